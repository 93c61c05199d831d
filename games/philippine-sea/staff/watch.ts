import { grid, SAIPAN } from '../data/map.ts';
import type { Battle } from '../data/state.ts';
import { turnAt } from '../rules/clock.ts';
import { fleetHex } from './desk.ts';
import { isBattleLineDivided } from './sailing.ts';
import type { Doctrine, SecondDay, Temper } from './tempers.data.ts';

/** The second day begins; a battle that goes on to it has two. */
const SECOND_DAY = turnAt(20, '0530');

/** What he goes by on the second day, put together once for each. */
const merged = new Map<Temper, Doctrine>();

/** The numbers that an admiral goes by now. */
export function doctrineOf(temper: Temper, view: Battle): Doctrine {
  const { second } = temper;
  if (!second || view.turn < second.from || view.rules.recoveryFrom <= SECOND_DAY) return temper;
  if (!isAway(temper, view) && !isSaipanSafe(second, view)) return temper;
  let doctrine = merged.get(temper);
  if (doctrine === undefined) {
    doctrine = { ...temper, ...second.change };
    merged.set(temper, doctrine);
  }
  return doctrine;
}
/** Whether he has left Saipan behind already. */
const isAway = ({ guard }: Doctrine, view: Battle): boolean => grid.distance(fleetHex(view), SAIPAN) > guard + 1;
/** Whether nobody who does not retire is near Saipan, or Battle Line bars the way. */
const isSaipanSafe = ({ safe }: Pick<SecondDay, 'safe'>, view: Battle): boolean =>
  isBattleLineDivided(view) ||
  view.forces.every(({ hex, retiring }) => retiring || hex < 0 || grid.distance(hex, SAIPAN) >= safe);
