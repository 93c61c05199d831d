import { type Display, type DisplayBox, type Frame, message, type Note } from '@point-option/engine';
import { islandBase } from '../data/aircraft.ts';
import { isAbsent } from '../data/lesson.ts';
import { enemyOf, grid, ISLANDS, type SideId } from '../data/map.ts';
import { groupName, islandName, shipName, sideName } from '../data/names.ts';
import { feintBox, homeBox, offChartBox, parkingBox, waitingBox } from '../data/refs.ts';
import { FLEET, IS_CARRIER, SHIPS } from '../data/ships.ts';
import { at, LEFT, MARKER_IDS, numberAt, SUNK, waitingGroup } from '../data/state.ts';
import { isLost } from '../rules/airBases.ts';
import { DUMMY_PIECES, waitingGroups, waitingShips } from '../rules/arrival.ts';
import { isDaylight } from '../rules/clock.ts';
import { entryNews, mayEnter } from '../rules/entry.ts';
import { groupSpeed, markersOf, shipsOf } from '../rules/groups.ts';
import { deckBar } from '../rules/launch.ts';
import { GROUPS } from '../rules/organisation.ts';
import { newMarkers } from '../rules/regrouping.ts';
import { FEINTS } from '../rules/strikePlan.ts';
import type { CampaignView } from '../view.ts';
import { airPieces, dummyPiece, falseUnit, shipPiece, withState } from './pieces.ts';

/** A side's own groups, on the map and waiting; while ships change groups, also the empty ones they may go to. */
export function groups(view: CampaignView, side: SideId, agenda: readonly Frame[]): Display {
  const onMap = markersOf(view, side).map((marker) => groupBoxOf(view, marker));
  return {
    id: `groups ${side}`,
    title: message('display groups', { side: sideName(side) }),
    short: message('tab groups'),
    group: { id: 'groups' },
    // set-04: only a surprised Japan has to wait; what it knows nobody else is told.
    ...(view.intelligence === 'surprised' && !mayEnter(view) && side === 'japan'
      ? { notes: [{ text: entryNews(view) }] }
      : {}),
    boxes: [
      ...onMap,
      ...newGroups(view, side, agenda),
      ...waitingBoxes(view, side, agenda),
      ...dummiesOff(view, side),
      {
        id: homeBox(side),
        title: message('box home'),
        pieces: FLEET[side]
          .filter((ship) => view.at[ship] === LEFT && !isAbsent(view, ship))
          .map((ship) => shipPiece(view, ship)),
      },
    ],
  };
}

function groupBoxOf(view: CampaignView, marker: number): DisplayBox {
  const { hex, dummy } = at(view.markers, marker);
  const ships = shipsOf(view, marker);
  const values = { id: at(MARKER_IDS, marker), hex: grid.label(hex), speed: groupSpeed(view, ships) };
  return {
    id: values.id,
    title: message(dummy ? 'box dummy' : 'box group', dummy ? values : { ...values, name: groupName(ships) }),
    pieces: dummy ? [dummyPiece(marker)] : ships.map((ship) => shipPiece(view, ship)),
  };
}

/** move-08: the markers that new groups would get. */
function newGroups(view: CampaignView, side: SideId, agenda: readonly Frame[]): DisplayBox[] {
  const frame = agenda.at(-1);
  if (frame?.procedure !== 'recombination' || (frame.locals as { side?: string }).side !== side) return [];
  return newMarkers(view, side).map((marker) => {
    const id = at(MARKER_IDS, marker);
    return { id, title: message('box new marker', { marker: id }), pieces: [] };
  });
}

/** Groups off the chart; while a side makes up groups of its own, all that it may have (set-06). */
function waitingBoxes(view: CampaignView, side: SideId, agenda: readonly Frame[]): DisplayBox[] {
  const composing = agenda.at(-1)?.step === 'groups' && view.composing[side];
  const numbers = composing ? Array.from({ length: GROUPS[side] }, (_, group) => group) : waitingGroups(view, side);
  return numbers.map((group) => {
    const ships = waitingShips(view, side, group);
    const n = group + 1;
    return {
      id: waitingBox(side, group),
      title: ships.length > 0 ? message('box waiting', { n, name: groupName(ships) }) : message('box empty', { n }),
      pieces: ships.map((ship) => shipPiece(view, ship)),
    };
  });
}

/** dummy-01: dummies that may come on. How many the enemy has is his secret. */
function dummiesOff(view: CampaignView, side: SideId): DisplayBox[] {
  const waiting = DUMMY_PIECES.slice(0, Math.max(0, view.dummies[side]));
  if (waiting.length === 0) return [];
  const pieces = waiting.map(({ id }) => falseUnit(side, id, 'piece dummy'));
  return [{ id: offChartBox(side), title: message('box dummies'), pieces }];
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
    layout: 'list',
    group: { id: 'decks' },
    boxes: [...carriers.map((ship) => deckBox(view, ship)), ...fields, ...feints(view, side)],
  };
}

/** dummy-01: false air units, which fly as the real ones do. */
function feints(view: CampaignView, side: SideId): DisplayBox[] {
  const ready = FEINTS.slice(0, view.feints[side]);
  if (ready.length === 0 || !isDaylight(view.turn)) return [];
  return [
    { id: feintBox(side), title: message('box feints'), pieces: ready.map((id) => falseUnit(side, id, 'feint')) },
  ];
}

/** air-01, air-09, air-15: a deck, and what bars aircraft from it. */
function deckBox(view: CampaignView, ship: number): DisplayBox {
  const waits = numberAt(view.at, ship) < 0;
  const bar = waits ? null : deckBar(view, ship);
  return {
    id: parkingBox(ship),
    delegable: true,
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
  const { airLimit } = at(ISLANDS, island);
  const notes: Note[] = isLost(view, island)
    ? [{ text: message('note field lost'), tone: 'caution' }]
    : at(view.islands, island).field
      ? []
      : [{ text: message('note field wrecked'), tone: 'caution' }];
  return {
    id: parkingBox(islandBase(island)),
    delegable: true,
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
            const hex = grid.label(numberAt(view.sightedHex, ship));
            const piece = { ...shipPiece(view, ship), label: message('contact', { ship: shipName(ship), hex }) };
            return age > 0 ? withState(piece, { is: 'outdated' }) : piece;
          }),
      };
    }),
  };
}
