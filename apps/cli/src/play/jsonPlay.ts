import {
  ask,
  type Catalogue,
  type Json,
  type Message,
  type PromptView,
  promptFor,
  questionPut,
  type Refusal,
  say,
  type LessonStep,
  type Side,
  undo,
} from '@point-option/engine';
import { EXIT } from '../faults.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { eventJson, journalOf } from '../text/journal.ts';
import { outcomeText } from '../text/outcome.ts';
import { capital, sentence } from '../text/words.ts';
import { type AskDie, giveOrder, isFace, pendingOrder, save, staffPlay, undoProblem } from './orders.ts';
import { presentationOf } from './questions.ts';
import { noFace, notJson, sayRefusal } from './refusals.ts';
import { awaited, type Session } from './session.ts';
import { explanations, noteAnswer, stepsAtEnd, stepsBefore } from './tutor.ts';

/** Plays a match with a program: a JSON object a line out, an answer a line in. Documented in docs/command-line.md. */
export async function playInJson(session: Session, terminal: Terminal): Promise<number> {
  const { match, words, keeper, game } = session;
  const tell = (line: object): void => terminal.json(line);
  const warn = (note: string): void => tell({ type: 'note', note, file: keeper.path });
  const told = new Map<Side, number>();
  const askDie = jsonDieAsker(terminal);
  const { scenario, dice } = match.header;
  const opening = { game: game.id, scenario, sides: game.sides, people: session.people, file: keeper.path };
  tell({
    type: 'begun',
    ...opening,
    ...(dice.kind === 'fair' && { commitment: dice.commitment }),
    ...teaching(session),
  });
  for (;;) {
    await staffPlay(session, askDie, warn);
    const waiting = pendingOrder(session);
    const side = waiting?.side ?? awaited(session).people[0];
    for (const person of side === undefined ? session.people : [side]) {
      const journal = journalOf(match, person);
      const events = journal.slice(told.get(person) ?? 0).map((event) => eventJson(words, event));
      told.set(person, journal.length);
      if (events.length > 0) tell({ type: 'events', side: person, events });
    }
    if (side === undefined) break;
    if (waiting) {
      tell({ type: 'pending', ...waiting });
      stepsBefore(session, side);
      const at = questionPut(match, side);
      const refusal = await giveOrder(session, side, waiting.answer, askDie, warn);
      if (refusal === null) noteAnswer(session, at);
      if (refusal !== null && refusal !== 'taken back') tell(refused(session, refusal));
      continue;
    }
    tell({ ...question(session, side), ...lessonJson(session, stepsBefore(session, side)) });
    if (!(await answered(session, side, terminal, tell, askDie, warn))) return EXIT.ok;
  }
  const { outcome } = match.table.whole;
  if (outcome) {
    const seed = dice.kind === 'fair' ? { serverSeed: dice.serverSeed } : {};
    const lesson = lessonJson(session, stepsAtEnd(session));
    tell({ type: 'over', outcome, text: capital(outcomeText(words, outcome)), file: keeper.path, ...seed, ...lesson });
  }
  return EXIT.ok;
}

/** Asks a program for dice rolled by hand. */
export function jsonDieAsker(terminal: Terminal): AskDie {
  const tell = (line: object): void => terminal.json(line);
  return async (die) => {
    const { sides, purpose } = die;
    for (;;) {
      tell({ type: 'dice', sides, purpose });
      const read = await readLine(terminal, tell);
      if (read === null || isWord(read.value, 'quit')) return null;
      if (isWord(read.value, 'undo')) {
        const reason = undoProblem(die);
        if (reason === null) return 'undo';
        tell(refusedHere(reason));
        continue;
      }
      if (isFace(read.value, sides)) return read.value;
      tell(refusedHere(noFace(sides, JSON.stringify(read.value))));
    }
  };
}

function question(session: Session, side: Side): object {
  const { match, words } = session;
  const prompt = promptFor(match, side);
  return {
    type: 'ask',
    side,
    prompt: prompt && promptJson(words, prompt),
    ask: ask(match, side),
    presentation: presentationOf(session, side),
  };
}

/** What the scenario teaches, as the match begins. */
function teaching({ tutor }: Session): object {
  return tutor === null ? {} : { lesson: { teaches: tutor.lesson.teaches } };
}

/** What the lesson says now: of the order before, and for what comes. */
function lessonJson(session: Session, steps: readonly LessonStep[]): object {
  const then = explanations(session);
  if (then.length + steps.length === 0) return {};
  return {
    lesson: {
      // oxlint-disable-next-line unicorn/no-thenable -- a list of texts: nobody awaits it
      ...(then.length > 0 && { then }),
      steps: steps.map(({ then: _then, ...step }) => step),
    },
  };
}

/** A prompt for a program to read: every message with its sentence. */
function promptJson(words: Catalogue, prompt: PromptView): object {
  const { question: asked, options, boxes, undoRefused } = prompt;
  return {
    ...prompt,
    question: sentence(words, asked),
    text: capital(say(words, asked)),
    options: options.map(({ label, caution, group, ...option }) => ({
      ...option,
      label: sentence(words, label),
      text: capital(say(words, label)),
      ...(caution && { caution: sentence(words, caution) }),
      ...(group && { group: sentence(words, group) }),
    })),
    ...(boxes && { boxes: boxes.map((box) => ({ ...box, label: sentence(words, box.label) })) }),
    ...(undoRefused && { undoRefused: { ...undoRefused, reason: sentence(words, undoRefused.reason) } }),
  };
}

async function answered(
  session: Session,
  side: Side,
  terminal: Terminal,
  tell: (line: object) => void,
  askDie: AskDie,
  warn: (note: string) => void,
): Promise<boolean> {
  for (;;) {
    const read = await readLine(terminal, tell);
    if (read === null || isWord(read.value, 'quit')) return false;
    const whose = undoOf(read.value, side, session.people);
    const at = questionPut(session.match, side);
    const refusal =
      whose === null ? await giveOrder(session, side, read.value, askDie, warn) : undo(session.match, whose);
    if (refusal === null || refusal === 'taken back') {
      if (whose !== null) save(session, warn);
      else if (refusal === null) noteAnswer(session, at);
      return true;
    }
    tell(refused(session, refusal));
  }
}

function refused({ words }: Session, { reason, rule }: Refusal): object {
  return { type: 'refused', reason: sentence(words, reason), ...(rule !== undefined && { rule }) };
}

/** What is refused before the rules are asked. */
function refusedHere(reason: Message): object {
  return { type: 'refused', reason: { ...reason, text: sayRefusal(reason) } };
}

/** Whose order is to be taken back: `{"undo":true}`, or `{"undo":"red"}` where a program plays several sides. */
function undoOf(value: Json, side: Side, people: readonly Side[]): Side | null {
  if (isWord(value, 'undo')) return side;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return people.find((own) => own === value['undo']) ?? null;
}

/** `{"undo":true}` and `{"quit":true}` are no answers. */
function isWord(value: Json, word: string): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value[word] === true;
}

async function readLine(terminal: Terminal, tell: (line: object) => void): Promise<{ value: Json } | null> {
  for (;;) {
    const line = await terminal.line();
    if (line === null) return null;
    if (line.trim() === '') continue;
    try {
      return { value: JSON.parse(line) as Json };
    } catch {
      tell(refusedHere(notJson(line)));
    }
  }
}
