import {
  type Match,
  type Message,
  message,
  observeMatch,
  type Presentation,
  same,
  type Side,
} from '@point-option/engine';

/** What the game's own clock shows. */
export interface ClockReading {
  /** The finest that it counts, by its own name, such as "Phase 2 of 4"; what it is called now where it counts nothing. */
  readonly name: Message;
  readonly at: Readonly<Record<string, number | Message>>;
}

export function readClock({ clock }: Presentation): ClockReading {
  const finest = clock.counts.at(-1);
  if (!finest) return { name: clock.now, at: { now: clock.now } };
  return {
    name: message('host.clock', { count: finest.title, n: finest.value, of: finest.max }),
    at: Object.fromEntries(clock.counts.map(({ id, value }) => [id, value])),
  };
}

export function clockAt(match: Match, side: Side): ClockReading {
  return readClock(match.prepared.game.present(observeMatch(match, side)));
}

/** Whether what the clock showed then still stands. */
export function isStill(then: ClockReading, now: ClockReading): boolean {
  return Object.entries(then.at).every(([id, value]) => same(now.at[id] ?? null, value));
}
