import {
  arrange,
  type Decision,
  type Layout,
  type Message,
  type Piece,
  type Ref,
  type Refusal,
  type RollUse,
  type Wanted,
} from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { conditionOf } from '../../data/formations.ts';
import { shipRef } from '../../data/refs.ts';
import { isDestroyer } from '../../data/ship.ts';
import { at, ofSide, type SideId } from '../../data/side.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import { battleOf, combatantOf, enemiesOf, presentOf, sideOfShip, sweep, wantedShip, whyNotOwn } from './display.ts';
import { gunRangeSteps, type Impact, isThroughSmoke, rangeBetween, shotModifiers } from './figures.ts';
import { CHARTS, type SurfaceRules, type Weapon } from './rules.ts';

/** Who fires at whom. */
export interface Aim {
  ship: number;
  target: number;
}

/** What the fire of guns and the fire of torpedoes have in common. */
export interface Fire<Own extends object> {
  /** How far a ship of a side spots now. */
  spotting(g: G<Own>, side: SideId): number;
  /** Enemy ships within a range, by their ids. */
  targets(g: G<Own>, firer: Combatant, range: number): string[];
  use(g: G<Own>, firer: Combatant, target: Combatant, weapon: Weapon, column: number, range: number): RollUse;
  /** All damage is done when everybody has fired. */
  strikeHome(g: G<Own>, impacts: ReadonlyMap<number, Impact>): void;
  describeTarget(g: G<Own>, id: string): { label: Message; short: Message; touches: readonly Ref[] };
  whyNotTarget(g: G<Own>, wanted: Wanted, side: SideId, weapon: Weapon): Refusal | undefined;
  whyNotAt(g: G<Own>, firer: number, target: number, range: number, weapon: Weapon): Refusal | undefined;
}

/** By day ships are spotted across the whole display. */
const EVERYWHERE = 99;

export function createFire<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>): Fire<Own> {
  const { cite } = rules;
  const ruleOf = (weapon: Weapon): string => (weapon === 'guns' ? cite.gunnery : cite.torpedoes);

  function spotting(g: G<Own>, side: SideId): number {
    return fleet.isNight(g.state.turn) ? ofSide(rules.nightSpotting, side) : EVERYWHERE;
  }

  function isSpotted(g: G<Own>, side: SideId, range: number, target: Combatant): boolean {
    return range <= spotting(g, side) || (rules.flashesSpotted && target.fired);
  }

  function targets(g: G<Own>, firer: Combatant, reach: number): string[] {
    const side = sideOfShip(fleet, firer.ship);
    const ids: string[] = [];
    for (const target of enemiesOf(fleet, g.state, side)) {
      const range = rangeBetween(firer.box, target.box);
      if (range <= reach && isSpotted(g, side, range, target)) ids.push(at(fleet.ships, target.ship).id);
    }
    return ids;
  }

  function use(g: G<Own>, firer: Combatant, target: Combatant, weapon: Weapon, column: number, range: number): RollUse {
    const side = sideOfShip(fleet, firer.ship);
    const { smoke } = battleOf(g.state);
    const modifiers = shotModifiers({
      by: side,
      atDestroyers: isDestroyer(at(fleet.ships, target.ship).type),
      smoke: isThroughSmoke(smoke, firer.box, target.box) && rules.smokeHides(g.state),
      range,
      of: weapon === 'guns' ? 'range' : 'torpedo range',
    });
    if (rules.aim) modifiers.push(...rules.aim(g, firer, target, weapon));
    return { column, modifiers, rule: ruleOf(weapon) };
  }

  function strikeHome(g: G<Own>, impacts: ReadonlyMap<number, Impact>): void {
    for (const [ship, { hits, criticals }] of impacts) {
      rules.inflict(g, ship, hits);
      for (let n = 0; n < criticals; n++) rules.critical(g, ship);
    }
    sweep(g.state);
  }

  function describeTarget(g: G<Own>, id: string): { label: Message; short: Message; touches: readonly Ref[] } {
    const ship = fleet.shipNumber.get(id) as number;
    const values = { ship: at(fleet.ships, ship).name, box: combatantOf(g.state, ship)?.box ?? 0 };
    return {
      label: { key: 'surface target', values },
      short: { key: 'surface name', values },
      touches: [shipRef(fleet, ship)],
    };
  }

  /** Of one's own ships, why they do not fire; of the enemy's, why nobody fires at them. */
  function whyNotTarget(g: G<Own>, wanted: Wanted, side: SideId, weapon: Weapon): Refusal | undefined {
    const rule = ruleOf(weapon);
    const ship = wantedShip(fleet, wanted);
    if (ship < 0) return undefined;
    const values = { ship: at(fleet.ships, ship).name };
    const owner = sideOfShip(fleet, ship);
    const refused = whyNotOwn(fleet, g, wanted, owner, rule);
    if (refused) return refused;
    if (owner !== side) return { reason: { key: `why surface unreached ${weapon}`, values }, rule };
    if (weapon === 'torpedoes') {
      if (!at(fleet.ships, ship).torpedoes) return { reason: { key: 'why surface no torpedoes', values }, rule };
      if (at(g.state.spent, ship)) return { reason: { key: 'why surface spent', values }, rule };
      if (!conditionOf(fleet, g.state, ship).torpedoes)
        return { reason: { key: 'why surface tubes out', values }, rule };
    } else if (conditionOf(fleet, g.state, ship).gunnery === 0) {
      return { reason: { key: 'why surface no guns', values }, rule };
    }
    return { reason: { key: `why surface no target ${weapon}`, values }, rule };
  }

  function whyNotAt(g: G<Own>, firer: number, target: number, reach: number, weapon: Weapon): Refusal | undefined {
    const from = combatantOf(g.state, firer);
    const to = combatantOf(g.state, target);
    if (from === undefined || to === undefined) return undefined;
    const range = rangeBetween(from.box, to.box);
    const values = { ship: at(fleet.ships, firer).name, target: at(fleet.ships, target).name, range };
    if (range > reach)
      return {
        reason: { key: `why surface out of range ${weapon}`, values: { ...values, reach } },
        rule: ruleOf(weapon),
      };
    const spots = spotting(g, sideOfShip(fleet, firer));
    return { reason: { key: 'why surface unspotted', values: { ...values, reach: spots } }, rule: cite.spotting };
  }

  return { spotting, targets, use, strikeHome, describeTarget, whyNotTarget, whyNotAt };
}

/** Locals that keep the targets of guns until they fire. */
export interface Gunnery {
  aims: Aim[];
}

export interface Guns<Own extends object> {
  /** Whether a side has anything to fire at. */
  canFire(g: G<Own>, side: SideId): boolean;
  targets: Decision<Theater<Own>, Gunnery>;
  fire(g: G<Own>, f: Gunnery): void;
}

export function createGuns<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>, fire: Fire<Own>): Guns<Own> {
  const gunRange = (ship: number): number => at(fleet.ships, ship).range;

  /** Ships that stand together with guns of one range have the same targets, in one list. */
  function pieces(g: G<Own>, side: SideId): Piece[] {
    const shared = new Map<number, string[]>();
    const found: Piece[] = [];
    for (const firer of presentOf(fleet, g.state, side)) {
      if (conditionOf(fleet, g.state, firer.ship).gunnery === 0) continue;
      const range = gunRange(firer.ship);
      const key = firer.box * EVERYWHERE + range;
      let boxes = shared.get(key);
      if (boxes === undefined) {
        boxes = fire.targets(g, firer, range);
        shared.set(key, boxes);
      }
      if (boxes.length > 0) found.push({ id: at(fleet.ships, firer.ship).id, boxes });
    }
    return found;
  }

  function layout(g: G<Own>, _f: Gunnery, side: string): Layout {
    const enemies = enemiesOf(fleet, g.state, side as SideId);
    const boxes = enemies.map(({ ship }) => ({ id: at(fleet.ships, ship).id }));
    return { pieces: pieces(g, side as SideId), boxes, partial: true };
  }

  function canFire(g: G<Own>, side: SideId): boolean {
    for (const firer of presentOf(fleet, g.state, side)) {
      if (conditionOf(fleet, g.state, firer.ship).gunnery === 0) continue;
      if (fire.targets(g, firer, gunRange(firer.ship)).length > 0) return true;
    }
    return false;
  }

  function gunUse(g: G<Own>, firer: Combatant, target: Combatant, nth: number): RollUse {
    const range = gunRangeSteps(g, rangeBetween(firer.box, target.box));
    return fire.use(g, firer, target, 'guns', rules.gunnery(g, firer, nth), range);
  }

  function shoot(g: G<Own>, f: Gunnery): void {
    const impacts = new Map<number, Impact>();
    const firedAt = new Map<number, number>();
    for (const { ship, target } of inOrder(g, f.aims)) {
      const firer = combatantOf(g.state, ship) as Combatant;
      const nth = firedAt.get(target) ?? 0;
      firedAt.set(target, nth + 1);
      const use = gunUse(g, firer, combatantOf(g.state, target) as Combatant, nth);
      const result = g.roll(
        CHARTS.damage,
        g.silent ? use : { ...use, purpose: 'purpose.surface guns', about: aboutShot(ship, target) },
      );
      add(impacts, target, rules.impact(g, target, result, 'guns'));
    }
    f.aims = [];
    fire.strikeHome(g, impacts);
    for (const combatant of battleOf(g.state).ships) if (combatant.fired) combatant.slow += rules.slowed.byFiring;
  }

  /**
   * Japanese ships first, and of each side the strongest: where only the first shot at a target counts in full, nobody would let a
   * weaker ship fire it.
   */
  function inOrder(g: G<Own>, aims: readonly Aim[]): Aim[] {
    const key = ({ ship }: Aim): number =>
      (sideOfShip(fleet, ship) === 'us' ? 0 : EVERYWHERE) + conditionOf(fleet, g.state, ship).gunnery;
    return aims.slice().sort((a, b) => key(b) - key(a));
  }

  function aboutShot(ship: number, target: number): { ship: string; target: string } {
    return { ship: at(fleet.ships, ship).name, target: at(fleet.ships, target).name };
  }

  const targets = arrange<Theater<Own>, Gunnery>({
    layout,
    about: (g) => ({ round: battleOf(g.state).round }),
    describe: (g, _f, id) => {
      const ship = fleet.shipNumber.get(String(id)) as number;
      const values = {
        ship: at(fleet.ships, ship).name,
        box: combatantOf(g.state, ship)?.box ?? 0,
        n: conditionOf(fleet, g.state, ship).gunnery,
        range: gunRange(ship),
      };
      return {
        label: { key: 'surface gunner', values },
        short: { key: 'surface name', values },
        touches: [shipRef(fleet, ship)],
        rolls: true,
      };
    },
    describeBox: (g, _f, box) => fire.describeTarget(g, box),
    whyNot: (g, _f, wanted, side) => fire.whyNotTarget(g, wanted, side as SideId, 'guns'),
    whyNotBox: (g, _f, piece, box) => {
      const [ship, target] = [piece, box].map((id) => fleet.shipNumber.get(id) ?? -1) as [number, number];
      return fire.whyNotAt(g, ship, target, gunRange(ship), 'guns');
    },
    oddsIn: (g, _f, piece, box) => {
      const [firer, target] = [piece, box].map((id) => combatantOf(g.state, fleet.shipNumber.get(id) ?? -1));
      return firer && target ? g.odds(CHARTS.damage, gunUse(g, firer, target, 0)) : undefined;
    },
    apply: (g, f, placed, side) => {
      for (const firer of presentOf(fleet, g.state, side as SideId)) {
        const target = fleet.shipNumber.get(placed[at(fleet.ships, firer.ship).id] ?? '');
        if (target === undefined) continue;
        firer.fired = true;
        f.aims.push({ ship: firer.ship, target });
      }
    },
  });

  return { canFire, targets, fire: shoot };
}

/** Adds what one roll did to what others did to the same ship. */
export function add(impacts: Map<number, Impact>, ship: number, { hits, criticals }: Impact): void {
  if (hits === 0) return;
  const so = impacts.get(ship);
  impacts.set(ship, so ? { hits: so.hits + hits, criticals: so.criticals + criticals } : { hits, criticals });
}
