import { gridOf } from '../hexes/gridOf.ts';
import type { Observation } from '../play/observation.ts';
import type { Game } from '../play/game.ts';
import type { Side } from '../play/state.ts';
import { type Nations, nationsOf } from './nation.ts';
import type { DisplayBox, Gauge, Note } from './display.ts';
import { type Message, message } from './message.ts';
import type { PieceView } from './piece.ts';
import type { Presentation } from './presentation.ts';
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
    const box = seen.displays.flatMap(({ boxes }) => boxes).find(({ id }) => id === ref.box);
    return box ? boxCard(ref, box) : null;
  }
  if ('display' in ref) {
    const display = seen.displays.find(({ id }) => id === ref.display);
    if (!display) return null;
    const { title, gauges = [], notes = [] } = display;
    return { ...EMPTY, ref, title, gauges, notes };
  }
  if ('track' in ref) {
    const track = [...seen.clock.counts, ...seen.tracks].find(({ id }) => id === ref.track);
    return track ? { ...EMPTY, ref, title: track.title, gauges: [{ ...track, label: track.title }] } : null;
  }
  const cup = seen.cups.find(({ id }) => id === ref.cup);
  if (!cup) return null;
  return { ...EMPTY, ref, title: cup.title, lines: [line('in cup', { n: cup.size })] };
}

function line(key: string, values: Parameters<typeof message>[1]): CardLine {
  return { label: message(`kernel.card ${key}`), value: message(`kernel.card ${key} value`, values) };
}

function boxCard(ref: Ref, { title, gauges = [], notes = [], pieces, limit }: DisplayBox): Card {
  const lines = limit === undefined ? [] : [line('room', { n: pieces.length, max: limit })];
  return { ...EMPTY, ref, title, gauges, notes, pieces, lines };
}

function hexCard({ map }: Presentation, ref: Ref & { hex: string }, nations: Nations): Card | null {
  if (!map) return null;
  const at = gridOf(map.grid).hexAt(ref.hex);
  if (at < 0) return null;
  const kind = map.terrain?.kinds[map.terrain.at[at] ?? -1];
  const place = map.places.find(({ hex }) => hex === ref.hex);
  const owner = map.control?.find(({ hexes }) => hexes.includes(ref.hex));
  const sides = (map.hexsides ?? []).filter(({ hex, label }) => hex === ref.hex && label !== undefined);
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
      ...sides.map(({ label }) => line('hexside', { hexside: label as Message })),
    ],
    ...(owner && { nation: owner.nation }),
    notes: laid.map(({ label }) => ({ text: label as Message })),
    pieces: map.stacks.find(({ hex }) => hex === ref.hex)?.pieces ?? [],
  };
}

function pieceCard({ map, displays }: Presentation, ref: Ref & { piece: string }): Card | null {
  const stack = map?.stacks.find(({ pieces }) => pieces.some(({ id }) => id === ref.piece));
  const box = displays.flatMap(({ boxes }) => boxes).find(({ pieces }) => pieces.some(({ id }) => id === ref.piece));
  const piece = [...(stack?.pieces ?? []), ...(box?.pieces ?? [])].find(({ id }) => id === ref.piece);
  if (!piece) return null;
  const { face, side, nation } = piece;
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
      ...(strength ? [line('strength', { strength: strength.join('-') })] : []),
      ...(steps ? [line('steps', { n: steps.left, max: steps.of })] : []),
      ...(hits === undefined ? [] : [line('hits', { n: hits })]),
      ...(known ? [line('known', { n: known.level, max: known.of })] : []),
      ...(face.fix ? [line('fix', { fix: message(`kernel.fix ${face.fix}`) })] : []),
    ],
    gauges: endurance ? [{ ...endurance, caution: endurance.critical !== undefined }] : [],
    notes: states.map(({ is, n, label }) => ({ text: label ?? stateWords(is, n) })),
  };
}

/** What a state of a piece is called. */
export function stateWords(is: string, n?: number): Message {
  return n === undefined
    ? message(`kernel.state ${is}`)
    : message('kernel.state many', { state: message(`kernel.state ${is}`), n });
}
