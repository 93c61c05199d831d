import { arrange, confirm, goto, type Odds, type Piece } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import type { AttackRolls } from '../data/charts/strikes.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { japaneseShipName, missionName } from '../data/names.ts';
import { japaneseRef, missionRef } from '../data/refs.ts';
import type { Battle, G, Raid } from '../data/state.ts';
import { forceById } from './forces.ts';
import { hitJapaneseShip, japaneseDamageNow } from './japaneseDamage.ts';
import { missionAt, OUT_OF_FUEL, spendFuel } from './missions.ts';
import type { StrikeAttack } from './strikeAttack.ts';
import { type About, HITS, told } from './telling.ts';

/** 5.75: what a Japanese point is worth against ships; printed, of the navy, of its veterans and of the land bases. */
export const NAVAL_ATTACK = 4;
export const VETERAN_ATTACK = 5;
export const LAND_ATTACK = 3;
export const pointAttack = ({ rules }: Battle, { land }: Pick<Raid, 'land'>): number =>
  land ? LAND_ATTACK : rules.greatBattle ? VETERAN_ATTACK : NAVAL_ATTACK;

/** 5.61(1a): undisturbed by fighters an attack counts twice (RULINGS.md, 18). */
const UNDISTURBED = 2;
export const attackTotal = (strength: number, fought: boolean): number => (fought ? strength : strength * UNDISTURBED);

type Looking = Pick<G, 'look'>;
/** 5.61(3): the damage rolls of so much attack strength: the modifier of each. */
export const damageRolls = (g: Looking, total: number): number[] => spelledOut(column(g, total));
const column = (g: Looking, total: number): AttackRolls => g.look<[number, number][]>('attack rolls', 'rolls', total);

/** 5.61(2): those of the column to the left; left of the first there are none. */
export function fewerRolls(g: Looking, total: number): number[] {
  const here = column(g, total);
  let left = total;
  // A column is one and the same list wherever it is read.
  while (left > 0 && column(g, left) === here) left--;
  return left === 0 && column(g, 0) === here ? [] : spelledOut(column(g, left));
}

function spelledOut(rolls: AttackRolls): number[] {
  const each: number[] = [];
  for (const [n, at] of rolls) for (let i = 0; i < n; i++) each.push(at);
  return each;
}

export type Surprise = 'none' | 'partial' | 'complete';
export interface Aim {
  /** By the chart of damage rolls. */
  readonly at: number;
  readonly battleship: boolean;
  readonly surprise?: Surprise;
  /** 24.4: Japanese of the newer types. */
  readonly newTypes?: boolean;
}
const modifiersOf = ({ at, battleship, surprise, newTypes }: Aim) =>
  [
    at > 0 && (['better', at] as const),
    at < 0 && (['worse', -at] as const),
    surprise === 'partial' && 'surprised',
    surprise === 'complete' && 'wholly surprised',
    battleship && 'battleship',
    newTypes === true && 'new types',
  ] as const;

/** 5.61(5): the hits of one damage roll. */
export const rollDamage = (g: G, aim: Aim, about?: About): number =>
  g.roll<number>('air attack damage', { ...HITS, ...told(g, 'damage', about), modifiers: modifiersOf(aim) });
export const damageOdds = (g: G, aim: Aim): Odds =>
  g.odds('air attack damage', { ...HITS, modifiers: modifiersOf(aim) });

/** 5.61(2). */
const ATTACK_FUEL = 1;

/** 5.61(1): what is left of the strike, twice where no fighters were met; false where nothing is left. */
export function weigh(g: G, f: StrikeAttack): boolean {
  let strength = 0;
  for (const unit of f.attacking) strength += UNITS[unit]?.model.attack ?? 0;
  if (strength === 0) return false;
  const total = attackTotal(strength, f.fought);
  f.rolls = damageRolls(g, total);
  f.fewer = fewerRolls(g, total);
  if (!g.silent)
    g.emit(
      'strike attack strength',
      { mission: missionName(missionAt(g.state, f.mission), f.mission), total, n: f.rolls.length },
      { rule: '5.61', touches: [missionRef(f.mission)] },
    );
  return true;
}

/** 5.61(2): whether there is a point to spend on drawing up the attack, and something to draw up. */
export const canCoordinate = ({ state }: G, { mission, rolls }: StrikeAttack): boolean =>
  rolls.length > 0 && missionAt(state, mission).fuel - ATTACK_FUEL > OUT_OF_FUEL;
export const coordinate = confirm<Battle, StrikeAttack>({
  about: ({ state }, { mission, rolls, fewer }) => ({
    mission: missionName(missionAt(state, mission), mission),
    fuel: missionAt(state, mission).fuel,
    n: rolls.length,
    at: signed(rolls[0] ?? 0),
    fewer: fewer.length,
    fewerAt: signed(fewer[0] ?? 0),
  }),
  apply: (g, f, yes) => {
    if (yes) spendFuel(g, f.mission, ATTACK_FUEL);
    else f.rolls = f.fewer.slice();
    return goto('take aim');
  },
});

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const SHIP_BOXES: readonly { id: string }[] = JAPANESE_SHIPS.map((_, ship) => ({ id: `japanese ${ship}` }));
const rollPiece = (i: number, at: number): Piece => ({ id: `roll ${i + 1} ${at < 0 ? '' : '+'}${at}` });

/** What a strike has under it. */
export const shipsUnder = (g: G, f: Pick<StrikeAttack, 'force' | 'wreck'>): readonly number[] =>
  f.wreck !== -1 ? [f.wreck] : (forceById(g.state, f.force)?.ships ?? []);

/** 5.61(4): the rolls go to ships as the player likes. */
export const aimRolls = arrange<Battle, StrikeAttack>({
  layout: (g, f) => ({
    pieces: f.rolls.map((at, i) => rollPiece(i, at)),
    boxes: shipsUnder(g, f).map((ship) => SHIP_BOXES[ship] as { id: string }),
  }),
  about: (g, f) => ({ mission: missionName(missionAt(g.state, f.mission), f.mission), n: f.rolls.length }),
  describeBox: (g, _f, box) => {
    const ship = Number(box.slice('japanese '.length));
    return {
      label: {
        key: 'ship to aim at',
        values: { ship: japaneseShipName(ship), damage: { key: `damage.${japaneseDamageNow(g, ship)}` } },
      },
      short: japaneseShipName(ship),
      touches: [japaneseRef(ship)],
    };
  },
  describe: (_g, f, id) => {
    const i = f.rolls.findIndex((at, roll) => rollPiece(roll, at).id === id);
    return {
      label: { key: 'damage roll', values: { n: i + 1, at: signed(f.rolls[i] ?? 0) } },
      short: { key: 'damage roll short', values: { n: i + 1 } },
      touches: [missionRef(f.mission)],
      rolls: true,
    };
  },
  // Those at anything but a battleship, which is harder to hurt.
  odds: (g, f, id) => {
    const at = f.rolls.find((modifier, roll) => rollPiece(roll, modifier).id === id);
    return at === undefined ? undefined : damageOdds(g, { at, battleship: false, surprise: f.surprise });
  },
  apply: (_g, f, placed) => {
    f.aim = f.rolls.map((at, i) => Number((placed[rollPiece(i, at).id] ?? '').slice('japanese '.length)));
  },
});

/** 5.61(5): every roll at its ship; the hits on each are taken together. */
export function dropBombs(g: G, f: StrikeAttack): void {
  const hits: number[] = [];
  f.rolls.forEach((at, i) => {
    const ship = f.aim[i] as number;
    const aim = { at, battleship: JAPANESE_SHIPS[ship]?.type === 'BB', surprise: f.surprise };
    const by = () => missionName(missionAt(g.state, f.mission), f.mission);
    hits.push(rollDamage(g, aim, () => ({ ship: japaneseShipName(ship), by: by() })));
  });
  for (const ship of new Set(f.aim)) {
    let total = 0;
    for (let i = 0; i < hits.length; i++) if (f.aim[i] === ship) total += hits[i] as number;
    hitJapaneseShip(g, ship, total);
  }
}
