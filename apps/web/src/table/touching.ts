import type { Compass, MapView, OptionId, Presentation, PromptView } from '@point-option/engine';
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
    const open = openBoxes(prompt, draft, piece, mayGo);
    const places = open.map((box, i) => ({
      id: boxPlace(prompt, presentation.map, piece, box),
      ...(i < KEYED && { key: String(i + 1) }),
    }));
    const known = new Set(places.map(({ id }) => id));
    const meant = takers(presentation).filter(
      ({ id, takes }) => !known.has(id) && open.some((box) => takes.includes(box)),
    );
    return [...places, ...meant.map(({ id }) => ({ id }))];
  }
  const shared = common(prompt);
  const lit = new Map<string, Lit>();
  prompt.options.forEach((option, i) => {
    if (prompt.kind === 'arrange' && String(option.id) in draft.placed) return;
    for (const id of touchesOf(option, shared)) lit.set(id, better(lit.get(id), litBy(option, id, i)));
  });
  return [...lit.values()];
}

function litBy({ rolls, cost, costTo }: PromptView['options'][number], id: string, i: number): Lit {
  return {
    id,
    ...(i < KEYED && { key: String(i + 1) }),
    ...(rolls === true && { rolls }),
    ...(cost !== undefined && { cost }),
    ...(costTo !== undefined && { costTo }),
  };
}

/** What two options light shows the first one's key, and what it costs at least. */
function better(known: Lit | undefined, other: Lit): Lit {
  if (!known) return other;
  const cost = Math.min(known.cost ?? Infinity, other.cost ?? Infinity);
  const { rolls, costTo, ...rest } =
    known.cost === undefined || cost < known.cost ? { ...known, costTo: other.costTo } : known;
  return {
    ...rest,
    ...(rolls && other.rolls && { rolls }),
    ...(cost < Infinity && { cost }),
    ...(costTo !== undefined && { costTo }),
  };
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

/** Displays and their boxes that stand for boxes of the order. */
function takers({ displays }: Presentation): { readonly id: string; readonly takes: readonly string[] }[] {
  return displays
    .flatMap((display) => [display, ...display.boxes])
    .flatMap(({ id, takes }) => (takes ? [{ id, takes }] : []));
}

/** The box that something clicked stands for, for the piece in hand; undefined too where it may be one of several kinds. */
export function boxAt(table: TableView, draft: Draft, id: string): string | undefined {
  const [box, ...others] = boxesAt(table, draft, id);
  return others.length === 0 ? box : undefined;
}

/** The boxes that are meant by putting the piece in hand down there: one of each kind, as their names tell them apart. */
export function boxesAt({ prompt, mayGo, presentation }: TableView, draft: Draft, id: string): string[] {
  if (prompt === null || draft.piece === null) return [];
  const { piece } = draft;
  const open = openBoxes(prompt, draft, piece, mayGo);
  const own = open.find((box) => box === id || boxPlace(prompt, presentation.map, piece, box) === id);
  if (own !== undefined) return [own];
  const takes = takers(presentation).find((each) => each.id === id)?.takes ?? [];
  const meant = takes.filter((box) => open.includes(box));
  // A box is one place: whatever it takes goes together. On a display something new is begun.
  if (!presentation.displays.some((display) => display.id === id)) return meant.slice(0, 1);
  const kinds = new Map<string, string[]>();
  for (const box of meant) {
    const kind = prompt.boxes?.find((each) => each.id === box)?.label.key ?? box;
    kinds.set(kind, [...(kinds.get(kind) ?? []), box]);
  }
  const used = new Set(Object.values(draft.placed));
  return [...kinds.values()].flatMap((same) => same.find((box) => !used.has(box)) ?? same[0] ?? []);
}
