import {
  arrange,
  type Box,
  type BoxDetail,
  type Decision,
  end,
  type Layout,
  type Odds,
  type OptionDetail,
  type Piece,
} from '@point-option/engine';
import { isChit } from '../../data/fleet.ts';
import { strengthOf } from '../../data/formations.ts';
import { airRef, hexRef, markerRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { baseOf, isBomber } from '../../data/squadron.ts';
import { type G, NONE, type Theater } from '../../data/theater.ts';
import { hitsScored } from '../airCombat.ts';
import { forecastRaids } from './forecast.ts';
import { entryName, type Sortie, type Strike } from './launch.ts';
import { whyNotLaunched } from './launchRefusals.ts';
import { farthest, flightOf, hasTargets, readyUnits, reachOf, type Target, targetsFor } from './range.ts';
import { numberIn, type RaidParts, unitId } from './rules.ts';

/**
 * The order for a strike: ready units onto the targets they reach, one raid for each target. What is left out stays on deck; an order
 * without any unit ends the strikes of this activation.
 */
export function planOrder<Own extends object>(parts: RaidParts<Own>): Decision<Theater<Own>, Strike> {
  const { fleet, rules } = parts;
  return arrange<Theater<Own>, Strike>({
    layout: (g, f) => layoutOf(parts, g, f),
    about: (g, f) => ({ entry: entryName(fleet, f.entry), n: readyUnits(fleet, g.state, f.entry).length }),
    describe: (g, f, option) => describeUnit(parts, g, f, numberIn(fleet.squadronNumber, option)),
    describeBox: (g, f, box) => describeTarget(parts, targetOf(parts, g, f, box)),
    oddsIn: (g, f, piece, box) =>
      oddsOn(parts, g, f, numberIn(fleet.squadronNumber, piece), targetOf(parts, g, f, box)),
    forecast: (g, f, placed) => forecastRaids(parts, g, f, raidsOf(parts, g, f, placed)),
    whyNot: (g, f, wanted) => whyNotLaunched(fleet, rules, g, f.entry, wanted),
    whyNotBox: (g, f, piece, box) => {
      const unit = numberIn(fleet.squadronNumber, piece);
      const { name, range } = at(fleet.squadrons, unit);
      const n = flightOf(fleet, g.state, unit, targetOf(parts, g, f, box), rules.launchHex(g, f.entry));
      return { reason: { key: 'why out of range', values: { unit: name, range, n } }, rule: rules.cite.range };
    },
    apply: (g, f, placed) => {
      f.raids = raidsOf(parts, g, f, placed);
      if (f.raids.length === 0) return end;
      if (!isChit(fleet, f.entry)) rules.takeOff(g, f.entry);
      // All of them are in the air before the first raid is flown.
      for (const { units } of f.raids) for (const unit of units) g.state.airAt[unit] = 'flown';
      return undefined;
    },
  });
}
const NOTHING: Layout = { pieces: [], boxes: [], partial: true };

function targetOf<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  { entry }: Strike,
  id: string,
): Target {
  const found = targetsFor(fleet, rules, g, entry).find((target) => target.id === id);
  if (found === undefined) throw new Error(`"${id}" is no target.`);
  return found;
}

/** One raid for each target that units were put on. */
function raidsOf<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  { entry }: Strike,
  placed: Readonly<Record<string, string>>,
): Sortie[] {
  const ids = Object.keys(placed);
  if (ids.length === 0) return [];
  const targets = targetsFor(fleet, rules, g, entry);
  const sent: number[][] = [];
  for (const _target of targets) sent.push([]);
  for (const id of ids) {
    const box = placed[id];
    let place = 0;
    while (place < targets.length && at(targets, place).id !== box) place++;
    sent[place]?.push(numberIn(fleet.squadronNumber, id));
  }
  const found: Sortie[] = [];
  for (let place = 0; place < targets.length; place++) {
    const { hex, base, markers } = targets[place] as Target;
    const units = sent[place] as number[];
    const marker = rules.aims === 'formation' ? markers[0] : undefined;
    if (units.length > 0) found.push(marker === undefined ? { hex, base, units } : { hex, base, units, marker });
  }
  return found;
}

function layoutOf<Own extends object>(parts: RaidParts<Own>, g: G<Own>, { entry }: Strike): Layout {
  const { fleet, rules } = parts;
  if (!hasTargets(fleet, rules, g, entry)) return NOTHING;
  const units = readyUnits(fleet, g.state, entry);
  if (units.length === 0) return NOTHING;
  const targets = targetsFor(fleet, rules, g, entry);
  const launchHex = rules.launchHex(g, entry);
  const pieces: Piece[] = [];
  // Units that fly equally far from one place reach the same targets. There are two or three such kinds, if that.
  const kinds: number[] = [];
  const reached: (readonly string[])[] = [];
  for (const unit of units) {
    const base = baseOf(g.state.airHome[unit] as number);
    const kind = (base + 1) * KINDS + farthest(fleet, rules, g.state, unit);
    let place = kinds.indexOf(kind);
    if (place < 0) {
      place = kinds.push(kind) - 1;
      reached.push(reachedBy(parts, g, unit, targets, launchHex));
    }
    const boxes = reached[place] as readonly string[];
    if (boxes.length > 0) pieces.push({ id: unitId(fleet, unit), boxes });
  }
  const boxes: Box[] = [];
  for (const { id } of targets) if (isAmong(reached, id)) boxes.push({ id });
  return { pieces, boxes, partial: true };
}

function isAmong(lists: readonly (readonly string[])[], id: string): boolean {
  for (const list of lists) if (list.includes(id)) return true;
  return false;
}

function reachedBy<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  unit: number,
  targets: readonly Target[],
  launchHex: number,
): string[] {
  const reached: string[] = [];
  for (const target of targets) {
    const distance = flightOf(fleet, g.state, unit, target, launchHex);
    if (reachOf(fleet, rules, g.state, unit, distance) !== 'none') reached.push(target.id);
  }
  return reached;
}

/** More than any distance on a map. */
const KINDS = 1000;

function reachTo<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  { entry }: Strike,
  unit: number,
  target: Target,
): ReturnType<typeof reachOf> {
  return reachOf(fleet, rules, g.state, unit, flightOf(fleet, g.state, unit, target, rules.launchHex(g, entry)));
}

function describeUnit<Own extends object>(parts: RaidParts<Own>, g: G<Own>, f: Strike, unit: number): OptionDetail {
  const { fleet, rules } = parts;
  const { name, kind, range, weak } = at(fleet.squadrons, unit);
  const far = targetsFor(fleet, rules, g, f.entry).filter(
    (target) => reachTo(parts, g, f, unit, target) === 'extended',
  );
  const targets = far.map(({ id }) => ({ key: 'kernel.plain', values: { id } }));
  return {
    label: { key: 'strike unit', values: { unit: name, kind, strength: strengthOf(fleet, g.state, unit), range } },
    short: { key: 'kernel.plain', values: { id: name } },
    touches: [airRef(fleet, unit)],
    ...(far.length > 0 && {
      caution: { key: 'caution extended', values: { strength: weak, targets } },
      rule: rules.cite.extended,
    }),
  };
}

function describeTarget<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  { hex, base, markers }: Target,
): BoxDetail {
  const touches = [hexRef(fleet, hex), ...markers.map((marker) => markerRef(fleet, marker))];
  if (base !== NONE) {
    const { name } = at(fleet.bases, base);
    return {
      label: { key: 'strike base', values: { base: name } },
      short: { key: 'kernel.plain', values: { id: name } },
      touches,
    };
  }
  const label = fleet.grid.label(hex);
  const only = rules.aims === 'formation' ? markers[0] : undefined;
  const named = markers.map((marker) => ({ key: 'kernel.plain', values: { id: at(fleet.markers, marker).name } }));
  return {
    label: { key: 'strike target', values: { hex: label, markers: named } },
    short: { key: 'kernel.plain', values: { id: only === undefined ? label : at(fleet.markers, only).name } },
    touches,
  };
}

/** Hits on a large ship that nobody defends: what patrol and flak will take off is not known yet. */
function oddsOn<Own extends object>(
  parts: RaidParts<Own>,
  g: G<Own>,
  f: Strike,
  unit: number,
  target: Target,
): Odds | undefined {
  const { kind, weak } = at(parts.fleet.squadrons, unit);
  if (!isBomber(kind)) return undefined;
  const column = reachTo(parts, g, f, unit, target) === 'extended' ? weak : strengthOf(parts.fleet, g.state, unit);
  return { ...g.odds('damage', { column, name: hitsScored }), title: { key: 'odds undefended' } };
}
