import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fork } from './fork.ts';
import { canonical } from '../files/json.ts';
import { observeMatch } from './match.ts';
import { matchFile, readMatchFile } from '../files/matchFile.ts';
import { BadInput, RulesFault } from './refusal.ts';
import { forkFinished, replay, verify } from '../files/replay.ts';
import { hashOf } from './record.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, must, planned, playDuel } from '../testing/duelPlay.ts';
import { everything } from '../testing/everything.ts';

const find = () => tinyDuel;

describe('a fork for a side', () => {
  it('looks to that side like the match, which it leaves alone wherever it is played', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(60), fc.constantFrom('red', 'blue'), (seed, orders, side) => {
        const match = playDuel(beginDuel({ scenario: 'long', dice: { kind: 'fast', seed } }), seed, orders);
        const before = everything(match);
        const sandbox = fork(match, side, 'sand');
        expect(observeMatch(sandbox, side)).toEqual(observeMatch(match, side));
        playDuel(sandbox, 'sand', 20);
        expect(everything(match)).toBe(before);
      }),
      { numRuns: 40 },
    );
  });

  it('draws what the side cannot know afresh: the truth is not in it', () => {
    const match = beginDuel();
    planned(match, 3);
    must(match, 'red', true);
    const truth = match.table.state.strength['red'];
    const drawn = new Set(
      Array.from({ length: 40 }, (_, i) => fork(match, 'blue', `${i}`).table.state.strength['red']),
    );
    expect(drawn.size).toBe(6);
    expect(fork(match, 'red', 'x').table.state.strength['red']).toBe(truth);
  });

  it('has dice of its own, and the same from the same seed', () => {
    const match = beginDuel();
    planned(match, 3);
    const once = playDuel(fork(match, 'red', 'a'), 'same');
    const twice = playDuel(fork(match, 'red', 'a'), 'same');
    const other = playDuel(fork(match, 'red', 'b'), 'same');
    expect(everything(once)).toBe(everything(twice));
    expect(everything(other)).not.toBe(everything(once));
  });

  it('keeps the sealed answer of the side, and cannot tell whether the other has answered', () => {
    const alone = beginDuel();
    must(alone, 'red', 4);
    expect(fork(alone, 'red', 'x').table.whole).toMatchObject({ open: ['blue'], sealed: { red: 4 } });

    const waiting = beginDuel();
    const answered = beginDuel();
    must(answered, 'blue', 6);
    const sandboxes = [waiting, answered].map((match) => fork(match, 'red', 'x'));
    expect(sandboxes[0]?.table.whole).toMatchObject({ open: ['red', 'blue'], sealed: {} });
    const seen = sandboxes.map((sandbox) => canonical([sandbox.header, everything(sandbox)]));
    expect(seen[1]).toBe(seen[0]);
  });

  it('is not for a name that is no side', () => {
    for (const name of ['nobody', '__proto__', 'toString']) {
      expect(() => fork(beginDuel(), name, 'x')).toThrow(
        new BadInput(`duel has no side "${name}"; it has red or blue.`),
      );
    }
  });
});

describe('a fork from the truth', () => {
  it('exists only once the match is over', () => {
    expect(() => fork(beginDuel(), 'referee', 'x')).toThrow(
      new RulesFault('A match that is still played cannot be forked from the truth.'),
    );
    const over = playDuel(beginDuel(), 'over');
    expect(fork(over, 'referee', 'x').table.whole).toEqual(over.table.whole);
  });

  it('stands at the true state after any of the orders of a finished match, to go on otherwise', () => {
    const file = matchFile(playDuel(beginDuel(), 'truth'));
    const hashes: string[] = [];
    replay(file, find, (match) => void hashes.push(hashOf(match.table.whole)));
    hashes.slice(0, -1).forEach((hash, after) => {
      const sandbox = forkFinished(file, find, after, 'sand');
      expect(hashOf(sandbox.table.whole)).toBe(hash);
      expect(sandbox.header.forkOf).toEqual({ after, as: 'referee' });
      expect(verify(readMatchFile(JSON.stringify(matchFile(sandbox))), find)).toMatchObject({ ok: true });
    });
    expect(playDuel(forkFinished(file, find, 3, 'sand') as never, 'on').table.whole.outcome).not.toBeNull();
  });

  it.each([-1, 0.5, Number.NaN, 10_000])('is refused after order %d, which there is not', (after) => {
    const file = matchFile(playDuel(beginDuel(), 'truth'));
    expect(() => forkFinished(file, find, after, 'x')).toThrow(`it cannot be forked after order ${after}.`);
  });

  it('is refused after the last order: nobody could play on from there', () => {
    const file = matchFile(playDuel(beginDuel(), 'truth'));
    const last = file.orders.length;
    expect(() => forkFinished(file, find, last, 'x')).toThrow(
      new BadInput(`The match is over after order ${last}. Fork it after an earlier order.`),
    );
  });

  it('is refused of a file whose match is still played', () => {
    const file = matchFile(playDuel(beginDuel(), 'short', 5));
    expect(() => forkFinished(file, find, 2, 'x')).toThrow('outcome: The match is still played');
  });
});
