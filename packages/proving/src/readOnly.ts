import { ask, fast, inspect, type Match, type Side, staffOf } from '@point-option/engine';
import { readOnly } from './knowledge.ts';
import { sampled, shownRefs } from './wanted.ts';

/** Cards that are looked at: there are more in a large game than a proof has time for. */
const CARDS = 10;

/**
 * Who changes what a side is shown, as a sentence; null where nobody does. In a simulation the observation may be part
 * of the state itself, so staff, the presentation and cards may only read it. Here it is frozen.
 */
export function observationChanged(match: Match, side: Side): string | null {
  const { game } = match.prepared;
  const observation = readOnly(match, side);
  const question = ask(match, side);
  const shown = tried('the presentation', () => game.present(observation));
  if (typeof shown === 'string') return shown;
  for (const ref of sampled(shownRefs(shown), CARDS, match.table.orders)) {
    const card = tried('a card', () => inspect(game, observation, ref, shown));
    if (typeof card === 'string') return card;
  }
  if (question === null) return null;
  for (const { id } of game.staff) {
    const answer = tried(`the staff "${id}"`, () => ({
      given: staffOf(game, id).decide(observation, question, fast('read only')),
    }));
    if (typeof answer === 'string') return answer;
  }
  return null;
}

/** What a look at something frozen gives, or a sentence about the change that it tried. */
function tried<T extends object>(who: string, look: () => T | null | undefined): T | string {
  try {
    return look() ?? ({} as T);
  } catch (error) {
    // What is frozen cannot be changed, and says so by this kind of error.
    if (error instanceof TypeError) return `${who} changes the observation: ${error.message}.`;
    throw error;
  }
}
