import { wordsOf } from '@point-option/host';
import {
  adjudicable,
  adjudicate,
  check,
  checkFixtures,
  type Fixture,
  type FixtureReport,
  fixtureShape,
  type Game,
  type Json,
  listed,
} from '@point-option/engine';
import { adjudicationsOf, gameOf } from '@point-option/games';
import { CommandFault, EXIT } from '../faults.ts';
import { parseJson, readText } from '../files.ts';
import { chartsOf } from '../settings.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { explanationLines, isRoll, rollLines } from '../text/explanation.ts';
import { resultText } from '../text/words.ts';

export interface AdjudicateOptions {
  readonly given?: string;
  readonly dice?: string;
  readonly check?: string;
  readonly charts?: string;
  readonly json?: boolean;
}

/** Resolves one chart or procedure with dice rolled on a table, or checks a file of worked examples. */
export async function adjudicateOne(
  id: string,
  name: string | undefined,
  options: AdjudicateOptions,
  terminal: Terminal,
): Promise<number> {
  const game = await gameOf(id);
  const adjudications = await adjudicationsOf(id);
  const charts = chartsOf(game, options.charts);
  if (options.check !== undefined) {
    if (name !== undefined) throw new CommandFault(`--check runs a whole file, so "${name}" has no meaning here.`);
    return report(checkFixtures(game, adjudications, readFixtures(options.check), charts), options, terminal);
  }
  if (name === undefined)
    throw new CommandFault(`Adjudicate what? ${id} has ${listed(adjudicable(game, adjudications))}.`);
  const given = options.given === undefined ? {} : parseJson(options.given, '--given');
  const ruling = adjudicate(game, adjudications, name, given, facesOf(options.dice), charts);
  if (options.json) terminal.json(ruling);
  else terminal.print(...rulingLines(game, ruling.result, ruling.explain));
  return EXIT.ok;
}

function rulingLines(game: Game, result: Json, explain: ReturnType<typeof adjudicate>['explain']): string[] {
  const words = wordsOf(game);
  const lines = explain.flatMap((entry) =>
    isRoll(entry) ? rollLines(words, entry) : explanationLines(entry, undefined, words),
  );
  return [`Result: ${resultText(result)}`, ...lines];
}

function facesOf(text: string | undefined): number[] {
  if (text === undefined || text.trim() === '') return [];
  return text.split(',').map((part) => {
    const face = part.trim();
    if (/^\d+$/.test(face)) return Number(face);
    throw new CommandFault(`--dice takes whole numbers with commas between, such as 4,10, not "${text}".`);
  });
}

function readFixtures(file: string): Fixture[] {
  const json = parseJson(readText(file), `The file "${file}"`);
  const fault = check(fixtureShape, json, 'file');
  if (fault) throw new CommandFault(`The file "${file}" is not a list of worked examples. ${fault.problem}`);
  const fixtures = json as unknown as Fixture[];
  if (fixtures.length === 0) throw new CommandFault(`The file "${file}" has no worked example in its list: add one.`);
  return fixtures;
}

function report({ passed, failed, failures }: FixtureReport, { json }: AdjudicateOptions, terminal: Terminal): number {
  if (json) terminal.json({ passed, failed, failures });
  else {
    for (const { id, expected, got } of failures) {
      terminal.print(`${id}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`);
    }
    terminal.print(`${passed} passed, ${failed} failed`);
  }
  return failed === 0 ? EXIT.ok : EXIT.failed;
}
