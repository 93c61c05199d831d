import type { Compass, MapView, OptionId, PromptView } from '@point-option/engine';
import type { Lit } from '../chart/lit.ts';
import { type Draft, openBoxes } from '../store/draft.ts';
import type { TableView } from '../worker/protocol.ts';
import { gridOf } from './gridOf.ts';

export type { Lit };

/** Options with a key of their own. */
export const KEYED = 9;

/** Ids that every option touches, if it touches anything, tell none of them apart: the mission that flies, whichever way. */
export function common(prompt: PromptView): ReadonlySet<string> {
  const [first, ...rest] = prompt.options.flatMap(({ touches }) => (touches && touches.length > 0 ? [touches] : []));
  if (!first || rest.length === 0) return new Set();
  return new Set(first.filter((id) => rest.every((touches) => touches.includes(id))));
}

function touchesOf(option: PromptView['options'][number], shared: ReadonlySet<string>): string[] {
  const touched = (option.touches ?? []).filter((id) => !shared.has(id));
  return touched.includes(String(option.id)) || typeof option.id === 'number' ? touched : [...touched, option.id];
}

/** The options that something on the chart or a display stands for. */
export function optionsAt(prompt: PromptView, id: string): OptionId[] {
  const shared = common(prompt);
  return prompt.options.filter((option) => touchesOf(option, shared).includes(id)).map((option) => option.id);
}

/** What an option lights. */
export function touchedBy(prompt: PromptView, id: OptionId | null): string[] {
  const option = prompt.options.find((each) => each.id === id);
  return option ? touchesOf(option, common(prompt)) : [];
}

export function litOf({ prompt, mayGo, presentation }: TableView, draft: Draft): Lit[] {
  if (prompt === null) return [];
  if (prompt.kind === 'arrange' && draft.piece !== null) {
    const { piece } = draft;
    return openBoxes(prompt, draft, piece, mayGo).map((box, i) => ({
      id: boxPlace(prompt, presentation.map, piece, box),
      ...(i < KEYED && { key: String(i + 1) }),
    }));
  }
  const shared = common(prompt);
  const lit = new Map<string, Lit>();
  prompt.options.forEach((option, i) => {
    if (prompt.kind === 'arrange' && String(option.id) in draft.placed) return;
    for (const id of touchesOf(option, shared)) lit.set(id, better(lit.get(id), litBy(option, id, i)));
  });
  return [...lit.values()];
}

function litBy({ rolls, cost }: PromptView['options'][number], id: string, i: number): Lit {
  return {
    id,
    ...(i < KEYED && { key: String(i + 1) }),
    ...(rolls === true && { rolls }),
    ...(cost !== undefined && { cost }),
  };
}

/** What two options light shows the first one's key, and what it costs at least. */
function better(known: Lit | undefined, other: Lit): Lit {
  if (!known) return other;
  const cost = Math.min(known.cost ?? Infinity, other.cost ?? Infinity);
  const { rolls, ...rest } = known;
  return { ...rest, ...(rolls && other.rolls && { rolls }), ...(cost < Infinity && { cost }) };
}

const WAYS: readonly string[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Where a box lies: on the chart a way to sail is the hex it leads to. */
export function boxPlace(prompt: PromptView, map: MapView | undefined, piece: string, box: string): string {
  if (!map || !WAYS.includes(box)) return box;
  const near = prompt.options.find(({ id }) => id === piece)?.touches ?? [];
  const grid = gridOf(map.grid);
  const own = map.stacks.find(({ pieces }) => pieces.some(({ id }) => id === piece))?.hex;
  const from = [...near, ...(own === undefined ? [] : [own])].map(grid.hexAt).find((hex) => hex >= 0);
  if (from === undefined) return box;
  try {
    const to = grid.neighbour(from, grid.direction(box as Compass));
    return to >= 0 ? grid.label(to) : box;
  } catch {
    // The grid has no such direction: then it is a box like any other.
    return box;
  }
}

/** The box that something clicked stands for, for the piece in hand. */
export function boxAt({ prompt, mayGo, presentation }: TableView, draft: Draft, id: string): string | undefined {
  if (prompt === null || draft.piece === null) return undefined;
  const { piece } = draft;
  return openBoxes(prompt, draft, piece, mayGo).find(
    (box) => box === id || boxPlace(prompt, presentation.map, piece, box) === id,
  );
}
