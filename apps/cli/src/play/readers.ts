import { type Answer, type PromptView, type Ref, say, startingAmounts } from '@point-option/engine';
import { thingsCalled } from '@point-option/host';
import { forecastLine } from '../text/odds.ts';
import { typedNames } from '../text/typedNames.ts';
import { indent } from '../text/table.ts';
import { amountLines, type Amounts, amountsOrder, type AllotPrompt, readAmounts } from './amounts.ts';
import { parseAnswer } from './answer.ts';
import { type Arrange, isWhole, misplaced, place, type Placed, placedLines } from './arrangement.ts';
import { refusedText } from './refusedText.ts';
import { backOne, newRoute, type PathPrompt, type Route, routeLines, takeSteps } from './routeReader.ts';
import { type Seat, viewContext } from './seat.ts';
import { filledByStaff } from './staffCommands.ts';

/** What became of a typed line: an answer to give, or nothing to give yet. */
type Read = { readonly answer: Answer } | null;
export type Reader = (line: string) => Read | Promise<Read>;

/** How lines are read as an answer to the question. */
export async function readerFor(seat: Seat, prompt: PromptView): Promise<Reader> {
  switch (prompt.kind) {
    case 'arrange':
      return arranging(seat, prompt, await filledByStaff(seat, prompt));
    case 'path':
      return routing(seat, prompt);
    case 'allot':
      return allotting(seat, prompt);
    case 'one':
    case 'some':
    case 'amount':
    case 'confirm':
      return (line) => {
        const parsed = parseAnswer(prompt, viewContext(seat), line);
        if ('answer' in parsed) return parsed;
        seat.terminal.print(parsed.problem);
        return null;
      };
  }
}

/** An arrangement is built up over as many lines as it takes: in private, and given as one order. */
function arranging(seat: Seat, prompt: Arrange, filled: Placed): Reader {
  const { terminal, words } = seat;
  const called = typedNames(words, prompt);
  const labels = prompt.boxes.map(({ label }) => say(words, label));
  let placed = filled;
  return async (line) => {
    switch (line.trim().toLowerCase()) {
      case 'done':
        return { answer: { ...placed } };
      case 'none':
        placed = {};
        return { answer: {} };
      case 'clear':
        placed = {};
        terminal.print('No pieces placed.');
        return null;
      case 'show':
        terminal.print(
          ...indent([...placedLines(prompt, placed, called), ...(await forecastLines(seat, prompt, placed))]),
        );
        return null;
    }
    const fresh = Object.keys(placed).length === 0;
    const read = place(prompt, labels, placed, line, called, (text) => placesCalled(seat, text));
    if ('problem' in read) {
      terminal.print(read.problem);
      return null;
    }
    const problem = await misplacedText(seat, prompt, read.placed);
    if (problem !== null) {
      terminal.print(`Refused: ${problem}`);
      return null;
    }
    placed = read.placed;
    if (fresh && isWhole(prompt, placed, line)) return { answer: { ...placed } };
    terminal.print(...indent([...placedLines(prompt, placed, called), ...(await forecastLines(seat, prompt, placed))]));
    terminal.print('Place more, or type done to give the order.');
    return null;
  };
}

/** What on the board a text names. A hex goes by its number: what only has that as its id, out of sight, is not meant. */
function placesCalled(seat: Seat, text: string): readonly Ref[] {
  const refs = thingsCalled(viewContext(seat), text).flatMap(({ wanted }) => ('option' in wanted ? [] : [wanted]));
  const hexes = refs.filter((ref) => 'hex' in ref && ref.hex.toLowerCase() === text.toLowerCase());
  return hexes.length > 0 ? hexes : refs;
}

/** What the order comes to so far, where the rules can tell. */
async function forecastLines({ following, side, words }: Seat, prompt: Arrange, placed: Placed): Promise<string[]> {
  if (prompt.forecasts !== true || Object.keys(placed).length === 0) return [];
  const { forecast } = await following.ask('forecast', side, { placed: { ...placed } });
  return forecast.map((odds) => forecastLine(words, odds));
}

/** Why something cannot stand where it was placed. The rules know why a box is closed to a piece. */
async function misplacedText(seat: Seat, prompt: Arrange, placed: Placed): Promise<string | null> {
  const refusal = misplaced(prompt, placed);
  if (refusal?.piece === undefined || refusal.box === undefined) return refusal && refusedText(seat, refusal);
  const answer = { [refusal.piece]: refusal.box };
  const checked = await seat.following.ask('check', seat.side, { answer });
  return refusedText(seat, checked.refusal ?? refusal);
}

/** A route grows step by step, with what it costs and risks. */
async function routing(seat: Seat, prompt: PathPrompt): Promise<Reader> {
  const { terminal, words, following, side, draft } = seat;
  const askRoute = async (route: readonly (string | number)[]) =>
    (await following.ask('route', side, { route: [...route] })).route;
  let route: Route | null = await newRoute(askRoute);
  draft.route = route?.view ?? null;
  return async (line) => {
    if (route === null) return null;
    switch (line.trim().toLowerCase()) {
      case 'done':
        return { answer: [...route.view.route] };
      case 'back':
        route = await backOne(route, askRoute);
        break;
      case 'clear':
        route = await newRoute(askRoute);
        break;
      case 'show':
        break;
      default: {
        const taken = await takeSteps(viewContext(seat), prompt, route, line, askRoute);
        const hasGrown = taken.route !== route;
        route = taken.route;
        draft.route = route.view;
        if (taken.problem !== null) terminal.print(taken.problem);
        if (!hasGrown) return null;
      }
    }
    draft.route = route?.view ?? null;
    if (route) terminal.print(...routeLines(words, prompt, route));
    return null;
  };
}

/** Amounts are given over as many lines as it takes. */
function allotting(seat: Seat, prompt: AllotPrompt): Reader {
  const { terminal } = seat;
  const context = viewContext(seat);
  const start = startingAmounts(prompt.items);
  let amounts: Amounts = start;
  return (line) => {
    switch (line.trim().toLowerCase()) {
      case 'done':
        return { answer: amountsOrder(amounts) };
      case 'none':
        amounts = {};
        return { answer: {} };
      case 'clear':
        amounts = start;
        break;
      case 'show':
        break;
      default: {
        const read = readAmounts(context, amounts, line);
        if ('problem' in read) {
          terminal.print(read.problem);
          return null;
        }
        amounts = read.amounts;
      }
    }
    terminal.print(...indent(amountLines(context, prompt, amounts)), 'Change more, or type done to give the order.');
    return null;
  };
}
