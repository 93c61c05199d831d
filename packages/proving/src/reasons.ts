import {
  ask,
  choosable,
  fast,
  type Game,
  includesRef,
  isOffered,
  type Match,
  observeMatch,
  promptFor,
  type PromptView,
  type Ref,
  refKey,
  type Refusal,
  sampleAnswer,
  type Side,
  submit,
  whyNot,
} from '@point-option/engine';
import { beginPlan, type FuzzPlan, isEndless, isPlayed, planName } from './plan.ts';
import { shownRefs } from './wanted.ts';

/** Every question is looked at when it is asked for the first times, and at every so manieth order. */
const FIRST = 3;
const EVERY = 25;

/**
 * Plays a match and clicks everything that is shown: a reason why something is not offered must not be said of
 * something that is. The first that is, as a sentence. `asked` counts how often each question was looked at.
 */
export function falseReason(game: Game, plan: FuzzPlan, asked: Map<string, number>): string | null {
  const match = beginPlan(game, plan, { simulate: true });
  const whim = fast(`${plan.seed}/whim`);
  for (let orders = 0; !isPlayed(plan, match, orders) && !isEndless(plan, orders); orders++) {
    const { open } = match.table.whole;
    const side = open[whim.die(open.length) - 1] ?? '';
    const question = ask(match, side);
    if (question === null) return `${side} is awaited and not asked.`;
    const name = `${question.procedure}: ${question.step}`;
    const times = asked.get(name) ?? 0;
    asked.set(name, times + 1);
    const fault = times < FIRST || orders % EVERY === 0 ? reasonFault(match, side) : null;
    if (fault !== null) return `${planName(game, plan)} order ${orders}, "${name}": ${fault}`;
    submit(match, side, sampleAnswer(question, whim));
  }
  return null;
}

/** Of all that a side sees at one moment. */
function reasonFault(match: Match, side: Side): string | null {
  const prompt = promptFor(match, side);
  if (prompt === null) return null;
  const offered = saidOfOffered(match, side, prompt);
  for (const ref of shownRefs(match.prepared.game.present(observeMatch(match, side)))) {
    const refusal = whyNot(match, side, ref, { prompt });
    if (refusal === null || refusal.vague) continue;
    const told = `of ${refKey(ref)} it is said "${refusal.reason.key}"`;
    const same = offered.get(textOf(refusal));
    // Two hexes are never the same thing: a reason may be that of every hex.
    if (same !== undefined && !('hex' in ref && 'hex' in same))
      return `${told}, which would be said of ${refKey(same)} as well, and that is offered.`;
    const option = 'hex' in ref ? choosable(prompt).find(({ touches }) => includesRef(touches, ref)) : undefined;
    if (option && !includesRef(prompt.about, ref)) return `${told}, and option ${option.id} touches it.`;
  }
  return null;
}

/** What the rules would say of things that are offered if they were not, each with such a thing. */
function saidOfOffered(match: Match, side: Side, prompt: PromptView): ReadonlyMap<string, Ref> {
  const said = new Map<string, Ref>();
  const none = withoutOptions(prompt);
  for (const ref of offeredRefs(prompt)) {
    const refusal = whyNot(match, side, ref, { prompt: none });
    if (refusal !== null && !refusal.vague) said.set(textOf(refusal), ref);
  }
  return said;
}

const textOf = ({ reason }: Refusal): string => JSON.stringify(reason);

function offeredRefs(prompt: PromptView): Ref[] {
  const picks = choosable(prompt).flatMap((option) => option.picks);
  const boxes = prompt.kind === 'arrange' ? prompt.boxes.flatMap(({ touches }) => touches) : [];
  return [...picks, ...boxes.filter((ref) => isOffered(prompt, ref))];
}

function withoutOptions(prompt: PromptView): PromptView {
  switch (prompt.kind) {
    case 'one':
    case 'some':
      return { ...prompt, options: [] };
    case 'arrange':
      return { ...prompt, pieces: [], boxes: [] };
    case 'allot':
      return { ...prompt, items: [] };
    case 'path':
      return { ...prompt, steps: [] };
    case 'amount':
    case 'confirm':
      return prompt;
  }
}
