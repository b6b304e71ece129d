"""Tables and saved games of earlier versions."""
