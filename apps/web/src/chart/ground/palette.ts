const NAMES = [
  'sea0',
  'sea1',
  'sea2',
  'sea3',
  'sea4',
  'sea5',
  'sea6',
  'sea7',
  'sea8',
  'sea9',
  'iso',
  'grat',
  'surf',
  'land',
  'coast',
  'rel0',
  'rel1',
  'rel2',
  'hex',
  'hexnum',
  'place',
  'water',
  'halo',
  'wash',
  'well',
  'ink',
  'paper',
  'serif',
  'draft',
  'gloaming',
  'jungle',
  'town',
  'navy',
  'navy-edge',
  'vermilion',
  'vermilion-edge',
  'forest',
  'forest-edge',
  'ochre',
  'ochre-edge',
  'violet',
  'violet-edge',
  'slate',
  'slate-edge',
] as const;

/** The colors and faces of the chart, as the page has them now: a canvas knows no custom properties. */
export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  return Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as Palette;
}
