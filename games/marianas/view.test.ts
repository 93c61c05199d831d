import { frozen } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR, AIR_OF } from './data/aircraft.ts';
import { grid, type SideId } from './data/map.ts';
import { FLEET, ship } from './data/ships.ts';
import { at, type Campaign, LEFT, LOST, OFF, setup, type Sortie, SUNK, UNKNOWN } from './data/state.ts';
import { place } from './rules/testing.ts';
import { observe } from './view.ts';

/** Both fleets partly at sea: J1 and U1 seen, J2 and U2 face down, a dummy of each, some sunk, some left. */
function atSea(change: (data: Campaign) => void = () => {}): Campaign {
  const data = setup('historical', { turns: 24, dummies: true, handicap: 20, otherTypes: true });
  data.turn = 3;
  data.intelligence = 'forewarned';
  data.entered = { japan: 2, us: 1 };
  at(data.markers, place(data, 'J1', '0505', 'Taiho')).seen = true;
  place(data, 'J2', '0606', 'Yamato', 'Musashi');
  at(data.markers, place(data, 'J3', '0606')).dummy = true;
  at(data.markers, place(data, 'U1', '1505', 'Hornet')).seen = true;
  place(data, 'U2', '1506', 'Iowa', 'Alabama');
  at(data.markers, place(data, 'U3', '1506')).dummy = true;
  data.dummies = { japan: 2, us: 2 };
  for (const id of ['Nagato', 'Wasp']) data.at[ship(id)] = SUNK;
  for (const id of ['Kongo', 'Essex']) data.at[ship(id)] = LEFT;
  change(data);
  return data;
}
const both: readonly [SideId, SideId][] = [
  ['japan', 'us'],
  ['us', 'japan'],
];
const SEEN = { japan: 'Taiho', us: 'Hornet' };
const HIDDEN = { japan: ['Yamato', 'Musashi'], us: ['Iowa', 'Alabama'] };
const GONE = { japan: 'Nagato', us: 'Wasp' };
const OUT = { japan: 'Kongo', us: 'Essex' };

describe('what a side sees', () => {
  test.each(both)('rule move-07: %s knows of %s ships only what is face up or sunk', (viewer, enemy) => {
    const data = atSea();
    const view = observe(data, viewer);
    expect(view.at[ship(SEEN[enemy])]).toBe(data.at[ship(SEEN[enemy])]);
    expect(HIDDEN[enemy].map((id) => view.at[ship(id)])).toEqual([UNKNOWN, UNKNOWN]);
    expect(view.at[ship(GONE[enemy])]).toBe(SUNK);
    expect(view.at[ship(OUT[enemy])]).toBe(UNKNOWN);
    expect(FLEET[enemy].filter((number) => view.at[number] !== UNKNOWN)).toHaveLength(2);
    expect(FLEET[viewer].map((number) => view.at[number])).toEqual(FLEET[viewer].map((number) => data.at[number]));
  });

  test.each(both)(
    'rules move-07, dummy-01: %s sees where %s markers lie, but not which are dummies',
    (viewer, enemy) => {
      const data = atSea();
      const view = observe(data, viewer);
      expect(view.markers.map(({ hex }) => hex)).toEqual(data.markers.map(({ hex }) => hex));
      const [own, other] = viewer === 'us' ? [18, 2] : [2, 18];
      expect([at(view.markers, own).dummy, at(view.markers, other).dummy]).toEqual([true, false]);
      expect([view.dummies[viewer], view.dummies[enemy]]).toEqual([2, UNKNOWN]);
    },
  );

  test.each(both)('%s does not know where %s air units stand, only which are lost', (viewer, enemy) => {
    const lost = AIR_OF[enemy][0]!;
    const data = atSea((campaign) => (campaign.base[lost] = LOST));
    const view = observe(data, viewer);
    expect(view.base[lost]).toBe(LOST);
    const rest = AIR_OF[enemy].filter((unit) => unit !== lost);
    expect(new Set(rest.map((unit) => view.base[unit]))).toEqual(new Set([UNKNOWN]));
    expect(AIR_OF[viewer].map((unit) => view.base[unit])).toEqual(AIR_OF[viewer].map((unit) => at(AIR, unit).base));
  });

  test.each(both)('%s knows of damage to %s ships that was seen, or that lies open now', (viewer, enemy) => {
    const [known, unknown] = HIDDEN[enemy].map(ship) as [number, number];
    const view = observe(
      atSea((data) => {
        for (const number of [known, unknown, ship(SEEN[enemy])]) data.damaged[number] = true;
        data.damageKnown[known] = true;
      }),
      viewer,
    );
    expect([known, unknown, ship(SEEN[enemy])].map((number) => view.damaged[number])).toEqual([true, false, true]);
    const own = observe(
      atSea((data) => (data.damaged[ship(HIDDEN[viewer][0]!)] = true)),
      viewer,
    );
    expect(own.damaged[ship(HIDDEN[viewer][0]!)]).toBe(true);
  });

  test('rule set-01: what Japan knows, and that its ships have come, is hidden from the Americans', () => {
    expect(observe(atSea(), 'us')).toMatchObject({ intelligence: 'unknown', entered: { japan: OFF, us: 1 } });
    expect(observe(atSea(), 'japan')).toMatchObject({ intelligence: 'forewarned', entered: { japan: 2, us: OFF } });
  });

  test.each(both)('%s does not see whither %s flights between bases go', (viewer, enemy) => {
    const sortie = (side: SideId, aimed: number): Sortie => ({
      unit: AIR_OF[side][0]!,
      side,
      ship: aimed,
      island: -1,
      hex: grid.mustHex('1005'),
      weapon: 'bomb',
      low: 0,
    });
    const raid = { ...sortie(enemy, -1), island: 1 };
    const data = atSea(
      (campaign) => (campaign.sorties = [sortie(enemy, -1), sortie(enemy, 3), raid, sortie(viewer, -1)]),
    );
    const hex = grid.mustHex('1005');
    expect(observe(data, viewer).sorties.map((one) => one.hex)).toEqual([UNKNOWN, hex, hex, hex]);
  });

  test('the referee sees all, and so does everybody when it is over', () => {
    expect(observe(atSea(), 'referee')).toEqual(atSea());
    const over = atSea((data) => (data.over = true));
    expect(observe(over, 'us')).toEqual(over);
    expect(observe(over, 'japan')).toEqual(over);
  });

  test('is made without changing anything', () => {
    const data = frozen(atSea((campaign) => (campaign.damaged[ship('Yamato')] = true)));
    for (const viewer of ['japan', 'us', 'referee']) expect(() => observe(data, viewer)).not.toThrow();
  });

  test('what both may know is the same for both', () => {
    const data = atSea();
    const [japan, us] = [observe(data, 'japan'), observe(data, 'us')];
    const same = Object.keys(data).filter(
      (key) => JSON.stringify(japan[key as keyof Campaign]) === JSON.stringify(us[key as keyof Campaign]),
    );
    const secret = ['intelligence', 'markers', 'at', 'base', 'dummies', 'entered'];
    expect(
      Object.keys(data)
        .filter((key) => !same.includes(key))
        .sort(),
    ).toEqual(secret.sort());
  });
});
