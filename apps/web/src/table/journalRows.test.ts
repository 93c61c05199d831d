import type { Nations, SeenEvent } from '@point-option/engine';
import { expect, test } from 'vitest';
import { cutAt, isAboutOthers, journalRows, type JournalRow } from './journalRows.ts';

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

test('a heading that was undone is a line that was', () => {
  const undone: SeenEvent[] = [{ key: 'turn begins', n: 1, heading: 'turn', struck: true }];
  expect(journalRows(undone, () => true).map(plain)).toEqual(['turn begins']);
});

test('events of another side are known by the nations they name, and by who commands those', () => {
  const nation = (side?: string | null) => ({ name: { key: 'n' }, livery: {}, ...(side !== undefined && { side }) });
  const nations = { us: nation(), japan: nation(), marines: nation('us'), rules: nation(null) } as unknown as Nations;
  const isTheirs = (...named: string[]): boolean => isAboutOthers({ key: 'x', n: 1, nations: named }, nations, 'us');
  expect(isTheirs('us', 'japan')).toBe(true);
  expect(isTheirs('us')).toBe(false);
  expect(isTheirs('marines')).toBe(false);
  expect(isTheirs('rules')).toBe(true);
  expect(isAboutOthers({ key: 'x', n: 1 }, nations, 'us')).toBe(false);
});

test('what is sought is cut out wherever it stands', () => {
  expect(cutAt('Hornet raises Hornet F6F', 'hornet')).toEqual(['', 'Hornet', ' raises ', 'Hornet', ' F6F']);
  expect(cutAt('Hornet', '')).toEqual(['Hornet']);
});
