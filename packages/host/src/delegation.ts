import { flowFor, type Match, type Message, promptFor, same, type Side } from '@point-option/engine';
import { clockAt, isStill } from './clock.ts';
import type { Delegation, Scope } from './protocol.ts';

/** What a side has handed to its staff, and how to tell whether the question before it is part of that. */
export interface ActiveDelegation extends Delegation {
  covers(match: Match, side: Side): boolean;
}

/** Hands the present question and what is like it to the staff. */
export function delegate(scope: Scope, match: Match, side: Side): ActiveDelegation {
  const what = questionOf(match, side);
  switch (scope) {
    case 'all':
      return { scope, what: null, covers: () => true };
    case 'phase': {
      const began = phaseOf(match, side);
      return { scope, what: null, covers: (now, who) => same(phaseOf(now, who), began) };
    }
    case 'clock': {
      const then = clockAt(match, side);
      return { scope, what: then.name, covers: (now, who) => isStill(then, clockAt(now, who)) };
    }
    case 'question':
    case 'subject':
      return { scope, what, covers: (now, who) => same(questionOf(now, who), what) };
    case 'kind':
      return { scope, what, covers: (now, who) => questionOf(now, who)?.key === what?.key };
  }
}

function questionOf(match: Match, side: Side): Message | null {
  return promptFor(match, side)?.question ?? null;
}

/** Which station of the flow chart play stands at, whatever is done there. */
function phaseOf(match: Match, side: Side): string[] {
  const main = flowFor(match, side).findIndex((each) => each.main === true);
  return match.table.whole.agenda.slice(0, main + 1).map(({ procedure, step }) => `${procedure}: ${step}`);
}
