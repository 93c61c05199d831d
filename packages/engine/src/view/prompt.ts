import { type Ask, refusalOf } from '../play/ask.ts';
import type { Decision, Odds, OptionDetail, OptionId } from '../play/decision.ts';
import { ask, type Match } from '../play/match.ts';
import { type Message, message } from './message.ts';
import type { FlowView, PromptView } from './presentation.ts';
import type { Procedure } from '../play/procedure.ts';
import { notAsked, type Refusal } from '../play/refusal.ts';
import { openStep } from '../play/run.ts';
import type { Frame, Side } from '../play/state.ts';
import { undoRefusal } from '../play/undo.ts';

/**
 * The question a side is asked, in words: everything a page needs to light and list its options. Worked out when
 * asked, never while simulating.
 */
export function promptFor<D, V>(match: Match<D, V>, side: Side): PromptView | null {
  const asked = ask(match, side);
  if (asked === null) return null;
  const { decision, frame } = opened(match);
  const refused = undoRefusal(match, side);
  return {
    side,
    question: message(`${asked.procedure}: ${asked.step}`, decision.about?.(match.table, frame.locals, side)),
    rule: decision.rule?.(match.table, frame.locals, side) ?? asked.rule,
    kind: asked.kind,
    options: atoms(asked).map((id) => ({ id, ...describe(match, asked, id) })),
    ...limitsOf(match, asked),
    canUndo: refused === null,
    ...(refused && { undoRefused: refused }),
  };
}

/** The limits on the whole answer, and the boxes by name. */
function limitsOf<D, V>(match: Match<D, V>, asked: Ask): Pick<PromptView, 'limits' | 'boxes' | 'partial'> {
  switch (asked.kind) {
    case 'one':
    case 'confirm':
      return {};
    case 'some':
      return { limits: { least: asked.least, most: asked.most, by: 1 } };
    case 'amount':
      return { limits: { least: asked.least, most: asked.most, by: asked.by } };
    case 'arrange': {
      const { decision, frame } = opened(match);
      const name = (id: string): Message | undefined =>
        decision.kind === 'arrange' ? decision.nameBox?.(match.table, frame.locals, id, asked.side) : undefined;
      return {
        boxes: asked.boxes.map((box) => ({ ...box, label: name(box.id) ?? plain(box.id) })),
        partial: asked.partial,
      };
    }
  }
}

function opened<D, V>(match: Match<D, V>): { decision: Decision<D, object>; frame: Frame } {
  const { step, spot } = openStep(match.prepared.procedures, match.table);
  return { decision: step.decision, frame: spot.frame };
}

/** The atoms that an answer is made of: options or pieces. A number and a yes have none. */
function atoms(asked: Ask): readonly OptionId[] {
  switch (asked.kind) {
    case 'one':
    case 'some':
      return asked.options;
    case 'arrange':
      return asked.pieces.map((piece) => piece.id);
    case 'amount':
    case 'confirm':
      return [];
  }
}

/** A confirmation has no atoms: whatever it is asked about stands for yes. */
function isAtom(asked: Ask, option: OptionId): boolean {
  return asked.kind === 'confirm' || atoms(asked).includes(option);
}

function describe<D, V>(match: Match<D, V>, asked: Ask, id: OptionId): OptionDetail {
  const { decision, frame } = opened(match);
  return decision.describe?.(match.table, frame.locals, id, asked.side) ?? { label: plain(id) };
}

/** An option or box that the rules do not describe goes by its id. */
function plain(id: OptionId): Message {
  return message('kernel.plain', { id });
}

/** Whether a piece may go into a box. */
function isOpenBox({ boxes, pieces }: Ask & { kind: 'arrange' }, box: OptionId): boolean {
  if (!boxes.some(({ id }) => id === box)) return false;
  return pieces.some((piece) => piece.boxes === undefined || piece.boxes.includes(String(box)));
}

/**
 * Why something is not offered to a side now; null where it is. A number is offered where it would be accepted, a box
 * where some piece may go into it.
 */
export function whyNot<D, V>(match: Match<D, V>, side: Side, wanted: OptionId): Refusal | null {
  const asked = ask(match, side);
  if (asked === null) return notAsked(match.prepared.game.sides, side);
  const refused = asked.kind === 'amount' ? refusalOf(asked, wanted) : null;
  if (asked.kind === 'amount' ? refused === null : atoms(asked).includes(wanted)) return null;
  if (asked.kind === 'arrange' && isOpenBox(asked, wanted)) return null;
  const { decision, frame } = opened(match);
  const refusal = decision.whyNot?.(match.table, frame.locals, wanted, side);
  return refusal ?? refused ?? { reason: message('kernel.not offered', { wanted }), rule: asked.rule };
}

/** The chances of an option from what the side knows, where the rules can tell. Only of what is offered. */
export function oddsFor<D, V>(match: Match<D, V>, side: Side, option: OptionId): Odds | null {
  const asked = ask(match, side);
  if (asked === null) return null;
  if (asked.kind === 'amount' ? refusalOf(asked, option) !== null : !isAtom(asked, option)) return null;
  const { decision, frame } = opened(match);
  return decision.odds?.(match.table, frame.locals, option, side) ?? null;
}

/** The chances of one piece in one box. */
export interface PlacingOdds {
  readonly piece: string;
  readonly box: string;
  readonly odds: Odds;
}

/** The chances of every piece in every box that it may go into, where the rules can tell. */
export function placingOdds<D, V>(match: Match<D, V>, side: Side): PlacingOdds[] {
  const asked = ask(match, side);
  if (asked?.kind !== 'arrange') return [];
  const { decision, frame } = opened(match);
  const tell = decision.kind === 'arrange' ? decision.oddsIn?.bind(decision) : undefined;
  if (tell === undefined) return [];
  const all = asked.boxes.map(({ id }) => id);
  return asked.pieces.flatMap(({ id: piece, boxes = all }) =>
    boxes.flatMap((box) => {
      const odds = tell(match.table, frame.locals, piece, box, side);
      return odds ? [{ piece, box, odds }] : [];
    }),
  );
}

/**
 * The flow chart as it stands, drawn from the same lists that are played, without the steps that this match never plays
 * (`Game.skips`).
 */
export function flowOf<D>(
  procedures: ReadonlyMap<string, Procedure<D>>,
  agenda: readonly Frame[],
  skips: (procedure: string, step: string) => boolean = () => false,
): FlowView[] {
  return agenda.flatMap((frame) => {
    const procedure = procedures.get(frame.procedure);
    if (!procedure) return [];
    const now = procedure.at.get(frame.step) ?? 0;
    const steps = procedure.steps.flatMap((step, index) => {
      if (index !== now && skips(procedure.name, step.name)) return [];
      const state = index < now ? ('done' as const) : index === now ? ('now' as const) : ('coming' as const);
      return [{ name: step.name, rule: step.rule, state }];
    });
    return [{ procedure: procedure.name, rule: procedure.rule, steps }];
  });
}
