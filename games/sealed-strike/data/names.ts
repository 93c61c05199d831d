import type { Message, Ref, Side } from '@point-option/engine';
import { BOXES, type Box, SHIP_IDS, SIDES } from './state.ts';

/** Made once, so that the rules can speak of things without building a name each time. */
const SIDE_NAME: Readonly<Record<Side, Message>> = named(SIDES, 'side.');
export const BOX_NAME: Readonly<Record<Box, Message>> = named(BOXES, 'box ') as Record<Box, Message>;
const SHIP_NAME: Readonly<Record<string, Message>> = named(SIDES.flatMap((side) => SHIP_IDS[side] ?? []));

/** A box of a side's sea, as events and options touch it. */
export function boxRef(side: Side, box: Box): Ref {
  return { box: boxId(side, box) };
}
/** A ship or a squadron. */
export function pieceRef(id: string): Ref {
  return { piece: id };
}

export function boxId(side: Side, box: Box): string {
  return side === 'red' ? RED_BOX[box] : BLUE_BOX[box];
}
const RED_BOX: Readonly<Record<Box, string>> = boxesOf('red');
const BLUE_BOX: Readonly<Record<Box, string>> = boxesOf('blue');

function boxesOf(side: Side): Record<Box, string> {
  return Object.fromEntries(BOXES.map((box) => [box, `${side} ${box}`])) as Record<Box, string>;
}

/** Every ship's type and name. */
export const CHRISTENED: Readonly<Record<string, { readonly type: string; readonly name: string }>> = {
  'R-CV': { type: 'carrier', name: 'Halcyon' },
  'R-CA': { type: 'cruiser', name: 'Garnet' },
  'R-CB': { type: 'cruiser', name: 'Jasper' },
  'R-DA': { type: 'destroyer', name: 'Swift' },
  'R-DB': { type: 'destroyer', name: 'Plover' },
  'B-CV': { type: 'carrier', name: 'Meridian' },
  'B-CA': { type: 'cruiser', name: 'Cobalt' },
  'B-CB': { type: 'cruiser', name: 'Beryl' },
  'B-DA': { type: 'destroyer', name: 'Lynx' },
  'B-DB': { type: 'destroyer', name: 'Marten' },
};

export function shipName(id: string): Message {
  return SHIP_NAME[id] ?? { key: id };
}

export function sideName(side: Side): Message {
  return SIDE_NAME[side] ?? { key: side };
}

/** A squadron by its kind and number. */
export function squadronName(id: string): Message {
  return { key: id.charAt(2) === 'F' ? 'fighters' : 'bombers', values: { id } };
}

function named(ids: readonly string[], prefix = ''): Record<string, Message> {
  return Object.fromEntries(ids.map((id) => [id, { key: `${prefix}${id}` }]));
}
