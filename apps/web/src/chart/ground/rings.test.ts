import { expect, test } from 'vitest';
import { dotsOf, type Pen, ringOf, trace } from './rings.ts';

const drawing = () => {
  const points: string[] = [];
  const pen: Pen = {
    moveTo: (x, y) => points.push(`M${x} ${y}`),
    lineTo: (x, y) => points.push(`L${x} ${y}`),
    closePath: () => points.push('z'),
  };
  return { pen, points };
};
const here = { scale: 1, dx: 0, dy: 0 };

test('reads a ring with its box', () => {
  const ring = ringOf('M-10 20l5 0 0-30-15 1z');
  expect([...ring.points]).toEqual([-10, 20, -5, 20, -5, -10, -20, -9]);
  expect([ring.box, ring.closed]).toEqual([[-20, -10, -5, 20], true]);
});

test('reads dots', () => {
  expect([...dotsOf('M5 6h0m1-2h0m-3 4h0')]).toEqual([5, 6, 6, 4, 3, 8]);
});

test('draws what is inside point by point, and what is beyond an edge as one line', () => {
  const { pen, points } = drawing();
  trace(pen, ringOf('M10 10l80 0 100 0 10 10-10 10-100 0-80 0z'), here, 100, 0);
  expect(points).toEqual(['M10 10', 'L90 10', 'L190 10', 'L190 30', 'L90 30', 'L10 30', 'z']);
});

test('leaves out points that nobody would see', () => {
  const { pen, points } = drawing();
  trace(pen, ringOf('M10 10l1 0 1 0 40 0 0 40z'), { ...here, scale: 0.2 }, 100, 0);
  expect(points).toEqual(['M2 2', 'L10.4 2', 'L10.4 10', 'z']);
});

test('an area that holds the whole tile still covers it', () => {
  const { pen, points } = drawing();
  trace(pen, ringOf('M-50-50l300 0 0 300-300 0z'), here, 100, 0);
  expect(points[0]).toBe('M-50 -50');
  expect(points.at(-1)).toBe('z');
  expect(points.length).toBeGreaterThanOrEqual(5);
});
