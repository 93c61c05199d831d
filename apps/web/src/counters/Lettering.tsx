import { fitted, NARROW } from './fitted.ts';

interface Lettering {
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** The text grows smaller until it fits. */
  readonly width?: number;
  readonly children: string | number;
}

/** Letters on a counter: drafting letters, narrow ones where there is little room. */
export function Lettering({ x = 0, y, size, fill, width, children }: Lettering) {
  const text = String(children);
  const narrow = width !== undefined && fitted(text, width, size) < size * 0.86;
  const at = width === undefined ? size : fitted(text, width, size, narrow ? NARROW : 1);
  return (
    <text x={x} y={y} fontSize={round(at)} fill={fill} className={narrow ? 'ct-narrow' : undefined}>
      {text}
    </text>
  );
}

const round = (size: number): number => Math.round(size * 10) / 10;
