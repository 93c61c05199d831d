import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { FORMAT, GROWING_FORMAT, growingParts } from '@point-option/engine';
import type { Kept } from '@point-option/host';
import * as z from 'zod/mini';

/** What of a match file tells which match it is, and how it stands. The host reads and checks the rest. */
export interface MatchHead {
  readonly game: string;
  readonly scenario: string;
  readonly dice: 'fair' | 'fast' | 'scripted';
  /** The sum over its header: two files of one match have it in common. */
  readonly sum: string;
  /** The sum over all its orders too: it tells how the match stands. */
  readonly stands: string;
  readonly isOver: boolean;
}

const headerSchema = z.object({
  game: z.string(),
  scenario: z.string(),
  sum: z.string(),
  dice: z.object({ kind: z.enum(['fair', 'fast', 'scripted']) }),
});
const orderSchema = z.object({ sum: z.string(), outcome: z.nullish(z.unknown()) });
const wholeSchema = z.object({
  format: z.enum([FORMAT, GROWING_FORMAT]),
  header: headerSchema,
  orders: z.nullish(z.array(orderSchema)),
  outcome: z.nullish(z.unknown()),
});

export function headOf(text: string): MatchHead | null {
  const parts = growingParts(text);
  // The first and the last line are enough, however many there are between them.
  const short = parts ? `${parts.head}${parts.lines.at(-1) ?? ''}]}` : text;
  try {
    const read = wholeSchema.safeParse(JSON.parse(short));
    return read.success ? asHead(read.data) : null;
  } catch {
    return null;
  }
}

function asHead({ header, orders, outcome }: z.infer<typeof wholeSchema>): MatchHead {
  const { game, scenario, sum, dice } = header;
  const last = orders?.at(-1);
  const end = outcome ?? last?.outcome ?? null;
  return { game, scenario, dice: dice.kind, sum, stands: last?.sum ?? sum, isOver: end !== null };
}

/** The head of a match after an order more, by its line. */
export function headAfter(head: MatchHead, line: string): MatchHead {
  const order = orderSchema.safeParse(JSON.parse(line));
  if (!order.success) return head;
  const { sum, outcome = null } = order.data;
  return { ...head, stands: sum, isOver: outcome !== null };
}

const DICE = { fair: 'fair', fast: 'seeded', scripted: 'hand' } as const;

/** A match that nobody played here yet: nobody has said who plays what. */
export function unclaimedMatch(path: string, { game, scenario, dice, isOver }: MatchHead): Kept {
  const { birthtime, mtime } = statSync(path);
  return {
    match: path,
    name: basename(path, '.json'),
    game,
    scenario,
    gameTitle: game,
    scenarioTitle: scenario,
    seats: {},
    begun: birthtime.toISOString(),
    played: mtime.toISOString(),
    isLesson: false,
    isOver,
    dice: DICE[dice],
    unseated: true,
  };
}
