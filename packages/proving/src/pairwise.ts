import { fast, type Game, type MatchOptions, type OptionSpec } from '@point-option/engine';

type Value = boolean | number | string;
type Choice = readonly [name: string, value: Value];

/** How many settings are drawn for each that is kept: more give fewer of them. */
const DRAWN = 40;

const valuesOf = ({ choices, default: usual }: OptionSpec): readonly Value[] =>
  choices ?? (typeof usual === 'boolean' ? [false, true] : [usual]);

const pairOf = ([a, x]: Choice, [b, y]: Choice): string => JSON.stringify([a, x, b, y]);

function pairsIn(settings: MatchOptions): string[] {
  const chosen = Object.entries(settings);
  return chosen.flatMap((one, i) => chosen.slice(i + 1).map((other) => pairOf(one, other)));
}

/** Every two values of two options that a match can have together. */
export function pairsOf(options: Readonly<Record<string, OptionSpec>>): Set<string> {
  const all = Object.entries(options);
  const pairs = new Set<string>();
  for (const [i, [name, spec]] of all.entries())
    for (const [other, otherSpec] of all.slice(i + 1))
      for (const value of valuesOf(spec))
        for (const otherValue of valuesOf(otherSpec)) pairs.add(pairOf([name, value], [other, otherValue]));
  return pairs;
}

/**
 * Settings of a game's options, few of them, in which every two values of two options come together at least once:
 * what two rules do to each other shows. The first has every value that is not the usual one, all rules at once.
 */
export function pairwise(game: Game, seed: string): MatchOptions[] {
  const options = game.options ?? {};
  const dice = fast(seed);
  const left = pairsOf(options);
  const kept: MatchOptions[] = [];
  const keep = (settings: MatchOptions): void => {
    kept.push(settings);
    for (const pair of pairsIn(settings)) left.delete(pair);
  };
  const drawn = (): MatchOptions => {
    const one = Object.entries(options).map(([name, spec]): Choice => {
      const values = valuesOf(spec);
      return [name, values[dice.die(values.length) - 1] as Value];
    });
    return Object.fromEntries(one);
  };
  const gain = (settings: MatchOptions): number => pairsIn(settings).filter((pair) => left.has(pair)).length;
  keep(Object.fromEntries(Object.entries(options).map(([name, spec]) => [name, unusual(spec)])));
  while (left.size > 0) {
    const tries = Array.from({ length: DRAWN }, drawn);
    keep(tries.reduce((best, each) => (gain(each) > gain(best) ? each : best)));
  }
  return kept;
}
const unusual = (spec: OptionSpec): Value => valuesOf(spec).findLast((value) => value !== spec.default) ?? spec.default;
