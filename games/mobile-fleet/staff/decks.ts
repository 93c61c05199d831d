import { at, conditionOf, counsel, type Counsel, type Habit } from '@point-option/chit-pull';
import { refusalOf } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';

/** 15.6: aircraft leave carriers that can't launch them any more, as far as others have room. Nobody else moves. */
export const changeDecks: Habit<Own, Admiral> = ({ view }, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const placed: Record<string, string> = {};
  let from = '';
  for (const { id, boxes = [] } of ask.pieces) {
    const home = at(view.airHome, fleet.squadronNumber.get(id) as number);
    if (conditionOf(fleet, view, home).flies) continue;
    const deck = boxes.find((each) => refusalOf(ask, { ...placed, [id]: each }) === null);
    if (deck === undefined) continue;
    placed[id] = deck;
    from = at(fleet.ships, home).name;
  }
  return from === '' ? counsel({}, 'decks as they are') : counsel(placed, 'change decks', { ship: from });
};
