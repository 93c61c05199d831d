import { type Answer, type Ask, ask, fast, type Observation, observeMatch } from '@point-option/engine';
import type { SideId } from '../data/map.ts';
import { observe, type CampaignView } from '../view.ts';
import type { Table } from '../rules/testing.ts';
import { flag } from './flag.ts';

function deskOf(match: Table, side: SideId): { seen: Observation<CampaignView>; question: Ask } {
  const question = ask(match, side);
  if (question === null) throw new Error(`${side} is not asked now.`);
  // Tables of one procedure show everything: the staff gets what its side may see.
  return { seen: { ...observeMatch(match, side), view: observe(match.table.whole.data, side) }, question };
}

/** What the staff orders here, and the key of its reason. */
export function ordered(match: Table, side: SideId): { answer: Answer; why: string | undefined } {
  const { seen, question } = deskOf(match, side);
  const answer = flag.decide(seen, question, fast('staff'));
  return { answer, why: flag.reason?.(seen, question, answer)?.key };
}
