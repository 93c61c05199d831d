import { at, type Belief, beliefs, contactOn, type Desk, PROOF, proofs } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { marker, MOBILE_FLEET, TF_58 } from '../data/markers.ts';
import type { Own } from '../data/own.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';
import type { Admiral } from './admirals.ts';

export type OpsDesk = Desk<Own, Admiral>;

/** Hexes that formations with carriers cover in a turn: the Mobile Fleet has slow ships. */
export const STEAM = { japan: 4, us: 5 } as const;
/** Hexes that their aircraft fly. */
export const REACH = { japan: 12, us: 8 } as const;
/** US aircraft beyond their normal range. */
export const LONG_REACH = 11;

/** What everyone knows of the order of battle: carriers under a marker before its types were reported. */
const KNOWN_CARRIERS: ReadonlyMap<number, number> = new Map([
  [TF_58, 8],
  [marker('TG 58.1'), 4],
  [marker('TG 58.2'), 4],
  [marker('TG 58.3'), 4],
  [marker('TG 58.4'), 3],
  [marker('TG 58.7'), 0],
  [marker('TG 52.10'), 0],
  [MOBILE_FLEET, 6],
]);
/** A lone Japanese letter may be a force with three carriers, or nothing. */
const LONE_CARRIERS = 1.5;

/** Carriers beyond those in the order of battle that a report may add before nobody believes it. */
const BELIEVABLE = 1;

/** The most carriers that anyone believes of a formation: groups are rearranged now and then, and hardly ever more than that. */
function doubted(known: number | undefined): number {
  return known === undefined || known === 0 ? Infinity : known + BELIEVABLE;
}

/** An enemy formation and what it probably holds. */
export interface Foe {
  readonly marker: number;
  readonly hex: number;
  readonly carriers: number;
  readonly belief: Belief;
}

/** Ships that sail home on their own, all of them slow. */
export function isDetached(number: number): boolean {
  return at(fleet.markers, number).kind === 'detached';
}

/** The carriers that a formation probably has. */
function carriersOf(desk: OpsDesk, belief: Belief): number {
  const shown = proofs(desk.view, belief.marker);
  if ((shown & (PROOF.noCarrier | PROOF.noShips)) !== 0) return 0;
  const least = (shown & PROOF.carriers) !== 0 ? 2 : (shown & PROOF.carrier) !== 0 ? 1 : 0;
  const { told: report } = contactOn(desk.view, desk.side, belief.marker) ?? {};
  const known = KNOWN_CARRIERS.get(belief.marker);
  const usual = isDetached(belief.marker) ? belief.carriers : LONE_CARRIERS;
  const told = report === 'types' ? Math.min(belief.carriers, doubted(known)) : (known ?? usual);
  return Math.max(least, told * (1 - belief.hollow));
}

/** All enemy formations that can be seen on the map. */
export function foes(desk: OpsDesk): readonly Foe[] {
  return desk.once('foes', () =>
    beliefs(desk).map((belief) => ({
      marker: belief.marker,
      hex: belief.hex,
      carriers: carriersOf(desk, belief),
      belief,
    })),
  );
}

/** Those that may have carriers to be reckoned with. */
export function carrierFoes(desk: OpsDesk): readonly Foe[] {
  return desk.once('carrier foes', () => foes(desk).filter(({ carriers }) => carriers >= 1));
}

/** Hexes to the nearest of these; far beyond the map where there is none. */
export function nearest(hex: number, list: readonly { readonly hex: number }[]): number {
  let near = Number.MAX_SAFE_INTEGER;
  for (const each of list) near = Math.min(near, grid.distance(hex, each.hex));
  return near;
}

/** With this share of them lost, Japanese carrier aircraft have had their day, whether or not they owed a strike. */
const WIPED_OUT = 0.5;

/** Whether the Japanese carrier strike is behind both sides. */
export function boltIsShot(desk: OpsDesk): boolean {
  const { view } = desk;
  if (view.own.struck) return true;
  return desk.once('wiped out', () => {
    const lost = JAPANESE_CARRIER_UNITS.filter((unit) => view.airAt[unit] === 'lost').length;
    return lost >= WIPED_OUT * JAPANESE_CARRIER_UNITS.length;
  });
}
