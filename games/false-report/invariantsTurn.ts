import { type Frame, same } from '@point-option/engine';
import { AROUND, BASE, grid, SEARCHABLE, type SideId, SIDES, STRIKE_REACH } from './data/map.ts';
import { at, DUMMY, FADES, LETTERS, other, setup, SQUADRONS, UNDEALT, type Waters } from './data/state.ts';
import type { Movement } from './rules/movement.ts';
import type { Look } from './rules/search.ts';
import type { Strike } from './rules/strike.ts';
import { NONE } from './rules/target.ts';
import { beaten } from './rules/victory.ts';

/** 2.1: the steps of a turn, in order. */
const STEPS = ['movement', 'shadow', 'search', 'looks', 'target', 'squadrons', 'strikes'];

/** Where a turn stands. */
interface Standing {
  readonly data: Waters;
  readonly stage: number;
  readonly inner: Frame | undefined;
}

/** What stands at each step of a turn: nothing of a later one, and all of the earlier. */
export function turnFaults(data: Waters, agenda: readonly Frame[]): string[] {
  const [outermost, within, inner] = agenda;
  if (outermost === undefined) return [];
  if (outermost.step === 'deal')
    return same(data, setup(data.squalls ? 'squalls' : 'strait')) ? [] : ['The battle is under way before the deal.'];
  if (within === undefined) return [];
  const standing = { data, inner, stage: STEPS.indexOf(within.step) };
  return [
    ...(data.over ? ['data.over should be false, since the match goes on.'] : []),
    ...(isAt(standing, 'strikes') || !beaten(data) ? [] : ['A side has nothing left, and the match goes on.']),
    ...SIDES.flatMap((side) => [
      ...(data.hidden[side].cards.includes(UNDEALT) ? [`data.hidden.${side}.cards are not all dealt.`] : []),
      ...placeFaults(standing, side),
      ...pictureFaults(standing, side),
      ...searchFaults(standing, side),
      ...strikeFaults(standing, side),
    ]),
    ...(inner?.procedure === 'look' ? lookFaults(data, inner.locals as Look) : []),
    ...(inner?.procedure === 'strike' ? attackFaults(data, inner.locals as Strike) : []),
  ];
}

const isAt = ({ stage }: Standing, step: string): boolean => stage === STEPS.indexOf(step);
const isPast = ({ stage }: Standing, step: string): boolean => stage > STEPS.indexOf(step);

/** 4.1: how often a formation was ordered to move. */
function movesOf({ data, inner, ...standing }: Standing, marker: number): number {
  const isMoving = inner?.procedure === 'movement' && (inner.locals as Movement).marker <= marker;
  return standing.stage > 0 || !isMoving ? data.turn : data.turn - 1;
}

/** 2.2: a formation is pinned by the enemy's contact with it, and else moved from its base at most. */
function placeFaults(standing: Standing, side: SideId): string[] {
  const { inner } = standing;
  const { pin, slack, fate } = standing.data.known[side];
  const { picture } = standing.data.known[other(side)];
  return LETTERS.flatMap((letter, marker) => {
    const moves = movesOf(standing, marker);
    const contact = picture[marker];
    const faults: string[] = [];
    if (at(slack, marker) > moves)
      faults.push(`data.known.${side}.slack[${marker}] is ${slack[marker]}, and ${letter} has moved ${moves} times.`);
    if (at(fate, marker) === 'at sea' && at(slack, marker) === moves && at(pin, marker) !== BASE[side])
      faults.push(`data.known.${side}.pin[${marker}] is not the base, and ${letter} was never found.`);
    // 5.4: what is sighted is known before it is reported.
    const look = inner?.procedure === 'look' ? (inner.locals as Look) : null;
    const isReported = look === null || look.by === side || look.marker !== marker;
    if (contact && isReported && (contact.hex !== at(pin, marker) || moves - contact.turn !== at(slack, marker)))
      faults.push(`data.known.${other(side)}.picture[${marker}] is not where and when ${letter} was found.`);
    return faults;
  });
}

/** 5.6, 7.2: contacts are made after the movement, and fade. */
function pictureFaults({ data, stage }: Standing, side: SideId): string[] {
  return data.known[side].picture.flatMap((contact, marker) => {
    if (!contact) return [];
    const isFaded = contact.turn < data.turn - FADES;
    const isToCome = contact.turn === data.turn && stage < 2;
    return isFaded || isToCome
      ? [`data.known.${side}.picture[${marker}].turn is ${contact.turn} in turn ${data.turn}.`]
      : [];
  });
}

function searchFaults(standing: Standing, side: SideId): string[] {
  const { searches, looked } = standing.data.known[side];
  const faults: string[] = [];
  if (new Set(searches).size < searches.length) faults.push(`data.known.${side}.searches names a hex twice.`);
  if (searches.some((hex) => !SEARCHABLE[side].includes(hex)))
    faults.push(`data.known.${side}.searches are out of reach.`);
  if (!isPast(standing, 'search') && searches.length > 0)
    faults.push(`data.known.${side}.searches are named before they are asked for.`);
  if (isPast(standing, 'looks') && looked < searches.length) faults.push(`data.known.${side}.looked is too few.`);
  return faults;
}

/** 6.1, 6.2: who names a target has squadrons ready; they are in the air until the strike is flown. */
function strikeFaults(standing: Standing, side: SideId): string[] {
  const { target, aloft, picture, mayBeReady, lost } = standing.data.known[side];
  const { ready } = standing.data.hidden[side];
  const faults: string[] = [];
  if (mayBeReady >= 2 ** (SQUADRONS - lost + 1))
    faults.push(`data.known.${side}.mayBeReady is ${mayBeReady}, with ${lost} squadrons lost.`);
  if (!isPast(standing, 'target') && target !== NONE) faults.push(`data.known.${side}.target is named too early.`);
  if (aloft && !isAt(standing, 'strikes')) faults.push(`data.known.${side}.aloft is true, and no strike is flown.`);
  const contact = picture[target];
  const isAhead = isAt(standing, 'squadrons') || aloft;
  if (target !== NONE && isAhead) {
    if (!contact || grid.distance(BASE[side], contact.hex) > STRIKE_REACH)
      faults.push(`data.known.${side}.target is ${target}, which is no contact in reach.`);
    if (ready === 0 || mayBeReady % 2 === 1)
      faults.push(`data.known.${side}.target is named without a squadron ready.`);
  }
  if (aloft && target === NONE) faults.push(`data.known.${side}.aloft is true, and there is no target.`);
  return faults;
}

/** 5.2, 5.4: what is reported was found in the hexes of the search that was just looked at. */
function lookFaults({ known, hidden }: Waters, { by, around, marker, hex }: Look): string[] {
  const searched = other(by);
  const { searches, looked } = known[by];
  const isFirst =
    by === SIDES[0] ? known[searched].looked === 0 : known[searched].looked === known[searched].searches.length;
  const isFound =
    known[searched].fate[marker] === 'at sea' &&
    hidden[searched].hex[marker] === hex &&
    known[searched].pin[marker] === hex &&
    known[searched].slack[marker] === 0 &&
    at(AROUND, around).includes(hex);
  return isFirst && isFound && searches[looked - 1] === around
    ? []
    : ['The search under way has not found what it reports.'];
}

/** 6.3 to 6.6: the strike under way has met what it was sent against. */
function attackFaults({ known, hidden, turn }: Waters, { by, marker, hex, squadrons, pressed }: Strike): string[] {
  const struck = other(by);
  const own = known[by];
  const contact = own.picture[marker];
  const isMet =
    contact?.hex === hex &&
    contact.turn === turn &&
    contact.source === 'strike' &&
    known[struck].fate[marker] === 'at sea' &&
    hidden[struck].hex[marker] === hex &&
    hidden[struck].cards[marker] !== DUMMY;
  const isInTurn = by === SIDES[0] ? known[struck].aloft === (known[struck].target !== NONE) : !known[struck].aloft;
  const isFlown = own.target === marker && !own.aloft && !pressed && squadrons > 0;
  const all = hidden[by].ready + own.lost + squadrons;
  return isMet && isInTurn && isFlown && all <= SQUADRONS ? [] : ['The strike under way has not met what it attacks.'];
}
