import type { Presentation, SeenEvent } from '@point-option/engine';
import { expect, test } from 'vitest';
import { cutAt, journalRows, type JournalRow, touchesOthers } from './journalRows.ts';

const keys = ['early', 'turn begins', 'phase begins', 'a', 'b', 'phase begins', 'c', 'turn begins'];
const heading = (key: string): Pick<SeenEvent, 'heading'> =>
  key.endsWith(' begins') ? { heading: key.startsWith('turn') ? 'turn' : 'phase' } : {};
const journal: SeenEvent[] = keys.map((key, i) => ({ key, n: i + 1, ...heading(key) }));
const plain = (row: JournalRow): string =>
  row.kind === 'head' ? `[${row.of.map(({ key, n }) => `${key.split(' ')[0]} ${n}`).join(', ')}]` : row.event.key;

test('the latest first, each turn and phase under its heading', () => {
  expect(journalRows(journal, () => true, true).map(plain)).toEqual([
    '[turn 8]',
    '[turn 2, phase 6]',
    'c',
    '[turn 2, phase 3]',
    'b',
    'a',
    'early',
  ]);
});

test('where lines are left out, headings without any are too', () => {
  expect(journalRows(journal, ({ key }) => key === 'a').map(plain)).toEqual(['[turn 2, phase 3]', 'a']);
});

test('a heading that was taken back is a line that was', () => {
  const undone: SeenEvent[] = [{ key: 'turn begins', n: 1, heading: 'turn', struck: true }];
  expect(journalRows(undone, () => true).map(plain)).toEqual(['turn begins']);
});

test('events of another side are known by the pieces they touch, also when those are gone', () => {
  const label = { key: 'kernel.plain' };
  const face = { plate: 'plain', name: '' } as const;
  const presentation: Presentation = {
    title: label,
    clock: { now: label, counts: [] },
    headings: [],
    tracks: [],
    cups: [],
    displays: [
      {
        id: 'd',
        title: label,
        boxes: [
          {
            id: 'b',
            title: label,
            pieces: [
              { id: 'force 1', side: 'japan', label, face },
              { id: 'mission 1', side: 'us', label, face },
            ],
          },
        ],
      },
    ],
  };
  const isTheirs = touchesOthers(presentation, 'us');
  expect(isTheirs({ key: 'x', n: 1, touches: [{ hex: '1417' }, { piece: 'force 9' }] })).toBe(true);
  expect(isTheirs({ key: 'x', n: 1, touches: [{ piece: 'mission 2' }] })).toBe(false);
  expect(isTheirs({ key: 'x', n: 1, touches: [{ hex: 'force 9' }] })).toBe(false);
  expect(isTheirs({ key: 'x', n: 1 })).toBe(false);
});

test('what is sought is cut out wherever it stands', () => {
  expect(cutAt('Hornet raises Hornet F6F', 'hornet')).toEqual(['', 'Hornet', ' raises ', 'Hornet', ' F6F']);
  expect(cutAt('Hornet', '')).toEqual(['Hornet']);
});
