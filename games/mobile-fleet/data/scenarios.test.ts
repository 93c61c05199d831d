import { OFF } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { grid, SAIPAN } from './map.ts';
import { marker } from './markers.ts';
import type { ScenarioId } from './own.ts';
import { CAUTIOUS_RADIUS, SCENARIOS } from './scenarios.ts';
import { start } from './start.ts';

/** What a scenario of ours does otherwise than the historical one. */
function changes(id: ScenarioId): object {
  const [ours, historical] = [Object.entries(SCENARIOS[id]), new Map(Object.entries(SCENARIOS.historical))];
  return Object.fromEntries(
    ours.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(historical.get(name))),
  );
}

describe('the scenarios that are ours', () => {
  test('16.2: unleashed, the US is let go on the second night and must win by more; Japan has another marker and more time', () => {
    expect(changes('unleashed')).toEqual({
      id: 'unleashed',
      rule: '16.2',
      source: 'ours',
      usPlacement: 9,
      cautiousUntil: 5,
      japan: { ...SCENARIOS.historical.japan, others: 4 },
      strikeBy: 10,
      levels: 58,
    });
  });

  test('16.3: the dream, in which everything goes as Japan planned', () => {
    expect(changes('dream')).toMatchObject({
      strikeBy: 0,
      coordination: false,
      onward: false,
      trained: true,
      carrierRecovery: 5,
      landAirEarly: true,
      japaneseSubmarines: true,
      cautiousUntil: 6,
      levels: 33,
    });
  });

  test('16.3: in the dream two carrier groups are far from Task Force 58', () => {
    const hexOf = (scenario: ScenarioId, id: string): number => start(scenario, {}).markers[marker(id)]?.hex ?? OFF;
    for (const id of ['TG 58.1', 'TG 58.4']) {
      const gap = (scenario: ScenarioId): number => grid.distance(hexOf(scenario, id), hexOf(scenario, 'TF 58'));
      expect(gap('dream')).toBeGreaterThan(gap('historical') + 5);
      expect(grid.distance(hexOf('dream', id), SAIPAN)).toBeGreaterThan(CAUTIOUS_RADIUS);
    }
    for (const id of ['TF 58', 'TG 52.10']) expect(hexOf('dream', id)).toBe(hexOf('historical', id));
  });
});
