import { inspect, observeMatch, type PieceView, type Ref, say } from '@point-option/engine';
import { expect, test } from 'vitest';
import { sealedStrike } from './index.ts';
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
    { id: 'B-CB', face: { states: [{ is: 'outdated' }] }, label: { key: 'piece ship seen', values: { round: 1 } } },
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
  const told = present(observeMatch(match, 'red')).headings.map((part) => say(words, part));
  expect(told).toContain('The carrier Meridian was sunk. The match is over.');
});

test('a counter shows what a ship is, what it has left and what has become of it', () => {
  const match = standing('assign', ({ blue }) => {
    Object.assign(blue.ships[0]!, { hits: 1 });
    Object.assign(blue.ships[3]!, { box: 'sunk', hits: 2 });
  });
  expect(shown(match, 'blue', 'blue centre')[0]?.face).toEqual({
    plate: 'ship',
    symbol: 'fleet carrier',
    name: 'Meridian',
    mark: 'CV',
    steps: { left: 3, of: 4 },
    hits: 1,
    states: [{ is: 'damaged' }],
  });
  expect(shown(match, 'red', 'blue sunk')[0]?.face.states).toEqual([{ is: 'sunk' }]);
});

test('the clock counts the rounds, and the displays of the question are in focus', () => {
  const { clock, focus } = present(observeMatch(standing('assign'), 'red'));
  expect(say(words, clock.now)).toBe('Round 1 of 5');
  expect(focus).toEqual(['air red', 'sea blue']);
  expect(present(observeMatch(standing('assign'), 'referee')).focus).toBeUndefined();
});

test('cards tell what was seen, and nothing of where a ship is now', () => {
  const match = standing('assign');
  const said = (side: string, ref: Ref): string[] =>
    (inspect(sealedStrike, observeMatch(match, side), ref)?.lines ?? [])
      .filter(({ label }) => label.key.startsWith('card'))
      .map(({ label, value }) => `${say(words, label)}: ${say(words, value)}`);
  expect(said('red', { piece: 'B-CB' })).toEqual(['Flak: 2']);
  expect(said('red', { box: 'blue south' })).toEqual(['Last looked into: Never']);
  strike(match, { 'R-B1': 'strike south' });
  order(match, 'red', true, [1]);
  expect(said('red', { piece: 'B-CB' })).toEqual(['Flak: 2', 'Last seen: South, round 1']);
  expect(said('blue', { piece: 'B-CB' })).toEqual(['Flak: 2', 'Last seen by the enemy: South, round 1']);
  expect(said('red', { box: 'blue south' })).toEqual(['Last looked into: Round 1', 'Found there: the cruiser Beryl']);
  expect(said('red', { piece: 'R-F1' })).toEqual([]);
});
