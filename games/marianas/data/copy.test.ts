import { clone } from '@point-option/engine';
import { expect, test } from 'vitest';
import { place } from '../rules/testing.ts';
import { copy } from './copy.ts';
import { type Campaign, setup } from './state.ts';

/** A campaign with a battle, sorties and groups that have passed each other. */
function underWay(): Campaign {
  const data = setup('historical', { turns: 24, dummies: true, handicap: 20, otherTypes: true });
  place(data, 'J1', '0505', 'Taiho');
  place(data, 'U1', '1505', 'Hornet');
  data.battle = {
    hex: 1,
    mover: 'us',
    markers: { japan: 0, us: 16 },
    round: 2,
    quiet: 1,
    surprise: 'japan',
    fighters: [{ ship: 3, box: 4, done: true }],
  };
  data.sorties = [{ unit: 2, side: 'us', ship: 5, island: -1, hex: 7, weapon: 'torpedo', low: 1 }];
  data.passed = [{ by: 0, marker: 16 }];
  return data;
}

/** Whether any list or object of the one is also in the other. */
function shared(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false;
  return (
    one === other || Object.entries(one).some(([key, value]) => shared(value, (other as Record<string, unknown>)[key]))
  );
}

test('a copy is what the kernel would copy, and shares nothing', () => {
  const data = underWay();
  expect(copy(data)).toStrictEqual(clone(data));
  expect(shared(data, copy(data))).toBe(false);
});
