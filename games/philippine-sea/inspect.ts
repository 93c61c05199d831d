import type { CardDetail, Observation, Ref } from '@point-option/engine';
import {
  forceWanted,
  groupWanted,
  hexWanted,
  missionWanted,
  pieceWanted,
  shipWanted,
  unitWanted,
} from './data/refs.ts';
import { forceById } from './rules/forces.ts';
import { hexOf, type Reading } from './rules/groups.ts';
import { raidById } from './rules/interceptors.ts';
import { missionCard, raidCard, searchCard, unitCard } from './present/cardsInTheAir.ts';
import { forceCard, groupCard, hexCard, japaneseCard, shipCard, submarineCard } from './present/cards.ts';
import { printed } from './present/printed.ts';
import type { BattleView } from './view.ts';

/** What a card adds to what is shown of a thing. The player sees everything there is, so this reads the view alone. */
export function inspect({ view }: Observation<BattleView>, ref: Ref): CardDetail | undefined {
  const card = detailOf({ state: view, look: printed }, ref);
  if (card === undefined || 'piece' in ref || 'hex' in ref) return card;
  // A box or a display shows these remarks itself.
  return { ...card, notes: [] };
}

function detailOf(g: Reading, ref: Ref): CardDetail | undefined {
  const { state: view } = g;
  const hex = hexWanted(ref);
  if (hex !== undefined) return hexCard(g, hex);
  const mission = missionWanted(ref);
  if (mission !== undefined && (view.missions[mission]?.kind ?? null) !== null) return missionCard(g, mission);
  const unit = unitWanted(ref);
  if (unit !== undefined) return unitCard(unit);
  const group = groupWanted(ref);
  if (group !== undefined && hexOf(view, group) >= 0) return groupCard(g, group);
  const force = forceById(view, forceWanted(ref) ?? -1);
  if (force) return forceCard(g, force);
  return inspectPiece(g, ref);
}

function inspectPiece(g: Reading, ref: Ref): CardDetail | undefined {
  const { state } = g;
  const raid = raidById(state, pieceWanted(ref, 'raid') ?? -1);
  if (raid) return raidCard(state, raid);
  const search = state.searches.find(({ id }) => id === pieceWanted(ref, 'search'));
  if (search) return searchCard(g, search);
  const japanese = pieceWanted(ref, 'japanese');
  if (japanese !== undefined) return japaneseCard(japanese);
  const sub = pieceWanted(ref, 'sub');
  if (sub !== undefined) return submarineCard(state, sub);
  const ship = 'piece' in ref ? shipWanted(ref) : undefined;
  return ship === undefined ? undefined : shipCard(g, ship);
}
