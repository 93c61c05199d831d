import { EVERYTHING } from '../../rules/raid/fire.ts';
import { bestOf, counsel, type Habit } from '../frame.ts';
import { strengthNow } from './flights.ts';

/** Every ship fires once at everything it reaches, so the order of its shots decides nothing. */
export const fireShip: Habit = (_desk, ask) =>
  ask.kind === 'one' && ask.options.includes(EVERYTHING) ? counsel(EVERYTHING, 'fire everything') : undefined;

/** The strongest bomber first. */
export const fireTarget: Habit = ({ kit, fleet, view }, ask) => {
  if (ask.kind !== 'one') return undefined;
  const strongest = bestOf(ask.options, (id) => strengthNow(kit, view, fleet.squadronNumber.get(String(id)) ?? 0));
  return strongest === undefined ? undefined : counsel(strongest, 'fire everything');
};
