import type { MapView, Message } from '@point-option/engine';
import { inscriptionOf } from '../counters/inscription.ts';
import { liveryOf } from '../counters/livery.ts';
import type { Board } from './board.ts';
import { type Camera, type Frame, seen } from './camera.ts';
import { chartSays } from './words.ts';

interface EdgeTabsProps {
  readonly board: Board;
  readonly stacks: MapView['stacks'];
  readonly camera: Camera;
  readonly frame: Frame;
  words(message: Message): string;
  onShow(hex: string): void;
}

interface Tab {
  readonly edge: 'left' | 'right' | 'top' | 'bottom';
  /** Along the edge, in pixels. */
  at: number;
  readonly side: 'us' | 'jp' | 'none';
  readonly hex: string;
  readonly names: string[];
  readonly short: string;
  more: number;
}

/** Tabs nearer than this to each other become one, in pixels: they are low and wide. */
const NEAR = { left: 24, right: 24, top: 66, bottom: 66 } as const;
/** Half of the widest tab, which must not reach beyond a corner. */
const HALF_WIDTH = 56;
/** The tools stand in this corner. */
const TOOLS = { width: 150, height: 56 };

/** Pieces beyond the view, as tabs on its edge. */
export function EdgeTabs({ board, stacks, camera, frame, words, onShow }: EdgeTabsProps) {
  return tabsOf(board, stacks, camera, frame, words).map(({ edge, at, side, hex, names, short, more }) => (
    <button
      key={`${edge} ${hex} ${side}`}
      type="button"
      className="chart-tab"
      data-side={side}
      data-at={edge}
      style={edge === 'left' || edge === 'right' ? { top: at } : { left: at }}
      aria-label={chartSays('beyond', { names: names.join(', ') })}
      onClick={(event) => {
        event.stopPropagation();
        onShow(hex);
      }}
    >
      {short}
      {more > 0 && <small>{chartSays('and more', { n: more })}</small>}
    </button>
  ));
}

function tabsOf(
  board: Board,
  stacks: MapView['stacks'],
  camera: Camera,
  frame: Frame,
  words: EdgeTabsProps['words'],
): Tab[] {
  const [left, top, right, bottom] = seen(camera, frame);
  const tabs: Tab[] = [];
  for (const { hex, pieces } of stacks) {
    const index = board.grid.hexAt(hex);
    const [piece] = pieces;
    if (index < 0 || !piece) continue;
    const [x, y] = board.centreOf(index);
    if (x >= left && x <= right && y >= top && y <= bottom) continue;
    // To the edge where it is farthest out.
    const beyond = { left: left - x, right: x - right, top: top - y, bottom: y - bottom };
    const [edge] = (Object.entries(beyond) as [Tab['edge'], number][]).sort((a, b) => b[1] - a[1])[0] ?? ['left'];
    const along = edge === 'left' || edge === 'right' ? (y - top) * camera.zoom : (x - left) * camera.zoom;
    const most = edge === 'left' || edge === 'right' ? frame.height : frame.width;
    const least = edge === 'bottom' ? TOOLS.width : edge === 'top' ? HALF_WIDTH : 30;
    const last = edge === 'left' ? TOOLS.height : edge === 'right' ? 30 : HALF_WIDTH;
    const at = Math.max(least, Math.min(most - last, along));
    const label = words(piece.label);
    const side = liveryOf(piece.side).name;
    const near = tabs.find((tab) => tab.edge === edge && tab.side === side && Math.abs(tab.at - at) < NEAR[edge]);
    if (near) {
      near.more += pieces.length;
      near.names.push(label);
    } else
      tabs.push({ edge, at, side, hex, names: [label], short: inscriptionOf(label).name, more: pieces.length - 1 });
  }
  return apart(tabs);
}

/** Tabs of the two sides at one place stand beside each other. */
function apart(tabs: Tab[]): Tab[] {
  const sorted = tabs.sort((a, b) => (a.edge === b.edge ? a.at - b.at : a.edge < b.edge ? -1 : 1));
  for (let i = 1; i < sorted.length; i++) {
    const [before, tab] = [sorted[i - 1], sorted[i]];
    if (before && tab && before.edge === tab.edge && tab.at - before.at < NEAR[tab.edge])
      tab.at = before.at + NEAR[tab.edge];
  }
  return sorted;
}
