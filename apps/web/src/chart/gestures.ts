import type { Ref } from '@point-option/engine';
import { type Camera, type Frame, moved, zoomedAt } from './camera.ts';
import { createPress, type Press } from './press.ts';
import { pieceAt } from './under.ts';

/** What a gesture does to the chart; the chart says what is at hand. */
export interface GestureHost {
  camera(): Camera;
  frame(): Frame;
  look(camera: Camera): void;
  /** The gesture has ended: draw crisply. */
  settle(): void;
  /** A piece may be dragged: says whether it is. */
  lift(piece: Ref): boolean;
  carry(x: number, y: number): void;
  drop(x: number, y: number, done: boolean): void;
  hover(x: number, y: number, on: boolean): void;
  /** While a pointer is down nothing may change under it but what it does itself. */
  hold(isHeld: boolean): void;
}

/** Farther than this is a drag, not a click, in pixels. */
const SLOP = 5;
const WHEEL_END_MS = 140;
const WHEEL_RATE = 0.0016;
const LINE = 16;

type Doing = 'nothing' | 'waiting' | 'panning' | 'pinching' | 'carrying';

/** Drag pans or carries a piece, wheel and pinch zoom at the pointer. Returns what detaches it. */
export function attachGestures(port: HTMLElement, host: GestureHost): () => void {
  const wheel = createWheel(port, host);
  const press = createPress(port, host.hold);
  const hand = createHand(port, host, press, wheel.isTurning);
  const heard = [
    ['pointerdown', hand.down],
    ['pointermove', hand.move],
    ['pointerup', hand.up],
    ['pointercancel', hand.up],
    ['pointerleave', hand.leave],
  ] as const;
  for (const [event, listener] of heard) port.addEventListener(event, listener);
  port.addEventListener('wheel', wheel.turn, { passive: false });
  return () => {
    wheel.end();
    press.detach();
    for (const [event, listener] of heard) port.removeEventListener(event, listener);
    port.removeEventListener('wheel', wheel.turn);
  };
}

type Point = { readonly x: number; readonly y: number };

function pointIn(port: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = port.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** The wheel zooms at the pointer, and the chart is drawn crisply once it rests. */
function createWheel(port: HTMLElement, host: GestureHost) {
  let ending = 0;
  let wheeled = -Infinity;
  return {
    turn(event: WheelEvent): void {
      event.preventDefault();
      const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE;
      // A trackpad's pinch comes as a wheel with the control key, in small steps.
      const rate = event.ctrlKey ? WHEEL_RATE * 5 : WHEEL_RATE;
      host.look(zoomedAt(host.camera(), Math.exp(-pixels * rate), pointIn(port, event), host.frame()));
      wheeled = performance.now();
      clearTimeout(ending);
      ending = window.setTimeout(host.settle, WHEEL_END_MS);
    },
    isTurning: (): boolean => performance.now() - wheeled <= WHEEL_END_MS,
    end: (): void => clearTimeout(ending),
  };
}

/** One pointer pans or carries, two pinch. */
function createHand(port: HTMLElement, host: GestureHost, press: Press, isWheelTurning: () => boolean) {
  const pointers: Pointers = new Map();
  let doing: Doing = 'nothing';
  let start: Point = { x: 0, y: 0 };
  let piece: Ref | null = null;
  let spread = 0;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    pointers.set(event.pointerId, pointIn(port, event));
    if (pointers.size === 2) {
      if (doing === 'carrying') host.drop(0, 0, false);
      doing = 'pinching';
      spread = spreadOf(pointers);
    } else if (pointers.size === 1) {
      press.begin();
      doing = 'waiting';
      start = pointIn(port, event);
      piece = pieceAt(event.target as Element);
    }
  }

  function pinch(from: Point): void {
    const [now, wide] = [middleOf(pointers), spreadOf(pointers)];
    const panned = moved(host.camera(), from.x - now.x, from.y - now.y);
    host.look(zoomedAt(panned, wide / Math.max(1, spread), now, host.frame()));
    spread = wide;
  }

  function move(event: PointerEvent): void {
    const point = pointIn(port, event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      // Under a wheel the chart moves, not the pointer.
      if (event.pointerType === 'mouse' && !isWheelTurning()) host.hover(point.x, point.y, true);
      return;
    }
    const middle = middleOf(pointers);
    pointers.set(event.pointerId, point);
    if (doing === 'pinching') return pinch(middle);
    if (doing === 'waiting' && Math.hypot(point.x - start.x, point.y - start.y) > SLOP) {
      doing = piece !== null && host.lift(piece) ? 'carrying' : 'panning';
      port.setPointerCapture(event.pointerId);
    }
    if (doing === 'panning') host.look(moved(host.camera(), last.x - point.x, last.y - point.y));
    if (doing === 'carrying') host.carry(point.x, point.y);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size === 0) press.end(event, doing === 'waiting' && event.type === 'pointerup');
    const point = pointIn(port, event);
    if (doing === 'carrying') host.drop(point.x, point.y, event.type === 'pointerup');
    if (doing === 'panning' || doing === 'carrying' || doing === 'pinching') swallowClick(port);
    if (doing === 'panning' || (doing === 'pinching' && pointers.size === 0)) host.settle();
    if (pointers.size === 0) doing = 'nothing';
    else if (doing === 'pinching') doing = 'panning';
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    // Pressed at the very edge and let go beyond it: nobody will tell of the release.
    if (doing === 'waiting' && pointers.delete(event.pointerId)) {
      press.end(event, false);
      doing = 'nothing';
    }
    if (pointers.size === 0) host.hover(0, 0, false);
  }

  return { down, move, up, leave };
}

type Pointers = Map<number, Point>;

function middleOf(pointers: Pointers): Point {
  const all = [...pointers.values()];
  return {
    x: all.reduce((sum, { x }) => sum + x, 0) / all.length,
    y: all.reduce((sum, { y }) => sum + y, 0) / all.length,
  };
}

/** How far two fingers are apart. */
function spreadOf(pointers: Pointers): number {
  const [a, b] = [...pointers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** The browser makes a click of the end of a drag; nobody meant it. */
function swallowClick(port: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  port.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => port.removeEventListener('click', swallow, { capture: true }), 0);
}
