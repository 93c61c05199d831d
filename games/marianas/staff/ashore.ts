import { charts, type GroundColumn, GROUND_COLUMNS } from '../data/charts.ts';
import { ISLANDS, type SideId } from '../data/map.ts';
import { islandName } from '../data/names.ts';
import { IS_BATTLESHIP, LANDING_FORCES } from '../data/ships.ts';
import { at, numberAt } from '../data/state.ts';
import { groundColumn, type GroundLosses, groundLosses, halves, MOST_WAGER } from '../rules/ground.ts';
import { hexOf } from '../rules/groups.ts';
import type { CampaignView } from '../view.ts';
import { best, counsel, type Habit, optionsOf } from './desk.ts';

/** Battleships enough to wreck a field and to halve the losses ashore (air-05, gnd-04). */
export const COVER = 3;

export function battleshipsNear(view: CampaignView, hex: number): number {
  let n = 0;
  for (let ship = 0; ship < view.at.length; ship++) if (IS_BATTLESHIP[ship] && hexOf(view, ship) === hex) n++;
  return n;
}

/** Whoever lies off the beach by daylight lands, if the guns are there or the odds are good without them. */
export const land: Habit = ({ view, about }, ask) => {
  if (ask.kind !== 'amount') return undefined;
  const [force, island] = [Number(about['force']), Number(about['island'])];
  const { us, japan } = at(view.islands, island);
  const all = numberAt(view.aboard, force);
  const values = { island: islandName(island) };
  if (battleshipsNear(view, at(ISLANDS, island).hex) >= COVER) return counsel(all, 'land covered', values);
  // Three to one never loses more than it kills; and nothing is left to wait for on the last days.
  if (us + all >= 3 * japan) return counsel(all, 'land strong', values);
  if (view.turn > view.lastTurn - LATE && us + all >= japan) return counsel(all, 'land late', values);
  return counsel(0, 'land later', values);
};
const LATE = 5;

const GROUND = charts.find(({ id }) => id === 'ground A');
const FACES = 6;

/** What an attack costs either side on the average. */
function expected(
  column: GroundColumn,
  wager: number,
  halved: SideId | 'nobody',
  strengths: { attacker: number; defender: number; attackerSide: SideId },
): GroundLosses {
  const index = GROUND_COLUMNS.indexOf(column);
  const sum = { attacker: 0, defender: 0 };
  for (const row of GROUND?.cells ?? []) {
    const losses = groundLosses(Number(row[index]), wager, halved, strengths);
    sum.attacker += losses.attacker / FACES;
    sum.defender += losses.defender / FACES;
  }
  return sum;
}

/** An attack that costs more than this share of what it kills is not made: the Americans must have the islands. */
const DEAREST: Readonly<Record<SideId, number>> = { us: 1.4, japan: 0.7 };
/** So that nothing is divided by nothing, and of two attacks that cost nothing the one that kills more is made. */
const TRIFLE = 0.01;
const WAGERS = Array.from({ length: MOST_WAGER + 1 }, (_, wager) => wager);

/** Attacks with the stake that kills most for what it costs, and holds where that is too dear. */
export const fight: Habit = ({ view, side, about }, ask) => {
  const island = Number(about['island']);
  const options = optionsOf(ask);
  const state = at(view.islands, island);
  const enemy = side === 'us' ? 'japan' : 'us';
  const values = { island: islandName(island) };
  const strengths = { attacker: state[side], defender: state[enemy], attackerSide: side };
  const column = groundColumn(strengths.attacker, strengths.defender);
  if (column === null || options.length === 1) return counsel(options.at(-1) ?? 'hold', 'hold weak', values);
  const halved = halves(battleshipsNear(view, at(ISLANDS, island).hex));
  const wagers = WAGERS.filter((wager) => options.includes(`attack ${wager}`)).map((wager) => {
    const losses = expected(column, wager, halved, strengths);
    return { wager, ...losses, ratio: (losses.defender + TRIFLE) / (losses.attacker + TRIFLE) };
  });
  const chosen = best(wagers, ({ ratio }) => ratio);
  const dear = chosen === undefined || chosen.attacker > chosen.defender * DEAREST[side];
  if (dear && options.includes('hold')) return counsel('hold', 'hold dear', values);
  const n = chosen?.wager ?? 0;
  return counsel(`attack ${n}`, n === 0 ? 'attack ashore bare' : 'attack ashore', n === 0 ? values : { ...values, n });
};

/** The island that a landing force is meant for: its own while that is to be had, then the other. */
export function beachOf(view: CampaignView, ship: number): number {
  const own = LANDING_FORCES.indexOf(ship);
  const force = own < 0 ? 0 : own;
  const anchored = numberAt(view.anchored, force);
  if (anchored >= 0 && (numberAt(view.aboard, force) === 0 || at(view.islands, anchored).japan > 0)) return anchored;
  return at(view.islands, force).japan > 0 || numberAt(view.aboard, force) === 0 ? force : 1 - force;
}
