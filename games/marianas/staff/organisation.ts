import { pick } from '@point-option/engine';
import { AIR, AIR_NUMBER } from '../data/aircraft.ts';
import { HISTORICAL } from '../data/groups.ts';
import { grid, ISLANDS, type SideId } from '../data/map.ts';
import { ship, SHIPS } from '../data/ships.ts';
import { at } from '../data/state.ts';
import { waitingGroups } from '../rules/arrival.ts';
import type { CampaignView } from '../view.ts';
import { battleshipsNear, COVER } from './ashore.ts';
import { counsel, groupsOf, type Habit, optionsOf } from './desk.ts';

/** A ship that should sail in the group of another. */
interface Wish {
  readonly ship: number;
  readonly with: number;
}
const wish = (id: string, leader: string): Wish => ({ ship: ship(id), with: ship(leader) });
const escorts = (from: number, to: number): Wish[] =>
  (HISTORICAL.us[from]?.ships.slice(1) ?? []).map((each) => ({
    ship: each,
    with: HISTORICAL.us[to]?.ships[1] as number,
  }));

/**
 * How history's groups are changed. The transports get decks of their own in place of destroyers, because patrol and
 * flak protect only the group they are in; Japan's guns come together, away from its carriers.
 */
export const WISHES: Readonly<Record<SideId, readonly Wish[]>> = {
  us: [
    wish('Fanshaw Bay', 'Landing Force North'),
    ...escorts(8, 10).slice(1),
    wish('Kitkun Bay', 'Landing Force South'),
    ...escorts(9, 11).slice(1),
    wish('Essex', 'Enterprise'),
  ],
  japan: ['Yamato', 'Musashi', 'Nagato', 'Myoko+Haguro', 'Atago+Takao'].map((id) => wish(id, 'Kongo')),
};

export const organise: Habit = () => counsel('own', 'own groups');

/** History's groups with the wishes fulfilled. */
export const compose: Habit = ({ side }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const group = new Map<number, number>();
  HISTORICAL[side].forEach(({ ships }, i) => {
    for (const each of ships) group.set(each, i);
  });
  for (const { ship: moved, with: leader } of WISHES[side]) group.set(moved, group.get(leader) ?? 0);
  const placed: Record<string, string> = {};
  for (const [each, i] of group) placed[at(SHIPS, each).id] = `group ${i + 1}`;
  return counsel(placed, `compose ${side}`);
};

/** As near to the beaches as can be: from Palau and Iwo Jima nothing reaches them. */
export const baseAir: Habit = (_desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const placed: Record<string, string> = {};
  ask.pieces.forEach(({ id }, i) => {
    placed[id] = i % 2 === 0 ? 'guam' : 'saipan';
  });
  return counsel(placed, 'air forward');
};

/** Out of reach of the beaches in the first morning, and near enough for the second. */
const LURKING = ['0607', '0608', '0708'];
/** Where the fleets come on. The Americans' hexes are those from which both beaches are four hexes away. */
const ENTRY: Readonly<Record<SideId, readonly string[]>> = {
  us: ['1707', '1708', '1709', '1710'],
  japan: ['0106', '0107', '0108', '0109'],
};
/** Dummies come on among the fleet or apart, so that a marker alone may be anything and a stack may hold nothing. */
const DECOYS: Readonly<Record<SideId, readonly string[]>> = {
  us: ['1703', '1713', '1704'],
  japan: ['0103', '0112', '0104'],
};

export const deploy: Habit = ({ dice }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const groups = ask.pieces.filter(({ id }) => id.startsWith('group'));
  if (groups.length === 0) return counsel({}, 'not on the chart yet');
  const hex = pick(dice, LURKING);
  return counsel(Object.fromEntries(groups.map(({ id }) => [id, hex])), 'lie in wait');
};

/** The whole fleet in one hex, as soon as it may come. */
export const arrive: Habit = ({ view, side, dice }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const placed: Record<string, string> = {};
  const hex = pick(dice, ENTRY[side]);
  let decoys = 0;
  let fleet = 0;
  for (const { id, boxes } of ask.pieces) {
    if (id.startsWith('group')) {
      if (boxes?.includes(hex) !== false) placed[id] = hex;
      fleet++;
    } else if (fleet > 0 || view.turn > 1) {
      placed[id] = pick(dice, [hex, ...ENTRY[side], ...DECOYS[side]]);
      decoys++;
    }
  }
  if (fleet > 0) return counsel(placed, 'come together');
  if (waitingGroups(view, side).length > 0) return counsel(placed, decoys > 0 ? 'decoys first' : 'may not come yet');
  return counsel(placed, decoys > 0 ? 'send decoys' : 'nobody waits');
};

/** At nightfall each decoy by a die to one of the groups' hexes, where it can be laid among them. */
export const redeploy: Habit = ({ view, side, dice }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const real = new Set(groupsOf(view, side).flatMap(({ hex, dummy }) => (dummy ? [] : [grid.label(hex)])));
  const placed: Record<string, string> = {};
  for (const { id, boxes } of ask.pieces) {
    const among = (boxes ?? ask.boxes.map((box) => box.id)).filter((label) => real.has(label));
    if (among.length > 0) placed[id] = pick(dice, among);
  }
  return counsel(placed, Object.keys(placed).length > 0 ? 'mingle' : 'no decoys');
};

/** Escorts are too many for Japan's submarines: each contact costs a boat more often than it sinks a ship. */
export const submarines: Habit = ({ side }) =>
  side === 'us' ? counsel(true, 'submarines pay') : counsel(false, 'submarines do not pay');

/** A lost unit comes back where it can strike the beaches, and otherwise stays safe in Japan. */
export const replace: Habit = ({ view }, ask) => {
  const useful = optionsOf(ask).filter((choice) => {
    const island = ISLANDS.findIndex(({ id }) => choice.endsWith(`@${id}`));
    return island >= 0 && at(ISLANDS, island).garrison !== null && isQuiet(view, island);
  });
  const betty = useful.find((choice) => at(AIR, AIR_NUMBER.get(choice.split('@')[0] ?? '') ?? 0).model === 'Betty');
  const chosen = betty ?? useful[0];
  return chosen === undefined ? counsel('none', 'no use for more') : counsel(chosen, 'bring one down');
};

function isQuiet(view: CampaignView, island: number): boolean {
  return battleshipsNear(view, at(ISLANDS, island).hex) < COVER;
}
