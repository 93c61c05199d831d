import { UNITS } from '../data/aircraft.ts';
import { unitName } from '../data/names.ts';
import { unitRef } from '../data/refs.ts';
import { aboard, type Battle, type G, READY, RESTING } from '../data/state.ts';
import { lightNow, TURNS_A_DAY } from './clock.ts';

/** 22.0: the units that may fly by night: few, so they are known by their numbers. */
const NIGHT_UNITS: readonly number[] = UNITS.flatMap(({ model }, unit) => (model.night ? [unit] : []));

/** 22.1, 22.5: whether a unit may take off or search by night: a night unit that has not flown on the day before it. */
export function fliesByNight({ rules, flewByDay }: Battle, unit: number): boolean {
  return rules.advanced.nightOperations && UNITS[unit]?.model.night === true && !flewByDay.includes(unit);
}

/** Night units that stand ready on a carrier and may take off. */
export function nightUnitsReady(state: Battle, carrier: number): number {
  if (!state.rules.advanced.nightOperations) return 0;
  const place = aboard(carrier, READY);
  let ready = 0;
  for (const unit of NIGHT_UNITS) if (state.units[unit] === place && fliesByNight(state, unit)) ready++;
  return ready;
}

/** 22.4 to 22.6: what a take-off means for the crews of a night unit and of its carrier. */
export function noteTakeOff({ state }: G, unit: number, carrier: number): void {
  if (!state.rules.advanced.nightOperations || UNITS[unit]?.model.night !== true) return;
  if (lightNow(state) === 'night') {
    noteNightWork(state, unit);
    state.tired[carrier] = (Math.floor(state.turn / TURNS_A_DAY) + 1) * TURNS_A_DAY;
  } else if (state.turn < TURNS_A_DAY && !state.flewByDay.includes(unit)) state.flewByDay.push(unit);
}
/** 22.4: it has taken off, or searched, by night. */
export function noteNightWork({ flewByNight }: Battle, unit: number): void {
  if (!flewByNight.includes(unit)) flewByNight.push(unit);
}

/** 22.4: a unit that has landed after a night in the air is out of the battle, and nobody's loss. */
export function restAfterNight(g: G, unit: number): void {
  const { state } = g;
  if (!state.flewByNight.includes(unit)) return;
  state.flewByNight = state.flewByNight.filter((other) => other !== unit);
  state.units[unit] = RESTING;
  if (!g.silent) g.emit('night unit rests', { unit: unitName(unit) }, { rule: '22.4', touches: [unitRef(unit)] });
}
