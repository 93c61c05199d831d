/** How wide a text is for letters of size 1 in the drafting face: capitals and figures are broad. */
export function textWidth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += /[\p{Lu}\d]/u.test(letter) ? 0.66 : /[\s.,/il1-]/.test(letter) ? 0.34 : 0.55;
  return sum;
}

/** What the narrow face has of the width of the ordinary one. */
export const NARROW = 0.8;
const SMALLEST = 5.4;

/** The size of letters at which a text fits a width. */
export function fitted(text: string, width: number, largest: number, widthOfFace = 1): number {
  return Math.max(SMALLEST, Math.min(largest, width / Math.max(0.1, textWidth(text) * widthOfFace)));
}
