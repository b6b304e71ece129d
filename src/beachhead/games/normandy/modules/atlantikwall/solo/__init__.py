"""The German alone, against a Unit that moves by itself (K-10 to K-12)."""
