import type { RefObject } from 'react';
import { type Camera, FANNED, moved, seen, showing, takingIn, toBoard, USUAL_HEX, zoomedAt } from './camera.ts';
import type { Drawn } from './useView.ts';

/** What a key, a button or a question does to the view. */
export interface Moves {
  hexAt(x: number, y: number): number;
  pan(dx: number, dy: number): void;
  zoomBy(factor: number): void;
  fit(): void;
  centreOn(hex: number, nearer?: boolean): void;
  /** Brings all of these into view. */
  bring(hexes: readonly number[]): void;
  /** Takes all of these in, where they are not in view and not too far apart. */
  takeIn(hexes: readonly number[]): void;
  keepInView(hex: number): void;
}

interface MovesOptions {
  readonly live: RefObject<Camera>;
  readonly drawn: RefObject<Drawn>;
  readonly host: RefObject<HTMLElement | null>;
  from(): Camera;
  glide(to: Camera): void;
}

/** On a narrow chart the tools stand at the right, and take so much of it. */
const TOOLS = 60;

export function createMoves({ live, drawn, host, from, glide }: MovesOptions): Moves {
  const covered = (): number => (host.current?.classList.contains('chart-narrow') === true ? TOOLS : 0);
  const uncovered = (): Drawn['frame'] => {
    const { frame } = drawn.current;
    return { ...frame, width: frame.width - covered() };
  };
  const glideBeside = (at: Camera): void => glide({ ...at, x: at.x + covered() / 2 / at.zoom });
  return {
    hexAt: (x, y) => drawn.current.board.hexAt(...toBoard(live.current, drawn.current.frame, { x, y })),
    pan: (dx, dy) => glide(moved(from(), dx, dy)),
    zoomBy(factor) {
      const { frame } = drawn.current;
      glide(zoomedAt(from(), factor, { x: frame.width / 2, y: frame.height / 2 }, frame));
    },
    fit: () => glide({ ...from(), zoom: 0 }),
    centreOn(hex, nearer = false) {
      if (hex < 0) return;
      const [x, y] = drawn.current.board.centreOf(hex);
      const zoom = nearer ? (from().zoom < FANNED ? FANNED + 16 : USUAL_HEX) : from().zoom;
      glide({ x, y, zoom });
    },
    bring(hexes) {
      const { board, frame } = drawn.current;
      // Before there is a view its opening sees to it.
      if (frame.width === 0) return;
      glideBeside(showing(hexes.map(board.centreOf), from(), uncovered()));
    },
    takeIn(hexes) {
      const { board, frame } = drawn.current;
      if (frame.width === 0) return;
      const at = takingIn(hexes.map(board.centreOf), from(), uncovered());
      if (at) glideBeside(at);
    },
    keepInView(hex) {
      const { board, frame } = drawn.current;
      const [x, y] = board.centreOf(hex);
      const [left, top, right, bottom] = seen(from(), frame);
      if (x - 1 < left || x + 1 > right || y - 1 < top || y + 1 > bottom) glide({ ...from(), x, y });
    },
  };
}
