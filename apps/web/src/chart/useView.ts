import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Board, Box } from './board.ts';
import { type Camera, counterSize, type Frame, kept, type Matters, opening, seen, USUAL_HEX } from './camera.ts';
import { type GestureHost, attachGestures } from './gestures.ts';
import { type Moves, createMoves } from './moves.ts';
import type { Scene } from './scene.ts';
import { type Grounds, useGround } from './useGround.ts';

interface ViewOptions {
  readonly scene: Scene;
  readonly light: string;
  /** The hexes that the first view should show. */
  matters(): Matters<number>;
  readonly gestures: Pick<GestureHost, 'lift' | 'carry' | 'drop' | 'hover' | 'hold'>;
}

export interface View extends Moves {
  readonly host: RefObject<HTMLElement | null>;
  readonly port: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly frame: Frame;
  /** The view as it is drawn. While a gesture goes on, what is drawn is only moved and stretched. */
  readonly settled: Camera;
  readonly counterSize: number;
}

/** What is on the page, not what is being worked out: that may still be given up for a newer view. */
export interface Drawn {
  readonly settled: Camera;
  readonly frame: Frame;
  readonly board: Board;
}

/** How far beyond the view pieces are drawn, as a part of it, so that a pan finds them there. */
const BEYOND = 0.6;
const GLIDE_MS = 180;
/** On a phone the frame is narrow and has no figures. */
const NARROW = 560;

const NOWHERE: Camera = { x: 0, y: 0, zoom: USUAL_HEX };

/** The part of the board whose pieces are drawn. */
export function regionOf(camera: Camera, { width, height }: Frame): Box {
  return seen(camera, { width: width * (1 + 2 * BEYOND), height: height * (1 + 2 * BEYOND) });
}

/** Where the chart looks, and everything that moves it. */
export function useView({ scene, light, matters, gestures }: ViewOptions): View {
  const { board } = scene;
  const host = useRef<HTMLElement>(null);
  const port = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<Camera>(NOWHERE);
  const frame = useFrame(host, port);
  const live = useRef<Camera>(NOWHERE);
  const drawn = useRef<Drawn>({ settled, frame, board });
  useLayoutEffect(() => {
    drawn.current = { settled, frame, board };
  }, [settled, frame, board]);
  const grounds = useGround({ scene, light, frame, host, live, drawn, world });
  const motion = useMotion({ host, live, drawn, grounds, setSettled });

  const opened = useRef<Board | null>(null);
  useLayoutEffect(() => {
    if (frame.width === 0) return;
    if (opened.current === board) live.current = kept(live.current, board.sheet, frame);
    else {
      opened.current = board;
      const { all, asked, own } = matters();
      const centres = { all: all.map(board.centreOf), asked: asked.map(board.centreOf), own: own.map(board.centreOf) };
      live.current = opening(centres, board.sheet, frame);
    }
    setSettled(live.current);
  }, [board, frame]);
  useLayoutEffect(grounds.apply, [settled, grounds.apply]);

  useGestures({ port, live, drawn, motion, gestures });
  const moves = useMemo(
    () => createMoves({ live, drawn, host, from: motion.from, glide: motion.glide }),
    [motion.from, motion.glide],
  );
  return { host, port, world, ground: grounds.host, frame, settled, counterSize: counterSize(settled.zoom), ...moves };
}

/** The size of the port. */
function useFrame(host: RefObject<HTMLElement | null>, port: RefObject<HTMLDivElement | null>): Frame {
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = port.current;
    const around = host.current;
    if (!element || !around) return;
    const measure = (): void => {
      around.classList.toggle('chart-narrow', around.clientWidth < NARROW);
      const size = { width: element.clientWidth, height: element.clientHeight };
      setFrame((old) => (old.width === size.width && old.height === size.height ? old : size));
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(around);
    measure();
    return () => watcher.disconnect();
  }, []);
  return frame;
}

interface MotionOptions {
  readonly host: RefObject<HTMLElement | null>;
  readonly live: RefObject<Camera>;
  readonly drawn: RefObject<Drawn>;
  readonly grounds: Grounds;
  setSettled(camera: Camera): void;
}

interface Motion {
  /** Looks there at once, in the next frame. */
  look(camera: Camera): void;
  glide(to: Camera): void;
  /** Ends a glide where it is. */
  halt(): void;
  /** The motion has ended: draw crisply. */
  settle(): void;
  /** Where a glide under way will end, or else where the chart looks now. */
  from(): Camera;
}

/** How the view moves: at once with a gesture, gliding with a key or a button, and drawn again when it has come to rest. */
function useMotion({ host, live, drawn, grounds: { apply }, setSettled }: MotionOptions): Motion {
  const pending = useRef(0);
  const gliding = useRef(0);
  const goal = useRef<Camera>(null);

  const settle = useCallback(() => {
    goal.current = null;
    host.current?.classList.remove('chart-moving');
    // In slices: a gesture that begins meanwhile does not wait for hundreds of counters.
    startTransition(() => setSettled(live.current));
  }, []);

  const look = useCallback(
    (camera: Camera) => {
      const { frame: size, board: on } = drawn.current;
      live.current = kept(camera, on.sheet, size);
      host.current?.classList.add('chart-moving');
      pending.current ||= requestAnimationFrame(() => {
        pending.current = 0;
        apply();
        // Panned out of what is drawn: draw there, without waiting for the end.
        const { settled: at } = drawn.current;
        if (live.current.zoom === at.zoom && !inside(seen(live.current, size), regionOf(at, size)))
          startTransition(() => setSettled(live.current));
      });
    },
    [apply],
  );

  const halt = useCallback(() => {
    cancelAnimationFrame(gliding.current);
    goal.current = null;
  }, []);

  const glide = useCallback(
    (to: Camera) => {
      cancelAnimationFrame(gliding.current);
      const { frame: size, board: on } = drawn.current;
      const target = kept(to, on.sheet, size);
      goal.current = target;
      const from = live.current;
      if (matchMedia('(prefers-reduced-motion: reduce)').matches || size.width === 0) {
        live.current = target;
        settle();
        return;
      }
      const began = performance.now();
      const step = (now: number): void => {
        const part = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
        look(part < 1 ? between(from, target, 1 - (1 - part) ** 3) : target);
        if (part < 1) gliding.current = requestAnimationFrame(step);
        else settle();
      };
      gliding.current = requestAnimationFrame(step);
    },
    [look, settle],
  );
  const from = useCallback((): Camera => goal.current ?? live.current, []);
  return { look, glide, halt, settle, from };
}

function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: from.zoom * (to.zoom / from.zoom) ** part };
}

interface GesturesOptions {
  readonly port: RefObject<HTMLDivElement | null>;
  readonly live: RefObject<Camera>;
  readonly drawn: RefObject<Drawn>;
  readonly motion: Motion;
  readonly gestures: ViewOptions['gestures'];
}

function useGestures({ port, live, drawn, motion: { look, halt, settle }, gestures }: GesturesOptions): void {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    if (!port.current) return;
    return attachGestures(port.current, {
      camera: () => live.current,
      frame: () => drawn.current.frame,
      look: (camera) => {
        halt();
        look(camera);
      },
      settle,
      lift: (piece) => latest.current.lift(piece),
      carry: (x, y) => latest.current.carry(x, y),
      drop: (x, y, done) => latest.current.drop(x, y, done),
      hover: (x, y, on) => latest.current.hover(x, y, on),
      hold: (isHeld) => latest.current.hold(isHeld),
    });
  }, [look, halt, settle]);
}

function inside([left, top, right, bottom]: Box, [l, t, r, b]: Box): boolean {
  return left >= l && top >= t && right <= r && bottom <= b;
}
