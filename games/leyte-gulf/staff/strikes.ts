import { at, counsel, type Counsel, flightTo, type Habit, isChit, readyUnits } from '@point-option/chit-pull';
import type { Piece } from '@point-option/engine';
import { STRIKE_COST } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { IS_IN_US_AREA } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import { pointsLeft } from '../rules/movementLeft.ts';
import type { Admiral } from './admirals.ts';
import { type Foe, foes, isBomber, LONG_REACH, type OpsDesk, REACH } from './sea.ts';
import { bestTarget, promiseOf, type Promised } from './targets.ts';

interface Strike {
  readonly foe: Foe;
  readonly units: readonly number[];
  readonly promised: Promised;
}

/** Strikes are massed: everything that reaches one force goes there. What it has no use for finds a second target. */
export const planStrike: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  if (ask.pieces.length === 0) return counsel({}, 'nothing in reach');
  const targets = foes(desk).filter(({ marker }) => ask.boxes.some(({ id }) => id === at(fleet.markers, marker).id));
  const first = bestStrike(desk, ask.pieces, targets);
  if (first === undefined) return counsel({}, 'hold the strike');
  const sent = trimmed(desk, first);
  const placed = placing(sent);
  const values = { marker: at(fleet.markers, first.foe.marker).name, n: sent.units.length };
  const spare = ask.pieces.filter(({ id }) => placed[id] === undefined);
  const second = bestStrike(
    desk,
    spare,
    targets.filter(({ marker }) => marker !== first.foe.marker),
  );
  if (second === undefined) return counsel(placed, 'mass the strike', values);
  return counsel({ ...placed, ...placing(second) }, 'divide the strike', { ...values, others: second.units.length });
};

function placing({ units, foe }: Strike): Record<string, string> {
  const { id } = at(fleet.markers, foe.marker);
  return Object.fromEntries(units.map((unit) => [at(fleet.squadrons, unit).id, id]));
}

function bestStrike(desk: OpsDesk, pieces: readonly Piece[], targets: readonly Foe[]): Strike | undefined {
  let best: Strike | undefined;
  for (const foe of targets) {
    const units = unitsFor(desk, pieces, foe);
    const found = bestTarget(desk, units, [foe]);
    if (found !== undefined && (best === undefined || found.promised.value > best.promised.value))
      best = { foe, units, promised: found.promised };
  }
  return best;
}

/** Carriers are worth flying beyond normal range for, with less aboard (6.5.6). */
function unitsFor({ view }: OpsDesk, pieces: readonly Piece[], { marker, hex, carriers }: Foe): number[] {
  const { id } = at(fleet.markers, marker);
  const able = pieces
    .filter(({ boxes }) => boxes === undefined || boxes.includes(id))
    .map((piece) => fleet.squadronNumber.get(piece.id) as number);
  const near = able.filter((unit) => flightTo(fleet, view, unit, hex) <= at(fleet.squadrons, unit).range);
  return near.some(isBomber) || carriers < 1 ? near : able;
}

/** Bombers that are no strike of their own, and escorts beyond those that the bombers need. */
const TOO_FEW = 3;
const ESCORTS = 4;

/** No more than the target can take: the others find another one, or stay for the next turn. */
function trimmed(desk: OpsDesk, strike: Strike): Strike {
  const { units, foe, promised } = strike;
  const bombers = units.filter(isBomber).toSorted((a, b) => strengthNow(desk, b) - strengthNow(desk, a));
  // Fighters of the US stay for the patrol where nobody is there to be fought.
  const fighters = units.filter((unit) => !isBomber(unit));
  const escorts =
    foe.carriers >= 1 ? fighters.slice(0, Math.max(ESCORTS, foe.carriers * 2)) : fighters.slice(0, ESCORTS);
  if (!promised.isPlenty) return { ...strike, units: [...bombers, ...escorts] };
  for (let n = TOO_FEW; n <= bombers.length - TOO_FEW; n++) {
    const part = [...bombers.slice(0, n), ...escorts];
    if (promiseOf(desk, part, foe).isPlenty) return { ...strike, units: part };
  }
  return { ...strike, units: [...bombers, ...escorts] };
}

function strengthNow({ view }: OpsDesk, unit: number): number {
  const { full, weak } = at(fleet.squadrons, unit);
  return at(view.airWeak, unit) ? weak : full;
}

/** Whether a force, or aircraft ashore, could strike something from where they are that is worth it. */
export function hasStrike(desk: OpsDesk, entry: number): boolean {
  if (desk.night) return false;
  const units = readyUnits(fleet, desk.view, entry);
  if (!units.some(isBomber)) return false;
  // 6.2.2: whoever has sailed may have nothing left to turn into the wind with.
  const { view } = desk;
  if (!isChit(fleet, entry) && view.active === entry && pointsLeft({ state: view }, entry) < STRIKE_COST) return false;
  const isArmy = isChit(fleet, entry) && desk.side === 'us';
  return foes(desk).some((foe) => {
    // 6.5.8
    if (isArmy && !IS_IN_US_AREA[foe.hex]) return false;
    const near = units.filter((unit) => flightTo(fleet, desk.view, unit, foe.hex) <= reachOf(desk, unit, foe));
    return bestTarget(desk, near, [foe]) !== undefined;
  });
}

/** 6.5.6: units of large carriers that are not exhausted fly farther, with less aboard. */
function reachOf({ view, side }: OpsDesk, unit: number, { carriers }: Foe): number {
  const { range } = at(fleet.squadrons, unit);
  const long = side === 'us' && carriers >= 1 && range === REACH.us && !at(view.airWeak, unit);
  return long ? LONG_REACH : range;
}
