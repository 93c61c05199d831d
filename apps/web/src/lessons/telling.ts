import type { SeenEvent } from '@point-option/engine';

/** Said after an order: so many lines and no more; the journal has them all. */
const MOST = 2;

/**
 * The lines that tell what came of an order: the first that follow a die, since they say what the die did; where no die was
 * rolled, whatever came last.
 */
export function tellingLines(events: readonly SeenEvent[]): SeenEvent[] {
  const standing = events.filter(({ struck }) => !struck);
  const plain = standing.filter(({ roll }) => !roll);
  const decided: SeenEvent[] = [];
  let since = MOST;
  for (const event of standing) {
    if (event.roll) since = 0;
    else if (since++ < MOST) decided.push(event);
  }
  return (decided.length > 0 ? decided : plain.length > 0 ? plain : standing).slice(-MOST);
}
