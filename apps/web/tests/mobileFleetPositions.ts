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
  type PieceView,
  type Presentation,
  promptFor,
  routeFor,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { isAsked, playedUntil } from './played.ts';

/** Positions of Mobile Fleet from which a test plays on, as match files. */

const GAME = 'mobile-fleet';
const MOST_ORDERS = 400;

/**
 * The first surface battle of the lesson's two fleets, where everybody sails straight at the enemy and launches nothing. Whether the ships
 * sight each other is for the dice: seeds are tried until they do.
 */
export async function surfaceBattle(): Promise<string> {
  const game = await gameOf(GAME);
  for (let i = 1; i <= 60; i++) {
    const match = begin(game, { scenario: 'first-contact', dice: { kind: 'fast', seed: `surface ${i}` } });
    const dice = fast(`surface ${i}`);
    while (match.table.whole.outcome === null && match.table.orders < MOST_ORDERS) {
      const [side = ''] = match.table.whole.open;
      const question = ask(match, side);
      if (!question) break;
      if (question.procedure === 'surface movement') return JSON.stringify(matchFile(match));
      const answer = passive(match, side, question) ?? sampleAnswer(question, dice);
      if (submit(match, side, answer) !== null) submit(match, side, sampleAnswer(question, dice));
    }
  }
  throw new Error('No fleets met in sixty matches.');
}

/** Nothing is launched, and formations sail at the enemy; undefined where the question wants more than that. */
function passive(match: Match, side: string, question: Ask): Answer | undefined {
  if (question.kind === 'path') return closingCourse(match, side);
  if (question.kind === 'arrange' && question.partial) return {};
  return question.kind === 'some' && question.min === 0 ? [] : undefined;
}

/**
 * A Japanese carrier group has been found by an American one within eight hexes, and Japan may bend the report. It has aircraft left, and its
 * own marker is still to be drawn.
 */
export async function reportToBend(): Promise<string> {
  for (let i = 1; i <= 120; i++) {
    const text = await playedUntil(GAME, 'first-contact', 'japan', isBendable, `report ${i}`).catch(() => null);
    if (text !== null) return text;
  }
  throw new Error('Staff never played to such a report.');
}

const STRIKE_RANGE = 8;
const ENOUGH = 3;

function isBendable(seen: Presentation, match: Match): boolean {
  if (!isAsked(match, 'japan', 'search', 'report')) return false;
  const prompt = promptFor(match, 'japan');
  if (prompt?.kind !== 'allot' || !prompt.items.some(({ id, min, max }) => id === 'CV' && max > min)) return false;
  const [found] = prompt.about.flatMap((ref) => ('piece' in ref ? [ref.piece] : []));
  if (found === undefined || isReported(match, found)) return false;
  const boxes = seen.displays.flatMap((display) => display.boxes);
  const piecesIn = (box: string): readonly PieceView[] => boxes.find(({ id }) => id === box)?.pieces ?? [];
  const [searcher] = piecesIn('pool active');
  const [from, to] = [hexOf(seen, searcher?.id), hexOf(seen, found)];
  if (from === undefined || to === undefined || seen.map === undefined) return false;
  const grid = gridOf(seen.map.grid);
  return (
    grid.distance(grid.mustHex(from), grid.mustHex(to)) <= STRIKE_RANGE &&
    piecesIn(`air ${found} ready`).length >= ENOUGH &&
    piecesIn('pool japan').some(({ id, face }) => id === found && !face.states?.some(({ is }) => is === 'moved'))
  );
}

/** The searching side was told something this turn: a better report of it would stand. */
function isReported(match: Match, marker: string): boolean {
  const { displays } = match.prepared.game.present(observeMatch(match, 'us'));
  const picture = displays.find(({ id }) => id === 'contacts us')?.boxes ?? [];
  return picture.some(
    ({ id, notes = [] }) => id === `us contact ${marker}` && notes.some(({ text }) => text.key === 'note source now'),
  );
}

function hexOf({ map }: Presentation, piece: string | undefined): string | undefined {
  return map?.stacks.find(({ pieces }) => pieces.some(({ id }) => id === piece))?.hex;
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
