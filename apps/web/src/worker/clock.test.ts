import { message, type Presentation } from '@point-option/engine';
import { expect, test } from 'vitest';
import { clockOf, isStill } from './clock.ts';

const track = (id: string, value: number) => ({ id, title: message(id), value, max: 4 });
const seen = (tracks: Presentation['tracks'], line = 'night'): Presentation =>
  ({ tracks, status: [message(line)] }) as unknown as Presentation;

test('a phase lasts until it or the turn changes', () => {
  const then = clockOf(seen([track('turn', 3), track('phase', 2)]));
  expect(then.name).toEqual(message('table.clock', { track: message('phase'), n: 2, of: 4 }));
  expect(isStill(then, clockOf(seen([track('turn', 3), track('phase', 2)], 'day')))).toBe(true);
  expect(isStill(then, clockOf(seen([track('turn', 3), track('phase', 3)])))).toBe(false);
  expect(isStill(then, clockOf(seen([track('turn', 4), track('phase', 2)])))).toBe(false);
  expect(isStill(then, clockOf(seen([track('turn', 4)])))).toBe(false);
});

test('without a phase it is the turn, whatever phases begin in it; without either the first line', () => {
  const turn = clockOf(seen([track('turn', 3)]));
  expect(isStill(turn, clockOf(seen([track('turn', 3), track('phase', 1)])))).toBe(true);
  const night = clockOf(seen([]));
  expect(isStill(night, clockOf(seen([])))).toBe(true);
  expect(isStill(night, clockOf(seen([], 'day')))).toBe(false);
  expect(clockOf({ tracks: [], status: [] } as unknown as Presentation).name).toBeNull();
});
