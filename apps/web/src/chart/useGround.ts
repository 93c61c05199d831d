import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Camera, type Frame, seen } from './camera.ts';
import { type Ground, createGround } from './ground/ground.ts';
import { type Neatline, neatlineOf } from './neatline.ts';
import type { Scene } from './scene.ts';
import { type Slide, slideOf } from './slide.ts';
import type { Drawn } from './useView.ts';
import { watchLamp } from './watchLamp.ts';

interface GroundOptions {
  readonly scene: Scene;
  readonly light: string;
  readonly frame: Frame;
  readonly host: RefObject<HTMLElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly live: RefObject<Camera>;
  readonly drawn: RefObject<Drawn>;
}

export interface Grounds {
  readonly host: RefObject<HTMLDivElement | null>;
  /** Moves what is drawn to where the live view is. */
  apply(): void;
}

/** Tiles are painted this far beyond the view, in pixels. */
const TILES_BEYOND = 160;

/** What is painted: the ground beneath the drawing, and the degrees around it. */
export function useGround({ scene, light, frame, host, world, live, drawn }: GroundOptions): Grounds {
  const { board, grid, named, features, props } = scene;
  const { terrain } = props;
  const groundHost = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground>(null);
  const neatline = useRef<Neatline>(null);
  const slide = useRef<Slide>(null);

  const apply = useCallback(() => {
    const { settled: at, frame: size } = drawn.current;
    const { x, y, zoom } = live.current;
    if (!world.current || size.width === 0) return;
    const scale = zoom / at.zoom;
    const [left, top] = [size.width / 2 - x * zoom, size.height / 2 - y * zoom];
    slide.current ??= slideOf(world.current);
    slide.current(
      scale === 1
        ? `translate(${Math.round(left)}px, ${Math.round(top)}px)`
        : `translate(${left}px, ${top}px) scale(${scale})`,
    );
    // While the chart is stretched its degrees wait: to draw them would draw every counter's letters again, frame by frame.
    if (scale !== 1) return;
    const beyond = { width: size.width + 2 * TILES_BEYOND, height: size.height + 2 * TILES_BEYOND };
    ground.current?.show(seen(live.current, beyond), zoom);
    neatline.current?.draw(live.current, size);
  }, []);

  const repaint = useCallback(() => {
    ground.current?.repaint();
    neatline.current?.repaint();
    apply();
  }, [apply]);

  // The ground is made again for another chart, and painted again under another light or with other features on it.
  useLayoutEffect(() => {
    if (!groundHost.current) return;
    const made = createGround(groundHost.current, board, { grid, file: terrain, named, features });
    ground.current = made;
    apply();
    return () => made.dispose();
  }, [board, grid, terrain, named, apply]);
  const featuresBefore = useRef(features);
  useEffect(() => {
    if (featuresBefore.current === features) return undefined;
    // After the frame that shows the order: to find what has changed hands among thousands of hexes takes a while.
    return afterFrame(() => {
      featuresBefore.current = features;
      ground.current?.change(features);
    });
  }, [features]);
  useEffect(() => watchLamp(repaint), [repaint]);
  const lightBefore = useRef(light);
  useEffect(() => {
    if (lightBefore.current === light) return undefined;
    // After the frame that shows the order: under another light everything on the chart is styled again.
    return afterFrame(() => {
      lightBefore.current = light;
      if (host.current) shineOn(host.current, light);
      repaint();
    });
  }, [light, repaint]);
  useLayoutEffect(() => {
    if (!host.current) return;
    neatline.current = neatlineOf(host.current, board, host.current.classList.contains('chart-narrow') ? 10 : 19);
    apply();
  }, [board, frame, apply]);
  return { host: groundHost, apply };
}

/** What a chart under a light is known by: at night it has the colors of the lamp, whatever the page around it has. */
export function lightMarks(light: string): { 'data-light': string; 'data-lamp': 'night' | undefined } {
  return { 'data-light': light, 'data-lamp': light === 'night' ? 'night' : undefined };
}

function shineOn(host: HTMLElement, light: string): void {
  for (const [name, value] of Object.entries(lightMarks(light))) {
    if (value === undefined) host.removeAttribute(name);
    else host.setAttribute(name, value);
  }
}

/** Time enough for the next frame to come to the screen: whatever is done sooner takes the cores away from it. */
const FRAME_SHOWN_MS = 20;

/** Does something once the next frame is shown. Gives back what calls it off, as long as that is not so. */
function afterFrame(work: () => void): () => void {
  let isWanted = true;
  requestAnimationFrame(() => setTimeout(() => isWanted && work(), FRAME_SHOWN_MS));
  return () => {
    isWanted = false;
  };
}
