import type { Ref, Wanted } from '@point-option/engine';
import { grid, type SideId, SIDES } from './map.ts';
import { LETTERS } from './state.ts';

/** What the rules and the presentation call the same things: a formation by the letter of its marker. */
export function formationRef(side: string, letter: string): Ref {
  return { piece: `${side} ${letter}` };
}
/** A contact in the picture of a side. */
export function contactRef(holder: string, letter: string): Ref {
  return { piece: `${holder} contact ${letter}` };
}
/** The box of a formation in its own fleet, and that of an enemy one in a side's picture. */
export function fleetBox(side: string, letter: string): string {
  return `${side} fleet ${letter}`;
}
export function pictureBox(holder: string, letter: string): string {
  return `${holder} picture ${letter}`;
}
export function hexRef(hex: number): Ref {
  return { hex: grid.label(hex) };
}

/** Pieces are named after the side they belong to; a contact after the side that holds it, of the enemy's. */
export function nationOf(piece: string): SideId | undefined {
  const [side, kind] = piece.split(' ');
  return SIDES.find((each) => (each === side) !== (kind === 'contact'));
}

/** The hex that somebody pointed at, or -1; options that are hexes go by numbers of their own, which nobody types. */
export function hexWanted(wanted: Wanted): number {
  if ('hex' in wanted) return grid.hexAt(wanted.hex);
  if (!('option' in wanted) || typeof wanted.option !== 'number') return -1;
  return Number.isInteger(wanted.option) && wanted.option >= 0 && wanted.option < grid.count ? wanted.option : -1;
}

/** The formation that somebody pointed at, by its piece or its box in its own fleet. */
export function formationWanted(wanted: Wanted): { side: SideId; marker: number } | undefined {
  const id = 'piece' in wanted ? wanted.piece : 'box' in wanted ? wanted.box : '';
  for (const side of SIDES) {
    const marker = LETTERS.findIndex((letter) => id === `${side} ${letter}` || id === fleetBox(side, letter));
    if (marker >= 0) return { side, marker };
  }
  return undefined;
}

/** The contact of a side that somebody pointed at, by its piece or its box, or -1. */
export function contactWanted(wanted: Wanted, holder: string): number {
  const id = 'piece' in wanted ? wanted.piece : 'box' in wanted ? wanted.box : '';
  return LETTERS.findIndex((letter) => id === `${holder} contact ${letter}` || id === pictureBox(holder, letter));
}
