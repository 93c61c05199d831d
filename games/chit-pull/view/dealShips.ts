import { type Dice, pick, shuffle } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { conditionOf, formationOf, isDamaged, shipsIn } from '../data/formations.ts';
import { isCarrier } from '../data/ship.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type Contact, LEFT, OFF, type Theater, UNKNOWN } from '../data/theater.ts';
import type { Drawing } from './drawFormations.ts';
import { isAirOpen, isAllOpen } from './laidOpen.ts';
import { byFleet, carriersShown, groupsFor } from './plausible.ts';

/** How far off a report may be where nobody said so: most are nearer. */
const DOUBT = 2;

/** A side's hidden ships while they are dealt to its markers. */
interface Deal {
  readonly drawing: Drawing;
  readonly theater: Theater;
  readonly side: SideId;
  readonly dice: Dice;
  /** Groups and detachments that can have ships. */
  readonly slots: readonly number[];
  /** The fleet that each group is of. */
  readonly fleets: Map<number, string>;
  /** The ships that each of them has so far. */
  readonly members: Map<number, number[]>;
  /** The ships to deal. The enemy sees where all others are, and there they stay. */
  readonly hidden: ReadonlySet<number>;
  /** Ships still to be dealt: carriers first, since they fit into fewest groups, and otherwise in no order. */
  left: number[];
}

/**
 * Deals the hidden ships of a side to its markers. What formations have shown and what was reported of them come first; the rest goes
 * anywhere. Ships that find no place have left the map.
 */
export function dealShips(
  drawing: Drawing,
  theater: Theater,
  side: SideId,
  slots: readonly number[],
  dice: Dice,
): void {
  const { fleet } = drawing;
  const hidden = ofSide(fleet.shipsOf, side).filter((ship) => theater.shipAt[ship] === UNKNOWN);
  const members = new Map(slots.map((slot): [number, number[]] => [slot, shipsIn(fleet, theater, slot)]));
  const left = shuffle(dice, hidden).sort((a, b) => Number(isDeck(fleet, b)) - Number(isDeck(fleet, a)));
  const deal: Deal = { drawing, theater, side, dice, slots, fleets: new Map(), members, hidden: new Set(hidden), left };
  crewDetachments(deal);
  shareFleets(deal);
  anchorCarriers(deal);
  keepShown(deal);
  keepReports(deal);
  crewEmpty(deal);
  dealRest(deal);
}

function isDeck(fleet: Fleet, ship: number): boolean {
  return isCarrier(at(fleet.ships, ship).type);
}

const isGroup = ({ drawing: { fleet } }: Deal, slot: number): boolean => at(fleet.markers, slot).kind === 'group';

/** Ships that sail detached are damaged, or escort one that is. */
function crewDetachments(deal: Deal): void {
  const { theater, slots } = deal;
  for (const slot of slots) {
    if (isGroup(deal, slot) || !isEmpty(deal, slot)) continue;
    const ship = deal.left.find((each) => isDamaged(theater, each)) ?? deal.left[0];
    if (ship !== undefined) put(deal, ship, slot);
  }
}

/** Ships of different fleets never share a group: each fleet gets as many groups as it needs, and the rest are anybody's. */
function shareFleets(deal: Deal): void {
  const { drawing, theater, slots, fleets, dice } = deal;
  const { ships, markers } = drawing.fleet;
  theater.shipAt.forEach((group, ship) => {
    if (group >= 0 && at(markers, group).kind === 'group') fleets.set(group, at(ships, ship).fleet);
  });
  const lots = [...byFleet(drawing.fleet, deal.left)].sort((a, b) => carriersIn(deal, b[1]) - carriersIn(deal, a[1]));
  const told = new Map<string, number>();
  for (const report of ofSide(theater.contacts, enemyOf(deal.side))) {
    const likeliest = lots.toSorted((a, b) => matching(deal, report, b[1]) - matching(deal, report, a[1]))[0];
    if (likeliest === undefined || report.told !== 'types') continue;
    for (const slot of slotsUnder(deal, report.marker)) if (!fleets.has(slot)) fleets.set(slot, likeliest[0]);
    told.set(likeliest[0], (told.get(likeliest[0]) ?? 0) + report.total);
  }
  const open = shuffle(
    dice,
    slots.filter((slot) => isGroup(deal, slot) && !fleets.has(slot)),
  );
  // Whoever was seen to launch is of a fleet that has carriers.
  open.sort(
    (a, b) => carriersShown(theater, formationOf(theater, b)) - carriersShown(theater, formationOf(theater, a)),
  );
  for (const [name, own] of lots) {
    // Formations that were reported on have no room for more than that.
    const rest = own.slice(told.get(name) ?? 0);
    const has = [...fleets].filter(([slot, other]) => other === name && !isTold(deal, slot)).length;
    const needs = Math.max(0, groupsFor(drawing.fleet, deal.side, drawing.limits, rest) - has);
    for (const slot of open.splice(0, needs)) fleets.set(slot, name);
  }
  for (const slot of open) if (deal.left.length > 0) fleets.set(slot, at(ships, pick(dice, deal.left)).fleet);
}

/** Whether the formation of a group was reported on by type. */
function isTold({ theater, side }: Deal, slot: number): boolean {
  const marker = formationOf(theater, slot);
  return ofSide(theater.contacts, enemyOf(side)).some((each) => each.marker === marker && each.told === 'types');
}

/** How many units of a report a fleet could make up. */
function matching({ drawing: { fleet } }: Deal, { counts }: Contact, ships: readonly number[]): number {
  let n = 0;
  counts.forEach((said, type) => {
    n += Math.min(said, ships.filter((ship) => fleet.reportedType[ship] === type).length);
  });
  return n;
}

function flies({ drawing: { fleet }, theater }: Deal, ship: number): boolean {
  return isCarrier(at(fleet.ships, ship).type) && conditionOf(fleet, theater, ship).flies;
}
function carriersIn(deal: Deal, ships: readonly number[]): number {
  return ships.filter((ship) => flies(deal, ship)).length;
}

function put(deal: Deal, ship: number, slot: number): void {
  const { theater, members } = deal;
  const from = members.get(at(theater.shipAt, ship));
  from?.splice(from.indexOf(ship), 1);
  theater.shipAt[ship] = slot;
  members.get(slot)?.push(ship);
  deal.left = deal.left.filter((other) => other !== ship);
}

/** The slots under a marker on the map. */
function slotsUnder({ theater, slots }: Deal, marker: number): number[] {
  return slots.filter((slot) => formationOf(theater, slot) === marker);
}
function shipsWith({ members }: Deal, slots: readonly number[]): number[] {
  return slots.flatMap((slot) => members.get(slot) ?? []);
}
function isEmpty({ members }: Deal, slot: number): boolean {
  return (members.get(slot) ?? []).length === 0;
}

/** Whether a ship could sail with a group, by the limits of groups and by what its formation has shown. */
function canTake(deal: Deal, slot: number, ship: number): boolean {
  const { drawing, theater, side, fleets } = deal;
  const { ships } = drawing.fleet;
  if (!isGroup(deal, slot) || isAllOpen(theater, slot)) return false;
  if (fleets.get(slot) !== at(ships, ship).fleet) return false;
  const members = deal.members.get(slot) ?? [];
  if (members.length >= drawing.limits.ships) return false;
  for (const { counts, perGroup, groups } of ofSide(drawing.limits.carriers, side)) {
    if (!counts(at(ships, ship))) continue;
    const own = members.filter((other) => counts(at(ships, other))).length;
    if (own >= perGroup || (own === 0 && groupsWith(deal, (other) => counts(at(ships, other))) >= groups)) return false;
  }
  const marker = formationOf(theater, slot);
  const shown = carriersShown(theater, marker);
  // With secret movement planes show no more than that there is a carrier.
  const isMost = shown === 0 || (shown === 1 && !theater.secret);
  if (!isMost || !flies(deal, ship)) return true;
  return carriersIn(deal, shipsWith(deal, slotsUnder(deal, marker))) < shown;
}

/** How many groups have a ship of a kind. */
function groupsWith({ members }: Deal, isOne: (ship: number) => boolean): number {
  let groups = 0;
  for (const ships of members.values()) if (ships.some(isOne)) groups++;
  return groups;
}

/** Deals a ship of some kind to any of the slots, where one has room; false where nothing fits. */
function dealOne(deal: Deal, slots: readonly number[], isOne: (ship: number) => boolean): boolean {
  for (const ship of deal.left) {
    if (!isOne(ship)) continue;
    const open = slots.filter((slot) => canTake(deal, slot, ship));
    if (open.length === 0) continue;
    put(deal, ship, pick(deal.dice, open));
    return true;
  }
  return false;
}

/** Carriers whose aircraft were seen in the air are where these could have come from. */
function anchorCarriers(deal: Deal): void {
  const { drawing, theater, side, slots } = deal;
  const { fleet } = drawing;
  for (const unit of ofSide(fleet.squadronsOf, side)) {
    const home = at(theater.airHome, unit);
    if (home < 0 || theater.shipAt[home] !== UNKNOWN) continue;
    if (theater.airAt[unit] === 'lost' || !isAirOpen(theater, unit)) continue;
    const near = nearest(
      deal,
      slots.filter((slot) => isGroup(deal, slot) && !isAllOpen(theater, slot)),
      unit,
    );
    const room = near.filter((each) => hasDeckRoom(deal, each, home));
    const slot =
      near.find((each) => canTake(deal, each, home)) ??
      room.find((each) => (deal.members.get(each) ?? []).some((ship) => isDeck(fleet, ship))) ??
      room[0] ??
      near[0];
    if (slot === undefined) continue;
    put(deal, home, slot);
    deal.fleets.set(slot, at(fleet.ships, home).fleet);
  }
}

/** Whether a group could have another carrier by those it has, and is of the same fleet or nobody's yet. */
function hasDeckRoom(
  { drawing: { fleet, limits }, side, members, fleets }: Deal,
  slot: number,
  carrier: number,
): boolean {
  const own = members.get(slot) ?? [];
  if (own.length > 0 && fleets.get(slot) !== at(fleet.ships, carrier).fleet) return false;
  return ofSide(limits.carriers, side).every(
    ({ counts, perGroup }) => own.filter((ship) => counts(at(fleet.ships, ship))).length < perGroup,
  );
}

/**
 * The slots that an air unit may fly from, the likeliest first: the formation that sent it, the nearest to where it was met, or one that has
 * shown this turn that it has carriers.
 */
function nearest({ drawing: { fleet }, theater, dice }: Deal, slots: readonly number[], unit: number): number[] {
  const { raid, airPost, markers } = theater;
  const post = at(airPost, unit);
  const isRaider = raid?.flights.some((flight) => flight.unit === unit) === true;
  const target = raid === null ? OFF : raid.fight === OFF ? raid.hex : raid.fight;
  const met = post !== OFF ? post : raid?.met.includes(unit) === true ? target : OFF;
  const far = (slot: number): number => {
    if (isRaider) return formationOf(theater, slot) === raid.from ? 0 : 1;
    if (met !== OFF) return fleet.grid.distance(at(markers, slot).hex, met);
    return carriersShown(theater, formationOf(theater, slot)) > 0 ? 0 : 1;
  };
  return shuffle(dice, slots).sort((a, b) => far(a) - far(b));
}

/** Formations that have launched search planes this turn have the carriers for it. */
function keepShown(deal: Deal): void {
  const { theater, slots } = deal;
  for (const marker of new Set(slots.map((slot) => formationOf(theater, slot)))) {
    const own = slotsUnder(deal, marker);
    const shown = carriersShown(theater, marker);
    while (carriersIn(deal, shipsWith(deal, own)) < shown) if (!dealOne(deal, own, (ship) => flies(deal, ship))) break;
  }
}

/** Formations have about what was reported of them, by type or in all. */
function keepReports(deal: Deal): void {
  const { theater, side, drawing, dice } = deal;
  const reports = ofSide(theater.contacts, enemyOf(side)).toSorted((a, b) => b.turn - a.turn);
  for (const report of reports) {
    const own = slotsUnder(deal, report.marker);
    if (own.length === 0) continue;
    if (report.told === 'count') fill(deal, own, report.total, () => true);
    if (report.told !== 'types') continue;
    report.counts.forEach((said, type) => {
      if (said === 0) return;
      const isOne = (ship: number): boolean => drawing.fleet.reportedType[ship] === type;
      fill(deal, own, truthBehind(dice, report, said), isOne);
    });
  }
}

/** A true figure that may stand behind one in a report. */
function truthBehind(dice: Dice, { within }: Contact, said: number): number {
  const off = within < 0 ? DOUBT : within;
  return Math.max(1, said - off + dice.die(2 * off + 1) - 1);
}

/** Deals ships of a kind to the slots of a formation until it has so many. */
function fill(deal: Deal, slots: readonly number[], n: number, isOne: (ship: number) => boolean): void {
  const has = shipsWith(deal, slots).filter(isOne).length;
  for (let more = n - has; more > 0 && dealOne(deal, slots, isOne); more--);
}

/** A group without ships would be a dummy: each has one at least. */
function crewEmpty(deal: Deal): void {
  const { theater, slots } = deal;
  for (const slot of slots) {
    if (!isGroup(deal, slot) || !isEmpty(deal, slot)) continue;
    if (dealOne(deal, [slot], () => true)) continue;
    const ship = spare(deal, slot);
    if (ship === undefined) at(theater.markers, slot).dummy = true;
    else put(deal, ship, slot);
  }
}

/** A ship that another group of the same fleet can do without: none that the enemy has seen there. */
function spare(deal: Deal, slot: number): number | undefined {
  const { theater, slots, hidden } = deal;
  const dealt = [...hidden].filter((ship) => slots.includes(at(theater.shipAt, ship)));
  return dealt.find(
    (ship) => !flies(deal, ship) && canTake(deal, slot, ship) && shipsWith(deal, [at(theater.shipAt, ship)]).length > 1,
  );
}

/** Whoever is left sails with formations that nobody has reported on, or with one that was reported to have the like, or with any. */
function dealRest(deal: Deal): void {
  const { theater, slots, side, drawing } = deal;
  const told = new Map(ofSide(theater.contacts, enemyOf(side)).map((contact) => [contact.marker, contact]));
  const loose = slots.filter((slot) => !told.has(formationOf(theater, slot)));
  for (const ship of deal.left.slice()) {
    const only = (each: number): boolean => each === ship;
    const type = at(drawing.fleet.reportedType, ship);
    const alike = slots.filter((slot) => (told.get(formationOf(theater, slot))?.counts[type] ?? 0) > 0);
    if (dealOne(deal, loose, only) || dealOne(deal, alike, only) || dealOne(deal, slots, only)) continue;
    put(deal, ship, LEFT);
  }
}
