"""What does it cost to post a parcel of so many grams? The price list holds (heaviest weight in
grams, price) pairs, lightest first, and a parcel exactly at a pair's weight still has that price.
Above the last pair, its price grows by a surcharge for every kilogram begun beyond that weight. A
weight of zero or less, or an empty price list, gives None."""


def parcel_rate_for_weight(brackets, grams, surcharge):
    if grams <= 0 or not brackets:
        return None
    for heaviest, price in brackets:
        if grams <= heaviest:
            return price
    heaviest, price = brackets[-1]
    kilograms, rest = divmod(grams - heaviest, 1000)
    if rest > 0:
        kilograms += 1
    return price + kilograms * surcharge


assert parcel_rate_for_weight([(500, 350), (1000, 480), (5000, 900)], 500, 120) == 350
assert parcel_rate_for_weight([(500, 350), (1000, 480), (5000, 900)], 501, 120) == 480
assert parcel_rate_for_weight([(500, 350), (1000, 480), (5000, 900)], 5001, 120) == 1020
assert parcel_rate_for_weight([(500, 350), (1000, 480), (5000, 900)], 7000, 120) == 1140
assert parcel_rate_for_weight([(500, 350), (1000, 480), (5000, 900)], 7001, 125) == 1275
assert parcel_rate_for_weight([(800, 300), (2000, 700)], 0, 90) is None
assert parcel_rate_for_weight([(800, 300), (2000, 700)], 1, 90) == 300
assert parcel_rate_for_weight([(800, 300)], -20, 90) is None
assert parcel_rate_for_weight([], 400, 50) is None
