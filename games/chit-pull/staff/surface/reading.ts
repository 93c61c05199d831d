import { battleSpeedOf, conditionOf } from '../../data/formations.ts';
import { at, ofSide, type SideId } from '../../data/side.ts';
import type { Battle } from '../../data/theater.ts';
import { isThroughSmoke, rangeBetween } from '../../rules/surface/figures.ts';
import { TORPEDO_COLUMN } from '../../rules/surface/rules.ts';
import type { Desk } from '../desk.ts';
import { worthOfHit } from '../kit.ts';

/** A ship on the surface display, with what it can do now. */
export interface Fighter {
  readonly ship: number;
  readonly side: SideId;
  readonly box: number;
  readonly gunnery: number;
  readonly range: number;
  /** Boxes that it may move this round. */
  readonly speed: number;
  /** Torpedo attacks that it has left. */
  readonly salvos: number;
  /** Hits that it can still take, and what each is worth. */
  readonly boxes: number;
  readonly hit: number;
  readonly destroyer: boolean;
  readonly carrier: boolean;
}

/** Both lines, as everybody sees them. */
export interface Reading {
  readonly battle: Battle;
  readonly own: readonly Fighter[];
  readonly foes: readonly Fighter[];
}

/** By day ships are spotted across the whole display. */
const EVERYWHERE = 99;

export function readBattle(desk: Desk): Reading {
  return desk.once('battle', () => {
    const { view, fleet, side } = desk;
    const { battle } = view;
    if (battle === null) throw new Error('No surface battle is under way.');
    const own: Fighter[] = [];
    const foes: Fighter[] = [];
    for (const { ship, box, slow } of battle.ships) {
      if (box === 0) continue;
      const fighter = fighterOf(desk, ship, box, Math.max(0, battleSpeedOf(fleet, view, ship) - slow));
      if (fighter.side === side) own.push(fighter);
      else foes.push(fighter);
    }
    return { battle, own, foes };
  });
}

function fighterOf(desk: Desk, ship: number, box: number, speed: number): Fighter {
  const { view, fleet, kit } = desk;
  const { side, range, boxes } = at(fleet.ships, ship);
  const { gunnery, torpedoes } = conditionOf(fleet, view, ship);
  return {
    ship,
    side,
    box,
    gunnery,
    range,
    speed,
    salvos: torpedoes && !at(view.spent, ship) ? kit.rules.salvos(view, ship) : 0,
    boxes: boxes - at(view.hits, ship),
    hit: worthOfHit(kit, view, ship),
    destroyer: at(kit.destroyer, ship),
    carrier: at(kit.carrier, ship),
  };
}

/** How far ships of a side see. */
export function spotting({ kit, night }: Desk, side: SideId): number {
  return night ? ofSide(kit.rules.nightSpotting, side) : EVERYWHERE;
}

/** What changes a shot from one box into another, range apart. */
function aimDrm({ kit, view }: Desk, side: SideId, from: number, to: number, destroyer: boolean): number {
  const { us, destroyer: small, smoke } = kit.tables.shot;
  const hidden = view.battle !== null && isThroughSmoke(view.battle.smoke, from, to);
  return (side === 'us' ? us : 0) + (destroyer ? small : 0) + (hidden ? smoke : 0);
}

/** The change to the die of a ship's guns that fires from one box into another; null where they don't reach or it doesn't see. */
export function gunDrm(desk: Desk, firer: Fighter, from: number, to: number, destroyer: boolean): number | null {
  const range = rangeBetween(from, to);
  if (firer.gunnery === 0 || range > firer.range || range > spotting(desk, firer.side)) return null;
  return desk.kit.tables.gunRange(range) + aimDrm(desk, firer.side, from, to, destroyer);
}

/** The same for torpedoes. */
export function torpedoDrm(desk: Desk, firer: Fighter, from: number, to: number, destroyer: boolean): number | null {
  const range = rangeBetween(from, to);
  if (firer.salvos === 0 || range > spotting(desk, firer.side)) return null;
  const drm = desk.kit.tables.torpedoRange(firer.side, range);
  return drm === null ? null : drm + aimDrm(desk, firer.side, from, to, destroyer);
}

/** Hits of a ship's guns on the average. */
export function gunHits(desk: Desk, firer: Fighter, from: number, to: number, destroyer: boolean): number {
  const drm = gunDrm(desk, firer, from, to, destroyer);
  return drm === null ? 0 : desk.kit.tables.meanHits(firer.gunnery, drm);
}

/** Hits of all its torpedoes on the average. */
export function torpedoHits(desk: Desk, firer: Fighter, from: number, target: Fighter): number {
  const drm = torpedoDrm(desk, firer, from, target.box, target.destroyer);
  if (drm === null) return 0;
  const { tables, criticalDrm } = desk.kit;
  return firer.salvos * tables.meanTorpedoHits(TORPEDO_COLUMN, drm, at(criticalDrm, target.ship));
}
