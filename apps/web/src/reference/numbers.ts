/**
 * How rule books number, and where texts name a rule. `all` is every number of the book: it tells whether the book nests
 * by digits, so that 5.61 is a part of 5.6, or counts, so that 5.10 comes after 5.9 and 5.6.1 is a part of 5.6.
 */

export function isPartOf(rule: string, whole: string, all: readonly string[]): boolean {
  if (rule === whole) return false;
  if (isChapter(whole, all)) return chapterOf(rule) === chapterOf(whole);
  // A rule named by a word and a number has no parts.
  if (!whole.includes('.') || !rule.startsWith(whole)) return false;
  return !isCounted(all) || /^\D/.test(rule.slice(whole.length));
}

/** A chapter itself has a bare number, 5, or is numbered as its first rule, 5.0. */
export function isChapter(rule: string, all: readonly string[]): boolean {
  return /^\d+$/.test(rule) || (/^\d+\.0$/.test(rule) && !all.includes(chapterOf(rule)));
}

const counted = new WeakMap<readonly string[], boolean>();

/** Parts begin with 1: a tenth rule, or a second point, shows that digits count. */
function isCounted(all: readonly string[]): boolean {
  let is = counted.get(all);
  if (is === undefined) {
    is = all.some((rule) => /^\d+\.(\d*[1-9]0\b|\d+\.)/.test(rule));
    counted.set(all, is);
  }
  return is;
}

/** What a rule stands under: the number before the point, or the word before a dash. */
export function chapterOf(rule: string): string {
  return /^\d+(?=\.)/.exec(rule)?.[0] ?? rule.replace(/-\d+$/, '');
}

/** The rules that a rule is a part of, the widest first. */
export function wholesOf(rule: string, all: readonly string[]): string[] {
  return all.filter((other) => isPartOf(rule, other, all)).toSorted((a, b) => width(a) - width(b));
  function width(other: string): number {
    return isChapter(other, all) ? 0 : other.length;
  }
}

/** The parts of a rule, without the parts of these. */
export function partsOf(rule: string, all: readonly string[]): string[] {
  return all.filter((other) => isPartOf(other, rule, all) && wholesOf(other, all).at(-1) === rule);
}

/** The other parts of what a rule is a part of; where it is a part of nothing, the others of its chapter. */
export function besideOf(rule: string, all: readonly string[]): string[] {
  const whole = wholesOf(rule, all).at(-1);
  const family =
    whole === undefined ? all.filter((other) => chapterOf(other) === chapterOf(rule)) : partsOf(whole, all);
  return family.filter((other) => other !== rule);
}

/** The rule itself where the index has it, or else the narrowest that it is a part of. */
export function nearestOf(rule: string, all: readonly string[]): string | null {
  return all.includes(rule) ? rule : (wholesOf(rule, all).at(-1) ?? null);
}

export type Piece =
  | { readonly text: string }
  /** With the bracket before and the marks after it, which no line may break off. */
  | { readonly rule: string; readonly before: string; readonly after: string }
  | { readonly ruling: string; readonly text: string };

const NAMED = /(\(?)(\d{1,2}(?:\.\d{1,3})+[A-Z]?(?:-[IVX]+)?|\b[a-z]+-\d{2,3}\b|\brulings? \d+)([),.;:]*)/g;

/** A text with the rules and rulings that it names. Who does not know the index takes only what stands in brackets. */
export function piecesOf(text: string, known: ReadonlySet<string> | null): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: whole, 1: before = '', 2: named = '', 3: after = '', index } of text.matchAll(NAMED)) {
    const ruling = /^rulings? (\d+)$/.exec(named)?.[1];
    const at = index + before.length;
    const isNamed = ruling !== undefined || (known === null ? isBracketed(text, at) : known.has(named));
    if (!isNamed) continue;
    const end = ruling === undefined ? index + whole.length : at + named.length;
    const begin = ruling === undefined ? index : at;
    if (begin > from) pieces.push({ text: text.slice(from, begin) });
    pieces.push(ruling === undefined ? { rule: named, before, after } : { ruling, text: named });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

function isBracketed(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

export function rulesNamed(text: string, known: ReadonlySet<string> | null): string[] {
  return piecesOf(text, known).flatMap((piece) => ('rule' in piece ? [piece.rule] : []));
}
