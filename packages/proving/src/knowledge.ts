import {
  type Answer,
  type Ask,
  ask,
  type Json,
  journalFor,
  type Match,
  observeMatch,
  oddsFor,
  type OptionId,
  placingOdds,
  type Presentation,
  promptFor,
  refusalOf,
  sampleAnswer,
  type Side,
  fast,
  staffOf,
  undoRefusal,
  whyNot,
} from '@point-option/engine';

/** What was put to a side in place of an answer, to see what it is told. */
const NONSENSE: readonly Answer[] = [null, -1, 9_999, 'nonsense', [], ['nonsense'], {}, { nonsense: 'nonsense' }];

/**
 * All that a side can learn from the program at one moment, as comparable data: what it sees, is asked and told, why
 * it may not do what is not offered, the chances it is shown, how its bad orders are refused, and what staff in its
 * seat would order. Two states that differ only in a secret must give the same.
 */
export function knowledge(match: Match, side: Side, wanted: readonly OptionId[]): Record<string, unknown> {
  const { game } = match.prepared;
  const observation = observeMatch(match, side);
  const question = ask(match, side);
  const prompt = promptFor(match, side);
  return {
    observation,
    presentation: game.present(observation),
    journal: journalFor(match.table.journal ?? [], side, game.observeEvent?.bind(game)),
    ask: question && data(question),
    prompt,
    undo: undoRefusal(match, side),
    why: wanted.map((id) => whyNot(match, side, id)),
    odds: prompt?.options.map((option) => oddsFor(match, side, option.id)),
    placingOdds: placingOdds(match, side),
    refusals: question && [...NONSENSE, ...looseAnswers(question)].map((answer) => refusalOf(question, answer)),
    staff:
      question &&
      [...game.staff.map((staff) => staff.id), 'random'].map((id) => {
        const staff = staffOf(game, id);
        return staff.decide(observeMatch(match, side), question, fast('knowledge'));
      }),
    seat: match.seats[side],
  };
}

/** How many answers of the right form are tried, right as a whole or not. */
const LOOSE = 6;

/** Answers of the right form that may still be wrong as a whole: how they are refused can tell, too. */
export function looseAnswers(question: Ask): Answer[] {
  if (question.accepts === undefined) return [];
  const { accepts: _accepts, ...loose } = question;
  const dice = fast('loose');
  return Array.from({ length: LOOSE }, () => sampleAnswer(loose as Ask, dice));
}

/** Every id that is shown: pieces, hexes and boxes, which a player may ask about. */
export function shownIds(seen: Presentation): OptionId[] {
  const boxes = seen.displays.flatMap((display) => display.boxes);
  const stacks = seen.map?.stacks ?? [];
  return [
    ...boxes.map((box) => box.id),
    ...stacks.map((stack) => stack.hex),
    ...[...boxes, ...stacks].flatMap(({ pieces }) => pieces.map((piece) => piece.id)),
  ];
}

/** An ask without the functions that stand beside its data. */
function data(question: Ask): Json {
  return JSON.parse(JSON.stringify(question)) as Json;
}

/** The first place where two pieces of data differ, as a path and both values; null where they are the same. */
export function difference(a: unknown, b: unknown, path = ''): string | null {
  if (a === b) return null;
  const bothObjects = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!bothObjects || Array.isArray(a) !== Array.isArray(b)) return `${path || 'all'}: ${short(a)} and ${short(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

/** Whether two pieces of data share a list or an object that could be changed: what is done to one shows in the other. */
export function shares(a: unknown, b: unknown): boolean {
  const parts = new Set<object>();
  eachPart(b, (part) => {
    if (!Object.isFrozen(part)) parts.add(part);
  });
  let found = false;
  eachPart(a, (part) => {
    if (parts.has(part)) found = true;
  });
  return found;
}

function eachPart(value: unknown, visit: (part: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const item of Object.values(value)) eachPart(item, visit);
}
