import { describe, expect, it } from 'vitest';
import type { Answer } from '../play/decision.ts';
import { clone } from './json.ts';
import { ask, submit } from '../play/match.ts';
import { beginDuel, PLAN, planned } from '../testing/duelPlay.ts';
import { everything } from '../testing/everything.ts';
import { undo, undoRefusal } from '../play/undo.ts';
import { whyNot } from '../view/prompt.ts';

/** What a caller in the same process may try, on purpose or by mistake. */
describe('the rules stay the judge', () => {
  it('whatever is done to a question that was given out', () => {
    const match = beginDuel();
    planned(match, 0);
    const question = ask(match, 'red');
    if (question?.kind !== 'one') throw new Error('Red chooses a camp.');
    (question.options as string[]).push('moon');
    expect(submit(match, 'red', 'moon')?.reason.key).toBe('kernel.not an option');
    expect(ask(match, 'red')).toMatchObject({ options: expect.not.arrayContaining(['moon']) });

    for (const answer of PLAN.slice(0, 2)) submit(match, 'red', answer as Answer);
    const layout = ask(match, 'red');
    if (layout?.kind !== 'arrange') throw new Error('Red arranges its line.');
    (layout.boxes as { id: string }[]).push({ id: 'moon' });
    expect(submit(match, 'red', { ...(PLAN[2] as object), horse: 'moon' })?.reason.key).toBe('kernel.not in that box');
    expect(ask(beginDuel(), 'red')).not.toMatchObject({ boxes: expect.arrayContaining([{ id: 'moon' }]) });
  });

  it('when an answer is one thing while it is checked and another when it is used', () => {
    const match = beginDuel();
    planned(match, 2);
    let looks = 0;
    const shifty = {
      ...(PLAN[2] as object),
      get horse(): string {
        return looks++ === 0 ? 'flank' : 'moon';
      },
    };
    expect(submit(match, 'red', shifty as unknown as Answer)).toBeNull();
    expect(JSON.stringify(everything(match))).not.toContain('moon');
  });

  it('when what should be a side is none, or no text at all', () => {
    const match = beginDuel();
    const before = clone(match.table.whole);
    for (const nobody of [null, undefined, 7, {}, [], 'referee', '__proto__', 'x'.repeat(1000)]) {
      const side = nobody as string;
      expect(submit(match, side, 1)?.reason.key).toBe('kernel.no such side');
      expect(undo(match, side)?.reason.key).toBe('kernel.no such side');
      expect(undoRefusal(match, side)?.reason.key).toBe('kernel.no such side');
      expect(whyNot(match, side, { option: 1 })?.reason.key).toBe('kernel.no such side');
    }
    expect(match.table.whole).toEqual(before);
  });
});
