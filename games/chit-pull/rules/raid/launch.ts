import {
  arrange,
  type BoxDetail,
  type Decision,
  end,
  type Layout,
  type OptionDetail,
  type Odds,
} from '@point-option/engine';
import { type Fleet, chitOf, sideOfEntry } from '../../data/fleet.ts';
import { strengthOf } from '../../data/formations.ts';
import { PROOF, prove } from '../../data/proof.ts';
import { airRef, hexRef, markerRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { isBomber } from '../../data/squadron.ts';
import { type Flight, type G, NONE, OFF, type Theater } from '../../data/theater.ts';
import { flightOf, readyUnits, reachOf, type Target, targetsFor } from './range.ts';
import { numberIn, type RaidParts, raidOf, unitId } from './rules.ts';
import { whyNotLaunched } from './launchRefusals.ts';

/** One raid of an order: where it flies, and the units in it. */
export interface Sortie {
  hex: number;
  base: number;
  units: number[];
}

/** The marker or chit whose aircraft strike, and the raids ordered that have yet to be flown. */
export interface Strike {
  entry: number;
  raids: Sortie[];
}

/** The name of a marker or a chit of the pool. */
export function entryName(fleet: Fleet, entry: number): string {
  const chit = chitOf(fleet, entry);
  return chit < 0 ? at(fleet.markers, entry).name : at(fleet.chits, chit).name;
}

/**
 * The order for a strike: ready units onto the targets they reach, one raid for each target. What is left out stays on deck; an order
 * without any unit ends the strikes of this activation.
 */
export function planOrder<Own extends object>({ fleet, rules }: RaidParts<Own>): Decision<Theater<Own>, Strike> {
  const targetOf = (g: G<Own>, f: Strike, id: string): Target | undefined =>
    targetsFor(fleet, rules, g, f.entry).find((target) => target.id === id);
  const unitOf = (id: string | number): number => numberIn(fleet.squadronNumber, id);

  function reach(g: G<Own>, f: Strike, unit: number, target: Target): ReturnType<typeof reachOf> {
    const distance = flightOf(fleet, g.state, unit, target, rules.launchHex(g, f.entry));
    return reachOf(fleet, rules, g.state, unit, distance);
  }

  function layout(g: G<Own>, f: Strike): Layout {
    const units = readyUnits(fleet, g.state, f.entry);
    if (units.length === 0) return NOTHING;
    const targets = targetsFor(fleet, rules, g, f.entry);
    if (targets.length === 0) return NOTHING;
    const launchHex = rules.launchHex(g, f.entry);
    const pieces: { id: string; boxes: string[] }[] = [];
    const reached = new Set<string>();
    for (const unit of units) {
      const boxes: string[] = [];
      for (const target of targets) {
        const distance = flightOf(fleet, g.state, unit, target, launchHex);
        if (reachOf(fleet, rules, g.state, unit, distance) === 'none') continue;
        boxes.push(target.id);
        reached.add(target.id);
      }
      if (boxes.length > 0) pieces.push({ id: unitId(fleet, unit), boxes });
    }
    return { pieces, boxes: targets.filter(({ id }) => reached.has(id)).map(({ id }) => ({ id })), partial: true };
  }

  function describe(g: G<Own>, f: Strike, option: string | number): OptionDetail {
    const unit = unitOf(option);
    const { name, kind, range } = at(fleet.squadrons, unit);
    const far = targetsFor(fleet, rules, g, f.entry).filter((target) => reach(g, f, unit, target) === 'extended');
    return {
      label: { key: 'strike unit', values: { unit: name, kind, strength: strengthOf(fleet, g.state, unit), range } },
      short: { key: 'kernel.plain', values: { id: name } },
      touches: [airRef(fleet, unit)],
      ...(far.length > 0 && {
        caution: {
          key: 'caution extended',
          values: {
            unit: name,
            strength: at(fleet.squadrons, unit).weak,
            targets: far.map((target) => ({ key: 'kernel.plain', values: { id: target.id } })),
          },
        },
        rule: rules.cite.extended,
      }),
    };
  }

  function describeBox(g: G<Own>, f: Strike, box: string): BoxDetail {
    const target = targetOf(g, f, box);
    if (target === undefined) return { label: { key: 'kernel.plain', values: { id: box } } };
    const hex = hexRef(fleet, target.hex);
    if (target.base !== NONE)
      return {
        label: { key: 'strike base', values: { base: at(fleet.bases, target.base).name } },
        short: { key: 'kernel.plain', values: { id: at(fleet.bases, target.base).name } },
        touches: [hex],
      };
    const markers = target.markers.map((marker) => ({
      key: 'kernel.plain',
      values: { id: at(fleet.markers, marker).name },
    }));
    return {
      label: { key: 'strike target', values: { hex: fleet.grid.label(target.hex), markers } },
      short: { key: 'kernel.plain', values: { id: fleet.grid.label(target.hex) } },
      touches: [hex, ...target.markers.map((marker) => markerRef(fleet, marker))],
    };
  }

  /** Hits on a large ship that nobody defends: what patrol and flak will take off is not known yet. */
  function oddsIn(g: G<Own>, f: Strike, piece: string, box: string): Odds | undefined {
    const unit = unitOf(piece);
    const target = targetOf(g, f, box);
    const { kind, weak } = at(fleet.squadrons, unit);
    if (target === undefined || !isBomber(kind)) return undefined;
    const column = reach(g, f, unit, target) === 'extended' ? weak : strengthOf(fleet, g.state, unit);
    return { ...g.odds('damage', { column }), title: { key: 'odds undefended' } };
  }

  return arrange<Theater<Own>, Strike>({
    layout,
    about: (g, f) => ({ entry: entryName(fleet, f.entry), n: readyUnits(fleet, g.state, f.entry).length }),
    describe,
    describeBox,
    oddsIn,
    whyNot: (g, f, wanted) => whyNotLaunched(fleet, rules, g, f.entry, wanted),
    whyNotBox: (g, f, piece, box) => {
      const target = targetOf(g, f, box);
      if (target === undefined) return undefined;
      const unit = unitOf(piece);
      const { name, range } = at(fleet.squadrons, unit);
      const distance = flightOf(fleet, g.state, unit, target, rules.launchHex(g, f.entry));
      return {
        reason: { key: 'why out of range', values: { unit: name, range, n: distance } },
        rule: rules.cite.range,
      };
    },
    apply: (g, f, placed) => {
      const targets = targetsFor(fleet, rules, g, f.entry);
      f.raids = targets.flatMap(({ id, hex, base }) => {
        const units = Object.keys(placed).flatMap((piece) => (placed[piece] === id ? [unitOf(piece)] : []));
        return units.length === 0 ? [] : [{ hex, base, units }];
      });
      if (f.raids.length === 0) return end;
      if (chitOf(fleet, f.entry) < 0) rules.takeOff(g, f.entry);
      // All of them are in the air before the first raid is flown.
      for (const { units } of f.raids) for (const unit of units) g.state.airAt[unit] = 'flown';
      return undefined;
    },
  });
}
const NOTHING: Layout = { pieces: [], boxes: [], partial: true };

/** A raid takes off: both sides see where it flies and what is in it. */
export function launchRaid<Own extends object>(
  { fleet, rules }: RaidParts<Own>,
  g: G<Own>,
  { entry, hex, base, units }: Sortie & { entry: number },
): void {
  const { state } = g;
  const side = sideOfEntry(fleet, entry);
  const target: Target = { id: '', hex, base, markers: [] };
  // Carriers are where they launched from by now.
  const launchHex = chitOf(fleet, entry) < 0 ? at(state.markers, entry).hex : OFF;
  const flights = units.map((unit): Flight => {
    const distance = flightOf(fleet, state, unit, target, launchHex);
    const extended = reachOf(fleet, rules, state, unit, distance) === 'extended';
    if (extended) state.airWeak[unit] = true;
    return flightWith(fleet, state, unit, extended);
  });
  state.raid = {
    by: side,
    from: entry,
    hex,
    group: NONE,
    base,
    flights,
    fight: OFF,
    patrol: [],
    facing: [],
    against: [],
    tolls: [],
    met: [],
    boxes: [],
    shots: [],
  };
  if (chitOf(fleet, entry) < 0) proveCarriers(g, entry, units);
  if (g.silent) {
    g.stands();
    return;
  }
  g.emit(
    'raid launched',
    {
      side: { key: `side.${side}` },
      entry: entryName(fleet, entry),
      target: base === NONE ? fleet.grid.label(hex) : at(fleet.bases, base).name,
      n: units.length,
      units: units.map((unit) => ({ key: 'kernel.plain', values: { id: at(fleet.squadrons, unit).name } })),
    },
    { rule: rules.cite.strike, touches: [hexRef(fleet, hex)], reveals: true },
  );
  const far = flights.filter(({ extended }) => extended).length;
  if (far > 0) g.emit('raid extended', { n: far }, { rule: rules.cite.extended });
}

/** Whoever launches has carriers, and the units tell how many at least. */
function proveCarriers<Own extends object>({ state }: G<Own>, marker: number, units: readonly number[]): void {
  const carriers = new Set(units.map((unit) => at(state.airHome, unit)));
  prove(state, marker, PROOF.ships | PROOF.carrier | (carriers.size > 1 ? PROOF.carriers : 0));
}

export function flightWith(fleet: Fleet, theater: Theater, unit: number, extended: boolean): Flight {
  return {
    unit,
    fate: 'flying',
    extended,
    engaged: false,
    strength: strengthOf(fleet, theater, unit),
    harried: 0,
    flak: 0,
    box: NONE,
    suppresses: false,
  };
}

/** A side's name for events about the raid under way. */
export function raiders(g: { readonly state: Theater }): { key: string } {
  return { key: `side.${raidOf(g).by}` };
}
