import { readFileSync } from 'node:fs';
import {
  averageOf,
  CENTRAL,
  CHECKED_TOGETHER,
  checkOf,
  isCentral,
  optionsOf,
  quantile,
  readFindings,
  readStudy,
  scenarioOf,
  scenarioOptions,
  seat,
  simulate,
} from '@point-option/engine';
import { soaking } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { leyteGulf as game } from '../index.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../../docs/history/leyte-gulf.md').replace(/ +/g, ' ');
const studies = ['october-1944', 'task-force-34'].map((id) => ({
  id,
  study: readStudy(JSON.parse(read(`../studies/${id}.json`))),
  findings: readFindings(JSON.parse(read(`../studies/${id}.findings.json`))),
}));

describe.each(studies)('the study $id', ({ study, findings }) => {
  test('is of these rules, and has every figure that history knows', () => {
    expect(findings).toMatchObject({ study: study.id, games: study.games, rules: game.rulesVersion });
    for (const name of Object.keys(study.history)) expect(findings.figures).toHaveProperty([name]);
  });

  // Staff, charts and rules all have a say in it: whoever changes one plays the study again.
  test.runIf(soaking)('comes again to the digit: its first hundred games', () => {
    const { scenario, staff, seed } = study;
    const options = optionsOf(game, { ...scenarioOptions(scenarioOf(game, scenario)), ...study.options });
    let sum = 0n;
    for (let i = 0; i < CHECKED_TOGETHER; i++) {
      const how = { scenario, options, seed: `${seed}/${i}`, account: true };
      const { figures, played } = simulate(game, seat(game, staff), how);
      sum += BigInt(checkOf(i, { ...figures, ...played.outcome.scores }));
    }
    expect(sum.toString(36)).toBe(findings.checks[0]);
  });
});

const [october] = studies;
const known = Object.entries(october?.study.history ?? {});

describe('the page of October 1944', () => {
  test.each(known)('has %s as it was found', (name, history) => {
    const found = october?.findings.figures[name] ?? [];
    const row = [
      game.words[`figure.${name}`] ?? game.words[`score.${name}`],
      averageOf(found).toFixed(1),
      `${quantile(found, CENTRAL.low)} to ${quantile(found, CENTRAL.high)}`,
      quantile(found, 0.5),
      history.low === history.high ? history.low : `${history.low} to ${history.high}`,
      isCentral(found, history) ? 'inside' : 'outside',
    ];
    expect(page).toContain(`| ${row.join(' | ')} |`);
  });
});
