import { type Display, type DisplayBox, message, type Note } from '@point-option/engine';
import { contactPiece as contactId } from '../data/refs.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import type { Contact } from '../data/theater.ts';
import { contactAge } from '../rules/contacts.ts';
import { contactPiece, contactsOf, toldWords } from './markers.ts';
import type { Showing } from './rules.ts';

export const contactsDisplay = (side: SideId): string => `contacts ${side}`;

/** The contact picture of a side: what it was told, when, by whom, and how far off it may be. */
export function contacts<Own extends object>(showing: Showing<Own>, side: SideId): Display {
  const held = contactsOf(showing.view, side);
  return {
    id: contactsDisplay(side),
    title: message('display contacts', { side: message(`side.${enemyOf(side)}`) }),
    short: message('tab contacts'),
    layout: 'list',
    notes: held.length === 0 ? [{ text: message('note no contacts') }] : [],
    boxes: held.map((contact) => boxOf(showing, side, contact)),
  };
}

function boxOf<Own extends object>({ fleet, view }: Showing<Own>, side: SideId, contact: Contact): DisplayBox {
  return {
    id: contactId(fleet, side, contact.marker),
    title: message('box contact', {
      marker: at(fleet.markers, contact.marker).name,
      hex: fleet.grid.label(contact.hex),
    }),
    short: message('kernel.plain', { id: at(fleet.markers, contact.marker).name }),
    pieces: [contactPiece(fleet, view, side, contact)],
    notes: [{ text: toldWords(fleet, contact) }, sourceNote(contact, contactAge(view, contact)), ...doubt(contact)],
  };
}

function sourceNote({ source, turn }: Contact, age: number): Note {
  const values = { source: message(`source.${source}`), turn, n: age };
  return age === 0
    ? { text: message('note source now', values) }
    : { text: message('note source', values), tone: 'unsure' };
}

/** How far off the figures may be, as far as the side was told. */
export function doubt({ told, within }: Contact): Note[] {
  if (told === 'sighted') return [];
  if (within === 0) return [{ text: message('note exact'), tone: 'good' }];
  return [{ text: within < 0 ? message('note doubt') : message('note within', { n: within }), tone: 'unsure' }];
}
