import { describe, expect, it } from 'vitest';
import { markerOf, placeDummy, regroup, reorganizing } from './organization.testing.ts';
import { hurt, marker, order } from './testing.ts';

const OPTION = { reorganizing: true };

describe('what reorganizing costs', () => {
  it('rule 15.5a: ships that join a dummy make a new group of it', () => {
    const match = reorganizing('us', undefined, OPTION);
    placeDummy(match, 'us', '2811', 'TG 58.5');
    regroup(match, 'us', '2811', { Boston: 'TG 58.5' });
    order(match, 'us', 'done');
    expect(markerOf(match, 'TG 58.5').slow).toBe(1);
    const old = reorganizing(
      'us',
      (data) =>
        Object.assign(data.markers[marker('TG 58.5')] ?? {}, {
          hex: data.markers[marker('TG 58.1')]?.hex,
          dummy: true,
        }),
      OPTION,
    );
    regroup(old, 'us', '2811', { Boston: 'TG 58.5' });
    order(old, 'us', 'done');
    expect(markerOf(old, 'TG 58.5').slow).toBe(1);
  });

  it('rule 15.5d: detaching ships costs nothing', () => {
    const match = reorganizing('us', (data) => hurt(data, 'Hornet', 1), OPTION);
    regroup(match, 'us', '2811', { Hornet: 'US detachment 1' });
    order(match, 'us', 'done');
    expect([markerOf(match, 'US detachment 1').slow, markerOf(match, 'TG 58.1').slow]).toEqual([0, 0]);
  });

  it('rule 15.5e: a new group of ships that air attacks have slowed twice loses a third point', () => {
    const match = reorganizing(
      'us',
      (data) => Object.assign(data.markers[marker('TG 58.1')] ?? {}, { slow: 2, bombed: 2 }),
      OPTION,
    );
    regroup(match, 'us', '2811', { Boston: 'TG 58.5' });
    order(match, 'us', 'done');
    expect(markerOf(match, 'TG 58.5')).toMatchObject({ slow: 3, bombed: 2 });
  });
});
