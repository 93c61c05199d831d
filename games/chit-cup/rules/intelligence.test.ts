import { describe, expect, it } from 'vitest';
import { setup } from '../data/state.ts';
import { asked, type CupMatch, deck, draw, force, from, heard, marker, OFF, play, sea } from './testing.ts';

const SIGHTED = 10;
/** The identity cup of the watch, read by a die of ten: 1-3 carriers, 4-7 false, 8-10 surface. */
const CUP = { carriers: 3, surface: 3, false: 4 };

/** The marker A is sighted, and the next die decides what is learned. */
function sight(known: Parameters<typeof force>[2], die: number): CupMatch {
  const data = sea({ forces: [force('A', OFF[5], known)], unused: [], deck: deck({ search: 1, spent: 1 }) });
  return play(draw('search', data), 'A', SIGHTED, die);
}

describe('intelligence', () => {
  it('rule 3.1: a marker appears at level 0, with neither kind nor strength', () => {
    const match = from('arrivals', sea({ unused: ['A'], deck: deck({ search: 1 }) }), [3, 1, 3]);
    expect(asked(match)).toBe('search: marker');
    expect(marker(match, 'A')).toMatchObject({ level: 0, kind: null, strength: 0, hits: 0 });
    expect(match.table.state.identities).toEqual(CUP);
  });

  it('rule 3.2: the identity cup of each scenario', () => {
    expect(setup('watch').identities).toEqual(CUP);
    expect(setup('crowded').identities).toEqual({ carriers: 4, surface: 4, false: 4 });
  });

  it.each([
    [1, 'carriers', { ...CUP, carriers: 2 }],
    [3, 'carriers', { ...CUP, carriers: 2 }],
    [8, 'surface', { ...CUP, surface: 2 }],
    [10, 'surface', { ...CUP, surface: 2 }],
  ])('rule 3.2: identity die %i is %s, and its chit stays with the marker', (die, kind, left) => {
    const match = sight({}, die);
    expect(marker(match, 'A')).toMatchObject({ level: 1, kind, strength: 0 });
    expect(match.table.state.identities).toEqual(left);
    expect(heard(match)).toEqual(['sighted', 'identified']);
  });

  it('rule 3.2: a chit that is out of the cup cannot be drawn', () => {
    const data = sea({
      forces: [force('A', OFF[5])],
      identities: { carriers: 0, surface: 1, false: 0 },
      deck: deck({ search: 1 }),
    });
    const match = play(draw('search', data), 'A', SIGHTED);
    expect(marker(match, 'A')).toMatchObject({ kind: 'surface' });
  });

  it.each([4, 7])('rule 3.3: identity die %i is false: the marker goes, its chit goes back', (die) => {
    const match = sight({}, die);
    expect(marker(match, 'A')).toBeUndefined();
    expect(match.table.state.identities).toEqual(CUP);
    expect(match.table.state.unused).toEqual(['A']);
    expect(heard(match)).toEqual(['sighted', 'false contact']);
  });

  it('rule 3.3: the chit of a marker that proved false is not drawn this turn, and the marker may appear again', () => {
    const forces = [force('A', OFF[5])];
    const chits = { A: 1, quiet: 1, search: 1 };
    const data = sea({ forces, chits, unused: ['B'], deck: deck({ search: 1, spent: 1 }) });
    // With A's chit out of the cup only the quiet one is left, which needs no die.
    const match = play(from('the cup', data, [3]), 'A', SIGHTED, 4);
    expect(asked(match)).toBe('turn: service');
    expect(match.table.state.chits).toEqual({ A: 0, quiet: 0, search: 0 });
    play(match, []);
    play(match, match.table.state.group.hex);
    // Arrivals 6: B, which waited longer, and then A, in 0101 and 0501; the search chit (3 of 6) is drawn first.
    play(match, { S1: 'search' }, 6, 1, 5, 4);
    expect(match.table.state.unused).toEqual([]);
    expect(match.table.state.forces).toEqual([force('B', '0101'), force('A', '0501')]);
  });

  it.each([
    ['carriers', 1, 2],
    ['carriers', 2, 2],
    ['carriers', 3, 3],
    ['carriers', 4, 3],
    ['carriers', 5, 4],
    ['carriers', 6, 4],
    ['surface', 2, 1],
    ['surface', 3, 2],
    ['surface', 4, 2],
    ['surface', 5, 3],
  ] as const)('rule 3.4: %s with strength die %i have a strength of %i', (kind, die, strength) => {
    const match = sight({ level: 1, kind }, die);
    expect(marker(match, 'A')).toMatchObject({ level: 2, kind, strength });
    expect(match.table.state.identities).toEqual(CUP);
    expect(heard(match)).toEqual(['sighted', 'measured']);
  });
});
