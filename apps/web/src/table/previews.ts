import type { MapView, OptionId, PromptView, Ref, RouteView } from '@point-option/engine';
import { gridOf, sameRef } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import type { RouteDrawn, Way } from '../chart/chartProps.ts';
import type { Draft } from '../store/draft.ts';
import { placesOf, touchedBy } from './touching.ts';

/** What the order in hand would do, as the chart draws it. */

/** The piece on the chart that the question is about; none where it is about several. */
export function moverOf(prompt: PromptView | null, map: MapView | undefined): Ref | null {
  if (!prompt || !map) return null;
  const [mover, another] = moversIn(prompt).filter((ref) => 'piece' in ref && hexOf(map, ref) !== null);
  return mover && !another ? mover : null;
}

function moversIn(prompt: PromptView): readonly Ref[] {
  switch (prompt.kind) {
    case 'path':
      return [...prompt.about, ...prompt.from.touches];
    case 'one':
    case 'some':
    case 'amount':
    case 'allot':
    case 'confirm':
      return prompt.about;
    case 'arrange':
      return [];
  }
}

/** What would move, and where: what is already on the slip, and what is looked at or chosen. */
export function previewsOf(
  { prompt, presentation: { map } }: SeatView,
  draft: Draft,
  focus: OptionId | null,
  aimed: Ref | null,
  route: RouteView | null,
): Way[] {
  if (!prompt || !map) return [];
  switch (prompt.kind) {
    case 'arrange': {
      const placed = Object.entries(draft.placed).flatMap(([piece, box]): Way[] =>
        placesOf(prompt, piece, box).map((to) => ({ from: { piece }, to })),
      );
      const inHand = draft.piece !== null && aimed !== null ? [{ from: { piece: draft.piece }, to: aimed }] : [];
      return onChart(map, [...placed, ...inHand]);
    }
    case 'path':
      return stepAhead(map, prompt, focus, route);
    case 'one':
    case 'some':
    case 'allot':
      return optionAhead(map, prompt, focus ?? draft.chosen.at(-1) ?? null);
    case 'amount':
    case 'confirm':
      return [];
  }
}

/** The step that is looked at, from where the route has come to. */
function stepAhead(
  map: MapView,
  prompt: PromptView & { kind: 'path' },
  step: OptionId | null,
  route: RouteView | null,
): Way[] {
  const [to] = hexesFirst(touchedBy(prompt, step, route));
  const [from] = hexesFirst(route?.taken.at(-1)?.touches ?? prompt.from.touches);
  return from && to ? onChart(map, [{ from, to }]) : [];
}

/** From what an option moves to the hex that it touches, or else to the piece. */
function optionAhead(map: MapView, prompt: PromptView, option: OptionId | null): Way[] {
  const touched = touchedBy(prompt, option);
  const from = moverOf(prompt, map) ?? touched.find((ref) => 'piece' in ref && hexOf(map, ref) !== null);
  if (!from) return [];
  const to = touched.find((ref) => 'hex' in ref) ?? touched.find((ref) => !sameRef(ref, from));
  return to ? onChart(map, [{ from, to }]) : [];
}

/** The route so far, where its steps are on the chart. */
export function routeDrawn(prompt: PromptView | null, route: RouteView | null): RouteDrawn | null {
  if (prompt?.kind !== 'path' || route === null) return null;
  const [from] = hexesFirst(prompt.from.touches);
  if (!from) return null;
  const steps = route.taken.flatMap(({ touches, cost, caution, stops }) => {
    const [ref] = hexesFirst(touches);
    return ref
      ? [{ ref, ...(cost !== undefined && { cost }), ...(caution && { caution }), ...(stops && { stops }) }]
      : [];
  });
  return { from, steps };
}

function hexesFirst(refs: readonly Ref[]): readonly Ref[] {
  return [...refs.filter((ref) => 'hex' in ref), ...refs.filter((ref) => !('hex' in ref))];
}

/** Those that lead from one hex of the chart to another. */
function onChart(map: MapView, ways: readonly Way[]): Way[] {
  return ways.filter(({ from, to }) => {
    const [start, end] = [hexOf(map, from), hexOf(map, to)];
    return start !== null && end !== null && start !== end;
  });
}

/** The hex that something is on. */
export function hexOf(map: MapView, ref: Ref): string | null {
  if ('hex' in ref) return gridOf(map.grid).hexAt(ref.hex) >= 0 ? ref.hex : null;
  if (!('piece' in ref)) return null;
  return map.stacks.find(({ pieces }) => pieces.some(({ id }) => id === ref.piece))?.hex ?? null;
}
