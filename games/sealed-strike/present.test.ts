import { observeMatch, type PieceView, say } from '@point-option/engine';
import { expect, test } from 'vitest';
import { present } from './present.ts';
import { order, standing, strike, type Table } from './rules/table.testing.ts';
import { words } from './words.ts';

/** The pieces that a side is shown in a box. */
function shown(match: Table, side: string, id: string): readonly PieceView[] {
  const boxes = present(observeMatch(match, side)).displays.flatMap((display) => display.boxes);
  return boxes.find((box) => box.id === id)?.pieces ?? [];
}

test('an enemy ship is shown where it was seen last, and that it was seen', () => {
  const match = standing('assign');
  expect(shown(match, 'red', 'blue hidden').map(({ id }) => id)).toEqual(['B-CV', 'B-CA', 'B-CB', 'B-DA']);
  strike(match, { 'R-B1': 'strike south' });
  order(match, 'red', true, [1]);
  expect(shown(match, 'red', 'blue south')).toMatchObject([
    { id: 'B-CB', detection: 'seen', label: { key: 'piece ship seen', values: { round: 1 } } },
  ]);
  expect(shown(match, 'blue', 'blue south')).toMatchObject([{ id: 'B-CB', label: { key: 'piece ship' } }]);
});

test('unseen fighters of the enemy stand apart, and its own side sees their tasks', () => {
  const match = standing('assign');
  order(match, 'red', { 'R-F1': 'patrol north' });
  order(match, 'blue', {});
  expect(shown(match, 'blue', 'red unseen').map(({ id }) => id)).toEqual(['R-F1', 'R-F2', 'R-F3']);
  expect(shown(match, 'blue', 'red patrol north')).toEqual([]);
  expect(shown(match, 'red', 'red patrol north').map(({ id }) => id)).toEqual(['R-F1']);
});

test('why a match ended early is told', () => {
  const match = standing('end of round', ({ blue }) => {
    Object.assign(blue.ships[0]!, { box: 'sunk', hits: 4 });
  });
  const status = present(observeMatch(match, 'red')).status.map((part) => say(words, part));
  expect(status).toContain('A carrier was sunk, which ended the match: the carrier Meridian');
});
