import { at } from '../../data/side.ts';
import { LAST_ROUND } from '../../rules/surface/figures.ts';
import { TORPEDO_COLUMN } from '../../rules/surface/rules.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { countOn, gainOn, type Mark } from '../worth.ts';
import { battleMarks } from './gunnery.ts';
import { fights, runs } from './posture.ts';
import { type Fighter, readBattle, torpedoDrm } from './reading.ts';

const SALVO = ' salvo ';
/** In the last rounds there is nothing left to wait for. */
const LATE = LAST_ROUND - 2;

interface Aim {
  readonly target: string;
  readonly mark: Mark;
  readonly drm: number;
  readonly gain: number;
}

/** The best target of a salvo. */
function aimOf(
  desk: Desk,
  fighter: Fighter,
  boxes: readonly string[],
  marks: ReturnType<typeof battleMarks>,
): Aim | undefined {
  const { fleet, kit } = desk;
  let best: Aim | undefined;
  for (const target of boxes) {
    const aimed = marks.get(fleet.shipNumber.get(target) ?? -1);
    if (aimed === undefined) continue;
    const drm = torpedoDrm(desk, fighter, fighter.box, aimed.fighter.box, aimed.fighter.destroyer);
    if (drm === null) continue;
    const critical = at(kit.criticalDrm, aimed.mark.ship);
    const gain = gainOn(aimed.mark, kit.tables.torpedoHits(TORPEDO_COLUMN, drm, critical));
    if (gain > 0 && (best === undefined || gain > best.gain)) best = { target, mark: aimed.mark, drm, gain };
  }
  return best;
}

/** Whether a ship had better get closer first: it is sound enough, it has time, and range takes much off its torpedoes now. */
function waits(desk: Desk, fighter: Fighter, { mark, gain, drm }: Aim): boolean {
  const { kit, fleet, temper } = desk;
  const { battle } = readBattle(desk);
  if (battle.round >= LATE || !fights(desk) || runs(desk, fighter) || fighter.speed === 0) return false;
  if (2 * fighter.boxes <= at(fleet.ships, fighter.ship).boxes) return false;
  const { us, destroyer } = kit.tables.shot;
  const close = (fighter.side === 'us' ? us : 0) + (at(kit.destroyer, mark.ship) ? destroyer : 0);
  if (close <= drm) return false;
  const best = gainOn(mark, kit.tables.torpedoHits(TORPEDO_COLUMN, close, at(kit.criticalDrm, mark.ship)));
  return best > temper.patience * gain;
}

export const torpedoTargets: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { fleet, kit } = desk;
  const marks = battleMarks(desk);
  const byId = new Map(readBattle(desk).own.map((fighter) => [at(fleet.ships, fighter.ship).id, fighter]));
  const placed: Record<string, string> = {};
  const held = new Set<number>();
  let first: Aim | undefined;
  for (const { id, boxes = [] } of ask.pieces) {
    const fighter = byId.get(id.slice(0, id.lastIndexOf(SALVO)));
    if (fighter === undefined || held.has(fighter.ship)) continue;
    const aim = aimOf(desk, fighter, boxes, marks);
    if (aim === undefined) continue;
    if (placed[id.replace(/\d+$/, '1')] === undefined && waits(desk, fighter, aim)) {
      held.add(fighter.ship);
      continue;
    }
    placed[id] = aim.target;
    countOn(aim.mark, kit.tables.torpedoHits(TORPEDO_COLUMN, aim.drm, at(kit.criticalDrm, aim.mark.ship)));
    first ??= aim;
  }
  if (first === undefined) return counsel(placed, held.size > 0 ? 'hold torpedoes' : 'no torpedo target');
  const n = Object.keys(placed).length;
  return counsel(placed, 'launch torpedoes', { n, ship: at(fleet.ships, first.mark.ship).name });
};
