import type { MapView, Observation } from '@point-option/engine';
import { expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { position } from '../testing/prompts.testing.ts';
import { changedLines, partsOf, presentationLines } from './presentation.ts';
import { map, piece, words } from '../testing/positions.testing.ts';

test('a map is a list of hexes with all that is known of each piece', () => {
  expect(presentationLines(words, position({ map }), { viewer: 'red' })).toEqual([
    'Ambush. Night.',
    'Map:',
    '  0101: your group (heading SE, 4 fuel, sighted); a boat in the haze (Blue, located, level 1 of 3, heading 045, strength 3-2, 1 of 2 steps, 1 hit, pinned 2)',
    '  0204, Lantern Island',
    '  Search of Red: 0102 0103',
  ]);
});

test('who holds what, and what has been ordered, is said after the stacks', () => {
  const more: MapView = {
    ...map,
    stacks: [{ hex: '0101', pieces: [piece('TG1', { label: { key: 'group' } })] }],
    overlays: [],
    control: [
      { nation: 'isle', hexes: ['0204'] },
      { nation: 'red', hexes: Array.from({ length: 13 }, (_, i) => `01${i}`) },
    ],
    ghosts: [{ piece: 'TG1', hex: '0103', path: ['0102', '0103'] }],
  };
  const nations = { isle: { name: { key: 'island' }, livery: { ink: 'navy', corners: 'cut', bow: 'west' } } } as const;
  expect(presentationLines(words, position({ map: more }), { viewer: 'red', nations }).slice(4)).toEqual([
    '  Held by Lantern Island: 0204',
    '  Held by Red: 13 hexes',
    '  Ordered: your group to 0103, by 0102 0103',
  ]);
});

test('the heading has the clock and the headings; counts are lines like tracks', () => {
  const counts = [{ id: 'turn', title: { key: 'where' }, value: 2, max: 8 }];
  const seen = position({ clock: { now: { key: 'status' }, counts }, headings: [{ key: 'full' }] });
  expect(presentationLines(words, seen, { viewer: 'red' })).toEqual(['Ambush. Night. full.', 'Where 2/8']);
});

test('the displays that matter for the question come first', () => {
  const displays = ['a', 'b', 'c'].map((id) => ({ id, title: { key: id }, boxes: [] }));
  const titles = partsOf(words, position({ displays, focus: ['c', 'x'] }), { viewer: 'red' }).map(({ title }) => title);
  expect(titles).toEqual(['c', 'a', 'b']);
});

test('displays, tracks and cups are titled lines', () => {
  const view = { hidden: 'south', crew: [], fuel: 2, posts: {}, bids: {} };
  const seen = ambush.present({ side: 'red', agenda: [], view, sealed: null, outcome: null });
  expect(presentationLines(words, seen, { viewer: 'red' })).toEqual([
    'Ambush. Night.',
    'The strait:',
    '  Where (1 of 1): a boat in the south (Blue, 3 fuel, concealed)',
    'Fuel 2/6 (full at 6)',
    'The cup: 2 in it; drawn: full',
  ]);
});

test('empty boxes are read together, and many are only counted', () => {
  const boxes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: { key: id }, pieces: [] }));
  const full = { ...boxes[0]!, pieces: [piece('x')] };
  const shown = (displayed: typeof boxes, all = false): string[] => {
    const displays = [{ id: 'd', title: { key: 'strait' }, boxes: displayed }];
    return presentationLines(words, position({ displays }), { viewer: 'red', all });
  };
  expect(shown(boxes.slice(0, 2))[2]).toBe('  Empty: a; b');
  expect(shown(boxes)[2]).toBe('  Empty: all 6 boxes');
  expect(shown([full, ...boxes.slice(1)] as typeof boxes).slice(2)).toEqual(['  a: x', '  Empty: the other 5 boxes']);
  expect(shown(boxes, true)[2]).toBe('  Empty: a; b; c; d; e; f');
});

test('scale bars and remarks are said; a box that others are parts of speaks through them', () => {
  const x = piece('x');
  const displays = [
    {
      id: 'd',
      title: { key: 'strait' },
      notes: [{ text: { key: 'one free' } }],
      boxes: [
        {
          id: 'ship',
          title: { key: 'ship' },
          pieces: [piece('ship')],
          gauges: [{ label: { key: 'deck' }, value: 1, max: 3 }],
        },
        { id: 'other', title: { key: 'other' }, pieces: [piece('other', { side: 'blue' })] },
        {
          id: 'a',
          of: 'ship',
          title: { key: 'a' },
          pieces: [x],
          notes: [{ text: { key: 'late' }, tone: 'caution' as const }],
        },
        { id: 'b', of: 'other', title: { key: 'b' }, pieces: [] },
      ],
    },
  ];
  expect(presentationLines(words, position({ displays }), { viewer: 'red' }).slice(1)).toEqual([
    'The strait:',
    '  one free',
    '  ship. deck 1/3',
    '  other: other (Blue)',
    '  ship, a: x. late',
    '  Empty: other, b',
  ]);
});

test('what someone saw before is told by its name alone', () => {
  const at = (fuel: number) => {
    const view = { hidden: 'south', crew: [], fuel, posts: {}, bids: {} };
    const seen = { side: 'red', agenda: [], view, sealed: null, outcome: null } satisfies Observation<typeof view>;
    return partsOf(words, ambush.present(seen), { viewer: 'red' });
  };
  expect(changedLines(at(4), at(2))).toEqual(['Fuel 4/6 (full at 6)', 'As before: The strait; The cup.']);
  expect(changedLines(at(2), at(2))).toEqual(['As before: The strait; Fuel; The cup.']);
});
