import type { Display, Observation, PieceView, Presentation, Side } from '@point-option/engine';
import { BOX_NAME, boxId, shipName, sideName, squadronName } from './data/names.ts';
import {
  BOXES,
  BOX_LIMITS,
  carrierOf,
  type Contact,
  enemyOf,
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

/** Both seas, both air groups, and what stands between them. Where an enemy ship is not known it lies where it was seen last. */
export function present({ view, side, outcome }: Observation<BattleView>): Presentation {
  const sunk = SIDES.map((of) => carrierOf(fleetOf(view, of))).filter(({ box }) => box === 'sunk');
  return {
    title: { key: 'title' },
    status: [
      { key: 'status round', values: { round: view.round, rounds: view.rounds } },
      ...SIDES.map((of) => ({ key: 'status points', values: { side: sideName(of), n: points(view, of) } })),
      ...(outcome !== null && view.round < view.rounds
        ? sunk.map(({ id }) => ({ key: 'status carrier sunk', values: { ship: shipName(id) } }))
        : []),
    ],
    displays: SIDES.flatMap((of) => [sea(view, of), air(view, of, side === enemyOf(of))]),
    tracks: [
      { id: 'round', title: { key: 'track round' }, value: view.round, max: view.rounds },
      ...SIDES.map((of) => ({
        id: `stores ${of}`,
        title: { key: 'track stores', values: { side: sideName(of) } },
        value: fleetOf(view, of).stores,
        max: STORES,
      })),
    ],
    cups: [],
  };
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
  return {
    id: ship.id,
    kind: ship.kind,
    side,
    label: seen ? { key: 'piece ship seen', values: { ...values, round: seen.round } } : { key: 'piece ship', values },
    ...(seen && { detection: 'seen' }),
    ...(ship.hits > 0 && { pips: [ship.hits] }),
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
      pieces: fleet.squadrons.filter(holds).map((squadron) => ({
        id: squadron.id,
        kind: squadron.kind,
        side: of,
        label: squadronName(squadron.id),
      })),
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
