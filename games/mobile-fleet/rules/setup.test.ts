import { decide, procedure } from '@point-option/engine';
import { clickedBy, createRig } from '@point-option/proving';
import { NONE, SIDES } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { charts } from '../data/charts.ts';
import { COLUMN, grid, SAIPAN } from '../data/map.ts';
import { MOBILE_FLEET } from '../data/markers.ts';
import { options } from '../data/options.ts';
import type { MobileTheater } from '../data/own.ts';
import { start } from '../data/start.ts';
import { words } from '../words.ts';
import { chooseFleet, chooseLetters, deploy, deployers } from './setup.ts';
import {
  both,
  choices,
  dataOf,
  heard,
  hex,
  marker,
  offers,
  order,
  pieces,
  refused,
  ship,
  type Table,
} from './testing.ts';

const setting = procedure<MobileTheater>('setting', '16.1.1', [
  decide('letters', '16.1.1', 'japan', chooseLetters),
  decide('fleet', '16.1.1', 'japan', chooseFleet),
  decide('deploy', '16.1.1', deployers, deploy),
]);
/** A rig of the set-up itself: nothing Japanese is on the map. */
const rigFor = (scenario: string) =>
  createRig<MobileTheater>({
    id: 'mobile-fleet',
    rulesVersion: 1,
    sides: SIDES,
    charts,
    options,
    scenario,
    setup: start,
  });
const begin = (scenario = 'historical'): Table => rigFor(scenario).playing(setting, {}, []);

const PLAIN = { Ozawa: 'Force A', Joshima: 'Force B', Kurita: 'Force C' };
const FORCES = ['Force A', 'Force B', 'Force C'];

describe('the Japanese set-up', () => {
  it('rule 16.1.1a: forces sail under letters of their choice, which the enemy cannot read', () => {
    const match = begin();
    order(match, 'japan', { Ozawa: 'Force H', Joshima: 'Force A', Kurita: 'Force C' });
    const data = dataOf(match);
    expect(['Taiho', 'Nagato', 'Yamato', 'DIV 61'].map((name) => data.shipAt[ship(name)])).toEqual(
      ['Force H', 'Force A', 'Force C', 'Force H'].map(marker),
    );
    expect(choices(match, 'japan')).toEqual(['Force A', 'Force C', 'Force H']);
    expect(heard(match, 'us')).toEqual([]);
  });

  it('rule 16.1.1a: commands and dummies are told apart', () => {
    const said = offers(begin('dream'), 'japan').map(({ id, label }) => `${id}: ${label.key}`);
    expect(said).toContain('Ozawa: command.Ozawa');
    expect(said).toContain('Dummy 1: dummy piece');
  });

  it('rule 16.1.1a: every force has a letter of its own', () => {
    expect(refused(begin(), 'japan', { Ozawa: 'Force A', Joshima: 'Force B' })?.reason.key).toBe('kernel.left out');
    expect(refused(begin(), 'japan', { ...PLAIN, Kurita: 'Force B' })?.reason.key).toBe('kernel.too many in box');
  });

  it('rule 16.1.1b: one to three forces sail in the Mobile Fleet', () => {
    const match = begin();
    order(match, 'japan', PLAIN);
    expect(refused(match, 'japan', [])).not.toBeNull();
    order(match, 'japan', ['Force B']);
    const { markers } = dataOf(match);
    expect(FORCES.map((id) => markers[marker(id)]?.force)).toEqual([NONE, MOBILE_FLEET, NONE]);
  });

  it('rule 16.1.1c: up to three other groups, forces and dummies', () => {
    const dummies = (n: number): string | null => {
      const match = begin();
      const extra = Object.fromEntries(Array.from({ length: n }, (_, i) => [`Dummy ${i + 1}`, `Force ${'DEFG'[i]}`]));
      order(match, 'japan', { ...PLAIN, ...extra });
      return refused(match, 'japan', ['Force A'])?.reason.key ?? null;
    };
    // With two dummies outside, only one force may be.
    expect([dummies(1), dummies(2), dummies(3)]).toEqual([null, 'kernel.wrong number', 'kernel.wrong number']);
    expect(Object.keys(pieces(begin(), 'japan'))).toEqual([
      'Ozawa',
      'Joshima',
      'Kurita',
      'Dummy 1',
      'Dummy 2',
      'Dummy 3',
    ]);
  });

  const deploying = (placedDummies: Record<string, string> = {}, inFleet = FORCES): Table => {
    const match = begin();
    order(match, 'japan', { ...PLAIN, ...placedDummies });
    order(match, 'japan', inFleet);
    return match;
  };

  it('rule 16.1.1d: the Mobile Fleet starts within three hexes of 0618', () => {
    const match = deploying();
    const allowed = pieces(match, 'japan')['Mobile Fleet'] ?? [];
    expect(allowed).toHaveLength(37);
    expect(allowed.every((label) => grid.distance(hex(label), hex('0618')) <= 3)).toBe(true);
    order(match, 'japan', { 'Mobile Fleet': '0919' });
    expect([...FORCES, 'Mobile Fleet'].map((id) => dataOf(match).markers[marker(id)]?.hex)).toEqual(
      Array(4).fill(hex('0919')),
    );
  });

  it('rule 16.1.1e: the others start in column 07 or west of it', () => {
    const match = deploying({ 'Dummy 1': 'Force D' });
    const allowed = pieces(match, 'japan')['Force D'] ?? [];
    expect(allowed).toHaveLength(7 * 28);
    expect(allowed.every((label) => (COLUMN[hex(label)] ?? 0) <= 7)).toBe(true);
    expect(refused(match, 'japan', { 'Mobile Fleet': '0618', 'Force D': '0818' })?.reason).toEqual({
      key: 'why not west',
      values: { column: '07' },
    });
    order(match, 'japan', { 'Mobile Fleet': '0618', 'Force D': '0701' });
    expect(dataOf(match).markers[marker('Force D')]).toMatchObject({ dummy: true, hex: hex('0701'), force: NONE });
    expect(heard(match, 'us')).toEqual(['deployed']);
  });

  it('rule 3.3: two groups or one force start in a hex', () => {
    const match = deploying({ 'Dummy 1': 'Force D', 'Dummy 2': 'Force E', 'Dummy 3': 'Force F' });
    const put = (d: string, e: string, f: string): unknown =>
      refused(match, 'japan', { 'Mobile Fleet': '0618', 'Force D': d, 'Force E': e, 'Force F': f })?.reason.key;
    expect([put('0618', '0101', '0102'), put('0101', '0101', '0101')]).toEqual(['why stacked', 'why stacked']);
    expect(put('0101', '0101', '0102')).toBeUndefined();
  });

  it('rule 16.1.1d: a click elsewhere is answered', () => {
    expect(clickedBy(deploying(), 'japan', { piece: 'Mobile Fleet' }, words)).toBe('offered');
  });
});

describe('the American set-up', () => {
  it('rule 16.1.3a: Task Force 58 is in 3111 with three groups', () => {
    const data = start('historical', {});
    expect(['TF 58', 'TG 58.2', 'TG 58.3', 'TG 58.7'].map((id) => data.markers[marker(id)]?.hex)).toEqual(
      Array(4).fill(hex('3111')),
    );
    expect(['TG 58.2', 'TG 58.3', 'TG 58.7'].every((id) => data.markers[marker(id)]?.force === marker('TF 58'))).toBe(
      true,
    );
  });

  it('rule 16.1.3b: TG 58.1 is in 2811, TG 58.4 in 3209, TG 52.10 off Saipan', () => {
    const data = start('historical', {});
    expect(['TG 58.1', 'TG 58.4', 'TG 52.10'].map((id) => data.markers[marker(id)]?.hex)).toEqual([
      hex('2811'),
      hex('3209'),
      SAIPAN,
    ]);
  });

  it('rule 16.2: unleashed, the US places its carriers near Saipan, at the same time as the Japanese', () => {
    const match = begin('unleashed');
    order(match, 'japan', { ...PLAIN, 'Dummy 4': 'Force D' });
    order(match, 'japan', FORCES);
    const us = pieces(match, 'us');
    expect(Object.keys(us)).toEqual(['TF 58', 'TG 58.1', 'TG 58.4']);
    expect((us['TF 58'] ?? []).every((label) => grid.distance(hex(label), SAIPAN) <= 9)).toBe(true);
    expect(refused(match, 'us', { 'TF 58': '3712', 'TG 58.1': '2812', 'TG 58.4': '2812' })?.reason.key).toBe(
      'why stacked',
    );
    both(
      match,
      { 'Mobile Fleet': '0618', 'Force D': '0101' },
      { 'TF 58': '2812', 'TG 58.1': '2911', 'TG 58.4': '2911' },
    );
    expect(['TF 58', 'TG 58.3', 'TG 58.1'].map((id) => dataOf(match).markers[marker(id)]?.hex)).toEqual(
      ['2812', '2812', '2911'].map(hex),
    );
  });
});
