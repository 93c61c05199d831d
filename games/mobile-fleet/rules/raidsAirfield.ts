import { at, baseHome, hexRef, hitsScored, inRaid, isBomber, raidOf } from '@point-option/chit-pull';
import { call, deed, type ModifierUse, type Procedure, procedure } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater } from '../data/own.ts';

/*
 * Ruling: 8.0 lets aircraft attack an airfield, and no rule says what comes of it. Each bomber rolls for damage as against a ship, and
 * every hit costs a step of the air units on the ground there, shared out as in air combat (8.2.1). Airfields have no flak.
 */

/** The air units on the ground at a base. */
function parkedAt({ airAt, airHome }: MobileTheater, base: number): number[] {
  const home = baseHome(base);
  return fleet.squadronsOf.japan.filter(
    (unit) => airHome[unit] === home && (airAt[unit] === 'ready' || airAt[unit] === 'flown'),
  );
}

const NO_MODIFIERS: readonly ModifierUse[] = [];
const NO_VALUES = {};

function bomb(g: G): void {
  const raid = raidOf(g);
  const { name } = at(fleet.bases, raid.base);
  let hits = 0;
  for (const { unit, strength, harried } of inRaid(raid)) {
    if (!isBomber(at(fleet.squadrons, unit).kind)) continue;
    hits += g.roll<number>('damage', {
      column: strength,
      modifiers: harried > 0 ? [['patrol', harried]] : NO_MODIFIERS,
      purpose: 'purpose.airfield',
      about: g.silent ? NO_VALUES : { unit: at(fleet.squadrons, unit).name, base: name },
      rule: '8.0',
      name: hitsScored,
    });
  }
  const units = parkedAt(g.state, raid.base);
  tellBombed(g, raid.base, hits, units.length);
  if (hits > 0 && units.length > 0) raid.tolls.push({ units, steps: hits });
}

function tellBombed(g: G, base: number, hits: number, parked: number): void {
  if (g.silent) {
    g.stands();
    return;
  }
  const { name, hex } = at(fleet.bases, base);
  const key = hits === 0 ? 'airfield missed' : parked === 0 ? 'airfield empty' : 'airfield hit';
  g.emit(key, { base: name, n: hits }, { rule: '8.0', touches: [hexRef(fleet, hex)], reveals: true });
}

export function createAirfield(losses: () => Procedure<MobileTheater>): Procedure<MobileTheater> {
  return procedure<MobileTheater>('airfield', '8.0', [
    deed('bomb', '8.0', bomb),
    call('losses', '8.2.1', losses, (g) => (raidOf(g).tolls.length > 0 ? {} : null)),
  ]);
}
