import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { hexName, japaneseShipName } from '../data/names.ts';
import { type Mission, MISSIONS, type Raid } from '../data/state.ts';
import { carriersIn, forceById, totalHits } from '../rules/forces.ts';
import {
  INTERCEPTION_FUEL,
  best,
  carrierWorth,
  counsel,
  type Desk,
  flights,
  fuelHome,
  type Habit,
  numberAbout,
  optionsOf,
  worthOf,
} from './desk.ts';
import { targetOf } from './targets.ts';

const numberIn = (id: string): number => Number(id.slice(id.indexOf(' ') + 1));

/** 4.51: everybody who can come home afterwards engages; those least met are met first. */
export const engage: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view } = desk;
  const aloft = flights(view);
  const raids = ask.boxes.map(({ id }) => ({
    id,
    raid: view.raids.find((raid) => raid.id === numberIn(id)) as Raid,
    met: 0,
  }));
  const placed: Record<string, string> = {};
  for (const { id } of ask.pieces) {
    const m = numberIn(id);
    const mission = view.missions[m] as Mission;
    if (mission.kind === 'intercept' && !canAfford(desk, mission)) continue;
    const open = raids.filter(({ raid, met }) => met < raid.points * ENOUGH);
    const target = best(open, ({ raid, met }) => raid.points - met + (raid.target >= 0 ? MORE : 0));
    if (!target) continue;
    placed[id] = target.id;
    target.met += aloft.fighters[m] as number;
  }
  return counsel(placed, Object.keys(placed).length > 0 ? 'engage' : 'no fuel to engage');
};
/** Fighters to a point beyond which more are kept for the next fight. */
const ENOUGH = 1.6;
const MORE = 20;
function canAfford({ view, temper }: Desk, { hex, fuel }: Mission): boolean {
  return fuel - INTERCEPTION_FUEL - fuelHome(view, hex) >= temper.interceptReserve - 2;
}

/** 4.37: missions were made as large as they should be. */
export const divide: Habit = () => counsel(-1, 'stay together');

/** 4.51: the largest first, while the escorts are whole. */
export const nextFight: Habit = ({ view }, ask) => {
  const aloft = flights(view);
  const m = best(optionsOf(ask), (option) => aloft.fighters[Number(option)] ?? 0);
  return m === undefined ? undefined : counsel(m, 'largest first');
};

/** 4.52: at the escorts as few as may be, unless there are fewer bombers than hunters. */
export const splitFight: Habit = (desk, ask) => {
  if (ask.kind !== 'amount') return undefined;
  const raid = desk.view.raids.find(({ id }) => id === numberAbout(desk, 'raid'));
  const bombers = raid ? raid.points - Math.max(0, raid.fighters) : ask.max;
  const spare = ask.max - ask.min - bombers * 2;
  return spare > 0
    ? counsel(ask.min + Math.floor(spare), 'spare fighters at escorts')
    : counsel(ask.min, 'at the bombers');
};

/** 5.721: every gun there is. */
export const overhead: Habit = (_desk, ask) => counsel([...optionsOf(ask)], 'all guns');

/** 5.1: the strike with the most fighters meets the patrol first. */
export const nextStrike: Habit = ({ view }, ask) => {
  const aloft = flights(view);
  const m = best(
    optionsOf(ask),
    (option) => (aloft.fighters[Number(option)] as number) * MISSIONS + (aloft.attack[Number(option)] as number),
  );
  return m === undefined ? undefined : counsel(m, 'escorted first');
};

function optionWorth({ view }: Desk, option: string | number): number {
  if (typeof option === 'number') {
    const force = forceById(view, option);
    return force ? worthOf(view, force) : 0;
  }
  return option.startsWith('wreck ') ? carrierWorth(view, numberIn(option)) / 2 : -1;
}
/** 5.1: what is worth most; off a poor target if a better one can still be reached. */
export const target: Habit = (desk, ask) => {
  const { view } = desk;
  const choice = best(optionsOf(ask), (option) => optionWorth(desk, option));
  if (choice === undefined) return undefined;
  const mission = view.missions[numberAbout(desk, 'mission')] as Mission;
  if ((flights(view).attack[numberAbout(desk, 'mission')] as number) === 0) return counsel('hold', 'no bombs');
  const worth = optionWorth(desk, choice);
  if (worth < desk.temper.strikeWorth) {
    const better = targetOf(desk, mission);
    if (better && better.hex !== mission.hex && better.worth > worth * 2) return counsel('hold', 'better target');
  }
  return counsel(choice, 'attack worth most');
};
/** 5.22: a second look, unless there is next to nothing to be found. */
export const again: Habit = (desk, ask) => {
  const choice = best(optionsOf(ask), (option) => optionWorth(desk, option));
  return choice !== undefined && choice !== 'no' && optionWorth(desk, choice) > 2
    ? counsel(choice, 'look again')
    : counsel('no', 'not worth another look');
};
/** 5.61: the point is paid for more than one roll. */
export const coordinate: Habit = ({ about }) => {
  const rolls = Array.isArray(about['rolls']) ? about['rolls'].length : 0;
  return rolls > 1 ? counsel(true, 'draw up attack') : counsel(false, 'save fuel');
};

/** Hits that a damage roll can be expected to make, in tenths, and what is put on a ship beyond what sinks it. */
const HITS_PER_ROLL = 1.2;
/** 5.61(4): carriers one after the other, those nearest to sinking for their worth first, each until it should sink. */
export const aim: Habit = ({ view }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const ships = ask.boxes.map(({ id }) => ({ id, ship: numberIn(id) }));
  const order = ships
    .map(({ id, ship }) => {
      const left = (JAPANESE_SHIPS[ship]?.hits ?? 0) - totalHits(view, ship);
      return { id, ship, left, value: left <= 0 ? 0 : carrierWorth(view, ship) / left };
    })
    .sort((a, b) => b.value - a.value || a.left - b.left);
  const placed: Record<string, string> = {};
  let at = 0;
  let aimed = 0;
  for (const { id } of ask.pieces) {
    while (
      at + 1 < order.length &&
      aimed * HITS_PER_ROLL >= (order[at]?.left ?? 0) &&
      (order[at + 1]?.value ?? 0) > 0
    ) {
      at++;
      aimed = 0;
    }
    placed[id] = order[at]?.id ?? '';
    aimed++;
  }
  return counsel(placed, 'sink one first', { ship: japaneseShipName(order[0]?.ship ?? -1) });
};

/** Hits that a unit of bombers can be expected to make in the end, and what each point of a patrol takes away of that. */
const HITS_PER_BOMBER = 1.5;
const PATROL_TAKES = 0.05;
/** 4.22, in the second lesson: all to where a hit is worth most, until there are enough to sink every carrier there. */
export const sendStrike: Habit = ({ view }, ask) => {
  const aloft = flights(view);
  const hexes = optionsOf(ask).map(Number);
  const hex = best(hexes, (option) => {
    let bombers = 0;
    for (let m = 0; m < MISSIONS; m++)
      if (view.missions[m]?.kind === 'strike' && view.missions[m]?.hex === option) bombers += aloft.attack[m] as number;
    let worth = 0;
    let left = 0;
    let patrol = 0;
    for (const force of view.forces) {
      if (force.hex !== option) continue;
      worth += worthOf(view, force);
      patrol += Math.max(0, force.fixedPatrol);
      for (const ship of carriersIn(force))
        left += Math.max(0, (JAPANESE_SHIPS[ship]?.hits ?? 0) - totalHits(view, ship));
    }
    const each = (worth / Math.max(1, left)) * (1 - patrol * PATROL_TAKES);
    return bombers * HITS_PER_BOMBER >= left ? each / 10 : each;
  });
  return hex === undefined ? undefined : counsel(hex, 'send strike', { hex: hexName(hex) });
};
