import {
  type Answer,
  type Ask,
  ask,
  begin,
  fast,
  gridOf,
  type Match,
  matchFile,
  observeMatch,
  type OptionId,
  type Presentation,
  promptFor,
  routeFor,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';

/** Positions of Mobile Fleet from which a test plays on, as match files. */

const GAME = 'mobile-fleet';
const MOST_ORDERS = 400;
const SEEDS = 60;

/**
 * The lesson's two fleets sail straight at each other and launch nothing, until somebody is asked what is wanted. Who sights whom is for the
 * dice: seeds are tried until it happens.
 */
async function closing(isThere: (match: Match, side: string, question: Ask) => boolean): Promise<string> {
  const game = await gameOf(GAME);
  for (let i = 1; i <= SEEDS; i++) {
    const match = begin(game, { scenario: 'first-contact', dice: { kind: 'fast', seed: `closing ${i}` } });
    const dice = fast(`closing ${i}`);
    while (match.table.whole.outcome === null && match.table.orders < MOST_ORDERS) {
      const [side = ''] = match.table.whole.open;
      const question = ask(match, side);
      if (!question) break;
      if (isThere(match, side, question)) return JSON.stringify(matchFile(match));
      const answer = passive(match, side, question) ?? sampleAnswer(question, dice);
      if (submit(match, side, answer) !== null) submit(match, side, sampleAnswer(question, dice));
    }
  }
  throw new Error(`It never happened in ${SEEDS} matches.`);
}

export function surfaceBattle(): Promise<string> {
  return closing((_match, _side, { procedure }) => procedure === 'surface movement');
}

/** An American group has found Japanese carriers within reach of its strike. Japan may bend the report, and its own marker is still to be drawn. */
export function reportToBend(): Promise<string> {
  return closing(
    (match, side, { procedure, step }) => `${procedure}: ${step}` === 'search: report' && isBendable(match, side),
  );
}

/** Everybody is searched for, nothing is launched, and formations sail at the enemy; undefined where the question wants more than that. */
function passive(match: Match, side: string, question: Ask): Answer | undefined {
  if (question.kind === 'some' && `${question.procedure}: ${question.step}` === 'activation: targets')
    return [...question.options];
  if (question.kind === 'path') return closingCourse(match, side);
  if (question.kind === 'arrange' && question.partial) return {};
  return question.kind === 'some' && question.min === 0 ? [] : undefined;
}

const STRIKE_RANGE = 8;

function isBendable(match: Match, side: string): boolean {
  const prompt = promptFor(match, side);
  if (side !== 'japan' || prompt?.kind !== 'allot') return false;
  if (!prompt.items.some(({ id, min, max }) => id === 'CV' && max > min)) return false;
  const seen = match.prepared.game.present(observeMatch(match, side));
  const boxes = seen.displays.flatMap((display) => display.boxes);
  const idsIn = (box: string): string[] => (boxes.find(({ id }) => id === box)?.pieces ?? []).map(({ id }) => id);
  const found = prompt.about.flatMap((ref) => ('piece' in ref ? [ref.piece] : []));
  const [from, to] = [hexOf(seen, idsIn('pool active')), hexOf(seen, found)];
  if (from === undefined || to === undefined || seen.map === undefined) return false;
  const grid = gridOf(seen.map.grid);
  const far = grid.distance(grid.mustHex(from), grid.mustHex(to));
  return far > 0 && far <= STRIKE_RANGE && found.some((id) => idsIn('pool japan').includes(id));
}

function hexOf({ map }: Presentation, pieces: readonly string[]): string | undefined {
  return map?.stacks.find((stack) => stack.pieces.some(({ id }) => pieces.includes(id)))?.hex;
}

/** Hex by hex to where the nearest enemy marker is. */
function closingCourse(match: Match, side: string): OptionId[] {
  const seen = match.prepared.game.present(observeMatch(match, side));
  const enemies = enemyHexes(seen, side);
  const grid = gridOf((seen.map as NonNullable<Presentation['map']>).grid);
  const route: OptionId[] = [];
  const farness = (label: string): number =>
    Math.min(...enemies.map((enemy) => grid.distance(grid.mustHex(label), grid.mustHex(enemy))));
  for (let now = routeFor(match, side, route); now && now.steps.length > 0; now = routeFor(match, side, route)) {
    const places = now.steps.flatMap(({ id, touches }) => {
      const ref = touches.find((each) => 'hex' in each);
      return ref && 'hex' in ref ? [{ id, far: farness(ref.hex) }] : [];
    });
    const [best] = places.sort((a, b) => a.far - b.far);
    if (!best) break;
    route.push(best.id);
    if (best.far === 0) break;
  }
  return route;
}

function enemyHexes({ map }: Presentation, side: string): string[] {
  return (map?.stacks ?? []).flatMap(({ hex, pieces }) =>
    pieces.some((piece) => piece.side !== null && piece.side !== side && !piece.id.includes('contact')) ? [hex] : [],
  );
}
