import { deed, procedure, promptFor } from '@point-option/engine';
import { heardBy, piecesOf, questionTo } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { at } from '../../data/side.ts';
import {
  dataOf,
  dieChart,
  fleet,
  marker,
  order,
  type Own,
  put,
  rig,
  type Sister,
  type Table,
  unit,
} from '../../sister.testing.ts';
import { HELD, raidNeeds, raidRules } from '../../sisterRaids.testing.ts';
import { createRaids, raidOf, type Raids } from './index.ts';

/* Strikes of a second game: what they fly to, whom they meet, and how ships help each other. */

const raids = createRaids(fleet, raidRules, raidNeeds);
const { playing } = rig(
  dieChart('air combat', [1], { columns: [1] }),
  dieChart('damage', [0, 1, 2], {
    columns: [1],
    modifiers: { flak: { n: -1, rule: '8.1', title: 'flak' } },
    below: 0,
  }),
  dieChart('flak', [0, 2], { columns: [1] }),
  dieChart('critical', [0]),
);

/** TG 38.3 is about to strike; Ozawa and Force C share a hex, and are detected. */
function striking(change: (data: Sister) => void = () => {}): Table {
  return playing(raids.strike, { entry: marker('TG 38.3'), raids: [] }, raids.procedures, {
    change: (data) => {
      put(data, 'TG 38.3', '0103', 'Essex');
      put(data, 'Ozawa', '0603', 'Yamato', 'Fuso');
      put(data, 'Force C', '0603', 'Zuikaku');
      for (const id of ['Ozawa', 'Force C']) at(data.markers, marker(id)).seen = HELD;
      data.airAt[unit('Zuikaku F')] = 'cap';
      change(data);
    },
  });
}

/** Each unit flies through the flak of its target, and attacks before the next one comes. */
const assault = procedure<Sister>('assault', '8.1', [
  deed('unit by unit', '8.1', (g) => {
    const { flights, boxes } = raidOf(g);
    for (const flight of flights) {
      const target = at(boxes, flight.box);
      inTurn.guns.shoot(g, target, flight, false, 0);
      inTurn.attacks.attack(g, flight, target);
    }
  }),
]);
const inTurn: Raids<Own> = createRaids(fleet, { ...raidRules, assault: () => assault }, raidNeeds);

const flakRolls = (match: Table): number =>
  (match.table.journal ?? []).filter(({ roll }) => roll?.purpose === 'purpose.flak').length;

describe('a strike at one formation', () => {
  test('its own patrol alone meets it, and its ships alone are attacked', () => {
    const match = striking();
    expect(piecesOf(match, 'us')['Essex DB']).toEqual(['Ozawa', 'Force C']);
    // They lie in one hex: the formation is the target's name.
    const prompt = promptFor(match, 'us');
    const boxes = prompt?.kind === 'arrange' ? prompt.boxes : [];
    expect(boxes.map(({ short }) => short?.values)).toEqual([{ id: 'Ozawa' }, { id: 'Force C' }]);
    order(match, 'us', { 'Essex DB': 'Ozawa' });
    expect(heardBy(match)).toEqual(['raid launched', 'group attacked']);
    expect(Object.keys(piecesOf(match, 'japan'))).toEqual(['Yamato', 'Fuso']);
    const met = striking();
    order(met, 'us', { 'Essex DB': 'Force C' }, 1);
    expect(heardBy(met).slice(0, 2)).toEqual(['raid launched', 'raid met']);
  });

  test('a ship that nothing attacks helps the next one once', () => {
    const match = striking();
    order(match, 'us', { 'Essex DB': 'Ozawa', 'Essex T': 'Ozawa' });
    order(match, 'japan', { Yamato: 'sea 0', Fuso: 'sea 1' });
    order(match, 'us', { 'Essex DB': 'sea 0', 'Essex T': 'sea 0' });
    expect(questionTo(match, 'japan')).toBe('flak: ship');
    order(match, 'japan', 'everything', 1, 1, 1, 1, 1);
    expect(flakRolls(match)).toBe(3);
    const both = striking();
    order(both, 'us', { 'Essex DB': 'Ozawa', 'Essex T': 'Ozawa' });
    order(both, 'japan', { Yamato: 'sea 0', Fuso: 'sea 1' });
    order(both, 'us', { 'Essex DB': 'sea 0', 'Essex T': 'sea 1' });
    order(both, 'japan', 'everything', 1, 1, 1, 1);
    expect(flakRolls(both)).toBe(2);
  });

  test('fighters that strafe come off what flak does', () => {
    const aim = (...units: string[]): unknown => {
      const match = striking((data) => void put(data, 'Force C', '0603', 'Fuso'));
      order(match, 'us', Object.fromEntries(units.map((id) => [id, 'Ozawa'])));
      const places = Object.fromEntries(units.map((id) => [id, id.endsWith(' F') ? 'suppress 0' : 'sea 0']));
      order(match, 'us', places, ...(units.length === 1 ? [2, 3] : []));
      if (units.length > 1) order(match, 'japan', 'everything', 2, 2, 3);
      const roll = (match.table.journal ?? []).find((event) => event.roll?.purpose === 'purpose.air attack')?.roll;
      return roll?.chart?.modifiers.map(({ id, n }) => [id, n]);
    };
    expect(aim('Essex DB')).toEqual([['flak', -2]]);
    expect(aim('Essex DB', 'Essex F')).toEqual([['flak', -1]]);
  });

  test('flak and attacks may follow each other unit by unit', () => {
    const match = playing(inTurn.strike, { entry: marker('TG 38.3'), raids: [] }, [...inTurn.procedures, assault], {
      change: (data) => {
        put(data, 'TG 38.3', '0103', 'Essex');
        put(data, 'Ozawa', '0603', 'Yamato');
        at(data.markers, marker('Ozawa')).seen = HELD;
      },
    });
    order(match, 'us', { 'Essex DB': 'Ozawa', 'Essex T': 'Ozawa' });
    order(match, 'us', { 'Essex DB': 'sea 0', 'Essex T': 'sea 0' }, 1, 2, 1, 3);
    const purposes = (match.table.journal ?? []).flatMap(({ roll }) => (roll ? [roll.purpose] : []));
    const [flak, attack] = ['purpose.flak', 'purpose.air attack'];
    expect(purposes.slice(-4)).toEqual([flak, attack, flak, attack]);
  });

  test('squadrons that are no escorts can only bomb', () => {
    const match = playing(raids.strike, { entry: marker('Taffy 3'), raids: [] }, raids.procedures, {
      change: (data) => {
        put(data, 'Taffy 3', '0103', 'Gambier Bay');
        put(data, 'Force C', '0603', 'Zuikaku');
        at(data.markers, marker('Force C')).seen = HELD;
        data.airAt[unit('Zuikaku F')] = 'cap';
      },
    });
    order(match, 'us', { 'Gambier Bay FB': 'Force C' }, 1);
    // It does not fight the patrol, and does not strafe.
    expect(piecesOf(match, 'us')).toEqual({ 'Gambier Bay FB': ['sea 0'] });
  });

  test('a squadron may be worth a fighter by itself against the flak of its target', () => {
    const match = playing(raids.strike, { entry: marker('Taffy 3'), raids: [] }, raids.procedures, {
      change: (data) => {
        put(data, 'Taffy 3', '0103', 'Gambier Bay');
        put(data, 'Ozawa', '0603', 'Yamato');
        at(data.markers, marker('Ozawa')).seen = HELD;
      },
    });
    order(match, 'us', { 'Gambier Bay FB': 'Ozawa' });
    order(match, 'us', { 'Gambier Bay FB': 'sea 0' }, 2, 3);
    const roll = (match.table.journal ?? []).find((event) => event.roll?.purpose === 'purpose.air attack')?.roll;
    expect(roll?.chart?.modifiers.map(({ id, n }) => [id, n])).toEqual([['flak', -1]]);
  });

  test('units tire with every mission', () => {
    const match = striking((data) => void put(data, 'Force C', '0603', 'Fuso'));
    order(match, 'us', { 'Essex DB': 'Ozawa' });
    order(match, 'us', { 'Essex DB': 'sea 0' }, 1, 1);
    expect([dataOf(match).airAt[unit('Essex DB')], dataOf(match).airWeak[unit('Essex DB')]]).toEqual(['flown', true]);
  });
});
