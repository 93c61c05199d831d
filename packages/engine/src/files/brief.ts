/** As long as a sentence may be, a name in it, and the path of a field. Files and arguments come in any length. */
const SENTENCE = 5000;
const QUOTED = 300;
const FIELD = 200;

/** A sentence with what it quotes cut to a readable length, and itself where even that is too long. */
export function brief(sentence: string): string {
  return cut(sentence.length <= QUOTED ? sentence : sentence.replace(/"([^"]*)"/g, shorter), SENTENCE);
}

function shorter(quotation: string, text: string): string {
  return text.length <= QUOTED ? quotation : `"${cut(text, QUOTED)}"`;
}

/** The path of a field, cut to a readable length. */
export function briefField(path: string): string {
  return cut(path, FIELD);
}

function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  // Not through the middle of a character.
  return `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
