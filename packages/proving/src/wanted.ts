import {
  boxesIn,
  choosable,
  type Match,
  observeMatch,
  piecesIn,
  type Presentation,
  promptFor,
  type PromptView,
  type Ref,
  refKey,
  type Side,
  tracksIn,
  type Wanted,
} from '@point-option/engine';

/** What a player may ask about, each thing once. */
export type Asked = Map<string, Wanted>;

/**
 * Everything that is shown: pieces, hexes with pieces, boxes, displays, tracks, what the clock
 * counts, and cups.
 */
export function shownRefs(seen: Presentation): Ref[] {
  const { map, displays, cups } = seen;
  return [
    ...displays.map((display) => ({ display: display.id })),
    ...boxesIn(seen).map((box) => ({ box: box.id })),
    ...(map?.stacks ?? []).map(({ hex }) => ({ hex })),
    ...piecesIn(seen).map((piece) => ({ piece: piece.id })),
    ...tracksIn(seen).map((track) => ({ track: track.id })),
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
    case 'one':
    case 'some':
    case 'amount':
    case 'confirm':
    case 'allot':
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

/** Everything sides may ask about in a world: what is shown or offered there. */
export function askedIn(world: Match, sides: readonly Side[]): Asked {
  const asked: Asked = new Map();
  addAsked(asked, world, sides);
  return asked;
}

function addAsked(asked: Asked, world: Match, sides: readonly Side[]): void {
  for (const side of sides)
    addWanted(asked, promptFor(world, side), world.prepared.game.present(observeMatch(world, side)));
}

/** Everything sides may ask about: what is known to be, what is shown or offered in another world, and what is not. */
export function wantedIn(known: Asked, world: Match, sides: readonly Side[]): Wanted[] {
  const asked: Asked = new Map(known);
  addAsked(asked, world, sides);
  return [...NOTHING, ...asked.values()];
}

/**
 * So many of a list at most, spread over the whole of it: others at every turn, so that all of it is looked at in time,
 * and always the same at the same turn.
 */
export function sampled<T>(all: readonly T[], max: number, turn: number): T[] {
  if (all.length <= max) return [...all];
  return Array.from({ length: max }, (_, i) => all[(Math.floor((i * all.length) / max) + turn) % all.length] as T);
}
