import type { Outcome } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import type { Cup } from '../data/state.ts';
import { asked, deck, from, hex, sea } from './testing.ts';

interface Tally {
  carriers?: number;
  surface?: number;
  hits?: number;
  bombardments?: number;
}

function tally({ carriers = 0, surface = 0, hits = 0, bombardments = 0 }: Tally): Cup {
  return sea({ turn: 8, sunk: { carriers, surface }, group: { hex: hex('0306'), hits }, bombardments });
}

/** How the match ends when the last turn does. */
function ending(counted: Tally): Outcome | null {
  return from('end of turn', tally(counted)).table.whole.outcome;
}

describe('the end', () => {
  it('rule 8.1: after turn seven the match goes on, after turn eight it is over', () => {
    const goesOn = from('end of turn', sea({ turn: 7 }));
    expect(goesOn.table.whole.outcome).toBeNull();
    expect(goesOn.table.state.turn).toBe(8);
    expect(asked(goesOn)).toBe('turn: steer');
    expect(from('end of turn', sea({ turn: 8 })).table.whole).toMatchObject({ open: [], outcome: { result: 'draw' } });
  });

  it('rules 7.3, 8.1: it is over before turn eight with four hits on the group, not with three', () => {
    const at = (hits: number): Cup => sea({ turn: 2, group: { hex: hex('0306'), hits }, deck: deck({ spent: 2 }) });
    expect(from('end of turn', at(3)).table.whole.outcome).toBeNull();
    expect(from('end of turn', at(4)).table.whole.outcome).not.toBeNull();
    expect(asked(from('service', at(3)))).toBe('turn: service');
    expect(from('service', at(4)).table.whole.outcome).not.toBeNull();
  });

  it.each([
    [{}, 0],
    [{ carriers: 1 }, 5],
    [{ surface: 1 }, 3],
    [{ hits: 1 }, -2],
    [{ bombardments: 1 }, -3],
    [{ carriers: 3, surface: 2, hits: 3, bombardments: 4 }, 3],
  ] as const)('rule 8.2: %j is %i points', (counted, points) => {
    expect(ending(counted)?.scores).toEqual({ points });
  });

  it.each([
    [12, { surface: 4 }, 'triumph', 'you'],
    [11, { carriers: 1, surface: 2 }, 'success', 'you'],
    [6, { surface: 2 }, 'success', 'you'],
    [5, { carriers: 1 }, 'draw', null],
    [0, {}, 'draw', null],
    [-1, { surface: 1, hits: 2 }, 'defeat', null],
  ] as const)('rule 8.3: %i points, for %j, are a %s', (points, counted, result, winner) => {
    expect(ending(counted)).toEqual({ winner, result, scores: { points } });
  });

  it('rule 8.3: a group out of action is a defeat whatever the points', () => {
    expect(ending({ carriers: 4, hits: 4 })).toEqual({ winner: null, result: 'defeat', scores: { points: 12 } });
    expect(ending({ carriers: 4, hits: 3 })?.result).toBe('triumph');
  });
});
