import type { Ask } from '@point-option/engine';
import { at, ofSide } from '../../data/side.ts';
import { BOX_IDS, BOX_NUMBER, EXIT_IDS } from '../../rules/surface/display.ts';
import { END_BOX, rangeBetween, STRIP } from '../../rules/surface/figures.ts';
import { TORPEDO_COLUMN } from '../../rules/surface/rules.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Counsel, type Habit } from '../frame.ts';
import { balance, fights, runs } from './posture.ts';
import { type Fighter, gunHits, readBattle, spotting, torpedoHits } from './reading.ts';

/*
 * Where ships go on the strip. Those that fight take the boxes from which their fire does most, less what the enemy's does to them there:
 * so big guns that see farther stand off, and torpedoes close in. The line moves as one, destroyers each for themselves. Whoever runs
 * makes for the end of the display and leaves it.
 */

/** By box: the hits that the whole enemy line would make there, on a large ship and on destroyers. */
interface Threat {
  readonly large: readonly number[];
  readonly small: readonly number[];
}

function threatOf(desk: Desk): Threat {
  return desk.once('threat', () => {
    const { foes, battle } = readBattle(desk);
    // Whoever moves first must expect the enemy to come closer before anybody fires.
    const comes = battle.initiative === desk.side;
    const hitsAt = (destroyer: boolean): number[] =>
      BOX_IDS.map((_, box) => {
        let hits = 0;
        if (box > 0) for (const foe of foes) hits += threatFrom(desk, foe, comes ? foe.speed : 0, box, destroyer);
        return hits;
      });
    return { large: hitsAt(false), small: hitsAt(true) };
  });
}
/** The enemy's torpedoes may go elsewhere or wait. */
const SALVO_FEAR = 0.5;

/** Hits that one enemy makes on a ship in a box, if he comes so many boxes closer as he needs to see it. */
function threatFrom(desk: Desk, foe: Fighter, comes: number, box: number, destroyer: boolean): number {
  const range = rangeBetween(foe.box, box);
  const unseen = Math.max(0, range - spotting(desk, foe.side));
  if (unseen > comes) return 0;
  const from = foe.box + Math.sign(box - foe.box) * unseen;
  const hits = gunHits(desk, foe, from, box, destroyer);
  if (foe.salvos === 0) return hits;
  const drm = desk.kit.tables.torpedoRange(foe.side, Math.max(0, range - comes));
  if (drm === null) return hits;
  const { us, destroyer: small } = desk.kit.tables.shot;
  const change = drm + (foe.side === 'us' ? us : 0) + (destroyer ? small : 0);
  return hits + SALVO_FEAR * foe.salvos * desk.kit.tables.meanHits(TORPEDO_COLUMN, change);
}

/** A round of waiting takes this much off torpedoes that are still out of range. */
const LATER = 0.6;

/** What a ship's own fire brings from a box: its best target for guns, and for torpedoes now or in rounds to come. */
function fireFrom(desk: Desk, ship: Fighter, box: number): number {
  const { foes } = readBattle(desk);
  let guns = 0;
  let torpedoes = 0;
  const free = ofSide(desk.kit.tables.freeReach, ship.side);
  for (const foe of foes) {
    guns = Math.max(guns, gunHits(desk, ship, box, foe.box, foe.destroyer) * foe.hit);
    if (ship.salvos === 0) continue;
    const now = torpedoHits(desk, ship, box, foe) * foe.hit;
    const away = rangeBetween(box, foe.box) - free;
    const rounds = away <= 0 ? 0 : Math.ceil(away / Math.max(1, ship.speed));
    const near = foe.box + (box < foe.box ? -free : free);
    const then = away <= 0 ? now : torpedoHits(desk, ship, near, foe) * foe.hit * LATER ** rounds;
    torpedoes = Math.max(torpedoes, now, then);
  }
  return guns + torpedoes;
}

/** What it is worth for a ship to be in a box. */
function worthIn(desk: Desk, ship: Fighter, box: number): number {
  const { own } = readBattle(desk);
  const { large, small } = threatOf(desk);
  const share = (ship.hit * desk.temper.caution) / own.length;
  return fireFrom(desk, ship, box) - share * at(ship.destroyer ? small : large, box);
}

/** A little more is not worth a change of course. */
const STEADY_COURSE = 1e-6;

/** The best box within reach of some ships that keep their places in the line: by how many boxes it moves. */
function shiftOf(desk: Desk, line: readonly Fighter[]): number {
  const most = Math.max(0, ...line.map(({ speed }) => speed));
  const worth = (shift: number): number => {
    let sum = 0;
    for (const ship of line) sum += worthIn(desk, ship, boxAfter(ship, shift));
    return sum;
  };
  let chosen = 0;
  let best = worth(0) + STEADY_COURSE;
  for (let shift = -most; shift <= most; shift++) {
    const gain = shift === 0 ? -Infinity : worth(shift);
    if (gain > best) [chosen, best] = [shift, gain];
  }
  return chosen;
}

/** Where a ship is when the line has moved, or as near to it as it gets. */
function boxAfter({ box, speed }: Fighter, shift: number): number {
  const steps = Math.sign(shift) * Math.min(Math.abs(shift), speed);
  return Math.min(STRIP, Math.max(1, box + steps));
}

/** The way out, or as near to it as a ship gets. */
function wayOut(desk: Desk, { box }: Fighter, boxes: readonly string[]): string | undefined {
  const exit = ofSide(EXIT_IDS, desk.side);
  if (boxes.includes(exit)) return exit;
  const end = ofSide(END_BOX, desk.side);
  let nearest: string | undefined;
  let least = Math.abs(box - end);
  for (const id of boxes) {
    const away = Math.abs((BOX_NUMBER.get(id) ?? STRIP) - end);
    if (away < least) [nearest, least] = [id, away];
  }
  return nearest;
}

export const move: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const placed: Record<string, string> = {};
  const ships = movers(desk, ask);
  const running = ships.filter(({ fighter }) => runs(desk, fighter));
  for (const { id, fighter, boxes } of running) {
    const to = wayOut(desk, fighter, boxes);
    if (to !== undefined) placed[id] = to;
  }
  const fighting = ships.filter((ship) => !running.includes(ship));
  const shift = shiftOf(
    desk,
    fighting.flatMap(({ fighter }) => (fighter.destroyer ? [] : [fighter])),
  );
  for (const { id, fighter, boxes } of fighting) {
    const to = at(BOX_IDS, boxAfter(fighter, fighter.destroyer ? shiftOf(desk, [fighter]) : shift));
    if (boxes.includes(to)) placed[id] = to;
  }
  return whyMoved(desk, placed, running.length, shift * (desk.side === 'japan' ? 1 : -1));
};

interface Mover {
  readonly id: string;
  readonly boxes: readonly string[];
  readonly fighter: Fighter;
}

function movers(desk: Desk, ask: Ask & { kind: 'arrange' }): Mover[] {
  const byShip = new Map(readBattle(desk).own.map((fighter) => [fighter.ship, fighter]));
  return ask.pieces.flatMap(({ id, boxes = [] }) => {
    const fighter = byShip.get(desk.fleet.shipNumber.get(id) ?? -1);
    return fighter === undefined ? [] : [{ id, boxes, fighter }];
  });
}

function whyMoved(desk: Desk, placed: Record<string, string>, running: number, closing: number): Counsel {
  if (!fights(desk)) return counsel(placed, 'run for it', { percent: Math.round(100 * balance(desk)) });
  if (running > 0) return counsel(placed, 'cover the withdrawal', { n: running });
  if (closing > 0) return counsel(placed, 'close the range');
  return counsel(placed, closing < 0 ? 'open the range' : 'hold the range');
}
