import type { Message, Side } from '@point-option/engine';
import { BOXES, type Box, SHIP_IDS, SIDES } from './state.ts';

/** Made once, so that the rules can speak of things without building a name each time. */
const SIDE_NAME: Readonly<Record<Side, Message>> = named(SIDES, 'side.');
export const BOX_NAME: Readonly<Record<Box, Message>> = named(BOXES, 'box ') as Record<Box, Message>;
const SHIP_NAME: Readonly<Record<string, Message>> = named(SIDES.flatMap((side) => SHIP_IDS[side] ?? []));

/** A box of a side's sea, as events and options touch it. */
export function boxId(side: Side, box: Box): string {
  return side === 'red' ? RED_BOX[box] : BLUE_BOX[box];
}
const RED_BOX: Readonly<Record<Box, string>> = boxesOf('red');
const BLUE_BOX: Readonly<Record<Box, string>> = boxesOf('blue');

function boxesOf(side: Side): Record<Box, string> {
  return Object.fromEntries(BOXES.map((box) => [box, `${side} ${box}`])) as Record<Box, string>;
}

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
