import { rosterOf } from './data/roster.ts';
import { pacific } from './data/pacific.ts';
import { groundOf, kindOfUnit, LEVELS, type War } from './data/state.ts';

/** Every unit is somewhere, sides never share a place, and nothing is hidden from the truth. */
export function invariants(war: War): string[] {
  const { entries } = rosterOf(war.scenario);
  const ground = groundOf(war);
  const holders = new Map<string, string>();
  const faults: string[] = [];
  war.units.forEach((unit, i) => {
    const { id, side } = entries[i] ?? { id: 'nobody', side: '' };
    if (unit.id !== id) faults.push(`${unit.id} lies in the place of ${id}.`);
    if (unit.steps < 0 || unit.steps > kindOfUnit(war, id).steps) faults.push(`${id} has ${unit.steps} steps.`);
    if (unit.fuel < 0) faults.push(`${id} has ${unit.fuel} fuel.`);
    if (unit.real === null || unit.level > LEVELS) faults.push(`${id} is unknown to everybody.`);
    if (!ground.isPlace(unit.at)) return;
    if (unit.steps === 0) faults.push(`${id} is destroyed and lies in ${unit.at}.`);
    const holder = holders.get(unit.at);
    if (holder !== undefined && holder !== side) faults.push(`${holder} and ${side} both lie in ${unit.at}.`);
    holders.set(unit.at, side);
  });
  if (war.scenario !== 'desk' && war.control.length !== pacific().grid.count) faults.push('Control has lost a hex.');
  return faults;
}
