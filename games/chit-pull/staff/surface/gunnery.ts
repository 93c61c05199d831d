import { roundHalfUp } from '../../data/ship.ts';
import { at } from '../../data/side.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { type Kit, logOf } from '../kit.ts';
import type { Chances } from '../tables.ts';
import { countOn, gainOn, type Mark, markOf, type WorthLog } from '../worth.ts';
import { type Fighter, gunDrm, readBattle } from './reading.ts';

/** What a factor of enemy gunnery is worth to be rid of, for the rounds to come. */
const GUN = 0.12;

/** What hits on a ship are worth in the middle of a battle: its worth, and the guns they silence. */
function battleLog({ fleet, kit, view }: Desk, ship: number, hits: number): WorthLog {
  const log = at(fleet.logs, ship);
  const now = at(log, hits).gunnery;
  return logOf(kit, view, ship).map((worth, n) => worth + GUN * Math.max(0, now - (log[n]?.gunnery ?? 0)));
}

/** The enemy's ships, to be counted hits on. */
export function battleMarks(desk: Desk): Map<number, { readonly fighter: Fighter; readonly mark: Mark }> {
  const { view } = desk;
  return new Map(
    readBattle(desk).foes.map((fighter) => {
      const { ship } = fighter;
      const hits = at(view.hits, ship);
      return [ship, { fighter, mark: markOf(ship, battleLog(desk, ship, hits), hits) }];
    }),
  );
}

/** The hits of a ship's guns, with what critical ones add where guns score them. */
function shellHits(
  { tables, rules, criticalDrm }: Kit,
  { gunnery: guns }: Fighter,
  drm: number,
  target: number,
  before: number,
): Chances {
  const gunnery = before > 0 ? roundHalfUp(guns * (rules.sharedFire ?? 1)) : guns;
  return rules.gunsCritical ? tables.torpedoHits(gunnery, drm, at(criticalDrm, target)) : tables.hits(gunnery, drm);
}

/** Each gun at what promises most, the heaviest first, and no more on a ship than it takes. */
export const gunTargets: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { fleet, kit } = desk;
  const marks = battleMarks(desk);
  const byShip = new Map(readBattle(desk).own.map((fighter) => [fighter.ship, fighter]));
  const numbers = new Map(ask.boxes.map(({ id }) => [id, fleet.shipNumber.get(id) ?? -1]));
  const firers = ask.pieces
    .flatMap(({ id, boxes = [] }) => {
      const fighter = byShip.get(fleet.shipNumber.get(id) ?? -1);
      return fighter === undefined ? [] : [{ id, boxes, fighter }];
    })
    .sort((a, b) => b.fighter.gunnery - a.fighter.gunnery);
  const placed: Record<string, string> = {};
  const shots = new Map<string, number>();
  for (const { id, boxes, fighter } of firers) {
    let chosen: { target: string; mark: Mark; drm: number } | undefined;
    let most = 0;
    for (const target of boxes) {
      const aimed = marks.get(numbers.get(target) ?? -1);
      if (aimed === undefined) continue;
      const drm = gunDrm(desk, fighter, fighter.box, aimed.fighter.box, aimed.fighter.destroyer);
      if (drm === null) continue;
      const gain = gainOn(aimed.mark, shellHits(kit, fighter, drm, aimed.mark.ship, shots.get(target) ?? 0));
      if (gain > most) [chosen, most] = [{ target, mark: aimed.mark, drm }, gain];
    }
    if (chosen === undefined) continue;
    const before = shots.get(chosen.target) ?? 0;
    countOn(chosen.mark, shellHits(kit, fighter, chosen.drm, chosen.mark.ship, before));
    placed[id] = chosen.target;
    shots.set(chosen.target, before + 1);
  }
  return { ...counsel(placed, 'no shot pays'), ...whyAimed(desk, placed, shots) };
};

function whyAimed(
  { fleet }: Desk,
  placed: Record<string, string>,
  shots: ReadonlyMap<string, number>,
): ReturnType<typeof counsel> | undefined {
  let main: string | undefined;
  for (const [target, n] of shots) if (main === undefined || n > (shots.get(main) ?? 0)) main = target;
  if (main === undefined) return undefined;
  const { name } = at(fleet.ships, fleet.shipNumber.get(main) ?? 0);
  return counsel(placed, shots.size === 1 ? 'all guns on one' : 'share out the guns', {
    ship: name,
    n: shots.get(main) ?? 0,
    ships: shots.size,
  });
}
