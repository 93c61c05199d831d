import { ask } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER, islandBase, LAND_UNITS } from '../data/aircraft.ts';
import { GUAM, IWO } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { numberAt, waiting } from '../data/state.ts';
import { beginning, both, events, now, order, pieces, refused, spoken, type Table } from './testing.ts';

const free = (): Table => beginning([4], { scenario: 'free' });
const example = (match: Table, side: 'japan' | 'us'): Record<string, string> =>
  ask(match, side)?.example?.() as Record<string, string>;

describe('organisation', () => {
  test('rule set-06: only the free scenario asks for groups and bases', () => {
    expect(now(beginning([4]))).toBe('campaign: deploy');
    expect(now(free())).toBe('campaign: organise');
  });

  test('rule set-06: who keeps the groups of history makes up none', () => {
    const match = free();
    both(match, 'history', 'own');
    expect(now(match)).toBe('campaign: groups');
    expect(match.table.whole.open).toEqual(['us']);
    const neither = free();
    both(neither, 'history', 'history');
    expect(now(neither)).toBe('campaign: air bases');
  });

  test('rule set-06: ships are organised into any groups', () => {
    const match = free();
    both(match, 'history', 'own');
    order(match, 'us', { Hornet: 'group 22', Wasp: 'group 22' });
    expect([ship('Hornet'), ship('Wasp')].map((number) => match.table.state.at[number])).toEqual([
      waiting(21),
      waiting(21),
    ]);
    // Whoever is left out sails as in history.
    expect(match.table.state.at[ship('Yorktown')]).toBe(waiting(0));
  });

  test('the questions name the choices, the ships, the air units and the islands', () => {
    const match = free();
    expect(spoken(match, 'us').options).toEqual({ history: 'The groups of history', own: 'Groups of your own' });
    both(match, 'history', 'own');
    expect(spoken(match, 'us').question).toContain('20 ships');
    expect(spoken(match, 'us').options['Santa Fe+Mobile']).toBe(
      'Santa Fe & Mobile (light cruiser; armor CL, guns CL CL), speed 2, counts for 2',
    );
    expect([...spoken(match, 'us').boxes].slice(0, 1)).toEqual(['group 1, TG 58.1']);
    expect(spoken(match, 'us').boxes.at(-1)).toBe('group 22, of your own');
    order(match, 'us', example(match, 'us'));
    expect(spoken(match, 'japan')).toMatchObject({
      options: { 'Betty 1': 'Betty 1' },
      boxes: ['Saipan', 'Guam', 'Iwo Jima', 'Palau'],
    });
    expect(events(match, 'organises own')).toMatchObject([{ values: { side: { key: 'side.us' } } }]);
  });

  test('rule move-03: of twenty ships at most', () => {
    const match = free();
    both(match, 'own', 'history');
    const placed = example(match, 'japan');
    // Force A has 14 hulls; six more fit, eight do not.
    const six = { ...placed, 'Myoko+Haguro': 'group 1', 'Atago+Takao': 'group 1', 'Desdiv 31': 'group 1' };
    const eight = { ...six, 'Maya+Chokai': 'group 1' };
    expect(refused(match, 'japan', eight)).toMatchObject({
      reason: { key: 'why too many hulls', values: { group: 'group 1', n: 22, most: 20 } },
      rule: 'move-03',
    });
    order(match, 'japan', six);
    expect(match.table.state.at[ship('Desdiv 31')]).toBe(waiting(0));
  });

  test('rules set-05, air-02: land-based air units begin on any islands, two on Iwo Jima', () => {
    const match = free();
    both(match, 'history', 'history');
    expect(Object.keys(pieces(match, 'japan'))).toHaveLength(LAND_UNITS.length);
    const all = (island: string): Record<string, string> =>
      Object.fromEntries(Object.keys(pieces(match, 'japan')).map((id) => [id, island]));
    expect(
      refused(match, 'japan', { ...all('guam'), 'Betty 1': 'iwo', 'Betty 2': 'iwo', 'Zero 1': 'iwo' }),
    ).not.toBeNull();
    order(match, 'japan', { ...all('guam'), 'Betty 1': 'iwo', 'Zero 1': 'iwo' });
    const { base } = match.table.state;
    expect(numberAt(base, AIR_NUMBER.get('Betty 1')!)).toBe(islandBase(IWO));
    expect(numberAt(base, AIR_NUMBER.get('Betty 2')!)).toBe(islandBase(GUAM));
  });
});
