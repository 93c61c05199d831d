import { type Adjudication, fields, flag, integer, list, oneOf, optional, type RollUse } from '@point-option/engine';
import { type Accuracy, REPORT_MOST, SQUADRONS } from './data/state.ts';
import { claimOf, shipsHit, shotDown } from './rules/attack.ts';
import { reportRange } from './rules/report.ts';

const distance = integer({ min: 0, max: 12 });
const ships = integer({ min: 1, max: REPORT_MOST });

/** Procedures that can be resolved alone, with dice rolled by hand. Only the facts are gathered here; the rules decide. */
export const adjudications: Readonly<Record<string, Adjudication>> = {
  /** What may be reported of a formation in a searched hex; 0 ships are a dummy. */
  searchReport: {
    rule: '5.2',
    given: fields({
      distance,
      ships: integer({ min: 0, max: REPORT_MOST }),
      modifiers: optional(list(oneOf(['warm', 'squall']), { unique: true })),
    }),
    run: (g, given) => {
      const use: RollUse = {
        column: given['distance'] as number,
        modifiers: (given['modifiers'] ?? []) as string[],
      };
      const accuracy = g.roll<Accuracy | 'unseen'>('report', use);
      if (accuracy === 'unseen') return { seen: false };
      const { min, max } = reportRange(g, given['ships'] as number, accuracy);
      return { seen: true, accuracy, least: min, most: max };
    },
  },
  /** A strike that has met a formation of real ships, from its first flak to what is claimed. */
  strikeAttack: {
    rule: '6.5',
    given: fields({ squadrons: integer({ min: 1, max: SQUADRONS }), ships, pressed: flag() }),
    run: (g, given) => {
      const { squadrons, ships: afloat, pressed } = given as { squadrons: number; ships: number; pressed: boolean };
      const before = shotDown(g, squadrons, afloat, 'north');
      const over = squadrons - before;
      if (over === 0) return { lost: before, hits: 0, sunk: false, claim: null };
      const hits = shipsHit(g, over, afloat, pressed, 'north');
      const left = afloat - hits;
      const after = pressed && left > 0 ? shotDown(g, over, left, 'north') : 0;
      return { lost: before + after, hits, sunk: left === 0, claim: claimOf(g, hits) };
    },
  },
};
