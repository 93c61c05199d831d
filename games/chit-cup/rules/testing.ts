import type { Answer, Match } from '@point-option/engine';
import { choicesOf, order, questionTo, refusalTo, standAt } from '@point-option/proving';
import { grid } from '../data/map.ts';
import { type Cup, type Deck, type Force, forceOf, setup, SQUADRONS } from '../data/state.ts';
import { chitCup } from '../index.ts';
import type { CupView } from '../view.ts';

export { heardBy as heard } from '@point-option/proving';

// Set-ups for the tests of the rules: a sea as it is wanted, and a match that stands at a step of it.

export type CupMatch = Match<Cup, CupView>;

/** Hexes by their distance from the group's first hex, 0306, due west of it. */
export const OFF = ['0306', '0305', '0304', '0303', '0302', '0301', '0201'] as const;

export const hex = (label: string): number => grid.mustHex(label);

export function force(marker: string, label: string, known: Partial<Force> = {}): Force {
  return { marker, hex: hex(label), level: 0, kind: null, strength: 0, hits: 0, ...known };
}

/** A force of known strength. */
export function measured(marker: string, label: string, kind: 'carriers' | 'surface', strength: number): Force {
  return force(marker, label, { level: 2, kind, strength });
}

/** So many squadrons in each box, the first named first; the rest are ready. */
export function deck(boxes: Partial<Record<Deck, number>>): Cup['deck'] {
  const placed = Object.entries(boxes).flatMap(([box, n]) => Array.from({ length: n }, () => box as Deck));
  return Object.fromEntries(SQUADRONS.map((id, index) => [id, placed[index] ?? 'ready']));
}

/** The set-up of the watch, with what differs. */
export function sea(differs: Partial<Cup> = {}): Cup {
  return { ...setup('watch'), ...differs };
}

/** A match played on from a step of the turn to its next decision; all dice given must be used. */
export function from(step: string, data: Cup, dice: readonly number[] = []): CupMatch {
  return standAt(chitCup, [{ procedure: 'turn', step }], data, { dice });
}

/** One chit alone in the cup, which needs no die to be drawn: its rules carried out to the next decision. */
export function draw(chit: string, data: Cup, dice: readonly number[] = []): CupMatch {
  return from('the cup', { ...data, chits: { [chit]: 1 } }, dice);
}

/** Gives an answer that must be accepted, with dice that must all be used. */
export function play(match: CupMatch, answer: Answer, ...dice: readonly number[]): CupMatch {
  order(match, 'you', answer, dice);
  return match;
}

/** The key of the reason why an answer is refused, or null where it is accepted. */
export function refused(match: CupMatch, answer: Answer): string | null {
  return refusalTo(match, 'you', answer)?.reason.key ?? null;
}

/** The question now asked, as "procedure: step". */
export function asked(match: CupMatch): string | null {
  return questionTo(match, 'you');
}

export function options(match: CupMatch): readonly (string | number)[] {
  return choicesOf(match, 'you');
}

/** The labels of the hexes the group may steer to. */
export function courses(match: CupMatch): string[] {
  return options(match)
    .map((at) => grid.label(Number(at)))
    .sort();
}

export function marker(match: CupMatch, name: string): Force | undefined {
  return forceOf(match.table, name);
}

/** Where a marker is, by label. */
export function place(match: CupMatch, name: string): string | undefined {
  const found = marker(match, name);
  return found && grid.label(found.hex);
}

/** How many squadrons are in a box. */
export function count(match: CupMatch, box: Deck): number {
  return SQUADRONS.filter((id) => match.table.state.deck[id] === box).length;
}
