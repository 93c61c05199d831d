import { type Dice, pick, type Secret, type Side } from '@point-option/engine';
import { rosterOf } from './data/roster.ts';
import { SIDES } from './data/sides.ts';
import { copy, entryOf, knowsForce, type Mission, POSTURES, type Unit, type War } from './data/state.ts';
import { drawnRoute, isFull } from './rules/movement.ts';
import { airGroups, missionKinds } from './rules/turn.ts';
import type { WarView } from './view.ts';

/** All that a side may not know: which forces are dummies, and what the others have chosen, planned and ordered. */
export const secrets: readonly Secret<War>[] = SIDES.flatMap((side) => [
  { name: 'forces', hiddenFrom: side, vary: (war, dice) => varyForce(war, side, dice) },
  { name: 'postures', hiddenFrom: side, vary: (war, dice) => varyPosture(war, side, dice) },
  { name: 'missions', hiddenFrom: side, vary: (war, dice) => varyMission(war, side, dice) },
  { name: 'route', hiddenFrom: side, vary: (war) => varyRoute(war, side) },
]);

const others = (side: Side): Side[] => SIDES.filter((each) => each !== side);

function unknownForces(war: War, side: Side): Unit[] {
  const { entries } = rosterOf(war.scenario);
  return war.units.filter((unit, i) => {
    const entry = entries[i];
    return entry !== undefined && !knowsForce(entry, unit, side);
  });
}

function varyForce(war: War, side: Side, dice: Dice): boolean {
  const unknown = unknownForces(war, side);
  if (unknown.length === 0) return false;
  const force = pick(dice, unknown);
  force.real = force.real !== true;
  return true;
}

function varyPosture(war: War, side: Side, dice: Dice): boolean {
  if (!war.isPostureChosen) return false;
  const owner = pick(dice, others(side));
  war.postures[owner] = pick(
    dice,
    POSTURES.filter((posture) => posture !== war.postures[owner]),
  );
  return true;
}

function varyMission(war: War, side: Side, dice: Dice): boolean {
  if (!war.isMissionGiven) return false;
  const missions = war.missions[pick(dice, others(side))];
  const ids = Object.keys(missions ?? {});
  if (missions === null || missions === undefined || ids.length === 0) return false;
  const id = pick(dice, ids);
  missions[id] = pick(
    dice,
    missionKinds(war, id).filter((mission) => mission !== missions[id]),
  );
  return true;
}

/** The same march, ending earlier. */
function varyRoute(war: War, side: Side): boolean {
  const { order } = war;
  if (order === null || order.route === null || order.route.length === 0) return false;
  if (entryOf(war, order.unit).side === side) return false;
  do order.route.pop();
  while (isFull(war, order.unit, order.route));
  return true;
}

/** Data equally possible for a side. */
export function resample(view: WarView, side: Side, dice: Dice): War {
  const war = copy(view);
  for (const unit of war.units) unit.real ??= dice.die(2) === 1;
  for (const owner of others(side)) {
    if (war.isPostureChosen) war.postures[owner] = pick(dice, POSTURES);
    if (war.isMissionGiven) war.missions[owner] = drawnMissions(war, owner, dice);
  }
  if (war.order !== null) war.order.route ??= drawnRoute(war, war.order.unit, war.order.budget, dice);
  return war;
}

function drawnMissions(war: War, side: Side, dice: Dice): Record<string, Mission> {
  return Object.fromEntries(airGroups(war, side).map(({ id }) => [id, pick(dice, missionKinds(war, id))]));
}
