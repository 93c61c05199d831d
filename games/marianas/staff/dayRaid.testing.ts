import type { Answer, Ask, Staff } from '@point-option/engine';
import { grid, GUAM, ISLANDS, SAIPAN } from '../data/map.ts';
import { MARKER_NUMBER } from '../data/state.ts';
import { shipsOf } from '../rules/groups.ts';
import type { CampaignView } from '../view.ts';
import { gunsOf, isCarrier } from './desk.ts';
import { flag } from './flag.ts';

/** The turns in which the guns go for the beach, by day as by night: after that there is only the way home. */
const FROM_TURN = 9;
const TO_TURN = 20;
/** From these guns on a ship is a cruiser or more. */
const CRUISER = 4;

/** The beach that the guns make for: Guam's while transports lie there, and else Saipan's; null while none do. */
function goalOf({ anchored }: CampaignView): number | null {
  const island = [GUAM, SAIPAN].find((each) => anchored.includes(each));
  return island === undefined ? null : (ISLANDS[island]?.hex ?? null);
}

/** The way that brings a hex nearest to another; undefined is to stay. */
export function nearer(from: number, goal: number, ways: readonly string[]): string | undefined {
  let least = grid.distance(from, goal);
  let chosen: string | undefined;
  for (const way of ways) {
    const direction = grid.directions.indexOf(way as never);
    const far = direction < 0 ? least : grid.distance(grid.neighbour(from, direction), goal);
    if (far < least) [chosen, least] = [way, far];
  }
  return chosen;
}

function straightOn(
  view: CampaignView,
  ask: Ask & { kind: 'arrange' },
  orders: Readonly<Record<string, string>>,
): Answer {
  const goal = goalOf(view);
  if (goal === null) return orders;
  const changed: Record<string, string> = { ...orders };
  for (const { id, boxes = [], must } of ask.pieces) {
    const marker = MARKER_NUMBER.get(id) ?? 0;
    const ships = shipsOf(view, marker);
    const isLine = ships.length > 1 && !ships.some(isCarrier) && ships.some((ship) => gunsOf(ship) >= CRUISER);
    if (must === true || !isLine) continue;
    const way = nearer(view.markers[marker]?.hex ?? 0, goal, boxes);
    if (way === undefined) delete changed[id];
    else changed[id] = way;
  }
  return changed;
}

/** A beginner's plan for Japan: as `flag`, but the gun groups steam straight at the beach as soon as transports lie there. */
export const dayRaid: Staff<CampaignView> = {
  id: 'day raid',
  decide: (observation, ask, dice) => {
    const answer = flag.decide(observation, ask, dice);
    const { view } = observation;
    if (ask.kind !== 'arrange' || ask.procedure !== 'movement' || view.turn < FROM_TURN || view.turn > TO_TURN)
      return answer;
    return straightOn(view, ask, answer as Record<string, string>);
  },
};
