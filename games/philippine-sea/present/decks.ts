import { type Display, type DisplayBox, type Gauge, message, type Note } from '@point-option/engine';
import { groupName, hexName, shipName } from '../data/names.ts';
import { carrierBox, deckBox, groupDisplay, patrolBox } from '../data/refs.ts';
import { aboard, DECK_BOXES, type DeckBox, HANGAR, LANDED, READY, SERVICING } from '../data/state.ts';
import { BATTLE_LINE, CARRIERS, isCarrier, TASK_GROUPS } from '../data/usShips.ts';
import { aboardInAll, countDecks, deckLimit, type Decks, onDeck, whyClosed } from '../rules/decks.ts';
import { carriersOf, damageOf, groupGuns, groupsOnMap, hexOf, type Reading, shipsOf } from '../rules/groups.ts';
import { patrolGroup, unitsAt, unitsOf } from '../rules/missions.ts';
import { shipPiece, unitPiece } from './pieces.ts';

/** 4.33: units that a group keeps on patrol. */
const PATROL_UNITS = 3;

export const groupDisplays = (g: Reading): Display[] => {
  const decks = countDecks(g.state);
  return groupsOnMap(g.state).map((group) => taskGroup(g, group, decks));
};

/** 6.1: a task group: each carrier with its deck, box by box, its patrols and its screen. */
function taskGroup(g: Reading, group: number, decks: Decks): Display {
  const { state } = g;
  const carriers = carriersOf(state, group);
  const patrols = state.missions.flatMap((mission, m) =>
    mission.kind === 'patrol' && patrolGroup(mission) === group ? unitsOf(state, m) : [],
  );
  const screen = shipsOf(state, group).filter((ship) => !isCarrier(ship));
  return {
    id: groupDisplay(group),
    title: message('display group', {
      group: groupName(group),
      hex: hexName(hexOf(state, group)),
      guns: groupGuns(g, group),
    }),
    short: message('tab', {
      name: group < TASK_GROUPS.length ? (TASK_GROUPS[group] ?? '') : `S${group - BATTLE_LINE}`,
    }),
    layout: 'holders',
    group: { id: 'groups' },
    ...(state.groups[group]?.wind !== undefined && {
      notes: [{ text: message(`note ${state.groups[group].wind}`), tone: 'caution' } as const],
    }),
    boxes: [
      ...carriers.flatMap((ship) => carrierBoxes(g, ship, decks)),
      ...(carriers.length > 0
        ? [
            {
              id: patrolBox(group),
              title: message('box patrol'),
              limit: PATROL_UNITS,
              pieces: patrols.map((unit) => unitPiece(unit)),
            },
          ]
        : []),
      {
        id: `screen ${group}`,
        title: message(carriers.length > 0 ? 'box screen' : 'box ships'),
        pieces: screen.map((ship) => shipPiece(g, ship)),
      },
    ],
  };
}

/** 6.21: ready aircraft can fly; those below cannot yet, and those that have landed are done. */
const TONES = ['soft', 'soft', undefined, 'spent'] as const;

/** 6.21: the carrier, and its boxes: on the flight deck first, then below it. */
function carrierBoxes(g: Reading, ship: number, decks: Decks): DisplayBox[] {
  const { state } = g;
  const name = carrierBox(ship);
  const part = (box: DeckBox): DisplayBox => ({
    id: deckBox(ship, box),
    title: message(`box ${DECK_BOXES[box]}`, { ship: shipName(ship) }),
    short: message(`part ${DECK_BOXES[box]}`),
    of: name,
    tier: box === LANDED || box === READY ? 'upper' : 'lower',
    ...(box === SERVICING && { limit: deckLimit(g, ship, 'servicing') }),
    pieces: unitsAt(state, aboard(ship, box)).map((unit) => unitPiece(unit, ship, TONES[box])),
  });
  const parts = ([LANDED, READY, SERVICING, HANGAR] as const).map(part);
  const counted = (boxes: readonly DisplayBox[]): string[] => [name, ...boxes.map(({ id }) => id)];
  const gauge = (key: string, value: number, max: number, boxes: readonly DisplayBox[]): Gauge => ({
    label: message(key),
    value,
    max,
    counts: counted(boxes),
    ...(value > max && { caution: true }),
  });
  const hits = state.hits[ship] ?? 0;
  return [
    {
      id: name,
      title: shipName(ship),
      pieces: [shipPiece(g, ship)],
      delegable: true,
      gauges: [
        // 6.22: ready and landed aircraft share the flight deck; 6.29: all aboard count together.
        gauge('gauge deck', onDeck(decks, ship), deckLimit(g, ship, 'flight deck'), parts.slice(0, 2)),
        gauge('gauge aboard', aboardInAll(decks, ship), deckLimit(g, ship, 'aboard'), parts),
        ...(hits > 0
          ? [{ label: message('gauge hits'), value: hits, max: CARRIERS[ship]?.hits ?? 0, caution: true }]
          : []),
      ],
      notes: carrierNotes(g, ship),
    },
    ...parts,
  ];
}

/** 12.11, 12.12, 12.34: what keeps a deck from its work; 6.28, 8.282: what it may not do any more in this phase. */
export function carrierNotes(g: Reading, ship: number): Note[] {
  const { state } = g;
  const damage = damageOf(g, ship);
  const closed = whyClosed(g, ship);
  const fires = state.fires[ship] ?? [];
  return [
    ...(damage === 'none'
      ? []
      : [{ text: message('note damage', { damage: message(`damage.${damage}`) }), tone: 'caution' } as const]),
    ...fires.map((level) => ({ text: message('note fire', { level }), tone: 'caution' }) as const),
    ...(closed && fires.length === 0 ? [{ text: closed.reason, tone: 'caution' } as const] : []),
    ...((state.launched[ship] ?? 0) > 0 ? [{ text: message('note has launched') }] : []),
    ...((state.landedNow[ship] ?? 0) > 0 ? [{ text: message('note has landed') }] : []),
  ];
}
