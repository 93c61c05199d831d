import { ask, type Side } from '@point-option/engine';
import { commandText } from '../text/again.ts';
import type { Session } from './session.ts';

/** What a rule is about: the one that asks now, or any by its number, with those below it. */
export function ruleLines({ game, match }: Session, side: Side, wanted: string): string[] {
  const number = wanted === '' ? ask(match, side)?.rule : wanted.replace(/^rule\s+/i, '');
  if (number === undefined) return ['Nothing is asked of you now.'];
  const found = game.rules.filter(({ rule }) => rule === number || rule.startsWith(`${number}.`));
  if (found.length > 0)
    return found.map(
      ({ rule, title, status }) => `Rule ${rule}: ${title}${status === 'implemented' ? '' : ` (${status})`}.`,
    );
  const around = game.rules.find(({ rule }) => number.startsWith(`${rule}.`));
  if (around) return [`Rule ${number} belongs to rule ${around.rule}: ${around.title}.`];
  return [`The index of ${game.id} has no rule "${number}": "${commandText('rules', game.id)}" lists them.`];
}
