import { ask, choosable, oddsFor, promptFor, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import type { Force } from '../data/state.ts';
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
const FOUND = 10;
const NO_FLAK = 1;

/** The strike chit, with so many squadrons in the strike box and one spent, so that the turn ends with a question. */
function striking(target: Force, squadrons = 4): CupMatch {
  return draw('strike', sea({ forces: [target], unused: [], deck: deck({ strike: squadrons, spent: 1 }) }));
}

/** All squadrons fly against A with these dice: contact, strength where it is not known, flak, damage. */
function strike(target: Force, squadrons: number, ...dice: number[]): CupMatch {
  return play(play(striking(target, squadrons), 'A'), squadrons, ...dice);
}

describe('the target', () => {
  it('rule 5.1: a marker of level 1 within five hexes may be struck, one of level 0 or at six may not', () => {
    const forces = [
      force('A', OFF[5], carriers),
      force('B', OFF[6], carriers),
      force('C', OFF[1]),
      measured('D', OFF[0], 'surface', 1),
    ];
    const match = draw('strike', sea({ forces, deck: deck({ strike: 1 }) }));
    expect(options(match)).toEqual(['A', 'D', NOBODY]);
    const because = (key: string, name: string): object => ({
      reason: { key, values: { marker: name, reach: 5 } },
      rule: '5.1',
    });
    for (const wanted of [{ piece: 'B' }, { hex: OFF[6] }, { option: 'B' }])
      expect(whyNot(match, 'you', wanted)).toEqual(because('why too far', 'B'));
    for (const wanted of [{ piece: 'C' }, { hex: OFF[1] }])
      expect(whyNot(match, 'you', wanted)).toEqual(because('why unknown', 'C'));
    expect(whyNot(match, 'you', { piece: 'A' })).toBeNull();
    for (const wanted of [{ hex: OFF[3] }, { box: 'B' }, { piece: 'S1' }])
      expect(whyNot(match, 'you', wanted)?.reason.key).toBe('kernel.not offered');
    expect(refused(match, 'B')).not.toBeNull();
    expect(refused(match, 'C')).not.toBeNull();
  });

  it('rule 5.1: without a target, or without squadrons in the strike box, nobody is asked', () => {
    expect(asked(striking(force('A', OFF[1])))).toBe('turn: service');
    expect(asked(striking(force('A', OFF[6], carriers)))).toBe('turn: service');
    expect(asked(striking(force('A', OFF[5], carriers), 0))).toBe('turn: service');
    expect(asked(striking(force('A', OFF[5], carriers), 1))).toBe('strike: target');
  });

  it('rule 5.1: the strike may be held', () => {
    const match = play(striking(force('A', OFF[1], carriers)), NOBODY);
    expect(asked(match)).toBe('turn: service');
    expect(count(match, 'strike')).toBe(4);
  });

  it('warns of a target whose strength is not known', () => {
    const caution = (target: Force): unknown => choosable(promptFor(striking(target), 'you')!)[0]?.caution;
    expect(caution(force('A', OFF[1], carriers))).toEqual({ key: 'caution vague' });
    expect(caution(measured('A', OFF[1], 'carriers', 3))).toBeUndefined();
  });

  it('rules 5.2, 5.7: from one squadron to all of the strike box fly, and are spent', () => {
    const match = play(striking(measured('A', OFF[1], 'carriers', 4), 3), 'A');
    expect(ask(match, 'you')).toMatchObject({ kind: 'amount', min: 1, max: 3 });
    expect(refused(match, 0)).not.toBeNull();
    expect(refused(match, 4)).not.toBeNull();
    play(match, 2, FOUND, NO_FLAK, 1, 1);
    expect(count(match, 'strike')).toBe(1);
    expect(count(match, 'spent')).toBe(3);
  });

  it('rule 5.7: squadrons that found nothing are spent too', () => {
    const match = play(strike(measured('A', OFF[1], 'surface', 1), 2, 1), false);
    expect(count(match, 'spent')).toBe(3);
  });
});

describe('contact', () => {
  it.each([
    [2, 1, 2],
    [3, 2, 3],
    [4, 2, 3],
    [5, 4, 5],
  ] as const)('rule 5.3: at %i hexes %i finds nothing and %i finds a marker of level 2', (range, miss, hit) => {
    const target = measured('A', OFF[range], 'surface', 3);
    expect(asked(strike(target, 1, miss))).toBe('strike: look again');
    expect(heard(strike(target, 1, hit, NO_FLAK, 1))).toEqual(['contact', 'hits']);
  });

  it.each([
    [2, 2, 3],
    [3, 3, 4],
    [5, 5, 6],
  ] as const)('rule 5.3: at %i hexes %i finds nothing and %i finds a marker of level 1', (range, miss, hit) => {
    const target = force('A', OFF[range], carriers);
    expect(asked(strike(target, 1, miss))).toBe('strike: look again');
    expect(heard(strike(target, 1, hit, 1, NO_FLAK, 1))).toEqual(['contact', 'measured', 'hits']);
  });

  it('rule 5.3: the second look is two worse, and the last', () => {
    const target = measured('A', OFF[5], 'surface', 3);
    const found = play(strike(target, 1, 1), true, 7, NO_FLAK, 1);
    expect(heard(found)).toEqual(['no contact', 'contact', 'hits']);
    const lost = play(strike(target, 1, 1), true, 6);
    expect(asked(lost)).toBe('turn: service');
    expect(heard(lost)).toEqual(['no contact', 'no contact']);
  });

  it('rule 5.3: both penalties hold for a second look at a marker of level 1', () => {
    const target = force('A', OFF[5], carriers);
    expect(heard(play(strike(target, 1, 1), true, 7))).toEqual(['no contact', 'no contact']);
    expect(heard(play(strike(target, 1, 1), true, 8, 1, NO_FLAK, 1))).toContain('contact');
  });

  it('rule 5.3: one may fly home instead', () => {
    const match = play(strike(measured('A', OFF[5], 'surface', 3), 1, 1), false);
    expect(asked(match)).toBe('turn: service');
    expect(heard(match)).toEqual(['no contact']);
  });

  it.each([
    [measured('A', OFF[2], 'surface', 1), 9],
    [measured('A', OFF[4], 'surface', 1), 8],
    [measured('A', OFF[5], 'surface', 1), 6],
    [force('A', OFF[2], carriers), 8],
    [force('A', OFF[4], carriers), 7],
    [force('A', OFF[5], carriers), 5],
  ])('rule 5.3: the odds of finding %o are %i in 10', (target, ways) => {
    const { of, outcomes } = oddsFor(striking(target), 'you', 'A')!;
    expect(of).toBe(10);
    expect(outcomes).toContainEqual({ result: { key: 'result.contact.contact' }, ways });
    expect(outcomes).toContainEqual({ result: { key: 'result.contact.nothing' }, ways: 10 - ways });
    expect(oddsFor(striking(target), 'you', NOBODY)).toBeNull();
  });
});

describe('the attack', () => {
  it('rule 5.4: what is found is raised to level 2 before its guns fire', () => {
    // Strength die 5: carriers of 4, so that flak 6 is read in the column of three and more.
    const match = strike(force('A', OFF[1], carriers), 2, FOUND, 5, 6, 1);
    expect(marker(match, 'A')).toMatchObject({ level: 2, strength: 4 });
    expect(heard(match)).toEqual(['contact', 'measured', 'shot down', 'hits']);
  });

  it('rule 5.4: what is not found is not raised', () => {
    const match = play(strike(force('A', OFF[1], carriers), 1, 1), false);
    expect(marker(match, 'A')).toMatchObject({ level: 1, strength: 0 });
  });

  it.each([
    [1, 9, 0],
    [2, 9, 0],
    [2, 10, 1],
    [3, 5, 0],
    [3, 6, 1],
    [3, 9, 1],
    [3, 10, 2],
    [4, 10, 2],
  ])('rule 5.5: a strength of %i with flak die %i shoots down %i, who do not attack', (strength, die, lost) => {
    const attacks = Array.from({ length: 4 - lost }, () => 1);
    const match = strike(measured('A', OFF[1], 'carriers', strength), 4, FOUND, die, ...attacks);
    expect(count(match, 'lost')).toBe(lost);
    expect(count(match, 'spent')).toBe(5 - lost);
  });

  it('rule 5.5: no more are shot down than flew, and if all are there is no attack', () => {
    const match = strike(measured('A', OFF[1], 'carriers', 3), 1, FOUND, 10);
    expect(count(match, 'lost')).toBe(1);
    expect(count(match, 'spent')).toBe(1);
    expect(heard(match)).toEqual(['contact', 'shot down']);
  });

  it.each([
    ['carriers', 4, 0],
    ['carriers', 5, 1],
    ['carriers', 8, 1],
    ['carriers', 9, 2],
    ['surface', 4, 0],
    ['surface', 5, 1],
    ['surface', 10, 1],
  ] as const)('rule 5.6: against %s damage die %i is %i hits', (kind, die, hits) => {
    const match = strike(measured('A', OFF[1], kind, 4), 1, FOUND, NO_FLAK, die);
    expect(marker(match, 'A')?.hits).toBe(hits);
  });

  it('rule 5.6: hits short of the strength stay with the force, and weaken neither it nor its guns', () => {
    const match = strike(measured('A', OFF[1], 'carriers', 3), 2, FOUND, NO_FLAK, 5, 5);
    expect(marker(match, 'A')).toMatchObject({ hits: 2, strength: 3 });
    // Struck again with two squadrons: flak 6 still reads the column of three.
    const again = strike(marker(match, 'A')!, 2, FOUND, 6, 1);
    expect(count(again, 'lost')).toBe(1);
  });

  it.each(['carriers', 'surface'] as const)(
    'rule 5.6: %s whose hits reach their strength are sunk for good',
    (kind) => {
      const target = { ...measured('A', OFF[1], kind, 3), hits: 2 };
      const data = sea({
        forces: [target],
        unused: [],
        chits: { A: 1, quiet: 1, strike: 1 },
        deck: deck({ strike: 1 }),
      });
      const match = play(play(from('the cup', data, [3]), 'A'), 1, FOUND, NO_FLAK, 5);
      // With the force's own chit out of the cup only the quiet one was left, which needs no die.
      expect(asked(match)).toBe('turn: service');
      expect(match.table.state).toMatchObject({ forces: [], unused: [] });
      expect(match.table.state.sunk).toEqual({ carriers: 0, surface: 0, [kind]: 1 });
      expect(heard(match)).toEqual(['contact', 'hits', 'sunk', 'quiet']);
    },
  );
});
