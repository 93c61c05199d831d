import { check, checkLocals, type Frame, same } from '@point-option/engine';
import { grid, type SideId, SIDES } from './data/map.ts';
import { at, type Hidden, type Known, LETTERS, other, SQUADRONS, UNDEALT, type Waters } from './data/state.ts';
import { localShapes } from './invariantsLocals.ts';
import { shape } from './invariantsShape.ts';
import { turnFaults } from './invariantsTurn.ts';
import { possibleWith } from './rules/disclosure.ts';

/** Cards, ships and squadrons are conserved, and the truth is always among what can be concluded from what was told. */
export function invariants(data: Waters, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, data, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  return [
    ...clockFaults(data),
    ...SIDES.flatMap((side) => [...faultsOf(data, side), ...possibleFaults(data, side)]),
    ...turnFaults(data, agenda),
  ];
}

function clockFaults({ turn, turns }: Waters): string[] {
  return turn > turns ? [`It is turn ${turn} of ${turns}.`] : [];
}

function faultsOf(data: Waters, side: SideId): string[] {
  return [
    ...fleetFaults(data, side),
    ...airFaults(data.known[side], data.hidden[side], side),
    ...pictureFaults(data, side),
    ...searchFaults(data.known[side], side),
  ];
}

function searchFaults({ searches, looked }: Known, side: SideId): string[] {
  return looked > searches.length ? [`${side} has looked at ${looked} of ${searches.length} places.`] : [];
}

function fleetFaults(data: Waters, side: SideId): string[] {
  const known = data.known[side];
  const { cards, hits, hex } = data.hidden[side];
  const faults: string[] = [];
  const dealt = cards.every((card) => card !== UNDEALT);
  if (dealt && !same(inOrder(cards), inOrder(data.deck)))
    faults.push(`${side} holds the cards ${cards.join(' ')}, and its deck is ${data.deck.join(' ')}.`);
  LETTERS.forEach((letter, marker) => {
    const name = `${side} ${letter}`;
    const card = at(cards, marker);
    const lost = at(hits, marker);
    if (lost > Math.max(0, card)) faults.push(`${name} has lost ${lost} of ${card} ships.`);
    if (dealt && (possibleWith(known, marker, data.deck.indexOf(card)) & (1 << lost)) === 0)
      faults.push(`${name} is ${card} ships less ${lost}, which was ruled out by what was told.`);
    if (grid.distance(at(hex, marker), at(known.pin, marker)) > at(known.slack, marker))
      faults.push(`${name} is in ${grid.label(at(hex, marker))}, which was ruled out by what was told.`);
    const fate = at(known.fate, marker);
    const isRight = card > 0 ? fate === (lost === card ? 'sunk' : 'at sea') : fate !== 'sunk';
    if (!isRight) faults.push(`${name} is ${at(known.fate, marker)} with ${card - lost} ships.`);
  });
  return faults;
}

/** 2.2: nobody concludes that a card has lost more than it has, and an undealt one has lost nothing. */
function possibleFaults({ known, deck }: Waters, side: SideId): string[] {
  return LETTERS.flatMap((_, marker) =>
    deck.flatMap((card, n) =>
      possibleWith(known[side], marker, n) < 2 ** (card + 1)
        ? []
        : [`data.known.${side}.possible[${marker * deck.length + n}] has more than ${card} ships lost.`],
    ),
  );
}

function airFaults(known: Known, hidden: Hidden, side: SideId): string[] {
  const { ready, flying } = hidden;
  const faults: string[] = [];
  if (known.lost < 0 || ready < 0 || ready + known.lost > SQUADRONS)
    faults.push(`${side} has ${ready} squadrons ready and ${known.lost} lost, of ${SQUADRONS}.`);
  if (flying > ready || flying > 0 !== known.aloft)
    faults.push(`${side} has ${flying} squadrons in the air and ${ready} ready.`);
  if ((known.mayBeReady & (1 << ready)) === 0)
    faults.push(`${side} has ${ready} squadrons ready, which was ruled out by what was told.`);
  return faults;
}

function pictureFaults(data: Waters, side: SideId): string[] {
  const { picture } = data.known[side];
  const { fate } = data.known[other(side)];
  return LETTERS.flatMap((letter, marker) => {
    const contact = picture[marker];
    if (!contact) return [];
    const faults: string[] = [];
    if (at(fate, marker) !== 'at sea')
      faults.push(`${side} has a contact with ${letter}, which is ${at(fate, marker)}.`);
    if (contact.turn > data.turn)
      faults.push(`${side} has a contact with ${letter} of turn ${contact.turn} in turn ${data.turn}.`);
    return faults;
  });
}

function inOrder(cards: readonly number[]): number[] {
  return [...cards].sort((a, b) => a - b);
}
