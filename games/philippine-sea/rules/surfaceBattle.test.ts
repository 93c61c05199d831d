import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { US_SHIP_BY_NAME, US_SHIPS } from '../data/usShips.ts';
import { acceptsBattle, battleshipsNeeded, type Combatant, firers, matchTargets, weightOf } from './surfaceBattle.ts';

const japan = (...names: string[]): Combatant[] =>
  names.map((name) => ({ side: 'japan', ship: JAPANESE_SHIP_BY_NAME.get(name) as number }));
const us = (...names: string[]): Combatant[] =>
  names.map((name) => ({ side: 'us', ship: US_SHIP_BY_NAME.get(name) as number }));
const nameOf = ({ side, ship }: Combatant): string => (side === 'us' ? US_SHIPS : JAPANESE_SHIPS)[ship]?.name ?? '';
const first = (targets: readonly Combatant[]): Combatant => targets[0] as Combatant;
const matches = (light: 'day' | 'dusk' | 'night', firing: Combatant[], targets: Combatant[]) =>
  matchTargets(light, firing, targets, first).map(({ firer, target }) => [nameOf(firer), nameOf(target)]);

describe('surface battle, not in play yet', () => {
  test('battleships outweigh cruisers, and those destroyers; carriers take no part', () => {
    const [iowa, cruisers, reno, destroyers, essex] = us('Iowa', 'CruDiv 6', 'Reno', 'DesDiv 106', 'Essex').map(
      weightOf,
    );
    expect(iowa).toBeGreaterThan(cruisers ?? 0);
    expect(reno).toBe(cruisers);
    expect(cruisers).toBeGreaterThan(destroyers ?? 0);
    expect(destroyers).toBeGreaterThan(0);
    expect(essex).toBe(0);
  });

  test('by day a force stands with half as many battleships, rounded up, and one at least', () => {
    expect([0, 1, 2, 3, 4, 5].map(battleshipsNeeded)).toEqual([1, 1, 1, 2, 2, 3]);
    expect(acceptsBattle('day', true, 1, 2)).toBe(true);
    expect(acceptsBattle('dusk', true, 1, 3)).toBe(false);
    expect(acceptsBattle('day', true, 0, 0)).toBe(false);
  });

  test('by night any surface force stands; what is none never does', () => {
    expect(acceptsBattle('night', true, 0, 7)).toBe(true);
    expect(acceptsBattle('night', false, 2, 0)).toBe(false);
    expect(acceptsBattle('day', false, 2, 0)).toBe(false);
  });

  test('by day destroyers fire only in the second round, where one side has nothing else', () => {
    const small = us('DesDiv 106');
    const units = [...japan('Musashi', 'Cruiser Force 1', 'Destroyer Force 1'), ...small];
    expect(firers('day', 1, units).map(nameOf)).toEqual(['Musashi']);
    expect(firers('dusk', 2, units)).toEqual(units);
  });

  test('by night all fire, but not in the first round who is surprised', () => {
    const units = [...japan('Destroyer Force 1'), ...us('Iowa')];
    expect(firers('night', 1, units)).toEqual(units);
    expect(firers('night', 1, units, 'us').map(nameOf)).toEqual(['Destroyer Force 1']);
    expect(firers('night', 2, units, 'us')).toEqual(units);
  });

  test('no target is attacked twice before all are once, the heaviest first', () => {
    const firing = japan('Cruiser Force 1', 'Yamato', 'Musashi', 'Nagato');
    expect(matches('day', firing, us('DesDiv 106', 'Iowa'))).toEqual([
      ['Yamato', 'Iowa'],
      ['Musashi', 'DesDiv 106'],
      ['Nagato', 'Iowa'],
      ['Cruiser Force 1', 'DesDiv 106'],
    ]);
    expect(matches('day', firing, [])).toEqual([]);
  });

  test('by night destroyers begin with the heaviest again, by day they take what is left', () => {
    const firing = japan('Yamato', 'Destroyer Force 1');
    expect(matches('night', firing, us('Iowa', 'CruDiv 6'))).toContainEqual(['Destroyer Force 1', 'Iowa']);
    expect(matches('dusk', firing, us('Iowa', 'CruDiv 6'))).toContainEqual(['Destroyer Force 1', 'CruDiv 6']);
  });
});
