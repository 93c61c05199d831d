import { end, type Flow, type Message, type RollUse } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { shipsUnder } from '../../data/formations.ts';
import { hexRef, markerRef } from '../../data/refs.ts';
import { at, enemyOf, type SideId, SIDES } from '../../data/side.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import { battleOf, fighting } from './display.ts';
import { openName, shuffleFaces, turnDown } from './faces.ts';
import { CHARTS, type SurfaceRules } from './rules.ts';

/** A surface battle that a formation brings about: where, and the hex it came from (OFF where it was there already). */
export interface SurfaceBattle {
  hex: number;
  marker: number;
  from: number;
  /** Formations that have retreated since. */
  retreated?: number[];
}

const DEPLOYMENT_COLUMN: Readonly<Record<SideId, readonly [day: string, night: string]>> = {
  japan: ['japan day', 'japan night'],
  us: ['us day', 'us night'],
};

/** Finds out who fights. Where a side turns out to have no ship there, there is no battle. */
export function openBattle<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
  g: G<Own>,
  { hex, marker, from }: SurfaceBattle,
): Flow | undefined {
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
  const values = {
    side: { key: `side.${active}` },
    own: namesOf(fleet, own),
    enemies: namesOf(fleet, enemies),
    hex: fleet.grid.label(hex),
  };
  const touches = [hexRef(fleet, hex), ...markers.map((other) => markerRef(fleet, other))];
  g.emit('surface battle', values, { rule: rules.cite.battle, heading: 'phase', reveals: true, touches });
  for (const other of markers) rules.met(g, other);
  return undefined;
}

function namesOf(fleet: Fleet, markers: readonly number[]): Message[] {
  return markers.map((marker) => ({ key: 'surface marker', values: { marker: at(fleet.markers, marker).name } }));
}

/** Dice decide where ships start. */
export function deploy<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>, g: G<Own>): void {
  const battle = battleOf(g.state);
  const night = fleet.isNight(g.state.turn) ? 1 : 0;
  const groups = battle.ships;
  battle.ships = [];
  for (const side of SIDES) {
    const use: RollUse = {
      column: DEPLOYMENT_COLUMN[side][night],
      rule: rules.cite.deployment,
      purpose: 'purpose.surface deployment',
    };
    const lots = lotsOf(fleet, rules, g, side, groups).map((lot) => lot.map((ship) => newCombatant(ship, 0)));
    if (rules.faceDown) turnDown(fleet, rules.faceDown, g, lots.flat(), rules.cite.deployment);
    for (const lot of lots) {
      const box = g.roll<number>(CHARTS.deployment, g.silent ? use : { ...use, about: aboutLot(fleet, lot) });
      for (const combatant of lot) {
        combatant.box = box;
        combatant.start = box;
        battle.ships.push(combatant);
      }
    }
  }
  shuffleFaces(battle);
}

/** The ships of a side that fight in this battle. */
export function shipsInBattle(fleet: Fleet, { state }: { readonly state: Theater }, side: SideId): number[] {
  const own = battleOf(state).markers.filter((marker) => at(fleet.markers, marker).side === side);
  return own.flatMap((marker) => shipsUnder(fleet, state, marker));
}

/** The groups of a side, as it has divided its ships; where it had nothing to divide, as the rules do. */
function lotsOf<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
  g: G<Own>,
  side: SideId,
  groups: readonly Combatant[],
): readonly (readonly number[])[] {
  const own = groups.filter(({ ship }) => at(fleet.ships, ship).side === side);
  if (own.length === 0) return rules.divide(g, shipsInBattle(fleet, g, side));
  const lots: number[][] = [];
  for (const { ship, lot = 0 } of own) (lots[lot] ??= []).push(ship);
  return lots.filter((lot) => lot.length > 0);
}

function aboutLot(fleet: Fleet, lot: readonly Combatant[]): { ships: Message[] } {
  return { ships: lot.map((combatant) => openName(fleet, combatant)) };
}

function newCombatant(ship: number, box: number): Combatant {
  return { ship, box, start: box, moved: false, fired: false, slow: 0 };
}
