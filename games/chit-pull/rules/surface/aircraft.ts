import { arrange, type Decision, type Layout, type Piece, type Refusal, type Wanted } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { conditionOf, formationOf, strengthOf } from '../../data/formations.ts';
import { airRef, airWanted, shipRef } from '../../data/refs.ts';
import { at, enemyOf, ofSide, type SideId } from '../../data/side.ts';
import { isBomber } from '../../data/squadron.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import { battleOf, combatantOf, enemiesOf, presentOf, sideOfShip, sweep } from './display.ts';
import { combatantSeen, shownTo, turnUp } from './faces.ts';
import type { Fire } from './fire.ts';
import type { SurfaceRules } from './rules.ts';

/** An air unit on its way to a ship on the display. */
export interface Sortie {
  unit: number;
  ship: number;
  /** It keeps flak down, and does not attack. */
  suppresses: boolean;
}

/** Locals that keep the targets of aircraft until they are over them. */
export interface Sorties {
  sorties: Sortie[];
}

export interface Aircraft<Own extends object> {
  /** Whether a side has a carrier on the display that operates aircraft. Which of them are ready is its secret. */
  mayFly(g: G<Own>, side: SideId): boolean;
  targets: Decision<Theater<Own>, Sorties>;
  attack(g: G<Own>, f: Sorties): void;
}

export function createAircraft<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
  fire: Fire<Own>,
): Aircraft<Own> {
  const { cite } = rules;
  /** By ship: the box for units that keep its flak down. */
  const suppressIds: readonly string[] = fleet.ships.map(({ id }) => `${id} flak`);
  const suppressed: ReadonlyMap<string, number> = new Map(suppressIds.map((id, ship) => [id, ship]));

  function isDeck(g: G<Own>, ship: number): boolean {
    return conditionOf(fleet, g.state, ship).flies;
  }

  function mayFly(g: G<Own>, side: SideId): boolean {
    return rules.flies(g.state) && presentOf(fleet, g.state, side).some(({ ship }) => isDeck(g, ship));
  }

  /** Whether an air unit can be sent: it waits on a carrier on the display that operates it. */
  function canFly(g: G<Own>, unit: number): boolean {
    if (!rules.scrambles(at(g.state.airAt, unit), unit, g.state)) return false;
    const home = at(g.state.airHome, unit);
    if (home < 0 || at(g.state.shipAt, home) < 0 || !isDeck(g, home)) return false;
    return (combatantOf(g.state, home)?.box ?? 0) > 0;
  }

  function layout(g: G<Own>, _f: Sorties, side: string): Layout {
    const enemies = enemiesOf(fleet, g.state, side as SideId);
    const shown = enemies.map((each) => shownTo(fleet, side as SideId, each));
    const attack = shown.map((ship) => at(fleet.ships, ship).id);
    const suppress = shown.map((ship) => at(suppressIds, ship));
    const either = [...attack, ...suppress];
    const pieces: Piece[] = [];
    for (const unit of ofSide(fleet.squadronsOf, side as SideId)) {
      if (!canFly(g, unit)) continue;
      const { id, kind } = at(fleet.squadrons, unit);
      pieces.push({ id, boxes: !fleet.escorts.includes(kind) ? attack : isBomber(kind) ? either : suppress });
    }
    return { pieces, boxes: either.map((id) => ({ id })), partial: true };
  }

  const targets = arrange<Theater<Own>, Sorties>({
    layout,
    about: (g) => ({ round: battleOf(g.state).round }),
    describe: (g, _f, id) => {
      const unit = fleet.squadronNumber.get(String(id)) as number;
      const { name, kind } = at(fleet.squadrons, unit);
      const values = { unit: name, kind, n: strengthOf(fleet, g.state, unit) };
      return {
        label: { key: 'surface flier', values },
        short: { key: 'surface unit', values },
        touches: [airRef(fleet, unit)],
        rolls: true,
        reveals: true,
      };
    },
    describeBox: (g, _f, box, side) => {
      const ship = suppressed.get(box);
      if (ship === undefined) return fire.describeTarget(g, box, side as SideId);
      const values = { ship: at(fleet.ships, ship).name };
      return {
        label: { key: 'surface suppress', values },
        short: { key: 'surface suppress short', values },
        touches: [shipRef(fleet, ship)],
      };
    },
    whyNot: (g, _f, wanted, side) => whyNotFly(fleet, g, wanted, side as SideId, cite.air),
    whyNotBox: (_g, _f, piece, box) => {
      const { name, kind } = at(fleet.squadrons, fleet.squadronNumber.get(piece) as number);
      const key =
        suppressed.has(box) && !fleet.escorts.includes(kind) ? 'why surface no fighter' : 'why surface no bomber';
      return { reason: { key, values: { unit: name } }, rule: cite.air };
    },
    oddsIn: (g, _f, piece, box) => {
      const unit = fleet.squadronNumber.get(piece);
      const ship = fleet.shipNumber.get(box);
      return unit === undefined || ship === undefined ? undefined : rules.airOdds?.(g, unit, ship);
    },
    apply: (g, f, placed, side) => {
      g.stands();
      for (const unit of ofSide(fleet.squadronsOf, side as SideId)) {
        const box = placed[at(fleet.squadrons, unit).id];
        if (box === undefined) continue;
        const suppresses = suppressed.has(box);
        const ship = (suppresses ? suppressed : fleet.shipNumber).get(box) as number;
        f.sorties.push({ unit, ship, suppresses });
      }
    },
  });

  return { mayFly, targets, attack: (g, f) => flySorties(fleet, rules, g, f) };
}

/** All are in the air before the first attacks, so a carrier that sinks now does not keep its own back. */
function flySorties<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>, g: G<Own>, f: Sorties): void {
  const { initiative, ships } = battleOf(g.state);
  // A carrier that launches is revealed. Aircraft sent at her face-down counter still find her.
  const sorties = f.sorties.map((sortie) => ({ ...sortie, ship: aimedAt(fleet, g.state, sortie) }));
  for (const { unit } of sorties) g.state.airAt[unit] = 'flown';
  for (const combatant of ships)
    if (hasLaunched(g.state, combatant, sorties)) turnUp(fleet, g, combatant, rules.cite.air);
  const harried = new Map<number, number>();
  for (const side of [initiative, enemyOf(initiative)]) {
    for (const target of ships) {
      if (target.box === 0 || sideOfShip(fleet, target.ship) === side) continue;
      const over = sorties.filter(({ ship }) => ship === target.ship);
      if (over.length === 0) continue;
      const marker = formationOf(g.state, at(g.state.shipAt, target.ship));
      harried.set(marker, (harried.get(marker) ?? 0) + over.length);
      // Aircraft come near enough to see what it is.
      turnUp(fleet, g, target, rules.cite.air);
      attackShip(fleet, rules, g, target.ship, over);
      target.slow += rules.slowed.byAir;
    }
  }
  for (const [marker, units] of harried) rules.harried(g, marker, units);
  f.sorties = [];
}

/** The ship that stands where a unit was sent, be it to a blank counter. */
function aimedAt(fleet: Fleet, theater: Theater, { unit, ship }: Sortie): number {
  return combatantSeen(fleet, theater, at(fleet.squadrons, unit).side, ship)?.ship ?? ship;
}

/** Whether a carrier on the display has sent aircraft: a carrier that launches shows itself. */
function hasLaunched({ airHome }: Theater, { ship }: Combatant, sorties: readonly Sortie[]): boolean {
  return sorties.some(({ unit }) => airHome[unit] === ship);
}

function attackShip<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
  g: G<Own>,
  ship: number,
  over: readonly Sortie[],
): void {
  const attackers = over.filter(({ suppresses }) => !suppresses).map(({ unit }) => unit);
  const suppressing = over.filter(({ suppresses }) => suppresses).map(({ unit }) => unit);
  const units = over.map(({ unit }) => ({ key: 'surface unit', values: { unit: at(fleet.squadrons, unit).name } }));
  const touches = [shipRef(fleet, ship), ...over.map(({ unit }) => airRef(fleet, unit))];
  // What comes to light must be told even where nobody listens: an order that did it can't be taken back.
  g.emit(
    'surface aircraft',
    { ship: at(fleet.ships, ship).name, units },
    { rule: rules.cite.air, touches, reveals: true },
  );
  rules.airAttack(g, ship, attackers, suppressing);
  for (const { unit } of over) g.state.airShown[unit] = g.state.turn;
  sweep(g.state);
}

function whyNotFly<Own extends object>(
  fleet: Fleet,
  { state }: G<Own>,
  wanted: Wanted,
  side: SideId,
  rule: string,
): Refusal | undefined {
  const unit = 'option' in wanted ? (fleet.squadronNumber.get(String(wanted.option)) ?? -1) : airWanted(fleet, wanted);
  if (unit < 0 || at(fleet.squadrons, unit).side !== side) return undefined;
  const home = at(state.airHome, unit);
  const onDisplay = (combatantOf(state, home)?.box ?? 0) > 0;
  const values = { unit: at(fleet.squadrons, unit).name };
  if (!onDisplay) return { reason: { key: 'why surface elsewhere', values }, rule };
  const key = conditionOf(fleet, state, home).flies ? 'why surface not ready' : 'why surface deck out';
  return { reason: { key, values }, rule };
}
