import {
  type Answer,
  type Ask,
  ask,
  fast,
  type Message,
  type Observation,
  observeMatch,
  say,
} from '@point-option/engine';
import type { SideId } from '../data/map.ts';
import { observe, type CampaignView } from '../view.ts';
import type { Table } from '../rules/testing.ts';
import { words } from '../words.ts';
import { flag } from './flag.ts';

function deskOf(match: Table, side: SideId): { seen: Observation<CampaignView>; question: Ask } {
  const question = ask(match, side);
  if (question === null) throw new Error(`${side} is not asked now.`);
  // Tables of one procedure show everything: the staff gets what its side may see.
  return { seen: { ...observeMatch(match, side), view: observe(match.table.whole.data, side) }, question };
}

/** What the staff orders here, and the key of its reason. */
export function ordered(match: Table, side: SideId): { answer: Answer; why: string | undefined } {
  const { answer, why } = advised(match, side);
  return { answer, why: why?.key };
}

/** The words of its reason. */
export function saidWhy(match: Table, side: SideId): string {
  const { why } = advised(match, side);
  return why === undefined ? '' : say(words, why);
}

function advised(match: Table, side: SideId): { answer: Answer; why: Message | undefined } {
  const { seen, question } = deskOf(match, side);
  const answer = flag.decide(seen, question, fast('staff'));
  return { answer, why: flag.reason?.(seen, question, answer) };
}
