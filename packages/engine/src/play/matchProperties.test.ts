import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAnswer } from './sampleAnswer.ts';
import type { Answer } from './decision.ts';
import { fast } from '../chance/fastDice.ts';
import { clone, notPlain, same } from '../files/json.ts';
import { ask, begin, beginFrom, give, type Match, submit } from './match.ts';
import { matchFile, readMatchFile } from '../files/matchFile.ts';
import { hashOf, type Order } from './record.ts';
import { load, replay, verify } from '../files/replay.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, type DuelMatch, playDuel, randomOrder } from '../testing/duelPlay.ts';
import { everything } from '../testing/everything.ts';
import { undo, undoRefusal } from './undo.ts';

const find = () => tinyDuel;
const seeds = fc.string({ minLength: 1, maxLength: 6 });
const runs = { numRuns: 30 };

function played(seed: string, orders: number): DuelMatch {
  return playDuel(beginDuel({ scenario: 'long', dice: { kind: 'fast', seed } }), seed, orders);
}

describe('a match, as a list of orders', () => {
  it('comes to the same hash at every prefix of its orders, replayed from its header', () => {
    fc.assert(
      fc.property(seeds, fc.nat(90), (seed, orders) => {
        const live = beginDuel({ scenario: 'long', dice: { kind: 'fast', seed } });
        const whim = fast(`${seed}/whim`);
        const hashes = [hashOf(live.table.whole)];
        for (let i = 0; i < orders && live.table.whole.outcome === null; i++) {
          randomOrder(live, whim);
          hashes.push(hashOf(live.table.whole));
        }
        const again = beginFrom(tinyDuel, live.header);
        expect(hashOf(again.table.whole)).toBe(hashes[0]);
        live.record?.orders.forEach((order: Order, i) => {
          expect(give(again, order)).toBeNull();
          expect(hashOf(again.table.whole)).toBe(hashes[i + 1]);
        });
        expect(everything(again)).toBe(everything(live));
      }),
      runs,
    );
  });

  it('with undos is the match without them and without what they took back, but for its numbers', () => {
    fc.assert(
      fc.property(seeds, fc.nat(90), (seed, orders) => {
        const live = played(seed, orders);
        // The model: an undo removes its side's last standing order, and what others have sealed since unless that
        // order is itself still sealed.
        let standing: Order[] = [];
        const modelled = (): DuelMatch => {
          const match = beginFrom(tinyDuel, live.header);
          for (const order of standing) expect(give(match, order)).toBeNull();
          return match;
        };
        for (const order of live.record?.orders ?? []) {
          if (!('undo' in order)) {
            standing.push(order);
            continue;
          }
          const sealed = Object.hasOwn(modelled().table.whole.sealed, order.by);
          const last = standing.findLastIndex((other) => other.by === order.by);
          standing = standing.filter((_, i) => i < last || (sealed && i > last));
        }
        const model = modelled();
        expect(model.table.whole).toEqual(live.table.whole);
        expect(model.table.dice.position()).toEqual(live.table.dice.position());
      }),
      runs,
    );
  });

  it('never takes its dice back, whatever is ordered and undone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const live = beginDuel({ scenario: 'long', dice: { kind: 'fast', seed } });
        const whim = fast(`${seed}/whim`);
        let rolled = live.table.dice.rolled;
        while (live.table.whole.outcome === null) {
          const may = tinyDuel.sides.filter((side) => undoRefusal(live, side) === null);
          for (const side of may) undo(live, side);
          expect(live.table.dice.rolled).toBe(rolled);
          randomOrder(live, whim);
          expect(live.table.dice.rolled).toBeGreaterThanOrEqual(rolled);
          rolled = live.table.dice.rolled;
          if (live.table.orders > 150) break;
        }
      }),
      runs,
    );
  });

  it('holds nothing in its state but plain integers, text, lists and objects', () => {
    fc.assert(
      fc.property(seeds, fc.nat(90), (seed, orders) => {
        expect(notPlain(played(seed, orders).table.whole)).toBeNull();
      }),
      runs,
    );
  });
});

describe('a state between two decisions', () => {
  it('can be copied at any time, and goes on from there as the match does', () => {
    fc.assert(
      fc.property(seeds, fc.nat(60), fc.nat(20), (seed, orders, more) => {
        const live = played(seed, orders);
        const whim = fast(`${seed}/more`);
        const start = JSON.parse(JSON.stringify(live.table.whole)) as typeof live.table.whole;
        const copy = begin(tinyDuel, { scenario: 'long', dice: { kind: 'fast', seed: 'copy' }, start });
        copy.table.dice = fast('', live.table.dice.position());
        for (let i = 0; i < more && live.table.whole.outcome === null; i++) {
          const side = live.table.whole.open[0] ?? '';
          const question = ask(live, side);
          expect(JSON.stringify(ask(copy, side))).toBe(JSON.stringify(question));
          const answer: Answer = question === null ? null : sampleAnswer(question, whim);
          expect(submit(copy, side, answer)).toEqual(submit(live, side, answer));
          expect(copy.table.whole).toEqual(live.table.whole);
        }
      }),
      runs,
    );
  });

  it('is the same in a simulation as in a match that is kept', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const how = { scenario: 'long', dice: { kind: 'fast' as const, seed } };
        const [kept, simulated] = [beginDuel(how), beginDuel({ ...how, simulate: true })];
        const whim = fast(`${seed}/both`);
        while (kept.table.whole.outcome === null) {
          const side = kept.table.whole.open[0] ?? '';
          const question = ask(kept, side);
          const answer: Answer = question === null ? null : sampleAnswer(question, whim);
          expect(submit(kept, side, clone(answer))).toBeNull();
          expect(submit(simulated, side, answer)).toBeNull();
          if (!same(kept.table.whole, simulated.table.whole)) expect(simulated.table.whole).toEqual(kept.table.whole);
        }
        expect(simulated.record).toBeNull();
        expect(simulated.table.journal).toBeNull();
      }),
      runs,
    );
  });
});

describe('a stored match', () => {
  it('is the same match loaded, whole or from its snapshot, wherever it was stopped', () => {
    fc.assert(
      fc.property(seeds, fc.nat(130), (seed, orders) => {
        const live = played(seed, orders);
        const file = readMatchFile(JSON.stringify(matchFile(live)));
        expect(verify(file, find)).toMatchObject({
          ok: true,
          commitment: 'none',
          checkpoints: file.checkpoints.length,
        });
        expect(everything(replay(file, find))).toBe(everything(live));
        const quick = load(file, find, { fast: true });
        expect(quick.notes).toEqual([]);
        const unread = (match: Match<never, never> | Match): unknown => {
          const { journal: _journal, ...rest } = JSON.parse(everything(match as Match)) as Record<string, unknown>;
          // What goes by the length of the journal, or by the answers that were given here, is the match's own.
          const own = ['undo', 'past', 'toldAtSnapshot'];
          return JSON.parse(JSON.stringify(rest, (key, value: unknown) => (own.includes(key) ? null : value)));
        };
        expect(unread(quick.match)).toEqual(unread(live as Match));
        for (const side of tinyDuel.sides) expect(undoRefusal(quick.match, side)).toEqual(undoRefusal(live, side));
        for (const side of tinyDuel.sides) expect(undo(quick.match, side)).toEqual(undo(live, side));
        expect(hashOf(quick.match.table.whole)).toBe(hashOf(live.table.whole));
      }),
      runs,
    );
  });
});
