import type { SideId } from './side.ts';

export type ShipType = 'CV' | 'CVL' | 'CVE' | 'BB' | 'CA' | 'CL' | 'DD' | 'DE' | 'APD';

/** Where a figure comes from: printed in the rules, implied by one of their examples, or ours. */
export type Source = 'printed' | 'implied' | 'ours';

/** What is printed on the counters of one class. */
export interface ShipClass {
  readonly type: ShipType;
  readonly gunnery: number;
  /** Boxes of the surface display that its guns reach. */
  readonly range: number;
  readonly flak: number;
  readonly torpedoes: boolean;
  /** Movement in odd turns, and in even ones. */
  readonly move: readonly [odd: number, even: number];
  /** Hits that sink it. */
  readonly boxes: number;
  readonly source: Source;
}

/** One counter: a ship, or a unit of up to four destroyers. */
export interface Ship extends ShipClass {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  /** Ships of different fleets of one side never join one group. */
  readonly fleet: string;
}

/** What a ship can do with so many hits. */
export interface Condition {
  readonly gunnery: number;
  readonly flak: number;
  readonly torpedoes: boolean;
  readonly move: readonly [odd: number, even: number];
  /** Of a carrier: whether it still launches. */
  readonly flies: boolean;
}

export function isCarrier(type: ShipType): boolean {
  return type === 'CV' || type === 'CVL' || type === 'CVE';
}

/** Destroyers and what counts as such: units of several small ships. */
export function isDestroyer(type: ShipType): boolean {
  return type === 'DD' || type === 'DE' || type === 'APD';
}

/** Halves are rounded up, other fractions to the nearest whole. */
export function roundHalfUp(n: number): number {
  return Math.floor(n + 0.5);
}

/**
 * The damage log of a ship: what it can do with none, one, ... hits, down to the last box. The logs themselves are not in the
 * rules, so this decline is ours: guns and flak fall with the boxes left, speed falls to that share of its mean
 * with the first hit, units of destroyers keep theirs, and half the boxes end flight operations and a cruiser's torpedoes.
 */
export function damageLog(ship: ShipClass): readonly Condition[] {
  const { boxes, type } = ship;
  const destroyer = isDestroyer(type);
  return Array.from({ length: boxes }, (_, hits): Condition => {
    const left = (value: number): number =>
      value === 0 ? 0 : Math.max(1, roundHalfUp((value * (boxes - hits)) / boxes));
    const half = 2 * hits >= boxes && hits > 0;
    const speed = roundHalfUp(((ship.move[0] + ship.move[1]) / 2) * ((boxes - hits) / boxes));
    return {
      gunnery: left(ship.gunnery),
      flak: left(ship.flak),
      torpedoes: ship.torpedoes && (destroyer || !half),
      move: hits === 0 || destroyer ? ship.move : [speed, speed],
      flies: isCarrier(type) && !half,
    };
  });
}
