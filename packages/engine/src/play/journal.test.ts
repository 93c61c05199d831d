import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameEvent, observeEvent, type SeenEvent } from './event.ts';
import { createReader, journalFor } from './journal.ts';

const event = (key: string, extra: Partial<GameEvent> = {}): GameEvent => ({ key, to: 'all', after: 0, ...extra });
const keys = (lines: readonly { key: string }[]): string[] => lines.map((line) => line.key);

describe('journalFor', () => {
  it('numbers what a viewer sees from 1 without a gap, and the referee sees all', () => {
    const audiences = fc.constantFrom<GameEvent['to']>('all', ['red'], ['blue'], ['red', 'blue'], []);
    fc.assert(
      fc.property(fc.array(fc.tuple(audiences, fc.boolean())), (list) => {
        const journal = list.map(([to, rumoured], i) =>
          event(`e${i}`, { to, ...(rumoured && { other: { key: `rumour ${i}` } }) }),
        );
        for (const viewer of ['red', 'blue', 'referee']) {
          const seen = journalFor(journal, viewer);
          expect(seen.map((line) => line.n)).toEqual(seen.map((_, i) => i + 1));
          const heard = journal.filter((e) => viewer === 'referee' || e.to === 'all' || e.to.includes(viewer));
          expect(keys(seen).filter((key) => key.startsWith('e'))).toEqual(keys(heard));
        }
      }),
    );
  });

  it('gives a side the same lines and numbers whatever hidden events lie between', () => {
    const open = [event('a'), event('b', { to: ['red'] })];
    const hidden = event('x', { to: ['blue'] });
    const mixed = [hidden, open[0]!, hidden, hidden, open[1]!, hidden];
    expect(journalFor(mixed, 'red')).toEqual(journalFor(open, 'red'));
  });

  it('strikes what an undo took back, for all who saw it, and leaves what was before', () => {
    const journal = [
      event('before'),
      event('order', { to: ['red'], other: { key: 'rumour' } }),
      event('kernel.undone', { strikes: 1 }),
      event('after'),
    ];
    const struck = (viewer: string): [string, boolean][] =>
      journalFor(journal, viewer).map((line) => [line.key, line.struck === true]);
    const rest: [string, boolean][] = [
      ['kernel.undone', false],
      ['after', false],
    ];
    expect(struck('red')).toEqual([['before', false], ['order', true], ...rest]);
    expect(struck('blue')).toEqual([['before', false], ['rumour', true], ...rest]);
  });

  it('strikes both orders when two are taken back one after the other, and neither undo', () => {
    const journal = [
      event('first'),
      event('second'),
      event('kernel.undone', { strikes: 1 }),
      event('kernel.undone', { strikes: 0 }),
    ];
    expect(journalFor(journal, 'red').map((line) => line.struck === true)).toEqual([true, true, false, false]);
  });

  it('lets a game narrow what a side hears, and never asks it about what the side does not hear', () => {
    const asked: string[] = [];
    const journal = [event('a'), event('b'), event('c', { to: ['blue'], other: { key: 'rumour' } })];
    const seen = journalFor(journal, 'red', (e) => {
      asked.push(e.key);
      return e.key === 'a' ? null : { key: 'vague' };
    });
    expect(asked).toEqual(['a', 'b']);
    expect(seen).toEqual([
      { n: 1, key: 'vague' },
      { n: 2, key: 'rumour' },
    ]);
  });
});

/** Journals with audiences, rumours and undos that reach back any way. */
const journals = fc
  .array(
    fc.record({
      to: fc.constantFrom<GameEvent['to']>('all', ['red'], ['blue'], []),
      rumoured: fc.boolean(),
      back: fc.option(fc.nat(12), { freq: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ to, rumoured, back }, i) =>
      event(`e${i}`, {
        to,
        ...(rumoured && { other: { key: `rumour ${i}` } }),
        ...(back !== null && { strikes: Math.max(0, i - back) }),
      }),
    ),
  );
const viewers = fc.constantFrom('red', 'blue', 'referee');
/** The numbers of the events that are read together, as cuts of the journal. */
const cuts = fc.array(fc.nat(40)).map((list) => list.sort((a, b) => a - b));

/** The lines by their definition, from all events at once. */
function linesOf(events: readonly GameEvent[], viewer: string): SeenEvent[] {
  const all = events.map((each, index) => ({
    seen: observeEvent(each, viewer),
    struck:
      each.strikes === undefined &&
      events.some(({ strikes }, undo) => undo > index && strikes !== undefined && strikes <= index),
  }));
  const known = all.flatMap(({ seen, struck }) => (seen ? [{ seen, struck }] : []));
  return known.map(({ seen, struck }, i) => ({ n: i + 1, ...seen, ...(struck && { struck: true }) }));
}

describe('a reader of the journal', () => {
  it('comes to the same lines bit by bit as at once, and to those that the undos leave', () => {
    fc.assert(
      fc.property(journals, viewers, cuts, (events, viewer, places) => {
        const reader = createReader({ viewer });
        for (const cut of places)
          expect(reader.read(events.slice(0, cut))).toEqual(linesOf(events.slice(0, cut), viewer));
        expect(reader.read(events)).toEqual(linesOf(events, viewer));
        expect(journalFor(events, viewer)).toEqual(linesOf(events, viewer));
      }),
    );
  });

  it('says from which line on anything is new or struck since so many events', () => {
    fc.assert(
      fc.property(journals, viewers, fc.nat(40), fc.nat(40), (events, viewer, one, other) => {
        const [before = 0, now = 0] = [one, other].map((n) => Math.min(n, events.length)).sort((a, b) => a - b);
        const reader = createReader({ viewer });
        const old = [...reader.read(events.slice(0, before))];
        const lines = reader.read(events.slice(0, now));
        const first = lines.findIndex((line, i) => JSON.stringify(line) !== JSON.stringify(old[i]));
        expect(reader.changedSince(before)).toBe(first < 0 ? lines.length : first);
      }),
    );
  });

  it('never changes a line that it gave out', () => {
    const events = [event('a'), event('b'), event('kernel.undone', { strikes: 0 })];
    const reader = createReader({ viewer: 'red' });
    const lines = reader.read(events.slice(0, 2));
    const [line] = lines;
    expect(reader.read(events)).toBe(lines);
    expect(line).toEqual({ n: 1, key: 'a' });
    expect(lines[0]).toEqual({ n: 1, key: 'a', struck: true });
  });

  it('reads on from the middle of a match as from its beginning', () => {
    fc.assert(
      fc.property(journals, viewers, fc.nat(40), (events, viewer, place) => {
        const middle = Math.min(place, events.length);
        const before = journalFor(events.slice(0, middle), viewer).length;
        const reader = createReader({ viewer, from: { event: middle, line: before } });
        expect(reader.read(events.slice(middle))).toEqual(journalFor(events, viewer).slice(before));
      }),
    );
  });

  it('asks the game about each event once', () => {
    const asked: string[] = [];
    const events = [event('a'), event('b'), event('c')];
    const reader = createReader({ viewer: 'red', narrow: (e) => ({ key: (asked.push(e.key), e.key) }) });
    reader.read(events.slice(0, 2));
    reader.read(events);
    reader.read(events);
    expect(asked).toEqual(['a', 'b', 'c']);
  });
});
