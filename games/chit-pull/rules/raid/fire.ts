import { decide, deed, end, goto, one, type Procedure, procedure } from '@point-option/engine';
import { isAfloat } from '../../data/formations.ts';
import { airRef, airWanted, shipRef, shipWanted } from '../../data/refs.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import { type Flight, type G, NONE, type Raid, type Theater } from '../../data/theater.ts';
import { flightIn } from '../airCombat.ts';
import { DISPLAY_NEIGHBORS } from '../display.ts';
import { numberIn, type RaidParts, raidOf, unitId } from './rules.ts';

/** The ship that fires next, by its box. */
export interface Fire {
  box: number;
}

/** The option that fires everything there is left to fire. */
export const EVERYTHING = 'everything';

/**
 * Antiaircraft fire: every ship fires once at every air unit in its box, and ships of some sides also into the boxes next to it. Its
 * owner picks the shots, or has all of them fired.
 */
export function createFire<Own extends object>(parts: RaidParts<Own>): Procedure<Theater<Own>, Fire> {
  const { fleet, rules, flak } = parts;
  const { cite } = rules;
  const shipIn = (raid: Raid, box: number): number => at(raid.boxes, box);
  const defender = (g: G<Own>): SideId => enemyOf(raidOf(g).by);
  const isNextBox = (raid: Raid, box: number, unit: number): boolean => flightIn(raid, unit)?.box !== box;

  function takeAim(g: G<Own>): void {
    const raid = raidOf(g);
    raid.shots = raid.boxes.map((ship, box) =>
      ship === NONE || !isAfloat(g.state, ship) ? [] : targetsOf(g, raid, ship, box),
    );
  }

  function targetsOf(g: G<Own>, raid: Raid, ship: number, box: number): number[] {
    if (flak.column(g.state, ship, false) === 0) return [];
    const near = flak.reachesNextBox(at(fleet.ships, ship).side) ? at(DISPLAY_NEIGHBORS, box) : NOWHERE;
    const reached = raid.flights.filter(
      (flight) =>
        flight.fate === 'flying' && (flight.box === box || (flight.box !== NONE && near.includes(flight.box))),
    );
    // Those in its own box first.
    return [...reached.filter((flight) => flight.box === box), ...reached.filter((flight) => flight.box !== box)].map(
      ({ unit }) => unit,
    );
  }

  /** Fighters that strafe the ship in a box. */
  function strafing(raid: Raid, box: number): number {
    let fighters = 0;
    for (const flight of raid.flights)
      if (flight.box === box && flight.suppresses && flight.fate === 'flying') fighters++;
    return fighters;
  }

  function shoot(g: G<Own>, box: number, unit: number): void {
    const raid = raidOf(g);
    const flight = flightIn(raid, unit) as Flight;
    forget(at(raid.shots, box), unit);
    flak.shoot(g, shipIn(raid, box), flight, isNextBox(raid, box, unit), strafing(raid, box));
    if (flight.fate !== 'flying') for (const targets of raid.shots) forget(targets, unit);
  }

  /** Unit by unit, the strongest first; at each, the ship it attacks before the others, and the heaviest fire before the lighter. */
  function shootEverything(g: G<Own>): void {
    const raid = raidOf(g);
    for (const { unit } of raid.flights.toSorted((a, b) => b.strength - a.strength)) {
      const guns = raid.shots.flatMap((targets, box) => (targets.includes(unit) ? [box] : []));
      const weight = (box: number): number => flak.column(g.state, shipIn(raid, box), isNextBox(raid, box, unit));
      for (const box of guns.toSorted((a, b) => weight(b) - weight(a)))
        if (at(raid.shots, box).includes(unit)) shoot(g, box, unit);
    }
  }

  const shotsLeft = ({ shots }: Raid): number => shots.reduce((sum, targets) => sum + targets.length, 0);

  return procedure<Theater<Own>, Fire>('flak', cite.flak, [
    deed('aim', cite.flak, takeAim),
    deed('guns', cite.flak, (g) => {
      const left = shotsLeft(raidOf(g));
      if (left === 1) shootEverything(g);
      return left > 1 ? undefined : end;
    }),
    decide(
      'ship',
      cite.shot,
      defender,
      one<Theater<Own>, Fire, string>({
        options: (g) => {
          const raid = raidOf(g);
          const ships = [EVERYTHING];
          for (let box = 0; box < raid.shots.length; box++)
            if (at(raid.shots, box).length > 0) ships.push(at(fleet.ships, shipIn(raid, box)).id);
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
          return { reason: { key: 'why no shot', values: { ship: at(fleet.ships, ship).name } }, rule: cite.flak };
        },
        apply: (g, f, choice) => {
          if (choice === EVERYTHING) {
            shootEverything(g);
            return end;
          }
          f.box = raidOf(g).boxes.indexOf(numberIn(fleet.shipNumber, choice));
          const [only, second] = at(raidOf(g).shots, f.box);
          if (only === undefined || second !== undefined) return undefined;
          shoot(g, f.box, only);
          return goto('guns');
        },
      }),
    ),
    decide(
      'target',
      cite.shot,
      defender,
      one<Theater<Own>, Fire, string>({
        options: (g, f) => at(raidOf(g).shots, f.box).map((unit) => unitId(fleet, unit)),
        about: (g, f) => ({ ship: at(fleet.ships, shipIn(raidOf(g), f.box)).name }),
        describe: (g, f, option) => {
          const unit = numberIn(fleet.squadronNumber, option);
          const raid = raidOf(g);
          const column = flak.column(g.state, shipIn(raid, f.box), isNextBox(raid, f.box, unit));
          return {
            label: { key: 'fire at', values: { unit: at(fleet.squadrons, unit).name, n: column } },
            short: { key: 'kernel.plain', values: { id: at(fleet.squadrons, unit).name } },
            touches: [airRef(fleet, unit)],
            rolls: true,
          };
        },
        odds: (g, f, option) => {
          const raid = raidOf(g);
          const unit = numberIn(fleet.squadronNumber, option);
          const column = flak.column(g.state, shipIn(raid, f.box), isNextBox(raid, f.box, unit));
          const fighters = strafing(raid, f.box);
          return g.odds('flak', { column, modifiers: [fighters > 0 && ['suppression', fighters]] });
        },
        whyNot: (g, f, wanted) => {
          const unit = airWanted(fleet, wanted);
          if (flightIn(raidOf(g), unit) === undefined) return undefined;
          const values = { unit: at(fleet.squadrons, unit).name, ship: at(fleet.ships, shipIn(raidOf(g), f.box)).name };
          return { reason: { key: 'why no shot at', values }, rule: cite.flak };
        },
        apply: (g, f, choice) => {
          shoot(g, f.box, numberIn(fleet.squadronNumber, choice));
          return goto('guns');
        },
      }),
    ),
  ]);
}
const NOWHERE: readonly number[] = [];

function forget(list: number[], unit: number): void {
  const place = list.indexOf(unit);
  if (place >= 0) list.splice(place, 1);
}
