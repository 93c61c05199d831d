import type { MapView, Message, PieceView } from '@point-option/engine';
import type { Board } from './board.ts';
import { type Lit, priceText } from './lit.ts';
import { chartSays } from './words.ts';

type Words = (message: Message) => string;

const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** A hex as it is told to someone who does not see it: its number, where it lies, what is in it, whether it may be chosen. */
export function spokenHex(
  board: Board,
  hex: number,
  { places }: MapView,
  pieces: readonly PieceView[],
  lit: Lit | undefined,
  words: Words,
): string {
  const label = board.grid.label(hex);
  const near = nearest(board, hex, places);
  const there =
    near &&
    (near.n === 0
      ? words(near.name)
      : chartSays('from place', {
          n: near.n,
          direction: chartSays(`direction ${near.direction}`),
          place: words(near.name),
        }));
  return [
    there ? chartSays('hex there', { hex: label, there }) : chartSays('hex', { hex: label }),
    ...(pieces.length > 0 ? pieces.map((piece) => words(piece.label)) : [chartSays('empty')]),
    ...(lit ? [spokenLit(lit, words)] : []),
  ].join('; ');
}

export function spokenPiece(
  piece: PieceView,
  hex: string,
  lit: Lit | undefined,
  selected: boolean,
  words: Words,
): string {
  return [
    words(piece.label),
    chartSays('hex', { hex }),
    ...(lit ? [spokenLit(lit, words)] : []),
    ...(selected ? [chartSays('selected')] : []),
  ].join('; ');
}

function spokenLit(lit: Lit, words: Words): string {
  const { key, rolls, caution, stops } = lit;
  const price = priceText(lit);
  return [
    key === undefined ? chartSays('lit') : chartSays('lit key', { key }),
    ...(price === '' ? [] : [chartSays('cost', { cost: price })]),
    ...(rolls ? [chartSays('rolls')] : []),
    ...(caution ? [chartSays('caution', { why: words(caution) })] : []),
    ...(stops ? [chartSays('stops', { why: words(stops) })] : []),
  ].join(', ');
}

function nearest(board: Board, hex: number, places: MapView['places']) {
  let best: { n: number; name: Message; direction: string } | undefined;
  const [x, y] = board.centreOf(hex);
  for (const place of places) {
    const at = board.grid.hexAt(place.hex);
    if (at < 0) continue;
    const n = board.grid.distance(at, hex);
    if (best && best.n <= n) continue;
    const [px, py] = board.centreOf(at);
    const wind = Math.round((Math.atan2(x - px, py - y) * 4) / Math.PI + 8) % 8;
    best = { n, name: place.name, direction: WINDS[wind] ?? 'N' };
  }
  return best;
}
