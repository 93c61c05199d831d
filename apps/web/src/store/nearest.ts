import { gridOf, type MapView, type OptionView, type PromptView, type Ref, refKey } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';

/** Longer lists of hexes are not read through: the chart is quicker, and the nearest come first. */
const LONG = 40;

/** The first hex that an option touches. */
function hexIn({ touches }: OptionView): string | undefined {
  return touches.flatMap((ref) => ('hex' in ref ? [ref.hex] : []))[0];
}

/** The options of a question that is a long list of hexes; null where it is not. */
function longList(prompt: PromptView | null): readonly OptionView[] | null {
  const options = prompt === null ? [] : optionsIn(prompt);
  return options.length > LONG && options.every((option) => hexIn(option) !== undefined) ? options : null;
}

/** The options of a question whose order the page may change: of the other kinds the order means something. */
function optionsIn(prompt: PromptView): readonly OptionView[] {
  switch (prompt.kind) {
    case 'one':
    case 'some':
      return prompt.options;
    case 'amount':
    case 'arrange':
    case 'path':
    case 'allot':
    case 'confirm':
      return [];
  }
}

/** The view with a long list of hexes put in order: nearest to what the question is about, or to the side's own pieces. */
export function nearestFirst(table: SeatView): SeatView {
  const { prompt, seat, presentation } = table;
  const { map } = presentation;
  const long = longList(prompt);
  if (long === null || !map || (prompt?.kind !== 'one' && prompt?.kind !== 'some')) return table;
  const grid = gridOf(map.grid);
  const from = origins(map, prompt.about, seat).map(grid.hexAt);
  if (long.some((option) => grid.hexAt(hexIn(option) ?? '') < 0)) return table;
  if (from.length === 0) return table;
  const options = long
    .map((option, i) => {
      const at = grid.hexAt(hexIn(option) ?? '');
      return { option, i, far: Math.min(...from.map((hex) => grid.distance(hex, at))) };
    })
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .map(({ option }) => option);
  return { ...table, prompt: { ...prompt, options } };
}

/** Where the pieces are that every option is about; else the side's own. */
function origins({ stacks }: MapView, about: readonly Ref[], seat: string): string[] {
  const keys = new Set(about.map(refKey));
  const meant = stacks.filter(({ pieces }) => pieces.some(({ id }) => keys.has(refKey({ piece: id }))));
  const own = stacks.filter(({ pieces }) => pieces.some(({ side }) => side === seat));
  return (meant.length > 0 ? meant : own).map(({ hex }) => hex);
}

/** Whether a question is one of a long list of places: then the chart is where it is answered. */
export function isLongList({ prompt, presentation }: SeatView): boolean {
  return presentation.map !== undefined && longList(prompt) !== null;
}
