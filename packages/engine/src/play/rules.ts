import { BadInput } from './refusal.ts';

/** How far a rule of the book has come. */
export type RuleStatus = 'implemented' | 'not yet' | 'not implementable';

/** One numbered rule of a rule book, its title in our own words. */
export interface Rule {
  readonly rule: string;
  readonly title: string;
  readonly status: RuleStatus;
  readonly optional?: boolean;
  /** It is a heading or an introduction: it only opens the rules below it. */
  readonly heading?: true;
}

/** The tests that passed and name a rule, by rule number. Written by the coverage check, never by hand. */
export type Proof = Readonly<Record<string, readonly string[]>>;

export interface Coverage {
  readonly game: string;
  readonly total: number;
  readonly implementable: number;
  readonly proved: number;
  readonly rules: readonly { rule: string; title: string; status: RuleStatus; tests: readonly string[] }[];
}

/** The coverage of a rule book. A rule is proved when it is implemented and a passing test names it. */
export function coverageOf(game: string, rules: readonly Rule[], proof: Proof): Coverage {
  const known = new Set(rules.map((rule) => rule.rule));
  const unknownRule = Object.keys(proof).find((rule) => !known.has(rule));
  if (unknownRule !== undefined)
    throw new BadInput(`The proof of ${game} names rule ${unknownRule}, which its index does not list.`);
  const listed = rules.map(({ rule, title, status }) => ({ rule, title, status, tests: proof[rule] ?? [] }));
  return {
    game,
    total: rules.length,
    implementable: rules.filter((rule) => rule.status !== 'not implementable').length,
    proved: listed.filter((rule) => rule.status === 'implemented' && rule.tests.length > 0).length,
    rules: listed,
  };
}
