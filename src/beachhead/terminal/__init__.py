"""The table in a terminal: a full screen, or plain lines for pipes and screen readers."""
