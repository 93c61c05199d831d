import {
  type Chart,
  type Game,
  listed,
  type MatchOptions,
  readHouseCharts,
  type Side,
  staffOf,
} from '@point-option/engine';
import { CommandFault } from './faults.ts';
import { parseJson, readText } from './files.ts';

/** Options that may be given several times arrive as a list. */
export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

function pair(text: string, option: string, form: string): [string, string] {
  const at = text.indexOf('=');
  if (at <= 0) throw new CommandFault(`--${option} takes ${form}, not "${text}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Pairs given by an option that may be repeated, by what stands before the "=". Each stands there once. */
function pairs(given: readonly string[], option: string, form: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of given) {
    const [name, value] = pair(text, option, form);
    const before = found.get(name);
    if (before !== undefined)
      throw new CommandFault(`--${option} is given twice for "${name}": "${before}" and "${value}". Leave one out.`);
    found.set(name, value);
  }
  return found;
}

/** `--option NAME=VALUE`: the value as the game's own is typed; the engine says what is not known. */
export function matchOptions(game: Game, given: readonly string[] = []): MatchOptions {
  const known = game.options ?? {};
  const options = [...pairs(given, 'option', 'NAME=VALUE')].map(
    ([name, value]): [string, boolean | number | string] => [
      name,
      typed(value, Object.hasOwn(known, name) ? known[name]?.default : undefined),
    ],
  );
  // Not by assignment: a name such as "__proto__" would vanish and never be refused.
  return Object.fromEntries(options);
}

function typed(value: string, like: boolean | number | string | undefined): boolean | number | string {
  if (typeof like === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (typeof like === 'number' && /^-?\d+$/.test(value)) return Number(value);
  return value;
}

/** `--staff SIDE=NAME`, checked against the game. */
export function staffNames(game: Game, given: readonly string[] = []): Record<Side, string> {
  const named: Record<Side, string> = {};
  for (const [side, name] of pairs(given, 'staff', 'SIDE=NAME')) named[sideOf(game, side)] = staffOf(game, name).id;
  return named;
}

export function sideOf(game: Game, side: string): Side {
  if (game.sides.includes(side)) return side;
  throw new CommandFault(`${game.id} has no side "${side}"; it has ${listed(game.sides)}.`);
}

/** A game's charts with those of a file in their place. */
export function chartsOf(game: Game, file: string | undefined): readonly Chart[] {
  if (file === undefined) return game.charts;
  const reading = readHouseCharts(parseJson(readText(file), `The file "${file}"`), game.charts, game.id);
  if (!reading.ok) throw new CommandFault(`The house charts in "${file}" cannot be used: ${reading.problem}`);
  return reading.charts;
}

/** Only the house charts of a file: what a match's header keeps. */
export function houseCharts(game: Game, file: string | undefined): readonly Chart[] {
  const own = new Set<Chart>(game.charts);
  return chartsOf(game, file).filter((chart) => !own.has(chart));
}

/** Which games are played: from one number on, so many of them. Past the largest whole number none could be counted. */
export function gamesAsked(from: string, games: string | number): { readonly from: number; readonly games: number } {
  const first = wholeNumber('--from', from, 0);
  const count = typeof games === 'number' ? games : wholeNumber('--games', games, 1);
  if (Number.isSafeInteger(first + count)) return { from: first, games: count };
  throw new CommandFault(
    `--from ${first} with ${count} games goes past ${Number.MAX_SAFE_INTEGER}, the last number there is.`,
  );
}

/** A whole number given as text, within limits. */
export function wholeNumber(option: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const n = Number(text);
  if (/^\d+$/.test(text) && n >= min && n <= max) return n;
  const range = max === Number.MAX_SAFE_INTEGER ? `from ${min} up` : `from ${min} to ${max}`;
  throw new CommandFault(`${option} takes a whole number ${range}, not "${text}".`);
}
