import { hexGrid, type MapView, type PromptView } from '@point-option/engine';
import type { TableView } from '../worker/protocol.ts';

/** Longer lists of hexes are not read through: the chart is quicker, and the nearest come first. */
const LONG = 40;

type Option = PromptView['options'][number];

/** The table with a long list of hexes put in order: nearest to what the question is about, or to one's own ships. */
export function nearestFirst(table: TableView): TableView {
  const { prompt, seat, presentation } = table;
  const { map } = presentation;
  if (prompt === null || !map || prompt.kind === 'arrange' || prompt.options.length <= LONG) return table;
  const grid = hexGrid(map.grid);
  const hexOf = (option: Option): number => (option.touches ?? []).map(grid.hexAt).find((hex) => hex >= 0) ?? -1;
  if (prompt.options.some((option) => hexOf(option) < 0)) return table;
  const from = origins(map, prompt, seat).map(grid.hexAt);
  if (from.length === 0) return table;
  const options = prompt.options
    .map((option, i) => ({ option, i, far: Math.min(...from.map((hex) => grid.distance(hex, hexOf(option)))) }))
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .map(({ option }) => option);
  return { ...table, prompt: { ...prompt, options } };
}

/** Where the pieces are that every option is about; else one's own. */
function origins({ stacks }: MapView, { options }: PromptView, seat: string): string[] {
  const [first, ...rest] = options;
  const shared = (first?.touches ?? []).filter((id) => rest.every(({ touches }) => touches?.includes(id)));
  const about = stacks.filter(({ pieces }) => pieces.some(({ id }) => shared.includes(id)));
  const own = stacks.filter(({ pieces }) => pieces.some(({ side }) => side === seat));
  return (about.length > 0 ? about : own).map(({ hex }) => hex);
}

/** Whether a question is one of a long list of places: then the chart is where it is answered. */
export function isLongList({ prompt, presentation }: TableView): boolean {
  if (prompt === null || !presentation.map || prompt.options.length <= LONG) return false;
  const grid = hexGrid(presentation.map.grid);
  return prompt.options.every(({ touches }) => touches?.some((id) => grid.hexAt(id) >= 0));
}
