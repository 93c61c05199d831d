const FAILED = 'The rules fail there';

/**
 * What to say of a place in a file where the rules fail. An error of ours tells in a sentence what cannot be. One of the
 * language's own, such as a property read of nothing, tells nothing to whoever opened the file: it is a TypeError, which
 * none of ours is, or has no full stop.
 */
export function failureAt(error: unknown): string {
  const told = toldBy(error);
  return told === null ? `${FAILED}.` : `${FAILED}: ${told}`;
}

/** The sentence of an error of ours alone, or that the rules fail. */
export function failureOf(error: unknown): string {
  return toldBy(error) ?? `${FAILED}.`;
}

function toldBy(error: unknown): string | null {
  if (!(error instanceof Error) || error instanceof TypeError) return null;
  return error.message.endsWith('.') ? error.message : null;
}
