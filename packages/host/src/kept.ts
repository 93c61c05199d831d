import * as z from 'zod/mini';
import type { Kept } from './ports.ts';

/** What a store keeps beside the file of a match. It may have been written by an older version, or by anyone. */
const keptSchema: z.ZodMiniType<Kept> = z.object({
  match: z.string(),
  name: z.string(),
  game: z.string(),
  scenario: z.string(),
  gameTitle: z.string(),
  scenarioTitle: z.string(),
  seats: z.record(z.string(), z.string()),
  begun: z.string(),
  played: z.string(),
  isLesson: z.boolean(),
  lessonSkipped: z.exactOptional(z.boolean()),
  isOver: z.boolean(),
  where: z.exactOptional(z.array(z.string())),
  dice: z.enum(['fair', 'seeded', 'hand']),
  unseated: z.exactOptional(z.boolean()),
  standing: z.exactOptional(z.record(z.string(), z.array(z.string()))),
  pending: z.exactOptional(
    z.object({
      side: z.string(),
      answer: z.unknown(),
      dice: z.array(z.int()),
      seen: z.exactOptional(z.array(z.union([z.literal('all'), z.array(z.string())]))),
      after: z.int(),
    }),
  ),
});

/** What was kept of a match, checked; null where it has another form. */
export function readKept(kept: unknown): Kept | null {
  const read = z.safeParse(keptSchema, kept);
  return read.success ? read.data : null;
}
