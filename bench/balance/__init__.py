"""How hard the battles of Normandy are, and what each card is good for (`docs/balance.md`)."""
