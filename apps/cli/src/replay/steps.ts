import { wordsOf } from '@point-option/host';
import {
  ask,
  type Match,
  observeMatch,
  type Order,
  replay,
  say,
  type SeenEvent,
  type Seating,
  type Viewer,
} from '@point-option/engine';
import { named, type Opened } from '../matches.ts';
import { journalOf, linesOfEvent } from '../text/journal.ts';
import { presentationLines, statusLine } from '../text/presentation.ts';
import { orderText } from './orderText.ts';

/** One order and what came of it, as a viewer knew it. */
export interface Step {
  readonly heading: string;
  /** Why the staff that gave the order gave it, where it can say. */
  readonly reason: string | null;
  readonly events: readonly SeenEvent[];
  /** What the viewer could see then, where that was asked for; at the end its heading. */
  readonly seen: readonly string[];
}

/**
 * A match as a viewer saw it, step by step. The referee sees every order; a side only its own, with all that came
 * until its next one: even the number of the others' orders may be a secret. Staff who are named tell their reasons.
 */
export function stepsOf(
  opened: Opened,
  viewer: Viewer,
  observing: boolean,
  staff: Partial<Seating<unknown>> = {},
): Step[] {
  const { file, game, path } = opened;
  const words = wordsOf(game);
  const cuts: { heading: string; reason: string | null; upTo: number; seen: string[] }[] = [];
  let heading = 'The match begins.';
  let reason: string | null = null;
  let read = 0;
  let upTo = 0;
  const look = (match: Match): string[] => {
    const isOver = match.table.whole.outcome !== null;
    if (!observing && !isOver) return [];
    const seen = game.present(observeMatch(match, viewer));
    // At the end the heading alone says when it came, and why where that was early.
    return observing ? presentationLines(words, seen, { viewer }) : [statusLine(words, seen)];
  };
  const reasonOf = (match: Match, order: Order): string | null => {
    const question = ask(match, order.by);
    if (question === null || !('answer' in order)) return null;
    const why = staff[order.by]?.reason?.(observeMatch(match, order.by), question, order.answer);
    return why === undefined ? null : say(words, why);
  };
  const match = named(path, () =>
    replay(
      file,
      () => game,
      (match, index) => {
        const journal = match.table.journal ?? [];
        for (const event of journal.slice(read)) upTo += linesOfEvent(match, event, viewer);
        read = journal.length;
        const next = file.orders[index];
        if (next && viewer !== 'referee' && next.by !== viewer) return;
        cuts.push({ heading, reason, upTo, seen: look(match) });
        if (!next) return;
        heading = orderText(words, match, next);
        reason = reasonOf(match, next);
      },
    ),
  );
  const events = journalOf(match, viewer);
  return cuts.map(({ heading, reason, upTo, seen }, i) => ({
    heading,
    reason,
    seen,
    events: events.slice(cuts[i - 1]?.upTo ?? 0, upTo),
  }));
}
