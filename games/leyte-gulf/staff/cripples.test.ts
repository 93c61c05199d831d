import { type Ask, fast } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { grid } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { ship } from '../data/ships.ts';
import { KINKAID, KURITA } from './admirals.ts';
import { sailCourse } from './course.ts';
import { detachCripples, nameOwnForces } from './cripples.ts';
import { nextAction } from './actions.ts';
import { deskOf, markerOf, place, position } from './staff.testing.ts';

const dice = fast('cripples');

function detached(side: 'japan' | 'us', ids: string[], change: (data: LeyteTheater) => void): unknown {
  const ask = { kind: 'some', options: ids, min: 0, max: ids.length } as unknown as Ask;
  return detachCripples(deskOf(position(change), side, side === 'us' ? KINKAID : KURITA), ask, dice)?.answer;
}

describe('6.4: who sails home damaged', () => {
  it('a ship that holds the others up, and nobody else', () => {
    const hit = (data: LeyteTheater): void => void (data.hits[ship('Haguro')] = 3);
    expect(detached('japan', ['Haguro', 'DIV 31, 1'], hit)).toEqual(['Haguro']);
    expect(detached('us', ['Iowa'], (data) => void (data.hits[ship('Iowa')] = 1))).toEqual([]);
    expect(detached('us', ['Iowa', 'DES RN 52'], (data) => void (data.hits[ship('Iowa')] = 7))).toEqual(['Iowa']);
  });

  it('12.3: on the last stretch to the beachhead everything stays that is needed to win', () => {
    const hit =
      (hex: string) =>
      (data: LeyteTheater): void => {
        place(data, 'Force C', hex);
        data.hits[ship('Fuso')] = 5;
      };
    expect(detached('japan', ['Fuso'], hit('3815'))).toEqual(['Fuso']);
    expect(detached('japan', ['Fuso'], hit('3622'))).toEqual([]);
  });

  it('they get markers that nobody uses, and a dummy’s only stays what it is', () => {
    const desk = deskOf(
      position((data) => {
        const dummy = data.markers[markerOf('Force A') + 8];
        if (dummy) dummy.dummy = true;
      }),
      'japan',
      KURITA,
    );
    const pieces = ['one', 'two'].map((id) => ({ id, boxes: ['Force 9', 'Force 10'] }));
    const ask = {
      kind: 'arrange',
      pieces,
      boxes: ['Force 9', 'Force 10'].map((id) => ({ id, max: 1 })),
      partial: true,
      check: () => null,
    } as unknown as Ask;
    const answer = nameOwnForces(desk, ask, dice)?.answer as Record<string, string>;
    expect(answer['one']).toBe('Force 10');
    expect(answer['two']).toBeUndefined();
  });
});

describe('6.4: on the way home', () => {
  const home = (data: LeyteTheater): void => {
    for (let each = 0; each < data.shipAt.length; each++)
      if (data.shipAt[each] === markerOf('TG 38.2')) data.own.homeward[each] = true;
    data.active = markerOf('TG 38.2');
  };

  it('a force leaves where it can, and never stays where it may not', () => {
    const action = (...options: string[]): unknown =>
      nextAction(deskOf(position(home), 'us', KINKAID), { kind: 'one', options } as unknown as Ask, dice)?.answer;
    expect(action('search', 'move', 'leave')).toBe('leave');
    expect(action('move')).toBe('move');
  });

  it('it takes a whole route where the rules want one', () => {
    const desk = deskOf(position(home), 'us', KINKAID);
    Object.assign(desk.about, { marker: markerOf('TG 38.2') });
    const east = (route: readonly unknown[]): number => Number(route.at(-1) ?? grid.mustHex('2824')) + 1;
    const ask = {
      kind: 'path',
      from: grid.mustHex('2824'),
      first: [{ to: grid.mustHex('2825') }],
      max: 2,
      min: 2,
      next: (route: readonly unknown[]) => (route.length < 2 ? [{ to: east(route) }] : []),
    } as unknown as Ask;
    const advice = sailCourse(desk, ask, dice);
    expect(advice?.answer).toEqual([grid.mustHex('2825'), grid.mustHex('2826')]);
    expect(advice?.why).toMatchObject({ key: 'reason.sail home' });
  });
});
