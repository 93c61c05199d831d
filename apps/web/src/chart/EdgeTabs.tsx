import type { MapView, Message, Nations, Ref } from '@point-option/engine';
import { memo } from 'react';
import { type Livery, liveryOfPiece } from '../counters/livery.ts';
import type { Board } from './board.ts';
import { type Camera, type Frame, seen } from './camera.ts';
import { chartSays } from './words.ts';

interface EdgeTabsProps {
  readonly board: Board;
  readonly nations: Nations;
  readonly stacks: MapView['stacks'];
  readonly camera: Camera;
  readonly frame: Frame;
  /** Drawn as on a phone. */
  readonly narrow: boolean;
  words(message: Message): string;
  onShow(ref: Ref): void;
}

interface Tab {
  readonly edge: 'left' | 'right' | 'top' | 'bottom';
  /** Along the edge, in pixels. */
  at: number;
  readonly ink: Livery['ink'];
  readonly hex: string;
  readonly names: string[];
  readonly short: string;
  more: number;
}

/** Tabs nearer than this to each other become one, in pixels: they are low and wide. */
const NEAR = { left: 24, right: 24, top: 66, bottom: 66 } as const;
/** How far tabs keep from the two ends of an edge, in pixels: clear of the corners, and of the tools in one of them. */
const KEPT_FREE = { left: [40, 56], right: [40, 40], top: [56, 56], bottom: [150, 56] } as const;
/** In a narrow chart the tools stand in the corner at the top right. */
const KEPT_FREE_NARROW = { left: [40, 40], right: [172, 40], top: [56, 96], bottom: [56, 56] } as const;
type Free = Readonly<Record<Tab['edge'], readonly [number, number]>>;
const keptFree = (narrow: boolean): Free => (narrow ? KEPT_FREE_NARROW : KEPT_FREE);

/** Pieces beyond the view, as tabs on its edge. */
export const EdgeTabs = memo(function EdgeTabs(props: EdgeTabsProps) {
  return tabsOf(props, keptFree(props.narrow)).map(({ edge, at, ink, hex, names, short, more }) => (
    <button
      key={`${edge} ${hex} ${ink}`}
      type="button"
      className="chart-tab"
      data-ink={ink}
      data-at={edge}
      style={edge === 'left' || edge === 'right' ? { top: at } : { left: at }}
      aria-label={chartSays('beyond', { names: names.join(', ') })}
      onClick={(event) => {
        event.stopPropagation();
        props.onShow({ hex });
      }}
    >
      {short}
      {more > 0 && <small>{chartSays('and more', { n: more })}</small>}
    </button>
  ));
});

function tabsOf({ board, nations, stacks, camera, frame, words }: EdgeTabsProps, free: Free): Tab[] {
  const [left, top, right, bottom] = seen(camera, frame);
  const tabs: Tab[] = [];
  for (const { hex, pieces } of stacks) {
    const index = board.grid.hexAt(hex);
    const [piece] = pieces;
    if (index < 0 || !piece) continue;
    const [x, y] = board.centreOf(index);
    if (x >= left && x <= right && y >= top && y <= bottom) continue;
    const edge = farthestOut({ left: left - x, right: x - right, top: top - y, bottom: y - bottom });
    const along = edge === 'left' || edge === 'right' ? (y - top) * camera.zoom : (x - left) * camera.zoom;
    const length = edge === 'left' || edge === 'right' ? frame.height : frame.width;
    const [first, last] = free[edge];
    const at = Math.max(first, Math.min(length - last, along));
    const label = words(piece.label);
    const { ink } = liveryOfPiece(nations, piece);
    const near = tabs.find((tab) => tab.edge === edge && tab.ink === ink && Math.abs(tab.at - at) < NEAR[edge]);
    if (near) {
      near.more += pieces.length;
      near.names.push(label);
    } else tabs.push({ edge, at, ink, hex, names: [label], short: piece.face.name, more: pieces.length - 1 });
  }
  return apart(tabs, frame, free);
}

/** The edge that something is farthest beyond. */
function farthestOut(beyond: Readonly<Record<Tab['edge'], number>>): Tab['edge'] {
  return EDGES.reduce((most, edge) => (beyond[edge] > beyond[most] ? edge : most));
}

/** Tabs of several nations at one place stand beside each other; those for which an edge has no more room give way. */
function apart(tabs: readonly Tab[], { width, height }: Frame, free: Free): Tab[] {
  return EDGES.flatMap((edge) => {
    const along = edge === 'left' || edge === 'right' ? height : width;
    const those = tabs.filter((tab) => tab.edge === edge).sort((a, b) => a.at - b.at);
    let next = 0;
    for (const tab of those) {
      tab.at = Math.max(tab.at, next);
      next = tab.at + NEAR[edge];
    }
    let last = along - free[edge][1];
    for (const tab of those.reverse()) {
      tab.at = Math.min(tab.at, last);
      last = tab.at - NEAR[edge];
    }
    return those.filter(({ at }) => at >= free[edge][0]);
  });
}
const EDGES = ['left', 'right', 'top', 'bottom'] as const;
