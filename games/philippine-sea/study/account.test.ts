import { seat, simulate } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../data/aircraft.ts';
import { isJapaneseCarrier, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { LOST_AT_FLEET, LOST_AWAY } from '../data/state.ts';
import { philippineSea as game } from '../index.ts';
import { fateOf, landPointsLost, navalPointsLost } from '../rules/victory.ts';

const played = Array.from({ length: 6 }, (_, i) => {
  const how = { scenario: 'two-days', seed: `account/${i}`, account: true };
  const { match, figures, played: done } = simulate(game, seat(game), how);
  return { state: match.table.state, figures, outcome: done.outcome, how };
});
const sum = (figures: Readonly<Record<string, number>>, names: readonly string[]): number =>
  names.reduce((total, name) => total + (figures[name] ?? Number.NaN), 0);

describe('the account of a battle', () => {
  test('every Japanese point and American unit that was lost is in it once', () => {
    for (const { state, figures } of played) {
      expect(sum(figures, ['japaneseLostFirst', 'japaneseLostSecond'])).toBe(
        8 * (navalPointsLost(state) + landPointsLost(state)),
      );
      const lost = UNITS.filter((_, unit) => [LOST_AT_FLEET, LOST_AWAY].includes(state.units[unit] as never)).length;
      const ways = ['usCombatFirst', 'usOtherFirst', 'usCombatSecond', 'usOtherSecond', 'usDarkSecond'];
      expect(sum(figures, ways)).toBe(12 * lost);
      const sunk = JAPANESE_SHIPS.filter((_, ship) => isJapaneseCarrier(ship) && fateOf(state, ship) === 'sunk').length;
      expect(sum(figures, ['sunkByAir', 'sunkBySubmarine'])).toBe(sunk);
    }
    expect(played.some(({ figures }) => (figures['usCombatFirst'] ?? 0) > 0)).toBe(true);
    expect(played.some(({ figures }) => (figures['sunkBySubmarine'] ?? 0) > 0)).toBe(true);
  });

  test('a match that is told of comes out as one that is not', () => {
    for (const { outcome, how } of played) {
      expect(simulate(game, seat(game), { ...how, account: false }).played.outcome).toEqual(outcome);
    }
  });

  test('every figure has its words', () => {
    for (const name of Object.keys(played[0]?.figures ?? {})) expect(game.words).toHaveProperty([`figure.${name}`]);
  });
});
