import { describe, expect, it } from 'vitest';
import { audience, type GameEvent, observeEvent } from './event.ts';

const event = (key: string, extra: Partial<GameEvent> = {}): GameEvent => ({ key, to: 'all', after: 0, ...extra });

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
