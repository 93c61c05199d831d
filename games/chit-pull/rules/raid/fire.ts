import { decide, type Decision, deed, end, goto, one, type Procedure, procedure } from '@point-option/engine';
import { airRef, airWanted, shipRef, shipWanted } from '../../data/refs.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import type { G, Raid, Theater } from '../../data/theater.ts';
import { flightIn } from '../airCombat.ts';
import { aimSpoiled } from '../flak.ts';
import { type Barrage, createBarrage, strafing } from './barrage.ts';
import { numberIn, type RaidParts, raidOf, unitId } from './rules.ts';

/** The ship that fires next, by its box. */
export interface Fire {
  box: number;
}

/** The option that fires everything there is left to fire. */
export const EVERYTHING = 'everything';

const AGAIN = goto('guns');

/**
 * Antiaircraft fire: every ship fires once at every air unit in its box, and ships of some sides also into the boxes next to it. Its
 * owner picks the shots, or has all of them fired.
 */
export function createFire<Own extends object>(parts: RaidParts<Own>): Procedure<Theater<Own>, Fire> {
  const { cite } = parts.rules;
  const barrage = createBarrage(parts);
  const defender = (g: G<Own>): SideId => enemyOf(raidOf(g).by);
  return procedure<Theater<Own>, Fire>('flak', cite.flak, [
    deed('aim', cite.flak, (g) => barrage.takeAim(g)),
    deed('guns', cite.flak, (g) => {
      const left = shotsLeft(raidOf(g));
      if (left === 1) barrage.shootEverything(g);
      return left > 1 ? undefined : end;
    }),
    decide('ship', cite.shot, defender, shipOrder(parts, barrage)),
    decide('target', cite.shot, defender, targetOrder(parts, barrage)),
  ]);
}

function shotsLeft({ shots }: Raid): number {
  return shots.reduce((sum, targets) => sum + targets.length, 0);
}

/** Which ship fires next, or everything at once. */
function shipOrder<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  barrage: Barrage<Own>,
): Decision<Theater<Own>, Fire> {
  return one<Theater<Own>, Fire, string>({
    options: (g) => {
      const { shots, boxes } = raidOf(g);
      const ships = [EVERYTHING];
      for (let box = 0; box < shots.length; box++)
        if (at(shots, box).length > 0) ships.push(at(fleet.ships, at(boxes, box)).id);
      return ships;
    },
    about: (g) => ({ n: shotsLeft(raidOf(g)) }),
    describe: (g, _f, option) => {
      const raid = raidOf(g);
      if (option === EVERYTHING)
        return { label: { key: 'fire everything', values: { n: shotsLeft(raid) } }, rolls: true };
      const ship = numberIn(fleet.shipNumber, option);
      const values = { ship: at(fleet.ships, ship).name, n: at(raid.shots, raid.boxes.indexOf(ship)).length };
      return {
        label: { key: 'fire ship', values },
        short: { key: 'kernel.plain', values: { id: values.ship } },
        touches: [shipRef(fleet, ship)],
      };
    },
    whyNot: (g, _f, wanted) => {
      const ship = shipWanted(fleet, wanted);
      if (ship < 0 || !raidOf(g).boxes.includes(ship)) return undefined;
      return { reason: { key: 'why no shot', values: { ship: at(fleet.ships, ship).name } }, rule: rules.cite.flak };
    },
    apply: (g, f, choice) => {
      if (choice === EVERYTHING) {
        barrage.shootEverything(g);
        return end;
      }
      f.box = raidOf(g).boxes.indexOf(numberIn(fleet.shipNumber, choice));
      const [only, second] = at(raidOf(g).shots, f.box);
      if (only === undefined || second !== undefined) return undefined;
      barrage.shoot(g, f.box, only);
      return AGAIN;
    },
  });
}

/** What the ship fires at. */
function targetOrder<Own extends object>(
  { fleet, rules, flak }: RaidParts<Own>,
  barrage: Barrage<Own>,
): Decision<Theater<Own>, Fire> {
  const shipOf = (g: G<Own>, { box }: Fire): string => at(fleet.ships, at(raidOf(g).boxes, box)).name;
  return one<Theater<Own>, Fire, string>({
    options: (g, f) => at(raidOf(g).shots, f.box).map((unit) => unitId(fleet, unit)),
    about: (g, f) => ({ ship: shipOf(g, f) }),
    describe: (g, f, option) => {
      const unit = numberIn(fleet.squadronNumber, option);
      const { name, kind } = at(fleet.squadrons, unit);
      return {
        label: { key: 'fire at', values: { unit: name, kind, n: barrage.column(g, f.box, unit) } },
        short: { key: 'kernel.plain', values: { id: name } },
        touches: [airRef(fleet, unit)],
        rolls: true,
      };
    },
    odds: (g, f, option) => {
      const fighters = strafing(raidOf(g), f.box);
      const column = barrage.column(g, f.box, numberIn(fleet.squadronNumber, option));
      return g.odds('flak', { column, modifiers: flak.modifiers(fighters), name: aimSpoiled });
    },
    whyNot: (g, f, wanted) => {
      const unit = airWanted(fleet, wanted);
      if (flightIn(raidOf(g), unit) === undefined) return undefined;
      const values = { unit: at(fleet.squadrons, unit).name, ship: shipOf(g, f) };
      return { reason: { key: 'why no shot at', values }, rule: rules.cite.flak };
    },
    apply: (g, f, choice) => {
      barrage.shoot(g, f.box, numberIn(fleet.squadronNumber, choice));
      return AGAIN;
    },
  });
}
