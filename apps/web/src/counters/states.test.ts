import { STATE_MARKS } from '@point-option/engine';
import { expect, test } from 'vitest';
import { nameRoom } from './drawing.ts';
import { glyphsOf, shows, STATE_LOOKS } from './states.ts';

test('every state shows in some way', () => {
  const unseen = STATE_MARKS.filter((mark) => (STATE_LOOKS[mark].plate ?? STATE_LOOKS[mark].glyph) === undefined);
  expect(unseen).toEqual([]);
});

test('no two states look the same, except the two kinds of being watched', () => {
  const looks = STATE_MARKS.filter((mark) => mark !== 'shadowing').map((mark) => JSON.stringify(STATE_LOOKS[mark]));
  expect(new Set(looks).size).toBe(looks.length);
});

test('glyphs never share a corner', () => {
  const glyphs = glyphsOf({ states: [{ is: 'damaged' }, { is: 'pinned', n: 2 }, { is: 'isolated' }], fix: 'spotted' });
  expect(glyphs.map(({ at }) => at)).toEqual(['se', 'sw', 'nw']);
  const all = glyphsOf({ states: STATE_MARKS.map((is) => ({ is })) });
  expect(new Set(all.map(({ at }) => at)).size).toBe(all.length);
});

test('hits show with a burst, with or without a state', () => {
  expect(glyphsOf({ hits: 2 })).toEqual([{ glyph: 'burst', at: 'ne', n: 2 }]);
  expect(glyphsOf({ hits: 3, states: [{ is: 'crippled' }] })).toEqual([{ glyph: 'burst', at: 'ne', n: 3 }]);
  expect(glyphsOf({ hits: 0 })).toEqual([]);
});

test('a state that shows on the plate is found there', () => {
  expect(shows({ states: [{ is: 'concealed' }] }, 'faint')).toBe(true);
  expect(shows({ states: [{ is: 'concealed' }] }, 'crossed')).toBe(false);
  expect(shows({}, 'faint')).toBe(false);
});

test('a name gives way to what stands at the corners beside it', () => {
  const face = { plate: 'ship', name: 'Steadfast' } as const;
  expect(nameRoom(face, 35)).toEqual({ x: 0, width: 35 });
  expect(nameRoom({ ...face, hits: 1 }, 35)).toEqual({ x: -4, width: 27 });
  expect(nameRoom({ ...face, states: [{ is: 'isolated' }], fix: 'spotted' }, 35)).toEqual({ x: 0, width: 19 });
});
