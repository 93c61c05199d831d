import type { SeenEvent, Values } from '@point-option/engine';

/** Said after an order: so many lines and no more; the journal has them all. */
const MOST = 2;

export interface Told {
  readonly lines: readonly SeenEvent[];
  /** Dice were rolled, the journal says what for, and none of them changed anything. */
  readonly nothing: boolean;
}

/**
 * The lines that tell what came of an order: the last that follow a die and speak of what it was rolled for, since they say
 * what the die did; where no die was rolled, whatever came last.
 */
export function tellingLines(events: readonly SeenEvent[]): Told {
  const standing = events.filter(({ struck }) => !struck);
  const plain = standing.filter(({ roll }) => !roll);
  const decided: SeenEvent[] = [];
  let announced = 0;
  let since = MOST;
  let about: Set<string> | null = null;
  standing.forEach((event, i) => {
    const next = standing[i + 1];
    if (event.roll) {
      if (since > 0) about = null;
      if (event.roll.about) about = new Set([...(about ?? []), ...namesIn(event.roll.about)]);
      since = 0;
    } else if (next && announces(event, next)) {
      announced++;
      about = null;
      since = MOST;
    } else if (since < MOST && (about === null || valuesOf(event.values).some((value) => about?.has(value)))) {
      decided.push(event);
      since++;
    }
  });
  if (decided.length > 0) return { lines: decided.slice(-MOST), nothing: false };
  if (announced > 0) return { lines: [], nothing: true };
  return { lines: (plain.length > 0 ? plain : standing).slice(-MOST), nothing: false };
}

/** A line that only says what the die after it is rolled for. */
function announces({ values }: SeenEvent, { roll }: SeenEvent): boolean {
  const said = valuesOf(values);
  const about = valuesOf(roll?.about);
  return said.length > 0 && said.every((value) => about.includes(value));
}

function valuesOf(values: Values | undefined): string[] {
  return Object.values(values ?? {}).map((value) => JSON.stringify(value));
}

/** What a die is about by name; a hex or a number, which other lines may have by chance, only where nothing has a name. */
function namesIn(values: Values): string[] {
  const names = Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'object'));
  return valuesOf(Object.keys(names).length > 0 ? names : values);
}
