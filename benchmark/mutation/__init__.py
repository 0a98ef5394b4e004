"""Source-preserving single edits of six bug types, each operator with worked examples."""
