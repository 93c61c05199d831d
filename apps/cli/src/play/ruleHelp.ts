import type { Rule } from '@point-option/engine';
import { commandText } from '../text/again.ts';

/** A clause by its number, such as 6.1b. */
const CLAUSE = /^(.*\d)([a-z])$/;

/** What a rule is about, and what it says: the one that asks now, or any by its number, with those below it, or one clause of it. */
export function ruleLines(game: string, rules: readonly Rule[], asks: string | null, wanted: string): string[] {
  const number = wanted === '' ? asks : wanted.replace(/^rule\s+/i, '');
  if (number === null) return ['Nothing is asked of you now.'];
  const found = rules.filter(({ rule }) => rule === number || rule.startsWith(`${number}.`));
  if (found.length > 0)
    return found.flatMap((rule) => [titleOf(rules, rule), ...(rule.rule === number ? wordsOf(rule) : [])]);
  const clause = clauseOf(rules, number);
  if (clause !== undefined) return [clause];
  const around = rules.find(({ rule }) => number.startsWith(`${rule}.`));
  if (around) return [`Rule ${number} is part of rule ${around.rule}: ${around.title}.`];
  return [`${game} has no rule "${number}". "${commandText('rules', game)}" lists its rules.`];
}

function titleOf(rules: readonly Rule[], { rule, title, status }: Rule): string {
  if (status === 'implemented') return `Rule ${rule}: ${title}.`;
  return `Rule ${rule}: ${title} (${status === 'not yet' ? status : whatItIs(rules, rule)}).`;
}

/** What a rule says, clause by clause where it has several, as far as the game has words for it. */
function wordsOf({ text, clauses }: Rule): string[] {
  const lettered = Object.entries(clauses ?? {}).map(([letter, clause]) => `  ${letter}. ${clause}`);
  return text === undefined ? lettered : [`  ${text}`, ...lettered];
}

function clauseOf(rules: readonly Rule[], number: string): string | undefined {
  const [, whole, letter = ''] = CLAUSE.exec(number) ?? [];
  const said = rules.find(({ rule }) => rule === whole)?.clauses?.[letter];
  return said && `Rule ${number}: ${said}`;
}

/** A rule that is not played by itself: the heading of others, which are, or an explanation. */
function whatItIs(rules: readonly Rule[], heading: string): string {
  const stem = heading.replace(/\.0$/, '.');
  const parts = rules.filter(
    ({ rule, status }) => rule !== heading && rule.startsWith(stem) && status === 'implemented',
  );
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return 'an explanation; there is nothing in it to play';
  return `the heading of ${first === last ? `rule ${first.rule}` : `rules ${first.rule} to ${last.rule}`}`;
}
