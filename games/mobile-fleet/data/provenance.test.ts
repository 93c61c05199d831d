import { baseOf, type CounterFigure, type Source } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { BASES } from './bases.ts';
import { charts } from './charts.ts';
import { CLASSES, type ClassId } from './classes.ts';
import { SCENARIOS } from './scenarios.ts';
import { CLASS_OF, SHIPS } from './ships.ts';
import { backSource, SQUADRONS } from './squadrons.ts';

/* FIGURES.md lists every figure with where it comes from. After a change on purpose: npx vitest run games/mobile-fleet/data/provenance.test.ts -u */

type Row = readonly string[];

/** A table as the formatter of the house leaves it. */
function table(...rows: Row[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: Row): string => `| ${widths.map((wide, i) => (cells[i] ?? '').padEnd(wide)).join(' | ')} |`;
  const rule = line(widths.map((wide) => '-'.repeat(wide)));
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}

const MARKS: Readonly<Record<Source, string>> = { printed: '**', implied: '_', ours: '' };
const marked = (value: string | number, source: Source): string => `${MARKS[source]}${value}${MARKS[source]}`;

const CLASS_HEAD = ['class', 'type', 'gunnery', 'range', 'flak', 'torpedoes', 'move', 'boxes', 'ships'];
function classRow(id: ClassId): Row {
  const { name, known, counter } = CLASSES[id];
  const source = (figure: CounterFigure): Source => (known as Partial<Record<CounterFigure, Source>>)[figure] ?? 'ours';
  const [odd, even] = counter.move;
  const cell = (figure: CounterFigure, value: string | number): string => marked(value, source(figure));
  const ships = SHIPS.flatMap((ship, n) => {
    if (CLASS_OF[n] !== id) return [];
    const { flak, boxes } = ship;
    const own = [
      ...(flak === counter.flak ? [] : [cell('flak', `flak ${flak}`)]),
      ...(boxes === counter.boxes ? [] : [`boxes ${boxes}`]),
    ];
    return [own.length === 0 ? ship.name : `${ship.name} (${own.join(', ')})`];
  });
  return [
    name,
    counter.type,
    cell('gunnery', counter.gunnery),
    cell('range', counter.range),
    cell('flak', counter.flak),
    cell('torpedoes', counter.torpedoes ? 'T' : '-'),
    cell('move', odd === even ? odd : `${odd}/${even}`),
    cell('boxes', counter.boxes),
    ships.join(', '),
  ];
}

/** The air units of one carrier or island. */
function airRow(home: number): Row {
  const units = SQUADRONS.filter((unit) => unit.home === home);
  const name = baseOf(home) < 0 ? SHIPS[home]?.name : BASES[baseOf(home)]?.name;
  const told = units.map(({ id, kind, full, weak, range, source, side }) => {
    const back = weak === 0 ? '' : ` to ${marked(weak, backSource(full))}`;
    const unit = side === 'us' || baseOf(home) >= 0 ? `${id} ` : '';
    return `${unit}${marked(`${kind} ${full}-${range}`, source)}${back}`;
  });
  return [name ?? '', told.join(', ')];
}

const homes = [...new Set(SQUADRONS.map(({ home }) => home))];

test('FIGURES.md has every figure with its provenance', async () => {
  const text = `# Figures

Where every figure of the game comes from: **printed** in the rules, _implied_ by one of their examples or by one of the sister game, or ours. A test writes this page (data/provenance.test.ts).

## Ships

Which Japanese carriers count as CV follows from the score of 10.4. Boxes of carriers are calibrated ([June 1944](../../docs/history/mobile-fleet.md)).

${table(CLASS_HEAD, ...(Object.keys(CLASSES) as ClassId[]).map(classRow))}

## Air units

Kind, strength on the front and range, then the strength on the back. A unit without a back has a single step.

${table(['based on', 'units'], ...homes.map(airRow))}

## Airfields

Capacity, and hexes beyond the map; both are ours.

${table(['field', 'capacity', 'beyond'], ...BASES.map(({ name, capacity, beyond }) => [name, `${capacity}`, `${beyond}`]))}

## Charts

${table(['chart', 'rule', 'provenance', 'note'], ...charts.map(({ title, rule, provenance, note = '' }) => [title, rule, provenance, note]))}

## Scenarios

${table(['scenario', 'rule', 'provenance'], ...Object.values(SCENARIOS).map(({ id, rule, source }) => [id, rule, source]))}
`;
  await expect(text).toMatchFileSnapshot('../FIGURES.md');
});

describe('provenance', () => {
  test('figures that the rules print or imply, and no others, are marked so', () => {
    const known = Object.entries(CLASSES).flatMap(([id, spec]) =>
      Object.entries(spec.known).map(([figure, source]) => `${id} ${figure} ${source}`),
    );
    expect(known).toEqual([
      'iowa move printed',
      'southDakota move printed',
      'northCarolina move printed',
      'colorado gunnery implied',
      'colorado move implied',
      'newMexico gunnery printed',
      'newMexico move implied',
      'treatyCruiser move printed',
      'usDestroyers gunnery implied',
      'usDestroyers move printed',
      'yamato flak implied',
      'yamato move implied',
      'myoko flak implied',
      'tone gunnery printed',
      'tone range printed',
      'tone flak printed',
      'tone torpedoes printed',
      'tone move printed',
      'japaneseDestroyers gunnery implied',
      'japaneseDestroyers move implied',
    ]);
  });

  test('carriers have the boxes that were calibrated, and fewer than the battleships of their day', () => {
    const boxes = (id: ClassId): number => CLASSES[id].counter.boxes;
    const carriers = ['essex', 'enterprise', 'independence', 'taiho', 'shokaku', 'junyo', 'ryuho', 'chitose'] as const;
    expect(carriers.map(boxes)).toEqual([10, 9, 5, 9, 8, 6, 4, 4]);
    expect(boxes('essex')).toBeLessThan(boxes('iowa'));
    expect(boxes('taiho')).toBeLessThan(boxes('yamato'));
  });

  test('a strength of 3 or 5 has a back that examples show; that of all others is ours', () => {
    expect([1, 2, 3, 4, 5, 6].map(backSource)).toEqual(['ours', 'ours', 'implied', 'ours', 'implied', 'ours']);
    expect(SQUADRONS.every(({ source }) => source === 'printed')).toBe(true);
  });

  test('a chart that is not printed in full says in its note what is', () => {
    for (const { provenance, note } of charts) expect(provenance === 'printed' || note !== undefined).toBe(true);
    const ours = charts.filter(({ provenance }) => provenance !== 'printed').map(({ id }) => id);
    expect(ours).toEqual([
      'search',
      'air combat',
      'flak',
      'damage',
      'torpedo critical',
      'surface deployment',
      'gunnery range',
    ]);
    expect(Object.values(SCENARIOS).flatMap(({ id, source }) => (source === 'ours' ? [id] : []))).toEqual([
      'unleashed',
      'dream',
      'first-contact',
    ]);
  });
});
