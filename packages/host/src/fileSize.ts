/** No match, scenario or set of charts comes near it; a larger file is something else. */
const MAX_MB = 64;
const MB = 2 ** 20;

/** Why a file of so many bytes is not read, as the end of a sentence about it; null where it is. */
export function sizeProblem(bytes: number): string | null {
  return bytes <= MAX_MB * MB ? null : `is too large: ${Math.ceil(bytes / MB)} MB. The limit is ${MAX_MB} MB.`;
}
