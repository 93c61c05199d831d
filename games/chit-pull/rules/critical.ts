import type { Json, ModifierUse, Odds, Term } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { isAfloat } from '../data/formations.ts';
import { shipRef } from '../data/refs.ts';
import type { Ship } from '../data/ship.ts';
import { at } from '../data/side.ts';
import type { G } from '../data/theater.ts';
import type { Damage } from './damage.ts';

/** What made the hit: aircraft, a submarine, or another ship. */
export type CriticalCause = 'air' | 'submarine' | 'surface';

const PURPOSE: Readonly<Record<CriticalCause, string>> = {
  air: 'purpose.critical by air',
  submarine: 'purpose.critical by submarine',
  surface: 'purpose.critical by surface',
};

/** What a game says of critical hits. */
export interface CriticalRules<Own extends object = object> {
  readonly cite: { readonly critical: string };
  readonly chart: string;
  /** Whether a ship is too small for them. */
  spares(ship: Ship): boolean;
  modifiers(ship: Ship): readonly ModifierUse[];
  /** What a result of the chart does: more hits, and speed lost for good. */
  effect(result: Json): { readonly hits: number; readonly slow: number };
  /** What else it does, in a game where it does. */
  suffer?(g: G<Own>, ship: number, result: Json): void;
}

export interface Criticals<Own extends object> {
  /** The hits that a critical roll adds to one on a ship. */
  odds(g: G<Own>, ship: number): Odds;
  /** Rolls for one hit on a ship, unless it is gone. */
  roll(g: G<Own>, ship: number, cause: CriticalCause): void;
  /** Rolls once for each of several hits, as long as the ship is afloat. */
  rollEach(g: G<Own>, ship: number, hits: number, cause: CriticalCause): void;
}

const NO_CRITICAL: Odds = {
  of: 2,
  outcomes: [{ result: { key: 'kernel.plain' }, ways: 2, value: 0 }],
  source: 'exact',
};

export function createCriticals<Own extends object>(
  fleet: Fleet,
  rules: CriticalRules<Own>,
  damage: Damage<Own>,
): Criticals<Own> {
  const modifiers = fleet.ships.map((ship) => rules.modifiers(ship));
  const spared = fleet.ships.map((ship) => rules.spares(ship));

  function roll(g: G<Own>, ship: number, cause: CriticalCause): void {
    if (at(spared, ship) || !isAfloat(g.state, ship)) return;
    const { name } = at(fleet.ships, ship);
    const result = g.roll(rules.chart, {
      modifiers: at(modifiers, ship),
      purpose: PURPOSE[cause],
      about: { ship: name },
      rule: rules.cite.critical,
    });
    const { hits, slow } = rules.effect(result);
    if (slow > 0) {
      const { lame } = g.state;
      lame[ship] = at(lame, ship) + slow;
      g.emit('crippled', { ship: name, n: slow }, { rule: rules.cite.critical, touches: [shipRef(fleet, ship)] });
    }
    rules.suffer?.(g, ship, result);
    damage.inflict(g, ship, hits);
  }

  function rollEach(g: G<Own>, ship: number, hits: number, cause: CriticalCause): void {
    for (let hit = 0; hit < hits; hit++) roll(g, ship, cause);
  }

  function odds(g: G<Own>, ship: number): Odds {
    if (at(spared, ship)) return NO_CRITICAL;
    const added: number[] = [];
    const name = (result: Json): Term | undefined => {
      added.push(rules.effect(result).hits);
      return undefined;
    };
    const { of, outcomes, source } = g.odds(rules.chart, { modifiers: at(modifiers, ship), name });
    return { of, source, outcomes: outcomes.map((each, i) => ({ ...each, value: at(added, i) })) };
  }

  return { odds, roll, rollEach };
}
