import { type Dice, type Frame, pick, type Secret, type Side, shuffle } from '@point-option/engine';
import { AIR, AIR_OF, islandBase, islandOf, MODELS } from './data/aircraft.ts';
import { copy } from './data/copy.ts';
import { enemyOf, ISLANDS, type SideId, SIDES } from './data/map.ts';
import { FLEET, IS_CARRIER, SHIPS } from './data/ships.ts';
import {
  at,
  type Campaign,
  DUMMIES,
  type Intelligence,
  LEFT,
  LOST,
  MARKERS,
  numberAt,
  OFF,
  SUNK,
  UNKNOWN,
  waiting,
  waitingGroup,
} from './data/state.ts';
import { fieldWorks } from './rules/airBases.ts';
import { hullsOf, MOST_HULLS, shipsOf } from './rules/groups.ts';
import type { CampaignView } from './view.ts';

/** Everything in the data that a side may not know. */
export const secrets: readonly Secret<Campaign>[] = [
  ...SIDES.flatMap((side): Secret<Campaign>[] => {
    const hiddenFrom = enemyOf(side);
    return [
      { name: `${side} ships`, hiddenFrom, vary: (data, dice) => varyShips(data, side, dice) },
      { name: `${side} dummies`, hiddenFrom, vary: (data, dice) => varyDummies(data, side, dice) },
      { name: `${side} aircraft`, hiddenFrom, vary: (data, dice) => varyAircraft(data, side, dice) },
      { name: `${side} damage`, hiddenFrom, vary: (data, dice) => varyDamage(data, side, dice) },
    ];
  }),
  { name: 'intelligence', hiddenFrom: 'us', vary: varyIntelligence },
];

/** Whether the enemy cannot tell where a ship is. */
function isHidden(data: Campaign, ship: number): boolean {
  const where = numberAt(data.at, ship);
  return where !== SUNK && (where < 0 || !at(data.markers, where).seen);
}

/** Two hidden ships of different groups change places, with the aircraft aboard. */
function varyShips(data: Campaign, side: SideId, dice: Dice): boolean {
  // With aircraft in the air a carrier cannot be just anywhere.
  if (data.over || data.sorties.length > 0) return false;
  const hidden = FLEET[side].filter((ship) => isHidden(data, ship));
  for (const one of shuffle(dice, hidden)) {
    for (const other of shuffle(dice, hidden)) {
      if (data.at[one] === data.at[other] || !fitEachOther(data, one, other)) continue;
      [data.at[one], data.at[other]] = [numberAt(data.at, other), numberAt(data.at, one)];
      return true;
    }
  }
  return false;
}

function fitEachOther(data: Campaign, one: number, other: number): boolean {
  // set-03: a group that waits off the map is no larger than one on it.
  const isGrouped = (where: number): boolean => where >= 0 || waitingGroup(where) >= 0;
  const after = (ship: number, instead: number): boolean => {
    const where = numberAt(data.at, ship);
    const own = FLEET[at(SHIPS, ship).side].filter((each) => data.at[each] === where);
    return !isGrouped(where) || hullsOf(own) - hullsOf([ship]) + hullsOf([instead]) <= MOST_HULLS;
  };
  return after(one, other) && after(other, one);
}

/** A dummy and a group that lies face down change markers. */
function varyDummies(data: Campaign, side: SideId, dice: Dice): boolean {
  if (data.over) return false;
  const { first, last } = MARKERS[side];
  const down = data.markers.flatMap(({ hex, seen }, marker) =>
    marker >= first && marker <= last && hex !== OFF && !seen ? [marker] : [],
  );
  const dummies = down.filter((marker) => at(data.markers, marker).dummy);
  const groups = down.filter((marker) => !at(data.markers, marker).dummy);
  if (dummies.length === 0 || groups.length === 0) return false;
  const dummy = pick(dice, dummies);
  const group = pick(dice, groups);
  for (const ship of shipsOf(data, group)) data.at[ship] = dummy;
  at(data.markers, dummy).dummy = false;
  at(data.markers, group).dummy = true;
  return true;
}

/** Two air units of different models change bases. */
function varyAircraft(data: Campaign, side: SideId, dice: Dice): boolean {
  if (data.over || data.sorties.length > 0) return false;
  const units = shuffle(
    dice,
    AIR_OF[side].filter((unit) => data.base[unit] !== LOST),
  );
  for (const one of units) {
    for (const other of units) {
      const [here, there] = [numberAt(data.base, one), numberAt(data.base, other)];
      if (here === there || at(AIR, one).model === at(AIR, other).model) continue;
      if (!canBase(one, there) || !canBase(other, here)) continue;
      data.base[one] = there;
      data.base[other] = here;
      return true;
    }
  }
  return false;
}

function canBase(unit: number, base: number): boolean {
  return islandOf(base) >= 0 || MODELS[at(AIR, unit).model].carrier;
}

/** Damage that nobody saw: a collision in the dark. */
function varyDamage(data: Campaign, side: SideId, dice: Dice): boolean {
  if (data.over) return false;
  const ships = FLEET[side].filter(
    (ship) => isHidden(data, ship) && !data.damageKnown[ship] && at(SHIPS, ship).type !== 'LF' && !IS_CARRIER[ship],
  );
  if (ships.length === 0) return false;
  const ship = pick(dice, ships);
  data.damaged[ship] = !data.damaged[ship];
  return true;
}

const KNOWN: readonly Intelligence[] = ['code broken', 'forewarned', 'surprised'];

function varyIntelligence(data: Campaign, dice: Dice): boolean {
  if (data.over || data.intelligence === 'unknown') return false;
  data.intelligence = pick(
    dice,
    KNOWN.filter((known) => known !== data.intelligence),
  );
  return true;
}

/**
 * Data equally possible for the side: the enemy's unseen ships are dealt out to the markers that lie face down, and the
 * rest waits off the map; his aircraft stand on any deck or field that takes them.
 */
export function resample(view: CampaignView, side: Side, dice: Dice, _agenda: readonly Frame[]): Campaign {
  const data = copy(view);
  if (data.over || (side !== 'japan' && side !== 'us')) return data;
  const enemy = enemyOf(side);
  if (side === 'us') data.intelligence = pick(dice, KNOWN);
  dealShips(data, enemy, dice);
  baseAircraft(data, enemy, dice);
  manFerries(data, enemy, dice);
  // Any turn up to now, where ships of his have come at all.
  if (FLEET[enemy].some((ship) => numberAt(data.at, ship) >= 0 || data.at[ship] === SUNK))
    data.entered[enemy] = dice.die(data.turn + 1) - 1;
  return data;
}

/** Groups that may wait off the map. */
const WAITING_GROUPS = 40;

function dealShips(data: Campaign, side: SideId, dice: Dice): void {
  const hidden = shuffle(
    dice,
    FLEET[side].filter((ship) => data.at[ship] === UNKNOWN),
  );
  const { first, last } = MARKERS[side];
  const down = shuffle(
    dice,
    data.markers.flatMap(({ hex, seen }, marker) =>
      marker >= first && marker <= last && hex !== OFF && !seen ? [marker] : [],
    ),
  );
  const total = plays(data, enemyOf(side)) ? DUMMIES - data.exposed[side] : 0;
  const least = Math.max(0, down.length - hidden.length);
  const most = Math.min(total, down.length);
  const dummies = least + (most > least ? dice.die(most - least + 1) - 1 : 0);
  data.dummies[side] = total - dummies;
  for (const marker of down.slice(0, dummies)) at(data.markers, marker).dummy = true;
  const groups = down.slice(dummies);
  // A ship for each group first, then as many more as chance will have.
  groups.forEach((marker, i) => {
    data.at[numberAt(hidden, i)] = marker;
  });
  for (const ship of hidden.slice(groups.length)) {
    const marker = groups.length > 0 && dice.die(4) > 1 ? pick(dice, groups) : OFF;
    const fits = marker !== OFF && hullsOf(shipsOf(data, marker)) + hullsOf([ship]) <= MOST_HULLS;
    data.at[ship] = fits ? marker : waitingPlace(data, side, ship);
  }
}

/** Whether there are dummies in this match: a side can tell by its own. */
function plays(data: Campaign, side: SideId): boolean {
  const { first, last } = MARKERS[side];
  return (
    data.dummies[side] + data.exposed[side] > 0 ||
    data.markers.some(({ dummy }, marker) => dummy && marker >= first && marker <= last)
  );
}

/** The first waiting group with room for a ship. */
function waitingPlace(data: Campaign, side: SideId, ship: number): number {
  for (let group = 0; group < WAITING_GROUPS; group++) {
    const ships = FLEET[side].filter((other) => data.at[other] === waiting(group));
    if (hullsOf([...ships, ship]) <= MOST_HULLS) return waiting(group);
  }
  return LEFT;
}

function baseAircraft(data: Campaign, side: SideId, dice: Dice): void {
  const units = shuffle(
    dice,
    AIR_OF[side].filter((unit) => data.base[unit] === UNKNOWN),
  );
  // Those that need a field first find one; those that need a deck take what the decks hold.
  units.sort((a, b) => Number(MODELS[at(AIR, a).model].carrier) - Number(MODELS[at(AIR, b).model].carrier));
  for (const unit of units) {
    const bases = basesFor(data, side, unit);
    // Whoever is in the air may have no deck left to come from.
    data.base[unit] = pick(dice, bases.length > 0 ? bases : CARRIERS[side]);
  }
}

/** Who changes bases is not seen: any unit that does not fly elsewhere. */
function manFerries(data: Campaign, side: SideId, dice: Dice): void {
  for (const sortie of data.sorties) {
    if (sortie.side !== side || sortie.unit !== UNKNOWN) continue;
    const flying = data.sorties.map(({ unit }) => unit);
    sortie.unit = pick(
      dice,
      AIR_OF[side].filter((unit) => data.base[unit] !== LOST && !flying.includes(unit)),
    );
    sortie.hex = OFF;
  }
}

const CARRIERS: Readonly<Record<SideId, readonly number[]>> = {
  japan: FLEET.japan.filter((ship) => IS_CARRIER[ship]),
  us: FLEET.us.filter((ship) => IS_CARRIER[ship]),
};

function basesFor(data: Campaign, side: SideId, unit: number): number[] {
  const decks = MODELS[at(AIR, unit).model].carrier
    ? FLEET[side].filter((ship) => IS_CARRIER[ship] && data.at[ship] !== SUNK && hasRoom(data, ship))
    : [];
  if (side === 'us') return decks;
  const fields = ISLANDS.flatMap(({ airLimit }, island) => {
    const base = islandBase(island);
    const parked = data.base.filter((other) => other === base).length;
    return fieldWorks(data, island) && (airLimit === null || parked < airLimit) ? [base] : [];
  });
  return [...decks, ...fields];
}

function hasRoom(data: Campaign, ship: number): boolean {
  return data.base.filter((base) => base === ship).length < at(SHIPS, ship).deck;
}
