import {
  boxOf,
  includesRef,
  type PlaceableView,
  type PromptView,
  type Ref,
  type Refusal,
  refusalOf,
} from '@point-option/engine';
import { sameWords } from '@point-option/host';
import type { TypedNames } from '../text/typedNames.ts';

export type Arrange = PromptView & { readonly kind: 'arrange' };
/** Pieces placed so far: piece id to box id. */
export type Placed = Readonly<Record<string, string>>;

/** Words that take a piece out of its box again. */
const OUT = ['none', 'out', '-'];
const BY_ID: TypedNames = { piece: (id) => id, box: (id) => id };
/** What on the board goes by a text: "1213" is that hex, whatever else has the same id. */
export type PlacesCalled = (text: string) => readonly Ref[];
/** Every piece that may go into a box; and every one that is not placed yet. */
const ALL = 'all';
const REST = 'rest';

/**
 * Reads "S1 patrol, S2 S3 strike": pieces and then their box, by what they are called, by their numbers in the lists, by
 * id, or by its words in any order, "1-3 strike" for several; "all patrol" and "rest patrol" for those that may go there;
 * "S1 none" takes a piece out again. Gives what is placed then, or why it cannot be read.
 */
export function place(
  ask: Arrange,
  boxLabels: readonly string[],
  before: Placed,
  line: string,
  called: TypedNames = BY_ID,
  places: PlacesCalled = () => [],
): { placed: Placed } | { problem: string } {
  const placed: Record<string, string> = { ...before };
  for (const part of line
    .split(/[,;]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')) {
    const read = readPart({ ask, boxLabels, placed, called, places }, part.split(/\s+/));
    if (typeof read === 'string') return { problem: read };
    for (const piece of read.pieces) {
      if (read.box === null) delete placed[piece];
      else placed[piece] = read.box;
    }
  }
  return { placed };
}

/** Whether a line alone is a whole order: it places every piece, or several pairs where pieces may be left out. */
export function isWhole({ pieces, partial }: Arrange, placed: Placed, line: string): boolean {
  return pieces.every((piece) => Object.hasOwn(placed, piece.id)) || (partial && /[,;]/.test(line));
}

/** What no further piece could mend: one in a box that it may not enter, or a box with too many. */
export function misplaced({ side, procedure, step, rule, pieces, boxes }: Arrange, placed: Placed): Refusal | null {
  return refusalOf(
    {
      kind: 'arrange',
      side,
      procedure,
      step,
      rule,
      partial: true,
      pieces: pieces.map(({ id, boxes: own }) => ({ id, ...(own && { boxes: own }) })),
      boxes: boxes.map(({ id, max }) => ({ id, ...(max !== undefined && { max }) })),
    },
    { ...placed },
  );
}

/** The lists that a line is read by, and what is placed so far. */
interface Lists {
  readonly ask: Arrange;
  readonly boxLabels: readonly string[];
  readonly placed: Placed;
  readonly called: TypedNames;
  readonly places: PlacesCalled;
}

function readPart(
  { ask, boxLabels, placed, called, places }: Lists,
  words: string[],
): { pieces: string[]; box: string | null } | string {
  for (let cut = 1; cut < words.length; cut++) {
    const box = findBox(ask, boxLabels, words.slice(cut).join(' '), called);
    if (box === undefined) continue;
    const pieces = collected(ask, words.slice(0, cut), box, placed) ?? findPieces(ask, words.slice(0, cut), called);
    if (pieces) return { pieces, box };
  }
  const toward = readPlace(ask, words, called, places);
  if (toward) return toward;
  const text = words.join(' ');
  const hasBox = words.some(
    (_, cut) => cut > 0 && findBox(ask, boxLabels, words.slice(cut).join(' '), called) !== undefined,
  );
  if (words.length > 1 && !hasBox) {
    return `No box in "${text}". Boxes: ${ask.boxes.map((box) => called.box(box.id)).join(', ')}.`;
  }
  if (words.length > 1)
    return `No piece called "${piecePart(ask, boxLabels, words, called)}". Pieces: ${ask.pieces.map((piece) => called.piece(piece.id)).join(', ')}.`;
  const [piece] = ask.pieces;
  const box = piece?.boxes?.[0] ?? ask.boxes[0]?.id ?? '';
  return `"${text}" is not a piece and a box, such as "${called.piece(piece?.id ?? '')} ${called.box(box)}".`;
}

/** The words before the longest name of a box. */
function piecePart(ask: Arrange, boxLabels: readonly string[], words: readonly string[], called: TypedNames): string {
  const cut = words.findIndex(
    (_, at) => at > 0 && findBox(ask, boxLabels, words.slice(at).join(' '), called) !== undefined,
  );
  return words.slice(0, cut).join(' ');
}

/** A piece and a place on the board that stands for one of its boxes: "TG 58.2 1213", the hex that a course leads to. */
function readPlace(
  ask: Arrange,
  words: readonly string[],
  called: TypedNames,
  places: PlacesCalled,
): { pieces: string[]; box: string } | null {
  for (let cut = 1; cut < words.length; cut++) {
    const pieces = findPieces(ask, words.slice(0, cut), called);
    const there = pieces === null ? [] : places(words.slice(cut).join(' '));
    const boxes = new Set((pieces ?? []).map((id) => boxAt(ask, id, there)));
    const [box] = boxes;
    if (pieces && boxes.size === 1 && box !== undefined) return { pieces, box };
  }
  return null;
}

function boxAt({ pieces, boxes }: Arrange, id: string, there: readonly Ref[]): string | undefined {
  const piece = pieces.find((each) => each.id === id);
  const isThere = (ref: Ref): boolean => includesRef(there, ref);
  const own = Object.entries(piece?.places ?? {}).find(([, ref]) => isThere(ref));
  if (own) return own[0];
  const found = boxes.filter((box) => box.touches.some(isThere) && canEnter(piece, box.id));
  return found.length === 1 ? found[0]?.id : undefined;
}

function canEnter(piece: PlaceableView | undefined, box: string): boolean {
  return piece?.boxes?.includes(box) !== false;
}

/**
 * The box meant by what it is called, by its whole label, by its number in the list or by its id; null for none at all.
 * What is shown goes first: "raid 1" and "2" may be the ids of others.
 */
export function findBox(
  { boxes }: Arrange,
  labels: readonly string[],
  text: string,
  called: TypedNames,
): string | null | undefined {
  const word = text.toLowerCase();
  const meant =
    boxes.find(({ id }) => called.box(id).toLowerCase() === word) ??
    boxes.find((_, i) => labels[i]?.toLowerCase() === word) ??
    numbered(boxes, text) ??
    boxes.find((box) => box.id.toLowerCase() === word) ??
    boxes.find((box) => sameWords(box.id, text));
  if (meant) return meant.id;
  return OUT.includes(word) ? null : undefined;
}

/** What stands in a list at a number. */
function numbered<T>(list: readonly T[], text: string): T | undefined {
  return /^[1-9]\d*$/.test(text) ? list[Number(text) - 1] : undefined;
}

/** The pieces that "all" or "rest" stand for, before a box; null where neither is said. */
function collected({ pieces }: Arrange, words: readonly string[], box: string | null, placed: Placed): string[] | null {
  const word = words.join(' ').toLowerCase();
  if (word !== ALL && word !== REST) return null;
  return pieces
    .filter((piece) => box === null || (piece.boxes ?? [box]).includes(box))
    .filter((piece) => word === ALL || !Object.hasOwn(placed, piece.id))
    .map((piece) => piece.id);
}

/** The pieces of "3-5", by their numbers in the list. */
function ranged({ pieces }: Arrange, word: string): string[] | null {
  const [, from, to] = /^([1-9]\d*)-([1-9]\d*)$/.exec(word) ?? [];
  const found = from === undefined ? [] : pieces.slice(Number(from) - 1, Number(to)).map((piece) => piece.id);
  return found.length === 0 ? null : found;
}

/** Every word must belong to a piece, or be a range of them; ids of several words are tried whole first. */
function findPieces(ask: Arrange, words: readonly string[], called: TypedNames): string[] | null {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const several = ranged(ask, words[at] ?? '');
    if (several) {
      found.push(...several);
      at++;
      continue;
    }
    let length = words.length - at;
    let piece = findPiece(ask, words.slice(at).join(' '), called);
    while (piece === undefined && length > 1) {
      length--;
      piece = findPiece(ask, words.slice(at, at + length).join(' '), called);
    }
    if (piece === undefined) return null;
    found.push(piece);
    at += length;
  }
  return found;
}

function findPiece({ pieces }: Arrange, text: string, called: TypedNames): string | undefined {
  const word = text.toLowerCase();
  const named =
    pieces.find((piece) => called.piece(piece.id).toLowerCase() === word) ??
    numbered(pieces, text) ??
    pieces.find((piece) => piece.id.toLowerCase() === word) ??
    pieces.find((piece) => sameWords(piece.id, text));
  return named?.id;
}

/** What stands where, a line for each box in use, and what is left. */
export function placedLines(ask: Arrange, placed: Placed, called: TypedNames = BY_ID): string[] {
  const boxes = ask.boxes.flatMap((box) => {
    const pieces = ask.pieces
      .filter((piece) => boxOf(placed, piece.id) === box.id)
      .map((piece) => called.piece(piece.id));
    return pieces.length === 0 ? [] : [`${called.box(box.id)}: ${pieces.join(', ')}`];
  });
  const left = ask.pieces
    .filter((piece) => boxOf(placed, piece.id) === undefined)
    .map((piece) => called.piece(piece.id));
  return [...boxes, left.length === 0 ? 'Every piece is placed.' : `Not placed: ${left.join(', ')}.`];
}
