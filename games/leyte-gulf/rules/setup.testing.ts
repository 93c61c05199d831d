import { NONE } from '@point-option/chit-pull';
import { ask } from '@point-option/engine';
import { opening, order as give } from '@point-option/proving';
import { grid } from '../data/map.ts';
import type { ScenarioId } from '../data/scenarios.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { leyteGulf } from '../index.ts';
import { dataOf, numbered, order, type Table } from './standing.testing.ts';

/* The set-up of a match for tests: both sides number their forces in the order of the scenario. */

export function begin(scenario: ScenarioId = 'historical', options = {}): Table {
  return opening(leyteGulf, { scenario, options });
}
/** Both sides give their numbers in order. */
export function number(match: Table, scenario: ScenarioId = 'historical'): void {
  order(match, 'japan', numbered(scenario, 'japan'));
  order(match, 'us', numbered(scenario, 'us'));
}
/** The set-up, with hexes that are first in their lists. */
export function setUp(scenario: ScenarioId = 'historical', options = {}, ...dice: number[]): Table {
  const match = begin(scenario, options);
  number(match, scenario);
  order(match, 'us', {});
  const due = ask(match, 'us');
  give(match, 'us', (due?.example?.() ?? {}) as never, dice);
  return match;
}
/** The hex of a historical force. */
export function whereIs(match: Table, force: string): string {
  const number = dataOf(match).shipAt[SHIPS_OF.get(force)?.[0] ?? 0] ?? NONE;
  const there = dataOf(match).markers[number]?.hex ?? NONE;
  return there < 0 ? 'off' : grid.label(there);
}
/** What the enemy holds of it. */
export const seenOf = (match: Table, force: string): number =>
  dataOf(match).markers[dataOf(match).shipAt[SHIPS_OF.get(force)?.[0] ?? 0] ?? 0]?.seen ?? -1;
