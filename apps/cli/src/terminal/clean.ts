/** What breaks or shifts a line. A text from a file that holds it could pass for lines of the program's own. */
const SPACES = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** What a terminal takes for a command to itself, and what makes a text look otherwise than it reads. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The same, and the codes for bold letters, which are the program's own. */
const HIDDEN_OR_BOLD = new RegExp(`\u001B\\[(?:1|22)m|${HIDDEN.source}`, 'gu');

/**
 * A line that is safe to print: it stays one line, and what would not be seen is spelled out. Names, titles, answers and
 * charts come from files, and files come from strangers.
 */
export function clean(line: string, { bold = false } = {}): string {
  const oneLine = line.replace(SPACES, ' ');
  return bold
    ? oneLine.replace(HIDDEN_OR_BOLD, (found) => (found.length > 1 ? found : spelledOut(found)))
    : oneLine.replace(HIDDEN, spelledOut);
}

/** JSON that is safe to print. It still reads as the same data. */
export function cleanJson(json: string): string {
  // The only control characters that stand there unescaped below a space are the line breaks between fields.
  return json.replace(HIDDEN, (found) => (found === '\n' ? found : spelledOut(found)));
}

function spelledOut(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
