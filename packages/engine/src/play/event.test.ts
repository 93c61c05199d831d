import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audience, type GameEvent, journalFor, observeEvent } from './event.ts';

const event = (key: string, extra: Partial<GameEvent> = {}): GameEvent => ({ key, to: 'all', after: 0, ...extra });
const keys = (lines: readonly { key: string }[]): string[] => lines.map((line) => line.key);

describe('an audience', () => {
  it('is everyone unless sides are named', () => {
    expect(audience(undefined)).toBe('all');
    expect(audience('all')).toBe('all');
    expect(audience('red')).toEqual(['red']);
  });

  it('is a list of its own', () => {
    const sides = ['red'];
    const heard = audience(sides);
    sides.push('blue');
    expect(heard).toEqual(['red']);
  });
});

describe('observeEvent', () => {
  const roll = { by: 'die' as const, purpose: 'p', rule: '1', dice: [3], sides: 6, result: 3 };
  const secret = event('secret', {
    to: ['red'],
    values: { n: 1 },
    touches: [{ piece: 'A' }],
    rule: '2',
    roll,
    strikes: 0,
    after: 9,
  });

  it('tells its audience everything but what is the kernel’s own', () => {
    const told = { key: 'secret', values: { n: 1 }, touches: [{ piece: 'A' }], rule: '2', roll };
    expect(observeEvent(secret, 'red')).toEqual(told);
    expect(observeEvent(secret, 'referee')).toEqual(told);
  });

  it('tells its audience that it heads what follows, and nobody else', () => {
    const dawn = { ...secret, heading: 'turn' as const };
    expect(observeEvent(dawn, 'red')).toMatchObject({ heading: 'turn' });
    expect(observeEvent({ ...dawn, other: { key: 'rumour' } }, 'blue')).toEqual({ key: 'rumour' });
    expect(observeEvent(secret, 'red')).not.toHaveProperty('heading');
  });

  it('tells others nothing, or what stands for them', () => {
    expect(observeEvent(secret, 'blue')).toBeNull();
    expect(observeEvent({ ...secret, other: { key: 'rumour' } }, 'blue')).toEqual({ key: 'rumour' });
    expect(observeEvent({ ...secret, to: [] }, 'red')).toBeNull();
  });
});

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
