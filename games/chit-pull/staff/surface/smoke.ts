import { at } from '../../data/side.ts';
import { BOX_IDS, BOX_NUMBER } from '../../rules/surface/display.ts';
import { isThroughSmoke } from '../../rules/surface/figures.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { fights, runs } from './posture.ts';
import { type Fighter, gunHits, readBattle } from './reading.ts';

/** What a line's guns bring in a round, each at its best target. */
function fireOf(desk: Desk, firers: readonly Fighter[], targets: readonly Fighter[]): number {
  let sum = 0;
  for (const firer of firers) {
    let best = 0;
    for (const target of targets) {
      const gain = gunHits(desk, firer, firer.box, target.box, target.destroyer) * target.hit;
      if (gain > best) best = gain;
    }
    sum += best;
  }
  return sum;
}

/** Smoke spoils everybody's aim: it pays where the enemy's fire does so much more than ours. */
const WORSE = 1.25;

/** How many lines of fire a box with smoke lies across. */
function linesAcross(
  { own, foes }: { own: readonly Fighter[]; foes: readonly Fighter[] },
  box: number,
  low: boolean,
): number {
  const behind = own.filter((fighter) => (low ? fighter.box <= box : fighter.box >= box)).length;
  const beyond = foes.filter((fighter) => (low ? fighter.box >= box : fighter.box <= box)).length;
  return behind * beyond;
}

/** One bank of smoke between the lines is as good as several. */
export const smoke: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const reading = readBattle(desk);
  const { own, foes, battle } = reading;
  const running = !fights(desk) || own.some((ship) => runs(desk, ship));
  const pressed = fireOf(desk, foes, own) > WORSE * fireOf(desk, own, foes);
  if (!running && !pressed) return counsel({}, 'clear view');
  const low = desk.side === 'japan';
  let best = 0;
  let chosen: { id: string; box: number } | undefined;
  for (const { id, boxes = [] } of ask.pieces)
    for (const place of boxes) {
      const box = BOX_NUMBER.get(place) ?? 0;
      const lines = linesAcross(reading, box, low);
      if (lines > best) [chosen, best] = [{ id, box }, lines];
    }
  const covered = own.every(({ box }) => foes.every((foe) => isThroughSmoke(battle.smoke, box, foe.box)));
  if (chosen === undefined || covered) return counsel({}, covered ? 'smoke enough' : 'clear view');
  return counsel({ [chosen.id]: at(BOX_IDS, chosen.box) }, running ? 'cover in smoke' : 'spoil their aim', {
    box: chosen.box,
  });
};
