import { type Card, type Chart, type OptionId, type Ref, refId, type Wanted } from '@point-option/engine';
import type { Replies } from '@point-option/host/protocol';
import { t } from '../words.ts';
import { askMatch, askSeat } from './connection.ts';
import { act } from './faults.ts';
import { type Inspected, room, seatNow, speak } from './room.ts';

/** What the page asks the host about things, and shows as a card. */

/** What the page itself has to say: where the rules say nothing, and of what they offer, with what that speaks of. */
interface OwnWords {
  readonly otherwise?: Inspected['reason'];
  readonly offered?: Inspected['reason'];
  readonly points?: readonly Ref[];
  /** What is done instead where the rules have nothing to say, if the question is still the same. */
  instead?(): void;
}

/** How often something was asked, or what was told put away: only the answer to the latest question is shown. */
let asks = 0;

/**
 * Why something cannot be chosen now, and what it is. Where the rules have nothing to say of it, `otherwise` does, or
 * the card alone tells what it is.
 */
export function whyNot(wanted: Wanted, name: string, own: OwnWords = {}): void {
  const { otherwise = null, offered = null, points = [] } = own;
  const mine = ++asks;
  void act(async () => {
    const ref = 'option' in wanted ? null : wanted;
    const asked = seatNow()?.seq;
    const [told, card] = await Promise.all([reasonFor(wanted, name, offered), ref === null ? null : cardOf(ref)]);
    if (mine !== asks) return;
    if (told === null && own.instead && seatNow()?.seq === asked) return own.instead();
    const reason = told ?? otherwise ?? plainly(card, name);
    room.set({ inspected: { ref, name: titleOf(card, name), card, reason, points }, notice: null });
  });
}

/** What goes by a text, as the host knows it for every player. Null where something else was asked meanwhile. */
export async function called(text: string): Promise<Replies['called'] | null> {
  const mine = ++asks;
  const found = await askSeat('called', { text, ...routeSoFar() });
  return mine === asks ? found : null;
}

/** Says something of its own about a thing that was asked about, such as a choice, which has no card. */
export function tell(name: string, text: string, points: readonly Ref[]): void {
  asks++;
  room.set({ inspected: { ref: null, name, card: null, reason: { text }, points }, notice: null });
}

/** The card of anything in sight, whether or not anything is asked. */
export function inspectThing(ref: Ref, name = refId(ref)): void {
  const mine = ++asks;
  void act(async () => {
    const card = await cardOf(ref);
    if (mine !== asks) return;
    room.set({ inspected: { ref, name: titleOf(card, name), card, reason: plainly(card, name) } });
  });
}

/** Of a route it is asked what may come next, so the host must know how far it goes. */
function routeSoFar(): { route?: OptionId[] } {
  return seatNow()?.prompt?.kind === 'path' ? { route: [...room.get().draft.route] } : {};
}

async function cardOf(ref: Ref): Promise<Card | null> {
  return (await askSeat('inspect', { ref })).card;
}

async function reasonFor(wanted: Wanted, name: string, own: Inspected['reason']): Promise<Inspected['reason']> {
  const prompt = seatNow()?.prompt;
  if (prompt === null) return null;
  const { draft } = room.get();
  // What others may do is no answer for the piece in hand.
  const piece = prompt?.kind === 'arrange' && draft.piece !== null ? { piece: draft.piece } : {};
  const { offered, refusal } = await askSeat('whyNot', { wanted, ...routeSoFar(), ...piece });
  if (offered) return own ?? { text: t('table.offered') };
  if (refusal === null) return null;
  // Where the rules have no sentence of their own, what the thing is says more.
  if (refusal.vague !== true) return { text: speak(refusal.reason), rule: refusal.rule };
  return 'option' in wanted ? { text: t('table.not offered', { what: name }), rule: refusal.rule } : null;
}

/** Something that neither the rules nor the board know. */
function plainly(card: Card | null, name: string): Inspected['reason'] {
  return card === null ? { text: t('table.not offered', { what: name }) } : null;
}

function titleOf(card: Card | null, name: string): string {
  return card === null ? name : speak(card.title);
}

export function closeCard(): void {
  asks++;
  room.set({ inspected: null });
}

let chartsAsked: { readonly match: string; readonly given: Promise<readonly Chart[]> } | null = null;

/** The charts of the match at the table, asked for once. */
export function charts(): Promise<readonly Chart[]> {
  const match = room.get().opening?.match ?? '';
  if (chartsAsked?.match !== match) {
    const given = askMatch('charts', {}).then(
      (all) => all.charts,
      () => [],
    );
    chartsAsked = { match, given };
  }
  return chartsAsked.given;
}
