import {
  begin,
  flowFor,
  type FlowView,
  type Match,
  matchFile,
  observeMatch,
  type Presentation,
  promptFor,
  type PromptView,
  type Side,
  staffOf,
  submit,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { staffAdvice } from '@point-option/host';

/** What a side sees when it is asked something. */
export interface Moment {
  readonly presentation: Presentation;
  readonly prompt: PromptView;
  readonly flow: readonly FlowView[];
  /** How many decisions came before. */
  readonly n: number;
}

/** The file of a match that staff have played up to the first moment of a side that is wanted, or to its end. */
export async function matchUntil(
  id: string,
  scenario: string,
  side: Side,
  isWanted: (moment: Moment) => boolean,
): Promise<string> {
  const game = await gameOf(id);
  const match = begin(game, { scenario, dice: { kind: 'fast', seed: 'gallery' } });
  for (let n = 0; match.table.whole.outcome === null; n++) {
    const [asked = ''] = match.table.whole.open;
    if (asked === side && isWanted(momentOf(match, side, n))) break;
    submit(match, asked, staffAdvice(match, asked, staffOf(game)).answer);
  }
  return JSON.stringify(matchFile(match));
}

function momentOf(match: Match, side: Side, n: number): Moment {
  const prompt = promptFor(match, side);
  if (prompt === null) throw new Error(`${side} is awaited and not asked.`);
  return {
    presentation: match.prepared.game.present(observeMatch(match, side)),
    prompt,
    flow: flowFor(match, side),
    n,
  };
}
