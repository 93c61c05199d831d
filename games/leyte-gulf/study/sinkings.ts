import type { GameEvent } from '@point-option/engine';

/** What sank a ship: whoever struck the last blow. */
export type Cause = 'air' | 'guns' | 'submarine' | 'kamikaze' | 'boats';

/** What the hits that follow come from, by the purpose of the roll before them. Critical hits belong to the attack that scored them. */
const ATTACKS: Readonly<Record<string, Cause>> = {
  'purpose.air attack': 'air',
  'purpose.submarine attack': 'submarine',
  'purpose.surface guns': 'guns',
  'purpose.surface torpedoes': 'guns',
  'purpose.kamikaze': 'kamikaze',
  'purpose.boats': 'boats',
};

export class Sinkings {
  #attack: Cause = 'air';
  readonly #causes = new Map<string, Cause>();

  hear({ key, roll, touches = [] }: GameEvent): void {
    if (roll) this.#attack = ATTACKS[roll.purpose] ?? this.#attack;
    if (key !== 'sunk') return;
    const [ref] = touches;
    if (ref && 'piece' in ref) this.#causes.set(ref.piece, this.#attack);
  }

  /** Undefined where a ship is afloat. */
  causeOf(ship: string): Cause | undefined {
    return this.#causes.get(ship);
  }
}
