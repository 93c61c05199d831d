import { arrange, type Decision, some } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { airRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { isBomber } from '../../data/squadron.ts';
import { type Flight, NONE, type Raid, type Theater } from '../../data/theater.ts';
import { flightIn, stepsLost } from '../airCombat.ts';
import { numberIn, type RaidParts, raidOf, unitId } from './rules.ts';

/** The place of an order for patrol units that fight the escort. */
export const ESCORT = 'escort';

/** The units of some kind that face the patrol and still fly. */
function facing({ flights, facing: units }: Raid, isMeant: (flight: Flight) => boolean): number[] {
  const found: number[] = [];
  for (const flight of flights)
    if (flight.fate === 'flying' && isMeant(flight) && units.includes(flight.unit)) found.push(flight.unit);
  return found;
}
/** Fighters that could fight the patrol and have not been told to. */
export function freeFighters({ squadrons, escorts }: Fleet, raid: Raid): number[] {
  return facing(raid, ({ unit, engaged }) => !engaged && escorts.includes(at(squadrons, unit).kind));
}
/** Fighters that fight the patrol. */
export function escortOf(raid: Raid): number[] {
  return facing(raid, ({ engaged }) => engaged);
}
export function bombersOf({ squadrons }: Fleet, raid: Raid): number[] {
  return facing(raid, ({ unit, engaged }) => !engaged && isBomber(at(squadrons, unit).kind));
}

/** Fighters leave the bombers to fight the patrol. */
export function engage({ flights }: Raid, units: readonly number[]): void {
  for (const flight of flights) if (units.includes(flight.unit)) flight.engaged = true;
}

/** Which of its fighters the raid sends against the patrol: as many as the patrol has units, or more. */
export function escortOrder<Own extends object>({ fleet }: RaidParts<Own>): Decision<Theater<Own>, object> {
  return some<Theater<Own>, object, string>({
    options: (g) => freeFighters(fleet, raidOf(g)).map((unit) => unitId(fleet, unit)),
    min: (g) => raidOf(g).patrol.length,
    about: (g) => ({ n: raidOf(g).patrol.length, of: freeFighters(fleet, raidOf(g)).length }),
    describe: (g, _f, option) => {
      const unit = numberIn(fleet.squadronNumber, option);
      const { name, kind } = at(fleet.squadrons, unit);
      const values = { unit: name, kind, strength: flightIn(raidOf(g), unit)?.strength ?? 0 };
      return {
        label: { key: 'escort unit', values },
        short: { key: 'kernel.plain', values: { id: name } },
        touches: [airRef(fleet, unit)],
      };
    },
    apply: (g, _f, chosen) =>
      engage(
        raidOf(g),
        chosen.map((id) => numberIn(fleet.squadronNumber, id)),
      ),
  });
}

/** Whom each unit of the patrol goes for: as many as the escort has units must fight it, and each of the others a bomber or the escort. */
export function assignOrder<Own extends object>({ fleet, air }: RaidParts<Own>): Decision<Theater<Own>, object> {
  return arrange<Theater<Own>, object>({
    layout: (g) => {
      const raid = raidOf(g);
      const targets = bombersOf(fleet, raid).map((unit) => ({ id: unitId(fleet, unit) }));
      return {
        pieces: raid.patrol.map((unit) => ({ id: unitId(fleet, unit) })),
        boxes: [{ id: ESCORT, min: escortOf(raid).length }, ...targets],
      };
    },
    about: (g) => {
      const { patrol } = raidOf(g);
      const n = escortOf(raidOf(g)).length;
      return { n, of: patrol.length, free: patrol.length - n };
    },
    describe: (g, _f, option) => {
      const unit = numberIn(fleet.squadronNumber, option);
      const { name, kind } = at(fleet.squadrons, unit);
      return {
        label: { key: 'escort unit', values: { unit: name, kind, strength: air.factors(g.state, [unit]) } },
        short: { key: 'kernel.plain', values: { id: name } },
        touches: [airRef(fleet, unit)],
      };
    },
    describeBox: (g, _f, box) => {
      if (box === ESCORT) {
        const escort = escortOf(raidOf(g));
        return {
          label: { key: 'assign escort', values: { n: escort.length, factors: air.factors(g.state, escort) } },
          short: { key: 'assign escort short' },
          touches: escort.map((unit) => airRef(fleet, unit)),
        };
      }
      const unit = numberIn(fleet.squadronNumber, box);
      const { name, kind } = at(fleet.squadrons, unit);
      return {
        label: { key: 'assign bomber', values: { unit: name, kind, strength: air.factors(g.state, [unit]) } },
        short: { key: 'kernel.plain', values: { id: name } },
        touches: [airRef(fleet, unit)],
      };
    },
    oddsIn: (g, _f, piece, box) => {
      if (box === ESCORT) return undefined;
      const unit = numberIn(fleet.squadronNumber, piece);
      const modifiers = air.modifiers(g, at(fleet.squadrons, unit).side);
      return {
        ...g.odds('air combat', { column: air.factors(g.state, [unit]), modifiers, name: stepsLost }),
        title: { key: 'odds alone' },
      };
    },
    apply: (g, _f, placed) => {
      const raid = raidOf(g);
      raid.against = raid.patrol.map((unit) => {
        const box = placed[unitId(fleet, unit)];
        return box === undefined || box === ESCORT ? NONE : numberIn(fleet.squadronNumber, box);
      });
    },
  });
}
