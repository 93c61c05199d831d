import type { Message, Ref, Refusal, RollUse, Wanted } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { conditionOf } from '../../data/formations.ts';
import { shipRef } from '../../data/refs.ts';
import { isDestroyer } from '../../data/ship.ts';
import { at, ofSide, type SideId } from '../../data/side.ts';
import type { Combatant, G } from '../../data/theater.ts';
import { battleOf, combatantOf, enemiesOf, sideOfShip, sweep, wantedShip, whyNotOwn } from './display.ts';
import { combatantSeen, shownTo, turnUp } from './faces.ts';
import { type Impact, isThroughSmoke, rangeBetween, shotModifiers } from './figures.ts';
import type { SurfaceRules, Weapon } from './rules.ts';

/*
 * What the fire of guns and the fire of torpedoes have in common.
 */

/** Who fires at whom: the target is what the firing side sees in its place. */
export interface Aim {
  ship: number;
  target: number;
}

export interface Fire<Own extends object> {
  /** Enemy ships within a range that are spotted, by their ids. */
  targets(g: G<Own>, firer: Combatant, reach: number): string[];
  /** How a shot is rolled; `range` is how often the modifier for range counts. */
  use(g: G<Own>, firer: Combatant, target: Combatant, weapon: Weapon, column: number, range: number): RollUse;
  /** What a shot is rolled for, in words. */
  about(aim: Aim): { ship: string; target: string };
  /** All damage is done when everybody has fired. */
  strikeHome(g: G<Own>, impacts: ReadonlyMap<number, Impact>): void;
  describeTarget(g: G<Own>, id: string, viewer: SideId): { label: Message; short: Message; touches: readonly Ref[] };
  /** Of one's own ships, why they don't fire; of the enemy's, why nobody fires at them. */
  whyNot(g: G<Own>, wanted: Wanted, side: SideId, weapon: Weapon): Refusal | undefined;
  /** Why one ship doesn't fire at another. */
  whyNotAt(g: G<Own>, aim: Aim, reach: number, weapon: Weapon): Refusal | undefined;
}

/** By day ships are spotted across the whole display. */
const EVERYWHERE = 99;

export function createFire<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>): Fire<Own> {
  const { cite } = rules;
  const ruleOf = (weapon: Weapon): string => (weapon === 'guns' ? cite.gunnery : cite.torpedoes);
  const nameOf = (ship: number): string => at(fleet.ships, ship).name;

  /** How far a ship of a side spots now. */
  function spotting(g: G<Own>, side: SideId): number {
    return fleet.isNight(g.state.turn) ? ofSide(rules.nightSpotting, side) : EVERYWHERE;
  }

  function targets(g: G<Own>, firer: Combatant, reach: number): string[] {
    const side = sideOfShip(fleet, firer.ship);
    const spots = spotting(g, side);
    const ids: string[] = [];
    for (const target of enemiesOf(fleet, g.state, side)) {
      const range = rangeBetween(firer.box, target.box);
      const spotted = range <= spots || (rules.flashesSpotted && target.fired);
      if (range <= reach && spotted) ids.push(at(fleet.ships, shownTo(fleet, side, target)).id);
    }
    return ids;
  }

  function use(g: G<Own>, firer: Combatant, target: Combatant, weapon: Weapon, column: number, range: number): RollUse {
    const modifiers = shotModifiers({
      by: sideOfShip(fleet, firer.ship),
      atDestroyers: isDestroyer(at(fleet.ships, target.ship).type),
      smoke: isThroughSmoke(battleOf(g.state).smoke, firer.box, target.box) && rules.smokeHides(g.state),
      range,
      of: weapon === 'guns' ? 'range' : 'torpedo range',
    });
    if (rules.aim) modifiers.push(...rules.aim(g, firer, target, weapon));
    return { column, modifiers, rule: ruleOf(weapon) };
  }

  function strikeHome(g: G<Own>, impacts: ReadonlyMap<number, Impact>): void {
    for (const [ship, { hits, criticals }] of impacts) {
      const combatant = combatantOf(g.state, ship);
      if (combatant !== undefined) turnUp(fleet, g, combatant, cite.deployment);
      rules.inflict(g, ship, hits);
      for (let n = 0; n < criticals; n++) rules.critical(g, ship);
    }
    sweep(g.state);
  }

  function describeTarget(
    g: G<Own>,
    id: string,
    viewer: SideId,
  ): { label: Message; short: Message; touches: readonly Ref[] } {
    const ship = fleet.shipNumber.get(id) as number;
    const values = { ship: nameOf(ship), box: combatantSeen(fleet, g.state, viewer, ship)?.box ?? 0 };
    return {
      label: { key: 'surface target', values },
      short: { key: 'surface name', values },
      touches: [shipRef(fleet, ship)],
    };
  }

  function whyNot(g: G<Own>, wanted: Wanted, side: SideId, weapon: Weapon): Refusal | undefined {
    const rule = ruleOf(weapon);
    const ship = wantedShip(fleet, wanted);
    if (ship < 0) return undefined;
    const owner = sideOfShip(fleet, ship);
    const absent = whyNotOwn(fleet, g, wanted, owner, rule, side);
    if (absent) return absent;
    const key = owner === side ? whyIdle(g, ship, weapon) : `why surface unreached ${weapon}`;
    return { reason: { key, values: { ship: nameOf(ship) } }, rule };
  }

  /** Why one's own ship fires at nobody. */
  function whyIdle(g: G<Own>, ship: number, weapon: Weapon): string {
    const { gunnery, torpedoes } = conditionOf(fleet, g.state, ship);
    if (weapon === 'guns') {
      if (gunnery === 0) return 'why surface no guns';
      return combatantOf(g.state, ship)?.fired ? 'why surface fired' : 'why surface no target guns';
    }
    if (!at(fleet.ships, ship).torpedoes) return 'why surface no torpedoes';
    if (at(g.state.spent, ship)) return 'why surface spent';
    return torpedoes ? 'why surface no target torpedoes' : 'why surface tubes out';
  }

  function whyNotAt(g: G<Own>, { ship, target }: Aim, reach: number, weapon: Weapon): Refusal | undefined {
    const viewer = sideOfShip(fleet, ship);
    const [from, to] = [combatantOf(g.state, ship), combatantSeen(fleet, g.state, viewer, target)];
    if (from === undefined || to === undefined) return undefined;
    const range = rangeBetween(from.box, to.box);
    const values = { ship: nameOf(ship), target: nameOf(target), range };
    if (range > reach) {
      const key = `why surface out of range ${weapon}`;
      return { reason: { key, values: { ...values, reach } }, rule: ruleOf(weapon) };
    }
    const spots = spotting(g, sideOfShip(fleet, ship));
    return { reason: { key: 'why surface unspotted', values: { ...values, reach: spots } }, rule: cite.spotting };
  }

  return {
    targets,
    use,
    about: ({ ship, target }) => ({ ship: nameOf(ship), target: nameOf(target) }),
    strikeHome,
    describeTarget,
    whyNot,
    whyNotAt,
  };
}

/** Adds what one roll did to what others did to the same ship. */
export function add(impacts: Map<number, Impact>, ship: number, { hits, criticals }: Impact): void {
  if (hits === 0) return;
  const so = impacts.get(ship);
  impacts.set(ship, so ? { hits: so.hits + hits, criticals: so.criticals + criticals } : { hits, criticals });
}
