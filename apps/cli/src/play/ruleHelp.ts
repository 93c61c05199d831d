import { ask, type Game, type Side } from '@point-option/engine';
import { commandText } from '../text/again.ts';
import type { Session } from './session.ts';

/** What a rule is about: the one that asks now, or any by its number, with those below it. */
export function ruleLines({ game, match }: Session, side: Side, wanted: string): string[] {
  const number = wanted === '' ? ask(match, side)?.rule : wanted.replace(/^rule\s+/i, '');
  if (number === undefined) return ['Nothing is asked of you now.'];
  const found = game.rules.filter(({ rule }) => rule === number || rule.startsWith(`${number}.`));
  if (found.length > 0)
    return found.map(({ rule, title, status }) => {
      if (status === 'implemented') return `Rule ${rule}: ${title}.`;
      return `Rule ${rule}: ${title} (${status === 'not yet' ? status : whatItIs(game, rule)}).`;
    });
  const around = game.rules.find(({ rule }) => number.startsWith(`${rule}.`));
  if (around) return [`Rule ${number} belongs to rule ${around.rule}: ${around.title}.`];
  return [`The index of ${game.id} has no rule "${number}": "${commandText('rules', game.id)}" lists them.`];
}

/** A rule that is not played by itself: the heading of others, which are, or words of explanation. */
function whatItIs({ rules }: Game, heading: string): string {
  const stem = heading.replace(/\.0$/, '.');
  const parts = rules.filter(
    ({ rule, status }) => rule !== heading && rule.startsWith(stem) && status === 'implemented',
  );
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return 'words of explanation: nothing in it is played by itself';
  return `the heading of ${first === last ? `rule ${first.rule}` : `rules ${first.rule} to ${last.rule}`}, which are played`;
}
