import { clone, type Dice, pick, type Secret, type Side } from '@point-option/engine';
import { BOXES, type Battle, type Box, enemyOf, fleetOf, SIDES, type Squadron } from './data/state.ts';
import { codeOf, dispose, type Dispositions, dispositions } from './rules/picture.ts';
import { type BattleView, isHidden, observe } from './view.ts';

/** Everything in the data that a side may not know: where the enemy's ships lie, and what his unseen fighters do. */
export const secrets: readonly Secret<Battle>[] = SIDES.flatMap((side) => [
  { name: `${enemyOf(side)} ships`, hiddenFrom: side, vary: (data, dice) => varyShips(data, side, dice) },
  { name: `${enemyOf(side)} fighters`, hiddenFrom: side, vary: (data, dice) => varyFighters(data, side, dice) },
]);

/** Another disposition that the side could not tell from the true one by anything it has seen. */
function varyShips(data: Battle, hiddenFrom: Side, dice: Dice): boolean {
  const { ships } = fleetOf(data, enemyOf(hiddenFrom));
  if (ships.some((ship) => ship.box === 'port')) return false;
  const truth = codeOf(ships);
  const others = dispositions(observe(data, hiddenFrom), hiddenFrom).codes.filter((code) => code !== truth);
  if (others.length === 0) return false;
  dispose(ships, pick(dice, others));
  return true;
}

/** Another task for one unseen fighter squadron. */
function varyFighters(data: Battle, hiddenFrom: Side, dice: Dice): boolean {
  if (!data.assigned) return false;
  const unseen = fleetOf(data, enemyOf(hiddenFrom)).squadrons.filter(isHidden);
  const boxes = unvisited(data, hiddenFrom);
  if (unseen.length === 0 || boxes.length === 0) return false;
  const squadron = pick(dice, unseen);
  const others = [null, ...boxes].filter((box) => box !== squadron.box);
  detail(squadron, pick(dice, others));
  return true;
}

/** The enemy's boxes that none of the side's raids has reached: who patrols elsewhere is seen (7.2). */
function unvisited(view: Battle, side: Side): Box[] {
  return BOXES.filter((box) => !view.raids.some((raid) => raid.by === side && raid.box === box && raid.met));
}

/** On patrol over a box, or in reserve. */
function detail(squadron: Squadron, box: Box | null): void {
  squadron.task = box === null ? 'rest' : 'patrol';
  squadron.box = box;
}

/** Data equally possible for the side: each history of the enemy's ships alike, each unseen fighter anywhere it can be. */
export function resample(view: BattleView, side: Side, dice: Dice): Battle {
  const data = clone(view);
  const enemy = fleetOf(data, enemyOf(side));
  if (enemy.ships.some((ship) => ship.box === 'hidden')) dispose(enemy.ships, drawn(dispositions(view, side), dice));
  const places = [null, ...unvisited(view, side)];
  for (const squadron of enemy.squadrons) if (squadron.task === 'hidden') detail(squadron, pick(dice, places));
  return data;
}

/** One disposition, each history alike. */
function drawn({ codes, ways, total }: Dispositions, dice: Dice): number {
  let left = dice.die(total);
  let index = 0;
  while (left > (ways[index] as number)) left -= ways[index++] as number;
  return codes[index] as number;
}
