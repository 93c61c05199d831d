import type { Ref } from '@point-option/engine';
import { type Camera, type Frame, moved, zoomedAt } from './camera.ts';
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
}

/** Farther than this is a drag, not a click, in pixels. */
const SLOP = 5;
const WHEEL_END_MS = 140;
const WHEEL_RATE = 0.0016;
const LINE = 16;

type Doing = 'nothing' | 'waiting' | 'panning' | 'pinching' | 'carrying';

/** Drag pans or carries a piece, wheel and pinch zoom at the pointer. Returns what takes it all back. */
export function attachGestures(port: HTMLElement, host: GestureHost): () => void {
  const pointers: Pointers = new Map();
  let doing: Doing = 'nothing';
  let start = { x: 0, y: 0 };
  let piece: Ref | null = null;
  let spread = 0;
  let ending = 0;
  let wheeled = -Infinity;

  const at = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const { left, top } = port.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    pointers.set(event.pointerId, at(event));
    if (pointers.size === 2) {
      if (doing === 'carrying') host.drop(0, 0, false);
      doing = 'pinching';
      spread = spreadOf(pointers);
    } else if (pointers.size === 1) {
      doing = 'waiting';
      start = at(event);
      piece = pieceAt(event.target as Element);
    }
  }

  function move(event: PointerEvent): void {
    const point = at(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      // Under a wheel the chart moves, not the pointer.
      if (event.pointerType === 'mouse' && performance.now() - wheeled > WHEEL_END_MS)
        host.hover(point.x, point.y, true);
      return;
    }
    const middle = middleOf(pointers);
    pointers.set(event.pointerId, point);
    if (doing === 'pinching') {
      const [now, wide] = [middleOf(pointers), spreadOf(pointers)];
      host.look(
        zoomedAt(
          moved(host.camera(), middle.x - now.x, middle.y - now.y),
          wide / Math.max(1, spread),
          now,
          host.frame(),
        ),
      );
      spread = wide;
      return;
    }
    if (doing === 'waiting' && Math.hypot(point.x - start.x, point.y - start.y) > SLOP) {
      doing = piece !== null && host.lift(piece) ? 'carrying' : 'panning';
      port.setPointerCapture(event.pointerId);
    }
    if (doing === 'panning') host.look(moved(host.camera(), last.x - point.x, last.y - point.y));
    if (doing === 'carrying') host.carry(point.x, point.y);
  }

  function up(event: PointerEvent): void {
    if (!pointers.delete(event.pointerId)) return;
    const point = at(event);
    if (doing === 'carrying') host.drop(point.x, point.y, event.type === 'pointerup');
    if (doing === 'panning' || doing === 'carrying' || doing === 'pinching') swallowClick(port);
    if (doing === 'panning' || (doing === 'pinching' && pointers.size === 0)) host.settle();
    if (pointers.size === 0) doing = 'nothing';
    else if (doing === 'pinching') doing = 'panning';
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE;
    // A trackpad's pinch comes as a wheel with the control key, in small steps.
    const rate = event.ctrlKey ? WHEEL_RATE * 5 : WHEEL_RATE;
    host.look(zoomedAt(host.camera(), Math.exp(-pixels * rate), at(event), host.frame()));
    wheeled = performance.now();
    clearTimeout(ending);
    ending = window.setTimeout(host.settle, WHEEL_END_MS);
  }

  function leave(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && pointers.size === 0) host.hover(0, 0, false);
  }

  port.addEventListener('pointerdown', down);
  port.addEventListener('pointermove', move);
  port.addEventListener('pointerup', up);
  port.addEventListener('pointercancel', up);
  port.addEventListener('pointerleave', leave);
  port.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(ending);
    port.removeEventListener('pointerdown', down);
    port.removeEventListener('pointermove', move);
    port.removeEventListener('pointerup', up);
    port.removeEventListener('pointercancel', up);
    port.removeEventListener('pointerleave', leave);
    port.removeEventListener('wheel', wheel);
  };
}

type Pointers = Map<number, { x: number; y: number }>;

function middleOf(pointers: Pointers): { x: number; y: number } {
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

/** The click that the browser makes of a drag's end is none. */
function swallowClick(port: HTMLElement): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  port.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => port.removeEventListener('click', swallow, { capture: true }), 0);
}
