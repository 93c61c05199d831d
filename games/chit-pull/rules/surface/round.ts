import { decide, deed, each, end, type Flow, goto, type Procedure, procedure, type Step } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { enemyOf, type SideId, SIDES } from '../../data/side.ts';
import type { G, Theater } from '../../data/theater.ts';
import { createAircraft, type Sorties } from './aircraft.ts';
import { breakOffOrder, disengage } from './disengagement.ts';
import { battleOf, endsAlone, hasPresent } from './display.ts';
import { LAST_ROUND } from './figures.ts';
import { createFire } from './fire.ts';
import { createGuns, type Gunnery } from './gunnery.ts';
import { rollInitiative } from './initiative.ts';
import { createMovement } from './movement.ts';
import type { SurfaceRules } from './rules.ts';
import { createTubes, type Torpedoes } from './torpedoes.ts';

/** One round: how many sides have moved, and who fires at whom until the dice are rolled. */
export interface Round extends Gunnery, Torpedoes, Sorties {
  movers: number;
}

export function newRound(): Round {
  return { movers: 0, aims: [], salvos: [], sorties: [] };
}

export function createRound<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
): readonly [Procedure<Theater<Own>, Round>, Procedure<Theater<Own>, never>] {
  const { cite } = rules;
  const fire = createFire(fleet, rules);
  const guns = createGuns(fleet, rules, fire);
  const tubes = createTubes(fleet, rules, fire);
  const aircraft = createAircraft(fleet, rules, fire);
  const movement = createMovement(fleet, rules);

  function begin(g: G<Own>): void {
    const battle = battleOf(g.state);
    battle.round++;
    battle.smoked = { japan: false, us: false };
    battle.leaving = { japan: false, us: false };
    for (const combatant of battle.ships) {
      combatant.start = combatant.box;
      combatant.moved = false;
      combatant.fired = false;
    }
    g.emit('surface round', { round: battle.round }, { rule: cite.battle, heading: 'phase' });
    if (rules.initiativeEveryRound) rollInitiative(g, cite.initiative);
  }

  /** Whoever has the initiative moves first. */
  function nextMover(g: G<Own>, f: Round): { side: SideId; exits: number[] } | null {
    const { initiative, ended } = battleOf(g.state);
    if (ended !== null || f.movers === SIDES.length) return null;
    const side = f.movers++ === 0 ? initiative : enemyOf(initiative);
    return { side, exits: [] };
  }

  /** Nobody is asked, and nothing is done, once the battle is over. */
  const goesOn = (g: G<Own>): boolean => battleOf(g.state).ended === null;
  const asked = (g: G<Own>, can: (g: G<Own>, side: SideId) => boolean): SideId[] =>
    goesOn(g) ? SIDES.filter((side) => can(g, side)) : [];
  const after = (g: G<Own>): Flow | undefined => (endsAlone(fleet, g.state) ? end : undefined);

  // Who need not name targets beforehand fires a few ships at a time, sees the dice, and lets others fire.
  const reply: Step<Theater<Own>, Round>[] =
    rules.aimsFirst === null
      ? []
      : [
          deed('first fire', cite.gunnery, (g, f) => void guns.volley(g, f)),
          decide(
            'reply',
            cite.gunnery,
            (g) => asked(g, guns.canFire).filter((side) => side !== rules.aimsFirst),
            guns.targets,
          ),
          deed('volley', cite.gunnery, (g, f) => (guns.volley(g, f) ? goto('reply') : undefined)),
        ];

  const round = procedure<Theater<Own>, Round>('surface round', cite.battle, [
    deed('begin', cite.battle, begin),
    each('movement', cite.movement, () => movement, nextMover),
    decide(
      'targets',
      cite.gunnery,
      (g) => asked(g, guns.canFire).filter((side) => rules.aimsFirst === null || side === rules.aimsFirst),
      guns.targets,
    ),
    ...reply,
    deed('gunfire', cite.gunnery, (g, f) => {
      guns.fire(g, f);
      return after(g);
    }),
    decide('torpedoes', cite.torpedoes, (g) => asked(g, tubes.canFire), tubes.targets),
    deed('torpedo hits', cite.torpedoes, (g, f) => {
      tubes.fire(g, f);
      return after(g);
    }),
    decide('aircraft', cite.air, (g) => asked(g, aircraft.mayFly), aircraft.targets),
    deed('air attack', cite.air, (g, f) => {
      aircraft.attack(g, f);
      return after(g);
    }),
    decide(
      'break off',
      cite.disengagement,
      (g) =>
        battleOf(g.state).round < LAST_ROUND || rules.lastChoice
          ? asked(g, (_g, side) => hasPresent(fleet, g.state, side))
          : [],
      breakOffOrder(rules),
    ),
    deed('disengagement', cite.disengagement, (g) => disengage(rules, g)),
    deed('end', cite.battle, (g) => {
      const battle = battleOf(g.state);
      if (rules.smokeClears) battle.smoke = [];
      if (battle.ended === null) rules.roundEnds?.(g, battle);
    }),
  ]);
  return [round, movement];
}
