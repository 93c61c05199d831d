import { choicesOf, nowIn, AFTER } from '@point-option/proving';
import { expect, test } from 'vitest';
import { isCarrier } from '../data/ship.ts';
import { shipsIn } from '../data/formations.ts';
import { at } from '../data/side.ts';
import { LEFT } from '../data/theater.ts';
import { dataOf, fleet, hex, marker, order, type Own, put, rig, type Table } from '../sister.testing.ts';
import { createDetached, type DetachedRules } from './detached.ts';

const NORTH = Array.from({ length: 12 }, (_, column) => fleet.grid.mustHex(`${String(column + 1).padStart(2, '0')}01`));
const PORT = [hex('0508')];

/** Everybody can sail to Japan; cruisers can also make for a port. */
const rules: DetachedRules<Own> = {
  cite: { phase: '3.3', course: '9.4', submarine: '10.4' },
  homes: (theater, cripple) =>
    shipsIn(fleet, theater, cripple).every((ship) => at(fleet.ships, ship).type === 'CA') ? [NORTH, PORT] : [NORTH],
  speed: () => 3,
  lurking: () => null,
  submarine: () => {
    throw new Error('No submarine is about.');
  },
  left: ({ state }, ship) => {
    if (isCarrier(at(fleet.ships, ship).type)) state.own.spent++;
  },
};
const detached = createDetached<Own>(fleet, rules);

function home(ship: string): Table {
  const { playing } = rig();
  return playing(detached.withdrawals, { side: 'japan' }, [detached.withdrawal], {
    change: (data) => void put(data, 'Cripples 1', '0506', ship),
  });
}

test('a kind of ship may have a home of its own', () => {
  expect(choicesOf(home('Yamato'), 'japan')).toEqual([hex('0505')]);
  const match = home('Mogami');
  expect(choicesOf(match, 'japan')).toContain(hex('0507'));
  order(match, 'japan', [hex('0507'), hex('0508'), 'off']);
  expect([nowIn(match), dataOf(match).shipAt[fleet.shipNumber.get('Mogami') as number]]).toEqual([AFTER, LEFT]);
  expect(at(dataOf(match).markers, marker('Cripples 1')).hex).toBe(-1);
});

test('ships that lose speed on the way sail no farther than they still can', () => {
  const slowed = createDetached<Own>(fleet, { ...rules, speed: ({ state }) => (state.wake.length > 1 ? 2 : 3) });
  const { playing } = rig();
  const match = playing(slowed.withdrawals, { side: 'japan' }, [slowed.withdrawal], {
    change: (data) => void put(data, 'Cripples 1', '0506', 'Yamato'),
  });
  order(match, 'japan', [hex('0505'), hex('0504'), hex('0503')]);
  expect(at(dataOf(match).markers, marker('Cripples 1')).hex).toBe(hex('0504'));
});
