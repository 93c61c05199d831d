import type {
  CardDetail,
  Display,
  Frame,
  Nations,
  Observation,
  PieceState,
  PieceView,
  Presentation,
  Ref,
  Side,
} from '@point-option/engine';
import { BOX_NAME, boxId, CHRISTENED, shipName, sideName, squadronName } from './data/names.ts';
import {
  BOXES,
  BOX_LIMITS,
  carrierOf,
  type Contact,
  enemyOf,
  FLAK,
  type Fleet,
  fleetOf,
  type Ship,
  SIDES,
  type Squadron,
  STORES,
  STRENGTH,
} from './data/state.ts';
import { points } from './rules/victory.ts';
import type { BattleView } from './view.ts';

/** Red's counters have cut corners and their bow to the east, Blue's straight ones and theirs to the west. */
export const nations: Nations = {
  red: { name: sideName('red'), livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
  blue: { name: sideName('blue'), livery: { ink: 'navy', corners: 'square', bow: 'west' } },
};

/** Both seas, both air groups, and what stands between them. Where an enemy ship is not known it lies where it was seen last. */
export function present({ view, side, outcome, agenda }: Observation<BattleView>): Presentation {
  const sunk = SIDES.map((of) => carrierOf(fleetOf(view, of))).filter(({ box }) => box === 'sunk');
  const focus = side === 'red' || side === 'blue' ? focusOf(side, agenda.at(-1)) : undefined;
  return {
    title: { key: 'title' },
    clock: {
      now: { key: 'clock round', values: { round: view.round, rounds: view.rounds } },
      counts: [{ id: 'round', title: { key: 'count round' }, value: view.round, max: view.rounds }],
    },
    headings: [
      ...SIDES.map((of) => ({ key: 'heading points', values: { side: sideName(of), n: points(view, of) } })),
      ...(outcome !== null && view.round < view.rounds
        ? sunk.map(({ id }) => ({ key: 'heading carrier sunk', values: { ship: shipName(id) } }))
        : []),
    ],
    displays: SIDES.flatMap((of) => [sea(view, of), air(view, of, side === enemyOf(of))]),
    tracks: SIDES.map((of) => ({
      id: `stores ${of}`,
      title: { key: 'track stores', values: { side: sideName(of) } },
      value: fleetOf(view, of).stores,
      max: STORES,
    })),
    cups: [],
    ...(focus && { focus }),
  };
}

/** The displays on which a question is answered. */
function focusOf(side: Side, frame: Frame | undefined): string[] | undefined {
  switch (frame && `${frame.procedure}: ${frame.step}`) {
    case 'battle: place':
    case 'orders: shift':
    case 'orders: repair':
    case 'round: scramble':
      return [`sea ${side}`];
    case 'orders: refit':
      return [`air ${side}`];
    case 'round: search':
    case 'raid: target':
      return [`sea ${enemyOf(side)}`];
    case 'round: assign':
      return [`air ${side}`, `sea ${enemyOf(side)}`];
    default:
      return undefined;
  }
}

function sea(view: BattleView, of: Side): Display {
  const fleet = fleetOf(view, of);
  const { contacts } = fleetOf(view, enemyOf(of));
  const pieces = fleet.ships.map((ship) => ({ at: placeOf(ship, contacts), piece: shipPiece(ship, of, contacts) }));
  const inside = (at: string): PieceView[] => pieces.filter((entry) => entry.at === at).map(({ piece }) => piece);
  return {
    id: `sea ${of}`,
    title: { key: 'display sea', values: { side: sideName(of) } },
    layout: 'row',
    boxes: [
      ...BOXES.map((box) => ({
        id: boxId(of, box),
        title: BOX_NAME[box],
        limit: BOX_LIMITS[box],
        pieces: inside(box),
      })),
      ...(['port', 'hidden', 'sunk'] as const).map((place) => ({
        id: `${of} ${place}`,
        title: { key: `box ${place}` },
        pieces: inside(place),
      })),
    ],
  };
}

/** The latest contact in which a ship was seen. */
function lastSeen(ship: Ship, contacts: readonly Contact[]): Contact | undefined {
  return contacts.findLast((contact) => contact.ships.includes(ship.id));
}

function placeOf(ship: Ship, contacts: readonly Contact[]): string {
  return ship.box === 'hidden' ? (lastSeen(ship, contacts)?.box ?? 'hidden') : ship.box;
}

function shipPiece(ship: Ship, side: Side, contacts: readonly Contact[]): PieceView {
  const seen = ship.box === 'hidden' ? lastSeen(ship, contacts) : undefined;
  const values = { ship: shipName(ship.id), hits: ship.hits, strength: STRENGTH[ship.kind] };
  const strength = STRENGTH[ship.kind];
  return {
    id: ship.id,
    side,
    label: seen ? { key: 'piece ship seen', values: { ...values, round: seen.round } } : { key: 'piece ship', values },
    short: shipName(ship.id),
    face: {
      plate: 'ship',
      symbol: SYMBOLS[ship.kind],
      name: CHRISTENED[ship.id]?.name ?? ship.id,
      mark: ship.id.slice(2),
      steps: { left: strength - ship.hits, of: strength },
      ...(ship.hits > 0 && { hits: ship.hits }),
      states: shipStates(ship, seen !== undefined),
    },
  };
}
const SYMBOLS = { carrier: 'fleet carrier', cruiser: 'cruiser', destroyer: 'destroyer' } as const;

function shipStates({ box, hits }: Ship, isOld: boolean): PieceState[] {
  if (box === 'sunk') return [{ is: 'sunk' }];
  return [...(hits > 0 ? [{ is: 'damaged' } as const] : []), ...(isOld ? [{ is: 'outdated' } as const] : [])];
}

function squadronPiece({ id, kind, state }: Squadron, side: Side): PieceView {
  const fighters = kind === 'fighter';
  return {
    id,
    side,
    label: squadronName(id),
    face: {
      plate: 'unit',
      symbol: fighters ? 'fighter' : 'dive bomber',
      name: id.slice(2),
      mark: id.slice(2),
      badge: fighters ? 'F' : 'B',
      ...(state === 'spent' && { tone: 'spent' }),
      ...(state === 'lost' && { states: [{ is: 'sunk', label: { key: 'box lost' } }] }),
    },
  };
}

/** The air group of a side; tasks as far as they are known. */
function air(view: BattleView, of: Side, ofEnemy: boolean): Display {
  const fleet: Fleet = fleetOf(view, of);
  const boxes: Display['boxes'][number][] = [];
  const add = (id: string, holds: (squadron: Squadron) => boolean): void => {
    boxes.push({
      id: `${of} ${id}`,
      title: { key: `box ${id}` },
      pieces: fleet.squadrons.filter(holds).map((squadron) => squadronPiece(squadron, of)),
    });
  };
  for (const task of ['patrol', 'strike'] as const)
    for (const box of BOXES) add(`${task} ${box}`, (squadron) => squadron.task === task && squadron.box === box);
  add('ready', (squadron) => squadron.state === 'ready' && squadron.task === 'rest');
  if (ofEnemy) add('unseen', (squadron) => squadron.task === 'hidden');
  add('spent', (squadron) => squadron.state === 'spent');
  add('lost', (squadron) => squadron.state === 'lost');
  return { id: `air ${of}`, title: { key: 'display air', values: { side: sideName(of) } }, boxes };
}

/** What is known of a box of the sea, or of a ship: when it was last seen, and what was there. */
export function inspect({ view, side }: Observation<BattleView>, ref: Ref): CardDetail | undefined {
  for (const of of SIDES) {
    const fleet = fleetOf(view, of);
    const { contacts } = fleetOf(view, enemyOf(of));
    const box = 'box' in ref ? BOXES.find((each) => boxId(of, each) === ref.box) : undefined;
    if (box) return boxCard(contacts.findLast((contact) => contact.box === box));
    const ship = 'piece' in ref ? fleet.ships.find(({ id }) => id === ref.piece) : undefined;
    if (ship) return shipCard(ship, lastSeen(ship, contacts), side === enemyOf(of));
  }
  return undefined;
}

function boxCard(contact: Contact | undefined): CardDetail {
  if (!contact) return { lines: [{ label: { key: 'card looked' }, value: { key: 'card never' } }] };
  const { round, ships } = contact;
  return {
    lines: [
      { label: { key: 'card looked' }, value: { key: 'card round', values: { round } } },
      { label: { key: 'card found' }, value: { key: 'card ships', values: { ships: ships.map(shipName) } } },
    ],
  };
}

function shipCard({ kind, box }: Ship, contact: Contact | undefined, byEnemy: boolean): CardDetail {
  const flak = { label: { key: 'card flak' }, value: { key: 'card number', values: { n: FLAK[kind] } } };
  if (box === 'sunk' || !contact) return { lines: [flak] };
  const seen = { key: 'card seen in', values: { box: BOX_NAME[contact.box], round: contact.round } };
  return { lines: [flak, { label: { key: byEnemy ? 'card seen' : 'card seen by enemy' }, value: seen }] };
}
