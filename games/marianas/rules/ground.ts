import { decide, deed, goto, type Message, type Odds, one, procedure, type Refusal } from '@point-option/engine';
import { GROUND_COLUMNS, type GroundColumn, type Reading } from '../data/charts.ts';
import { islandBase } from '../data/aircraft.ts';
import { enemyOf, ISLANDS, type SideId } from '../data/map.ts';
import { airName, islandName, sideName } from '../data/names.ts';
import { islandRefs } from '../data/refs.ts';
import { IS_BATTLESHIP, SHIPS } from '../data/ships.ts';
import { at, type Campaign, type G, numberAt } from '../data/state.ts';
import { type About, readingOf, type Rolls } from './chance.ts';
import { isDusk } from './clock.ts';
import { loseAir, unitsAt } from './damage.ts';
import { hexOf, markersAt, shipsOf } from './groups.ts';

/** gnd-04 */
const BATTLESHIPS_THAT_HALVE = 3;
/** gnd-03 */
export const MOST_WAGER = 2;

/** The least attackers for each defender, as a fraction, of each column from the best down. */
const RATIOS: readonly (readonly [GroundColumn, number, number])[] = [
  ['4:1', 4, 1],
  ['3:1', 3, 1],
  ['2:1', 2, 1],
  ['3:2', 3, 2],
  ['1:1', 1, 1],
  ['1:2', 1, 2],
];

/** gnd-01: the column of an attack, rounded down; null where the odds are too poor to attack at all (RULINGS.md, 25). */
export function groundColumn(attacker: number, defender: number): GroundColumn | null {
  return RATIOS.find(([, ahead, behind]) => attacker * behind >= defender * ahead)?.[0] ?? null;
}

/** gnd-08: one column worse. */
function worse(column: GroundColumn | null): GroundColumn | null {
  const index = column === null ? -1 : GROUND_COLUMNS.indexOf(column) - 1;
  return index < 0 ? null : at(GROUND_COLUMNS, index);
}

interface Strengths {
  attacker: number;
  defender: number;
  attackerSide: SideId;
}

export interface GroundLosses {
  attacker: number;
  defender: number;
}

/** gnd-02 to gnd-04: what a result with a stake costs either side, never more than it has. */
export function groundLosses(
  differential: number,
  wager: number,
  halved: SideId | 'nobody',
  strengths: Strengths,
): GroundLosses {
  const half = (loss: number, side: SideId): number => (halved === side ? Math.ceil(loss / 2) : loss);
  const { attackerSide } = strengths;
  const defenderSide: SideId = attackerSide === 'us' ? 'japan' : 'us';
  const attacker = half(wager + Math.max(0, -differential), attackerSide);
  const defender = half(wager + Math.max(0, differential), defenderSide);
  return { attacker: Math.min(attacker, strengths.attacker), defender: Math.min(defender, strengths.defender) };
}

/** gnd-02 */
export function rollGround(g: Rolls, column: GroundColumn, reading: Reading, about?: About): number {
  if (g.silent || about === undefined) return g.roll<number>(`ground ${reading}`, { column });
  return g.roll<number>(`ground ${reading}`, {
    column,
    purpose: 'purpose.ground',
    rule: 'gnd-02',
    about: about(),
    name: (differential) => differentialName(Number(differential)),
  });
}

/** gnd-02: who loses more by the die, and how much. */
function differentialName(differential: number): Message {
  if (differential === 0) return { key: 'ground even' };
  return {
    key: differential > 0 ? 'ground defender more' : 'ground attacker more',
    values: { n: Math.abs(differential) },
  };
}

/** gnd-04: whether American losses are halved. */
export function halves(battleships: number): SideId | 'nobody' {
  return battleships >= BATTLESHIPS_THAT_HALVE ? 'us' : 'nobody';
}

/** gnd-02 to gnd-04: one attack on a column: the die, and what it costs either side. */
export function fightOn(
  g: Rolls,
  column: GroundColumn,
  reading: Reading,
  wager: number,
  battleships: number,
  strengths: Strengths,
  about?: About,
): GroundLosses {
  return groundLosses(rollGround(g, column, reading, about), wager, halves(battleships), strengths);
}

/** American battleships in a hex, damaged or not: their guns support the troops. */
function battleshipsInHex(state: Campaign, hex: number): number {
  return SHIPS.reduce(
    (sum, _, ship) => sum + (IS_BATTLESHIP[ship] && hexOf(state, ship) === hex && isAmerican(ship) ? 1 : 0),
    0,
  );
}
function isAmerican(ship: number): boolean {
  return at(SHIPS, ship).side === 'us';
}

/** gnd-08: whether transports lie at the island. */
function isSupplied(state: Campaign, island: number): boolean {
  return state.anchored.some((where, force) => where === island && numberAt(state.transports, force) > 0);
}

/** The column on which a side would attack now, or null. */
export function columnFor(g: G, side: SideId, island: number): GroundColumn | null {
  const { japan, us } = at(g.state.islands, island);
  if (side === 'japan') return groundColumn(japan, us);
  const column = groundColumn(us, japan);
  return columnShift(g, side, island) === 0 ? column : worse(column);
}

/** gnd-08: by how many columns an attack is worse for want of supply. */
function columnShift(g: G, side: SideId, island: number): 0 | 1 {
  return side === 'us' && g.options['supply'] === true && !isSupplied(g.state, island) ? 1 : 0;
}

/** gnd-05: on landing, and at the end of each day. */
export function groundCombatDue(turn: number, landed: boolean, ashore: number): boolean {
  return ashore > 0 && (landed || isDusk(turn));
}

export interface Fight {
  island: number;
  /** Who attacks; nobody until somebody does. */
  attacker: SideId | 'nobody';
  wager: number;
}

const HOLD = 'hold';
const ATTACKS = Array.from({ length: MOST_WAGER + 1 }, (_, wager) => `attack ${wager}`);

/** gnd-03: nobody stakes more than he has. */
export function mostWager(attacker: number): number {
  return Math.min(MOST_WAGER, attacker);
}

function options(g: G, f: Fight, side: SideId): readonly string[] {
  // gnd-05: who lands must fight.
  const mustFight = side === 'us' && at(g.state.islands, f.island).landed === g.state.turn && !g.state.seaOver;
  const attacks = ATTACKS.slice(0, mostWager(at(g.state.islands, f.island)[side]) + 1);
  return mustFight ? attacks : [...attacks, HOLD];
}

const attack = one<Campaign, Fight, string>({
  options: (g, f, side) => options(g, f, side as SideId),
  about: (g, f) => ({ island: islandName(f.island), ...strengths(g.state, f.island) }),
  describe: (g, f, choice, side) => {
    if (choice === HOLD) return { label: { key: 'ground hold' } };
    const n = ATTACKS.indexOf(String(choice));
    const { hex } = at(ISLANDS, f.island);
    return {
      label: n === 0 ? { key: 'ground attack bare' } : { key: 'ground attack', values: { n } },
      short: n === 0 ? { key: 'ground attack bare short' } : { key: 'ground attack short', values: { n } },
      touches: islandRefs(f.island),
      rolls: true,
      ...(halvesFor(g.state, hex, side as SideId) === 'unknown' && { caution: { key: 'caution halved' } }),
    };
  },
  whyNot: (g, f, wanted, side): Refusal | undefined => {
    if (!('option' in wanted)) return undefined;
    if (wanted.option === HOLD) return { reason: { key: 'why must fight' }, rule: 'gnd-05' };
    if (!ATTACKS.includes(String(wanted.option))) return undefined;
    const most = mostWager(at(g.state.islands, f.island)[side as SideId]);
    return { reason: { key: 'why stake too high', values: { most } }, rule: 'gnd-03' };
  },
  odds: (g, f, choice, side) =>
    choice === HOLD ? undefined : groundOdds(g, f.island, side as SideId, ATTACKS.indexOf(String(choice))),
  apply: (_g, f, choice, side) => {
    if (choice === HOLD) return;
    f.attacker = side as SideId;
    f.wager = ATTACKS.indexOf(choice);
  },
});

/**
 * gnd-04: whether American losses are halved, as far as a side can tell. The Americans know; to Japan battleships under
 * markers that lie face down are a secret.
 */
function halvesFor(state: Campaign, hex: number, side: SideId): SideId | 'nobody' | 'unknown' {
  if (side === 'us') return halves(battleshipsInHex(state, hex));
  const markers = markersAt(state, 'us', hex);
  const seen = markers.filter((marker) => at(state.markers, marker).seen);
  const known = seen.flatMap((marker) => shipsOf(state, marker)).filter((ship) => IS_BATTLESHIP[ship]).length;
  return halves(known) === 'nobody' && seen.length < markers.length ? 'unknown' : halves(known);
}

/** gnd-02 to gnd-04: the chances of what an attack costs either side; none where a secret decides (RULINGS.md, 54). */
function groundOdds(g: G, island: number, side: SideId, wager: number): Odds | undefined {
  const column = columnFor(g, side, island);
  const halved = halvesFor(g.state, at(ISLANDS, island).hex, side);
  if (column === null || halved === 'unknown') return undefined;
  const ashore = at(g.state.islands, island);
  const forces = { attacker: ashore[side], defender: ashore[enemyOf(side)], attackerSide: side };
  const { of, outcomes } = g.odds(`ground ${readingOf(side)}`, {
    column,
    name: (differential) => {
      const { attacker, defender } = groundLosses(Number(differential), wager, halved, forces);
      return { key: 'odds ground', values: { own: attacker, other: defender } };
    },
  });
  // Several results may cost the same: nobody loses more than he has.
  const together = new Map<string, Odds['outcomes'][number]>();
  for (const { result, ways } of outcomes) {
    const id = JSON.stringify(result);
    together.set(id, { result, ways: ways + (together.get(id)?.ways ?? 0) });
  }
  return { of, outcomes: [...together.values()], source: 'exact' };
}

/** gnd-01: the side that is asked whether it attacks, or nobody where the odds are too poor. */
function able(g: G, f: Fight, side: SideId): SideId | [] {
  return columnFor(g, side, f.island) === null ? [] : side;
}

function strengths(state: Campaign, island: number): { us: number; japan: number } {
  const { us, japan } = at(state.islands, island);
  return { us, japan };
}

function resolve(g: G, f: Fight): void {
  const { attacker } = f;
  if (attacker === 'nobody') {
    at(g.state.islands, f.island).quiet = g.state.seaOver;
    return;
  }
  const column = columnFor(g, attacker, f.island);
  if (column === null) return;
  const island = at(g.state.islands, f.island);
  const defender: SideId = attacker === 'us' ? 'japan' : 'us';
  const battleships = battleshipsInHex(g.state, at(ISLANDS, f.island).hex);
  const [own, other] = [island[attacker], island[defender]];
  const losses = fightOn(
    g,
    column,
    readingOf(attacker),
    f.wager,
    battleships,
    { attacker: own, defender: other, attackerSide: attacker },
    () => ({
      side: sideName(attacker),
      island: islandName(f.island),
      own,
      other,
      column,
      supply: { key: columnShift(g, attacker, f.island) === 0 ? 'ground supplied' : 'ground unsupplied' },
      stake: { key: f.wager === 0 ? 'ground unstaked' : 'ground staked', values: { n: f.wager } },
      halved: { key: halves(battleships) === 'nobody' ? 'ground in full' : 'ground halved' },
    }),
  );
  lose(g, f.island, attacker, losses.attacker);
  lose(g, f.island, defender, losses.defender);
  g.emit(
    'ground fought',
    {
      island: islandName(f.island),
      side: sideName(attacker),
      own: losses.attacker,
      other: losses.defender,
      ...strengths(g.state, f.island),
    },
    { rule: 'gnd-02', touches: islandRefs(f.island) },
  );
  if (island.japan === 0) fall(g, f.island);
}

/** The last defender has fallen: what stands on the airfield is lost, and Japan has no use of it again (RULINGS.md, 48). */
function fall(g: G, island: number): void {
  const units = unitsAt(g.state, islandBase(island));
  g.emit(
    units.length > 0 ? 'island falls with aircraft' : 'island falls',
    { island: islandName(island), units: units.map(airName) },
    { rule: 'gnd-05', reveals: true, touches: islandRefs(island) },
  );
  for (const unit of units) loseAir(g, unit);
}

function lose(g: G, island: number, side: SideId, n: number): void {
  at(g.state.islands, island)[side] -= n;
  g.state.factorsLost[side] += n;
}

const afterAll = goto('resolve');

/** gnd-01 to gnd-05: one fight for an island: the Americans attack, or else the Japanese may (RULINGS.md, 25). */
export const groundCombat = procedure<Campaign, Fight>('ground combat', 'gnd-05', [
  decide('american attack', 'gnd-03', (g, f) => able(g, f, 'us'), attack),
  deed('attacked', 'gnd-05', (_g, f) => (f.attacker === 'nobody' ? undefined : afterAll)),
  decide('japanese attack', 'gnd-03', (g, f) => able(g, f, 'japan'), attack),
  deed('resolve', 'gnd-02', resolve),
]);

/** gnd-07: after the sea game the islands are fought for until one side is gone or neither attacks any more. */
export function nextInTheTail(g: G): Fight | null {
  const island = g.state.islands.findIndex(({ us, japan, quiet }) => us > 0 && japan > 0 && !quiet);
  return island < 0 ? null : { island, attacker: 'nobody', wager: 0 };
}
