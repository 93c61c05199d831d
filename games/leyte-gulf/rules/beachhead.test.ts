import { at } from '@point-option/chit-pull';
import { expect, test } from 'vitest';
import { BEACHHEAD, grid, SEA_WAYS } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { activation } from './activation.ts';
import { reachBeachhead } from './beachhead.ts';
import {
  BREAK_OFF,
  choicesOf,
  dataOf,
  done,
  events,
  fight,
  given,
  hex,
  hide,
  hurt,
  idle,
  marker,
  now,
  order,
  playingAll,
  put,
  questionTo,
  type Table,
  until,
} from './surface.testing.ts';

const SHORE = grid.label(BEACHHEAD);
const [OFFSHORE = ''] = (SEA_WAYS[BEACHHEAD] ?? []).map((each) => grid.label(each));

/** Whether these ships win the match by entering a hex. */
function wins(
  ships: readonly string[],
  label = SHORE,
  change: (data: LeyteTheater) => void = () => undefined,
): boolean {
  return given([], (g) => reachBeachhead(g, marker('Force 1'), hex(label)), {
    change: (data) => {
      put(data, 'Force 1', label, ...ships);
      change(data);
    },
  });
}

test('rule 12.3c: 25 points of ships that enter the beachhead win, and 24 do not', () => {
  expect(wins(['Yamato', 'Kumano', 'Suzuya', 'Tone'])).toBe(true);
  expect(wins(['Yamato', 'Nagato', 'Noshiro', 'DES RN 10', 'DES RN 10'])).toBe(false);
  // 10, 8, 5, 2 and 0.
  expect(wins(['Yamato', 'Nagato', 'Kumano', 'Noshiro'])).toBe(true);
  expect(wins(['Yamato', 'Nagato', 'Kumano', 'Maru APD'])).toBe(false);
});

test('rule 12.3c: hits on large ships take nothing off, and a unit of destroyers counts by the ships that are left', () => {
  const ships = ['Yamato', 'Nagato', 'Kumano', 'DES RN 10'];
  expect(wins(ships)).toBe(true);
  expect(wins(ships, SHORE, (data) => hurt(data, 'Yamato', 13))).toBe(true);
  expect(wins(ships, SHORE, (data) => hurt(data, 'DES RN 10', 1))).toBe(false);
});

test('rule 12.3c: nowhere else, and not for the US', () => {
  expect(wins(['Yamato', 'Musashi', 'Nagato'], OFFSHORE)).toBe(false);
  const us = given([], (g) => reachBeachhead(g, marker('TF 1'), BEACHHEAD), {
    change: (data) => put(data, 'TF 1', SHORE, 'Iowa', 'New Jersey', 'Essex', 'Intrepid'),
  });
  expect(us).toBe(false);
});

test('rule 12.3c: two forces are not counted together', () => {
  expect(wins(['Yamato', 'Nagato'], SHORE, (data) => put(data, 'Force 2', SHORE, 'Musashi'))).toBe(false);
});

test('rule 12.3c: the match is over, won by Japan', () => {
  const match = done((g) => reachBeachhead(g, marker('Force 1'), BEACHHEAD), {
    change: (data) => put(data, 'Force 1', SHORE, 'Yamato', 'Musashi', 'Nagato'),
  });
  expect(match.table.whole.outcome).toMatchObject({ winner: 'japan', result: 'japan decisive' });
  expect([dataOf(match).over, events(match, 'beachhead reached').length]).toEqual([true, 1]);
});

/** Force 1 next to the beachhead, where a US force lies, about to act. */
function offshore(change: (data: LeyteTheater) => void = () => undefined): Table {
  return playingAll(activation, { entry: marker('Force 1') }, [], (data) => {
    data.active = marker('Force 1');
    put(data, 'Force 1', OFFSHORE, 'Yamato', 'Musashi', 'Nagato');
    put(data, 'TF 1', SHORE, 'Mississippi');
    change(data);
  });
}

test('rule 12.3c: it is decided at the moment of entry, before any search or battle with those who are there', () => {
  const match = offshore();
  order(match, 'japan', 'move');
  order(match, 'japan', [BEACHHEAD]);
  expect(match.table.whole.outcome?.result).toBe('japan decisive');
  expect([events(match, 'meeting'), dataOf(match).battle]).toEqual([[], null]);
});

test('rule 12.3c: a force that is driven there by a battle has entered it too', () => {
  const match = fight(
    { Yamato: 10, Musashi: 10, Nagato: 10 },
    { Iowa: 14 },
    {
      active: 'us',
      field: OFFSHORE,
      from: grid.label((SEA_WAYS[hex(OFFSHORE)] ?? []).find((each) => each !== BEACHHEAD) ?? 0),
    },
  );
  until(match, BREAK_OFF);
  order(match, 'japan', 'break off');
  order(match, 'us', 'fight on', 10);
  expect(choicesOf(match, 'japan')).toContain(BEACHHEAD);
  order(match, 'japan', BEACHHEAD);
  expect(match.table.whole.outcome?.result).toBe('japan decisive');
});

test('rule 8.3a, 4.4: a force that finds the enemy in its hex by a later search may still fight him', () => {
  const match = playingAll(activation, { entry: marker('TF 1') }, [], (data) => {
    data.active = marker('TF 1');
    put(data, 'TF 1', '3026', 'Essex', 'Iowa');
    put(data, 'Force 1', '3027', 'Yamato');
    hide(data, 'Force 1');
    hide(data, 'TF 1');
  });
  order(match, 'us', 'move');
  order(match, 'us', [hex('3027')], 1, 1);
  expect([now(match), choicesOf(match, 'us').includes('fight')]).toEqual(['activation: action', false]);
  order(match, 'us', 'search', 10);
  idle(match, 'japan');
  expect(at(dataOf(match).markers, marker('Force 1')).seen).not.toBe(0);
  expect(choicesOf(match, 'us')).toContain('fight');
  order(match, 'us', 'fight');
  order(match, 'us', 'engage', 5, 8, 10, 1);
  // 8.3.9: it has moved in, from the hex where it was.
  expect([dataOf(match).battle?.from, questionTo(match, 'japan')]).toEqual([hex('3026'), 'surface movement: move']);
});
