import { describe, expect, it } from 'vitest';
import { confirm } from './decision.ts';
import { fast } from '../chance/fastDice.ts';
import { canonical } from '../files/json.ts';
import { begin, observeMatch, submit } from './match.ts';
import { observe, resample } from './observation.ts';
import { decide, deed, goto, procedure } from './procedure.ts';
import { BadInput } from './refusal.ts';
import { gameOf } from '../testing/bareGame.ts';
import { beginDuel, must, planned } from '../testing/duelPlay.ts';

describe('an observation', () => {
  it('shares nothing with the state', () => {
    const match = beginDuel();
    planned(match, 3);
    must(match, 'red', true);
    const before = canonical(match.table.whole);
    for (const viewer of ['red', 'blue', 'referee']) spoil(observeMatch(match, viewer));
    expect(canonical(match.table.whole)).toBe(before);
  });

  it('is read where it stands in a simulation, and copied in a match that is kept, whatever the game hands over', () => {
    const data = { list: [1, 2] };
    const turn = procedure<typeof data>('turn', '1', [
      decide('ask', '1', 'red', confirm({ apply: (g) => void g.state.list.push(3) })),
      deed('back', '1', () => goto('ask')),
    ]);
    const game = gameOf(data, [turn], { observe: (all) => all, resample: (view) => view });
    const [kept, simulated] = [false, true].map((simulate) =>
      begin(game, { dice: { kind: 'fast', seed: 's' }, simulate }),
    );
    expect(observeMatch(simulated!, 'red').view).toBe(simulated!.table.state);
    const seen = observeMatch(kept!, 'red');
    submit(kept!, 'red', true);
    expect(seen.view).toEqual({ list: [1, 2] });
    spoil(resample(simulated!.prepared, observeMatch(simulated!, 'red'), fast('x')));
    expect(simulated!.table.state).toEqual({ list: [1, 2] });
  });

  it('holds the sealed answer of its own side alone, a no as well as a yes', () => {
    const both = procedure<object>('turn', '1', [
      decide('both', '1', ['red', 'blue'], confirm({ apply: () => undefined })),
      deed('back', '1', () => goto('both')),
    ]);
    for (const answer of [true, false]) {
      const match = begin(gameOf({}, [both]), { dice: { kind: 'fast', seed: 's' } });
      submit(match, 'red', answer);
      expect(observeMatch(match, 'red').sealed).toBe(answer);
      expect(observeMatch(match, 'blue').sealed).toBeNull();
      expect(observeMatch(match, 'referee').sealed).toBeNull();
      const possible = resample(match.prepared, observeMatch(match, 'red'), fast('x'));
      expect(possible).toMatchObject({ open: [], sealed: { red: answer } });
      expect(resample(match.prepared, observeMatch(match, 'blue'), fast('x')).sealed).toEqual({});
    }
  });

  it('is not made for a name that is no side', () => {
    const { prepared, table } = beginDuel();
    for (const viewer of ['nobody', '__proto__', 'constructor', ''])
      expect(() => observe(prepared, table.whole, viewer)).toThrow(
        new BadInput(`duel has no side "${viewer}"; it has red or blue.`),
      );
  });

  it('sampled back to a state shares nothing with it, and is seen the same', () => {
    const match = beginDuel();
    planned(match, 3);
    must(match, 'red', true);
    const seen = observeMatch(match, 'blue');
    const before = canonical(seen);
    const state = resample(match.prepared, seen, fast('x'));
    expect(observe(match.prepared, state, 'blue')).toEqual(seen);
    spoil(state);
    expect(canonical(seen)).toBe(before);
  });
});

/** Changes everything that can be changed within a value. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const item of Object.values(value)) spoil(item);
  for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'spoiled';
}
