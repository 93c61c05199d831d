import { gridOf } from '../hexes/gridOf.ts';
import type { Observation } from '../play/observation.ts';
import type { Game } from '../play/game.ts';
import type { Side } from '../play/state.ts';
import { type Nations, nationsOf } from './nation.ts';
import type { DisplayBox, Gauge, Note } from './display.ts';
import type { MapView } from './map.ts';
import { type Message, message } from './message.ts';
import type { PieceView } from './piece.ts';
import { boxesIn, piecesIn, type Presentation, tracksIn } from './presentation.ts';
import type { Ref } from './ref.ts';

/** All that a side knows of one thing, for a card. */
export interface Card {
  readonly ref: Ref;
  readonly title: Message;
  readonly side?: Side | null;
  readonly nation?: string;
  readonly lines: readonly CardLine[];
  readonly gauges: readonly Gauge[];
  readonly notes: readonly Note[];
  /** What lies in it, where it is a hex or a box. */
  readonly pieces: readonly PieceView[];
  readonly rule?: string;
}

export interface CardLine {
  readonly label: Message;
  readonly value: Message;
}

/** What a game adds to the card of a thing, from what the side may know. */
export type CardDetail = Partial<Pick<Card, 'title' | 'lines' | 'gauges' | 'notes' | 'rule'>>;

/**
 * The card of anything that a side sees, at any time; null where there is no such thing in its sight. What is shown to
 * the side may be given where it is known, since a game takes its time to put it together.
 */
export function inspect<D, V>(
  game: Game<D, V>,
  seen: Observation<V>,
  ref: Ref,
  shown: Presentation = game.present(seen),
): Card | null {
  const card = cardOf(shown, ref, nationsOf(game.sides, game.nations));
  if (card === null) return null;
  const detail = game.inspect?.(seen, ref);
  if (detail === undefined) return card;
  return {
    ...card,
    ...(detail.title && { title: detail.title }),
    ...(detail.rule !== undefined && { rule: detail.rule }),
    lines: [...card.lines, ...(detail.lines ?? [])],
    gauges: [...card.gauges, ...(detail.gauges ?? [])],
    notes: [...card.notes, ...(detail.notes ?? [])],
  };
}

const EMPTY = { lines: [], gauges: [], notes: [], pieces: [] } as const;

function cardOf(seen: Presentation, ref: Ref, nations: Nations): Card | null {
  if ('hex' in ref) return hexCard(seen, ref, nations);
  if ('piece' in ref) return pieceCard(seen, ref);
  if ('box' in ref) {
    const box = boxesIn(seen).find(({ id }) => id === ref.box);
    return box ? boxCard(ref, box) : null;
  }
  if ('display' in ref) {
    const display = seen.displays.find(({ id }) => id === ref.display);
    if (!display) return null;
    const { title, gauges = [], notes = [] } = display;
    return { ...EMPTY, ref, title, gauges, notes };
  }
  if ('track' in ref) {
    const track = tracksIn(seen).find(({ id }) => id === ref.track);
    return track ? { ...EMPTY, ref, title: track.title, gauges: [{ ...track, label: track.title }] } : null;
  }
  const cup = seen.cups.find(({ id }) => id === ref.cup);
  if (!cup) return null;
  const drawn = cup.drawn.length === 0 ? [] : [line('drawn', { drawn: cup.drawn })];
  return { ...EMPTY, ref, title: cup.title, lines: [line('in cup', { n: cup.size }), ...drawn] };
}

function line(key: string, values: Parameters<typeof message>[1]): CardLine {
  return { label: message(`kernel.card ${key}`), value: message(`kernel.card ${key} value`, values) };
}

function boxCard(ref: Ref, { title, gauges = [], notes = [], pieces, limit }: DisplayBox): Card {
  const lines = limit === undefined ? [] : [line('room', { n: pieces.length, max: limit })];
  return { ...EMPTY, ref, title, gauges, notes, pieces, lines };
}

function hexCard(seen: Presentation, ref: Ref & { hex: string }, nations: Nations): Card | null {
  const { map } = seen;
  if (!map) return null;
  const at = gridOf(map.grid).hexAt(ref.hex);
  if (at < 0) return null;
  const kind = map.terrain?.kinds[map.terrain.at[at] ?? -1];
  const place = map.places.find(({ hex }) => hex === ref.hex);
  const owner = map.control?.find(({ hexes }) => hexes.includes(ref.hex));
  const ghosts = (map.ghosts ?? []).filter(({ hex }) => hex === ref.hex);
  const ordered = unique(piecesIn(seen)).filter(({ id }) => ghosts.some(({ piece }) => piece === id));
  const laid = map.overlays.filter(({ hexes, label }) => label !== undefined && hexes.includes(ref.hex));
  return {
    ...EMPTY,
    ref,
    title: place
      ? message('kernel.card hex place', { hex: ref.hex, place: place.name })
      : message('kernel.card hex', { hex: ref.hex }),
    lines: [
      ...(kind ? [line('terrain', { terrain: kind.label })] : []),
      ...(owner ? [line('control', { nation: nations[owner.nation]?.name ?? owner.nation })] : []),
      ...hexsidesOf(map, at).map((hexside) => line('hexside', { hexside })),
      ...(ordered.length === 0 ? [] : [line('ordered here', { pieces: ordered.map(({ label }) => label) })]),
    ],
    ...(owner && { nation: owner.nation }),
    notes: [...laid, ...ghosts].flatMap(({ label }) => (label ? [{ text: label }] : [])),
    pieces: map.stacks.find(({ hex }) => hex === ref.hex)?.pieces ?? [],
  };
}

/** What lies on the edges of a hex, whichever of the two hexes of an edge it is listed under. */
function hexsidesOf({ grid: spec, hexsides = [] }: MapView, at: number): Message[] {
  const grid = gridOf(spec);
  const found = new Map<string, Message>();
  for (const { hex, direction, kind, label } of hexsides) {
    const from = grid.hexAt(hex);
    const to = from < 0 ? -1 : grid.neighbour(from, direction);
    if (from !== at && to !== at) continue;
    // An edge of the map has no hex beyond it: it is known by its direction.
    const edge = `${from === at ? to : from} ${to < 0 ? direction : ''} ${kind}`;
    if (label || !found.has(edge)) found.set(edge, label ?? message(`kernel.hexside ${kind}`));
  }
  return [...found.values()];
}

/** A piece that is shown on the map and in a box is one piece. */
function unique(pieces: readonly PieceView[]): PieceView[] {
  return [...new Map(pieces.map((piece) => [piece.id, piece])).values()];
}

function pieceCard(seen: Presentation, ref: Ref & { piece: string }): Card | null {
  const { map } = seen;
  const stack = map?.stacks.find(({ pieces }) => pieces.some(({ id }) => id === ref.piece));
  const box = boxesIn(seen).find(({ pieces }) => pieces.some(({ id }) => id === ref.piece));
  const piece = [...(stack?.pieces ?? []), ...(box?.pieces ?? [])].find(({ id }) => id === ref.piece);
  if (!piece) return null;
  const { face, side, nation } = piece;
  const ghosts = (map?.ghosts ?? []).filter((ghost) => ghost.piece === ref.piece);
  const { steps, hits, strength, known, endurance, states = [] } = face;
  return {
    ...EMPTY,
    ref,
    title: piece.label,
    side,
    ...(nation !== undefined && { nation }),
    lines: [
      ...(stack ? [line('where', { place: stack.hex })] : []),
      ...(box ? [line('box', { box: box.title })] : []),
      ...ghosts.map(({ hex }) => line('ordered', { place: hex })),
      ...(strength ? [line('strength', { strength: strength.join('-') })] : []),
      ...(steps ? [line('steps', { n: steps.left, max: steps.of })] : []),
      ...(hits === undefined ? [] : [line('hits', { n: hits })]),
      ...(known ? [line('known', { n: known.level, max: known.of })] : []),
      ...(face.fix ? [line('fix', { fix: message(`kernel.fix ${face.fix}`) })] : []),
    ],
    gauges: endurance ? [{ ...endurance, caution: endurance.critical !== undefined }] : [],
    notes: [
      ...states.map(({ is, n, label }) => ({ text: label ?? stateWords(is, n) })),
      ...ghosts.flatMap(({ label }) => (label ? [{ text: label }] : [])),
    ],
  };
}

/** What a state of a piece is called. */
export function stateWords(is: string, n?: number): Message {
  return n === undefined
    ? message(`kernel.state ${is}`)
    : message('kernel.state many', { state: message(`kernel.state ${is}`), n });
}
