import {
  at,
  bestOf,
  counsel,
  type Counsel,
  countOn,
  gainOn,
  type Habit,
  markShip,
  sunkChance,
} from '@point-option/chit-pull';
import { KAMIKAZE_COLUMN } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, grid, IS_WEST, SAN_BERNARDINO, SURIGAO } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { foes, gunFoes, nearest } from './sea.ts';
import { wayToBeach } from './ways.ts';

/** 11.2: the boats lie in Surigao Strait, or where whoever has come through San Bernardino must pass. */
export const placeBoats: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const [first] = gunFoes(desk).toSorted((a, b) => wayToBeach(a.hex) - wayToBeach(b.hex));
  const isNorth = first !== undefined && !IS_WEST[first.hex] && first.hex !== SURIGAO;
  if (!isNorth) return ask.options.includes(SURIGAO) ? counsel(SURIGAO, 'boats in Surigao') : undefined;
  const step = wayToBeach(first.hex);
  const hex = bestOf(
    ask.options.map(Number).filter((each) => each !== BEACHHEAD),
    (each) => -Math.abs(wayToBeach(each) + grid.distance(each, first.hex) - step) - wayToBeach(each) / 10,
  );
  return hex === undefined ? undefined : counsel(hex, 'boats in the way', { hex: grid.label(hex) });
};

/** 10.2: near the enemy and far from one's own ships: nobody knows whose submarine it is, and it works against any other side. */
export const placeSonar: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const own = desk.formations();
  const targets = foes(desk);
  const dear = (hex: number): number => {
    let most = -Infinity;
    for (const { hex: mark, belief } of targets)
      most = Math.max(most, Math.min(belief.worth, MOST) - NEARER * grid.distance(hex, mark));
    // Far from anybody who matters it makes no difference who else is there.
    return most < 0 ? most : most + Math.min(nearest(hex, own), CLEAR);
  };
  // Where nobody is left to be found they lie on the way to the beachhead.
  const watch = (hex: number): number => -grid.distance(hex, SAN_BERNARDINO);
  const hex = bestOf(ask.options.map(Number), targets.length > 0 ? dear : watch);
  return hex === undefined ? undefined : counsel(hex, 'lay sonar', { hex: grid.label(hex) });
};
const MOST = 40;
const NEARER = 4;
const CLEAR = 3;

/** 10.4 */
export const trySubmarine: Habit<Own, Admiral> = (_desk, ask): Counsel | undefined =>
  ask.kind === 'one' && ask.options.includes('attack') ? counsel('attack', 'submarine attacks') : undefined;

/** 10.5: battleships and carriers, where the captain sees any. */
export const submarineTarget: Habit<Own, Admiral> = (_desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const choice = ask.options.find((option) => option === 'capital') ?? ask.options[0];
  return choice === undefined ? undefined : counsel(choice, 'submarine target');
};

/** 11.1: where the dearest ships are. */
export const diveAtForce: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const worth = (id: string): number => {
    const foe = foes(desk).find(({ marker }) => at(fleet.markers, marker).id === id);
    return foe === undefined ? 0 : foe.carriers * 2 + foe.escorts * 1.5 + foe.battleships + foe.belief.worth / 100;
  };
  const best = bestOf(ask.options.map(String), worth);
  return best === undefined ? undefined : counsel(best, 'dive at force', { marker: best });
};

/** 11.1: the ship that loses most by it. Every hit is a critical hit. */
export const diveAtShip: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const { kit, view } = desk;
  const hits = (ship: number) => kit.tables.torpedoHits(KAMIKAZE_COLUMN, 0, at(kit.criticalDrm, ship));
  const shipOf = (id: string): number => fleet.shipNumber.get(id) as number;
  const best = bestOf(ask.options.map(String), (id) => gainOn(markShip(kit, view, shipOf(id)), hits(shipOf(id))));
  if (best === undefined) return undefined;
  const mark = markShip(kit, view, shipOf(best));
  countOn(mark, hits(shipOf(best)));
  const chance = Math.round(100 * sunkChance(mark));
  return counsel(best, chance < SLIM ? 'dive to damage' : 'dive at ship', {
    ship: at(fleet.ships, shipOf(best)).name,
    chance,
  });
};
const SLIM = 10;
