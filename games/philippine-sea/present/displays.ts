import { type Display, message, type PieceView } from '@point-option/engine';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { OFF } from '../data/map.ts';
import { forceName, groupName, hexName, missionName, shipName } from '../data/names.ts';
import {
  aboard,
  DECK_BOXES,
  type DeckBox,
  EXITED,
  type Force,
  inSearch,
  LOST_AT_FLEET,
  LOST_AWAY,
  type Mission,
  MISSIONS,
  SHIP_SUNK,
  SUNK,
} from '../data/state.ts';
import { BATTLE_LINE, isCarrier, US_SHIPS } from '../data/usShips.ts';
import { isCarrierForce, knownStrength, raidsOf } from '../rules/forces.ts';
import { carriersOf, groupGuns, groupsOnMap, hexOf, type Reading, shipsOf } from '../rules/groups.ts';
import { missionAt, missionHex, patrolGroup, unitsAt, unitsOf } from '../rules/missions.ts';
import { forceKnown, japanesePiece, raidPiece, shipPiece, submarinePiece, unitPiece } from './pieces.ts';

type Box = Display['boxes'][number];

/** 6.1: a task group: each carrier's deck, box by box, its patrols and its screen. */
export function taskGroup(g: Reading, group: number): Display {
  const { state } = g;
  const decks = carriersOf(state, group).flatMap((ship) =>
    ([2, 1, 0, 3] as const).map((box): Box => deckBox(g, ship, box)),
  );
  const patrols = state.missions.flatMap((mission, m) =>
    mission.kind === 'patrol' && patrolGroup(mission) === group ? unitsOf(state, m) : [],
  );
  const screen = shipsOf(state, group).filter((ship) => !isCarrier(ship));
  return {
    id: `display group ${group}`,
    title: message('display group', {
      group: groupName(group),
      hex: hexName(hexOf(state, group)),
      guns: groupGuns(g, group),
    }),
    layout: group === BATTLE_LINE ? 'row' : 'decks',
    boxes: [
      ...carriersOf(state, group)
        .filter((ship) => (shipPiece(g, ship).state ?? []).length > 0)
        .map((ship): Box => ({ id: `damage ${ship}`, title: message('box damage'), pieces: [shipPiece(g, ship)] })),
      ...decks,
      ...(carriersOf(state, group).length > 0
        ? [
            {
              id: `patrol ${group}`,
              title: message('box patrol'),
              limit: 3,
              pieces: patrols.map((unit) => unitPiece(unit)),
            },
          ]
        : []),
      { id: `screen ${group}`, title: message('box screen'), pieces: screen.map((ship) => shipPiece(g, ship)) },
    ],
  };
}

/** 6.22: ready and landed aircraft share the flight deck. */
function deckBox(g: Reading, ship: number, box: DeckBox): Box {
  const units = unitsAt(g.state, aboard(ship, box));
  const type = US_SHIPS[ship]?.type ?? 'CV';
  const limit = g.look<number>(
    'deck limits',
    type,
    (['aboard', 'servicing', 'flight deck', 'flight deck'] as const)[box],
  );
  return {
    id: `${US_SHIPS[ship]?.name} ${DECK_BOXES[box]}`,
    title: message(`box ${DECK_BOXES[box]}`, { ship: shipName(ship) }),
    limit,
    pieces: units.map((unit) => unitPiece(unit, ship)),
  };
}

/** 4.1: the air missions with their fuel. */
export function missions(g: Reading): Display {
  const { state } = g;
  return {
    id: 'missions',
    title: message('display missions'),
    layout: 'missions',
    boxes: Array.from({ length: MISSIONS }, (_, m): Box => {
      const mission = missionAt(state, m);
      const values = {
        mission: missionName(mission, m),
        hex: hexName(missionHex(state, mission)),
        fuel: Math.abs(mission.fuel),
      };
      return {
        id: `mission ${m}`,
        title: message(missionTitle(mission), { ...values, n: m + 1 }),
        pieces: unitsOf(state, m).map((unit) => unitPiece(unit)),
      };
    }),
  };
}

function missionTitle({ kind, hex, fuel }: Mission): string {
  if (kind === null) return 'box free mission';
  if (kind === 'patrol') return 'box on patrol';
  if (hex === OFF) return 'box mission waiting';
  return fuel > 0 ? 'box mission' : 'box mission critical';
}

/** 8.2: planes on search. */
export function searches(g: Reading): Display[] {
  const { state } = g;
  if (state.searches.length === 0) return [];
  return [
    {
      id: 'searches',
      title: message('display searches'),
      boxes: state.searches.map((search) => ({
        id: `search ${search.id}`,
        title: message(search.homeward ? 'box search home' : 'box search', {
          n: search.id + 1,
          hex: hexName(search.hex),
          goal: hexName(search.goal),
        }),
        pieces: unitsAt(state, inSearch(search.id)).map((unit) => unitPiece(unit)),
      })),
    },
  ];
}

/** A number of points as one piece. */
const points = (id: string, n: number): PieceView[] =>
  n === 0 ? [] : [{ id, kind: 'air points', side: 'japan', label: message('points', { n }), pips: [n] }];

const TRACK = ['servicing 1', 'servicing 2', 'available 3', 'available 7', 'available 11'] as const;
const RETURN = ['return 3', 'return 7', 'return 11', 'return 12'] as const;

/** 9.12: what is known of a carrier force. */
export function butai(g: Reading, force: Force): Display {
  const { state } = g;
  const raids = raidsOf(state, force.id);
  const strength = knownStrength(state, force);
  return {
    id: `butai ${force.id}`,
    title: message(strength === null ? 'display butai' : 'display butai strength', {
      force: forceName(force),
      known: forceKnown(force),
      strength: strength ?? 0,
      hits: force.hits.reduce((sum, n) => sum + n, 0),
    }),
    layout: 'butai',
    boxes: [
      {
        id: `raids ${force.id}`,
        title: message('box raids'),
        pieces: raids.filter(({ returning }) => returning < 0).map((raid) => raidPiece(state, raid)),
      },
      ...RETURN.map(
        (key, box): Box => ({
          id: `${key} ${force.id}`,
          title: message(`box ${key}`),
          pieces: raids.filter(({ returning }) => returning === box).map((raid) => raidPiece(state, raid)),
        }),
      ),
      ...TRACK.map(
        (key, box): Box => ({
          id: `${key} ${force.id}`,
          title: message(`box ${key}`),
          pieces: points(`${key} points ${force.id}`, force.air.turnaround[box] ?? 0),
        }),
      ),
      {
        id: `all ${force.id}`,
        title: message('box available all'),
        pieces: points(`all points ${force.id}`, force.air.all),
      },
      {
        id: `lost ${force.id}`,
        title: message('box lost points'),
        pieces: points(`lost points ${force.id}`, force.air.lost),
      },
      {
        id: `ships ${force.id}`,
        title: message('box ships'),
        pieces: force.ships.map((ship) => japanesePiece(g, ship)),
      },
    ],
  };
}

export const hasDisplay = (force: Force): boolean => force.butai || force.ships.length > 0 || isCarrierForce(force);

/** 11.2. */
export function guam({ state }: Reading): Display[] {
  if (!state.rules.guam) return [];
  const { value, turnaround, lost } = state.guam;
  const KEYS = ['landed', 'servicing 2', 'available 3', 'available 7', 'available 11'];
  return [
    {
      id: 'guam',
      title: message('display guam', { value }),
      boxes: [
        ...KEYS.map(
          (key, box): Box => ({
            id: `guam ${key}`,
            title: message(`box ${key === 'landed' ? 'guam landed' : key}`),
            pieces: points(`guam ${key} points`, turnaround[box] ?? 0),
          }),
        ),
        { id: 'guam lost', title: message('box lost points'), pieces: points('guam lost points', lost) },
      ],
    },
  ];
}

export function submarines({ state }: Reading): Display[] {
  const afloat = state.subs.flatMap(({ sunk, hex }, sub) => (sunk || hex < 0 ? [] : [sub]));
  if (!state.rules.submarines) return [];
  return [
    {
      id: 'submarines',
      title: message('display submarines'),
      boxes: afloat.map((sub) => ({
        id: `box sub ${sub}`,
        title: message('box submarine', { hex: hexName(state.subs[sub]?.hex ?? -1) }),
        pieces: [submarinePiece(state, sub)],
      })),
    },
  ];
}

/** 2.26: what is lost, and what has got past. */
export function losses(g: Reading): Display {
  const { state } = g;
  const units = (place: number): PieceView[] => unitsAt(state, place).map((unit) => unitPiece(unit));
  const ships = (where: number): PieceView[] =>
    JAPANESE_SHIPS.flatMap((_, ship) => (state.japanese[ship] === where ? [japanesePiece(g, ship)] : []));
  return {
    id: 'losses',
    title: message('display losses'),
    boxes: [
      { id: 'lost at fleet', title: message('box lost at fleet'), pieces: units(LOST_AT_FLEET) },
      { id: 'lost away', title: message('box lost away'), pieces: units(LOST_AWAY) },
      {
        id: 'sunk',
        title: message('box sunk'),
        pieces: state.where.flatMap((where, ship) => (where === SUNK ? [shipPiece(g, ship)] : [])),
      },
      { id: 'japanese sunk', title: message('box japanese sunk'), pieces: ships(SHIP_SUNK) },
      { id: 'japanese exited', title: message('box japanese exited'), pieces: ships(EXITED) },
    ],
  };
}

export const groupDisplays = (g: Reading): Display[] => groupsOnMap(g.state).map((group) => taskGroup(g, group));
