import { call, decide, deed, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { airUnder, patrolOfBase, patrolOver } from '../../data/formations.ts';
import { hexRef } from '../../data/refs.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import { type G, NONE, OFF, type Raid, type Theater } from '../../data/theater.ts';
import { namesOf } from '../airCombat.ts';
import { assignOrder, bombersOf, engage, escortOf, escortOrder, freeFighters } from './patrolOrders.ts';
import type { Sortie } from './launch.ts';
import { inRaid, type RaidParts, type RaidRules, raidOf } from './rules.ts';

/** A patrol that meets the raid, or a part of it, in a hex. */
export interface Interception {
  hex: number;
  patrol: number[];
  /** The units of the raid that it meets. */
  facing: number[];
}

/** The patrol over the target meets whatever still flies with the raid; null where there is none of either. */
export function overTarget<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  { marker }: Pick<Sortie, 'marker'>,
): Interception | null {
  const raid = raidOf(g);
  const patrol = guardsAt(fleet, rules, g.state, marker).filter((unit) => !raid.met.includes(unit));
  if (patrol.length === 0) return null;
  const facing = inRaid(raid).map(({ unit }) => unit);
  return facing.length === 0 ? null : { hex: raid.hex, patrol, facing };
}

/** The patrol over the target: of the whole hex, or of the one formation that is attacked. */
function guardsAt<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  theater: Theater<Own>,
  marker: number | undefined,
): readonly number[] {
  const { by, hex, base } = raidOf({ state: theater });
  if (base !== NONE && at(fleet.bases, base).beyond > 0) return patrolOfBase(fleet, theater, base);
  if (marker !== undefined && rules.guards !== undefined) return rules.guards(theater, marker);
  const all = patrolOver(fleet, theater, enemyOf(by), hex);
  if (marker === undefined) return all;
  const own = airUnder(fleet, theater, marker);
  return all.filter((unit) => own.includes(unit));
}

function firing({ patrol, against }: Raid, target: number): number[] {
  return patrol.filter((_, place) => against[place] === target);
}

export function createInterception<Own extends object>(
  parts: RaidParts<Own>,
  losses: () => Procedure<Theater<Own>>,
): Procedure<Theater<Own>, Interception> {
  const { fleet, rules, air } = parts;
  const { cite } = rules;

  function meet(g: G<Own>, { hex, patrol, facing }: Interception): void {
    const raid = raidOf(g);
    raid.fight = hex;
    raid.patrol = patrol.slice();
    raid.facing = facing.slice();
    raid.against = patrol.map(() => NONE);
    raid.met.push(...patrol);
    const values = g.silent ? {} : { n: patrol.length, hex: fleet.grid.label(hex), units: namesOf(fleet, patrol) };
    g.emit('raid met', values, { rule: cite.patrol, touches: [hexRef(fleet, hex)], reveals: true });
    // As many fighters as the patrol has units must fight it: where there are no more, all of them do.
    const able = freeFighters(fleet, raid);
    if (able.length <= patrol.length) engage(raid, able);
  }

  /** The defender has a choice where its patrol outnumbers the escort and there are bombers to go for. */
  function assigns(g: G<Own>): SideId | readonly SideId[] {
    const raid = raidOf(g);
    const escort = escortOf(raid).length;
    const free = escort > 0 && raid.patrol.length > escort && bombersOf(fleet, raid).length > 0;
    return free ? enemyOf(raid.by) : NOBODY;
  }

  /** Everybody fires before anybody's losses are marked. */
  function fire(g: G<Own>): void {
    const raid = raidOf(g);
    const escort = escortOf(raid);
    if (escort.length === 0) {
      air.fire(g, raid.patrol, bombersOf(fleet, raid), 'purpose.patrol on bombers');
      return;
    }
    const matched = firing(raid, NONE);
    air.fire(g, escort, matched, 'purpose.escort on patrol');
    air.fire(g, matched, escort, 'purpose.patrol on escort');
    for (const bomber of bombersOf(fleet, raid))
      air.fire(g, firing(raid, bomber), [bomber], 'purpose.patrol on bomber');
  }

  /** Patrol units that fought the escort and are left go on to the bombers, in a game where they do. */
  function press(g: G<Own>): void {
    const raid = raidOf(g);
    if (!raid.flights.some(({ unit, engaged }) => engaged && raid.facing.includes(unit))) return;
    const left = firing(raid, NONE).filter((unit) => g.state.airAt[unit] === 'cap');
    air.fire(g, left, bombersOf(fleet, raid), 'purpose.patrol on bombers');
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
      (g) => (freeFighters(fleet, raidOf(g)).length > 0 ? raidOf(g).by : NOBODY),
      escortOrder(parts),
    ),
    decide('assign', cite.escorted, assigns, assignOrder(parts)),
    deed('fire', cite.patrol, fire),
    settle('losses'),
    ...(rules.presses ? [deed<Theater<Own>, Interception>('press', cite.escorted, press), settle('more losses')] : []),
    deed('over', cite.patrol, over),
  ]);
}
const NOBODY: readonly SideId[] = [];
