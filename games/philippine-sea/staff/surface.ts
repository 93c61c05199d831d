import type { Ask } from '@point-option/engine';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { isCarrier, US_SHIPS } from '../data/usShips.ts';
import { groupsAt, shipsOf } from '../rules/groups.ts';
import { forceById } from '../rules/forces.ts';
import { weightOf } from '../rules/surfaceBattle.ts';
import { counsel, type Desk, type Habit, isDark, numberAbout, worthOf } from './desk.ts';

/** Guns of both sides in a meeting: attack values of those that can fight. */
function guns({ view, about }: Desk, hex: number): { ours: number; theirs: number; carriers: boolean } {
  const here = groupsAt(view, hex).flatMap((group) => shipsOf(view, group));
  const ours = here.reduce((sum, ship) => sum + (US_SHIPS[ship]?.attack ?? 0), 0);
  const ids = Array.isArray(about['forces']) ? about['forces'].map(Number) : [];
  const theirs = ids
    .flatMap((id) => forceById(view, id)?.ships ?? [])
    .reduce((sum, ship) => sum + (JAPANESE_SHIPS[ship]?.attack ?? 0), 0);
  return { ours, theirs, carriers: here.some(isCarrier) };
}
/** 21.12: carriers never stand; gun ships where they are clearly the stronger. */
export const stand: Habit = (desk) => {
  const { ours, theirs, carriers } = guns(desk, numberAbout(desk, 'hex'));
  if (carriers) return counsel('evade', 'carriers evade');
  const { gunOdds, nightOdds } = desk.temper;
  const odds = (ours * 100) / Math.max(1, theirs);
  if (odds < gunOdds) return counsel('evade', 'outgunned');
  return isDark(desk.view) && odds < nightOdds
    ? counsel('evade', 'no night action')
    : counsel('accept', 'stand and fight');
};

/** 21.24: the heaviest at the heaviest, one after the other, and round again. */
export const aimGuns: Habit = (_desk, ask: Ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const weigh = (side: 'us' | 'japan', id: string): number =>
    weightOf({ side, ship: Number(id.slice(id.indexOf(' ') + 1)) });
  const firers = [...ask.pieces].sort((a, b) => weigh('us', b.id) - weigh('us', a.id));
  const targets = [...ask.boxes].sort((a, b) => weigh('japan', b.id) - weigh('japan', a.id));
  const placed: Record<string, string> = {};
  firers.forEach(({ id }, i) => {
    const target = targets[i % targets.length];
    if (target) placed[id] = target.id;
  });
  return counsel(placed, 'guns spread');
};

/** 12.411: cripples are left to themselves: their escort would be lost with them. */
export const guards: Habit = () => counsel([], 'no guards');

/** What makes a force worth a second look. */
const WORTH_A_LOOK = 10;
const KNOWN = 4;
/** 18.12: carriers, or what may be, of which not everything is known. */
export const shadow: Habit = (desk) => {
  const force = forceById(desk.view, numberAbout(desk, 'found'));
  const worth = force && force.level < KNOWN ? worthOf(desk.view, force) : 0;
  return worth >= WORTH_A_LOOK ? counsel(true, 'search shadows') : counsel(false, 'search goes on');
};
