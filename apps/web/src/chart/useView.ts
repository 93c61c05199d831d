import type { HexGridSpec } from '@point-option/engine';
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
import {
  type Camera,
  counterSize,
  FANNED,
  type Frame,
  kept,
  type Matters,
  moved,
  opening,
  seen,
  showing,
  takingIn,
  toBoard,
  USUAL_HEX,
  zoomedAt,
} from './camera.ts';
import type { ChartFile } from './chartFile.ts';
import type { Point } from './earth.ts';
import { type GestureHost, gesturesOn } from './gestures.ts';
import { type Ground, groundOf } from './ground/ground.ts';
import type { NamedHex } from './ground/names.ts';
import { type Neatline, neatlineOf } from './neatline.ts';
import { watchLamp } from './watchLamp.ts';

interface ViewOptions {
  readonly board: Board;
  readonly grid: HexGridSpec;
  readonly terrain: ChartFile | null;
  readonly named: readonly NamedHex[];
  readonly light: string;
  /** Labels of the hexes that the first view should show. */
  matters(): Matters<string>;
  readonly gestures: Pick<GestureHost, 'lift' | 'carry' | 'drop' | 'hover'>;
}

export interface View {
  readonly host: RefObject<HTMLElement | null>;
  readonly port: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly ground: RefObject<HTMLDivElement | null>;
  readonly frame: Frame;
  /** The view as it is drawn. While a gesture goes on, what is drawn is only moved and stretched. */
  readonly settled: Camera;
  readonly counterSize: number;
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

/** How far beyond the view pieces are drawn, as a part of it, so that a pan finds them there. */
const BEYOND = 0.6;
/** Tiles are painted this far beyond the view, in pixels. */
const TILES_BEYOND = 160;
const GLIDE_MS = 180;
/** On a phone the frame is narrow and has no figures. */
const NARROW = 560;
/** There the tools stand at the right, and take so much of it. */
const TOOLS = 60;

const NOWHERE: Camera = { x: 0, y: 0, zoom: USUAL_HEX };

/** The part of the board whose pieces are drawn. */
export function regionOf(camera: Camera, { width, height }: Frame): Box {
  return seen(camera, { width: width * (1 + 2 * BEYOND), height: height * (1 + 2 * BEYOND) });
}

/** Where the chart looks, and everything that moves it. */
export function useView(options: ViewOptions): View {
  const { board, grid, terrain, named, light } = options;
  const host = useRef<HTMLElement>(null);
  const port = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const groundHost = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground>(null);
  const neatline = useRef<Neatline>(null);
  const [frame, setFrame] = useState<Frame>({ width: 0, height: 0 });
  const [settled, setSettled] = useState<Camera>(NOWHERE);
  const live = useRef<Camera>(NOWHERE);
  const drawn = useRef({ settled, frame, board });
  // What is on the page, not what is being worked out: that may still be given up for a newer view.
  useLayoutEffect(() => {
    drawn.current = { settled, frame, board };
  }, [settled, frame, board]);
  const gestures = useRef(options.gestures);
  gestures.current = options.gestures;
  const pending = useRef(0);
  const gliding = useRef(0);
  /** Where a glide under way will end: the next one goes on from there. */
  const goal = useRef<Camera>(null);

  /** Moves what is drawn to where the live view is. */
  const apply = useCallback(() => {
    const { settled: at, frame: size } = drawn.current;
    const { x, y, zoom } = live.current;
    if (!world.current || size.width === 0) return;
    const scale = zoom / at.zoom;
    const [left, top] = [size.width / 2 - x * zoom, size.height / 2 - y * zoom];
    world.current.style.transform =
      scale === 1
        ? `translate(${Math.round(left)}px, ${Math.round(top)}px)`
        : `translate(${left}px, ${top}px) scale(${scale})`;
    if (scale === 1)
      ground.current?.show(
        seen(live.current, { width: size.width + 2 * TILES_BEYOND, height: size.height + 2 * TILES_BEYOND }),
        zoom,
      );
    // While the chart is stretched its degrees wait: to draw them would draw every counter's letters anew, frame by frame.
    if (scale === 1) neatline.current?.draw(live.current, size);
  }, []);

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
        const eased = 1 - (1 - part) ** 3;
        const mix = (a: number, b: number): number => a + (b - a) * eased;
        look(
          part < 1
            ? {
                x: mix(from.x, target.x),
                y: mix(from.y, target.y),
                zoom: from.zoom * (target.zoom / from.zoom) ** eased,
              }
            : target,
        );
        if (part < 1) gliding.current = requestAnimationFrame(step);
        else settle();
      };
      gliding.current = requestAnimationFrame(step);
    },
    [look, settle],
  );

  // The size of the port, and the first view once there is one.
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

  const opened = useRef<Board | null>(null);
  useLayoutEffect(() => {
    if (frame.width === 0) return;
    if (opened.current === board) live.current = kept(live.current, board.sheet, frame);
    else {
      opened.current = board;
      const centres = (labels: readonly string[]): Point[] =>
        labels
          .map((label) => board.grid.hexAt(label))
          .filter((hex) => hex >= 0)
          .map((hex) => board.centreOf(hex));
      const { all, asked, own } = options.matters();
      live.current = opening({ all: centres(all), asked: centres(asked), own: centres(own) }, board.sheet, frame);
    }
    setSettled(live.current);
  }, [board, frame]);

  // The ground is made anew for another chart, and painted anew under another light.
  const repaint = useCallback(() => {
    ground.current?.repaint();
    neatline.current?.repaint();
    apply();
  }, [apply]);
  useLayoutEffect(() => {
    if (!groundHost.current) return;
    const made = groundOf(groundHost.current, board, grid, terrain, named);
    ground.current = made;
    apply();
    return () => made.dispose();
  }, [board, grid, terrain, named, apply]);
  useEffect(() => watchLamp(repaint), [repaint]);
  const lightBefore = useRef(light);
  useLayoutEffect(() => {
    if (lightBefore.current !== light) repaint();
    lightBefore.current = light;
  }, [light, repaint]);

  useLayoutEffect(() => {
    if (!host.current) return;
    neatline.current = neatlineOf(host.current, board, host.current.classList.contains('chart-narrow') ? 10 : 19);
    apply();
  }, [board, frame, apply]);

  useLayoutEffect(apply, [settled, apply]);

  useEffect(() => {
    if (!port.current) return;
    return gesturesOn(port.current, {
      camera: () => live.current,
      frame: () => drawn.current.frame,
      look: (camera) => {
        cancelAnimationFrame(gliding.current);
        goal.current = null;
        look(camera);
      },
      settle,
      lift: (piece) => gestures.current.lift(piece),
      carry: (x, y) => gestures.current.carry(x, y),
      drop: (x, y, done) => gestures.current.drop(x, y, done),
      hover: (x, y, on) => gestures.current.hover(x, y, on),
    });
  }, [look, settle]);

  const from = useCallback((): Camera => goal.current ?? live.current, []);
  const moves = useMemo(
    () => ({
      hexAt: (x: number, y: number) =>
        drawn.current.board.hexAt(...toBoard(live.current, drawn.current.frame, { x, y })),
      pan: (dx: number, dy: number) => glide(moved(from(), dx, dy)),
      zoomBy: (factor: number) => {
        const { frame: size } = drawn.current;
        glide(zoomedAt(from(), factor, { x: size.width / 2, y: size.height / 2 }, size));
      },
      fit: () => glide({ ...from(), zoom: 0 }),
      centreOn: (hex: number, nearer = false) => {
        const [x, y] = drawn.current.board.centreOf(hex);
        const zoom = nearer ? (from().zoom < FANNED ? FANNED + 16 : USUAL_HEX) : from().zoom;
        glide({ x, y, zoom });
      },
      bring: (hexes: readonly number[]) => {
        const { board: on, frame: size } = drawn.current;
        // Before there is a view its opening sees to it.
        if (size.width === 0) return;
        const covered = host.current?.classList.contains('chart-narrow') === true ? TOOLS : 0;
        const at = showing(hexes.map(on.centreOf), from(), { ...size, width: size.width - covered });
        glide({ ...at, x: at.x + covered / 2 / at.zoom });
      },
      takeIn: (hexes: readonly number[]) => {
        const { board: on, frame: size } = drawn.current;
        if (size.width === 0) return;
        const covered = host.current?.classList.contains('chart-narrow') === true ? TOOLS : 0;
        const at = takingIn(hexes.map(on.centreOf), from(), { ...size, width: size.width - covered });
        if (at) glide({ ...at, x: at.x + covered / 2 / at.zoom });
      },
      keepInView: (hex: number) => {
        const { board: on, frame: size } = drawn.current;
        const [x, y] = on.centreOf(hex);
        const [left, top, right, bottom] = seen(from(), size);
        if (x - 1 < left || x + 1 > right || y - 1 < top || y + 1 > bottom) glide({ ...from(), x, y });
      },
    }),
    [glide, from],
  );

  return { host, port, world, ground: groundHost, frame, settled, counterSize: counterSize(settled.zoom), ...moves };
}

function inside([left, top, right, bottom]: Box, [l, t, r, b]: Box): boolean {
  return left >= l && top >= t && right <= r && bottom <= b;
}
