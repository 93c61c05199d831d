import { type Display, type DisplayBox, message, type Note } from '@point-option/engine';
import { islandBase } from '../data/aircraft.ts';
import { isAbsent } from '../data/lesson.ts';
import { enemyOf, grid, ISLANDS, type SideId } from '../data/map.ts';
import { groupName, islandName, shipName, sideName } from '../data/names.ts';
import { FLEET, IS_CARRIER, SHIPS } from '../data/ships.ts';
import { at, LEFT, MARKER_IDS, numberAt, SUNK, waitingGroup } from '../data/state.ts';
import { isLost } from '../rules/airBases.ts';
import { waitingGroups, waitingShips } from '../rules/arrival.ts';
import { entryNews, mayEnter } from '../rules/entry.ts';
import { groupSpeed, markersOf, shipsOf } from '../rules/groups.ts';
import { deckBar } from '../rules/launch.ts';
import type { CampaignView } from '../view.ts';
import { airPieces, dummyPiece, shipPiece } from './pieces.ts';

/** A side's own groups, on the map and waiting. */
export function groups(view: CampaignView, side: SideId): Display {
  const onMap = markersOf(view, side).map((marker): DisplayBox => {
    const { hex, dummy } = at(view.markers, marker);
    const ships = shipsOf(view, marker);
    const values = { id: at(MARKER_IDS, marker), hex: grid.label(hex), speed: groupSpeed(view, ships) };
    return {
      id: at(MARKER_IDS, marker),
      title: message(dummy ? 'box dummy' : 'box group', dummy ? values : { ...values, name: groupName(ships) }),
      pieces: dummy ? [dummyPiece(side, values.id)] : ships.map((ship) => shipPiece(view, ship)),
    };
  });
  const off = waitingGroups(view, side).map(
    (group): DisplayBox => ({
      id: `${side} group ${group + 1}`,
      title: message('box waiting', { n: group + 1, name: groupName(waitingShips(view, side, group)) }),
      pieces: waitingShips(view, side, group).map((ship) => shipPiece(view, ship)),
    }),
  );
  const home = FLEET[side]
    .filter((ship) => view.at[ship] === LEFT && !isAbsent(view, ship))
    .map((ship) => shipPiece(view, ship));
  return {
    id: `groups ${side}`,
    title: message('display groups', { side: sideName(side) }),
    short: message('tab groups'),
    layout: 'groups',
    // set-04: only a surprised Japan has to wait; what it knows nobody else is told.
    ...(view.intelligence === 'surprised' && !mayEnter(view) && side === 'japan'
      ? { notes: [{ text: entryNews(view) }] }
      : {}),
    boxes: [...onMap, ...off, { id: `${side} home`, title: message('box home'), pieces: home }],
  };
}

/** Carriers and fields with the air units that stand there. */
export function decks(view: CampaignView, side: SideId): Display {
  // Who is still to come brings his aircraft with him.
  const carriers = FLEET[side].filter((ship) => {
    const where = numberAt(view.at, ship);
    return IS_CARRIER[ship] && (where >= 0 || waitingGroup(where) >= 0);
  });
  const fields = side === 'us' ? [] : ISLANDS.map((_, island) => fieldBox(view, island));
  return {
    id: `decks ${side}`,
    title: message('display decks', { side: sideName(side) }),
    short: message('tab decks'),
    layout: 'bases',
    boxes: [...carriers.map((ship) => deckBox(view, ship)), ...fields],
  };
}

/** air-01, air-09, air-15: a deck, and what bars aircraft from it. */
function deckBox(view: CampaignView, ship: number): DisplayBox {
  const waits = numberAt(view.at, ship) < 0;
  const bar = waits ? null : deckBar(view, ship);
  return {
    id: `${at(SHIPS, ship).id} deck`,
    title: shipName(ship),
    limit: at(SHIPS, ship).deck,
    pieces: airPieces(view, ship),
    notes: [
      ...(waits ? [{ text: message('note deck waiting') }] : []),
      ...(bar === null ? [] : [{ text: message(BARS[bar]), tone: 'caution' } as const]),
      // air-10: the patrol that is left of it, which only its owner sees.
      { text: message('note patrol', { n: numberAt(view.cap, ship) }) },
    ],
  };
}
const BARS = {
  'why deck closed': 'note deck closed',
  'why regrouped': 'note regrouped',
  'why downwind': 'note downwind',
} as const;

/** air-02, air-05 */
function fieldBox(view: CampaignView, island: number): DisplayBox {
  const { id, airLimit } = at(ISLANDS, island);
  const notes: Note[] = isLost(view, island)
    ? [{ text: message('note field lost'), tone: 'caution' }]
    : at(view.islands, island).field
      ? []
      : [{ text: message('note field wrecked'), tone: 'caution' }];
  return {
    id: `${id} field`,
    title: message('box field', { island: islandName(island) }),
    ...(airLimit !== null && { limit: airLimit }),
    pieces: airPieces(view, islandBase(island)),
    ...(notes.length > 0 && { notes }),
  };
}

/** What a side has seen of the enemy, ship by ship, and when. What is not of this turn may be elsewhere by now. */
export function contacts(view: CampaignView, side: SideId): Display {
  const enemy = enemyOf(side);
  const seen = FLEET[enemy].filter((ship) => numberAt(view.sightedTurn, ship) > 0 && view.at[ship] !== SUNK);
  const turns = [...new Set(seen.map((ship) => numberAt(view.sightedTurn, ship)))].sort((a, b) => b - a);
  return {
    id: `contacts ${side}`,
    title: message('display contacts', { side: sideName(enemy) }),
    short: message('tab contacts'),
    boxes: turns.map((turn): DisplayBox => {
      const age = view.turn - turn;
      return {
        id: `contacts of turn ${turn}`,
        title: message('box contacts', { turn }),
        ...(age > 0 && { notes: [{ text: message('note age', { n: age }), tone: 'unsure' } as const] }),
        pieces: seen
          .filter((ship) => view.sightedTurn[ship] === turn)
          .map((ship) => {
            const piece = shipPiece(view, ship);
            const state = [...(piece.state ?? []), ...(age > 0 ? ['last known'] : [])];
            return {
              ...piece,
              label: message('contact', { ship: shipName(ship), hex: grid.label(numberAt(view.sightedHex, ship)) }),
              ...(state.length > 0 && { state }),
            };
          }),
      };
    }),
  };
}
