import { expect, test } from 'vitest';
import { emptyTheater } from '../data/start.ts';
import { at } from '../data/side.ts';
import { type Contact, OFF } from '../data/theater.ts';
import { fleet, marker, type Own, put } from '../sister.testing.ts';
import { sweepContacts } from './contacts.ts';

function contactWith(id: string): Contact {
  return {
    marker: marker(id),
    hex: 0,
    turn: 1,
    source: 'carrier search',
    told: 'count',
    total: 3,
    counts: [],
    within: 0,
    reports: 1,
  };
}

/** The US holds contacts with two forces, and one of them leaves the map. */
function held(secret: boolean): number[] {
  const data = emptyTheater<Own>(fleet, { spent: 0 });
  for (const id of ['Ozawa', 'Force C']) put(data, id, '0603', 'Yamato');
  data.secret = secret;
  data.contacts.us = [contactWith('Ozawa'), contactWith('Force C')];
  at(data.markers, marker('Ozawa')).hex = OFF;
  sweepContacts(data);
  return data.contacts.us.map((contact) => contact.marker);
}

test('a contact with a marker that has visibly left the map is dropped', () => {
  expect(held(false)).toEqual([marker('Force C')]);
});

test('with secret movement nobody sees it go, and what was told stays', () => {
  expect(held(true)).toEqual([marker('Ozawa'), marker('Force C')]);
});
