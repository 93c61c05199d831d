import { at, bestOf, counsel, type Counsel, type Habit, strengthOf, tactics } from '@point-option/chit-pull';
import { BATTLE_GROUP, BEACHHEAD_VALUE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, grid } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { valueOfShip } from './figures.ts';
import { mustFight } from './oath.ts';
import { beachValue, foes, type OpsDesk, taskOf } from './sea.ts';
import { wayToBeach } from './ways.ts';

/** 8.1: units attack in the order that they were put in: the strongest ones of a packet come first. */
export const attackInOrder: Habit<Own, Admiral> = (_desk, ask): Counsel | undefined =>
  ask.kind === 'one' && ask.options.includes(IN_ORDER) ? counsel(IN_ORDER, 'attack in order') : undefined;
const IN_ORDER = 'in this order';

/** 8.1.1: each fighter covers the strongest bomber that has nobody yet: flak spoils its aim most. */
export const pairFighters: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const taken = new Set<string>();
  const placed: Record<string, string> = {};
  const strength = (id: string): number => strengthOf(fleet, desk.view, fleet.squadronNumber.get(id) as number);
  for (const { id, boxes = [] } of ask.pieces) {
    const bomber = bestOf(
      boxes.filter((each) => !taken.has(each)),
      strength,
    );
    if (bomber === undefined) continue;
    taken.add(bomber);
    placed[id] = bomber;
  }
  return counsel(placed, 'cover the bombers', { n: taken.size });
};

/** 8.1: ships fire into the next box once in a raid. The first units are the strongest, so they all fire at once. */
export const helpWithFlak: Habit<Own, Admiral> = (_desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const n = Math.min(ask.max, ask.options.length);
  return counsel(ask.options.slice(0, n), 'help with flak', { n });
};

/** 8.3.1: ships that fight alike are deployed together: battleships, cruisers, destroyers, and carriers on their own. */
export const formGroups: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const order = ask.pieces
    .map(({ id }) => ({ id, ship: fleet.shipNumber.get(id) as number }))
    .toSorted((a, b) => at(fleet.ships, b.ship).gunnery - at(fleet.ships, a.ship).gunnery);
  const placed: Record<string, string> = {};
  order.forEach(({ id }, place) => {
    const box = ask.boxes[Math.floor(place / BATTLE_GROUP)];
    if (box !== undefined) placed[id] = box.id;
  });
  return counsel(placed, 'line of battle', { n: desk.view.battle?.markers.length ?? 0 });
};

/** Guns for each of the enemy's with which a battle that may be declined is fought. */
const STRONGER = 0.8;

/** 8.3: whether to fight where one may still slip away. */
export const engage: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const hex = Number(desk.about['hex'] ?? -1);
  const here = desk.formations().filter((own) => own.hex === hex);
  const guns = here.reduce((sum, own) => sum + own.guns, 0);
  const theirs = foes(desk).reduce((sum, foe) => sum + (foe.hex === hex ? foe.belief.guns : 0), 0);
  const carriers = here.some((own) => own.carriers.length > 0);
  // 13.1.5.2: those who must press on are free once they have fought.
  const sworn = here.some((own) => ['center', 'south'].includes(taskOf(desk, own)));
  const fights = !carriers && (sworn || guns >= STRONGER * theirs);
  return counsel(fights ? 'engage' : 'avoid battle', fights ? 'engage' : 'avoid battle');
};

/** 13.1.5.2: whoever wants to break off has not fought, and has to fight again. Otherwise as everybody does. */
export const breakOff: Habit<Own, Admiral> = (desk, ask, dice): Counsel | undefined => {
  const { battle } = desk.view;
  const own = battle?.ships.map(({ ship }) => ship).filter((ship) => at(fleet.ships, ship).side === desk.side) ?? [];
  if (ask.kind === 'one' && ask.options.includes(BREAK_OFF) && mayFallBackToWin(desk, own))
    return counsel(BREAK_OFF, 'break off to the beachhead', { hex: grid.label(BEACHHEAD) });
  if (ask.kind === 'one' && ask.options.includes(FIGHT_ON) && isLastStand(desk)) return counsel(FIGHT_ON, 'last stand');
  if (ask.kind === 'one' && ask.options.includes(FIGHT_ON) && mustFight(desk, own))
    return counsel(FIGHT_ON, 'sworn to fight');
  return tactics['surface round: break off']?.(desk, ask, dice);
};
const FIGHT_ON = 'fight on';
const BREAK_OFF = 'break off';

/** 8.3.9, 12.3: who was attacked next to the beachhead, and finds nobody in it, may fall back into it, and has won. */
function mayFallBackToWin(desk: OpsDesk, ships: readonly number[]): boolean {
  const { battle, markers } = desk.view;
  if (desk.side !== 'japan' || battle === null || battle.active === 'japan' || wayToBeach(battle.hex) !== 1)
    return false;
  return beachValue(desk, ships) >= BEACHHEAD_VALUE && markers.every(({ hex }) => hex !== BEACHHEAD);
}

/** 12.3: nobody gives way next to the beachhead while those who fight there could win by getting into it. */
function isLastStand({ side, view }: OpsDesk): boolean {
  const { battle } = view;
  if (side !== 'us' || battle === null || wayToBeach(battle.hex) > 1) return false;
  const theirs = battle.ships.map(({ ship }) => ship).filter((ship) => at(fleet.ships, ship).side === 'japan');
  return theirs.reduce((sum, ship) => sum + valueOfShip(ship, at(view.hits, ship)), 0) >= BEACHHEAD_VALUE;
}

/** 8.3.9: away from the enemy, unless it is the beachhead that a retreat leads to. */
export const retreatTo: Habit<Own, Admiral> = (desk, ask, dice): Counsel | undefined => {
  if (ask.kind === 'one' && desk.side === 'japan' && ask.options.includes(BEACHHEAD)) {
    const here = desk.view.battle?.hex;
    const strong = desk.formations().some((own) => own.hex === here && beachValue(desk, own.ships) >= BEACHHEAD_VALUE);
    if (strong) return counsel(BEACHHEAD, 'retreat and win', { hex: grid.label(BEACHHEAD) });
  }
  return tactics['surface retreat: hex']?.(desk, ask, dice);
};
