import { expect, test } from 'vitest';
import { flying, lozenge, moved, plate, turned, wide } from './shapes.ts';

/** The points that a path of M, L, H, V and relative arcs goes through. */
function pointsOf(d: string): (readonly [number, number])[] {
  let [x, y] = [0, 0];
  return [...d.matchAll(/([MLHVa])([^A-Za-z]+)/g)].map(([, command, text]) => {
    const numbers = (text ?? '').trim().split(/\s+/).map(Number);
    if (command === 'H') x = numbers[0] ?? 0;
    else if (command === 'V') y = numbers[0] ?? 0;
    else if (command === 'a') [x, y] = [x + (numbers[5] ?? 0), y + (numbers[6] ?? 0)];
    else [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
    return [x, y] as const;
  });
}

const shapes = {
  'a square plate': plate('square')(0),
  'a cut plate': plate('cut')(0),
  'a round plate': plate('round')(0),
  'a wide plate': wide('round')(1),
  'a disc': flying('square', 16)(0),
  'an octagon': flying('cut', 16)(0),
  'a lozenge': lozenge(0),
};

test.each(Object.entries(shapes))('%s moves as a whole', (_, d) => {
  const before = pointsOf(d);
  const after = pointsOf(moved(d, 1.1, -3));
  expect(after).toHaveLength(before.length);
  for (const [i, [x, y]] of before.entries()) {
    expect(after[i]?.[0]).toBeCloseTo(x + 1.1, 2);
    expect(after[i]?.[1]).toBeCloseTo(y - 3, 2);
  }
});

test('a point turns clockwise, as bearings do', () => {
  expect(turned(0, -20, 0)).toBe('0 -20');
  expect(turned(0, -20, 90)).toBe('20 0');
  expect(turned(0, -20, 180)).toBe('0 20');
});
