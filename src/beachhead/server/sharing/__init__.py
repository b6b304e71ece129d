"""What processes that serve the same tables tell each other, beside what the store keeps."""
