import { type Decision, some } from '@point-option/engine';
import {
  airRef,
  airWanted,
  at,
  baseOf,
  hexOfAir,
  isFighter,
  ofSide,
  type SideId,
  SIDES,
  strengthOf,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { canLaunch } from './airBoxes.ts';

/** The units that can fly patrol at all, by side. */
const FIGHTERS: Readonly<Record<SideId, readonly number[]>> = {
  japan: fleet.squadronsOf.japan.filter((unit) => isFighter(at(fleet.squadrons, unit).kind)),
  us: fleet.squadronsOf.us.filter((unit) => isFighter(at(fleet.squadrons, unit).kind)),
};

/** 5.7: by day only. */
export function patrolling(g: G): readonly SideId[] {
  return fleet.isNight(g.state.turn) ? [] : SIDES;
}

/** Whether a base can be covered: carriers, and airfields on the map. No enemy ever comes to those beyond it. */
function isCovered(theater: MobileTheater, unit: number): boolean {
  const field = baseOf(at(theater.airHome, unit));
  return field < 0 || at(fleet.bases, field).beyond === 0;
}

function mayPatrol(theater: MobileTheater, unit: number): boolean {
  return theater.airAt[unit] === 'ready' && canLaunch(theater, unit) && isCovered(theater, unit);
}

/** 5.7: which ready fighters fly patrol, each over its own carrier's formation or its own base. Nobody has to. */
export const flyPatrol: Decision<MobileTheater, object> = some<MobileTheater, object, string>({
  options: (g, _f, side) => {
    const ids: string[] = [];
    for (const unit of ofSide(FIGHTERS, side as SideId))
      if (mayPatrol(g.state, unit)) ids.push(at(fleet.squadrons, unit).id);
    return ids;
  },
  about: ({ state }) => ({ turn: state.turn }),
  describe: (g, _f, option) => {
    const unit = fleet.squadronNumber.get(String(option)) as number;
    const { name, kind } = at(fleet.squadrons, unit);
    const values = {
      unit: name,
      kind: { key: `kind.${kind}` },
      n: strengthOf(fleet, g.state, unit),
      hex: grid.label(hexOfAir(fleet, g.state, unit)),
    };
    return {
      label: { key: 'patrol unit', values },
      short: { key: 'name', values: { name } },
      touches: [airRef(fleet, unit)],
    };
  },
  whyNot: (g, _f, wanted, side) => {
    const unit = airWanted(fleet, wanted);
    if (unit < 0 || at(fleet.squadrons, unit).side !== side) return undefined;
    const reason = whyGrounded(g.state, unit);
    return (
      reason && { reason: { key: reason.key, values: { unit: at(fleet.squadrons, unit).name } }, rule: reason.rule }
    );
  },
  apply: (g, _f, units, side) => {
    for (const id of units) g.state.airAt[fleet.squadronNumber.get(id) as number] = 'cap';
    // Where formations are not hidden, the enemy sees it now.
    g.stands();
    if (units.length > 0) g.emit('patrol flies', { n: units.length }, { rule: '5.7', to: side });
  },
});

/** Why a unit of one's own can't fly patrol. */
function whyGrounded(theater: MobileTheater, unit: number): { key: string; rule: string } | undefined {
  if (!isFighter(at(fleet.squadrons, unit).kind)) return { key: 'why bombers never patrol', rule: '5.7' };
  if (theater.airAt[unit] !== 'ready') return { key: 'why not ready', rule: '5.7' };
  if (!canLaunch(theater, unit)) return { key: 'why carrier grounded', rule: '9.4' };
  return isCovered(theater, unit) ? undefined : { key: 'why base beyond', rule: '5.7' };
}
