import type { Display, DisplayLayout } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { columnsOf, isBare, isWarned } from './columns.ts';

const display = (id: string, more: Partial<Display> = {}): Display => ({ id, title: { key: id }, boxes: [], ...more });
const grouped = (id: string, group: string, layout: DisplayLayout = 'list', stacked = false): Display =>
  display(id, { layout, group: { id: group, ...(stacked && { stacked }) } });
const cup = { id: 'cup', title: { key: 'cup' }, size: 3, drawn: [] };
const shown = (displays: readonly Display[], cups = 0, narrow = false): string[] =>
  columnsOf(
    displays,
    Array.from({ length: cups }, () => cup),
    narrow,
  ).map(({ layout, entries }) => `${layout}: ${entries.map(({ id }) => id).join(' ')}`);

const MANY = [
  grouped('first', 'fleet', 'holders'),
  grouped('second', 'fleet', 'holders'),
  grouped('missions', 'air', 'strips', true),
  grouped('searches', 'air', 'strips', true),
  display('enemy'),
  display('base'),
  display('losses', { layout: 'list' }),
];

describe('columns of displays', () => {
  test('a group has a column of its own, the rest shares the last', () => {
    expect(shown(MANY, 1)).toEqual([
      'holders: first second',
      'strips: missions searches',
      'rest: enemy base losses cups',
    ]);
    expect(columnsOf(MANY, [], false).map(({ stacked }) => stacked)).toEqual([false, true, false]);
  });

  test('where it is narrow only the first keeps its own', () => {
    expect(shown(MANY, 0, true)).toEqual(['holders: first second', 'rest: missions searches enemy base losses']);
  });

  test('a board in use takes the room, and everything else stands beside it', () => {
    const piece = { id: 'p', side: null, label: { key: 'p' }, face: { plate: 'plain', name: 'p' } } as const;
    const board = (pieces: (typeof piece)[]): Display =>
      display('board', { layout: 'board', boxes: [{ id: 'b', title: { key: 'b' }, pieces }] });
    const beside = [grouped('groups', 'fleet'), display('islands')];
    expect(shown([...beside, board([piece])])).toEqual(['board: board', 'rest: groups islands']);
    expect(shown([...beside, board([])])).toEqual(['list: groups', 'plain: islands', 'board: board']);
    // A question about it opens it before anything is on it.
    expect(columnsOf([...beside, board([])], [], false, ['board'])[0]?.layout).toBe('board');
  });

  test('a few displays stand side by side', () => {
    expect(shown([display('north', { layout: 'row' }), display('south')], 1)).toEqual([
      'row: north',
      'plain: south',
      'plain: cups',
    ]);
    expect(shown([])).toEqual([]);
  });

  test('one with a caution anywhere on it says so on its tab', () => {
    const warned = (boxes: Display['boxes']): boolean =>
      columnsOf([display('d', { boxes })], [], false).some(({ entries }) => entries.some(isWarned));
    const box = { id: 'b', title: { key: 'b' }, pieces: [] };
    expect(warned([box, { ...box, notes: [{ text: { key: 'n' }, tone: 'good' }] }])).toBe(false);
    expect(warned([box, { ...box, notes: [{ text: { key: 'n' }, tone: 'caution' }] }])).toBe(true);
    expect(warned([{ ...box, gauges: [{ label: { key: 'g' }, value: 0, max: 9, caution: true }] }])).toBe(true);
  });

  test('one with nothing on it and nothing to say is bare', () => {
    const box = { id: 'b', title: { key: 'b' }, pieces: [] };
    const bare = (boxes: Display['boxes']): boolean =>
      columnsOf([display('d', { boxes })], [], false).every(({ entries }) => entries.every(isBare));
    expect(bare([box])).toBe(true);
    expect(bare([{ ...box, notes: [{ text: { key: 'n' } }] }])).toBe(false);
    const piece = { id: 'p', side: null, label: { key: 'p' }, face: { plate: 'plain', name: 'p' } } as const;
    expect(bare([{ ...box, pieces: [piece] }])).toBe(false);
  });
});
