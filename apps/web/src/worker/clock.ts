import { type Message, message, type Presentation, same } from '@point-option/engine';

/** What the game's own clock shows: its phase and turn where it has such tracks, or else the first line of its status. */
export interface Clock {
  /** The finest that it counts, by its own name: "Phase 2 of 4". Null where it counts nothing. */
  readonly name: Message | null;
  readonly at: Readonly<Record<string, number | Message>>;
}

/** Tracks that are a clock, the finest first. */
const COUNTED = ['phase', 'turn'];

export function clockOf({ tracks, status }: Presentation): Clock {
  const counted = COUNTED.flatMap((id) => tracks.filter((track) => track.id === id));
  const [finest] = counted;
  const [line] = status;
  if (!finest) return { name: line ?? null, at: line ? { line } : {} };
  return {
    name: message('table.clock', { track: finest.title, n: finest.value, of: finest.max }),
    at: Object.fromEntries(counted.map(({ id, value }) => [id, value])),
  };
}

/** Whether what the clock showed then still stands. A phase that begins within the turn changes nothing of the turn. */
export function isStill(then: Clock, now: Clock): boolean {
  return Object.entries(then.at).every(([id, value]) => same(now.at[id] ?? null, value));
}
