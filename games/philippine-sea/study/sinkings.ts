import type { GameEvent } from '@point-option/engine';

export type Cause = 'submarine' | 'air' | 'guns';

/** What the hits that follow come from, by the event before them. */
const ATTACKS: Readonly<Record<string, Cause>> = {
  'submarine attacks': 'submarine',
  'strike attack strength': 'air',
  'ship fires': 'guns',
};

/** 14.162: only torpedoes hit a force whose ships are not known. */
const TORPEDOED_BEFORE = 'hits on a force fall to a ship';
const SHIPS_HIT: ReadonlySet<string> = new Set(['hits on a Japanese ship', 'japanese ship sunk', TORPEDOED_BEFORE]);

/** Who sank a Japanese ship: where several had a part, the one with the most hits. */
export class SinkingCauses {
  #attack: Cause = 'air';
  readonly #hits = new Map<string, Record<Cause, number>>();

  hear({ key, values, touches = [] }: GameEvent): void {
    this.#attack = ATTACKS[key] ?? this.#attack;
    if (!SHIPS_HIT.has(key)) return;
    const ship =
      touches.flatMap((ref) => ('piece' in ref && ref.piece.startsWith('japanese ') ? [ref.piece] : []))[0] ?? '';
    const hits = this.#hits.get(ship) ?? { submarine: 0, air: 0, guns: 0 };
    this.#hits.set(ship, hits);
    // A ship that is sunk outright is sunk by what attacks it; one that was hit before has its account already.
    if (key === 'hits on a Japanese ship') hits[this.#attack] += Number(values?.['n'] ?? 0);
    else if (key === TORPEDOED_BEFORE) hits.submarine += Number(values?.['n'] ?? 0);
    else if (hits.submarine + hits.air + hits.guns === 0) hits[this.#attack]++;
  }

  causeOf(ship: number): Cause {
    const hits = this.#hits.get(`japanese ${ship}`) ?? { submarine: 0, air: 0, guns: 0 };
    if (hits.submarine > hits.air && hits.submarine >= hits.guns) return 'submarine';
    return hits.guns > hits.air ? 'guns' : 'air';
  }
}
