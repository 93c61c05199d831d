import { describe, expect, it } from 'vitest';
import { commitment } from '../chance/fairDice.ts';
import { fast } from '../chance/fastDice.ts';
import { fork } from '../play/fork.ts';
import type { Game } from '../play/game.ts';
import type { DiceHeader } from './header.ts';
import { ask, type Match, submit } from '../play/match.ts';
import { FileFault, type MatchFile, matchFile, readMatchFile } from './matchFile.ts';
import { procedure } from '../play/procedure.ts';
import { hashOf } from '../play/record.ts';
import { forkFinished, load, replay, verify } from './replay.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, type DuelMatch, forged, playDuel, randomOrder } from '../testing/duelPlay.ts';
import { everything } from '../testing/everything.ts';
import { undoRefusal } from '../play/undo.ts';

const find = () => tinyDuel;
const serverSeed = '0123456789abcdef'.repeat(4);
const fairDice: DiceHeader & { kind: 'fair' } = {
  kind: 'fair',
  commitment: commitment(serverSeed),
  clientSeeds: { red: 'rose', blue: 'sky' },
  serverSeed,
};

describe('a match of fair dice', () => {
  const file = matchFile(playDuel(beginDuel({ dice: fairDice }), 'fair'));

  it('verifies, its promise kept, once the seed is revealed', () => {
    expect(verify(readMatchFile(JSON.stringify(file)), find)).toMatchObject({ ok: true, commitment: 'kept' });
  });

  it.each([
    ['another seed', 'f'.repeat(64)],
    ['a seed that is none', 'short'],
    ['an empty seed', ''],
  ])('is found broken with %s', (_what, revealed) => {
    const broken = forged(file, { header: { ...file.header, dice: { ...fairDice, serverSeed: revealed } } });
    expect(verify(broken, find)).toEqual({
      ok: false,
      checked: { orders: 0, snapshots: 0, outcome: false },
      own: { start: true, scenario: true, charts: true },
      checkpoints: 0,
      commitment: 'broken',
      problem: { field: 'header.dice.commitment', problem: 'The server seed is not the one that was committed to.' },
    });
  });

  it('is found out with other seeds of the players, though the promise is kept', () => {
    const dice = { ...fairDice, clientSeeds: { ...fairDice.clientSeeds, red: 'tulip' } };
    const verdict = verify(forged(file, { header: { ...file.header, dice } }), find);
    expect(verdict).toMatchObject({ ok: false, commitment: 'kept' });
  });

  it('says that nothing can be checked while the seed is not revealed, and accuses nobody', () => {
    const { serverSeed: _seed, ...dice } = fairDice;
    expect(verify(forged(file, { header: { ...file.header, dice } }), find)).toMatchObject({
      ok: false,
      commitment: 'none',
      problem: {
        field: 'header',
        problem: 'The server seed of this match is not revealed, so its dice cannot be rolled here.',
      },
    });
  });

  it('makes no promise where its dice are not fair', () => {
    expect(verify(matchFile(playDuel(beginDuel(), 'x') as Match), find).commitment).toBe('none');
  });
});

/** The game as it was a version ago: the same but for its number. */
const older: Game = { ...tinyDuel, rulesVersion: 1 };
const unfinished = playDuel(beginDuel({ scenario: 'long' }), 'older', 90);
const sandbox = matchFile(fork(playDuel(beginDuel(), 'middle', 6), 'red', 'sand'));
const under = (rules: number, file: MatchFile = matchFile(unfinished)): MatchFile =>
  forged(file, { header: { ...file.header, rules } });

describe('a match begun under older rules', () => {
  it('goes on under them where the game still has them, and says so', () => {
    const game = { ...tinyDuel, earlier: [older] } as Game;
    for (const fast of [true, false]) {
      const { match, notes } = load(under(1), () => game, { fast });
      expect(notes).toEqual(['duel is now at rules version 2. This match continues under version 1.']);
      expect(match.prepared.game).toBe(older);
      expect(match.header.rules).toBe(1);
      expect(hashOf(match.table.whole)).toBe(hashOf(unfinished.table.whole));
    }
    expect(verify(under(1), () => game).ok).toBe(true);
  });

  it('is taken over from its latest snapshot where the game can, with fresh dice, and says so', () => {
    const asked: unknown[] = [];
    const game = {
      ...tinyDuel,
      adopt: (data: object, from: number) => {
        asked.push(from);
        return { ...data, turns: 9 };
      },
    } as unknown as Game;
    const file = under(1);
    const { match, notes } = load(file, () => game);
    const [snapshot] = file.snapshots;
    expect(asked).toEqual([1]);
    expect(notes).toEqual([
      `duel is now at rules version 2. This match, begun under version 1, continues under version 2 from order ${snapshot?.after}, with new dice.`,
      `The last ${file.orders.length - (snapshot?.after ?? 0)} orders can't be carried over.`,
    ]);
    expect(match.header).toMatchObject({ rules: 2, forkOf: { after: snapshot?.after, as: 'referee' } });
    const { data, ...rest } = snapshot!.state;
    expect(match.table.whole).toEqual({ ...rest, data: { ...(data as object), turns: 9 } });
    const over = playDuel(match as unknown as DuelMatch, 'on');
    expect(verify(matchFile(over as Match), () => game).ok).toBe(true);
  });

  it('taken over does not roll again what its players have seen rolled', () => {
    const game = { ...tinyDuel, adopt: (data: unknown) => data } as unknown as Game;
    const first = (match: Match): number[] => Array.from({ length: 8 }, () => match.table.dice.die(1_000_000));
    for (const dice of [fairDice, { kind: 'fast', seed: 's' } as const]) {
      const begun = beginDuel({ scenario: 'long', dice });
      const seen = first(beginDuel({ scenario: 'long', dice }));
      const file = under(1, matchFile(playDuel(begun, 'older', 90)));
      const { match } = load(file, () => game);
      if (dice.kind === 'fair')
        expect(match.header.dice).toMatchObject({ commitment: fairDice.commitment, serverSeed });
      const twice = load(under(1, { ...matchFile(match), snapshots: file.snapshots }), () => game).match;
      const fresh = [first(match), first(twice)];
      expect(new Set([...seen, ...fresh.flat()]).size).toBeGreaterThan(22);
    }
  });

  it('of hand-rolled dice is taken over without the dice of its opening', () => {
    const file = under(1);
    const game = { ...tinyDuel, adopt: (data: unknown) => data } as unknown as Game;
    const byHand = forged(file, { header: { ...file.header, dice: { kind: 'scripted', opening: [3] } } });
    expect(load(byHand, () => game).match.header.dice).toEqual({ kind: 'scripted', opening: [] });
  });

  it.each<[string, Partial<Game>, MatchFile, string]>([
    ['of a fork', {}, under(1, sandbox), "The game can't take it over."],
  ])('is refused with a sentence %s', (_what, extra, file, why) => {
    const game = { ...tinyDuel, ...extra } as Game;
    expect(() => load(file, () => game)).toThrow(
      new FileFault('header.rules', `duel is now at version 2 of its rules, and this match is of version 1. ${why}`),
    );
    expect(verify(file, () => game).problem).toEqual({
      field: 'header.rules',
      problem: 'duel no longer plays by version 1 of its rules.',
    });
  });

  it('is refused where the present rules have no such step, before anybody is asked', () => {
    const only = procedure<never>('duel', '1', [{ type: 'deed', name: 'x', rule: '1', run: () => undefined }]);
    const game = { ...tinyDuel, procedures: [only], adopt: (data: unknown) => data } as unknown as Game;
    expect(() => load(under(1), () => game)).toThrow(/^header\.rules: The (game|procedure) /);
  });

  it('and finished cannot be forked under rules that would play it otherwise', () => {
    const finished = under(1, matchFile(playDuel(beginDuel(), 'end')));
    expect(() => forkFinished(finished, find, 3, 'x')).toThrow('duel no longer plays by version 1 of its rules.');
  });
});

describe('loading', () => {
  it('goes on from where the match was, order by order, as the live one does', () => {
    const live = playDuel(beginDuel({ scenario: 'long' }), 'resume', 77);
    const loaded = load(matchFile(live), find, { fast: true }).match as unknown as DuelMatch;
    for (const match of [live, loaded]) playDuel(match, 'rest');
    expect(hashOf(loaded.table.whole)).toBe(hashOf(live.table.whole));
    expect(loaded.record?.orders).toEqual(live.record?.orders);
    expect(loaded.seats).toEqual(live.seats);
  });

  it('from a snapshot just taken says as the live match does why nothing can be undone', () => {
    const live = beginDuel({ scenario: 'long' });
    const whim = fast('until');
    while (live.record?.snapshots[0]?.after !== live.table.orders || live.table.orders === 0) randomOrder(live, whim);
    const loaded = load(matchFile(live), find, { fast: true }).match;
    const refusals = tinyDuel.sides.map((side) => undoRefusal(live, side));
    expect(tinyDuel.sides.map((side) => undoRefusal(loaded, side))).toEqual(refusals);
    expect(refusals.map((refusal) => refusal?.reason.key)).not.toContain('kernel.undo start');
  });

  it('shows each step of a replay, the beginning first', () => {
    const file = matchFile(playDuel(beginDuel(), 'steps', 6));
    const seen: [number, number][] = [];
    replay(file, find, (match, index) => void seen.push([index, match.table.orders]));
    expect(seen).toEqual(Array.from({ length: 7 }, (_, i) => [i, i]));
  });

  it('of more orders than a call can have arguments goes on from its snapshot', () => {
    const file = matchFile(playDuel(beginDuel({ scenario: 'long' }), 'many', 60));
    const [order, snapshot] = [file.orders[0], file.snapshots.at(-1)];
    if (!order || !snapshot) throw new Error('The match has no snapshot.');
    const after = 1_000_000;
    const orders = Array.from({ length: after }, () => order);
    const many = {
      ...file,
      orders,
      checkpoints: [{ after, hash: snapshot.hash }],
      snapshots: [{ ...snapshot, after }],
    };
    const { match } = load(many, find, { fast: true });
    expect(match.record?.orders).toHaveLength(after);
    expect(match.table.orders).toBe(after);
  });

  it('does not change the file it loads from', () => {
    const file = matchFile(playDuel(beginDuel({ scenario: 'long' }), 'file', 60));
    const before = JSON.stringify(file);
    const { match } = load(file, find, { fast: true });
    playDuel(match as unknown as DuelMatch, 'more');
    expect(JSON.stringify(file)).toBe(before);
    expect(everything(match)).not.toBe(before);
  });

  it('asks a side that is awaited what the live match asks it', () => {
    const live = beginDuel();
    submit(live, 'blue', 4);
    const loaded = load(matchFile(live), find).match;
    expect(ask(loaded, 'red')).toEqual(ask(live, 'red'));
    expect(ask(loaded, 'blue')).toBeNull();
  });
});
