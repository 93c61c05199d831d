import {
  compileChart,
  type Display,
  type Json,
  lookUp,
  type MapView,
  type Message,
  message,
  type Observation,
  type Overlay,
  type PieceView,
  type Presentation,
} from '@point-option/engine';
import { AIR, islandBase, MODELS } from './data/aircraft.ts';
import { charts } from './data/charts.ts';
import { enemyOf, grid, gridSpec, ISLANDS, type SideId, SIDES } from './data/map.ts';
import { airName, groupName, islandName, shipName, shipRating, sideName } from './data/names.ts';
import { FLEET, IS_CARRIER, LANDING_FORCES, SHIPS, TRANSPORTS } from './data/ships.ts';
import { at, IJN_SUBS, LEFT, LOST, MARKER_IDS, markerSide, numberAt, OFF, SUNK } from './data/state.ts';
import { isLost } from './rules/airBases.ts';
import { BOXES } from './rules/battleBoard.ts';
import { waitingGroups, waitingShips } from './rules/arrival.ts';
import { dayOf, hourOf, isDaylight } from './rules/clock.ts';
import { holderOf } from './rules/reconnaissance.ts';
import { entryNews, mayEnter } from './rules/entry.ts';
import { groupSpeed, markersOf, shipsOf } from './rules/groups.ts';
import { standing } from './rules/victory.ts';
import { deckBar } from './rules/launch.ts';
import type { CampaignView } from './view.ts';

/** The charts as printed: the score on display does not follow house charts. */
const compiled = new Map(charts.map((chart) => [chart.id, compileChart(chart)]));
const printed = {
  look: <R extends Json>(id: string, row: number | string, column?: number | string): R =>
    lookUp(compiled.get(id) as NonNullable<ReturnType<typeof compiled.get>>, row, column) as R,
};

/** The chart with all markers, both fleets as far as known, the decks, the islands, and a battle if there is one. */
export function present({ view, side }: Observation<CampaignView>): Presentation {
  const of: readonly SideId[] = side === 'japan' || side === 'us' ? [side] : SIDES;
  return {
    title: { key: 'title' },
    status: status(view),
    map: map(view),
    displays: [
      ...(view.battle ? [battleBoard(view)] : []),
      ...of.map((own) => groups(view, own)),
      ...of.map((own) => decks(view, own)),
      ...of.filter(() => of.length === 1).map((own) => contacts(view, own)),
      islands(view),
    ],
    tracks: [
      { id: 'turn', title: { key: 'track turn' }, value: view.turn, max: view.lastTurn },
      { id: 'submarines', title: { key: 'track submarines' }, value: view.subsLeft, max: IJN_SUBS },
    ],
    cups: [],
  };
}

function status(view: CampaignView): Message[] {
  const { us, japan } = standing(printed, view);
  const time =
    view.turn === 0
      ? message('status before')
      : message(isDaylight(view.turn) ? 'status day' : 'status night', {
          turn: view.turn,
          day: dayOf(view.turn),
          hour: hourOf(view.turn),
        });
  return [
    time,
    // A new round is a new heading: a terminal then shows the board again.
    ...(view.battle ? [message('status battle', { hex: grid.label(view.battle.hex), round: view.battle.round })] : []),
    message('status points', { us, japan }),
    message('status lost', { us: view.airLost.us, japan: view.airLost.japan, subs: view.subsLost }),
    ...(view.intelligence === 'unknown'
      ? []
      : [message('status knows', { knows: message(`intelligence.${view.intelligence}`) })]),
    ...(view.intelligence === 'surprised' && !mayEnter(view) ? [entryNews(view)] : []),
  ];
}

function map(view: CampaignView): MapView {
  const stacks = new Map<string, PieceView[]>();
  view.markers.forEach(({ hex }, marker) => {
    if (hex === OFF) return;
    const label = grid.label(hex);
    stacks.set(label, [...(stacks.get(label) ?? []), markerPiece(view, marker)]);
  });
  const overlays: Overlay[] = ISLANDS.map(({ hex }, island) => ({
    kind: 'mark',
    hexes: [grid.label(hex)],
    label: message('island held', { side: holderName(view, island) }),
  }));
  return {
    grid: gridSpec,
    places: ISLANDS.map(({ hex }, island) => ({ hex: grid.label(hex), name: islandName(island) })),
    stacks: [...stacks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([hex, pieces]) => ({ hex, pieces })),
    overlays,
  };
}

function holderName(view: CampaignView, island: number): Message {
  const holder = holderOf(view, island);
  return holder === 'nobody' ? message('nobody') : sideName(holder);
}

function markerPiece(view: CampaignView, marker: number): PieceView {
  const { seen, dummy, heading } = at(view.markers, marker);
  const ships = shipsOf(view, marker);
  const id = at(MARKER_IDS, marker);
  const label = dummy
    ? message('marker dummy', { id })
    : ships.length > 0
      ? message('marker known', { id, name: groupName(ships) })
      : message('marker unknown', { id });
  return {
    id,
    kind: dummy ? 'dummy' : 'group',
    side: markerSide(marker),
    label,
    state: [seen ? 'seen' : 'hidden'],
    ...(heading >= 0 && { heading }),
  };
}

function shipPiece(view: CampaignView, ship: number): PieceView {
  const { id, type, side } = at(SHIPS, ship);
  const force = LANDING_FORCES.indexOf(ship);
  const damaged = at(view.damaged, ship);
  const label =
    force >= 0
      ? message('force label', {
          ship: shipName(ship),
          transports: numberAt(view.transports, force),
          aboard: numberAt(view.aboard, force),
        })
      : message('ship label', {
          ship: shipName(ship),
          type: message(`type.${type}`),
          rating: shipRating(ship),
        });
  // bat-12: both sides keep note of who has fired his torpedoes.
  const spent = at(view.torpedoesFired, ship) && at(SHIPS, ship).torpedoes > 0;
  const state = [...(damaged ? ['damaged'] : []), ...(spent ? ['torpedoes fired'] : [])];
  return { id, kind: type, side, label, ...(state.length > 0 && { state }) };
}

/** A dummy's box is not empty to its owner. */
function dummyPiece(side: SideId, marker: string): PieceView {
  return { id: `${marker} dummy`, kind: 'dummy', side, label: message('piece dummy') };
}

/** A side's own groups, on the map and waiting. */
function groups(view: CampaignView, side: SideId): Display {
  const onMap = markersOf(view, side).map((marker) => {
    const { hex, dummy } = at(view.markers, marker);
    const ships = shipsOf(view, marker);
    const values = { id: at(MARKER_IDS, marker), hex: grid.label(hex), speed: groupSpeed(view, ships) };
    return {
      id: at(MARKER_IDS, marker),
      title: message(dummy ? 'box dummy' : 'box group', dummy ? values : { ...values, name: groupName(ships) }),
      pieces: dummy ? [dummyPiece(side, values.id)] : ships.map((ship) => shipPiece(view, ship)),
    };
  });
  const off = waitingGroups(view, side).map((group) => ({
    id: `${side} group ${group + 1}`,
    title: message('box waiting', { n: group + 1, name: groupName(waitingShips(view, side, group)) }),
    pieces: waitingShips(view, side, group).map((ship) => shipPiece(view, ship)),
  }));
  const gone = (id: 'sunk' | 'home', where: number): Display['boxes'][number] => ({
    id: `${side} ${id}`,
    title: message(`box ${id}`),
    pieces: FLEET[side].filter((ship) => view.at[ship] === where).map((ship) => shipPiece(view, ship)),
  });
  return {
    id: `groups ${side}`,
    title: message('display groups', { side: sideName(side) }),
    boxes: [...onMap, ...off, gone('sunk', SUNK), gone('home', LEFT)],
  };
}

/** Carriers and fields with the air units that stand there. */
function decks(view: CampaignView, side: SideId): Display {
  const carriers = FLEET[side].filter((ship) => IS_CARRIER[ship] && numberAt(view.at, ship) >= 0);
  const boxes = carriers.map((ship) => ({
    id: `${at(SHIPS, ship).id} deck`,
    title: message(DECKS[deckBar(view, ship) ?? 'open'], { ship: shipName(ship), cap: numberAt(view.cap, ship) }),
    limit: at(SHIPS, ship).deck,
    pieces: airPieces(view, ship),
  }));
  const fields =
    side === 'us'
      ? []
      : ISLANDS.map(({ id, airLimit }, island) => ({
          id: `${id} field`,
          title: message(fieldTitle(view, island), { island: islandName(island) }),
          ...(airLimit !== null && { limit: airLimit }),
          pieces: airPieces(view, islandBase(island)),
        }));
  return {
    id: `decks ${side}`,
    title: message('display decks', { side: sideName(side) }),
    layout: 'decks',
    boxes: [...boxes, ...fields],
  };
}

/** What a deck is called, by what bars aircraft from it. */
const DECKS = {
  open: 'box deck',
  'why deck closed': 'box deck closed',
  'why regrouped': 'box deck regrouped',
  'why downwind': 'box deck downwind',
} as const;

function fieldTitle(view: CampaignView, island: number): string {
  if (isLost(view, island)) return 'box field lost';
  return at(view.islands, island).field ? 'box field' : 'box field wrecked';
}

function airPieces(view: CampaignView, base: number): PieceView[] {
  return view.base.flatMap((where, unit) => {
    if (where !== base || where === LOST) return [];
    const { id, side, model } = at(AIR, unit);
    return [
      { id, kind: model, side, label: message('air label', { unit: airName(unit), radius: MODELS[model].radius }) },
    ];
  });
}

/** What a side has seen of the enemy, ship by ship, and when. */
function contacts(view: CampaignView, side: SideId): Display {
  const enemy = enemyOf(side);
  const seen = FLEET[enemy].filter((ship) => numberAt(view.sightedTurn, ship) > 0 && view.at[ship] !== SUNK);
  const turns = [...new Set(seen.map((ship) => numberAt(view.sightedTurn, ship)))].sort((a, b) => b - a);
  return {
    id: `contacts ${side}`,
    title: message('display contacts', { side: sideName(enemy) }),
    boxes: turns.map((turn) => ({
      id: `contacts of turn ${turn}`,
      title: message('box contacts', { turn }),
      pieces: seen
        .filter((ship) => view.sightedTurn[ship] === turn)
        .map((ship) => ({
          ...shipPiece(view, ship),
          label: message('contact', {
            ship: shipName(ship),
            hex: grid.label(numberAt(view.sightedHex, ship)),
          }),
        })),
    })),
  };
}

function islands(view: CampaignView): Display {
  return {
    id: 'islands',
    title: message('display islands'),
    boxes: ISLANDS.map(({ id }, island) => {
      const { field } = at(view.islands, island);
      const airfield = { id: `${id} airfield`, kind: 'airfield', side: null, state: [field ? 'working' : 'wrecked'] };
      return {
        id,
        title: islandName(island),
        pieces: [
          ...SIDES.flatMap((side) => troops(view, island, side)),
          { ...airfield, label: message('airfield') },
          ...LANDING_FORCES.flatMap((ship, force) => anchored(view, island, ship, force)),
        ],
      };
    }),
  };
}

function troops(view: CampaignView, island: number, side: SideId): PieceView[] {
  const n = at(view.islands, island)[side];
  if (n === 0) return [];
  return [{ id: `${at(ISLANDS, island).id} ${side}`, kind: 'troops', side, label: message(`troops ${side}`, { n }) }];
}

function anchored(view: CampaignView, island: number, ship: number, force: number): PieceView[] {
  if (view.anchored[force] !== island || view.at[ship] === SUNK) return [];
  const values = { ship: shipName(ship), n: numberAt(view.transports, force), most: TRANSPORTS };
  return [{ id: `${at(SHIPS, ship).id} anchored`, kind: 'LF', side: 'us', label: message('anchored', values) }];
}

const BATTLE_BOXES = 8;

function battleBoard(view: CampaignView): Display {
  const fighters = view.battle?.fighters ?? [];
  return {
    id: 'battle board',
    title: message('display battle', { hex: grid.label(view.battle?.hex ?? 0), round: view.battle?.round ?? 0 }),
    layout: 'row',
    boxes: Array.from({ length: BATTLE_BOXES }, (_, box) => ({
      id: `battle box ${box}`,
      title: message(`box.${at(BOXES, box)}`),
      pieces: fighters
        .filter((fighter) => fighter.box === box)
        .map(({ ship, done }) => {
          const piece = shipPiece(view, ship);
          return done ? { ...piece, state: [...(piece.state ?? []), 'has fired'] } : piece;
        }),
    })),
  };
}
