import type { Ask } from '@point-option/engine';
import { AIR, AIR_NUMBER, islandOf, MODELS } from '../data/aircraft.ts';
import { enemyOf, grid, ISLANDS, type SideId } from '../data/map.ts';
import { shipName } from '../data/names.ts';
import { IS_CARRIER, FLEET, SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, numberAt } from '../data/state.ts';
import { BASE_NUMBER, baseHex, fieldWorks } from '../rules/airBases.ts';
import { approachOf, type Defence, defenceOf, flakOf } from '../rules/airDefence.ts';
import { bombClass, type Firing } from '../rules/gunnery.ts';
import { hexOf } from '../rules/groups.ts';
import { FERRY } from '../rules/strikePlan.ts';
import type { CampaignView } from '../view.ts';
import { battleshipsNear, COVER } from './ashore.ts';
import { counsel, type Desk, type Habit } from './desk.ts';
import { countOn, gainOf, type Mark, markOf } from './worth.ts';

/** What an air unit is worth to its owner, by side: it can fly again, and Japan's come few. */
const UNIT_WORTH: Readonly<Record<SideId, number>> = { us: 1.1, japan: 1.3 };
/** One that would be lost on its field anyway. */
const DOOMED_WORTH = 0.1;
const CRASH = 2 / 6;
const HIT_SIXTHS = { torpedo: 3, bomb: 2 } as const;

/** What an order box says: "Taiho low 1" is a ship and a manner. */
interface Errand {
  readonly box: string;
  readonly ship: number;
  readonly weapon: 'bomb' | 'torpedo';
  readonly low: number;
}
const MANNER = / (torpedo|bomb|low [12])$/;
const errands = new Map<string, Errand | null>();
function errandOf(box: string): Errand | null {
  const known = errands.get(box);
  if (known !== undefined) return known;
  const manner = MANNER.exec(box)?.[1];
  const ship = manner === undefined ? undefined : SHIP_NUMBER.get(box.slice(0, -manner.length - 1));
  const errand: Errand | null =
    manner === undefined || ship === undefined
      ? null
      : {
          box,
          ship,
          weapon: manner === 'torpedo' ? 'torpedo' : 'bomb',
          low: manner.startsWith('low') ? Number(manner.slice(-1)) : 0,
        };
  errands.set(box, errand);
  return errand;
}

/** One way for a unit to strike: how often it hits, and what it costs. */
interface Run {
  readonly box: string;
  readonly mark: Mark;
  readonly firing: Firing;
  readonly hits: number;
  readonly cost: number;
}

/** Every unit that pays for itself flies at what promises most, so that the first hits draw the others on. */
export const plan: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { view, side } = desk;
  const marks = new Map<number, Mark>();
  const defences = new Map<number, Defence>();
  const homes = new Map<number, number>();
  const units = ask.pieces.flatMap(({ id, boxes = [] }) => {
    const unit = AIR_NUMBER.get(id);
    return unit === undefined ? [] : [{ id, unit, boxes, runs: runsOf(desk, unit, boxes, { marks, defences, homes }) }];
  });
  const placed: Record<string, string> = {};
  let left = units.filter(({ runs }) => runs.length > 0);
  let first: Mark | null = null;
  // The best of all first: what it is likely to leave behind decides where the next one goes.
  while (left.length > 0) {
    let chosen: { id: string; run: Run } | null = null;
    let most = 0;
    for (const { id, runs } of left)
      for (const run of runs) {
        const value = gainOf(run.mark, run.firing, run.hits) - run.cost;
        if (value > most) [chosen, most] = [{ id, run }, value];
      }
    if (chosen === null) break;
    const { id, run } = chosen;
    placed[id] = run.box;
    first ??= run.mark;
    countOn(run.mark, run.firing, run.hits);
    left = left.filter((other) => other.id !== id);
  }
  for (const { id, unit, boxes } of units)
    if (placed[id] === undefined && boxes.includes(FERRY) && isDoomed(view, unit) && hasRefuge(view, unit))
      placed[id] = FERRY;
  if (first === null) {
    const idle = units.length === 0 ? 'nobody to fly' : 'no target pays';
    return counsel(placed, Object.keys(placed).length > 0 ? 'fly out' : idle);
  }
  return counsel(placed, 'concentrate', { ship: shipName(first.ship), side: { key: `side.${enemyOf(side)}` } });
};

interface Known {
  readonly marks: Map<number, Mark>;
  readonly defences: Map<number, Defence>;
  readonly homes: Map<number, number>;
}

function runsOf({ view, side, enemy }: Desk, unit: number, boxes: readonly string[], known: Known): Run[] {
  const { model } = at(AIR, unit);
  const { radius } = MODELS[model];
  const doomed = isDoomed(view, unit);
  const worth = doomed ? DOOMED_WORTH : UNIT_WORTH[side];
  const runs: Run[] = [];
  for (const box of boxes) {
    const errand = errandOf(box);
    if (errand === null) continue;
    const { ship, weapon, low } = errand;
    const marker = numberAt(view.at, ship);
    let defence = known.defences.get(marker);
    if (defence === undefined) known.defences.set(marker, (defence = defenceOf(view, marker, enemy)));
    let mark = known.marks.get(ship);
    if (mark === undefined) known.marks.set(ship, (mark = markOf(view, ship)));
    const flak = flakOf(defence, approachOf(model), low);
    const survives = Math.max(0, (1 - defence.cap / 6) * (1 - flak / 6));
    if (survives === 0) continue;
    const hits = (survives * (HIT_SIXTHS[weapon] + low)) / 6;
    const crash = homeFrom(view, side, hexOf(view, ship), known.homes) > radius ? CRASH : 0;
    const firing: Firing = weapon === 'torpedo' ? 'T' : bombClass(model);
    runs.push({ box, mark, firing, hits, cost: worth * (1 - survives * (1 - crash)) });
  }
  return runs;
}

/** How far it is from a hex to the nearest deck or field of ours. */
function homeFrom(view: CampaignView, side: SideId, hex: number, known: Map<number, number>): number {
  const found = known.get(hex);
  if (found !== undefined) return found;
  let nearest = Infinity;
  for (const ship of FLEET[side])
    if (IS_CARRIER[ship] && !view.damaged[ship] && numberAt(view.at, ship) >= 0)
      nearest = Math.min(nearest, grid.distance(hex, hexOf(view, ship)));
  if (side === 'japan')
    ISLANDS.forEach((island, i) => {
      if (fieldWorks(view, i)) nearest = Math.min(nearest, grid.distance(hex, island.hex));
    });
  known.set(hex, nearest);
  return nearest;
}

/** Whether a unit's field is about to be wrecked by battleships off the island. */
function isDoomed(view: CampaignView, unit: number): boolean {
  const island = islandOf(numberAt(view.base, unit));
  return island >= 0 && battleshipsNear(view, at(ISLANDS, island).hex) >= COVER;
}

/** Whether a unit can fly to a field or a deck that is not under the guns. */
function hasRefuge(view: CampaignView, unit: number): boolean {
  const { model, side } = at(AIR, unit);
  const { radius, carrier } = MODELS[model];
  const from = baseHex(view, numberAt(view.base, unit));
  const fields = ISLANDS.some(
    ({ hex, airLimit }, island) =>
      fieldWorks(view, island) &&
      airLimit === null &&
      battleshipsNear(view, hex) < COVER &&
      grid.distance(from, hex) <= 2 * radius,
  );
  return fields || (carrier && homeFromDecks(view, side, from) <= 2 * radius);
}
function homeFromDecks(view: CampaignView, side: SideId, hex: number): number {
  const decks = FLEET[side].filter((ship) => {
    const aboard = view.base.filter((base) => base === ship).length;
    return numberAt(view.at, ship) >= 0 && !view.damaged[ship] && aboard < at(SHIPS, ship).deck;
  });
  return Math.min(Infinity, ...decks.map((ship) => grid.distance(hex, hexOf(view, ship))));
}

/** Home to where they came from, unless that is too far or under the guns; then to the nearest that has room. */
export const landHome: Habit = ({ view }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const room = new Map(ask.boxes.map(({ id, max }) => [id, max ?? Infinity]));
  const placed: Record<string, string> = {};
  // Those with the fewest places to go choose first.
  const pieces = [...ask.pieces].sort((a, b) => (a.boxes?.length ?? 0) - (b.boxes?.length ?? 0));
  for (const { id, boxes = [] } of pieces) {
    const unit = AIR_NUMBER.get(id) ?? 0;
    const open = boxes.filter((box) => (room.get(box) ?? 0) > 0);
    const chosen = bestBase(view, unit, open);
    if (chosen === undefined) return undefined;
    placed[id] = chosen;
    room.set(chosen, (room.get(chosen) ?? 0) - 1);
  }
  return counsel(placed, 'land home');
};

function bestBase(view: CampaignView, unit: number, open: readonly string[]): string | undefined {
  const sortie = view.sorties.find((other) => other.unit === unit);
  const { radius } = MODELS[at(AIR, unit).model];
  const struck = sortie !== undefined && (sortie.ship >= 0 || sortie.island >= 0);
  let chosen: string | undefined;
  let least = Infinity;
  for (const id of open) {
    const base = BASE_NUMBER.get(id) ?? 0;
    const hex = baseHex(view, base);
    const island = islandOf(base);
    const far = struck ? grid.distance(sortie.hex, hex) : 0;
    const guns = island >= 0 && battleshipsNear(view, hex) >= COVER;
    const cost = (guns ? 100 : 0) + (far > radius ? 20 : 0) + (view.base[unit] === base ? 0 : 1) + far / 10;
    if (cost < least) [chosen, least] = [id, cost];
  }
  return chosen;
}

/** A submarine aims at the dearest ship it can sink. */
export const subTarget: Habit = ({ view }, ask: Ask) => {
  if (ask.kind !== 'one') return undefined;
  let chosen: string | undefined;
  let most = -1;
  for (const option of ask.options) {
    const gain = gainOf(markOf(view, SHIP_NUMBER.get(String(option)) ?? 0), 'T', 0.5);
    if (gain > most) [chosen, most] = [String(option), gain];
  }
  if (chosen === undefined) return undefined;
  return counsel(chosen, 'torpedo the dearest', { ship: shipName(SHIP_NUMBER.get(chosen) ?? 0) });
};
