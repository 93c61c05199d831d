import { arrange, call, decide, deed, type Procedure, procedure, some } from '@point-option/engine';
import { patrolOver } from '../../data/formations.ts';
import { airRef, hexRef } from '../../data/refs.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import { isBomber, isFighter } from '../../data/squadron.ts';
import { type Flight, type G, NONE, OFF, type Raid, type Theater } from '../../data/theater.ts';
import { namesOf } from '../airCombat.ts';
import { inRaid, numberIn, type RaidParts, raidOf, unitId } from './rules.ts';

/** A patrol that meets the raid, or a part of it, in a hex. */
export interface Interception {
  hex: number;
  patrol: number[];
  /** The units of the raid that it meets. */
  facing: number[];
}

/** The place of an order for patrol units that fight the escort. */
export const ESCORT = 'escort';

/** The patrol over the target meets whatever still flies with the raid; null where there is none of either. */
export function overTarget<Own extends object>({ fleet }: RaidParts<Own>, g: G<Own>): Interception | null {
  const raid = raidOf(g);
  const patrol = patrolOver(fleet, g.state, enemyOf(raid.by), raid.hex).filter((unit) => !raid.met.includes(unit));
  const facing = inRaid(raid).map(({ unit }) => unit);
  return patrol.length === 0 || facing.length === 0 ? null : { hex: raid.hex, patrol, facing };
}

export function createInterception<Own extends object>(
  parts: RaidParts<Own>,
  losses: () => Procedure<Theater<Own>>,
): Procedure<Theater<Own>, Interception> {
  const { fleet, rules, air } = parts;
  const { cite } = rules;
  const kindOf = (unit: number) => at(fleet.squadrons, unit).kind;

  /** The flights that face the patrol and still fly. */
  const facing = (raid: Raid): Flight[] =>
    raid.flights.filter(({ unit, fate }) => fate === 'flying' && raid.facing.includes(unit));
  const fighters = (raid: Raid): number[] =>
    facing(raid).flatMap(({ unit, engaged }) => (!engaged && isFighter(kindOf(unit)) ? [unit] : []));
  const escorts = (raid: Raid): number[] => facing(raid).flatMap(({ unit, engaged }) => (engaged ? [unit] : []));
  const bombers = (raid: Raid): number[] =>
    facing(raid).flatMap(({ unit, engaged }) => (!engaged && isBomber(kindOf(unit)) ? [unit] : []));
  const defender = (g: G<Own>): SideId => enemyOf(raidOf(g).by);

  function engage(raid: Raid, units: readonly number[]): void {
    for (const flight of raid.flights) if (units.includes(flight.unit)) flight.engaged = true;
  }

  function meet(g: G<Own>, { hex, patrol, facing: units }: Interception): void {
    const raid = raidOf(g);
    raid.fight = hex;
    raid.patrol = patrol.slice();
    raid.facing = units.slice();
    raid.against = patrol.map(() => NONE);
    raid.met.push(...patrol);
    g.emit(
      'raid met',
      g.silent ? {} : { n: patrol.length, hex: fleet.grid.label(hex), units: namesOf(fleet, patrol) },
      { rule: cite.patrol, touches: [hexRef(fleet, hex)], reveals: true },
    );
    // As many fighters as the patrol has counters must fight it: where there are no more, all of them do.
    const able = fighters(raid);
    if (able.length <= patrol.length) engage(raid, able);
  }

  const firing = (raid: Raid, target: number): number[] =>
    raid.patrol.filter((_, place) => raid.against[place] === target);

  /** Everybody fires before anybody's losses are marked. */
  function fire(g: G<Own>): void {
    const raid = raidOf(g);
    const escort = escorts(raid);
    if (escort.length === 0) {
      air.fire(g, raid.patrol, bombers(raid), 'purpose.patrol on bombers');
      return;
    }
    const matched = firing(raid, NONE);
    air.fire(g, escort, matched, 'purpose.escort on patrol');
    air.fire(g, matched, escort, 'purpose.patrol on escort');
    for (const bomber of bombers(raid)) air.fire(g, firing(raid, bomber), [bomber], 'purpose.patrol on bomber');
  }

  /** Patrol units that fought the escort and are left go on to the bombers, in a game where they do. */
  function press(g: G<Own>): void {
    const raid = raidOf(g);
    if (!rules.presses || !raid.flights.some(({ unit, engaged }) => engaged && raid.facing.includes(unit))) return;
    const left = firing(raid, NONE).filter((unit) => g.state.airAt[unit] === 'cap');
    air.fire(g, left, bombers(raid), 'purpose.patrol on bombers');
  }

  function over(g: G<Own>): void {
    const raid = raidOf(g);
    raid.fight = OFF;
    raid.patrol = [];
    raid.facing = [];
    raid.against = [];
  }

  const settle = (name: string) =>
    call<Theater<Own>, Interception, object>(name, cite.unescorted, losses, (g) =>
      raidOf(g).tolls.length > 0 ? {} : null,
    );

  return procedure<Theater<Own>, Interception>('interception', cite.patrol, [
    deed('meet', cite.patrol, meet),
    decide(
      'escort',
      cite.escorted,
      (g) => (fighters(raidOf(g)).length > 0 ? raidOf(g).by : NOBODY),
      some<Theater<Own>, Interception, string>({
        options: (g) => fighters(raidOf(g)).map((unit) => unitId(fleet, unit)),
        min: (g) => raidOf(g).patrol.length,
        about: (g) => ({ n: raidOf(g).patrol.length, of: fighters(raidOf(g)).length }),
        describe: (g, _f, option) => {
          const unit = numberIn(fleet.squadronNumber, option);
          const { name, kind } = at(fleet.squadrons, unit);
          const strength = raidOf(g).flights.find((flight) => flight.unit === unit)?.strength ?? 0;
          return {
            label: { key: 'escort unit', values: { unit: name, kind, strength } },
            short: { key: 'kernel.plain', values: { id: name } },
            touches: [airRef(fleet, unit)],
          };
        },
        apply: (g, _f, chosen) =>
          engage(
            raidOf(g),
            chosen.map((id) => numberIn(fleet.squadronNumber, id)),
          ),
      }),
    ),
    decide(
      'assign',
      cite.escorted,
      (g) => {
        const raid = raidOf(g);
        const escort = escorts(raid).length;
        return escort > 0 && raid.patrol.length > escort && bombers(raid).length > 0 ? defender(g) : NOBODY;
      },
      arrange<Theater<Own>, Interception>({
        layout: (g) => {
          const raid = raidOf(g);
          const targets = bombers(raid).map((unit) => ({ id: unitId(fleet, unit) }));
          return {
            pieces: raid.patrol.map((unit) => ({ id: unitId(fleet, unit) })),
            boxes: [{ id: ESCORT, min: escorts(raid).length }, ...targets],
          };
        },
        about: (g) => {
          const raid = raidOf(g);
          const n = escorts(raid).length;
          return { n, of: raid.patrol.length, free: raid.patrol.length - n };
        },
        describe: (_g, _f, option) => {
          const unit = numberIn(fleet.squadronNumber, option);
          const { name } = at(fleet.squadrons, unit);
          return {
            label: { key: 'kernel.plain', values: { id: name } },
            touches: [airRef(fleet, unit)],
          };
        },
        describeBox: (g, _f, box) => {
          if (box === ESCORT)
            return {
              label: { key: 'assign escort', values: { n: escorts(raidOf(g)).length } },
              short: { key: 'assign escort short' },
              touches: escorts(raidOf(g)).map((unit) => airRef(fleet, unit)),
            };
          const unit = numberIn(fleet.squadronNumber, box);
          const { name, kind } = at(fleet.squadrons, unit);
          return {
            label: { key: 'assign bomber', values: { unit: name, kind } },
            short: { key: 'kernel.plain', values: { id: name } },
            touches: [airRef(fleet, unit)],
          };
        },
        oddsIn: (g, _f, piece, box) => {
          const unit = numberIn(fleet.squadronNumber, piece);
          if (box === ESCORT) return undefined;
          const { side } = at(fleet.squadrons, unit);
          const column = air.factors(g.state, [unit]);
          return {
            ...g.odds('air combat', { column, modifiers: air.modifiers(g, side) }),
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
      }),
    ),
    deed('fire', cite.patrol, fire),
    settle('losses'),
    deed('press', cite.escorted, press),
    settle('more losses'),
    deed('over', cite.patrol, over),
  ]);
}
const NOBODY: readonly SideId[] = [];
