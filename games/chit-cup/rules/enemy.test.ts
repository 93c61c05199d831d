import { ask, promptFor } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import type { Force } from '../data/state.ts';
import {
  asked,
  count,
  type CupMatch,
  deck,
  draw,
  force,
  from,
  heard,
  hex,
  marker,
  measured,
  OFF,
  place,
  play,
  refused,
  sea,
} from './testing.ts';

const carriers = { level: 1, kind: 'carriers' } as const;
const surface = { level: 1, kind: 'surface' } as const;
/** The identity cup of the watch, read by a die of ten: 1-3 carriers, 4-7 false, 8-10 surface. */
const CUP = { carriers: 3, surface: 3, false: 4 };
const DRAWN = { carriers: 1, false: 4, surface: 8 };
const NO_BOMBS = 1;

/** The chit of the marker A, with so many squadrons on patrol and one spent, so that the turn ends with a question. */
function activate(target: Force, patrol: number, ...dice: number[]): CupMatch {
  return draw('A', sea({ forces: [target], unused: [], deck: deck({ patrol, spent: 1 }) }), dice);
}

/** The strength of the raid now coming in, or null where none does. */
function raidOf(match: CupMatch): unknown {
  return asked(match) === 'raid: patrol' ? promptFor(match, 'you')?.question.values?.['strength'] : null;
}

describe('the advance', () => {
  it('rule 6.1: a marker raids, then moves one hex toward the island', () => {
    const match = activate(measured('A', OFF[4], 'carriers', 3), 0, 7);
    expect(heard(match)).toEqual(['bombed', 'advances']);
    expect(place(match, 'A')).toBe('0303');
  });

  it.each([
    ['0203', '0204', []],
    ['0503', '0504', []],
    ['0107', '0207', []],
    ['0104', '0105', [1]],
    ['0104', '0205', [2]],
  ])('rule 6.1: from %s it moves to %s with dice %j', (before, after, dice) => {
    expect(place(activate(force('A', before, surface), 0, ...dice), 'A')).toBe(after);
  });

  it('rule 6.1: only the marker whose chit was drawn moves', () => {
    const forces = [force('A', '0203', surface), force('B', '0203', surface)];
    const match = draw('A', sea({ forces }));
    expect([place(match, 'A'), place(match, 'B')]).toEqual(['0204', '0203']);
  });

  it.each(['carriers', 'surface'] as const)('rule 6.5: %s that reach the island bombard it and are gone', (kind) => {
    const data = sea({ forces: [force('A', '0407', { level: 1, kind })], unused: [] });
    const match = draw('A', { ...data, group: { hex: hex('0101'), hits: 0 } });
    expect(heard(match).slice(0, 2)).toEqual(['advances', 'bombardment']);
    expect(match.table.state).toMatchObject({ bombardments: 1, forces: [], unused: [], group: { hits: 0 } });
  });

  it.each([
    ['carriers', 1, { ...CUP, carriers: 2 }, []],
    ['surface', 1, { ...CUP, surface: 2 }, []],
    ['false', 0, CUP, ['A']],
  ] as const)('rule 6.5: unknown at the island, it draws %s: %i bombardments', (drawn, bombardments, left, unused) => {
    const data = sea({ forces: [force('A', '0407')], unused: [], group: { hex: hex('0101'), hits: 0 } });
    const match = draw('A', data, [DRAWN[drawn]]);
    expect(match.table.state).toMatchObject({ bombardments, forces: [], unused, identities: left });
  });

  it('rule 6.5: a marker one hex short of the island is not revealed', () => {
    const data = sea({ forces: [force('A', '0507')], group: { hex: hex('0101'), hits: 0 } });
    const match = draw('A', data);
    expect(marker(match, 'A')).toMatchObject({ hex: hex('0407'), level: 0 });
    expect(match.table.state.bombardments).toBe(0);
  });
});

describe('who raids', () => {
  it('rule 6.2: carriers raid from four hexes and not from five', () => {
    expect(asked(activate(force('A', OFF[4], carriers), 1))).toBe('raid: patrol');
    const far = activate(force('A', OFF[5], carriers), 1);
    expect(asked(far)).toBe('turn: service');
    expect(heard(far)).toEqual(['advances']);
  });

  it('rule 6.2: a surface force does not raid', () => {
    expect(heard(activate(force('A', OFF[1], surface), 1))).toEqual(['advances']);
  });

  it('rule 6.2: an unknown marker within four hexes that draws carriers raids at level 1 with a strength of two', () => {
    const match = activate(force('A', OFF[4]), 1, DRAWN.carriers);
    expect(raidOf(match)).toBe(2);
    expect(marker(match, 'A')).toMatchObject({ level: 1, kind: 'carriers', strength: 0 });
    expect(match.table.state.identities).toEqual({ ...CUP, carriers: 2 });
  });

  it.each(['false', 'surface'] as const)(
    'rule 6.2: one that draws %s stays unknown, and the chit goes back',
    (drawn) => {
      const match = activate(force('A', OFF[4]), 1, DRAWN[drawn]);
      expect(heard(match)).toEqual(['advances']);
      expect(marker(match, 'A')).toMatchObject({ level: 0, kind: null });
      expect(match.table.state.identities).toEqual(CUP);
    },
  );

  it('rule 6.2: an unknown marker at five hexes draws nothing', () => {
    const match = activate(force('A', OFF[5]), 1);
    expect(heard(match)).toEqual(['advances']);
    expect(marker(match, 'A')?.level).toBe(0);
  });

  it('rules 6.2, 5.6: a raid has the strength of its carriers whatever hits they have, and two while it is not known', () => {
    expect(raidOf(activate(measured('A', OFF[4], 'carriers', 4), 1))).toBe(4);
    expect(raidOf(activate({ ...measured('A', OFF[4], 'carriers', 4), hits: 3 }, 1))).toBe(4);
    expect(raidOf(activate(force('A', OFF[4], carriers), 1))).toBe(2);
  });
});

describe('the raid', () => {
  const raiders = (strength: number): Force => measured('A', OFF[2], 'carriers', strength);

  it('rule 6.3: from none to all of the patrol may meet it', () => {
    const match = activate(raiders(3), 2);
    expect(ask(match, 'you')).toMatchObject({ kind: 'amount', min: 0, max: 2 });
    expect(refused(match, -1)).not.toBeNull();
    expect(refused(match, 3)).not.toBeNull();
  });

  it('rule 6.3: each squadron that meets it turns back one with five or more, and is spent', () => {
    // Of three, one is turned back: bombs 10 is read for two.
    const match = play(activate(raiders(3), 3), 2, 4, 5, 10);
    expect(match.table.state.group.hits).toBe(1);
    expect([count(match, 'patrol'), count(match, 'spent')]).toEqual([1, 3]);
    expect(heard(match)).toEqual(['patrol meets', 'bombed', 'advances']);
  });

  it('rule 6.3: one squadron alone may meet it', () => {
    const match = play(activate(raiders(2), 1), 1, 5, 9);
    expect(match.table.state.group.hits).toBe(0);
    expect(heard(match)).toEqual(['patrol meets', 'bombed', 'advances']);
  });

  it('rule 6.3: a patrol that stays away is not spent', () => {
    const match = play(activate(raiders(3), 3), 0, 10);
    expect(match.table.state.group.hits).toBe(2);
    expect(count(match, 'patrol')).toBe(3);
    expect(heard(match)).toEqual(['bombed', 'advances']);
  });

  it('rule 6.3: without a patrol nobody is asked', () => {
    expect(asked(activate(raiders(3), 0, NO_BOMBS))).toBe('turn: service');
  });

  it('rules 6.3, 6.4: a raid that is turned back whole drops no bombs, and no more turns back than came', () => {
    const match = play(activate(raiders(2), 3), 3, 5, 10, 5);
    expect(match.table.state.group.hits).toBe(0);
    expect(heard(match)).toEqual(['patrol meets', 'advances']);
    expect(match.table.journal?.find((event) => event.key === 'patrol meets')?.values).toEqual({ n: 2 });
  });

  it.each([
    [1, 6, 0],
    [1, 9, 0],
    [1, 10, 1],
    [2, 6, 0],
    [2, 7, 1],
    [2, 10, 1],
    [3, 6, 0],
    [3, 7, 1],
    [3, 9, 1],
    [3, 10, 2],
    [4, 10, 2],
  ])('rule 6.4: a raid of %i with bombs die %i scores %i', (strength, die, hits) => {
    expect(activate(raiders(strength), 0, die).table.state.group.hits).toBe(hits);
  });

  it('rule 7.3: three hits leave the group in action', () => {
    const data = sea({ forces: [raiders(2)], group: { hex: hex('0306'), hits: 2 }, deck: deck({ spent: 1 }) });
    const match = draw('A', data, [7]);
    expect(match.table.state.group.hits).toBe(3);
    expect(asked(match)).toBe('turn: service');
    expect(place(match, 'A')).toBe('0305');
  });

  it('rules 7.3, 8.1: the fourth hit ends the match at once: no advance, no other chit, no service', () => {
    const group = { hex: hex('0306'), hits: 3 };
    const data = sea({ forces: [raiders(2)], chits: { A: 1, quiet: 1 }, group, deck: deck({ spent: 1 }) });
    const match = from('the cup', data, [1, 7]);
    expect(match.table.whole).toMatchObject({ open: [], outcome: { result: 'defeat', scores: { points: -8 } } });
    expect(match.table.state.chits).toEqual({ A: 0, quiet: 1 });
    expect(heard(match)).toEqual(['bombed', 'defeat']);
    expect(place(match, 'A')).toBe(OFF[2]);
  });
});
