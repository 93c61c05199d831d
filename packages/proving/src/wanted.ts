import {
  choosable,
  type Match,
  observeMatch,
  type Presentation,
  promptFor,
  type PromptView,
  type Ref,
  refKey,
  type Side,
  type Wanted,
} from '@point-option/engine';

/** What a player may ask about, each thing once. */
export type Asked = Map<string, Wanted>;

/**
 * Everything that is shown: pieces, hexes with pieces, boxes, displays, tracks, what the clock
 * counts, and cups.
 */
export function shownRefs({ map, displays, tracks, cups, clock }: Presentation): Ref[] {
  const boxes = displays.flatMap((display) => display.boxes);
  const stacks = map?.stacks ?? [];
  return [
    ...displays.map((display) => ({ display: display.id })),
    ...boxes.map((box) => ({ box: box.id })),
    ...stacks.map(({ hex }) => ({ hex })),
    ...[...boxes, ...stacks].flatMap(({ pieces }) => pieces.map((piece) => ({ piece: piece.id }))),
    ...[...clock.counts, ...tracks].map((track) => ({ track: track.id })),
    ...cups.map((cup) => ({ cup: cup.id })),
  ];
}

/** Every reference in a question: what its options touch, what chooses them, and what stands for its boxes. */
function promptRefs(prompt: PromptView): Ref[] {
  const own = choosable(prompt).flatMap(({ touches, picks }) => [...touches, ...picks]);
  switch (prompt.kind) {
    case 'arrange':
      return [
        ...own,
        ...prompt.boxes.flatMap(({ touches }) => touches),
        ...prompt.pieces.flatMap(({ places = {} }) => Object.values(places)),
      ];
    case 'path':
      return [...own, ...prompt.from.touches];
    default:
      return own;
  }
}

/** Adds everything that a question names to what may be asked about. */
export function addWanted(asked: Asked, prompt: PromptView | null, seen: Presentation): void {
  const add = (wanted: Wanted): void => {
    asked.set('option' in wanted ? `option ${typeof wanted.option} ${wanted.option}` : refKey(wanted), wanted);
  };
  for (const ref of shownRefs(seen)) add(ref);
  if (prompt === null) return;
  for (const ref of promptRefs(prompt)) add(ref);
  for (const { id } of choosable(prompt)) add({ option: id });
  if (prompt.kind === 'arrange') for (const { id } of prompt.boxes) add({ option: id });
}

const NOTHING: readonly Wanted[] = [
  { option: 'nonsense' },
  { option: 0 },
  { hex: 'nonsense' },
  { piece: 'nonsense' },
  { box: 'nonsense' },
];

/** Everything sides may ask about: what is shown or offered in any of the worlds, and what is not. */
export function wantedIn(worlds: readonly Match[], sides: readonly Side[]): Wanted[] {
  const asked: Asked = new Map();
  for (const world of worlds) {
    for (const side of sides) {
      addWanted(asked, promptFor(world, side), world.prepared.game.present(observeMatch(world, side)));
    }
  }
  return [...NOTHING, ...asked.values()];
}

/**
 * So many of a list at most, spread over the whole of it: others at every turn, so that all of it is looked at in time,
 * and always the same at the same turn.
 */
export function sampled<T>(all: readonly T[], most: number, turn: number): T[] {
  if (all.length <= most) return [...all];
  return Array.from({ length: most }, (_, i) => all[(Math.floor((i * all.length) / most) + turn) % all.length] as T);
}
