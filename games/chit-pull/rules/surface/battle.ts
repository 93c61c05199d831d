import { deed, each, end, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { shipsUnder } from '../../data/formations.ts';
import { hexRef, markerRef } from '../../data/refs.ts';
import { at, enemyOf, type SideId, SIDES } from '../../data/side.ts';
import { type Combatant, type G, OFF, type Theater } from '../../data/theater.ts';
import { battleOf, fighting, hasPresent, sideOfShip } from './display.ts';
import { rollInitiative } from './initiative.ts';
import { createRetreat, nextRetreat, type Retreat, settle } from './retreat.ts';
import { createRound, newRound, type Round } from './round.ts';
import { CHARTS, type SurfaceRules } from './rules.ts';

/** A surface battle that a formation brings about: where, and the hex it came from (OFF where it was there already). */
export interface SurfaceBattle {
  hex: number;
  marker: number;
  from: number;
  /** Formations that have retreated since. */
  retreated?: number[];
}

export interface Surface<Own extends object> {
  readonly battle: Procedure<Theater<Own>, SurfaceBattle>;
  /** All procedures of this chapter, for the game's list. */
  readonly procedures: readonly Procedure<Theater<Own>, never>[];
}

const DEPLOYMENT_COLUMN: Readonly<Record<SideId, readonly [day: string, night: string]>> = {
  japan: ['japan day', 'japan night'],
  us: ['us day', 'us night'],
};

export function createSurface<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>): Surface<Own> {
  const { cite } = rules;
  const [round, movement] = createRound(fleet, rules);
  const retreat = createRetreat(fleet, rules);

  /** Lays out who fights. Where a side turns out to have no ship there, there is no battle. */
  function open(g: G<Own>, { hex, marker, from }: SurfaceBattle): typeof end | undefined {
    const active = at(fleet.markers, marker).side;
    const enemies = fighting(fleet, g.state, enemyOf(active), hex, (other) => rules.fights(g, other));
    const own = fighting(fleet, g.state, active, hex, (other) => other === marker);
    if (own.length === 0 || enemies.length === 0) return end;
    const markers = active === 'japan' ? [...own, ...enemies] : [...enemies, ...own];
    g.state.battle = {
      hex,
      active,
      round: 0,
      initiative: active,
      markers,
      ships: [],
      smoke: [],
      smoked: { japan: false, us: false },
      leaving: { japan: false, us: false },
      ended: null,
      retreats: { japan: false, us: false },
      from,
    };
    // Whoever fights sails no further.
    g.state.course = [];
    announce(g, active, own, enemies);
    for (const other of markers) rules.met(g, other);
    return undefined;
  }

  function announce(g: G<Own>, active: SideId, own: readonly number[], enemies: readonly number[]): void {
    const { hex } = battleOf(g.state);
    const names = (markers: readonly number[]) =>
      markers.map((marker) => ({ key: 'surface marker', values: { marker: at(fleet.markers, marker).name } }));
    const values = {
      side: { key: `side.${active}` },
      own: names(own),
      enemies: names(enemies),
      hex: fleet.grid.label(hex),
    };
    const touches = [hexRef(fleet, hex), ...[...own, ...enemies].map((marker) => markerRef(fleet, marker))];
    g.emit('surface battle', values, { rule: cite.battle, heading: 'phase', reveals: true, touches });
  }

  function deploy(g: G<Own>): void {
    const battle = battleOf(g.state);
    const night = fleet.isNight(g.state.turn) ? 1 : 0;
    for (const side of SIDES) {
      const column = DEPLOYMENT_COLUMN[side][night];
      const own = battle.markers.filter((marker) => at(fleet.markers, marker).side === side);
      const ships = own.flatMap((marker) => shipsUnder(fleet, g.state, marker));
      for (const lot of rules.divide(g, ships)) {
        const use = { column, rule: cite.deployment };
        const box = g.roll<number>(CHARTS.deployment, g.silent ? use : { ...use, ...aboutLot(lot) });
        for (const ship of lot) battle.ships.push(newCombatant(ship, box));
      }
    }
  }

  function aboutLot(lot: readonly number[]): {
    purpose: string;
    about: { ships: { key: string; values: { ship: string } }[] };
  } {
    const ships = lot.map((ship) => ({ key: 'surface name', values: { ship: at(fleet.ships, ship).name } }));
    return { purpose: 'purpose.surface deployment', about: { ships } };
  }

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
    f.retreated ??= [];
    const marker = nextRetreat(fleet, g.state, f.retreated);
    if (marker === null) return null;
    f.retreated.push(marker);
    return { marker };
  }

  const battle = procedure<Theater<Own>, SurfaceBattle>('surface battle', cite.battle, [
    deed('meet', cite.battle, open),
    deed('initiative', cite.initiative, (g) => {
      if (!rules.initiativeEveryRound) rollInitiative(g, cite.initiative);
    }),
    deed('deploy', cite.deployment, deploy),
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

function newCombatant(ship: number, box: number): Combatant {
  return { ship, box, start: box, moved: false, fired: false, slow: 0 };
}
