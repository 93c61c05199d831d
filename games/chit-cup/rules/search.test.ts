import { choosable, oddsFor, promptFor, say, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { words } from '../words.ts';
import { NOBODY } from './search.ts';
import {
  asked,
  count,
  type CupMatch,
  deck,
  draw,
  force,
  from,
  heard,
  marker,
  measured,
  OFF,
  options,
  play,
  refused,
  sea,
} from './testing.ts';

const carriers = { level: 1, kind: 'carriers' } as const;

function searching(range: 0 | 1 | 2 | 3 | 4 | 5 | 6, known: Parameters<typeof force>[2] = {}): CupMatch {
  const data = sea({ forces: [force('A', OFF[range], known)], deck: deck({ search: 1, spent: 1 }) });
  return draw('search', data);
}

describe('search', () => {
  it('rule 4.1: every marker below level 2 may be named, or none', () => {
    const forces = [force('A', OFF[6]), measured('B', OFF[2], 'surface', 2), force('C', OFF[0], carriers)];
    const match = draw('search', sea({ forces, deck: deck({ search: 1 }) }));
    expect(asked(match)).toBe('search: marker');
    expect(options(match)).toEqual(['A', 'C', NOBODY]);
    const known = { reason: { key: 'why known', values: { marker: 'B' } }, rule: '4.1' };
    for (const wanted of [{ piece: 'B' }, { hex: OFF[2] }, { option: 'B' }])
      expect(whyNot(match, 'you', wanted)).toEqual(known);
    for (const wanted of [{ piece: 'A' }, { hex: OFF[6] }, { option: 'A' }])
      expect(whyNot(match, 'you', wanted)).toBeNull();
    for (const wanted of [{ piece: 'Z' }, { hex: OFF[4] }, { box: 'B' }, { piece: 'S1' }])
      expect(whyNot(match, 'you', wanted)?.reason.key).toBe('kernel.not offered');
    expect(refused(match, 'B')).not.toBeNull();
  });

  it('rule 4.1: without a squadron in the search box nobody searches', () => {
    const data = sea({ forces: [force('A', OFF[1])], deck: deck({ patrol: 3, strike: 2, spent: 1 }) });
    expect(asked(draw('search', data))).toBe('turn: service');
  });

  it('rule 4.1: without a marker below level 2 nobody searches', () => {
    const data = sea({ forces: [measured('A', OFF[1], 'surface', 1)], deck: deck({ search: 2, spent: 1 }) });
    expect(asked(draw('search', data))).toBe('turn: service');
  });

  it('rule 4.1: one squadron serves both search chits and is not spent', () => {
    const data = sea({ forces: [force('A', OFF[6])], chits: { search: 2 }, deck: deck({ search: 1, spent: 1 }) });
    const match = from('the cup', data);
    play(match, 'A', 1);
    expect(asked(match)).toBe('search: marker');
    play(match, NOBODY);
    expect(asked(match)).toBe('turn: service');
    expect(count(match, 'search')).toBe(1);
    expect(heard(match)).toEqual(['not sighted']);
  });

  it.each([
    [0, 2, 3],
    [2, 2, 3],
    [3, 4, 5],
    [4, 4, 5],
    [5, 6, 7],
    [6, 6, 7],
  ] as const)('rule 4.2: at %i hexes an unknown marker is missed with %i and sighted with %i', (range, miss, hit) => {
    const missed = play(searching(range), 'A', miss);
    expect(marker(missed, 'A')?.level).toBe(0);
    expect(heard(missed)).toEqual(['not sighted']);
    const seen = play(searching(range), 'A', hit, 1);
    expect(marker(seen, 'A')?.level).toBe(1);
  });

  it.each([
    [2, 1, 2],
    [3, 3, 4],
    [5, 5, 6],
  ] as const)('rule 4.2: at %i hexes a marker of level 1 is missed with %i and sighted with %i', (range, miss, hit) => {
    expect(marker(play(searching(range, carriers), 'A', miss), 'A')?.level).toBe(1);
    expect(marker(play(searching(range, carriers), 'A', hit, 3), 'A')?.level).toBe(2);
  });

  it.each([
    [2, {}, 8],
    [4, {}, 6],
    [5, {}, 4],
    [2, carriers, 9],
    [4, carriers, 7],
    [5, carriers, 5],
  ] as const)('rule 4.2: the odds at %i hexes, known as %o, are %i in 10', (range, known, ways) => {
    const { of, outcomes, source } = oddsFor(searching(range, known), 'you', 'A')!;
    expect([of, source]).toEqual([10, 'exact']);
    expect(outcomes).toContainEqual({ result: { key: 'result.search.sighted' }, ways });
    expect(outcomes).toContainEqual({ result: { key: 'result.search.nothing' }, ways: 10 - ways });
  });

  it('says what each option would do, and has no odds for doing nothing', () => {
    const match = searching(1);
    expect(choosable(promptFor(match, 'you')!).map(({ label }) => say(words, label))).toEqual([
      'Search for A in 0305, 1 hex away',
      "Don't search",
    ]);
    expect(oddsFor(match, 'you', NOBODY)).toBeNull();
  });
});
