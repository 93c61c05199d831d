import { describe, expect, test } from 'vitest';
import { counterSize, detailAt, kept, opening, seen, toBoard, zoomedAt } from './camera.ts';

const frame = { width: 1000, height: 500 };
const sheet = [0, 0, 60, 40] as const;

describe('the view', () => {
  test('keeps under the pointer what was there when it zooms', () => {
    const camera = { x: 20, y: 12, zoom: 40 };
    const at = { x: 130, y: 420 };
    const [x, y] = toBoard(zoomedAt(camera, 1.7, at, frame), frame, at);
    const [wasX, wasY] = toBoard(camera, frame, at);
    expect(x).toBeCloseTo(wasX, 9);
    expect(y).toBeCloseTo(wasY, 9);
  });

  test('stays on the sheet, and goes no farther out than all of it', () => {
    const [left, top] = seen(kept({ x: -50, y: -50, zoom: 50 }, sheet, frame), frame);
    expect([left, top]).toEqual([0, 0]);
    const whole = kept({ x: 3, y: 3, zoom: 0.1 }, sheet, frame);
    expect(whole.zoom).toBe(12.5);
    expect([whole.x, whole.y]).toEqual([30, 20]);
  });

  test('opens on all that matters, or where that is too much on what is asked', () => {
    const near = opening(
      [
        [10, 10],
        [20, 14],
      ],
      [],
      sheet,
      frame,
    );
    expect([near.x, near.y, near.zoom]).toEqual([15, 12, 53]);
    const asked = opening(
      [
        [2, 2],
        [58, 38],
      ],
      [[40, 20]],
      sheet,
      frame,
    );
    expect([asked.x, asked.y]).toEqual([40, 20]);
    expect(opening([], [], sheet, frame).zoom).toBe(12.5);
  });

  test('draws dots, plates, full counters, and stacks laid out, as hexes grow', () => {
    expect([10, 18, 33.9, 34, 59, 60].map(detailAt)).toEqual(['dots', 'plates', 'plates', 'full', 'full', 'fanned']);
    expect(counterSize(53)).toBeGreaterThan(34);
    expect(counterSize(59)).toBeLessThanOrEqual(39);
  });
});
