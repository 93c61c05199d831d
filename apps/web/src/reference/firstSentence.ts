/** A text up to its first full stop; the points in rule numbers are none. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
}
