import { BadInput } from './refusal.ts';

/** How far a rule of the book has come. */
export type RuleStatus = 'implemented' | 'not yet' | 'not implementable';

/** One numbered rule of a rule book, in our own words. */
export interface Rule {
  readonly rule: string;
  readonly title: string;
  readonly status: RuleStatus;
  readonly optional?: boolean;
  /** It is a heading or an introduction: it only opens the rules below it. */
  readonly heading?: true;
  /** What a rule of a single clause says. */
  readonly text?: string;
  /** What a rule says, clause by clause, by letters: each is proved by tests that name it ("rule 8.2b: ..."). */
  readonly clauses?: Readonly<Record<string, string>>;
}

/** The tests that passed and name a rule or one of its clauses, by number. Written by the coverage check, never by hand. */
export type Proof = Readonly<Record<string, readonly string[]>>;

export interface RuleCoverage {
  readonly rule: string;
  readonly title: string;
  readonly status: RuleStatus;
  readonly tests: readonly string[];
  readonly clauses?: readonly { readonly clause: string; readonly text: string; readonly tests: readonly string[] }[];
}

export interface Coverage {
  readonly game: string;
  readonly total: number;
  /** Rules. One is proved when all its clauses are. */
  readonly implementable: number;
  readonly proved: number;
  /** Clauses of the implementable rules; a rule that lists none is one. */
  readonly clauses: number;
  readonly clausesProved: number;
  readonly rules: readonly RuleCoverage[];
}

/** The numbers that tests go by: those of the clauses, or the rule's own where it lists none. */
export function clauseNumbers({ rule, clauses }: Pick<Rule, 'rule' | 'clauses'>): readonly string[] {
  return clauses === undefined ? [rule] : Object.keys(clauses).map((letter) => `${rule}${letter}`);
}

/** The coverage of a rule book. A clause is proved when its rule is implemented and a passing test names the clause. */
export function coverageOf(game: string, rules: readonly Rule[], proof: Proof): Coverage {
  const known = new Set(rules.flatMap((rule) => [rule.rule, ...clauseNumbers(rule)]));
  const unknownRule = Object.keys(proof).find((rule) => !known.has(rule));
  if (unknownRule !== undefined)
    throw new BadInput(`The proof of ${game} names rule ${unknownRule}, which its index does not list.`);
  const testsOf = (number: string): readonly string[] => proof[number] ?? [];
  const isProved = (number: string): boolean => testsOf(number).length > 0;
  const implementable = rules.filter(({ status }) => status !== 'not implementable');
  const implemented = rules.filter(({ status }) => status === 'implemented');
  return {
    game,
    total: rules.length,
    implementable: implementable.length,
    proved: implemented.filter((rule) => clauseNumbers(rule).every(isProved)).length,
    clauses: implementable.flatMap(clauseNumbers).length,
    clausesProved: implemented.flatMap(clauseNumbers).filter(isProved).length,
    rules: rules.map(({ rule, title, status, clauses }) => ({
      rule,
      title,
      status,
      tests: testsOf(rule),
      ...(clauses && {
        clauses: Object.entries(clauses).map(([letter, text]) => {
          const clause = `${rule}${letter}`;
          return { clause, text, tests: testsOf(clause) };
        }),
      }),
    })),
  };
}
