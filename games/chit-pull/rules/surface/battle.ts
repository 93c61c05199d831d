import { decide, deed, each, type Procedure, procedure, type Step } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { hexRef } from '../../data/refs.ts';
import { at, type SideId } from '../../data/side.ts';
import { type G, OFF, type Theater } from '../../data/theater.ts';
import { engageOrder } from './engagement.ts';
import { battleOf, hasPresent, sideOfShip } from './display.ts';
import { createGroups } from './groups.ts';
import { rollInitiative } from './initiative.ts';
import { deploy, openBattle, type SurfaceBattle } from './opening.ts';
import { createRetreat, nextRetreat, type Retreat, settle } from './retreat.ts';
import { createRound, newRound, type Round } from './round.ts';
import type { SurfaceRules } from './rules.ts';

export type { SurfaceBattle } from './opening.ts';

export interface Surface<Own extends object> {
  readonly battle: Procedure<Theater<Own>, SurfaceBattle>;
  /** All procedures of this chapter, for the game's list. */
  readonly procedures: readonly Procedure<Theater<Own>, never>[];
}

export function createSurface<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>): Surface<Own> {
  const { cite } = rules;
  const [round, movement] = createRound(fleet, rules);
  const retreat = createRetreat(fleet, rules);

  /** The battle is over: who stays, who goes, and torpedoes are loaded again where the rules say so. */
  function conclude(g: G<Own>): void {
    const battle = battleOf(g.state);
    settle(g, battle, rules, { japan: !hasPresent(fleet, g.state, 'japan'), us: !hasPresent(fleet, g.state, 'us') });
    if (rules.rearms) for (const { ship } of battle.ships) g.state.spent[ship] = false;
    g.emit(`surface over ${battle.ended ?? ''}`, lossesOf(g), {
      rule: cite.ends,
      touches: [hexRef(fleet, battle.hex)],
    });
    rules.battleEnds?.(g, battle);
  }

  function lossesOf(g: G<Own>): { round: number; japan: number; us: number } {
    const { ships, round: n } = battleOf(g.state);
    const sunk = (side: SideId): number =>
      ships.filter(({ ship }) => sideOfShip(fleet, ship) === side && at(g.state.shipAt, ship) < 0).length;
    return { round: n, japan: sunk('japan'), us: sunk('us') };
  }

  function nextToGo(g: G<Own>, f: SurfaceBattle): Retreat | null {
    f.retreated ??= battleOf(g.state).markers.filter((each) => rules.stays?.(each) === true);
    const marker = nextRetreat(fleet, g.state, f.retreated);
    if (marker === null) return null;
    f.retreated.push(marker);
    return { marker };
  }

  const { asks } = rules;
  const engage: Step<Theater<Own>, SurfaceBattle>[] = asks
    ? [decide('engage', cite.battle, (g, f) => asks(g, f), engageOrder(fleet, rules))]
    : [];

  const groups = createGroups(fleet, rules);
  const divide: Step<Theater<Own>, SurfaceBattle>[] =
    rules.groupSize === undefined ? [] : [decide('groups', cite.deployment, (g) => groups.dividers(g), groups.order)];

  const battle = procedure<Theater<Own>, SurfaceBattle>('surface battle', cite.battle, [
    ...engage,
    deed('meet', cite.battle, (g, f) => openBattle(fleet, rules, g, f)),
    deed('initiative', cite.initiative, (g) => {
      if (!rules.initiativeEveryRound) rollInitiative(g, cite.initiative);
    }),
    ...divide,
    deed('deploy', cite.deployment, (g) => deploy(fleet, rules, g)),
    each(
      'rounds',
      cite.battle,
      (): Procedure<Theater<Own>, Round> => round,
      (g) => (battleOf(g.state).ended === null ? newRound() : null),
    ),
    deed('over', cite.ends, conclude),
    each('retreats', cite.ends, (): Procedure<Theater<Own>, Retreat> => retreat, nextToGo),
    deed('close', cite.ends, (g) => {
      for (const marker of battleOf(g.state).markers) if (at(g.state.markers, marker).hex !== OFF) rules.met(g, marker);
      g.state.battle = null;
    }),
  ]);

  return {
    battle,
    procedures: [battle, round, movement, retreat],
  };
}
