import { describe, expect, test } from 'vitest';
import { LOCATED, SPOTTED } from '../data/state.ts';
import { place } from '../rules/testing.ts';
import { words } from '../words.ts';
import { hasDisplay } from '../rules/forces.ts';
import { butai, contacts } from './butai.ts';
import { boxOf, gaugesOf, notesOf, piecesOf, seen, spoken } from './present.testing.ts';

const noAir = () => ({ turnaround: [0, 0, 0, 0, 0], all: 0, lost: 0 });
const shown = (ships: readonly string[], force: Parameters<typeof place>[3]) => {
  const g = seen((battle) => void place(battle, '1120', ships, force));
  return butai(g, g.state.forces[0]!);
};

describe('Japanese forces', () => {
  test('rules 7.3, 8.11, 8.14: level, sighting and how it will age, in words', () => {
    const force = { kind: 'carrier', level: 1, chit: 'Carrier', detection: SPOTTED } as const;
    const display = shown([], { ...force, air: noAir() });
    expect(spoken(display)).toBe('Force A in 1120');
    expect(gaugesOf(display)).toEqual(['Intelligence 1/4']);
    expect(notesOf(display)).toEqual([
      'unsure: Known: carriers',
      'unsure: Ships unidentified',
      'unsure: Air strength unknown',
      'Spotted, located when it next acts',
    ]);
    const lost = shown([], { ...force, air: noAir(), detection: 0 });
    expect(notesOf(lost).at(-1)).toBe('unsure: Undetected');
  });

  test('rules 9.24, 9.25: points seen are the least there can be until the carriers are counted; then their value is known', () => {
    const air = { turnaround: [0, 0, 3, 0, 0], all: 4, lost: 1 };
    const two = shown([], { kind: 'carrier', level: 2, chit: '2-3 Carriers', detection: LOCATED, air });
    expect(notesOf(two)).toContain('unsure: At least 8 air points');
    expect(gaugesOf(two)).toEqual(['Intelligence 2/4']);
    const four = shown(['Shokaku', 'Zuikaku'], { kind: 'carrier', level: 4, detection: LOCATED, air });
    expect(notesOf(four)).toContain('8 air points');
    expect(gaugesOf(four)[0]).toBe('Intelligence 4/4');
    expect(gaugesOf(four)[1]).toMatch(/^Air value \d+\/\d+$/);
    const [value] = four.gauges!.slice(1);
    expect(value!.max - value!.value).toBe(1);
  });

  test('rule 7.37: carriers that are counted and not made out lie there as unknown ones', () => {
    const three = shown([], { kind: 'carrier', level: 3, chit: '1/2', air: noAir() });
    expect(piecesOf(boxOf(three, 'ships 0'))).toEqual([
      'Unknown fleet carrier',
      'Unknown light carrier',
      'Unknown light carrier',
    ]);
    const four = shown(['Shokaku'], { kind: 'carrier', level: 4, air: noAir() });
    expect(piecesOf(boxOf(four, 'ships 0'))).toHaveLength(1);
  });

  test('rules 9.12, 14.16: hits that are on no ship yet are named where there are any', () => {
    const force = { kind: 'carrier', level: 1, chit: 'Carrier' } as const;
    const hits = (n: number[]) =>
      notesOf(shown([], { ...force, air: noAir(), hits: n })).filter((note) => note.includes('hit'));
    expect(hits([0, 0, 0])).toEqual([]);
    expect(hits([1, 0, 1])).toEqual(['2 hits on unidentified ships']);
    expect(hits([0, 1, 0])).toEqual(['1 hit on unidentified ships']);
  });

  test('rules 7.33, 8.35: a surface force is known at level 3; an advantage over a force is good news', () => {
    const display = shown(['Yamato'], { kind: 'surface', level: 3, advantage: true });
    expect(gaugesOf(display)).toEqual(['Intelligence 3/3']);
    expect(notesOf(display)).toContain('good: Surprised: advantage ours');
    expect(notesOf(display).some((note) => note.includes('air'))).toBe(false);
  });

  test('rule 7.11: forces that are no more than a counter are listed together', () => {
    const g = seen((battle) => {
      place(battle, '1120');
      place(battle, '0818', [], { level: 1, chit: 'Large' });
      place(battle, '0918', ['Yamato'], { kind: 'surface', level: 3 });
    });
    expect(g.state.forces.map(hasDisplay)).toEqual([false, false, true]);
    const [display] = contacts(g);
    expect(display!.boxes.map(spoken)).toEqual(['Force A in 1120', 'Force B in 0818']);
    expect(notesOf(display!.boxes[1]!)).toEqual(['unsure: Known: large', 'unsure: Undetected']);
  });

  test('rule 7.36: the chart of level 2 does not speak of Kido Butai, which only the great battle has', () => {
    const results = Object.entries(words).filter(([key]) => key.startsWith('result.level 1 to 2.'));
    expect(results.length).toBeGreaterThan(6);
    expect(results.filter(([, said]) => said.includes('Kido Butai'))).toEqual([]);
  });
});
