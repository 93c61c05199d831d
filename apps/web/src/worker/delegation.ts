import { flowOf, type Match, type Message, observeMatch, promptFor, same, type Side } from '@point-option/engine';
import { type Clock, clockOf, isStill } from './clock.ts';
import { mainProcedure } from './mainProcedure.ts';
import type { Delegation, Scope } from './protocol.ts';

/** What a side has handed to its staff, and how to tell whether the question before it is part of that. */
export interface Handed extends Delegation {
  covers(match: Match, side: Side): boolean;
}

/** Hands the present question and what is like it to the staff. */
export function handOver(scope: Scope, match: Match, side: Side): Handed {
  const what = promptFor(match, side)?.question ?? null;
  const began = phaseOf(match);
  const hour = clockAt(match, side);
  return {
    scope,
    what: scope === 'clock' ? hour.name : scope === 'all' || scope === 'phase' ? null : what,
    covers: (now, who) => {
      switch (scope) {
        case 'all':
          return true;
        case 'phase':
          return same(phaseOf(now), began);
        case 'clock':
          return isStill(hour, clockAt(now, who));
        case 'question':
        case 'subject':
          return same(questionOf(now, who), what);
        case 'kind':
          return questionOf(now, who)?.key === what?.key;
      }
    },
  };
}

function questionOf(match: Match, side: Side): Message | null {
  return promptFor(match, side)?.question ?? null;
}

/** Which station of the flow chart play stands at, whatever is done there. */
function phaseOf({ prepared, table }: Match): string[] {
  const { agenda } = table.whole;
  const depth = mainProcedure(flowOf(prepared.procedures, agenda));
  return agenda.slice(0, depth + 1).map(({ procedure, step }) => `${procedure}: ${step}`);
}

const clockAt = (match: Match, side: Side): Clock => clockOf(match.prepared.game.present(observeMatch(match, side)));
