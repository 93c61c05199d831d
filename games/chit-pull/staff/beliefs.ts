import { isDamaged, isOnMap, knownHex } from '../data/formations.ts';
import { PROOF, proofs } from '../data/proof.ts';
import { isCarrier } from '../data/ship.ts';
import { at, ofSide } from '../data/side.ts';
import { type Contact, OFF, SUNK } from '../data/theater.ts';
import { contactOn } from '../rules/contacts.ts';
import type { Desk } from './desk.ts';
import { worthLeft, worthOfHit } from './kit.ts';
import type { Chances } from './tables.ts';

/*
 * What a side should make of an enemy marker. A report of types never names a type that is absent and never leaves one out, but every
 * figure in it may be bent, and how far is not told.
 */

/** What is probably under an enemy marker. */
export interface Belief {
  readonly marker: number;
  /** Where it is, or OFF where nobody knows. */
  readonly hex: number;
  /** Turns since the last report; -1 where there was none. */
  readonly age: number;
  /** By reported type: how many there probably are, and at least and at most. */
  readonly counts: readonly number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly ships: number;
  readonly carriers: number;
  /** The chance that it has no ships at all. */
  readonly hollow: number;
  /** What its ships are worth. */
  readonly worth: number;
  /** What a hit on the dearest type of ship there brings. */
  readonly hit: number;
  /** Gunnery factors, and the flak of an average ship. */
  readonly guns: number;
  readonly flak: number;
}

/** What the enemy has left of each reported type: how many ships, and what an average one of them is. */
interface Pool {
  readonly afloat: readonly number[];
  readonly worth: readonly number[];
  readonly hit: readonly number[];
  readonly guns: readonly number[];
  readonly flak: readonly number[];
}

/** Whether a marker is one of ships that sail home on their own. */
function isDetached({ fleet }: Desk, marker: number): boolean {
  return at(fleet.markers, marker).kind === 'detached';
}

/** Those that a marker may stand for. */
function poolFor(desk: Desk, marker: number): Pool {
  if (desk.kit.rules.detachedAreDamaged !== true || !isDetached(desk, marker)) return poolOf(desk, false);
  const damaged = poolOf(desk, true);
  return damaged.afloat.some((n) => n > 0) ? damaged : poolOf(desk, false);
}

function poolOf(desk: Desk, damaged: boolean): Pool {
  return desk.once(damaged ? 'damaged pool' : 'enemy pool', () => {
    const { view, fleet, kit, enemy } = desk;
    const zeros = (): number[] => fleet.reported.map(() => 0);
    const [afloat, worth, hit, guns, flak] = [zeros(), zeros(), zeros(), zeros(), zeros()];
    for (const ship of ofSide(fleet.shipsOf, enemy)) {
      if (view.shipAt[ship] === SUNK || (damaged && !isDamaged(view, ship))) continue;
      const type = at(fleet.reportedType, ship);
      const condition = at(at(fleet.logs, ship), at(view.hits, ship));
      afloat[type] = at(afloat, type) + 1;
      worth[type] = at(worth, type) + worthLeft(kit, view, ship);
      hit[type] = at(hit, type) + worthOfHit(kit, view, ship);
      guns[type] = at(guns, type) + condition.gunnery;
      flak[type] = at(flak, type) + condition.flak;
    }
    const average = (sum: readonly number[]): number[] => sum.map((n, type) => n / Math.max(1, at(afloat, type)));
    return { afloat, worth: average(worth), hit: average(hit), guns: average(guns), flak: average(flak) };
  });
}

/** How many ships of a type there are, from one figure of a report. */
export interface Figure {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

const ABSENT: Figure = { mean: 0, least: 0, most: 0 };

/**
 * What stands behind a reported figure: each true number that could have been reported so, by how often it would have been if figures
 * were bent by lot. `suspicion` weighs larger numbers more.
 */
export function figureBehind(said: number, tolerances: Chances, afloat: number, suspicion: number): Figure {
  if (said === 0) return ABSENT;
  const slack = tolerances.length - 1;
  const least = Math.max(1, said - slack);
  const most = Math.max(least, Math.min(said + slack, afloat));
  let sum = 0;
  let all = 0;
  for (let n = least; n <= most; n++) {
    let chance = 0;
    for (let slack = Math.abs(n - said); slack < tolerances.length; slack++)
      chance += at(tolerances, slack) / (n + slack - Math.max(1, n - slack) + 1);
    const weight = chance * (1 + suspicion) ** (n - said);
    all += weight;
    sum += weight * n;
  }
  return { mean: all === 0 ? Math.min(Math.max(said, least), most) : sum / all, least, most };
}

/** A report that was exact, or off by no more than the side was told. */
const even = (slack: number): Chances => Array.from({ length: slack + 1 }, (_, n) => (n === slack ? 1 : 0));

/** What a side should conclude from a report. */
export function believed(desk: Desk, contact: Contact): Belief {
  const { kit, temper } = desk;
  const { afloat } = poolFor(desk, contact.marker);
  const { told, total, counts, within } = contact;
  if (told !== 'types') return shared(desk, contact.marker, told === 'count' ? total : usualSize(desk), 0);
  const tolerances = within < 0 ? kit.tables.tolerances : even(within);
  const figures = counts.map((said, type) => {
    const doubts = within < 0 && isCarrier(at(kit.reportedAs, type)) ? temper.suspicion : 0;
    return figureBehind(said, tolerances, at(afloat, type), doubts);
  });
  return beliefOf(desk, contact.marker, figures, 0);
}

/** What is probably under an enemy marker, whether or not it was ever reported. */
export function beliefOn(desk: Desk, marker: number): Belief {
  return desk.once(`belief ${marker}`, () => {
    const { view, side } = desk;
    const shown = proofs(view, marker);
    const contact = contactOn(view, side, marker);
    if ((shown & PROOF.noShips) !== 0) return beliefOf(desk, marker, [], 1);
    if (contact !== undefined && contact.told !== 'sighted') return believed(desk, contact);
    return shared(desk, marker, usualSize(desk), (shown & PROOF.ships) !== 0 ? 0 : DUMMY);
  });
}

/** All enemy markers on the map. */
export function beliefs(desk: Desk): readonly Belief[] {
  return desk.once('beliefs', () => {
    const { view, fleet, enemy, side } = desk;
    return ofSide(fleet.markersOf, enemy)
      .filter((marker) => isOnMap(view, marker) && knownHex(fleet, view, side, marker) !== OFF)
      .map((marker) => beliefOn(desk, marker));
  });
}

/** A marker that was never found is a dummy about this often. */
const DUMMY = 0.3;

/** Ships in an average formation of the enemy's. */
function usualSize(desk: Desk): number {
  const { view, fleet, enemy } = desk;
  const formations = ofSide(fleet.markersOf, enemy).filter((marker) => isOnMap(view, marker)).length;
  const ships = poolOf(desk, false).afloat.reduce((sum, n) => sum + n, 0);
  return ships / Math.max(1, formations * (1 - DUMMY));
}

/** So many ships of the enemy's, a share of each type that he has left; carriers as far as the marker has shown any. */
function shared(desk: Desk, marker: number, ships: number, hollow: number): Belief {
  const { kit, view } = desk;
  const { afloat } = poolFor(desk, marker);
  const shown = proofs(view, marker);
  const all = afloat.reduce((sum, n) => sum + n, 0);
  const figures = afloat.map((n, type): Figure => {
    const carries = isCarrier(at(kit.reportedAs, type));
    if (carries && (shown & PROOF.noCarrier) !== 0) return ABSENT;
    const mean = (n * ships) / Math.max(1, all);
    return { mean: Math.min(n, mean), least: 0, most: n };
  });
  return beliefOf(desk, marker, figures, hollow);
}

/** A type that is there at all, more likely than not. */
const ONE_AT_LEAST = 0.5;

function beliefOf(desk: Desk, marker: number, figures: readonly Figure[], hollow: number): Belief {
  const { view, fleet, kit, side } = desk;
  const pool = poolFor(desk, marker);
  const contact = contactOn(view, side, marker);
  const counts = figures.map(({ mean }) => mean * (1 - hollow));
  let [ships, carriers, worth, hit, guns, flak] = [0, 0, 0, 0, 0, 0];
  counts.forEach((n, type) => {
    ships += n;
    if (isCarrier(at(kit.reportedAs, type))) carriers += n;
    worth += n * at(pool.worth, type);
    if (n >= ONE_AT_LEAST) hit = Math.max(hit, at(pool.hit, type));
    guns += n * at(pool.guns, type);
    flak += n * at(pool.flak, type);
  });
  return {
    marker,
    hex: knownHex(fleet, view, side, marker),
    age: contact === undefined ? -1 : view.turn - contact.turn,
    counts,
    least: figures.map(({ least }) => least),
    most: figures.map(({ most }) => most),
    ships,
    carriers,
    hollow,
    worth,
    hit,
    guns,
    flak: ships === 0 ? 0 : flak / ships,
  };
}
