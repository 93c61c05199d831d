import type { Ask } from '@point-option/engine';
import { enemyOf, grid, type SideId } from '../data/map.ts';
import { shipName } from '../data/names.ts';
import { type GunClass, LANDING_FORCES, SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, type Fighter, MARKER_NUMBER, type SurfaceBattle } from '../data/state.ts';
import { BOXES, IS_GUNNED, SCREENING } from '../rules/battleBoard.ts';
import { isHeld, sideOf } from '../rules/fighters.ts';
import { hexOf, shipsOf } from '../rules/groups.ts';
import { torpedoOf } from '../rules/firing.ts';
import {
  best,
  counsel,
  type Counsel,
  type Desk,
  groupsOf,
  gunsOf,
  type Habit,
  isCarrier,
  isLanding,
  nearest,
  optionsOf,
  powerOf,
} from './desk.ts';
import { countOn, gainOf, type Mark, markOf } from './worth.ts';

const number = (id: string): number => SHIP_NUMBER.get(id) ?? 0;

function battleOf({ view }: Desk): SurfaceBattle {
  return view.battle as SurfaceBattle;
}
function inBattle(desk: Desk, side: SideId): number[] {
  return battleOf(desk).fighters.flatMap(({ ship }) => (sideOf(ship) === side ? [ship] : []));
}

/** The group with the heaviest guns meets the enemy first. */
export const group: Habit = ({ view }, ask) => {
  const heaviest = best(optionsOf(ask), (id) => powerOf(view, shipsOf(view, MARKER_NUMBER.get(id) ?? 0)));
  return heaviest === undefined ? undefined : counsel(heaviest, 'heaviest first', { marker: heaviest });
};

/** Guns from here on stand in front, whoever has less behind them. */
const HEAVY = gunsOf(number('Mogami'));

/** Heavy ships in the screen, light ones in support, and whoever has no guns behind them all. */
export const array: Habit = ({ side }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const [front, support] =
    side === 'us' ? (['US_SCREENING', 'US_SUPPORT'] as const) : (['JP_SCREENING', 'JP_SUPPORT'] as const);
  const placed: Record<string, string> = {};
  const heavy = ask.pieces.some(({ id }) => gunsOf(number(id)) >= HEAVY);
  for (const { id, boxes = [] } of ask.pieces) {
    const wanted = !heavy || gunsOf(number(id)) >= HEAVY ? front : support;
    placed[id] = boxes.includes(wanted) ? wanted : (boxes[0] as string);
  }
  return counsel(placed, ask.pieces.some(({ id }) => isCarrier(number(id))) ? 'carriers behind' : 'heavy in front');
};

/** The heaviest guns fire first, because what they hit may never answer. */
export const nextShip: Habit = ({ view }, ask) => {
  const ids = optionsOf(ask).filter((id) => SHIP_NUMBER.has(id));
  const chosen = best(ids, (id) => powerOf(view, [number(id)]));
  if (chosen === undefined) return undefined;
  return counsel(chosen, 'big guns first', { ship: shipName(number(chosen)) });
};

/** To stop a ship that has yet to fire is worth this much of its guns besides. */
const UNFIRED = 0.12;

/** Each firing at what promises most, counting what the earlier ones will have done. */
export const aim: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  return counsel(
    aimed(desk, ask, (id) => id.slice(0, id.indexOf(' ')) as GunClass, 1),
    'aim',
  );
};

/** Torpedoes at the pursuers, by the same measure. */
const TORPEDO_HITS = 0.5;
export const torpedoes: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  return counsel(
    aimed(desk, ask, (id) => torpedoOf(number(id.slice(0, id.lastIndexOf(' ')))), TORPEDO_HITS),
    'torpedo pursuers',
  );
};

function aimed(
  desk: Desk,
  ask: Ask & { kind: 'arrange' },
  weaponOf: (id: string) => GunClass | 'T' | 'TL',
  hits: number,
): Record<string, string> {
  const { view } = desk;
  const marks = new Map<string, Mark>();
  for (const { id } of ask.boxes) marks.set(id, markOf(view, number(id)));
  const placed: Record<string, string> = {};
  for (const { id, boxes = [] } of ask.pieces) {
    const weapon = weaponOf(id);
    const target = best(boxes, (box) => {
      const mark = marks.get(box) as Mark;
      return gainOf(mark, weapon, hits) * (isUnfired(desk, mark.ship) ? 1 + UNFIRED : 1);
    });
    if (target === undefined) continue;
    placed[id] = target;
    countOn(marks.get(target) as Mark, weapon, hits);
  }
  return placed;
}

function isUnfired(desk: Desk, ship: number): boolean {
  return battleOf(desk).fighters.some((fighter) => fighter.ship === ship && !fighter.done && gunsOf(ship) > 0);
}

/** With carriers or transports at stake the enemy must be clearly weaker; otherwise a fair fight is fought out. */
const BOLD = 0.75;
const CAREFUL = 1.3;
const STUBBORN = 0.5;
const EVEN = 1;

/** How we compare with the enemy in this battle: above one we are stronger. */
function balance(desk: Desk): number {
  const own = powerOf(desk.view, inBattle(desk, desk.side));
  const enemy = powerOf(desk.view, inBattle(desk, enemyOf(desk.side)));
  return enemy === 0 ? Infinity : own / enemy;
}
function isPrecious(desk: Desk): boolean {
  return inBattle(desk, desk.side).some((ship) => isCarrier(ship) || isLanding(ship));
}

/** Whether transports of ours lie in the hex of the battle, behind the group that fights. */
function guards(desk: Desk): boolean {
  const { hex } = battleOf(desk);
  return LANDING_FORCES.some((ship) => at(SHIPS, ship).side === desk.side && hexOf(desk.view, ship) === hex);
}

/** Whether Japanese guns have been caught away from the transports, which alone are worth the line. */
function isForNothing({ view, side }: Desk): boolean {
  const hex = view.battle?.hex;
  return side === 'japan' && !LANDING_FORCES.some((ship) => hexOf(view, ship) === hex);
}

export const stayOrFlee: Habit = (desk, ask) => {
  const precious = isPrecious(desk);
  const ratio = balance(desk);
  // Two groups that cannot hurt each other gain nothing by staying.
  const idle = battleOf(desk).quiet > 0;
  const standsBy = !precious && ratio < BOLD && ratio >= STUBBORN && guards(desk);
  if (!idle && standsBy) return counsel('stay', 'stand by');
  if (!idle && ratio >= (precious ? CAREFUL : isForNothing(desk) ? EVEN : BOLD))
    return counsel('stay', 'stronger here');
  if (!optionsOf(ask).includes('flee')) return counsel('stay', 'cannot leave');
  return counsel('flee', idle ? 'idle' : precious ? 'save the precious' : 'outgunned');
};

/** Ships come up where the screen is empty, go over where the enemy's is, and the damaged fall back. */
export const relocate: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view, side } = desk;
  const { fighters } = battleOf(desk);
  const screen = SCREENING[side];
  const beyond = SCREENING[enemyOf(side)];
  const back = side === 'us' ? -1 : 1;
  const held = isHeld(fighters, side, screen);
  const strong = balance(desk) >= CAREFUL;
  const placed: Record<string, string> = {};
  for (const { id, boxes = [] } of ask.pieces) {
    const fighter = fighters.find(({ ship }) => ship === number(id));
    if (!fighter || !IS_GUNNED[fighter.ship]) continue;
    const wanted = shiftOf(view.damaged[fighter.ship] === true, fighter, { screen, beyond, back, held, strong, boxes });
    const box = wanted === null ? undefined : BOXES[wanted];
    if (box !== undefined && boxes.includes(box)) placed[id] = box;
  }
  return counsel(placed, 'keep the screen');
};

interface Lines {
  readonly screen: number;
  readonly beyond: number;
  readonly back: number;
  readonly held: boolean;
  readonly strong: boolean;
  readonly boxes: readonly string[];
}

function shiftOf(damaged: boolean, { ship, box }: Fighter, lines: Lines): number | null {
  const { screen, beyond, back, held, strong, boxes } = lines;
  const across = BOXES[beyond];
  if (strong && !damaged && gunsOf(ship) >= HEAVY && across !== undefined && boxes.includes(across)) return beyond;
  if (!held && box !== screen) return box - back;
  return damaged && held && box === screen ? box + back : null;
}

/** Whoever is surprised and has no transports or carriers is let go where he is the stronger. */
export const passOver: Habit = (desk) => {
  const { markers } = battleOf(desk);
  const enemy = shipsOf(desk.view, markers[desk.enemy]);
  const own = powerOf(desk.view, shipsOf(desk.view, markers[desk.side]));
  const worthy = enemy.some((ship) => isLanding(ship) || isCarrier(ship));
  const past = !worthy && powerOf(desk.view, enemy) > own;
  return counsel(past, past ? 'seek better prey' : 'strike at once');
};

/** Whoever is stronger gives chase, with all that have guns. */
export const pursue: Habit = (desk, ask) => {
  const chases = balance(desk) >= CAREFUL && !isPrecious(desk);
  const ships = chases ? optionsOf(ask).filter((id) => gunsOf(number(id)) > 0) : [];
  return counsel(ships, chases ? 'give chase' : 'let them go');
};

/** Away from the enemy, and for Japan towards home. */
export const retreat: Habit = (desk, ask): Counsel | undefined => {
  const { view, side, enemy } = desk;
  const foes = groupsOf(view, enemy);
  const friends = groupsOf(view, side);
  const chosen = best(optionsOf(ask), (label) => {
    const hex = grid.mustHex(label);
    return 4 * Math.min(nearest(hex, foes), 3) + (friends.some((other) => other.hex === hex) ? 1 : 0);
  });
  return chosen === undefined ? undefined : counsel(chosen, 'retreat', { hex: chosen });
};
