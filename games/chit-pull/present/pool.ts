import {
  type Cup,
  type Display,
  type DisplayBox,
  type Frame,
  type Message,
  message,
  type PieceView,
} from '@point-option/engine';
import { chitOf, isChit, sideOfEntry } from '../data/fleet.ts';
import { isOnMap } from '../data/formations.ts';
import { POOL } from '../data/refs.ts';
import { at, SIDES } from '../data/side.ts';
import { NONE } from '../data/theater.ts';
import { chitPiece, markerPiece } from './markers.ts';
import type { Showing } from './rules.ts';

const POOL_DISPLAY = 'pool';

/** The activation pool as a cup: how many chits are left in it, and what was activated this turn. */
export function poolCup<Own extends object>(showing: Showing<Own>, agenda: readonly Frame[]): Cup[] {
  if (!isDrawing(agenda)) return [];
  return [{ id: POOL, title: message('cup pool'), size: inPool(showing).length, drawn: drawnOf(showing) }];
}

/** What can still come of the pool. A marker that was taken off the map is passed over when it is drawn; where movement is secret, nobody may know. */
function inPool<Own extends object>({ fleet, view }: Showing<Own>): number[] {
  return view.pool.filter((entry) => view.secret || isChit(fleet, entry) || isOnMap(view, entry));
}

function drawnOf<Own extends object>({ fleet, view }: Showing<Own>): Message[] {
  const names = fleet.markers.flatMap(({ name }, marker) => (at(view.markers, marker).done ? [name] : []));
  const { active } = view;
  if (active !== NONE && isChit(fleet, active)) names.push(at(fleet.chits, chitOf(fleet, active)).name);
  return names.map((id) => message('kernel.plain', { id }));
}

function isDrawing(agenda: readonly Frame[]): boolean {
  return agenda.some(({ procedure }) => procedure === 'activations');
}

/** What may still be drawn: everybody knows what is in the pool, and nobody what comes next. */
export function poolDisplay<Own extends object>(showing: Showing<Own>, agenda: readonly Frame[]): Display[] {
  const { view } = showing;
  if (!isDrawing(agenda) || (view.pool.length === 0 && view.active === NONE)) return [];
  return [
    {
      id: POOL_DISPLAY,
      title: message('display pool'),
      short: message('tab pool'),
      layout: 'list',
      boxes: [activeBox(showing), ...SIDES.map((side) => waiting(showing, side))].flat(),
    },
  ];
}

function entryPiece<Own extends object>({ fleet, view, seats }: Showing<Own>, entry: number): PieceView {
  const chit = chitOf(fleet, entry);
  return chit < 0 ? markerPiece(fleet, view, seats, entry) : chitPiece(fleet, chit);
}

function activeBox<Own extends object>(showing: Showing<Own>): DisplayBox[] {
  const { active } = showing.view;
  if (active === NONE) return [];
  return [{ id: 'pool active', title: message('box active'), pieces: [entryPiece(showing, active)] }];
}

function waiting<Own extends object>(showing: Showing<Own>, side: (typeof SIDES)[number]): DisplayBox {
  const { fleet, view } = showing;
  const entries = inPool(showing).filter((entry) => sideOfEntry(fleet, entry) === side && entry !== view.active);
  return {
    id: `pool ${side}`,
    title: message('box pool', { side: message(`side.${side}`) }),
    pieces: entries.map((entry) => entryPiece(showing, entry)),
  };
}
