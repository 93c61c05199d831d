import { message, type Refusal } from '@point-option/engine';
import { groupName } from '../data/names.ts';
import type { Battle } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { deckLimit } from './decks.ts';
import { groupOf, type Reading } from './groups.ts';

/** 6.24, 6.28, 22.6: units that a carrier may launch, or land, in a phase. */
export function handlingLimit(g: Reading, carrier: number): number {
  const limit = deckLimit(g, carrier, 'launch or land');
  return g.state.tired[carrier] === g.state.turn ? Math.max(0, limit - 1) : limit;
}

const handled = ({ launched, landedNow }: Battle, carrier: number): number =>
  (launched[carrier] ?? 0) + (landedNow[carrier] ?? 0);
const isLight = (carrier: number): boolean => CARRIERS[carrier]?.type === 'CVL';

/** 17.2, 17.3: how many more units a carrier may handle in this phase, by the course of its group. */
export function windLimit({ state }: Reading, carrier: number): number {
  const group = groupOf(state, carrier);
  const mark = state.groups[group]?.wind;
  if (mark === undefined) return Infinity;
  if (mark === 'station keeping' && !isLight(carrier)) return Math.max(0, 1 - handled(state, carrier));
  // One unit in all: of the whole group before the wind, of its light carriers on station.
  for (let other = 0; other < CARRIERS.length; other++)
    if (state.where[other] === group && handled(state, other) > 0 && (mark === 'leeward' || isLight(other))) return 0;
  return 1;
}

/** 17.2, 17.3: what is wrong with handling so many units on each carrier at once. */
export function windFault({ state }: Reading, units: readonly (number | undefined)[]): Refusal | undefined {
  if (!state.rules.advanced.leeward) return undefined;
  const inAll = new Map<number, number>();
  for (let carrier = 0; carrier < units.length; carrier++) {
    const n = units[carrier] ?? 0;
    const group = groupOf(state, carrier);
    const mark = n > 0 ? state.groups[group]?.wind : undefined;
    if (mark === undefined || (mark === 'station keeping' && !isLight(carrier))) continue;
    const total = (inAll.get(group) ?? 0) + n;
    inAll.set(group, total);
    if (total > 1)
      return {
        reason: message(mark === 'leeward' ? 'why one before the wind' : 'why one light carrier on station', {
          group: groupName(group),
        }),
        rule: mark === 'leeward' ? '17.2' : '17.3',
      };
  }
  return undefined;
}
