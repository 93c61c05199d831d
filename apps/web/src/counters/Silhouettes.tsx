import type { Symbol as FaceSymbol } from '@point-option/engine';
import type { GroundMark } from './art/ground.ts';
import type { Silhouette } from './art/silhouette.ts';
import type { Livery } from './livery.ts';
import { SYMBOLS } from './symbols.ts';

interface Drawn {
  readonly art: Silhouette;
  readonly ink: string;
  /** The color of what is beneath, for the lines cut into the silhouette. */
  readonly plate: string;
}

function Paths({ art, ink, plate }: Drawn) {
  return (
    <>
      <path d={art.body} fill={ink} />
      {art.cut && <path d={art.cut} fill={plate} />}
      {art.over && <path d={art.over} fill={ink} />}
      {art.lines?.map(([width, d]) => (
        <path key={d} d={d} fill="none" stroke={ink} strokeWidth={width} />
      ))}
      {art.scores?.map(([width, d]) => (
        <path key={d} d={d} fill="none" stroke={plate} strokeWidth={width} />
      ))}
    </>
  );
}

interface EmblemProps extends Omit<Drawn, 'art'> {
  readonly symbol: FaceSymbol;
  readonly bow: Livery['bow'];
  /** The middle of the room it has. */
  readonly x: number;
  readonly y: number;
  /** A hull fills the width and height, a plane the height. */
  readonly w: number;
  readonly h: number;
  /** Which way a plane's nose points, in degrees from north. */
  readonly nose?: number;
}

/** Any symbol, in the room that a plate has for it. */
export function Emblem({ symbol, bow, x, y, w, h, nose, ...drawn }: EmblemProps) {
  const art = SYMBOLS[symbol];
  if (art.of === 'ground') return <GroundBox mark={art.mark} {...{ x, y, w, h }} {...drawn} />;
  if (art.of === 'hull') return <Hull art={art[bow]} x={x - w / 2} y={y - h / 2} w={w} h={h} {...drawn} />;
  const turn = nose ?? (bow === 'west' ? 270 : 90);
  return <Plane art={art[bow]} x={x} y={y} size={Math.min(w, h * 1.15)} turn={turn} {...drawn} />;
}

/** A hull with its waterline at `y + h`, stretched to the room it has: height tells types apart at 34 px. */
function Hull({ x, y, w, h, ...drawn }: Drawn & { x: number; y: number; w: number; h: number }) {
  return (
    <g transform={`translate(${x - (5 * w) / 150} ${y - (4 * h) / 44}) scale(${w / 150} ${h / 44})`}>
      <Paths {...drawn} />
    </g>
  );
}

/** An aircraft about a point, its nose turned by `turn` degrees from up. */
function Plane({ x, y, size, turn, ...drawn }: Drawn & { x: number; y: number; size: number; turn: number }) {
  const scale = size / 100;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(0 -50)`}>
      <Paths {...drawn} />
    </g>
  );
}

interface BoxProps extends Omit<Drawn, 'art'> {
  readonly mark: GroundMark;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The box of a ground unit with the mark of its arm. */
function GroundBox({ mark, x, y, w, h, ink, plate }: BoxProps) {
  const scale = Math.min(w / 24, h / 16);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill="none" stroke={ink} strokeWidth={1.5}>
      <path d="M-12 -8H12V8H-12z" fill={plate} />
      {mark.lines !== '' && <path d={mark.lines} />}
      {mark.solid !== undefined && <path d={mark.solid} fill={ink} stroke="none" />}
    </g>
  );
}
