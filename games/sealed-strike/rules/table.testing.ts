import type { Answer, Match, MatchOptions } from '@point-option/engine';
import { both as bothGive, opening as openingOf, standAt } from '@point-option/proving';
import type { Battle, Box, Fleet, Ship, Squadron } from '../data/state.ts';
import { sealedStrike } from '../index.ts';
import type { BattleView } from '../view.ts';

export { eventsOf as events, nowIn as at, order } from '@point-option/proving';

export type Table = Match<Battle, BattleView>;

export const RED_PLACED = { 'R-CV': 'north', 'R-CA': 'north', 'R-CB': 'centre', 'R-DA': 'south' } as const;
export const BLUE_PLACED = { 'B-CV': 'centre', 'B-CA': 'centre', 'B-CB': 'south', 'B-DA': 'lagoon' } as const;

/** A match at its very beginning. */
export function opening(scenario = 'strait', options: MatchOptions = {}): Table {
  return openingOf(sealedStrike, { scenario, options });
}

/** The strait with both fleets placed, about to play a step of the round. */
export function standing(
  step: 'begin' | 'search' | 'assign' | 'end of round',
  change: (data: Battle) => void = () => {},
  options: MatchOptions = {},
): Table {
  const data = sealedStrike.setup('strait', {});
  const placed: Readonly<Record<string, Box>> = { ...RED_PLACED, ...BLUE_PLACED };
  for (const fleet of [data.red, data.blue]) {
    for (const ship of fleet.ships) ship.box = placed[ship.id] as Box;
    fleet.shifts = step === 'begin' ? 0 : 1;
  }
  change(data);
  const frames = [
    { procedure: 'battle', step: 'rounds' },
    { procedure: 'round', step },
  ];
  return standAt(sealedStrike, frames, data, { options });
}

/** Both sides' sealed answers; the dice are rolled when the second is in. */
export function both(match: Table, red: Answer, blue: Answer, dice: readonly number[] = []): void {
  bothGive(match, { red, blue }, dice);
}

/** Red's strike, Blue's patrols and nothing else, up to Red's next decision or the end of the round. */
export function strike(
  match: Table,
  red: Readonly<Record<string, string>>,
  blue: Readonly<Record<string, string>> = {},
  dice: readonly number[] = [],
): void {
  both(match, { ...red }, { ...blue });
  both(match, 'hold', 'hold', dice);
}

export function ship(match: Table, id: string): Ship {
  return found(
    fleets(match).flatMap((fleet) => fleet.ships),
    id,
  );
}

export function squadron(match: Table, id: string): Squadron {
  return found(
    fleets(match).flatMap((fleet) => fleet.squadrons),
    id,
  );
}

function fleets(match: Table): Fleet[] {
  return [match.table.state.red, match.table.state.blue];
}

function found<T extends { id: string }>(list: readonly T[], id: string): T {
  const one = list.find((item) => item.id === id);
  if (!one) throw new Error(`There is no ${id}.`);
  return one;
}
