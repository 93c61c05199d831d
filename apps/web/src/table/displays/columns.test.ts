import type { Display } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { columnsOf, isBare, isWarned } from './columns.ts';

const display = (id: string, layout?: string, more: Partial<Display> = {}): Display => ({
  id,
  title: { key: id },
  ...(layout !== undefined && { layout }),
  boxes: [],
  ...more,
});
const cup = { id: 'cup', title: { key: 'cup' }, size: 3, drawn: [] };
const shown = (displays: readonly Display[], cups = 0, narrow = false): string[] =>
  columnsOf(
    displays,
    Array.from({ length: cups }, () => cup),
    narrow,
  ).map(({ layout, entries }) => `${layout}: ${entries.map(({ id }) => id).join(' ')}`);

const SEA = [
  display('58.1', 'decks'),
  display('58.2', 'decks'),
  display('missions', 'missions'),
  display('searches', 'missions'),
  display('butai 1', 'butai'),
  display('guam', 'butai'),
  display('losses', 'list'),
];

describe('columns of displays', () => {
  test('what is looked at all the time has a column of its own, the rest shares the last', () => {
    expect(shown(SEA, 1)).toEqual([
      'decks: 58.1 58.2',
      'missions: missions searches',
      'rest: butai 1 guam losses cups',
    ]);
    expect(columnsOf(SEA, [], false).map(({ stacked }) => stacked)).toEqual([false, true, false]);
  });

  test('where it is narrow only the first keeps its own', () => {
    expect(shown(SEA, 0, true)).toEqual(['decks: 58.1 58.2', 'rest: missions searches butai 1 guam losses']);
  });

  test('a battle board takes the room, and everything else stands beside it', () => {
    expect(shown([display('board', 'board'), display('groups', 'groups'), display('islands', 'list')])).toEqual([
      'board: board',
      'rest: groups islands',
    ]);
  });

  test('a few plain displays stand side by side', () => {
    expect(shown([display('north', 'row'), display('south')], 1)).toEqual([
      'row: north',
      'plain: south',
      'plain: cups',
    ]);
    expect(shown([])).toEqual([]);
  });

  test('one with a caution anywhere on it says so on its tab', () => {
    const warned = (boxes: Display['boxes']): boolean =>
      columnsOf([display('d', '', { boxes })], [], false).some(({ entries }) => entries.some(isWarned));
    const box = { id: 'b', title: { key: 'b' }, pieces: [] };
    expect(warned([box, { ...box, notes: [{ text: { key: 'n' }, tone: 'good' }] }])).toBe(false);
    expect(warned([box, { ...box, notes: [{ text: { key: 'n' }, tone: 'caution' }] }])).toBe(true);
    expect(warned([{ ...box, gauges: [{ label: { key: 'g' }, value: 0, max: 9, caution: true }] }])).toBe(true);
  });

  test('one with nothing on it and nothing to say is bare', () => {
    const box = { id: 'b', title: { key: 'b' }, pieces: [] };
    const bare = (boxes: Display['boxes']): boolean =>
      columnsOf([display('d', '', { boxes })], [], false).every(({ entries }) => entries.every(isBare));
    expect(bare([box])).toBe(true);
    expect(bare([{ ...box, notes: [{ text: { key: 'n' } }] }])).toBe(false);
    expect(bare([{ ...box, pieces: [{ id: 'p', kind: 'p', side: null, label: { key: 'p' } }] }])).toBe(false);
  });
});
