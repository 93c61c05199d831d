import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { FORMAT } from '@point-option/engine';
import type { Kept } from '@point-option/host';
import * as z from 'zod/mini';

/** What of a match file tells which match it is. The host reads and checks the rest. */
const headSchema = z.object({
  format: z.literal(FORMAT),
  header: z.object({
    game: z.string(),
    scenario: z.string(),
    sum: z.string(),
    dice: z.object({ kind: z.enum(['fair', 'fast', 'scripted']) }),
  }),
  orders: z.nullish(z.array(z.object({ sum: z.string() }))),
  outcome: z.nullish(z.unknown()),
});

export type MatchHead = z.infer<typeof headSchema>;

export function headOf(text: string): MatchHead | null {
  try {
    const read = headSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function isMatch(text: string): boolean {
  return headOf(text) !== null;
}

const DICE = { fair: 'fair', fast: 'seeded', scripted: 'hand' } as const;

/** A match that nobody played here yet: nobody has said who plays what. */
export function unclaimedMatch(path: string, text: string): Kept {
  const head = headOf(text);
  const { birthtime, mtime } = statSync(path);
  const game = head?.header.game ?? '';
  const scenario = head?.header.scenario ?? '';
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
    isOver: head?.outcome !== null && head?.outcome !== undefined,
    dice: DICE[head?.header.dice.kind ?? 'fair'],
    unseated: true,
  };
}
