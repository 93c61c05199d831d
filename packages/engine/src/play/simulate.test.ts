import { describe, expect, it } from 'vitest';
import { confirm, one } from './decision.ts';
import { canonical } from '../files/json.ts';
import { begin, type Match } from './match.ts';
import { matchFile } from '../files/matchFile.ts';
import { again, decide, deed, procedure } from './procedure.ts';
import { BadInput, RulesFault } from './refusal.ts';
import { verify } from '../files/replay.ts';
import { playOut, seat, simulate, staffDice } from './simulate.ts';
import { random, type Staff } from './staff.ts';
import { gameOf } from '../testing/bareGame.ts';
import { type DuelView, tinyDuel } from '../testing/duel.ts';
import { everything } from '../testing/everything.ts';

const duelSeat = (named?: Record<string, string>) => seat(tinyDuel as never, named) as Record<string, Staff<DuelView>>;

describe('simulate', () => {
  it('plays the same match from the same seed, and another from another', () => {
    const play = (seed: string): string =>
      everything(simulate(tinyDuel, duelSeat({ blue: 'random' }), { seed, keep: true }).match);
    expect(play('a')).toBe(play('a'));
    expect(play('a')).not.toBe(play('b'));
  });

  it('comes to the same end whether or not the match is kept', () => {
    for (const seed of ['a', 'b', 'c']) {
      const how = { seed, scenario: 'long' };
      const kept = simulate(tinyDuel, duelSeat(), { ...how, keep: true });
      const quick = simulate(tinyDuel, duelSeat(), how);
      expect(quick.played).toEqual(kept.played);
      expect(canonical(quick.match.table.whole)).toBe(canonical(kept.match.table.whole));
      expect(quick.match.record).toBeNull();
      expect(verify(matchFile(kept.match as Match), () => tinyDuel as never).ok).toBe(true);
    }
  });

  it('comes to the same end whether or not drawn answers are looked at again', () => {
    const careful = { ...random, draws: false } as Staff<DuelView>;
    for (const seed of ['a', 'b', 'c']) {
      const trusted = simulate(tinyDuel, duelSeat({ red: 'random', blue: 'random' }), { seed, scenario: 'long' });
      const checked = simulate(tinyDuel, { red: careful, blue: careful }, { seed, scenario: 'long' });
      expect(trusted.played).toEqual(checked.played);
      expect(canonical(trusted.match.table.whole)).toBe(canonical(checked.match.table.whole));
    }
  });

  it('counts the decisions, and those that left a choice', () => {
    let left = 5;
    const turn = procedure<object>('turn', '1', [
      decide('forced', '1', 'blue', one({ options: () => ['only'], apply: () => undefined })),
      decide('yes', '1', 'red', confirm({ apply: () => (--left > 0 ? again : undefined) })),
      deed('over', '1', (g) => g.finish({ winner: 'red', result: 'won', scores: { red: 1 } })),
    ]);
    const game = gameOf({}, [turn]);
    const { played } = simulate(game, seat(game as never) as never, { seed: 's' });
    expect(played).toEqual({ outcome: { winner: 'red', result: 'won', scores: { red: 1 } }, decisions: 6, choices: 5 });
  });

  it('says which staff gave which answer to which question, where it is refused', () => {
    const odd: Staff<DuelView> = { id: 'odd', decide: () => 5 };
    expect(() => simulate(tinyDuel, { red: odd, blue: odd }, { seed: 's' })).toThrow(
      new RulesFault(
        'The staff "odd" gave red the answer 5 to "duel: bids", which is refused: kernel.not a step {"answer":5,"by":2,"min":0}.',
      ),
    );
  });

  it('says for whom nobody answers', () => {
    const match = begin(tinyDuel, { dice: { kind: 'fast', seed: 's' }, simulate: true });
    const { red } = duelSeat();
    expect(() => playOut(match, { red: red! }, staffDice(['red', 'blue'], 's'))).toThrow('Nobody answers for blue.');
  });

  it('gives up a match that does not end', () => {
    const turn = procedure<object>('turn', '1', [decide('round', '1', 'red', confirm({ apply: () => again }))]);
    const game = gameOf({}, [turn]);
    expect(() => simulate(game, seat(game as never) as never, { seed: 's' })).toThrow(
      new RulesFault('A match of bare did not end within 200000 decisions.'),
    );
  });

  it('shows blind staff nothing, and others what their side sees', () => {
    const seen: unknown[] = [];
    const watcher = (id: string, blind: boolean): Staff<DuelView> => ({
      id,
      blind,
      decide: (observation, question, dice) => {
        seen.push([observation.side, observation.view === null]);
        return random.decide(observation, question, dice);
      },
    });
    simulate(tinyDuel, { red: watcher('blind', true), blue: watcher('open', false) }, { seed: 's' });
    expect(new Set(seen.map((entry) => JSON.stringify(entry)))).toEqual(
      new Set(['["referee",true]', '["blue",false]']),
    );
  });
});

describe('the dice of staff', () => {
  it('are a stream for each side, and none of them the match’s', () => {
    const draw = (dice: { die(sides: number): number }): string =>
      Array.from({ length: 20 }, () => dice.die(100)).join(' ');
    const one = staffDice(['red', 'blue'], 's');
    const two = staffDice(['blue', 'red'], 's');
    const match = begin(tinyDuel, { dice: { kind: 'fast', seed: 's' } });
    const streams = [draw(one['red']!), draw(one['blue']!), draw(match.table.dice)];
    expect(new Set(streams).size).toBe(3);
    expect([draw(two['red']!), draw(two['blue']!)]).toEqual(streams.slice(0, 2));
  });

  it('rolled by one staff change nothing that another does', () => {
    const orders = (wasted: number): unknown[] => {
      const waster: Staff<DuelView> = {
        id: 'waster',
        decide: (observation, question, dice) => {
          for (let i = 0; i < wasted; i++) dice.die(6);
          return duelSeat()['red']!.decide(observation, { ...question }, dice);
        },
      };
      const stern: Staff<DuelView> = {
        ...waster,
        decide: (o, q, dice) => (q.kind === 'one' ? q.options[0]! : waster.decide(o, q, dice)),
      };
      const { match } = simulate(tinyDuel, { red: stern, blue: duelSeat()['blue']! }, { seed: 's', keep: true });
      return match.record?.orders.filter((order) => order.by === 'blue') ?? [];
    };
    expect(orders(7)).toEqual(orders(0));
  });
});

describe('seat', () => {
  it('takes the first staff of the game for a side that names none', () => {
    expect(duelSeat({ blue: 'random' })).toMatchObject({ red: { id: 'bold' }, blue: { id: 'random' } });
    expect(seat(gameOf({}, []) as never)).toEqual({ red: random, blue: random });
  });

  it('names what was asked for and what there is', () => {
    expect(() => duelSeat({ red: 'napoleon' })).toThrow(
      new BadInput('duel has no staff "napoleon"; it has bold or random.'),
    );
    expect(() => duelSeat({ green: 'bold' })).toThrow(new BadInput('duel has no side "green"; it has red or blue.'));
  });
});
