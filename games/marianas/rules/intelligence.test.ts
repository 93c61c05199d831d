import { ask, journalFor, observeMatch, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid, WEST_OF_SAIPAN } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { at, numberAt, OFF } from '../data/state.ts';
import { beginning, now, order, pieces, refused, spoken } from './testing.ts';

describe('what Japan knows', () => {
  test('rule set-01: one secret die, low faces best: code broken, forewarned or surprised', () => {
    const knows = [1, 2, 3, 4, 5, 6].map((face) => beginning([face]).table.state.intelligence);
    expect(knows).toEqual(['code broken', 'forewarned', 'forewarned', 'surprised', 'surprised', 'surprised']);
    const match = beginning([1]);
    expect(journalFor(match.table.journal!, 'us')).toEqual([]);
    expect(journalFor(match.table.journal!, 'japan')).toHaveLength(1);
    expect(observeMatch(match, 'us').view.intelligence).toBe('unknown');
    expect(observeMatch(match, 'japan').view.intelligence).toBe('code broken');
  });

  test('rule set-02: with the code broken groups and dummies begin anywhere west of Saipan', () => {
    const match = beginning([1]);
    expect(now(match)).toBe('campaign: deploy');
    expect(Object.keys(pieces(match, 'japan'))).toEqual([
      'group 1',
      'group 2',
      'group 3',
      'group 4',
      'dummy 1',
      'dummy 2',
      'dummy 3',
    ]);
    expect(spoken(match, 'japan').question).toContain('the American code is broken');
    expect(spoken(match, 'japan').options['dummy 1']).toBe('A dummy');
    expect(whyNot(match, 'japan', { hex: '1308' })).toMatchObject({ reason: { key: 'why west of Saipan' } });
    const asked = ask(match, 'japan');
    const boxes = asked?.kind === 'arrange' ? asked.boxes.map(({ id }) => id) : [];
    expect(boxes).toEqual(WEST_OF_SAIPAN.map((hex) => grid.label(hex)));
    expect([boxes.includes('1208'), boxes.includes('1308')]).toEqual([true, false]);
    expect(refused(match, 'japan', { 'group 1': '1308' })).not.toBeNull();
    order(match, 'japan', { 'group 1': '1208' });
    const { state } = match.table;
    expect(grid.label(at(state.markers, numberAt(state.at, ship('Taiho'))).hex)).toBe('1208');
    expect(state.entered).toEqual({ japan: 0, us: OFF });
  });

  test('rules set-02, set-03: without, Japan is asked all the same, and nobody is on the map', () => {
    for (const face of [2, 4]) {
      const match = beginning([face]);
      expect(now(match)).toBe('campaign: deploy');
      expect(match.table.whole.open).toEqual(['japan']);
      expect(pieces(match, 'japan')).toEqual({});
      expect(whyNot(match, 'japan', { option: 'group 1' })).toMatchObject({
        reason: { key: 'why code not broken' },
        rule: 'set-02',
      });
      order(match, 'japan', {});
      expect(match.table.state.entered.japan).toBe(OFF);
    }
  });
});
