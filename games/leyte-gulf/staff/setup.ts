import { at, because, bestOf, counsel, type Counsel, type Habit, isDestroyer } from '@point-option/chit-pull';
import { shuffle } from '@point-option/engine';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, COLUMN, grid, SURIGAO } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { taskOf } from './sea.ts';

/** Numbers are drawn by lot, so that none tells anything. */
export const dealNumbers: Habit<Own, Admiral> = (_desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const numbers = shuffle(
    dice,
    ask.boxes.map(({ id }) => id),
  );
  const placed = Object.fromEntries(ask.pieces.map(({ id }, n) => [id, numbers[n] as string]));
  return { answer: placed, why: () => because('deal numbers') };
};

/** 13.1.3.1: all battleships go to one force, with heavy cruisers and half of the destroyers; the others bar the north. */
export const divideFleet: Habit<Own, Admiral> = (_desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const [line, screen] = ask.boxes;
  if (line === undefined || screen === undefined) return undefined;
  const rank = (id: string): number => at(fleet.ships, fleet.shipNumber.get(id) as number).gunnery;
  const sorted = ask.pieces.map(({ id }) => id).toSorted((a, b) => rank(b) - rank(a));
  const small = sorted.filter((id) => isDestroyer(at(fleet.ships, fleet.shipNumber.get(id) as number).type));
  const large = sorted.filter((id) => !small.includes(id));
  const inLine = [...large.slice(0, LARGE_SHIPS), ...small].slice(0, LIMITS.ships - SPARED);
  const placed = Object.fromEntries(sorted.map((id) => [id, inLine.includes(id) ? line.id : screen.id]));
  return counsel(placed, 'all battleships together');
};
/** Battleships and the heaviest cruisers; and destroyers that stay with the others. */
const LARGE_SHIPS = 10;
const SPARED = 2;

/** The battleships start in Surigao Strait, the escort carriers east of the beachhead and on station. */
export const placeFleet: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const taken = new Map<string, number>();
  const placed: Record<string, string> = {};
  for (const { id, boxes = [] } of ask.pieces) {
    const marker = fleet.markerNumber.get(id) as number;
    const ships = fleet.shipsOf.us.filter((ship) => desk.view.shipAt[ship] === marker);
    const task = taskOf(desk, { ships });
    const worth = (label: string): number => {
      const hex = grid.mustHex(label);
      if (task === 'old battleships') return -grid.distance(hex, SURIGAO);
      if (task === 'screen') return -grid.distance(hex, NORTH_GATE);
      return (
        at(COLUMN, hex) / 10 - 4 * Math.max(0, grid.distance(hex, BEACHHEAD) - STATION) - grid.distance(hex, NORTH) / 20
      );
    };
    const hex = bestOf(
      boxes.filter((label) => (taken.get(label) ?? 0) < LIMITS.stack),
      worth,
    );
    if (hex === undefined) return undefined;
    taken.set(hex, (taken.get(hex) ?? 0) + 1);
    placed[id] = hex;
  }
  return counsel(placed, 'place the Seventh Fleet');
};
const STATION = 3;
const NORTH_GATE = grid.mustHex('3522');
const NORTH = grid.mustHex('3424');

/** Ozawa comes in anywhere: by lot, so that nobody waits for him. US forces come in where they are nearest to the fight. */
export const bringIn: Habit<Own, Admiral> = (desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const placed: Record<string, string> = {};
  for (const { id, boxes = [] } of ask.pieces) {
    const hex =
      desk.side === 'japan'
        ? boxes[dice.die(Math.max(1, boxes.length)) - 1]
        : bestOf(boxes, (label) => -grid.distance(grid.mustHex(label), NORTH));
    if (hex === undefined) return undefined;
    placed[id] = hex;
  }
  return { answer: placed, why: () => because(desk.side === 'japan' ? 'come in by lot' : 'come in near') };
};
