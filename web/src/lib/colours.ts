/** The colours that a seat may have; the server knows the same. */
export const COLOURS = ["olive", "sand", "navy", "rust", "slate", "plum"] as const;
