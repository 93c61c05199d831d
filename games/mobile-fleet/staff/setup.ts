import { at, because, bestOf, counsel, type Counsel, type Habit } from '@point-option/chit-pull';
import { type Dice, shuffle } from '@point-option/engine';
import { COLUMN, grid, ROW, SAIPAN } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import type { OpsDesk } from './sea.ts';

/** Letters are dealt by lot, so that none tells anything. */
export const dealLetters: Habit<Own, Admiral> = (desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const letters = shuffle(
    dice,
    ask.boxes.map(({ id }) => id),
  );
  const forces = ask.pieces.filter(({ must }) => must === true);
  const dummies = ask.pieces.filter(({ must }) => must !== true).slice(0, desk.temper.decoys);
  const placed = Object.fromEntries([...forces, ...dummies].map(({ id }, n) => [id, letters[n] as string]));
  return { answer: placed, why: () => because('deal letters') };
};

/** The large carriers sail together; the van is loose where the admiral has one. */
export const chooseFleet: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const { view, kit, temper } = desk;
  const carriersWith = (id: string): number =>
    kit.fleet.carriersOf.japan.reduce(
      (sum, ship) =>
        sum + (at(view.shipAt, ship) === kit.fleet.markerNumber.get(id) ? at(kit.fleet.ships, ship).boxes : 0),
      0,
    );
  const sorted = ask.options.map(String).toSorted((a, b) => carriersWith(b) - carriersWith(a));
  const n = Math.max(ask.min, Math.min(ask.max, temper.van ? 2 : 3));
  return counsel(sorted.slice(0, n), temper.van ? 'van ahead' : 'sail together');
};

/** Where everybody starts: the Japanese spread out, in the east or the west of their area, the US together west of Saipan. */
export const deployFleet: Habit<Own, Admiral> = (desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'arrange') return undefined;
  const taken = new Set<string>();
  const answer: Record<string, string> = {};
  for (const { id, boxes = [] } of ask.pieces) {
    const hex =
      desk.side === 'us' ? usStart(desk, boxes, Object.values(answer)) : japaneseStart(desk, id, boxes, taken, dice);
    if (hex === undefined) return undefined;
    taken.add(hex);
    answer[id] = hex;
  }
  return { answer, why: () => because(reasonToStart(desk)) };
};

function reasonToStart({ side, temper }: OpsDesk): string {
  if (side === 'us') return 'deploy west';
  return temper.forward ? 'deploy east' : 'deploy deep';
}

/** Hexes off Saipan that a fleet starts which goes hunting, and one which waits. */
const HUNTING = 9;
const WAITING = 6;

/** West of Saipan, beside those who are there already and in a hex of its own. */
function usStart({ temper }: OpsDesk, boxes: readonly string[], others: readonly string[]): string | undefined {
  const off = temper.huntsFrom <= 1 ? HUNTING : WAITING;
  const worth = (label: string): number => {
    const hex = grid.mustHex(label);
    const mates = others.map((each) => Math.abs(grid.distance(hex, grid.mustHex(each)) - 1));
    return (
      -2 * Math.abs(grid.distance(hex, SAIPAN) - off) -
      at(COLUMN, hex) / 2 -
      Math.abs(at(ROW, hex) - at(ROW, SAIPAN)) / 2 -
      3 * mates.reduce((sum, far) => sum + far, 0)
    );
  };
  return bestOf(boxes, worth);
}

/** Rows that the van and the decoys come along: near enough to the fleet to strike with it. */
const LANES = [12, 14, 19, 21];

function japaneseStart(
  { temper }: OpsDesk,
  id: string,
  boxes: readonly string[],
  taken: ReadonlySet<string>,
  dice: Dice,
): string | undefined {
  const free = boxes.filter((label) => !taken.has(label));
  const lane = id === 'Mobile Fleet' ? FLEET_ROW : (LANES[dice.die(LANES.length) - 1] as number);
  return bestOf(free, (label) => {
    const hex = grid.mustHex(label);
    return (temper.forward ? 2 : -2) * at(COLUMN, hex) - Math.abs(at(ROW, hex) - lane);
  });
}
const FLEET_ROW = 17;
