import { type Contact, tellContact } from '@point-option/chit-pull';
import { forecastFor, type Odds, say } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { grid } from '../data/map.ts';
import { words } from '../words.ts';
import { JAPAN_FORCE, JAPAN_HEX, marker, onto, type Scene, striking, US_FORCE, US_HEX } from './raids.testing.ts';

/** What a side was told: carriers, escort carriers, battleships, cruisers, destroyers, transports. */
function forecast(by: 'japan' | 'us', units: readonly string[], counts: readonly number[], scene: Scene = {}) {
  const [own, enemy, hex] = by === 'us' ? [US_FORCE, JAPAN_FORCE, JAPAN_HEX] : [JAPAN_FORCE, US_FORCE, US_HEX];
  const match = striking(own, {
    ready: units,
    ...scene,
    change: (data) => {
      const report: Omit<Contact, 'reports'> = {
        marker: marker(enemy),
        hex: grid.mustHex(hex),
        turn: data.turn,
        source: 'carrier search',
        told: 'types',
        total: counts.reduce((sum, n) => sum + n, 0),
        counts: [...counts],
        within: -1,
      };
      tellContact(data, by, report);
    },
  });
  return forecastFor(match, by, onto(enemy, units));
}

const titleOf = (odds: readonly Odds[]): string => (odds[0]?.title ? say(words, odds[0].title) : '');
const mean = ({ of, outcomes }: Odds): number =>
  outcomes.reduce((sum, { value = 0, ways }) => sum + value * ways, 0) / of;
const hits = (odds: readonly Odds[]): number => mean(odds[0] as Odds);
const lost = (odds: readonly Odds[]): number => mean(odds[1] as Odds);

describe('rules 8.1 and 8.2: what a strike promises', () => {
  it('knows the patrols of carriers, and those of escort carriers, from reports', () => {
    // Large and light carriers have 1.7 fighter units on average, and half are up.
    expect(titleOf(forecast('japan', ['Zuikaku B'], [4, 0, 0, 0, 0, 0]))).toContain('assuming 3 CAP units');
    // Escort carriers have one squadron each.
    expect(titleOf(forecast('japan', ['Zuikaku B'], [0, 4, 0, 0, 0, 0]))).toContain('assuming 2 CAP units');
    expect(titleOf(forecast('japan', ['Zuikaku B'], [0, 0, 2, 0, 0, 0]))).toContain('assuming 0 CAP units');
  });

  it('a patrol that fights the escort goes on to the bombers', () => {
    // One unit of patrol and one of escort: bombers would lose nothing if it stopped there, but for flak, which costs a US unit no step.
    const odds = forecast('us', ['VF-15/1', 'VB-15'], [4, 0, 0, 0, 0, 0]);
    expect(titleOf(odds)).toContain('assuming 1 CAP unit ');
    expect(Math.max(...(odds[1]?.outcomes ?? []).map(({ value = 0 }) => value))).toBe(2);
  });

  it('fighters that suppress flak make it better', () => {
    const carriers = [0, 0, 1, 0, 0, 0];
    expect(hits(forecast('us', ['VB-15', 'VF-15/1'], carriers))).toBeGreaterThan(
      hits(forecast('us', ['VB-15'], carriers)),
    );
    expect(lost(forecast('us', ['VB-15', 'VF-15/1'], carriers))).toBe(0);
  });
});
