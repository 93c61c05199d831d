import type { Refusal, Wanted } from '@point-option/engine';
import { isChit, type Fleet, sideOfEntry } from '../../data/fleet.ts';
import { formationsAt, isOnMap, knownHex } from '../../data/formations.ts';
import { airWanted, hexWanted, markerWanted } from '../../data/refs.ts';
import { at, enemyOf, ofSide } from '../../data/side.ts';
import { type G, OFF } from '../../data/theater.ts';
import { isReady, targetsFor, unitsOf } from './range.ts';
import type { RaidRules } from './rules.ts';

const TOO_FAR = 'why target too far';

/** Why something a player pointed at is no part of a strike order. Everything is told from what the side knows. */
export function whyNotLaunched<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  g: G<Own>,
  entry: number,
  wanted: Wanted,
): Refusal | undefined {
  const unit = airWanted(fleet, wanted);
  if (unit >= 0) return whyNotUnit(fleet, rules, g, entry, unit);
  const marker = markerWanted(fleet, wanted);
  if (marker >= 0) return whyNotMarker(fleet, rules, g, entry, marker);
  const hex = hexWanted(fleet, wanted);
  return hex >= 0 ? whyNotHex(fleet, rules, g, entry, hex) : undefined;
}

function whyNotUnit<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  g: G<Own>,
  entry: number,
  unit: number,
): Refusal | undefined {
  const { name, side } = at(fleet.squadrons, unit);
  const theater = g.state;
  if (side !== sideOfEntry(fleet, entry)) return undefined;
  const reason = (key: string): Refusal => ({ reason: { key, values: { unit: name } }, rule: rules.cite.strike });
  if (!unitsOf(fleet, theater, entry).includes(unit)) return reason('why unit elsewhere');
  if (!isReady(fleet, theater, unit))
    return reason(theater.airAt[unit] === 'ready' ? 'why unit deck closed' : 'why unit not ready');
  if (!isChit(fleet, entry) && rules.launchHex(g, entry) === OFF) return rules.whyNoLaunch(g, entry);
  const targets = targetsFor(fleet, rules, g, entry);
  if (targets.length === 0) return { reason: { key: 'why nothing detected' }, rule: rules.cite.detected };
  return { reason: { key: 'why no target in range', values: { unit: name } }, rule: rules.cite.range };
}

function whyNotMarker<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  g: G<Own>,
  entry: number,
  marker: number,
): Refusal | undefined {
  const theater = g.state;
  const side = sideOfEntry(fleet, entry);
  const { name, side: owner } = at(fleet.markers, marker);
  if (owner === side || !isOnMap(theater, marker) || knownHex(fleet, theater, side, marker) === OFF) return undefined;
  const { seen } = at(theater.markers, marker);
  const values = { marker: name };
  if (seen === 0) return { reason: { key: 'why not detected', values }, rule: rules.cite.detected };
  if (!rules.holds(entry, seen)) return { reason: { key: 'why other arm', values }, rule: rules.cite.detected };
  return rules.bars(theater, entry, marker) ?? { reason: { key: TOO_FAR, values }, rule: rules.cite.range };
}

/**
 * Of a hex: what keeps the first formation there from being struck, or that the side knows of none. One that is only too far speaks for the
 * whole hex: nearer, the hex would be a target, whatever else is in it.
 */
function whyNotHex<Own extends object>(
  fleet: Fleet,
  rules: RaidRules<Own>,
  g: G<Own>,
  entry: number,
  hex: number,
): Refusal | undefined {
  const side = sideOfEntry(fleet, entry);
  const known = g.state.secret
    ? ofSide(fleet.markersOf, enemyOf(side)).filter((marker) => knownHex(fleet, g.state, side, marker) === hex)
    : formationsAt(fleet, g.state, enemyOf(side), hex);
  const reasons = known.flatMap((marker) => whyNotMarker(fleet, rules, g, entry, marker) ?? []);
  const why = reasons.find(({ reason }) => reason.key === TOO_FAR) ?? reasons[0];
  const nobody = { key: 'why no enemy there', values: { hex: fleet.grid.label(hex) } };
  return why ?? { reason: nobody, rule: rules.cite.detected };
}
