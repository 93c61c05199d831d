import { describe, expect, test } from 'vitest';
import { counterSize, detailAt, kept, opening, seen, showing, takingIn, toBoard, zoomedAt } from './camera.ts';

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
      {
        all: [
          [10, 10],
          [20, 14],
        ],
        asked: [],
        own: [],
      },
      sheet,
      frame,
    );
    expect([near.x, near.y, near.zoom]).toEqual([15, 12, 53]);
    const asked = opening(
      {
        all: [
          [2, 2],
          [58, 38],
        ],
        asked: [[40, 20]],
        own: [[2, 2]],
      },
      sheet,
      frame,
    );
    expect([asked.x, asked.y]).toEqual([40, 20]);
    expect(opening({ all: [], asked: [], own: [] }, sheet, frame).zoom).toBe(12.5);
  });

  test("opens on the most of one's own pieces where nothing is asked, never on the sea between them", () => {
    const own = [
      [3, 20],
      [50, 21],
      [50, 20],
      [51, 20],
    ] as const;
    const phone = { width: 370, height: 250 };
    const first = opening({ all: [...own, [20, 2]], asked: [], own }, sheet, phone);
    const [left, top, right, bottom] = seen(first, phone);
    for (const [x, y] of own.slice(1)) expect(x > left && x < right && y > top && y < bottom).toBe(true);
  });

  test('brings several things into view together, from farther off if need be, or else the first', () => {
    const phone = { width: 370, height: 250 };
    const from = { x: 30, y: 20, zoom: 53 };
    const both = showing(
      [
        [20, 10],
        [25, 10],
      ],
      from,
      phone,
    );
    const [left, , right] = seen(both, phone);
    expect([left < 20, right > 25, both.zoom < 53]).toEqual([true, true, true]);
    const far = showing(
      [
        [2, 2],
        [58, 38],
      ],
      from,
      phone,
    );
    expect(far).toEqual({ x: 2, y: 2, zoom: 53 });
  });

  test('draws dots, plates, full counters, and stacks laid out, as hexes grow', () => {
    expect([10, 18, 33.9, 34, 59, 60].map(detailAt)).toEqual(['dots', 'plates', 'plates', 'full', 'full', 'fanned']);
    expect(counterSize(53)).toBeGreaterThan(34);
    expect(counterSize(59)).toBeLessThanOrEqual(39);
  });
});

describe('what is asked', () => {
  const camera = { x: 20, y: 20, zoom: 50 };

  test('is left alone where it is in view, and taken in where it is not', () => {
    expect(takingIn([[22, 21]], camera, frame)).toBeNull();
    const at = takingIn(
      [
        [5, 10],
        [35, 30],
      ],
      camera,
      frame,
    );
    expect(at).toMatchObject({ x: 20, y: 20 });
    const [left, top, right, bottom] = seen(at ?? camera, frame);
    expect(left < 5 && right > 35 && top < 10 && bottom > 30).toBe(true);
    expect(takingIn([[2, 2]], camera, frame)).toEqual({ x: 2, y: 2, zoom: 50 });
  });

  test('does not cost the counters where it is a whole region', () => {
    const region = Array.from({ length: 30 }, (_, i) => [i * 2, 20] as const);
    expect(takingIn(region, camera, frame)).toBeNull();
  });
});
