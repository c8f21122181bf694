/** What PostgreSQL takes as text: no NUL, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

/**
 * Storable, and one line that reads as it is written: no control characters, no line or paragraph
 * separators, none of Unicode's bidirectional embeddings, overrides and isolates.
 */
export function isLine(text: string): boolean {
  return isStorable(text) && !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text);
}
