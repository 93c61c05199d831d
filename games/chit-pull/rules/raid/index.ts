import { call, decide, deed, each, end, goto, type Procedure, procedure } from '@point-option/engine';
import { type Fleet, sideOfEntry } from '../../data/fleet.ts';
import type { SideId } from '../../data/side.ts';
import { type G, NONE, type Theater } from '../../data/theater.ts';
import { type AirCombat, type AirCombatRules, createAirCombat } from '../airCombat.ts';
import type { Criticals } from '../critical.ts';
import type { Damage } from '../damage.ts';
import { createFlak, type Flak, type FlakRules } from '../flak.ts';
import { AIRFIELD, createArrival, HOMEWARD } from './arrival.ts';
import { type Attacks, createAttacks } from './attack.ts';
import { endRaid } from './afterwards.ts';
import { createFire, type Fire } from './fire.ts';
import { launchRaid, type Sortie, type Strike } from './launch.ts';
import { createLosses } from './losses.ts';
import { createInterception, type Interception, overTarget } from './patrol.ts';
import { placingOrder } from './placing.ts';
import { planOrder } from './plan.ts';
import { type RaidParts, type RaidRules, raidOf } from './rules.ts';

export type { RaidCites, RaidRules } from './rules.ts';
export { inRaid, raidOf } from './rules.ts';
export { readyUnits, isReady, unitsOf, targetsFor, wayOf, type Target } from './range.ts';
export type { Interception } from './patrol.ts';
export { ESCORT } from './patrolOrders.ts';
export { EVERYTHING } from './fire.ts';
export { flightWith, type Strike } from './launch.ts';

/** A raid of a strike, with the entry of the pool that sent it. */
export interface RaidOrder extends Sortie {
  entry: number;
}

/** Everything about air strikes: the procedures, and what other parts of a game need of them. */
export interface Raids<Own extends object> {
  /** All strikes of one activation: asks until its side has no more to order. */
  readonly strike: Procedure<Theater<Own>, Strike>;
  readonly raid: Procedure<Theater<Own>, RaidOrder>;
  readonly interception: Procedure<Theater<Own>, Interception>;
  readonly losses: Procedure<Theater<Own>>;
  readonly flak: Procedure<Theater<Own>, Fire>;
  /** All of them, for the list of a game. */
  readonly procedures: readonly Procedure<Theater<Own>, never>[];
  readonly air: AirCombat<Own>;
  readonly guns: Flak<Own>;
  readonly attacks: Attacks<Own>;
}

/** What a strike needs of other parts of the rules. */
export interface RaidNeeds<Own extends object> {
  readonly air: AirCombatRules<Own>;
  readonly flak: FlakRules<Own>;
  readonly damage: Damage<Own>;
  readonly criticals: Criticals<Own>;
}

export function createRaids<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  needs: RaidNeeds<Own>,
): Raids<Own> {
  const air = createAirCombat(fleet, needs.air);
  const guns = createFlak(fleet, needs.flak, air);
  const parts: RaidParts<Own> = { fleet, rules, air, flak: guns, damage: needs.damage, criticals: needs.criticals };
  const attacks = createAttacks(parts);
  const losses = createLosses(parts);
  const interception = createInterception(parts, () => losses);
  const flak = createFire(parts);
  const raid = raidProcedure(
    parts,
    attacks,
    () => interception,
    () => flak,
  );
  const strike = strikeProcedure(parts, () => raid);
  return {
    strike,
    raid,
    interception,
    losses,
    flak,
    procedures: [strike, raid, interception, losses, flak] as readonly Procedure<Theater<Own>, never>[],
    air,
    guns,
    attacks,
  };
}

function strikeProcedure<Own extends object>(
  parts: RaidParts<Own>,
  raid: () => Procedure<Theater<Own>, RaidOrder>,
): Procedure<Theater<Own>, Strike> {
  const { fleet, rules } = parts;
  return procedure<Theater<Own>, Strike>('strike', rules.cite.strike, [
    // Asked whether or not there is anything to launch: the enemy must not learn that from the question.
    decide(
      'plan',
      rules.cite.strike,
      (g, f) => (fleet.isNight(g.state.turn) ? NOBODY : sideOfEntry(fleet, f.entry)),
      planOrder(parts),
    ),
    each('raids', rules.cite.strike, raid, (_g, f) => {
      const next = f.raids.shift();
      return next === undefined ? null : { entry: f.entry, ...next };
    }),
    deed('more', rules.cite.strike, (g) => (fleet.isNight(g.state.turn) ? end : nextPlan)),
  ]);
}

function raidProcedure<Own extends object>(
  parts: RaidParts<Own>,
  attacks: Attacks<Own>,
  interception: () => Procedure<Theater<Own>, Interception>,
  flak: () => Procedure<Theater<Own>, Fire>,
): Procedure<Theater<Own>, RaidOrder> {
  const { rules } = parts;
  const { cite, approach, airfield, assault } = rules;
  const arrival = createArrival(parts);
  const atShips = (g: G<Own>): boolean => raidOf(g).group !== NONE;
  return procedure<Theater<Own>, RaidOrder>('raid', cite.strike, [
    deed('launch', cite.strike, (g, f) => launchRaid(parts, g, f)),
    ...(approach
      ? [
          call<Theater<Own>, RaidOrder, object>(
            'approach',
            approach.rule,
            () => approach.procedure(),
            (g) => approach.locals(g),
          ),
        ]
      : []),
    call('patrol', cite.patrol, interception, (g, f) => overTarget(parts, g, f)),
    deed('arrive', cite.group, arrival.arrive),
    decide('lay out', cite.layout, (g) => arrival.layers(g), arrival.layout),
    decide('place', cite.placing, (g) => (atShips(g) ? raidOf(g).by : NOBODY), placingOrder(parts)),
    ...(assault
      ? [call<Theater<Own>, RaidOrder, object>('assault', cite.flak, assault, (g) => (atShips(g) ? {} : null))]
      : [
          call<Theater<Own>, RaidOrder, Fire>('flak', cite.flak, flak, (g) => (atShips(g) ? { box: NONE } : null)),
          deed<Theater<Own>, RaidOrder>('attack', cite.attack, (g) => (atShips(g) ? attacks.attackAll(g) : undefined)),
        ]),
    ...(airfield
      ? [
          call<Theater<Own>, RaidOrder, object>(
            AIRFIELD,
            airfield.rule,
            () => airfield.procedure(),
            (g) => (raidOf(g).base === NONE ? null : {}),
          ),
        ]
      : []),
    deed(HOMEWARD, cite.attack, (g) => endRaid(parts, g)),
  ]);
}
const NOBODY: readonly SideId[] = [];
const nextPlan = goto('plan');
