import type { Side } from '@point-option/engine';
import { intelligenceCharts } from '../data/charts/intelligence.ts';
import { LEVEL_ONE, type LevelOne } from '../data/chits.ts';
import { forceName } from '../data/names.ts';
import type { Force, G } from '../data/state.ts';
import { type About, CARRIERS_FOUND, told } from './telling.ts';

/** Who sees it; everybody where nobody is named. */
export type Audience = readonly Side[] | 'all';
const shownTo = (to: Audience | undefined): { to?: Audience } => (to === undefined ? {} : { to });

const naming = (force: Force | undefined): About | undefined => force && (() => ({ force: forceName(force) }));

/** 7.35: one chit out of the cup of level 1 chits; null where the cup is empty (RULINGS.md, 71). */
export function drawChit(g: G, force?: Force, to?: Audience): LevelOne | null {
  const cup = g.state.levelOne;
  if (LEVEL_ONE.every((chit) => cup[chit] === 0)) return null;
  const about = force && !g.silent && { about: { force: forceName(force) } };
  const chit = g.draw(cup, about ? 'chit of a force' : 'level 1 chit', '7.35', {
    ...shownTo(to),
    ...about,
  }) as LevelOne;
  cup[chit]--;
  g.state.levelOneOut++;
  return chit;
}
/** 10.1C: what a raid that came to nothing has drawn goes back. */
export function returnChit(g: G, chit: LevelOne): void {
  g.state.levelOne[chit]++;
  g.state.levelOneOut--;
}

/** 7.32: what a force with this chit is known to be: a "Surface" force moves as one (7.21). */
const KINDS: Readonly<Partial<Record<string, Force['kind']>>> = { Carrier: 'carrier', Surface: 'surface' };
export function giveLevelOne(force: Force, chit: LevelOne): void {
  force.level = 1;
  force.chit = chit;
  force.kind = KINDS[chit] ?? 'unknown';
}

/** 7.33: whether a level 2 chit is one of carriers. */
export const isCarrierTwo = (chit: string): boolean => !chit.endsWith('Surface');

/** 7.36: of the modifier of the chart of level 2, by known air strength. */
export function strengthModifier(g: G, strength: number | null): number {
  return strength === null ? 0 : g.look<number>('known strength', strength, 'modifier');
}

const OR_KIDO_BUTAI = ' or Kido Butai';

/** 7.36: the level 2 chit for a level 1 chit, as the chart has it, its notes on air points and Kido Butai applied. */
export function rollLevelTwo(g: G, chit: string, strength: number | null, force?: Force, to?: Audience): string {
  const { rules, committed, kidoButai } = g.state;
  const n = strengthModifier(g, strength);
  const rolled = g.roll<string>('level 1 to 2', {
    ...told(g, 'level 1 to 2', naming(force)),
    column: chit,
    modifiers: [n > 0 && ['stronger', n], n < 0 && ['weaker', -n]],
    ...shownTo(to),
  });
  if (rolled === 'Doubtful') return strength === null ? 'Small Surface' : '1-2 Carriers';
  if (!rolled.endsWith(OR_KIDO_BUTAI)) return rolled;
  return rules.greatBattle && !committed && !kidoButai ? 'Kido Butai' : rolled.slice(0, -OR_KIDO_BUTAI.length);
}

/** No carriers come once the commitment limit is reached (13.23): surface forces of like size instead (RULINGS.md, 145). */
const LIKE_SIZE: Readonly<Partial<Record<string, string>>> = {
  '1-2 Carriers': 'Small Surface',
  '2-3 Carriers': 'Medium Surface',
  '3-4 Carriers': 'Large Surface',
  '4+ Carriers': 'Large Surface',
};
export function levelTwo(g: G, chit: string, strength: number | null, force?: Force, to?: Audience): string {
  const rolled = rollLevelTwo(g, chit, strength, force, to);
  return g.state.committed && chit !== 'Carrier' ? (LIKE_SIZE[rolled] ?? rolled) : rolled;
}

/** Which column of a section's chart a known air strength is read in: the lowest of each, and the one for unknown. */
interface StrengthRows {
  readonly from: readonly (readonly [strength: number, row: string])[];
  readonly unknown: string;
}
/** 7.37: from what the columns are called: "5 or less", "Unknown or 6-7", "11+". House charts keep the names. */
function rowsOf(names: readonly string[]): StrengthRows {
  const lowest = (name: string): number =>
    name.endsWith('or less') ? 0 : Number(/(\d+)(?:-\d+|\+)$/.exec(name)?.[1] ?? 0);
  return {
    from: names.map((name) => [lowest(name), name] as const),
    unknown: names.find((name) => name.startsWith('Unknown')) ?? '',
  };
}
const SECTION = 'level 2 to 3, ';
const STRENGTH_ROWS: ReadonlyMap<string, StrengthRows> = new Map(
  intelligenceCharts.flatMap(({ id, columns }) =>
    id.startsWith(SECTION) ? [[id.slice(SECTION.length), rowsOf(columns.map(String))] as const] : [],
  ),
);

/** 7.37: the row of a section for a known air strength, or for one that is not known. */
export function strengthRow(section: string, strength: number | null): string {
  const rows = STRENGTH_ROWS.get(section);
  if (!rows) throw new Error(`There is no section "${section}" of level 2 chits.`);
  if (strength === null) return rows.unknown;
  let found = rows.from[0]?.[1] ?? '';
  for (const [from, row] of rows.from) if (strength >= from) found = row;
  return found;
}

/** 7.37, 7.38: the level 3 chit, as "CV/CVL", for a level 2 chit of carriers. There is one for every result. */
export function levelThreeCarriers(g: G, chit: string, strength: number | null, force?: Force): string {
  return g.roll<string>(`${SECTION}${chit}`, {
    ...CARRIERS_FOUND,
    ...told(g, 'level 2 to 3', naming(force)),
    column: strengthRow(chit, strength),
    modifiers: [g.state.rules.greatBattle && 'great battle'],
  });
}
