/** How rule books number: 5.61 is a part of 5.6, which is a part of 5.0; and where texts name a rule. */

export function isPartOf(rule: string, whole: string): boolean {
  if (rule === whole) return false;
  // A bare number is a chapter; a rule named by a word and a number has no parts.
  if (!whole.includes('.')) return /^\d+$/.test(whole) && chapterOf(rule) === whole;
  if (isChapter(whole)) return chapterOf(rule) === chapterOf(whole);
  return rule.startsWith(whole);
}

/** Rule books number a chapter itself as its first rule: 5.0. */
export function isChapter(rule: string): boolean {
  return /^\d+\.0$/.test(rule);
}

/** What a rule stands under: the number before the point, or the word before a dash. */
export function chapterOf(rule: string): string {
  return /^\d+(?=\.)/.exec(rule)?.[0] ?? rule.replace(/-\d+$/, '');
}

/** The rules that a rule is a part of, the widest first. */
export function wholesOf(rule: string, all: readonly string[]): string[] {
  return all.filter((other) => isPartOf(rule, other)).toSorted((a, b) => width(a) - width(b));
}
const width = (rule: string): number => (isChapter(rule) ? 0 : rule.length);

/** The parts of a rule, without the parts of these. */
export function partsOf(rule: string, all: readonly string[]): string[] {
  return all.filter((other) => isPartOf(other, rule) && wholesOf(other, all).at(-1) === rule);
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

const NAMED = /(\(?)(\d{1,2}\.\d{1,3}[A-Z]?(?:-[IVX]+)?|\b[a-z]+-\d\d\b|\brulings? \d+)([),.;:]*)/g;

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
