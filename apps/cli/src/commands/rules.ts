import { coverageOf, type RuleCoverage } from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { proofOf } from '@point-option/games/proofs';
import { EXIT } from '../faults.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { table } from '../text/table.ts';
import { plural } from '../text/words.ts';

export interface RulesOptions {
  readonly tests?: boolean;
  readonly json?: boolean;
}

/** How much of a rule book is implemented, and which tests prove it. */
export async function listRules(id: string, options: RulesOptions, terminal: Terminal): Promise<number> {
  const game = await gameOf(id);
  const coverage = coverageOf(game.id, game.rules, await proofOf(id));
  if (options.json) {
    terminal.json(coverage);
    return EXIT.ok;
  }
  const { total, implementable, proved, clauses, clausesProved, rules } = coverage;
  const entries = rules.flatMap(entriesOf);
  const lines = table([['Rule', 'Title', 'Status', 'Tests'], ...entries.map(({ row }) => row)], [3]);
  if (options.tests) {
    terminal.print(lines[0] ?? '');
    entries.forEach(({ tests }, i) => terminal.print(lines[i + 1] ?? '', ...tests.map((test) => `    ${test}`)));
  } else terminal.print(...lines);
  terminal.print('', `${plural(total, 'rule')}, ${implementable} implementable, ${proved} proved by tests.`);
  if (clauses !== implementable)
    terminal.print(`${plural(clauses, 'clause')} of them, ${clausesProved} proved by tests.`);
  return EXIT.ok;
}

/** The line of a rule, and one for each of its clauses. */
function entriesOf({ rule, title, status, tests, clauses = [] }: RuleCoverage) {
  const counted = (n: number): string => (clauses.length > 0 && n === 0 ? '' : `${n}`);
  return [
    { row: [rule, title, status, counted(tests.length)], tests },
    ...clauses.map((each) => ({ row: [`  ${each.clause}`, each.text, '', `${each.tests.length}`], tests: each.tests })),
  ];
}
