/** The few letters a counter has room for, taken from the label that a game gives it. */
export interface Inscription {
  /** At the head: "58.3", "K", "Lexington". */
  readonly name: string;
  /** Every number of what follows the name: units, points, hits. */
  readonly numbers: readonly number[];
  /** At the foot: what is known, in as few letters as there is room for. */
  readonly foot: string;
  /** The whole of what follows the name, where there is room for it, and otherwise nothing. */
  readonly rest: string;
}

/** "58.3", "J3", "I-10", "K": what stands for a name. */
const CODE = /(?<![\p{L}\d])(?:[A-Z]{0,2}-?\d[\d./]*[A-Z]?|[A-Z])(?![\p{L}\d])/gu;
/** What many names end with says least: "Kitkun Bay" is Kitkun, in letters that can be read. */
const LIKE_MANY = /(?<=\p{Ll}{4}) (?:Bay|Sea|Island)$/u;
const NAME_ROOM = 12;
const FOOT_ROOM = 13;

export function inscriptionOf(label: string): Inscription {
  const end = label.search(/[,:(]/);
  const head = (end < 0 ? label : label.slice(0, end)).trim();
  const tail =
    end < 0
      ? ''
      : label
          .slice(end + 1)
          .replace(/\)\s*$/, '')
          .trim();
  return {
    name: nameFrom(head),
    numbers: (tail.match(/\d+/g) ?? []).map(Number),
    foot: footFrom(tail),
    rest: tail.length <= FOOT_ROOM ? tail : '',
  };
}

function nameFrom(whole: string): string {
  const head = properName(whole);
  const codes = head.match(CODE) ?? [];
  const words = head.split(/\s+/);
  // "raid 2 of Force F" is wave 2 of F, and is called F-2.
  if (codes.length === 2 && words.length > 3) return `${codes[1]}-${codes[0]}`;
  if (codes.length === 1 && words.length === 2) return codes[0];
  if (LIKE_MANY.test(head)) return head.replace(LIKE_MANY, '');
  if (head.length <= NAME_ROOM) return head;
  const last = words.at(-1) ?? '';
  if (codes.length > 0) return `${initials(words.slice(0, -1))} ${last}`.trim();
  // Names stand last: "the raid from Guam".
  return shortened(last, NAME_ROOM);
}

/** "Hornet in 1309" is Hornet: the words a name begins with, where it begins with any. */
function properName(head: string): string {
  const words = head.split(/\s+/);
  const end = words.findIndex((word) => !/^[\p{Lu}\d]/u.test(word));
  return end > 0 ? words.slice(0, end).join(' ') : head;
}

const initials = (words: readonly string[]): string =>
  words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');

function footFrom(tail: string): string {
  if (tail.length <= FOOT_ROOM) return tail;
  const numbers = tail.match(/\d+/g);
  if (numbers) return numbers.slice(0, 3).join(' / ');
  const first = tail.split(',')[0] ?? '';
  return shortened(first.length <= FOOT_ROOM ? first : (first.split(/\s+/).at(-1) ?? ''), FOOT_ROOM);
}

const shortened = (text: string, room: number): string => (text.length <= room ? text : `${text.slice(0, room - 1)}.`);

/** How wide a text is for letters of size 1 in the drafting face: capitals and figures are broad. */
export function breadth(text: string): number {
  let sum = 0;
  for (const letter of text) sum += /[\p{Lu}\d]/u.test(letter) ? 0.66 : /[\s.,/il1-]/.test(letter) ? 0.34 : 0.55;
  return sum;
}

/** What the narrow face has of the width of the ordinary one. */
export const NARROW = 0.8;
const LEAST = 5.4;

/** The size of letters at which a text fits a width. */
export function fitted(text: string, width: number, most: number, breadthOfFace = 1): number {
  return Math.max(LEAST, Math.min(most, width / Math.max(0.1, breadth(text) * breadthOfFace)));
}
