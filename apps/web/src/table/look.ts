import {
  boxesIn,
  capital,
  gridOf,
  includesRef,
  type OptionView,
  piecesIn,
  type PieceView,
  type Presentation,
  type Ref,
  refId,
  refKey,
  refKind,
  tracksIn,
} from '@point-option/engine';
import { speak } from '../store/room.ts';

/** Whether an option touches something that is pointed at. */
export function isPointedAt({ touches }: OptionView, pulse: readonly Ref[]): boolean {
  return touches.some((ref) => includesRef(pulse, ref));
}

/** A piece wherever it can be seen, with its hex where it is on the chart. */
export function pieceIn(seen: Presentation, id: string): { piece: PieceView; hex?: string } | null {
  const piece = piecesIn(seen).find((each) => each.id === id);
  if (!piece) return null;
  const hex = seen.map?.stacks.find(({ pieces }) => pieces.includes(piece))?.hex;
  return { piece, ...(hex !== undefined && { hex }) };
}

/** What something is called; null where this side does not see it now. */
export function nameIn(seen: Presentation, ref: Ref): string | null {
  const { map, displays, cups } = seen;
  if ('piece' in ref) {
    const found = pieceIn(seen, ref.piece);
    return found && capital(speak(found.piece.label));
  }
  if ('hex' in ref) return map && gridOf(map.grid).hexAt(ref.hex) >= 0 ? ref.hex : null;
  if ('box' in ref) return boxName(seen, ref.box);
  const titled = 'display' in ref ? displays : 'track' in ref ? tracksIn(seen) : cups;
  const title = titled.find(({ id }) => id === refId(ref))?.title;
  return title ? capital(speak(title)) : null;
}

/** A box with the display it is on. */
function boxName({ displays }: Presentation, id: string): string | null {
  for (const { boxes, short, title } of displays) {
    const box = boxes.find((each) => each.id === id);
    if (box) return `${speak(box.title)} (${speak(short ?? title)})`;
  }
  return null;
}

/**
 * What goes by a name: a hex by its number or its place, anything else by what it is called, or by the beginning of that.
 * A ship goes before the box that is named after it; but of two boxes with one name both are given.
 */
export function refsNamed(seen: Presentation, text: string): Ref[] {
  const { map, displays, cups } = seen;
  if (map && gridOf(map.grid).hexAt(text) >= 0) return [{ hex: text }];
  const all: readonly (readonly [Ref, string])[] = [
    ...(map?.places ?? []).map(({ hex, name }) => [{ hex }, speak(name)] as const),
    ...piecesIn(seen).flatMap(({ id, label, face }) => [
      [{ piece: id }, speak(label)] as const,
      [{ piece: id }, face.name] as const,
    ]),
    ...boxesIn(seen).flatMap(({ id, title }) => [
      [{ box: id }, speak(title)] as const,
      [{ box: id }, boxName(seen, id) ?? ''] as const,
    ]),
    ...displays.map(({ id, title }) => [{ display: id }, speak(title)] as const),
    ...tracksIn(seen).map(({ id, title }) => [{ track: id }, speak(title)] as const),
    ...cups.map(({ id, title }) => [{ cup: id }, speak(title)] as const),
  ];
  const word = text.toLowerCase();
  const named = all.filter(([, name]) => name.toLowerCase() === word);
  const found = named.length > 0 ? named : all.filter(([, name]) => name.toLowerCase().startsWith(word));
  const [first] = found;
  const alike = found.filter(([ref]) => first && refKind(ref) === refKind(first[0]));
  return [...new Map(alike.map(([ref]) => [refKey(ref), ref])).values()];
}
