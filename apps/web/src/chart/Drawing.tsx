import { refKey, sameRef } from '@point-option/engine';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Previews, Trails } from './Arrows.tsx';
import type { Box } from './board.ts';
import type { Way } from './chartProps.ts';
import { Ghosts } from './Ghosts.tsx';
import { Aim, HexRing, LitHexes, LitKeys } from './LitHexes.tsx';
import { hexPath } from './outline.ts';
import { Areas, layoutLabels, Tracks } from './Overlays.tsx';
import { Pieces } from './Pieces.tsx';
import { Pointed } from './Pointed.tsx';
import { RouteLine } from './RouteLine.tsx';
import type { Scene } from './scene.ts';
import { spokenHex } from './spoken.ts';
import type { Cursor } from './useCursor.ts';
import { regionOf, type View } from './useView.ts';
import { chartSays } from './words.ts';

interface DrawingProps {
  readonly scene: Scene;
  readonly view: View;
  readonly cursor: Cursor;
  /** The hexes that are pointed at. */
  readonly pointed: readonly number[];
  /** The hex whose stack is laid open. */
  readonly open: string | null;
}

const NO_WAYS: readonly Way[] = [];

/** All that orders change, in one drawing: areas, what is lit, tracks, pieces, and what lies over them. */
export function Drawing({ scene, view, cursor, pointed, open }: DrawingProps) {
  const { props, board, places, lit } = scene;
  const { map, nations, words, selected = null, aimed = null, mover = null, trails = NO_WAYS } = props;
  const { zoom } = view.settled;
  const helpId = useId();
  const laid = useMemo(
    () => layoutLabels(board, map, props.terrain, zoom, words),
    [board, map, props.terrain, zoom, words],
  );
  const region = regionOf(view.settled, view.frame);
  const stacks = useInView(scene, map.stacks, region);
  const ghosts = useInView(scene, map.ghosts, region);
  const chosen = useMemo(
    () => new Set([selected, mover].flatMap((ref) => (ref ? [refKey(ref)] : []))),
    [selected && refKey(selected), mover && refKey(mover)],
  );
  const [left, top, right, bottom] = region.map((edge) => Math.round(edge * zoom)) as [number, number, number, number];
  return (
    <>
      <p id={helpId} className="sr">
        {chartSays('chart help')}
      </p>
      <div className="chart-part" style={{ left, top, width: right - left, height: bottom - top }}>
        <svg
          className={useSlides(zoom) ? 'chart-drawing chart-slides' : 'chart-drawing'}
          role="group"
          aria-label={chartSays('chart')}
          aria-describedby={helpId}
          // Always of one size, and at the origin of the board: with another view box all of it would be laid out anew.
          width={1}
          height={1}
          style={{ left: -left, top: -top }}
        >
          <Areas {...{ board, nations, laid, zoom }} />
          <LitHexes board={board} lit={props.lit} zoom={zoom} />
          <Pointed board={board} hexes={pointed} zoom={zoom} />
          <Aim {...{ board, places, zoom }} at={selected} />
          {aimed && !(selected && sameRef(aimed, selected)) && <Aim {...{ board, places, zoom }} at={aimed} />}
          <Tracks {...{ board, nations, laid, zoom }} />
          <Trails {...{ board, nations, places, zoom }} ways={trails} over={false} />
          <Ghosts {...{ board, nations, places, zoom, words }} ghosts={ghosts} others={props.others} />
          <path
            className="chart-cursor"
            data-cursor
            data-hex={cursor.label}
            data-held={cursor.held === 'hex' || undefined}
            role="button"
            tabIndex={0}
            aria-label={spokenHex(
              board,
              cursor.hex,
              map,
              places.piecesAt(cursor.label),
              lit.get(refKey({ hex: cursor.label })),
              words,
            )}
            d={hexPath(board, cursor.hex, zoom, 2)}
          />
          <Pieces {...{ board, nations, stacks, zoom, lit, chosen, open, words }} between={useOver(scene, zoom)} />
          {cursor.held === 'hex' && <HexRing board={board} hex={cursor.hex} zoom={zoom} inset={-1} />}
        </svg>
      </div>
    </>
  );
}

/** What lies over the pieces but under an open stack. It stays the same element while nothing of it changes, and so do the pieces. */
function useOver({ board, places, props }: Scene, zoom: number) {
  const { nations, lit, previews = NO_WAYS, trails = NO_WAYS, route, map } = props;
  return useMemo(
    () => (
      <>
        <Trails {...{ board, nations, places, zoom }} ways={trails} over />
        <Previews {...{ board, places, zoom }} ways={previews} />
        {route && <RouteLine {...{ board, places, route, zoom }} />}
        <LitKeys board={board} lit={lit} zoom={zoom} stacks={map.stacks} />
      </>
    ),
    [board, places, nations, lit, zoom, previews, trails, route, map.stacks],
  );
}

const NONE: readonly never[] = [];

/** Those that lie in the part of the board that is drawn. The list is the same as long as they are the same. */
function useInView<T extends { readonly hex: string }>(
  { board }: Scene,
  things: readonly T[] | undefined = NONE,
  region: Box,
): readonly T[] {
  const before = useRef<readonly T[]>(NONE);
  before.current = useMemo(() => {
    const [left, top, right, bottom] = region;
    const inView = things.filter(({ hex }) => {
      const at = board.grid.hexAt(hex);
      if (at < 0) return false;
      const [x, y] = board.centreOf(at);
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    const last = before.current;
    return inView.length === last.length && inView.every((thing, i) => thing === last[i]) ? last : inView;
  }, [things, board, ...region]);
  return before.current;
}

/** Pieces slide to where they go, but not while the scale changes. */
function useSlides(zoom: number): boolean {
  const last = useRef(zoom);
  const slides = last.current === zoom;
  useEffect(() => {
    last.current = zoom;
  }, [zoom]);
  return slides;
}
