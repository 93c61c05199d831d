import type { GameEvent } from '@point-option/engine';

export type Cause = 'submarine' | 'air' | 'surface';

/** What the hits that follow come from, by the purpose of the roll before them. */
const ATTACKS: Readonly<Record<string, Cause>> = {
  'purpose.air attack': 'air',
  'purpose.submarine attack': 'submarine',
  'purpose.surface guns': 'surface',
  'purpose.surface torpedoes': 'surface',
  'purpose.critical by air': 'air',
  'purpose.critical by submarine': 'submarine',
  'purpose.critical by surface': 'surface',
};

type Tally = Record<Cause, number>;

/** Who sank a ship: where several had a part, whoever made the most hits. */
export class SinkingCauses {
  #attack: Cause = 'air';
  readonly #hits = new Map<string, Tally>();

  hear({ key, roll, values, touches = [] }: GameEvent): void {
    if (roll) this.#attack = ATTACKS[roll.purpose] ?? this.#attack;
    if (key !== 'hit') return;
    const [ref] = touches;
    const ship = ref && 'piece' in ref ? ref.piece : '';
    const tally = this.#hits.get(ship) ?? { submarine: 0, air: 0, surface: 0 };
    tally[this.#attack] += Number(values?.['n'] ?? 0);
    this.#hits.set(ship, tally);
  }

  /** Hits that a ship took from everybody together. */
  hitsOn(ship: string): number {
    const { submarine, air, surface } = this.#hits.get(ship) ?? { submarine: 0, air: 0, surface: 0 };
    return submarine + air + surface;
  }

  causeOf(ship: string): Cause {
    const { submarine, air, surface } = this.#hits.get(ship) ?? { submarine: 0, air: 0, surface: 0 };
    if (submarine > air && submarine >= surface) return 'submarine';
    return surface > air ? 'surface' : 'air';
  }
}
