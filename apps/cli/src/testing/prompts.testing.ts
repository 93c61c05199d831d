import type { MapView, OptionView, PromptView, Presentation } from '@point-option/engine';

const base = {
  side: 'red',
  procedure: 'p',
  step: 's',
  question: { key: 'q' },
  rule: '1',
  about: [],
  canUndo: false,
} as const;

type Kind<K extends PromptView['kind']> = PromptView & { readonly kind: K };

/** An option whose label is its own key, with what a test wants otherwise. */
export function option(id: string | number, change: Partial<OptionView> = {}): OptionView {
  return { id, label: { key: String(id) }, touches: change.picks ?? [], picks: [], ...change };
}

export function onePrompt(options: readonly OptionView[]): Kind<'one'> {
  return { ...base, kind: 'one', options };
}

export function somePrompt(options: readonly OptionView[], min = 0, max = options.length): Kind<'some'> {
  return { ...base, kind: 'some', options, min, max };
}

export function amountPrompt(min: number, max: number, by = 1): Kind<'amount'> {
  return { ...base, kind: 'amount', min, max, by };
}

export const confirmPrompt: Kind<'confirm'> = { ...base, kind: 'confirm' };

type Placing = Kind<'arrange'>;

/** Pieces into boxes; a piece or a box may be an id alone. */
export function arrangePrompt(
  pieces: readonly (string | (Partial<Placing['pieces'][number]> & { id: string }))[],
  boxes: readonly (string | (Partial<Placing['boxes'][number]> & { id: string }))[],
  partial = true,
): Placing {
  return {
    ...base,
    kind: 'arrange',
    partial,
    pieces: pieces.map((piece) => {
      const { id, ...rest } = typeof piece === 'string' ? { id: piece } : piece;
      return { ...option(id), id, ...rest };
    }),
    boxes: boxes.map((box) => {
      const { id, ...rest } = typeof box === 'string' ? { id: box } : box;
      return { id, label: { key: id }, touches: [], ...rest };
    }),
  };
}

/** A position with nothing in it but what a test puts there. */
export function position(change: Partial<Presentation> = {}): Presentation {
  const clock = { now: { key: 'status' }, counts: [] };
  return { title: { key: 'title' }, clock, headings: [], displays: [], tracks: [], cups: [], ...change };
}

/** A map of three rows of four hexes. */
export const smallMap: MapView = {
  grid: {
    orientation: 'pointy',
    order: 'RRCC',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 3],
    cols: [1, 4],
  },
  places: [],
  stacks: [],
  overlays: [],
};
