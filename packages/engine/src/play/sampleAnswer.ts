import { type Ask, refusalOf } from './ask.ts';
import { allotment, drawAllotment } from './allotment.ts';
import { arrangement } from './arrangement.ts';
import type { Answer, Box, OptionId, Piece } from './decision.ts';
import type { Dice } from '../chance/dice.ts';
import { RulesFault } from './refusal.ts';
import { walk } from './route.ts';

/** Attempts at an answer that is right as a whole before the example is used, or one worked out. */
const TRIES = 24;
/** The place of the box of a piece that is left out. */
const NOWHERE = -1;
/** Attempts after which an arrangement moves fewer and fewer pieces: where many hang together, nothing else is ever accepted. */
const BOLD_TRIES = 4;

type ArrangeAsk = Ask & { kind: 'arrange' };

/** A valid answer, drawn by dice from the ask alone: what the fuzzer and the random staff play. */
export function sampleAnswer(ask: Ask, dice: Dice): Answer {
  switch (ask.kind) {
    case 'one': {
      const n = ask.options.length;
      if (n === 0) throw deadEnd(ask);
      return ask.options[n === 1 ? 0 : dice.die(n) - 1] as OptionId;
    }
    case 'amount':
      if (ask.max < ask.min || ask.by < 1) throw deadEnd(ask);
      return ask.min + ask.by * (dice.die(Math.floor((ask.max - ask.min) / ask.by) + 1) - 1);
    case 'confirm':
      return dice.die(2) === 1;
    case 'some':
      return sampleWhole(ask, dice, sampleSome);
    case 'arrange':
      return sampleArrange(ask, dice);
    case 'path':
      return sampleWhole(ask, dice, walk);
    case 'allot':
      return sampleWhole(ask, dice, drawAllotment);
  }
}

function deadEnd(ask: Ask): RulesFault {
  return new RulesFault(
    `Dead end: ${ask.side} is asked for "${ask.procedure}: ${ask.step}" (rule ${ask.rule}) and no answer is accepted.`,
  );
}

/** Draws until an answer is right. `draw` keeps all the limits, or gives null: only the whole may be wrong with it. */
function sampleWhole<A extends Ask>(ask: A, dice: Dice, draw: (ask: A, dice: Dice, tries: number) => Answer): Answer {
  const { accepts } = ask;
  for (let i = 0; i < TRIES; i++) {
    const answer = draw(ask, dice, i);
    if (answer !== null && (accepts === undefined || accepts(answer) === null)) return answer;
  }
  return lastResort(ask);
}

/** What is answered where no draw is accepted. */
function lastResort(ask: Ask): Answer {
  const answer = ask.example?.() ?? workedOut(ask);
  if (answer === null || refusalOf(ask, answer) !== null) throw deadEnd(ask);
  return answer;
}

/** One answer that keeps every limit, where such can be worked out. */
function workedOut(ask: Ask): Answer {
  switch (ask.kind) {
    case 'arrange':
      return arrangement(ask);
    case 'allot':
      return allotment(ask);
    case 'one':
    case 'some':
    case 'amount':
    case 'confirm':
    case 'path':
      return null;
  }
}

function sampleSome(ask: Ask & { kind: 'some' }, dice: Dice): OptionId[] {
  if (ask.max < ask.min) throw deadEnd(ask);
  const pool = ask.options.slice();
  const n = ask.min + dice.die(ask.max - ask.min + 1) - 1;
  for (let i = 0; i < n; i++) {
    const j = i + dice.die(pool.length - i) - 1;
    const chosen = pool[j] as OptionId;
    pool[j] = pool[i] as OptionId;
    pool[i] = chosen;
  }
  pool.length = n;
  return pool;
}

/**
 * An arrangement to be filled piece by piece. Hardly two orders place the same pieces, and the compiler would make up a
 * class for every one of them: an object without a prototype is a table of names from the start, and five times as fast.
 */
function emptyArrangement(): Record<string, string> {
  return Object.create(null) as Record<string, string>;
}

/**
 * Piece by piece into a box with room, each as likely; a piece that may rest is left out as likely as that. A draw fails where a piece finds
 * none, or a box has too few in the end.
 */
function sampleArrange(ask: ArrangeAsk, dice: Dice): Answer {
  const { boxes, rejects } = ask;
  let hasMax = false;
  let hasMin = false;
  for (const box of boxes) {
    hasMax ||= box.max !== undefined;
    hasMin ||= box.min !== undefined && box.min > 0;
  }
  if (!hasMax && !hasMin)
    return rejects === undefined ? sampleWhole(ask, dice, sampleUnlimited) : sampleUnrejected(ask, dice, rejects);
  const places = hasMax ? placesOf(ask) : null;
  const limits = places === null ? [] : boxes.map((box) => box.max ?? ask.pieces.length);
  return sampleWhole(ask, dice, (_ask, _dice, tries) => {
    const placed = places === null ? sampleUnlimited(ask, dice, tries) : sampleLimited(ask, places, limits, dice);
    return placed !== null && hasMin && !hasEnough(ask, placed) ? null : placed;
  });
}

/** Where a question tells at once what it rejects: only what passes is put together, and is right. */
function sampleUnrejected(ask: ArrangeAsk, dice: Dice, rejects: NonNullable<ArrangeAsk['rejects']>): Answer {
  const allowed = allowedPlaces(ask);
  const into: number[] = [];
  for (const _piece of ask.pieces) into.push(NOWHERE);
  for (let i = 0; i < TRIES; i++)
    if (drawPlaces(ask, allowed, dice, i, into) && !rejects(into)) return arranged(ask, into);
  return lastResort(ask);
}

/**
 * For every piece the places of the boxes it may go into. Worked out once for all attempts, and once for neighbours
 * that share their list of boxes: names are compared nowhere else.
 */
function placesOf({ pieces, boxes }: ArrangeAsk): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [];
  let allowed: Piece['boxes'];
  let places: readonly number[] | null = null;
  for (const piece of pieces) {
    if (places === null || piece.boxes !== allowed) places = placesAmong(boxes, piece.boxes);
    allowed = piece.boxes;
    lists.push(places);
  }
  return lists;
}
function placesAmong(boxes: readonly Box[], allowed: Piece['boxes']): number[] {
  const places: number[] = [];
  for (let at = 0; at < boxes.length; at++) {
    if (allowed !== undefined && !allowed.includes((boxes[at] as Box).id)) continue;
    // Most lists have one box; a list of one takes less room than one that grew.
    if (allowed?.length === 1) return [at];
    places.push(at);
  }
  return places;
}

/** Where boxes can be full. */
function sampleLimited(
  { pieces, boxes, partial }: ArrangeAsk,
  places: readonly (readonly number[])[],
  limits: readonly number[],
  dice: Dice,
): Record<string, string> | null {
  const room = limits.slice();
  const placed = emptyArrangement();
  let missing = false;
  // The boxes with room, of those that this piece and its neighbours may go into: the first so many of the list.
  const open: number[] = [];
  let free = 0;
  let openOf: readonly number[] | null = null;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Piece;
    const own = places[i] as readonly number[];
    if (own !== openOf) {
      openOf = own;
      free = 0;
      for (const at of own) if ((room[at] as number) > 0) open[free++] = at;
    }
    const rests = partial && piece.must !== true;
    if (free === 0 && !rests) missing = true;
    const choices = free + (rests ? 1 : 0);
    const nth = choices === 0 ? 1 : dice.die(choices);
    if (nth > free) continue;
    const at = open[nth - 1] as number;
    placed[piece.id] = (boxes[at] as Box).id;
    const left = (room[at] as number) - 1;
    room[at] = left;
    if (left > 0) continue;
    free--;
    for (let place = nth - 1; place < free; place++) open[place] = open[place + 1] as number;
  }
  return missing ? null : placed;
}

/** The same where no box can be. */
function sampleUnlimited(ask: ArrangeAsk, dice: Dice, tries: number): Record<string, string> | null {
  const { pieces, boxes, partial } = ask;
  if (pieces.length === 0) return {};
  const placed = emptyArrangement();
  let missing = false;
  for (const piece of pieces) {
    const allowed = piece.boxes;
    const n = allowed === undefined ? boxes.length : allowed.length;
    const rests = partial && piece.must !== true;
    if (n === 0 && !rests) missing = true;
    const nth = nthBox(n, rests, dice, tries);
    if (nth < n) placed[piece.id] = allowed === undefined ? (boxes[nth] as Box).id : (allowed[nth] as string);
  }
  return missing ? null : placed;
}

/** The same by places in the list of boxes: it fills `into`, and gives whether every piece has a box that must have one. */
function drawPlaces(
  { pieces, partial }: ArrangeAsk,
  allowed: readonly (readonly number[])[],
  dice: Dice,
  tries: number,
  into: number[],
): boolean {
  let missing = false;
  for (let i = 0; i < pieces.length; i++) {
    const own = allowed[i] as readonly number[];
    const n = own.length;
    const rests = partial && (pieces[i] as Piece).must !== true;
    if (n === 0 && !rests) missing = true;
    const nth = nthBox(n, rests, dice, tries);
    into[i] = nth < n ? (own[nth] as number) : NOWHERE;
  }
  return !missing;
}

/** Which of so many boxes a piece goes into; their number where it rests. */
function nthBox(n: number, rests: boolean, dice: Dice, tries: number): number {
  if (n === 0 && !rests) return n;
  const shy = Math.max(1, tries - BOLD_TRIES + 2);
  if (rests && shy > 1 && dice.die(shy) > 1) return n;
  return dice.die(rests ? n + 1 : n) - 1;
}

/** For every piece the places of its boxes, in the order in which it names them. */
function allowedPlaces({ pieces, boxes }: ArrangeAsk): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [];
  let names: Piece['boxes'];
  let places: readonly number[] | null = null;
  for (const piece of pieces) {
    if (places === null || piece.boxes !== names)
      places = (piece.boxes ?? boxes.map(({ id }) => id)).map((name) => boxes.findIndex(({ id }) => id === name));
    names = piece.boxes;
    lists.push(places);
  }
  return lists;
}

function arranged({ pieces, boxes }: ArrangeAsk, into: readonly number[]): Record<string, string> {
  const placed = emptyArrangement();
  for (let i = 0; i < pieces.length; i++) {
    const at = into[i] as number;
    if (at !== NOWHERE) placed[(pieces[i] as Piece).id] = (boxes[at] as Box).id;
  }
  return placed;
}

/** Whether every box has its least. */
function hasEnough({ pieces, boxes }: ArrangeAsk, placed: Readonly<Record<string, string>>): boolean {
  for (const { id, min = 0 } of boxes) {
    let n = 0;
    for (const piece of pieces) if (placed[piece.id] === id) n++;
    if (n < min) return false;
  }
  return true;
}
