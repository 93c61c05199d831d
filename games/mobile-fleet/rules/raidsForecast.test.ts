import { at, type Contact, tellContact } from '@point-option/chit-pull';
import { forecastFor, type Odds, promptFor, say } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { hex as hexOf, dataOf, hurt, marker, place, weaken } from './testing.ts';
import { ARM } from '../data/arms.ts';
import { words } from '../words.ts';
import type { MobileTheater } from '../data/own.ts';
import { JAPAN_GROUP, JAPAN_HEX, onto, type Scene, striking, US_GROUP, US_HEX } from './raids.testing.ts';

const BOMBERS = ['VB-2', 'VT-2'];
const FIGHTERS = ['VF-2/1', 'VF-2/2'];

/** What a side was told of the other's group: counts of CV, CVL, BB, CA, CL, DD. */
function told(data: MobileTheater, side: 'japan' | 'us', counts: number[]): void {
  const [marked, hex] = side === 'us' ? [JAPAN_GROUP, JAPAN_HEX] : [US_GROUP, US_HEX];
  const report: Omit<Contact, 'reports'> = {
    marker: marker(marked),
    hex: hexOf(hex),
    turn: data.turn,
    source: 'carrier search',
    told: 'types',
    total: counts.reduce((sum, n) => sum + n, 0),
    counts,
    within: -1,
  };
  tellContact(data, side, report);
}

function american(units: readonly string[], counts: number[] | null, scene: Scene = {}): readonly Odds[] {
  const match = striking(US_GROUP, {
    ready: [...BOMBERS, ...FIGHTERS],
    ...scene,
    change: (data) => {
      if (counts) told(data, 'us', counts);
      scene.change?.(data);
    },
  });
  return forecastFor(match, 'us', onto(JAPAN_HEX, units));
}

const mean = ({ of, outcomes }: Odds): number =>
  outcomes.reduce((sum, { value = 0, ways }) => sum + value * ways, 0) / of;
const means = (odds: readonly Odds[]): number[] => odds.map(mean);
const title = (odds: Odds | undefined): string => (odds?.title ? say(words, odds.title) : '');

describe('what a strike promises before it is ordered', () => {
  it('is told of the whole slip: hits and steps lost, each as often as in its trials', () => {
    const odds = american([...BOMBERS, ...FIGHTERS], [3, 0, 0, 1, 1, 2]);
    expect(odds).toHaveLength(2);
    for (const { of, outcomes, source } of odds) {
      expect(source).toBe('simulated');
      expect(outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(of);
    }
    expect(title(odds[0])).toBe('hits expected at 0610, assuming 2 CAP units and flak 6');
    expect(title(odds[1])).toBe('steps of yours lost at 0610');
    expect(mean(odds[0] as Odds)).toBeGreaterThan(0.5);
  });

  it('is told of the hex that the aircraft fly to, whatever other targets there are', () => {
    const match = striking(US_GROUP, {
      ready: BOMBERS,
      change: (data) => {
        place(data, 'Force B', '0711');
        at(data.markers, marker('Force B')).seen = ARM.carrier;
      },
    });
    for (const hex of [JAPAN_HEX, '0711'])
      expect(forecastFor(match, 'us', onto(hex, BOMBERS)).map((odds) => title(odds).slice(0, 24))).toEqual([
        expect.stringContaining(`at ${hex}`),
        expect.stringContaining('steps of yours lost at'),
      ]);
  });

  it('grows with the slip, and falls without escorts', () => {
    const report = [3, 3, 0, 1, 1, 2];
    const hits = (units: readonly string[]): number => means(american(units, report))[0] ?? 0;
    expect(hits(BOMBERS)).toBeGreaterThan(hits(['VT-2']));
    expect(hits([...BOMBERS, ...FIGHTERS])).toBeGreaterThan(hits(BOMBERS));
    expect(means(american([], report))).toEqual([]);
    // Fighters alone hit nothing, and are met all the same.
    const [none, lost] = means(american(FIGHTERS, report));
    expect([none, (lost ?? 0) > 0]).toEqual([0, true]);
  });

  it('assumes what was reported: more carriers have more fighters up, and none that nobody knows of', () => {
    const [, few] = means(american([...BOMBERS, ...FIGHTERS], [1, 0, 0, 1, 0, 0]));
    const [, many] = means(american([...BOMBERS, ...FIGHTERS], [3, 6, 0, 1, 0, 0]));
    expect(many).toBeGreaterThan(few ?? 9);
    const blind = american(BOMBERS, null);
    expect(title(blind[0])).toMatch(/assuming no CAP and flak \d: you know nothing of it/);
    expect(mean(blind[1] as Odds)).toBe(0);
    expect(title(american(BOMBERS, [0, 0, 0, 0, 0, 3])[0])).toContain('assuming 0 CAP units');
  });

  it('depends on nothing that the side does not know', () => {
    const report = [2, 0, 0, 1, 1, 2];
    const plain = american(BOMBERS, report);
    expect(american(BOMBERS, report, { japan: ['Chitose', 'Zuiho'], cap: ['Taiho F'] })).toEqual(plain);
    expect(american(BOMBERS, report, { change: (data) => hurt(data, 'Taiho', 3) })).toEqual(plain);
  });

  it('knows fatigue and extended range', () => {
    const report = [1, 0, 0, 0, 0, 1];
    const fresh = means(american(['VB-2'], report))[0] ?? 0;
    const tired = means(american(['VB-2'], report, { change: (data) => weaken(data, 'VB-2') }))[0] ?? 9;
    expect(tired).toBeLessThan(fresh);
    const far = striking(US_GROUP, {
      ready: ['VB-2'],
      change: (data) => {
        place(data, JAPAN_GROUP, '0510');
        told(data, 'us', report);
      },
    });
    expect(means(forecastFor(far, 'us', onto('0510', ['VB-2'])))[0]).toBe(tired);
  });

  it('counts what flak shoots down of Japanese units', () => {
    const match = striking(JAPAN_GROUP, {
      ready: ['Taiho DB', 'Taiho T', 'Taiho F'],
      change: (data) => told(data, 'japan', [2, 2, 0, 3, 2, 4]),
    });
    const odds = forecastFor(match, 'japan', onto(US_HEX, ['Taiho DB', 'Taiho T', 'Taiho F']));
    expect(title(odds[0])).toBe('hits expected at 1410, assuming 3 CAP units and flak 8');
    expect(mean(odds[1] as Odds)).toBeGreaterThan(1);
    expect(dataOf(match).raid).toBeNull();
  });

  it('is offered with the question, and not for airfields', () => {
    const match = striking(US_GROUP, { ready: BOMBERS });
    expect(promptFor(match, 'us')).toMatchObject({ kind: 'arrange', forecasts: true });
    const near = striking(US_GROUP, { ready: BOMBERS, change: (data) => place(data, US_GROUP, '3416') });
    expect(forecastFor(near, 'us', onto('Guam', BOMBERS))).toEqual([]);
  });

  describe('plays its trials as the rules play a raid', () => {
    /** Hits and steps lost on average, in trials that always roll the same dice: another way to play them gives other figures. */
    const figures = (odds: readonly Odds[]): string[] => means(odds).map((n) => n.toFixed(3));

    function japanese(units: readonly string[], counts: number[], scene: Scene = {}): string[] {
      const match = striking(JAPAN_GROUP, {
        ready: [...units],
        ...scene,
        change: (data) => {
          told(data, 'japan', counts);
          scene.change?.(data);
        },
      });
      return figures(forecastFor(match, 'japan', onto(US_HEX, units)));
    }

    // Counts are of CV, CVL, BB, CA, CL, and DD.
    const MANY = ['VB-2', 'VT-2', 'VB-1', 'VT-1', 'VT-50'];
    const WING: Scene = { us: ['Hornet', 'Yorktown', 'Bataan'], ready: [...MANY, ...FIGHTERS] };
    it.each<[string, string[], number[], string[], Scene?]>([
      ['bombers alone, with nobody up: flak only', BOMBERS, [0, 0, 2, 0, 0, 0], ['1.730', '0.000']],
      ['CAP that bombers meet alone', BOMBERS, [2, 0, 0, 0, 0, 0], ['1.975', '0.350']],
      ['an escort for each CAP unit', [...BOMBERS, ...FIGHTERS], [1, 0, 0, 0, 0, 0], ['2.405', '0.370']],
      ['an escort too few', [...BOMBERS, 'VF-2/1'], [2, 0, 0, 0, 0, 0], ['2.130', '0.380']],
      ['escorts that nobody meets: they strafe', [...BOMBERS, ...FIGHTERS], [0, 0, 0, 2, 0, 0], ['2.330', '0.000']],
      ['more bombers than go for one ship', [...MANY, ...FIGHTERS], [0, 0, 0, 0, 2, 0], ['5.390', '0.000'], WING],
      ['more CAP than bombers', ['VT-2'], [9, 0, 0, 0, 0, 0], ['0.395', '0.930']],
      ['destroyers, one box each', ['VT-2'], [0, 0, 0, 0, 0, 4], ['0.260', '0.000']],
    ])('%s', (_name, units, counts, expected, scene) => {
      expect(figures(american(units, counts, scene))).toEqual(expected);
    });

    const TAIHO = ['Taiho DB', 'Taiho T'];
    it.each<[string, string[], number[], Scene, string[]]>([
      [
        'bombers alone, with nobody up: flak from next to the target too',
        TAIHO,
        [0, 0, 2, 0, 0, 0],
        {},
        ['0.040', '3.180'],
      ],
      ['CAP that shoots them all down', TAIHO, [9, 0, 0, 0, 0, 0], {}, ['0.000', '4.000']],
      ['escorts that bear their own losses', [...TAIHO, 'Taiho F'], [1, 0, 0, 0, 0, 0], {}, ['0.115', '3.830']],
      ['escorts that strafe', [...TAIHO, 'Taiho F'], [0, 0, 0, 2, 0, 0], {}, ['0.235', '2.590']],
      [
        'ordnance of those that fall (14.0)',
        TAIHO,
        [0, 0, 2, 0, 0, 0],
        { options: { ordnance: true } },
        ['0.180', '3.215'],
      ],
      [
        'what a unit carried before flak (14.0)',
        ['Taiho DB'],
        [1, 0, 0, 0, 0, 0],
        { options: { ordnance: true } },
        ['0.130', '1.710'],
      ],
      [
        'units with one step left',
        TAIHO,
        [0, 0, 2, 0, 0, 0],
        { change: (d) => weaken(d, ...TAIHO) },
        ['0.015', '1.860'],
      ],
      [
        'fighter-bombers among them',
        ['Zuikaku FB', 'Zuikaku F'],
        [1, 0, 0, 0, 0, 0],
        { japan: ['Zuikaku'] },
        ['0.000', '2.405'],
      ],
    ])('%s', (_name, units, counts, scene, expected) => {
      expect(japanese(units, counts, scene)).toEqual(expected);
    });
  });
});
