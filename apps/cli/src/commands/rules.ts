import { coverageOf } from '@point-option/engine';
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
  const { total, implementable, proved, rules } = coverage;
  const rows = rules.map(({ rule, title, status, tests }) => [rule, title, status, `${tests.length}`]);
  const lines = table([['Rule', 'Title', 'Status', 'Tests'], ...rows], [3]);
  if (options.tests) {
    terminal.print(lines[0] ?? '');
    rules.forEach(({ tests }, i) => terminal.print(lines[i + 1] ?? '', ...tests.map((test) => `    ${test}`)));
  } else terminal.print(...lines);
  terminal.print('', `${plural(total, 'rule')}, ${implementable} implementable, ${proved} proved by tests.`);
  return EXIT.ok;
}
