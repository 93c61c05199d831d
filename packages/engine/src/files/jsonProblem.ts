/** What may stand next in a text that is JSON so far. */
type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or }' | ', or ]' | 'end';

const WORDS: Readonly<Record<string, string>> = { t: 'true', f: 'false', n: 'null' };
const DIGITS = /\d+/y;
const SPACE = /[ \t\n\r]*/y;

/**
 * Why a text is not JSON, as the rest of a sentence with the line and the column; null where it is. Platforms that
 * parse JSON word their errors in their own ways, and most do not say where.
 */
export function jsonProblem(text: string): string | null {
  const reader = readerOf(text);

  /** Passes over a value, or the bracket that opens one; false where none stands here. */
  function passValue(open: string[]): boolean {
    const first = text[reader.at] ?? '';
    if (first === '"') return reader.passText();
    if (first === '{' || first === '[') {
      open.push(first);
      reader.at++;
      return true;
    }
    const word = WORDS[first];
    return word === undefined ? reader.passNumber() : reader.passWord(word);
  }

  /** What may follow a whole value: more of what it stands in. */
  const after = (open: readonly string[]): Wanted => {
    const inside = open[open.length - 1];
    return inside === undefined ? 'end' : inside === '{' ? ', or }' : ', or ]';
  };

  /** Reads one thing that is wanted, and gives what is wanted next; null where something else stands here. */
  function step(wanted: Wanted, open: string[]): Wanted | null {
    const next = text[reader.at];
    switch (wanted) {
      case ', or }':
      case ', or ]':
        if (next === ',') {
          reader.at++;
          return wanted === ', or }' ? 'key' : 'value';
        }
        return close(wanted, open);
      case 'key or }':
        if (next === '}') return close(wanted, open);
        return next === '"' && reader.passText() ? ':' : null;
      case 'key':
        return next === '"' && reader.passText() ? ':' : null;
      case ':':
        return reader.passWord(':') ? 'value' : null;
      case 'value or ]':
        if (next === ']') return close(wanted, open);
        return value(open);
      case 'value':
        return value(open);
      case 'end':
        return null;
    }
  }

  function close(wanted: Wanted, open: string[]): Wanted | null {
    if (text[reader.at] !== wanted.at(-1)) return null;
    open.pop();
    reader.at++;
    return after(open);
  }

  function value(open: string[]): Wanted | null {
    const depth = open.length;
    if (!passValue(open)) return null;
    if (open.length === depth) return after(open);
    return open[depth] === '{' ? 'key or }' : 'value or ]';
  }

  const open: string[] = [];
  for (let wanted: Wanted | null = 'value'; wanted !== null; wanted = step(wanted, open)) {
    reader.pass(SPACE);
    if (wanted === 'end' && reader.at === text.length) return null;
  }
  const place = placeOf(text, reader.at);
  const found = text.codePointAt(reader.at);
  if (found === undefined) return text === '' ? 'it is empty' : `it ends too soon, at ${place}`;
  return `unexpected ${JSON.stringify(String.fromCodePoint(found))} at ${place}`;
}

function placeOf(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** Passes over the parts of a text that is JSON so far, from wherever it stands. */
function readerOf(text: string) {
  const reader = { at: 0, pass, passWord, passText, passNumber };

  /** Passes over what a pattern matches here; whether that is anything. */
  function pass(pattern: RegExp): boolean {
    pattern.lastIndex = reader.at;
    const length = pattern.exec(text)?.[0].length ?? 0;
    reader.at += length;
    return length > 0;
  }

  function passWord(word: string): boolean {
    for (const letter of word) {
      if (text[reader.at] !== letter) return false;
      reader.at++;
    }
    return true;
  }

  function passText(): boolean {
    for (reader.at++; text[reader.at] !== '"'; reader.at++) {
      const unit = text.charCodeAt(reader.at);
      // The end of the text is not a number, and characters below a space must be escaped.
      if (!(unit >= 32)) return false;
      if (text[reader.at] === '\\' && !passEscape()) return false;
    }
    reader.at++;
    return true;
  }

  /** Stops on the last character of an escape. */
  function passEscape(): boolean {
    const escaped = text[++reader.at] ?? '';
    if (escaped !== 'u') return escaped !== '' && '"\\/bfnrt'.includes(escaped);
    for (let digits = 0; digits < 4; digits++) if (!/[\da-f]/i.test(text[++reader.at] ?? '')) return false;
    return true;
  }

  function passNumber(): boolean {
    if (text[reader.at] === '-') reader.at++;
    if (text[reader.at] === '0') reader.at++;
    else if (!pass(DIGITS)) return false;
    if (text[reader.at] === '.') {
      reader.at++;
      if (!pass(DIGITS)) return false;
    }
    if (text[reader.at] !== 'e' && text[reader.at] !== 'E') return true;
    reader.at++;
    if (text[reader.at] === '+' || text[reader.at] === '-') reader.at++;
    return pass(DIGITS);
  }

  return reader;
}
