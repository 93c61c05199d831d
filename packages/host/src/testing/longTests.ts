import {
  type Game,
  type GameEvent,
  clone,
  growingParts,
  hashOf,
  observeEvent,
  readMatchFile,
  replay,
  verify,
} from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { bookmarkText, readBookmark } from '../bookmark.ts';
import { createDiary } from '../diary.ts';
import { createHost } from '../host.ts';
import type { Added, Marked, Ports, Store } from '../ports.ts';
import { PERSON, type SeatView } from '../protocol.ts';
import { type Desk, deskAt } from './desk.ts';
import { journal, longMatch, playTurns, TURNS } from './longPlay.ts';

/** What stays of a view where the match is opened anew. */
function standing({ seq: _seq, since: _since, match: _match, ...view }: SeatView): unknown {
  return view;
}

/** A store that notes what is asked of it, and reads no match whole before it may. */
function noting(store: Store): { store: Store; added: Added[]; marked: Marked[]; mayRead(): void } {
  const added: Added[] = [];
  const marked: Marked[] = [];
  let mayRead = (): void => {};
  const reading = new Promise<void>((resolve) => {
    mayRead = resolve;
  });
  return {
    added,
    marked,
    mayRead,
    store: {
      ...store,
      add: (kept, more) => {
        added.push(more);
        return store.add(kept, more);
      },
      mark: (match, bookmark) => {
        marked.push(bookmark);
        return store.mark(match, bookmark);
      },
      read: async (match) => {
        await reading;
        return store.read(match);
      },
    },
  };
}

export function longTests(ports: () => Promise<Ports>): void {
  describe('a long match', () => {
    it('is kept by what is new alone, and opened at its bookmark with nothing played again before it', async () => {
      const all = await ports();
      const noted = noting(all.store);
      const desk = deskAt(createHost({ ...all, store: noted.store }));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      const before = await desk.view(match, 'red');
      const told = await journal(desk, match);
      await desk.ask('leave', { match });
      expect(noted.marked.length).toBeGreaterThan(1);
      let orders = noted.added[0]?.after ?? 0;
      for (const { after, lines } of noted.added) {
        expect(after).toBe(orders);
        orders += lines.length;
      }
      const stored = await all.store.open(match);
      if (!('head' in stored)) throw new Error('It was written as another text.');
      const last = noted.marked.at(-1);
      expect(stored.bookmark).toBe(last?.text);
      expect(stored.lines).toHaveLength(orders - (last?.after ?? 0));

      const again = deskAt(createHost({ ...all, store: noted.store }));
      await again.open(match);
      expect(standing(await again.view(match, 'red'))).toEqual(standing(before));
      expect(again.followed(match).earlier).toBeGreaterThan(0);
      expect(await journal(again, match)).toEqual(told);
      noted.mayRead();
      const { length } = told.lines;
      for (const [from, to] of [
        [0, 1],
        [7, 40],
        [length - 3, length],
        [length + 5, length + 9],
        [30, 20],
      ] as const) {
        const first = Math.min(from, Math.min(to, length));
        expect(await journal(again, match, from, to)).toEqual({ from: first, lines: told.lines.slice(first, to) });
      }
    });
  });
}

/** What a long match costs its store, and what it can do without. */
export function thriftyLongTests(ports: () => Promise<Ports>): void {
  describe('a long match and its bookmarks', () => {
    it('keeps every order where no bookmark can be kept, and sets one with all chapters when one can', async () => {
      const all = await ports();
      let isFull = true;
      const store: Store = {
        ...all.store,
        mark: (id, marked) => (isFull ? Promise.reject(new Error('There is no room.')) : all.store.mark(id, marked)),
      };
      const desk = deskAt(createHost({ ...all, store }));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 16);
      expect(desk.followed(match).unsaved).toBeNull();
      const stored = await all.store.open(match);
      expect(stored).toMatchObject({ bookmark: null });
      const kept = readMatchFile((await all.store.read(match)).text);
      expect(kept.orders).toEqual(readMatchFile((await desk.ask('export', { match })).text).orders);
      isFull = false;
      await playTurns(desk, match, 16, 26);
      const told = await journal(desk, match);
      await desk.ask('leave', { match });
      expect(await all.store.open(match)).toMatchObject({ bookmark: expect.any(String) as string });
      const again = deskAt(createHost(all));
      await again.open(match);
      expect(again.followed(match).earlier).toBeGreaterThan(0);
      expect(await journal(again, match)).toEqual(told);
    });

    it('reads every event a few times for each viewer, however many orders come after it', async () => {
      const all = await ports();
      const reads = new Map<string, Map<GameEvent, number>>();
      const registry = all.registry.map((entry) => ({
        ...entry,
        load: async () => {
          const game = await entry.load();
          const counted: NonNullable<Game['observeEvent']> = (event, viewer) => {
            const own = reads.get(viewer) ?? new Map<GameEvent, number>();
            reads.set(viewer, own.set(event, (own.get(event) ?? 0) + 1));
            return game.observeEvent ? game.observeEvent(event, viewer) : observeEvent(event, viewer);
          };
          return { ...game, observeEvent: counted };
        },
      }));
      const desk = deskAt(createHost({ ...all, registry }));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      const own = [...(reads.get('red')?.values() ?? [])];
      expect(own.length).toBeGreaterThan(100);
      // For the diary, and for a chapter and what was told before the next.
      expect(Math.max(...own)).toBeLessThanOrEqual(3);
    });

    it('goes on from there as it would have, is exported whole, and the file verifies', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const [left, stayed] = [await longMatch(desk), await longMatch(desk)];
      await playTurns(desk, left, 1, 22);
      await desk.ask('leave', { match: left });
      const again = deskAt(createHost(all));
      await again.open(left);
      await playTurns(again, left, 22, TURNS);
      await playTurns(desk, stayed, 1, TURNS);
      const [one, other] = [await again.view(left, 'red'), await desk.view(stayed, 'red')];
      expect(standing(one)).toEqual(standing(other));
      expect(await journal(again, left)).toEqual(await journal(desk, stayed));
      const { text, notes } = await again.ask('export', { match: left });
      expect(notes).toEqual([]);
      expect(text).toBe((await desk.ask('export', { match: stayed })).text);
      const game = await all.registry[0]?.load();
      expect(verify(readMatchFile(text), () => game as never)).toMatchObject({ ok: true });
      await again.ask('leave', { match: left });
      expect((await again.ask('export', { match: left })).text).toBe(text);
      const copy = await again.ask('copy', { match: left, name: 'Copy' });
      expect((await again.ask('export', { match: copy.meta.match })).text).toBe(text);
    });
  });
}

/** A long match that is taken back after it was opened, or at a fault. */
export function longUndoTests(ports: () => Promise<Ports>): void {
  describe('a long match that goes back', () => {
    it('takes orders back after it was opened, to the last die and no further', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      await desk.order(match, 'red', 1, 'north');
      await desk.ask('leave', { match });
      const again = deskAt(createHost(all));
      await again.open(match);
      await again.ask('undo', { match, seat: 'red' });
      expect((await again.view(match, 'red')).prompt).toMatchObject({ step: 'place' });
      const { lines } = await journal(again, match);
      expect(lines.at(-1)?.key).toBe('kernel.undone');
      expect(lines.at(-2)).toMatchObject({ key: 'camps', struck: true });
      expect(again.followed(match).journal.at(-2)).toMatchObject({ key: 'camps', struck: true });
      await again.ask('redo', { match, seat: 'red' });
      expect((await again.view(match, 'red')).prompt).toMatchObject({ step: 'scouts' });
    });

    it('goes back after a fault of the rules from its bookmark', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      await desk.order(match, 'red', 1);
      const before = await desk.view(match, 'red');
      const told = await journal(desk, match);
      await expect(desk.order(match, 'red', 'swamp')).rejects.toMatchObject({ fault: true });
      expect(standing(await desk.view(match, 'red'))).toEqual(standing(before));
      expect(await journal(desk, match)).toEqual(told);
      await desk.order(match, 'red', 'north');
      const { text } = await desk.ask('export', { match });
      expect(readMatchFile(text).orders.at(-1)).toMatchObject({ answer: 'north' });
    });
  });
}

/** A bookmark whose state somebody changed, and worked its sums out anew. */
function forged(text: string | null): string | null {
  const bookmark = readBookmark(text);
  if (bookmark === null) return text;
  const { position } = bookmark;
  const state = clone(position.state) as unknown as { data: Record<string, unknown> };
  const [field] = Object.entries(state.data).find(([, value]) => typeof value === 'number') ?? [];
  if (field === undefined) throw new Error('The state has no figure to forge.');
  state.data[field] = Number(state.data[field]) + 1;
  const changed = { ...position, state, hash: hashOf(state) } as typeof position;
  return bookmarkText({ ...bookmark, position: changed });
}

/** Long matches that are not what they were: changed, under other rules, from elsewhere, or left to staff. */
export function otherLongTests(ports: () => Promise<Ports>): void {
  describe('another long match', () => {
    it('is played through in the background, and whoever plays it is told where it was changed', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      await desk.ask('leave', { match });
      const told = (from: Desk): string[] => from.pushes.flatMap((push) => (push.push === 'note' ? push.note : []));
      const quick = { ...all.clock, pause: () => all.clock.pause(0) };
      const sound = deskAt(createHost({ ...all, clock: quick }));
      await sound.open(match);
      await sound.ask('leave', { match });
      // Somebody changed an early order and worked the sums out anew, up to the bookmark.
      const store: Store = {
        ...all.store,
        read: async (id) => {
          const { kept, text } = await all.store.read(id);
          return { kept, text: text.replace('"answer":1,', '"answer":2,') };
        },
      };
      const changed = deskAt(createHost({ ...all, store, clock: quick }));
      await changed.open(match);
      await expect.poll(() => told(changed).length).toBe(1);
      expect(told(changed)[0]).toMatch(/its orders don't lead there\. orders\[\d+\]: It was changed/);
      expect(told(sound)).toEqual([]);
    });

    it('whose bookmark is damaged is opened by all its orders', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      const before = await desk.view(match, 'red');
      await desk.ask('leave', { match });
      const store: Store = { ...all.store, open: async (id) => ({ ...(await all.store.open(id)), bookmark: '{' }) };
      const again = deskAt(createHost({ ...all, store }));
      await again.open(match);
      expect(standing(await again.view(match, 'red'))).toEqual(standing(before));
    });

    it('whose rules are gone goes on as another one, and the old one keeps every order', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      await desk.ask('leave', { match });
      const before = await all.store.read(match);
      const registry = all.registry.map((entry) => ({
        ...entry,
        load: async () => {
          const game = await entry.load();
          return { ...game, rulesVersion: game.rulesVersion + 1, adopt: (data: unknown) => data };
        },
      }));
      const later = deskAt(createHost({ ...all, registry }));
      const { opening } = await later.ask('open', { match });
      expect(opening.match).not.toBe(match);
      expect(opening.notes[0]).toMatch(/continues under version 2 from order \d+, with new dice/);
      expect(opening.notes[1]).toMatch(/^The last \d+ orders? can't be carried over\.$/);
      expect(opening.notes[2]).toBe('The old match is kept as it is, with every order.');
      expect((await later.view(opening.match, 'red')).prompt).not.toBeNull();
      await later.ask('leave', { match: opening.match });
      expect(await all.store.read(match)).toEqual(before);
      expect((await later.ask('saves', {})).saves).toHaveLength(2);

      // What comes from outside is not kept here, and nothing says that it is.
      const brought = await later.ask('import', { text: before.text });
      expect(brought.notes.slice(2)).toEqual([
        'Only the file that you opened has every order of the old match. Keep it.',
      ]);

      // A file that was copied elsewhere has no bookmark beside it, and goes on from a snapshot within.
      const store: Store = {
        ...all.store,
        open: async (id) => {
          const { kept, text } = await all.store.read(id);
          const parts = growingParts(text);
          return parts ? { kept, ...parts, bookmark: null } : { kept, text };
        },
      };
      const copied = deskAt(createHost({ ...all, store, registry }));
      const { opening: other } = await copied.ask('open', { match });
      expect(other.notes[0]).toMatch(/continues under version 2 from order \d+, with new dice/);
      expect((await copied.view(other.match, 'red')).prompt).not.toBeNull();
      expect(await all.store.read(match)).toEqual(before);
    });
  });
}

export function broughtLongTests(ports: () => Promise<Ports>): void {
  describe('a long match from outside', () => {
    it('in the form of an exported file is opened, left as it was, and grows from its next order on', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 4);
      const { text } = await desk.ask('export', { match });
      const { lines } = await journal(desk, match);
      await desk.ask('leave', { match });
      const { kept } = await all.store.read(match);
      await all.store.write(kept, text);
      const again = deskAt(createHost(all));
      await again.open(match);
      expect((await journal(again, match)).lines).toEqual(lines);
      await again.ask('leave', { match });
      expect((await all.store.read(match)).text.trim()).toBe(text);
      await again.open(match);
      await playTurns(again, match, 4, 5);
      await again.ask('leave', { match });
      expect('head' in (await all.store.open(match))).toBe(true);
      await again.open(match);
      expect((await again.view(match, 'red')).prompt).toMatchObject({ step: 'bids' });
    });

    it('brought from outside is bookmarked at once', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 22);
      const { text } = await desk.ask('export', { match });
      const { lines } = await journal(desk, match);
      const brought = await desk.ask('import', { text });
      if (!('meta' in brought)) throw new Error('It is a scenario.');
      const id = brought.meta.match;
      const stored = await all.store.open(id);
      if (!('head' in stored)) throw new Error('It was written as another text.');
      expect(stored.bookmark).not.toBeNull();
      await desk.open(id, { red: PERSON, blue: 'drawn' });
      expect((await journal(desk, id)).lines).toEqual(lines);
    });
  });
}

export function staffedLongTests(ports: () => Promise<Ports>): void {
  describe('a long match left to staff', () => {
    it('keeps what it shows while everything is left to staff, at any speed', async () => {
      const all = await ports();
      let kept = 0;
      const store: Store = {
        ...all.store,
        add: async (about, added) => {
          const moved = await all.store.add(about, added);
          kept = added.after + added.lines.length;
          return moved;
        },
      };
      const host = createHost({ ...all, store, clock: { ...all.clock, now: ticking() } });
      const shown: { lines: number; kept: number }[] = [];
      const desk = deskAt(host);
      const match = await longMatch(desk);
      await desk.ask('speed', { match, speed: 'instant' });
      const connection = host.connect((push) => {
        if (push.push === 'change') shown.push({ lines: push.journal.from + push.journal.lines.length, kept });
      });
      await connection.request({ id: 1, kind: 'open', match });
      await desk.ask('delegate', { match, seat: 'red', scope: 'all' });
      const file = readMatchFile((await all.store.read(match)).text);
      expect(file.orders).toHaveLength(kept);
      const game = (await all.registry[0]?.load()) as Game;
      const told: number[] = [];
      const moments = new Set(shown.map(({ kept: then }) => then));
      const played = replay(
        file,
        () => game,
        (now, n) => {
          if (moments.has(n)) told[n] = createDiary(now).to('red').length;
        },
      );
      expect(played.table.whole.outcome).not.toBeNull();
      expect(shown.length).toBeGreaterThan(2);
      for (const { lines, kept: then } of shown) expect(lines).toBeLessThanOrEqual(told[then] ?? 0);
    });

    it('keeps what staff order after every stretch of work, long before a turn is over or shown', async () => {
      const all = await ports();
      const kept: number[] = [];
      const store: Store = {
        ...all.store,
        add: (about, added) => {
          kept.push(added.lines.length);
          return all.store.add(about, added);
        },
      };
      // By this clock every order is a stretch.
      const clock = { ...all.clock, now: ticking(50), pause: () => all.clock.pause(0) };
      const desk = deskAt(createHost({ ...all, store, clock }));
      const match = await desk.begin({ options: { turns: 8 }, seats: { red: PERSON, blue: 'drawn' } });
      await desk.ask('speed', { match, speed: 'instant' });
      kept.length = 0;
      await desk.ask('delegate', { match, seat: 'red', scope: 'all' });
      expect(kept.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(40);
      expect(Math.max(...kept)).toBe(1);
    });

    it('tells only whoever they act for that staff are at work for a person', async () => {
      const all = await ports();
      const host = createHost({ ...all, clock: { ...all.clock, now: ticking(100) } });
      const [red, blue] = [deskAt(host), deskAt(host)];
      const match = await red.begin({ seats: { red: PERSON, blue: PERSON }, as: ['red'] });
      await blue.open(match, undefined, ['blue']);
      await red.ask('delegate', { match, seat: 'red', scope: 'all' });
      const isBusy = ({ pushes }: Desk): boolean => pushes.some(({ push }) => push === 'busy');
      expect([isBusy(red), isBusy(blue)]).toEqual([true, false]);
    });
  });
}

/** A clock by which every look takes a moment, so that a stretch of work is cut into many. */
function ticking(step = 30): () => number {
  let now = Date.UTC(2026, 0, 1);
  return () => (now += step);
}

/** A long match at a bookmark that somebody made. */
export function forgedTests(ports: () => Promise<Ports>): void {
  describe('a long match', () => {
    it('whose bookmark was forged, with sums that fit it, is found out in the background', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      // No order after the bookmark has a hash of the state beside it, or that would tell at once.
      await playTurns(desk, match, 1, 21);
      await desk.ask('leave', { match });
      const store: Store = {
        ...all.store,
        open: async (id) => {
          const stored = await all.store.open(id);
          return 'bookmark' in stored ? { ...stored, bookmark: forged(stored.bookmark) } : stored;
        },
      };
      const quick = { ...all.clock, pause: () => all.clock.pause(0) };
      const again = deskAt(createHost({ ...all, store, clock: quick }));
      await again.open(match);
      const notes = (): string[] => again.pushes.flatMap((push) => (push.push === 'note' ? push.note : []));
      await expect.poll(() => notes().length).toBe(1);
      expect(notes()[0]).toMatch(/its orders don't lead there\. position: Order \d+ comes to another state/);
    });
  });
}
