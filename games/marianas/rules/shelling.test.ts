import { deed, end, procedure } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER, islandBase } from '../data/aircraft.ts';
import { grid, GUAM, IWO } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { type Campaign, LOST, setup } from '../data/state.ts';
import { basingLegal } from './airBases.ts';
import { AFTER, phaseOf } from './phase.testing.ts';
import { battleshipsAt, destroyField, shellsField } from './shelling.ts';
import { events, now, place } from './testing.ts';

describe('airfields', () => {
  test('rule air-02: Iwo Jima takes two air units, the others any number', () => {
    expect([1, 2, 3].map((n) => basingLegal(IWO, n))).toEqual([true, true, false]);
    expect(basingLegal(GUAM, 9)).toBe(true);
  });

  test('rule air-05: three sound American battleships in the hex that have not fought this turn wreck a field', () => {
    expect([2, 3, 4].map(shellsField)).toEqual([false, true, true]);
    const data = setup('historical', { turns: 24 });
    data.turn = 3;
    place(data, 'U1', '1309', 'Iowa', 'Tennessee', 'Louisville', 'Hornet');
    place(data, 'U2', '1309', 'Maryland', 'Idaho');
    place(data, 'U3', '1308', 'Alabama');
    const guam = grid.mustHex('1309');
    expect(battleshipsAt(data, guam)).toBe(4);
    data.damaged[ship('Idaho')] = true;
    expect(battleshipsAt(data, guam)).toBe(3);
    data.markers[16]!.fought = 3;
    expect(battleshipsAt(data, guam)).toBe(1);
    data.markers[16]!.fought = 2;
    expect(battleshipsAt(data, guam)).toBe(3);
  });

  test('rule air-05: what stands on the field is lost with it, once', () => {
    const shell = procedure<Campaign>('shell', 'air-05', [
      deed('shell', 'air-05', (g) => {
        destroyField(g, GUAM);
        destroyField(g, GUAM);
        return end;
      }),
    ]);
    const match = phaseOf(shell, [shell], {});
    const { islands, base, airLost } = match.table.state;
    expect(now(match)).toBe(AFTER);
    expect(islands.map(({ field }) => field)).toEqual([true, false, true, true]);
    expect(['Betty 1', 'Zero 1', 'Zero 2'].map((id) => base[AIR_NUMBER.get(id)!])).toEqual([LOST, LOST, LOST]);
    expect(base).not.toContain(islandBase(GUAM));
    expect(base[AIR_NUMBER.get('Zero 3')!]).not.toBe(LOST);
    expect(airLost).toEqual({ japan: 3, us: 0 });
    expect(events(match, 'field wrecked with aircraft')).toHaveLength(1);
  });
});
