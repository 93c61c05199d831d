import { contactPiece, PROOF, prove } from '@point-option/chit-pull';
import { inspect, kernelWords, observe as observeState, prepare, type Ref, say } from '@point-option/engine';
import { expect, test } from 'vitest';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';
import { mobileFleet } from './index.ts';
import { cap, halfOf, hex, hurt, marker, see, unit } from './rules/testing.ts';
import { atSea } from './view.testing.ts';
import { words } from './words.ts';

const prepared = prepare(mobileFleet);
const catalogue = { ...kernelWords, ...words };

/** What a card says to a side: its lines and remarks. */
function card(data: MobileTheater, viewer: string, ref: Ref): string[] {
  const state = { agenda: [], open: [], sealed: {}, data, outcome: null };
  const shown = inspect(mobileFleet, observeState(prepared, state, viewer), ref);
  return [
    ...(shown?.lines ?? []).map(({ label, value }) => `${say(catalogue, label)}: ${say(catalogue, value)}`),
    ...(shown?.notes ?? []).map(({ text }) => say(catalogue, text)),
  ];
}
const has = (...lines: string[]) => expect.arrayContaining(lines) as string[];

test('a ship: what it can do now and could undamaged, who it sails with, its aircraft for its owner', () => {
  const data = atSea((theater) => hurt(theater, 'Essex', halfOf('Essex')));
  expect(card(data, 'us', { piece: 'Essex' })).toEqual(
    has(
      'Type: fleet carrier',
      'Flak: 4 (undamaged 8)',
      'Torpedoes: none',
      'Speed: 2 (undamaged 4/5)',
      'Sails with: TG 58.4',
      'Aircraft: VF-15/1, VF-15/2, VB-15 and VT-15',
      'Flight deck out: no launches for the rest of the battle.',
      'Essex class. The figures are ours.',
    ),
  );
  expect(card(data, 'japan', { piece: 'Essex' })).toEqual([]);
  expect(card(data, 'japan', { piece: 'Tone' })).toEqual(
    has(
      'Torpedoes: aboard',
      'Tone class. From the rules: gunnery, gun range, flak, torpedoes and speed. The other figures are ours.',
    ),
  );
});

test('an air unit: its steps, range, base and what it does', () => {
  const data = atSea((theater) => {
    cap(theater, 'VF-15/1');
    theater.airPost[unit('VF-15/1')] = hex('3110');
    theater.airBack[unit('202nd AG')] = 5;
  });
  expect(card(data, 'us', { piece: 'VF-15/1' })).toEqual(
    has(
      'Kind: fighters',
      'Strength: 4, then 2',
      'Range: 8 hexes',
      'Base: Essex',
      'Now: on CAP',
      'Sent out to 3110 to meet raids.',
    ),
  );
  expect(card(data, 'japan', { piece: '202nd AG' })).toEqual(has('Now: arrives on turn 5'));
});

test('a marker says the same of a group and of a dummy to the enemy', () => {
  const data = atSea();
  const said = (id: string): string[] => card(data, 'japan', { piece: id }).filter((line) => !line.startsWith('Hex'));
  expect(said('TG 58.4')).toContain('It may have ships, or be a dummy.');
  expect(said('TG 58.9')).toEqual(said('TG 58.4'));
  expect(card(data, 'us', { piece: 'TG 58.9' })).toContain('A dummy. The enemy sees a marker like any other.');
  expect(card(data, 'us', { piece: 'TF 58' })).toEqual(has('Groups: TG 58.2, TG 58.3 and TG 58.7'));
  expect(card(data, 'us', { box: 'card TG 58.2' })).toEqual(has('Sails in: TF 58'));
});

test('what was told, to whoever was told and to whoever told it', () => {
  const data = atSea((theater) => {
    see(theater, 'TG 58.4', 1);
    prove(theater, marker('TG 58.4'), PROOF.carrier | PROOF.carriers);
    theater.contacts.japan.push({
      marker: marker('TG 58.4'),
      hex: hex('3209'),
      turn: 1,
      source: 'carrier search',
      told: 'types',
      total: 5,
      counts: [2, 0, 0, 0, 0, 3],
      within: -1,
      reports: 1,
    });
  });
  const report = 'Report: 2 fleet carriers and 3 destroyer units';
  const piece = contactPiece(fleet, 'japan', marker('TG 58.4'));
  for (const ref of [{ piece: 'TG 58.4' }, { piece }, { box: piece }])
    expect(card(data, 'japan', ref)).toEqual(
      has(report, 'Source: carrier search', 'When: turn 1', 'Where: 3209', 'Figures may be off by an unknown amount'),
    );
  expect(card(data, 'japan', { piece })).toContain('1 turn old: it may have moved and regrouped since.');
  expect(card(data, 'japan', { piece: 'TG 58.4' })).toEqual(
    has('You hold it detected.', 'It launched search planes this turn, from two carriers or more.'),
  );
  expect(card(data, 'us', { piece: 'TG 58.4' })).toEqual(
    has('The enemy was told: 2 fleet carriers and 3 destroyer units'),
  );
});

test('bases, hexes and the pool', () => {
  const data = atSea();
  expect(card(data, 'japan', { box: 'base Truk' })).toEqual(
    has('Air formation: 22nd Air Flotilla', 'Room: 4 units', 'Beyond the map: 5 hexes'),
  );
  expect(card(data, 'us', { hex: '3712' })).toEqual(
    has('14 ships lie here. Fewer than 14 cost a point each, every turn.'),
  );
  expect(card(data, 'japan', { hex: '3712' }).join()).not.toContain('cost a point');
  expect(card(data, 'us', { hex: '3516' })).toEqual(has('Airfield: Guam', 'Searched from ashore by VP-16 and VB-101.'));
  data.own.announced = hex('0618');
  expect(card(data, 'us', { hex: '0619' })).toContain(
    'The flagship of the Mobile Fleet was announced within three hexes of here.',
  );
});
