import { describe, expect, it } from 'vitest';
import { confirm } from './decision.ts';
import { commitment } from '../chance/fairDice.ts';
import { clone, type Json } from '../files/json.ts';
import { ask, begin, type Beginning, give, submit } from './match.ts';
import { matchFile } from '../files/matchFile.ts';
import { decide, deed, procedure } from './procedure.ts';
import { hashOf } from './record.ts';
import { gameOf } from '../testing/bareGame.ts';
import { tinyDuel } from '../testing/duel.ts';
import { everything } from '../testing/everything.ts';
import { beginDuel, must, planned, playDuel } from '../testing/duelPlay.ts';

describe('submit', () => {
  it('refuses whoever is not asked, and changes nothing', () => {
    const match = beginDuel();
    must(match, 'red', 2);
    const before = everything(match);
    expect(submit(match, 'red', 2)?.reason).toEqual({ key: 'kernel.not asked', values: { side: { key: 'side.red' } } });
    for (const stranger of ['referee', 'nobody', 'all', '__proto__', 'constructor', '']) {
      expect(submit(match, stranger, 2)?.reason).toEqual({ key: 'kernel.no such side', values: { side: stranger } });
      expect(ask(match, stranger)).toBeNull();
      expect(give(match, { by: stranger, undo: true })?.reason.key).toBe('kernel.no such side');
    }
    expect(everything(match)).toBe(before);
  });

  it('refuses a bad answer with the rule of the step, and changes nothing', () => {
    const match = beginDuel();
    const before = everything(match);
    expect(submit(match, 'red', 3)).toEqual({
      reason: { key: 'kernel.not a step', values: { answer: 3, by: 2, min: 0 } },
      rule: '1.2',
    });
    expect(everything(match)).toBe(before);
  });

  it('refuses an order made for another number of the seat', () => {
    const match = beginDuel();
    for (const number of [1, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      expect(submit(match, 'red', 2, { number })?.reason.key).toBe('kernel.stale');
    expect(submit(match, 'red', 2, { number: 0 })).toBeNull();
    expect(submit(match, 'blue', 2, { number: 0 })).toBeNull();
    expect(submit(match, 'red', 'hill', { number: 0 })?.reason.key).toBe('kernel.stale');
    expect(submit(match, 'red', 'hill', { number: 1 })).toBeNull();
  });

  it('counts the orders of each seat for itself', () => {
    const match = beginDuel();
    planned(match, 3);
    expect(match.seats).toEqual({ red: 4, blue: 1 });
    expect(match.table.orders).toBe(5);
  });

  it('refuses everything once the match is over', () => {
    const match = playDuel(beginDuel(), 'over');
    expect(match.table.whole.outcome).not.toBeNull();
    const before = everything(match);
    for (const side of ['red', 'blue', 'nobody']) expect(submit(match, side, true)?.reason.key).toBe('kernel.over');
    expect(everything(match)).toBe(before);
  });

  it('keeps the order as it was given, whatever the rules or the caller do with the answer', () => {
    const match = beginDuel();
    planned(match, 2);
    const answer = { archers: 'line', pikes: 'line', horse: 'flank' };
    must(match, 'red', answer);
    expect(match.table.state.places['red']).toEqual({ ...answer, horse: 'mounted, flank' });
    expect(answer.horse).toBe('flank');
    answer.archers = 'reserve';
    expect(match.record?.orders.at(-1)).toEqual({
      by: 'red',
      answer: { archers: 'line', pikes: 'line', horse: 'flank' },
    });
    expect(match.table.state.places['red']?.['archers']).toBe('line');
  });

  it('leaves the answer of staff alone in a simulation too', () => {
    const match = beginDuel({ simulate: true });
    planned(match, 2);
    const answer = { archers: 'line', pikes: 'line', horse: 'flank' };
    must(match, 'red', answer);
    expect(answer.horse).toBe('flank');
  });
});

describe('begin', () => {
  it('does not change with what the caller does to what it gave', () => {
    const how: Beginning = {
      options: { fog: true },
      dice: {
        kind: 'fair',
        commitment: commitment('ab'.repeat(32)),
        clientSeeds: { red: 'r' },
        serverSeed: 'ab'.repeat(32),
      },
      charts: clone(tinyDuel.charts),
      start: clone(beginDuel().table.whole),
    };
    const match = begin(tinyDuel, how);
    const header = clone(match.header);
    const before = hashOf(match.table.whole);
    for (const part of [how.options, how.dice, how.charts?.[0], how.start, how.start?.data]) {
      for (const key of Object.keys(part ?? {})) (part as Record<string, Json>)[key] = 'changed';
    }
    expect(match.header).toEqual(header);
    expect(hashOf(match.table.whole)).toBe(before);
  });

  it('does not share a set-up that a game keeps for itself', () => {
    const shared = { list: [] as number[] };
    const turn = procedure<typeof shared>('turn', '1', [
      deed('grow', '1', (g) => void g.state.list.push(1)),
      decide('ask', '1', 'red', confirm({ apply: () => undefined })),
    ]);
    const game = gameOf(shared, [turn], { setup: () => shared });
    begin(game, { dice: { kind: 'fast', seed: 's' } });
    expect(begin(game, { dice: { kind: 'fast', seed: 's' } }).table.state.list).toEqual([1]);
  });

  it('gives out files that share nothing with the match', () => {
    const match = playDuel(beginDuel({ scenario: 'long' }), 'file', 60);
    const before = everything(match);
    const file = matchFile(match) as unknown as { orders: { by: string }[]; header: { game: string } };
    for (const order of file.orders) order.by = 'changed';
    file.header.game = 'changed';
    expect(everything(match)).toBe(before);
    expect(match.header.game).toBe('duel');
  });
});
