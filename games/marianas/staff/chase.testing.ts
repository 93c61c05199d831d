import type { Answer, Ask, Staff } from '@point-option/engine';
import { grid } from '../data/map.ts';
import { IS_BATTLESHIP } from '../data/ships.ts';
import { MARKER_NUMBER } from '../data/state.ts';
import { groupSpeed, shipsOf } from '../rules/groups.ts';
import type { CampaignView } from '../view.ts';
import { nearer } from './dayRaid.testing.ts';
import { best, groupsOf, isCarrier, isLanding } from './desk.ts';
import { flag } from './flag.ts';

/** The chase begins when the first Japanese ships may be near. */
const FROM_TURN = 5;

/** A group of fast battleships alone, or with cruisers and destroyers. */
function isChaser(view: CampaignView, ships: readonly number[]): boolean {
  if (!ships.some((ship) => IS_BATTLESHIP[ship]) || ships.some((ship) => isCarrier(ship) || isLanding(ship)))
    return false;
  return groupSpeed(view, ships) === 2;
}

function afterThem(
  view: CampaignView,
  ask: Ask & { kind: 'arrange' },
  orders: Readonly<Record<string, string>>,
): Answer {
  const foes = groupsOf(view, 'japan');
  const changed: Record<string, string> = { ...orders };
  for (const { id, boxes = [], must } of ask.pieces) {
    const marker = MARKER_NUMBER.get(id) ?? 0;
    const from = view.markers[marker]?.hex ?? 0;
    const goal = best(foes, (foe) => -grid.distance(from, foe.hex))?.hex;
    if (must === true || goal === undefined || !isChaser(view, shipsOf(view, marker))) continue;
    const way = nearer(from, goal, boxes);
    if (way === undefined) delete changed[id];
    else changed[id] = way;
  }
  return changed;
}

/** A beginner's plan for the Americans: as `flag`, but the fast battleships always make for the nearest Japanese marker. */
export const chase: Staff<CampaignView> = {
  id: 'chase',
  decide: (observation, ask, dice) => {
    const answer = flag.decide(observation, ask, dice);
    const { view } = observation;
    if (ask.kind !== 'arrange' || ask.procedure !== 'movement' || view.turn < FROM_TURN) return answer;
    return afterThem(view, ask, answer as Record<string, string>);
  },
};
