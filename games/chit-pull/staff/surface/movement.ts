import type { Ask } from '@point-option/engine';
import { at, ofSide } from '../../data/side.ts';
import { BOX_IDS, BOX_NUMBER, EXIT_IDS } from '../../rules/surface/display.ts';
import { END_BOX, rangeBetween, STRIP } from '../../rules/surface/figures.ts';
import { TORPEDO_COLUMN } from '../../rules/surface/rules.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Counsel, type Habit } from '../frame.ts';
import { balance, fights, runs } from './posture.ts';
import { type Fighter, gunHits, readBattle, torpedoHits } from './reading.ts';

/*
 * Where ships go on the strip. Each takes the box from which its own fire does most, less what the enemy's does to it there: so big guns
 * that see farther stand off, and torpedoes close in. Whoever runs makes for the end of the display and leaves it.
 */

/** By box: the hits that the whole enemy line would make there, on a large ship and on destroyers. */
interface Threat {
  readonly large: readonly number[];
  readonly small: readonly number[];
}

function threatOf(desk: Desk): Threat {
  return desk.once('threat', () => {
    const { foes } = readBattle(desk);
    const hitsAt = (destroyer: boolean): number[] =>
      BOX_IDS.map((_, box) => {
        if (box === 0) return 0;
        let hits = 0;
        for (const foe of foes) {
          hits += gunHits(desk, foe, foe.box, box, destroyer);
          if (foe.salvos > 0) hits += SALVO_FEAR * torpedoesInto(desk, foe, box, destroyer);
        }
        return hits;
      });
    return { large: hitsAt(false), small: hitsAt(true) };
  });
}
/** The enemy's torpedoes may go elsewhere or wait. */
const SALVO_FEAR = 0.5;

function torpedoesInto({ kit }: Desk, { side, box, salvos }: Fighter, to: number, destroyer: boolean): number {
  const drm = kit.tables.torpedoRange(side, rangeBetween(box, to));
  if (drm === null) return 0;
  const { us, destroyer: small } = kit.tables.shot;
  return salvos * kit.tables.meanHits(TORPEDO_COLUMN, drm + (side === 'us' ? us : 0) + (destroyer ? small : 0));
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

/** The best box for a ship that fights, its own among them. */
function station(desk: Desk, ship: Fighter, boxes: readonly string[]): number {
  const { own } = readBattle(desk);
  const { large, small } = threatOf(desk);
  const threat = ship.destroyer ? small : large;
  const share = (ship.hit * desk.temper.caution) / own.length;
  let chosen = ship.box;
  let most = fireFrom(desk, ship, ship.box) - share * at(threat, ship.box);
  for (const id of boxes) {
    const box = BOX_NUMBER.get(id);
    if (box === undefined) continue;
    const gain = fireFrom(desk, ship, box) - share * at(threat, box);
    // A little more is not worth breaking the line for.
    if (gain > most + STEADY_COURSE) [chosen, most] = [box, gain];
  }
  return chosen;
}
const STEADY_COURSE = 1e-6;

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
  let running = 0;
  let closing = 0;
  const gap = middle(readBattle(desk).foes);
  for (const ship of movers(desk, ask)) {
    if (runs(desk, ship.fighter)) {
      running++;
      const to = wayOut(desk, ship.fighter, ship.boxes);
      if (to !== undefined) placed[ship.id] = to;
      continue;
    }
    const box = station(desk, ship.fighter, ship.boxes);
    if (box === ship.fighter.box) continue;
    placed[ship.id] = at(BOX_IDS, box);
    closing += Math.abs(box - gap) < Math.abs(ship.fighter.box - gap) ? 1 : -1;
  }
  return whyMoved(desk, placed, running, closing);
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

function middle(fighters: readonly Fighter[]): number {
  return fighters.reduce((sum, { box }) => sum + box, 0) / Math.max(1, fighters.length);
}

function whyMoved(desk: Desk, placed: Record<string, string>, running: number, closing: number): Counsel {
  const percent = Math.round(100 * Math.min(balance(desk), 10));
  if (!fights(desk)) return counsel(placed, 'run for it', { percent });
  if (running > 0) return counsel(placed, 'cover the withdrawal', { n: running });
  if (closing > 0) return counsel(placed, 'close the range');
  return counsel(placed, closing < 0 ? 'open the range' : 'hold the range');
}
