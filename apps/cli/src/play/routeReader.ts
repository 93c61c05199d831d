import { type Catalogue, type OptionId, type PromptView, type RouteView, say } from '@point-option/engine';
import { stepLines, stepName } from '../text/prompt.ts';
import { refusalText } from '../text/words.ts';
import type { ViewContext } from '@point-option/host';
import { choiceCalled } from './things.ts';

export type PathPrompt = PromptView & { readonly kind: 'path' };

/** An unfinished route, with the name of every step as it was taken. */
export interface Route {
  readonly view: RouteView;
  readonly names: readonly string[];
}

export type AskRoute = (route: readonly OptionId[]) => Promise<RouteView | null>;

/** Nothing taken yet. */
export async function newRoute(askRoute: AskRoute): Promise<Route | null> {
  const view = await askRoute([]);
  return view && { view, names: [] };
}

/** The route without its last step. */
export async function backOne({ view, names }: Route, askRoute: AskRoute): Promise<Route | null> {
  const shorter = await askRoute(view.route.slice(0, -1));
  return shorter && { view: shorter, names: names.slice(0, -1) };
}

/**
 * Reads one step or a whole route, "1112 1113 1213", from where the route stands. Gives the route as far as it could
 * be read, and why it goes no further.
 */
export async function takeSteps(
  context: ViewContext,
  prompt: PathPrompt,
  from: Route,
  line: string,
  askRoute: AskRoute,
): Promise<{ route: Route; problem: string | null }> {
  let route = from;
  for (const word of wordsOf(context, prompt, from, line)) {
    const { stopped, steps } = route.view;
    if (stopped !== null) return { route, problem: `The route ends there: ${say(context.words, stopped)}` };
    const found = choiceCalled({ ...context, prompt: { ...prompt, steps } }, word);
    if ('problem' in found)
      return { route, problem: steps.length === 0 ? 'No further step is possible.' : found.problem };
    const taken = steps.find(({ id }) => id === found.option);
    const view = await askRoute([...route.view.route, found.option]);
    if (!view || !taken) return { route, problem: 'The question has changed.' };
    route = { view, names: [...route.names, stepName(context.words, taken)] };
  }
  return { route, problem: null };
}

/** A line is one step where that is what a step is called, else steps with spaces or commas between. */
function wordsOf(context: ViewContext, prompt: PathPrompt, { view }: Route, line: string): string[] {
  const isOne = 'option' in choiceCalled({ ...context, prompt: { ...prompt, steps: view.steps } }, line.trim());
  return isOne ? [line.trim()] : line.split(/[\s,;]+/).filter((word) => word !== '');
}

/** The route so far: where it goes, what it costs and risks, and what may come next. */
export function routeLines(words: Catalogue, prompt: PathPrompt, { view, names }: Route): string[] {
  const { cost, cautions, stopped, steps, unfinished } = view;
  const spent = prompt.budget === undefined ? `Cost ${cost}.` : `Cost ${cost} of ${prompt.budget}.`;
  return [
    `Route: ${[stepName(words, prompt.from), ...names].join(' ')}. ${spent}`,
    ...cautions.map((caution) => `Caution: ${say(words, caution)}`),
    ...(stopped === null ? stepLines(words, steps) : [`The route ends there: ${say(words, stopped)}`]),
    unfinished === null ? 'Type done to confirm.' : `The route can't end there: ${refusalText(words, unfinished)}`,
  ];
}
