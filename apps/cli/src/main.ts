import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { AdjudicateOptions } from './commands/adjudicate.ts';
import type { ChartsOptions } from './commands/charts.ts';
import type { MenuOptions } from './commands/menu.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { RulesOptions } from './commands/rules.ts';
import type { ScenarioOptions } from './commands/scenario.ts';
import type { SimulateOptions } from './commands/simulate.ts';
import type { StudyOptions } from './commands/study.ts';
import { CommandFault, EXIT, PlayFault, verdictOf } from './faults.ts';
import { helpText, texts } from './manual.ts';
import type { Room } from './commands/play.ts';
import type { PlayOptions } from './play/begin.ts';
import { collect } from './settings.ts';
import { why } from './store.ts';
import { nodeTerminal } from './terminal/nodeTerminal.ts';
import { commandsOf, refuseTwice, usageFault } from './usage.ts';

/** The command line: what there is, and which file does it. Each command is loaded when it is wanted. */
const terminal = nodeTerminal();
const { env } = process;
const JSON_FLAG = ['--json', 'print JSON for a program to read'] as const;
const CHARTS = ['--charts <file>', "a file of house charts in place of the game's own"] as const;
const OPTION = ['--option <name=value>', 'an optional rule of the game (repeatable)', collect] as const;
const STAFF = ['--staff <side=name>', 'who plays a side (repeatable)', collect] as const;
let exit: number = EXIT.ok;

const program = new Command('point-option')
  .description('The carrier war in the Pacific, 1941-45: play, adjudicate, simulate and replay in the terminal.')
  .version(manifest.version, '--version', 'print the version')
  .helpOption('-h, --help', 'print this help')
  .helpCommand(false);

/** Where matches are played: with every game there is. */
async function room(): Promise<Room> {
  const { registry } = await import('@point-option/games');
  return { registry, terminal, env };
}

/** A command of its own or of another, with its help text after the list of options. */
function command(words: string, summary: string, of: Command = program): Command {
  const made = of.command(words).description(summary).helpOption('-h, --help', 'print this help').helpCommand(false);
  return made.addHelpText('after', helpText(made.name()));
}

command('play <game> [scenario]', 'play a match in the terminal, or resume one from its file')
  .option('--as <side>', 'your side (default: the first)')
  .option('--hotseat', 'people play every side at this screen, which goes blank between them')
  .option(...STAFF)
  .option('--seed <text>', 'dice from a seed: the same seed gives the same dice')
  .option('--dice <kind>', 'fair (the default), fast (the default with --seed) or hand')
  .option('--client-seed <side=text>', "a side's own part of the seed of fair dice (repeatable)", collect)
  .option('--save <file>', 'the file to save the match in; resumes it if it exists')
  .option(...OPTION)
  .option(...CHARTS)
  .option('--map', 'draw the map with the position')
  .option(...JSON_FLAG)
  .action(async (game: string, scenario: string | undefined, options: PlayOptions) => {
    exit = await (await import('./commands/play.ts')).play(game, scenario, options, await room());
  });

command('games', 'list the games, their sides and scenarios')
  .option(...JSON_FLAG)
  .action(async (options: { json?: boolean }) => {
    exit = await (await import('./commands/games.ts')).listGames(options, terminal);
  });

command('charts <game> [name]', 'print every chart of a game, or one, with its provenance')
  .option(...CHARTS)
  .option(...JSON_FLAG)
  .action(async (game: string, name: string | undefined, options: ChartsOptions) => {
    exit = await (await import('./commands/charts.ts')).listCharts(game, name, options, terminal);
  });

command('rules <game>', 'print the coverage of a rule book: rule, title, status, tests')
  .option('--tests', 'name the tests')
  .option(...JSON_FLAG)
  .action(async (game: string, options: RulesOptions) => {
    exit = await (await import('./commands/rules.ts')).listRules(game, options, terminal);
  });

command('adjudicate <game> [name]', 'resolve one chart or procedure with dice rolled by hand')
  .option('--given <json>', 'what the procedure needs to know, or the column and modifiers of a chart')
  .option('--dice <list>', 'the dice rolled, such as 4,10')
  .option('--check <file>', 'run a file of worked examples instead')
  .option(...CHARTS)
  .option(...JSON_FLAG)
  .action(async (game: string, name: string | undefined, options: AdjudicateOptions) => {
    exit = await (await import('./commands/adjudicate.ts')).adjudicateOne(game, name, options, terminal);
  });

command('simulate <game> [scenario]', 'staff against staff, many times, on all cores')
  .option('--games <n>', 'how many games', '100')
  .option('--seed <text>', 'the same seed gives the same games (default: chosen and printed)')
  .option('--from <n>', 'the number of the first game, to play one of them again', '0')
  .option(...STAFF)
  .option(...OPTION)
  .option(...CHARTS)
  .option('--cores <n>', 'how many cores to use (default: all)')
  .option('--save <folder>', 'save every match there')
  .option(...JSON_FLAG)
  .action(async (game: string, scenario: string | undefined, options: SimulateOptions) => {
    exit = await (await import('./commands/simulate.ts')).simulateGames(game, scenario, options, terminal);
  });

command('study <file>', 'play the games of a study and compare their figures with history')
  .option('--games <n>', 'how many games (default: as many as the study says)')
  .option('--from <n>', 'the number of the first game', '0')
  .option(...CHARTS)
  .option('--cores <n>', 'how many cores to use (default: all)')
  .option('--out <file>', 'write the findings to a file')
  .option('--verify <file>', 'compare with earlier findings')
  .option(...JSON_FLAG)
  .action(async (file: string, options: StudyOptions) => {
    exit = await (await import('./commands/study.ts')).study(file, options, terminal);
  });

command('replay <file>', 'step through a match, or verify it')
  .option('--side <side>', 'as that side saw it (default: the truth, once the match is over)')
  .option('--observe', 'show the position after each step')
  .option('--full', 'open every line into its dice, chart, column, modifiers and rule')
  .option('--staff <side=name>', "once the match is over: why that staff would give that side's orders", collect)
  .option('--verify', 'replay and compare every checkpoint and the dice commitment')
  .option(...JSON_FLAG)
  .action(async (file: string, options: ReplayOptions) => {
    exit = await (await import('./commands/replay.ts')).replayMatch(file, options, terminal);
  });

const scenario = command('scenario', 'check a scenario file, or print one to start your own from');

command('check <file>', 'list everything that is wrong with a scenario file', scenario)
  .option(...JSON_FLAG)
  .action(async (file: string, options: ScenarioOptions) => {
    exit = await (await import('./commands/scenario.ts')).checkScenario(file, options, terminal);
  });

command('show <game> [id]', 'print the file of a scenario of the game', scenario)
  .option(...JSON_FLAG)
  .action(async (game: string, id: string | undefined, options: ScenarioOptions) => {
    exit = await (await import('./commands/scenario.ts')).showScenario(game, id, options, terminal);
  });

command('schema <game>', "print the JSON Schema of the game's scenario files", scenario)
  .option(...JSON_FLAG)
  .action(async (game: string, options: ScenarioOptions) => {
    exit = await (await import('./commands/scenario.ts')).showSchema(game, options, terminal);
  });

command('menu', 'choose what to play; without a terminal, staff play a match and its journal is printed')
  .option(...CHARTS)
  .option(...JSON_FLAG)
  .action(async (options: MenuOptions) => {
    exit = await (await import('./commands/menu.ts')).menu(options, await room());
  });

command('help [command]', 'print the help of a command').action((name: string | undefined) => {
  const wanted = name === undefined ? program : program.commands.find((each) => each.name() === name);
  if (!wanted) throw new CommandFault(`There is no command "${name}"; there are ${commandsOf(program)}.`);
  wanted.outputHelp();
});

program.addHelpText('after', texts.program);
for (const each of [program, ...program.commands.flatMap((one) => [one, ...one.commands])]) {
  refuseTwice(each);
  each.configureOutput({ writeErr: () => {} }).exitOverride((error) => {
    throw error.exitCode === 0 ? error : usageFault(each, error);
  });
}

/** A reader that has seen enough closes the pipe: nothing is wrong, and nothing is left to say. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exit);
  console.error(`The output cannot be written: ${why(error, '.')}.`);
  process.exit(EXIT.failed);
});

/** `npm start -- COMMAND` arrives as `menu COMMAND`. */
function argumentsGiven(): string[] {
  const [first, second, ...rest] = process.argv.slice(2);
  const given = [first, second].filter((word) => word !== undefined);
  const names = program.commands.map((each) => each.name());
  return first === 'menu' && second !== undefined && names.includes(second) ? [second, ...rest] : [...given, ...rest];
}

const words = argumentsGiven();
try {
  if (words.length === 0) program.outputHelp();
  else await program.parseAsync(words, { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) {
    const { sentence, exit: code } = verdictOf(error);
    exit = code;
    if (env['POINT_OPTION_DEBUG'] === '1') console.error(error instanceof PlayFault ? error.cause : error);
    console.error(sentence);
  }
} finally {
  terminal.close();
}
process.exitCode = exit;
