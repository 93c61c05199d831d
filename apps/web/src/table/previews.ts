import type { MapView, Message, OptionId, PieceView, PromptView } from '@point-option/engine';
import type { Way } from '../chart/Arrows.tsx';
import type { Draft } from '../store/draft.ts';
import type { TableView } from '../worker/protocol.ts';
import { gridOf } from './gridOf.ts';
import { boxPlace, common, touchedBy } from './touching.ts';

const piecesOf = (map: MapView): readonly PieceView[] => map.stacks.flatMap(({ pieces }) => pieces);

/**
 * The piece on the chart that a question is about: the one that all its options touch, or else the one of this side whose
 * name the question says. No game is asked for more than it tells anyway; where both leave a doubt there is none.
 */
export function moverOf(prompt: PromptView | null, map: MapView | undefined): string | null {
  if (!prompt || !map || prompt.kind === 'arrange') return null;
  const pieces = piecesOf(map);
  const shared = common(prompt);
  const [touched, another] = pieces.filter(({ id }) => shared.has(id));
  if (touched && !another) return touched.id;
  const said = Object.values(prompt.question.values ?? {}).filter((value) => typeof value !== 'number');
  const own = pieces.filter(
    ({ id, side, label }) => side === prompt.side && said.some((value) => value === id || names(label, value)),
  );
  return own.length === 1 && own[0] ? own[0].id : null;
}

/** Whether a label is a message, or says it among its values. */
function names(label: Message, value: unknown): boolean {
  if (typeof value !== 'object') return false;
  return [label, ...Object.values(label.values ?? {})].some((each) => JSON.stringify(each) === JSON.stringify(value));
}

/** What the order in hand would move, and whither: what is already on the slip, and what is looked at or chosen. */
export function previewsOf(
  { prompt, presentation: { map } }: TableView,
  draft: Draft,
  focus: OptionId | null,
  aimed: string | null,
): Way[] {
  if (!prompt || !map) return [];
  if (prompt.kind === 'arrange') {
    const placed = Object.entries(draft.placed).map(([piece, box]) => ({
      from: piece,
      to: boxPlace(prompt, map, piece, box),
    }));
    const inHand = draft.piece !== null && aimed !== null ? [{ from: draft.piece, to: aimed }] : [];
    return onChart(map, [...placed, ...inHand]);
  }
  const option = focus ?? draft.chosen.at(-1) ?? null;
  if (option === null) return [];
  const touched = touchedBy(prompt, option);
  const from = moverOf(prompt, map) ?? touched.find((id) => piecesOf(map).some((piece) => piece.id === id));
  // To the hex that it touches, or else to the piece.
  const grid = gridOf(map.grid);
  const to = touched.find((id) => grid.hexAt(id) >= 0) ?? touched.find((id) => id !== from);
  return from === undefined || to === undefined ? [] : onChart(map, [{ from, to }]);
}

/** Those that lead from one hex of the chart to another. */
function onChart(map: MapView, ways: readonly Way[]): Way[] {
  const grid = gridOf(map.grid);
  const hexOf = (id: string): number =>
    grid.hexAt(map.stacks.find(({ pieces }) => pieces.some((piece) => piece.id === id))?.hex ?? id);
  return ways.filter(({ from, to }) => hexOf(from) >= 0 && hexOf(to) >= 0 && hexOf(from) !== hexOf(to));
}
