import type { LessonStep, PromptView, Ref } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { namedFirst } from './namedFirst.ts';

const option = (id: string | number, touches: Ref[] = []) => ({
  id,
  label: { key: String(id) },
  touches,
  picks: touches,
});

function prompt(...options: ReturnType<typeof option>[]): PromptView {
  const base = {
    side: 'red',
    procedure: 'p',
    step: 's',
    question: { key: 'p: s' },
    rule: '1',
    about: [],
    canUndo: false,
  };
  return { ...base, kind: 'one', options };
}

const ids = (asked: PromptView): unknown => (asked.kind === 'one' ? asked.options.map(({ id }) => id) : null);
const step = (extra: Partial<LessonStep>): LessonStep => ({ at: 'p: s', say: '', ...extra });

describe('options that a lesson speaks of', () => {
  it('stand first, by their id, by what they touch, and by what they shall do', () => {
    const asked = prompt(option('a'), option('b', [{ hex: '1112' }]), option('c'));
    expect(ids(namedFirst(asked, [step({ look: [{ hex: '1112' }] })]))).toEqual(['b', 'a', 'c']);
    expect(ids(namedFirst(asked, [step({ deed: ['c'] })]))).toEqual(['c', 'a', 'b']);
    expect(ids(namedFirst(asked, [step({ deed: ['x | hex 1112'] })]))).toEqual(['b', 'a', 'c']);
    expect(ids(namedFirst(asked, []))).toEqual(['a', 'b', 'c']);
  });

  it('are not mistaken for things of another kind with the same name', () => {
    const asked = prompt(option('a', [{ piece: '12' }]), option('b', [{ hex: '12' }]));
    expect(ids(namedFirst(asked, [step({ look: [{ hex: '12' }] })]))).toEqual(['b', 'a']);
  });

  it('stay where they are where every option touches it, or only a pattern names them', () => {
    const asked = prompt(option('a', [{ piece: 'x' }]), option('b', [{ piece: 'x' }]));
    expect(namedFirst(asked, [step({ look: [{ piece: 'x' }] })])).toBe(asked);
    expect(namedFirst(asked, [step({ deed: ['!b', '*', '=1'] })])).toBe(asked);
  });
});
