import { at, baseHome, counsel, type Counsel, flightTo } from '@point-option/chit-pull';
import type { Ask, Piece } from '@point-option/engine';
import { BASES } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import type { OpsDesk } from './sea.ts';

/** Aircraft on the ground that are worth a raid. */
const WORTH_BOMBING = 2;

/**
 * Airfields are bombed in the evening, by those that found nothing better: the night makes them fresh again (5.5), and every step lost on
 * the ground is one that never reaches our carriers.
 */
export function bombAirfield(desk: OpsDesk, ask: Ask & { kind: 'arrange' }): Counsel | undefined {
  const { view, side } = desk;
  if (side !== 'us' || desk.night || !fleet.isNight(view.turn + 1) || view.turn >= view.lastTurn) return undefined;
  let best: { base: number; units: readonly Piece[]; n: number } | undefined;
  BASES.forEach(({ id, hex, beyond }, base) => {
    const n = parkedAt(desk, base);
    if (n < WORTH_BOMBING || (best !== undefined && n <= best.n)) return;
    const units = ask.pieces.filter((piece) => {
      const unit = numberOf(piece);
      return (
        piece.boxes?.includes(id) === true &&
        beyond + flightTo(fleet, view, unit, hex) <= at(fleet.squadrons, unit).range
      );
    });
    if (units.some((unit) => at(fleet.squadrons, numberOf(unit)).kind !== 'F')) best = { base, units, n };
  });
  if (best === undefined) return undefined;
  const { id, name } = at(BASES, best.base);
  const values = { base: name, n: best.units.length };
  return counsel(Object.fromEntries(best.units.map((unit) => [unit.id, id])), 'bomb airfield', values);
}

function numberOf({ id }: Piece): number {
  return fleet.squadronNumber.get(id) as number;
}

/** Japanese air units that may be on the ground at a base, as far as the US knows. */
function parkedAt({ view }: OpsDesk, base: number): number {
  const home = baseHome(base);
  return fleet.squadronsOf.japan.filter((unit) => {
    const place = at(view.airAt, unit);
    return at(view.airHome, unit) === home && (place === 'ready' || place === 'flown' || place === 'unknown');
  }).length;
}
