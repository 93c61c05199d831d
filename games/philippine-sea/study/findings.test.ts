import { readFileSync } from 'node:fs';
import {
  averageOf,
  CENTRAL,
  CHECKED_TOGETHER,
  checkOf,
  type Findings,
  isCentral,
  optionsOf,
  quantile,
  readFindings,
  readStudy,
  scenarioOf,
  scenarioOptions,
  seat,
  simulate,
  type Study,
} from '@point-option/engine';
import { soaking } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { philippineSea as game } from '../index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const PAGES = { history: 'philippine-sea.md', question: 'the-question.md' } as const;
const studies = (['history', 'question'] as const).map((id) => ({
  id,
  page: read(`../../../docs/history/${PAGES[id]}`),
  study: readStudy(JSON.parse(read(`../studies/${id}.json`))),
  findings: readFindings(JSON.parse(read(`../studies/${id}.findings.json`))),
}));

/** The findings keep a sum over every hundred games, which `npm run soak` plays again; these are of the first few. */
const FEW = 6;
const FIRST_FEW = { history: '4u41ftatcx', question: '67o5hr40mh' };

/** The sum over so many of the first games, played again. */
function checkOfFirst(games: number, { scenario, options, staff, seed }: Study): string {
  const settings = optionsOf(game, { ...scenarioOptions(scenarioOf(game, scenario)), ...options });
  let sum = 0n;
  for (let i = 0; i < games; i++) {
    const how = { scenario, options: settings, seed: `${seed}/${i}`, account: true };
    const { figures, played } = simulate(game, seat(game, staff), how);
    sum += BigInt(checkOf(i, { ...figures, ...played.outcome.scores }));
  }
  return sum.toString(36);
}

/** A row of the page's table: the figure, its mean, the central eight tenths, its median. */
function rowOf(findings: Findings, name: string): string {
  const found = findings.figures[name] ?? [];
  const title = game.words[`figure.${name}`] ?? game.words[`score.${name}`] ?? name;
  const central = `${quantile(found, CENTRAL.low)} to ${quantile(found, CENTRAL.high)}`;
  return [title, averageOf(found).toFixed(1), central, `${quantile(found, 0.5)}`].join(' | ');
}
const flat = (text: string): string => text.replace(/ +/g, ' ');

/** The soak stops what takes too long by itself: a slow machine is no fault. */
const PATIENCE = soaking ? 0 : 300_000;

describe.each(studies)('the study "$id"', ({ id, study, findings, page }) => {
  test(
    'comes again to the digit: its first games',
    () => {
      expect(findings).toMatchObject({ study: study.id, games: study.games, rules: game.rulesVersion });
      if (soaking) expect(checkOfFirst(CHECKED_TOGETHER, study)).toBe(findings.checks[0]);
      else expect(checkOfFirst(FEW, study)).toBe(FIRST_FEW[id]);
    },
    PATIENCE,
  );

  test('the page has its figures', () => {
    for (const name of Object.keys(study.history)) expect(flat(page)).toContain(`| ${rowOf(findings, name)} |`);
  });
});

test('every figure of history lies in the central eight tenths of two thousand battles', () => {
  const [{ study, findings }] = studies as [(typeof studies)[0]];
  const outside = Object.entries(study.history).filter(
    ([name, known]) => !isCentral(findings.figures[name] ?? [], known),
  );
  expect(outside.map(([name]) => name)).toEqual([]);
});
