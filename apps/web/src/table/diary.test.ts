import type { SeenEvent } from '@point-option/engine';
import { expect, test } from 'vitest';
import { cutAt, diary, type DiaryRow, touchesOthers } from './diary.ts';

const keys = ['early', 'turn begins', 'phase begins', 'a', 'b', 'phase begins', 'c', 'turn begins'];
const journal: SeenEvent[] = keys.map((key, i) => ({ key, n: i + 1 }));
const plain = (row: DiaryRow): string =>
  row.kind === 'head' ? `[${row.of.map(({ key, n }) => `${key.split(' ')[0]} ${n}`).join(', ')}]` : row.event.key;

test('the latest first, each turn and phase under its heading', () => {
  expect(diary(journal, () => true, true).map(plain)).toEqual([
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
  expect(diary(journal, ({ key }) => key === 'a').map(plain)).toEqual(['[turn 2, phase 3]', 'a']);
});

test('a heading that was taken back is a line that was', () => {
  const undone: SeenEvent[] = [{ key: 'turn begins', n: 1, struck: true }];
  expect(diary(undone, () => true).map(plain)).toEqual(['turn begins']);
});

test('events of another side are known by the pieces they touch, also when those are gone', () => {
  const label = { key: 'kernel.plain' };
  const presentation = {
    title: label,
    status: [],
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
              { id: 'force 1', kind: 'force', side: 'japan', label },
              { id: 'mission 1', kind: 'mission', side: 'us', label },
            ],
          },
        ],
      },
    ],
  };
  const isTheirs = touchesOthers(presentation, 'us');
  expect(isTheirs({ key: 'x', n: 1, touches: ['1417', 'force 9'] })).toBe(true);
  expect(isTheirs({ key: 'x', n: 1, touches: ['mission 2'] })).toBe(false);
  expect(isTheirs({ key: 'x', n: 1 })).toBe(false);
});

test('what is sought is cut out wherever it stands', () => {
  expect(cutAt('Hornet raises Hornet F6F', 'hornet')).toEqual(['', 'Hornet', ' raises ', 'Hornet', ' F6F']);
  expect(cutAt('Hornet', '')).toEqual(['Hornet']);
});
