import type { Silhouette } from './art/silhouette.ts';

interface Drawn {
  readonly art: Silhouette;
  readonly ink: string;
  /** The colour of what is beneath, for the lines cut into the silhouette. */
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

/** A hull with its waterline at `y + h`, stretched to the room it has: height tells types apart at 34 px. */
export function Hull({ x, y, w, h, ...drawn }: Drawn & { x: number; y: number; w: number; h: number }) {
  return (
    <g transform={`translate(${x - (5 * w) / 150} ${y - (4 * h) / 44}) scale(${w / 150} ${h / 44})`}>
      <Paths {...drawn} />
    </g>
  );
}

/** An aircraft about a point, its nose turned by `turn` degrees from up. */
export function Plane({ x, y, size, turn, ...drawn }: Drawn & { x: number; y: number; size: number; turn: number }) {
  const scale = size / 100;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(0 -50)`}>
      <Paths {...drawn} />
    </g>
  );
}
