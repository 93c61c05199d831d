import {
  choosable,
  fast,
  type Game,
  journalFor,
  type Match,
  type Message,
  observeMatch,
  type Odds,
  type OptionId,
  promptFor,
  type PromptView,
  type Ref,
  refKey,
  say,
  type SeenEvent,
  type Side,
  submit,
  whyNot,
  ask,
  sampleAnswer,
} from '@point-option/engine';
import { catalogueOf } from './catalogue.ts';
import { oddsOf } from './knowledge.ts';
import { beginPlan, type FuzzPlan, isPlayed, planName } from './plan.ts';
import { shownRefs } from './wanted.ts';

/** Whatever is put or told is written down the first times it comes up. */
const FIRST = 2;
/** A list is told by its first entries. */
const ENTRIES = 6;
/** Different reasons why something is not offered. */
const REASONS = 5;

/**
 * What a game asks and tells, as text that a person can read in a diff: every question with its options, what they touch,
 * what they are likely to bring and why something else is not offered, and every line of the journal. Why not is asked of
 * some things `always`, as of those that stand first in their lists.
 */
export function phraseBook(game: Game, plans: readonly FuzzPlan[], always: readonly Ref[] = []): string {
  const times = new Map<string, number>();
  const isNew = (key: string): boolean => {
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    return before < FIRST;
  };
  return plans.flatMap((plan) => [planName(game, plan), ...phrases(game, plan, { isNew, always }), '']).join('\n');
}

interface Book {
  isNew(key: string): boolean;
  readonly always: readonly Ref[];
}

function phrases(game: Game, plan: FuzzPlan, { isNew, always }: Book): string[] {
  const match = beginPlan(game, plan);
  const whim = fast(`${plan.seed}/whim`);
  let heard = 0;
  const lines: string[] = [];
  const hear = (): void => {
    const journal = match.table.journal ?? [];
    for (const side of game.sides) {
      for (const event of journalFor(journal.slice(heard), side, game.observeEvent?.bind(game)))
        if (isNew(`${side} ${event.key}`)) lines.push('', ...eventLines(game, side, event));
    }
    heard = journal.length;
  };
  hear();
  for (let orders = 0; !isPlayed(plan, match, orders); orders++) {
    const { open } = match.table.whole;
    const side = open[whim.die(open.length) - 1] ?? '';
    const question = ask(match, side);
    const prompt = promptFor(match, side);
    if (question === null || prompt === null) break;
    if (isNew(`${side} ${question.procedure}: ${question.step}`))
      lines.push('', ...questionLines(match, side, prompt, always));
    submit(match, side, sampleAnswer(question, whim));
    hear();
  }
  return lines;
}

function eventLines(game: Game, side: Side, event: SeenEvent): string[] {
  const words = catalogueOf(game);
  const modifiers = (event.roll?.chart?.modifiers ?? []).map(
    ({ n, title, rule }) => `  modified by ${n}: ${title} (${rule})`,
  );
  return [
    `${side} hears ${event.key}: "${say(words, event)}"${ruled(event.rule)}${touching(event.touches)}`,
    ...modifiers,
  ];
}

function questionLines(match: Match, side: Side, prompt: PromptView, always: readonly Ref[]): string[] {
  const words = catalogueOf(match.prepared.game);
  const text = (each: Message): string => `"${say(words, each)}"`;
  return [
    `${side} is asked ${prompt.procedure}: ${prompt.step} (${prompt.kind}, ${prompt.rule}): ${text(prompt.question)}${touching(prompt.about)}`,
    ...listed(optionsOf(prompt), (option) => `  - ${detailsOf(option, text)}`),
    ...(prompt.kind === 'arrange' ? listed(prompt.boxes, (box) => `  > ${detailsOf(box, text)}`) : []),
    ...limitsOf(prompt),
    ...chances(match, side, prompt, text),
    ...reasons(match, side, prompt, text),
    ...always.flatMap((ref) => reasonOf(match, side, prompt, ref, text)?.line ?? []),
  ];
}

type Spoken = (message: Message) => string;

function optionsOf(prompt: PromptView): readonly Described[] {
  return prompt.kind === 'path' ? [prompt.from, ...prompt.steps] : choosable(prompt);
}

/** An option or box: texts are said, references are named, the rest stands as it is. */
interface Described {
  readonly id: OptionId;
  readonly label: Message;
  readonly touches: readonly Ref[];
}

function detailsOf({ id, label, touches, ...more }: Described, text: Spoken): string {
  const rest = JSON.stringify(more, (_key, value: unknown) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (list.length > ENTRIES) return [...list.slice(0, ENTRIES), list.length];
    return isMessage(value) ? text(value) : value;
  });
  return `${id}: ${text(label)}${touching(touches)}${rest === '{}' ? '' : ` ${rest}`}`;
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}

function limitsOf(prompt: PromptView): string[] {
  switch (prompt.kind) {
    case 'some':
    case 'amount':
    case 'path':
    case 'allot':
      return [`  from ${prompt.min} to ${prompt.max}`];
    case 'arrange':
      return [prompt.partial ? '  pieces may be left out' : '  every piece'];
    case 'one':
    case 'confirm':
      return [];
  }
}

function chances(match: Match, side: Side, prompt: PromptView, text: Spoken): string[] {
  const told = oddsOf(match, side, prompt)
    .flat()
    .filter((odds): odds is Odds => odds !== null && typeof odds === 'object' && 'outcomes' in odds);
  return listed(told, ({ of, outcomes, title, source }) => {
    const ways = outcomes.map(({ result, ways, value }) => `${text(result)} ${ways} (${value ?? '-'})`);
    return `  odds ${title ? `${text(title)} ` : ''}of ${of}, ${source}: ${ways.join(', ')}`;
  });
}

/** Why things that are shown are not offered, each reason once. */
function reasons(match: Match, side: Side, prompt: PromptView, text: Spoken): string[] {
  const told = new Map<string, string>();
  for (const ref of shownRefs(match.prepared.game.present(observeMatch(match, side)))) {
    const reason = reasonOf(match, side, prompt, ref, text);
    if (reason === null || told.has(reason.key)) continue;
    told.set(reason.key, reason.line);
    if (told.size === REASONS) break;
  }
  return [...told.values()];
}

function reasonOf(
  match: Match,
  side: Side,
  prompt: PromptView,
  ref: Ref,
  text: Spoken,
): { key: string; line: string } | null {
  const refusal = whyNot(match, side, ref, { prompt });
  if (refusal === null || refusal.vague) return null;
  return { key: refusal.reason.key, line: `  not ${refKey(ref)}: ${text(refusal.reason)} (${refusal.rule})` };
}

function listed<T>(all: readonly T[], line: (entry: T) => string): string[] {
  const more = all.length > ENTRIES ? [`  ... and ${all.length - ENTRIES} more`] : [];
  return [...all.slice(0, ENTRIES).map(line), ...more];
}

const ruled = (rule: string | undefined): string => (rule === undefined ? '' : ` [${rule}]`);

function touching(refs: readonly Ref[] | undefined): string {
  return refs && refs.length > 0 ? ` {${refs.map(refKey).join(', ')}}` : '';
}
