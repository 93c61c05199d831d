import type { Rule } from '@point-option/engine';
import { commandText } from '../text/again.ts';

/** What a rule is about: the one that asks now, or any by its number, with those below it. */
export function ruleLines(game: string, rules: readonly Rule[], asks: string | null, wanted: string): string[] {
  const number = wanted === '' ? asks : wanted.replace(/^rule\s+/i, '');
  if (number === null) return ['Nothing is asked of you now.'];
  const found = rules.filter(({ rule }) => rule === number || rule.startsWith(`${number}.`));
  if (found.length > 0)
    return found.map(({ rule, title, status }) => {
      if (status === 'implemented') return `Rule ${rule}: ${title}.`;
      return `Rule ${rule}: ${title} (${status === 'not yet' ? status : whatItIs(rules, rule)}).`;
    });
  const around = rules.find(({ rule }) => number.startsWith(`${rule}.`));
  if (around) return [`Rule ${number} is part of rule ${around.rule}: ${around.title}.`];
  return [`${game} has no rule "${number}". "${commandText('rules', game)}" lists its rules.`];
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
