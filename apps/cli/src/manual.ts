/** What the help says beyond the list of options: an example or two, and what a reader asks next. */
const HELP: Readonly<Record<string, string>> = {
  play: `
The match is saved after every order, in --save FILE or in your data folder
($XDG_DATA_HOME or ~/.local/share, in point-option/matches). While playing, help lists
the commands: see, map, inspect, why, odds, log, flow, rule, undo, save, quit.
SCENARIO is a name that the command games lists, or a scenario file.

Examples:
  npx point-option play chit-cup
  npx point-option play chit-cup crowded --seed 7 --save crowded.json
  npx point-option play crowded.json`,
  charts: `
Examples:
  npx point-option charts chit-cup
  npx point-option charts chit-cup search`,
  adjudicate: `
Without NAME, or with an unknown one, it lists the names that the game has.

Examples:
  npx point-option adjudicate chit-cup search --given '{"column": 4, "modifiers": ["known"]}' --dice 7
  npx point-option adjudicate chit-cup --check examples.json`,
  simulate: `
Game k is played from the seed "SEED/k", so one core or many give the same figures.
SCENARIO is a name that the command games lists, or a scenario file.

Examples:
  npx point-option simulate chit-cup watch --games 1000 --seed 1
  npx point-option simulate chit-cup watch --games 1000 --seed 1 --staff you=random --json`,
  study: `
A study file names a scenario, the staff, a seed, how many games, and what history
says of their figures. Any hundred games can be compared with earlier findings.

Examples:
  npx point-option study games/philippine-sea/studies/history.json
  npx point-option study games/philippine-sea/studies/history.json --games 100 --verify games/philippine-sea/studies/history.findings.json`,
  scenario: `
A scenario file is JSON. Start from one that the game has, give it its own id and
title, and play it in place of a scenario's name. A match carries its file.

Examples:
  npx point-option scenario show GAME > mine.json
  npx point-option scenario check mine.json
  npx point-option play GAME mine.json`,
  replay: `
In a terminal: Enter for the next step, b back, a number, f in full, q quit.

Examples:
  npx point-option replay match.json --side you
  npx point-option replay match.json --staff us=flag
  npx point-option replay match.json --verify`,
};

export function helpText(command: string): string {
  return HELP[command] ?? '';
}

export const texts = {
  program: `
Exit codes: 0 done, 1 a damaged file or a failed check, 2 an invalid argument,
70 a fault in the program, 130 interrupted. With --json every command prints JSON:
docs/command-line.md lists the fields.`,
};
