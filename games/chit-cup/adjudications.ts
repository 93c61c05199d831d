import { type Adjudication, fields, integer, oneOf, optional } from '@point-option/engine';
import { BOX_LIMITS, type Cup, type Force, type Kind } from './data/state.ts';
import { bombHits, turnedBack } from './rules/enemy.ts';
import { identify, measure } from './rules/intelligence.ts';
import { damage, isSunk, shotDown } from './rules/strike.ts';

const kind = oneOf(['carriers', 'surface']);
const chits = integer({ min: 0 });

/** 5.5, 5.6: a strike that has found a force of known strength. `suffered` are its hits from before. */
const strikeAttack: Adjudication = {
  rule: '5.5',
  given: fields({
    kind,
    strength: integer({ min: 1 }),
    squadrons: integer({ min: 1, max: BOX_LIMITS.strike }),
    suffered: optional(integer({ min: 0 })),
  }),
  run: (g, given) => {
    const { kind, strength, squadrons, suffered = 0 } = given as unknown as StrikeGiven;
    const lost = shotDown(g, strength, squadrons);
    const hits = damage(g, kind, squadrons - lost);
    return { lost, hits, sunk: isSunk({ strength, hits: suffered + hits }) };
  },
};
interface StrikeGiven {
  kind: Kind;
  strength: number;
  squadrons: number;
  suffered?: number;
}

/** 6.3, 6.4: a raid, met by so many squadrons of the patrol. */
const raid: Adjudication = {
  rule: '6.3',
  given: fields({ strength: integer({ min: 1 }), patrol: integer({ min: 0, max: BOX_LIMITS.patrol }) }),
  run: (g, given) => {
    const { strength, patrol } = given as unknown as { strength: number; patrol: number };
    const back = turnedBack(g, strength, patrol);
    return { turnedBack: back, hits: bombHits(g, strength - back) };
  },
};

/** 3.2 to 3.4: a marker raised to a level; one whose kind is given is at level 1 already. */
const promotion: Adjudication = {
  rule: '3.2',
  given: fields({
    kind: optional(kind),
    to: oneOf([1, 2]),
    cup: fields({ carriers: chits, surface: chits, false: chits }),
  }),
  run: (g, given) => {
    const { kind = null, to, cup } = given as unknown as PromotionGiven;
    const known: Pick<Force, 'level' | 'kind' | 'strength'> = { level: kind === null ? 0 : 1, kind, strength: 0 };
    const left = { ...cup };
    const drawn = known.level === 0 ? identify(g, known, left) : null;
    if (to === 2) measure(g, known);
    return { ...known, gone: drawn === 'false', cup: left };
  },
};
interface PromotionGiven {
  kind?: Kind;
  to: 1 | 2;
  cup: Cup['identities'];
}

export const adjudications: Readonly<Record<string, Adjudication>> = { strikeAttack, raid, promotion };
