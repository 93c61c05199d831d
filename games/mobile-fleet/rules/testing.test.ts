import { airUnder, formationsOf, patrolOver, shipsUnder } from '@point-option/chit-pull';
import { expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import {
  cap,
  dataOf,
  done,
  dummy,
  events,
  flown,
  heard,
  hex,
  hurt,
  join,
  marker,
  now,
  AFTER,
  place,
  put,
  ready,
  see,
  ship,
  unit,
  weaken,
} from './testing.ts';

test('the rig stands on turn 2 with both fleets on the map', () => {
  const match = done((g) => g.emit('dawn', { turn: g.state.turn }));
  const data = dataOf(match);
  expect([data.turn, now(match), heard(match), events(match, 'dawn')]).toMatchObject([2, AFTER, ['dawn'], [{}]]);
  expect(formationsOf(fleet, data, 'japan')).toEqual([marker('Mobile Fleet')]);
  expect(shipsUnder(fleet, data, marker('Mobile Fleet'))).toHaveLength(33);
  expect(formationsOf(fleet, data, 'us')).toHaveLength(4);
});

test('its helpers put things where a test wants them', () => {
  const match = done(() => undefined, {
    change: (data) => {
      place(data, 'Mobile Fleet', '1218');
      place(data, 'Force C', '1318');
      dummy(data, 'Force D', '0718');
      put(data, 'Force E', 'Taiho');
      place(data, 'Force E', '1418');
      join(data, 'TG 58.1', 'TF 58');
      see(data, 'TF 58', ARM.carrier);
      hurt(data, 'Taiho', 2);
      flown(data, 'Taiho F', 'Taiho DB');
      ready(data, 'Taiho DB');
      cap(data, 'Chitose F');
      weaken(data, 'Chitose FB');
    },
  });
  const data = dataOf(match);
  const at = (id: string): number | undefined => data.markers[marker(id)]?.hex;
  expect(['Force A', 'Force C', 'Force D', 'Force E', 'TG 58.1'].map(at)).toEqual([
    hex('1218'),
    hex('1318'),
    hex('0718'),
    hex('1418'),
    hex('3111'),
  ]);
  expect([data.markers[marker('Force D')]?.dummy, data.markers[marker('TF 58')]?.seen]).toEqual([true, ARM.carrier]);
  expect([data.hits[ship('Taiho')], data.airAt[unit('Taiho F')], data.airAt[unit('Taiho DB')]]).toEqual([
    2,
    'flown',
    'ready',
  ]);
  expect(data.airWeak[unit('Chitose FB')]).toBe(true);
  expect(patrolOver(fleet, data, 'japan', hex('1318'))).toEqual([unit('Chitose F')]);
  expect(airUnder(fleet, data, marker('Force E'))).toEqual([unit('Taiho F'), unit('Taiho DB'), unit('Taiho T')]);
});
