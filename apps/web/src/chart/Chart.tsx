import type { MapView, Message } from '@point-option/engine';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Counter } from '../counters/Counter.tsx';
import { Previews, Trails, type Way } from './Arrows.tsx';
import { boardOf } from './board.ts';
import type { ChartFile } from './chartFile.ts';
import './chart.css';
import { ChartTools } from './ChartTools.tsx';
import { EdgeTabs } from './EdgeTabs.tsx';
import { meaningOf } from './keys.ts';
import { Aim, LitHexes, LitKeys } from './LitHexes.tsx';
import type { Lit } from './lit.ts';
import { hexPath, px } from './outline.ts';
import { Areas, laidOut, Tracks } from './Overlays.tsx';
import { Pieces } from './Pieces.tsx';
import { spokenHex } from './spoken.ts';
import { opens } from './spread.ts';
import { useDwelt } from './useDwelt.ts';
import { useStable } from './useStable.ts';
import { regionOf, useView } from './useView.ts';
import { Pointed } from './Pointed.tsx';
import { chartSays } from './words.ts';

export interface ChartProps {
  readonly map: MapView;
  readonly terrain: ChartFile | null;
  words(message: Message): string;
  /** What may be chosen now, by hex label or piece id. */
  readonly lit: readonly Lit[];
  readonly selected?: string | null;
  onPick(id: string): void;
  onWhyNot(id: string): void;
  readonly light?: 'day' | 'dusk' | 'night';
  /** What an option in the list points at: it is framed as if the pointer were on it. */
  readonly aimed?: string | null;
  /** What the pointer or the focus is on: a piece or else a hex. */
  onAim?(id: string | null): void;
  /** Brings something into view; a new object asks again. */
  readonly show?: { readonly ids: readonly string[] } | null;
  /** Which question is asked: when it is new, and offers hexes out of view, the chart takes them in, once. */
  readonly question?: number | null;
  /** The side before the screen: the first view does not lose its pieces. */
  readonly seat?: string;
  /** Pieces and hexes that are pointed at: ringed. */
  readonly pointed?: readonly string[];
  /** The piece that the question is about: it is framed, and may be dragged to what is lit. */
  readonly mover?: string | null;
  /** What the order in hand would do, from piece or hex to piece or hex. */
  readonly previews?: readonly Way[];
  /** Where pieces have come from, by their hexes. */
  readonly trails?: readonly Way[];
}
const NOTHING: readonly string[] = [];

const NO_WAYS: readonly Way[] = [];

/** The chart: ground, grid and names on canvas, and over them in one drawing all that orders change. */
export function Chart(props: ChartProps) {
  const { map, terrain, words, lit, selected = null, light = 'day', aimed, show, mover = null } = props;
  const { trails = NO_WAYS, pointed = NOTHING, seat } = props;
  const grid = useStable(map.grid);
  const board = useMemo(() => boardOf(grid, terrain), [grid, terrain]);
  const litById = useMemo(() => new Map(lit.map((each) => [each.id, each])), [lit]);
  const hexOfPiece = useMemo(
    () => new Map(map.stacks.flatMap(({ hex, pieces }) => pieces.map((piece) => [piece.id, hex] as const))),
    [map.stacks],
  );
  const ringed = useMemo(() => [...new Set(pointed.map((id) => hexOfPiece.get(id) ?? id))], [pointed, hexOfPiece]);
  const [cursor, setCursor] = useState(-1);
  const [held, setHeld] = useState<'hex' | 'piece' | null>(null);
  const [hover, setHover] = useState<string | null>(null);
  const [carried, setCarried] = useState<string | null>(null);
  const dwelt = useDwelt(hover);
  const ghost = useRef<HTMLDivElement>(null);
  const carriedTo = useRef('');
  const helpId = useId();
  const latest = useRef(props);
  latest.current = props;
  const litNow = useRef(litById);
  litNow.current = litById;

  const named = useStable(map.places.map(({ hex, name }) => ({ hex, name: words(name) })));
  const view = useView({
    board,
    grid,
    terrain,
    named,
    light,
    // The first look takes in all that is on the map, and what is asked.
    matters: () => {
      const asked = ringed.length > 0 ? ringed : lit.map(({ id }) => hexOfPiece.get(id) ?? id);
      const own = map.stacks.flatMap(({ hex, pieces }) => pieces.filter(({ side }) => side === seat).map(() => hex));
      return { all: [...map.stacks.map(({ hex }) => hex), ...asked], asked, own };
    },
    gestures: {
      lift(piece) {
        const { selected: chosen, mover: goes, onPick } = latest.current;
        if (!litNow.current.has(piece) && chosen !== piece && goes !== piece) return false;
        if (chosen !== piece && goes !== piece) onPick(piece);
        setCarried(piece);
        return true;
      },
      carry(x, y) {
        carriedTo.current = `translate(${x}px, ${y}px)`;
        if (ghost.current) ghost.current.style.transform = carriedTo.current;
        const hex = view.hexAt(x, y);
        const label = hex < 0 ? null : board.grid.label(hex);
        latest.current.onAim?.(label !== null && litNow.current.has(label) ? label : null);
      },
      drop(x, y, done) {
        setCarried(null);
        const hex = done ? view.hexAt(x, y) : -1;
        const label = hex < 0 ? null : board.grid.label(hex);
        if (label !== null && litNow.current.has(label)) latest.current.onPick(label);
        else if (done) {
          const over = pieceUnder(view.port.current, x, y);
          const { selected: chosen, mover: goes, map: chart, onPick, onWhyNot } = latest.current;
          const from = chart.stacks.find(({ pieces }) => pieces.some(({ id }) => id === chosen || id === goes))?.hex;
          if (over !== null && over !== chosen && litNow.current.has(over)) onPick(over);
          else if (label !== null && label !== from) onWhyNot(label);
        }
      },
      hover(x, y, on) {
        const hex = on ? view.hexAt(x, y) : -1;
        const over = on ? elementUnder(view.port.current, x, y)?.closest<HTMLElement>('[data-hex]') : undefined;
        // Over an open stack the pointer is still with its hex, though that lies under another.
        const label = over?.dataset.hex ?? (hex < 0 ? null : board.grid.label(hex));
        setHover(label);
        latest.current.onAim?.(over?.dataset.piece ?? label);
      },
    },
  });
  const { zoom } = view.settled;

  const start = cursor >= 0 && cursor < board.grid.count ? cursor : firstHex();
  function firstHex(): number {
    const wanted = lit.map(({ id }) => board.grid.hexAt(hexOfPiece.get(id) ?? id)).find((hex) => hex >= 0);
    return wanted ?? Math.max(0, board.grid.hexAt(map.stacks[0]?.hex ?? ''));
  }

  const centreOn = useCallback(
    (id: string, nearer = false) => {
      const hex = board.grid.hexAt(hexOfPiece.get(id) ?? id);
      if (hex >= 0) view.centreOn(hex, nearer);
    },
    [board, hexOfPiece, view.centreOn],
  );
  useEffect(() => {
    if (show) view.bring(show.ids.map((id) => board.grid.hexAt(hexOfPiece.get(id) ?? id)).filter((hex) => hex >= 0));
    // Only a new wish moves the chart, not a new position of what was wished for.
  }, [show]);

  const { question = null } = props;
  const hasView = view.frame.width > 0;
  useEffect(() => {
    // What is pointed at is brought into view by whoever points at it.
    if (question === null || !hasView || ringed.length > 0) return;
    view.takeIn(lit.map(({ id }) => board.grid.hexAt(id)).filter((hex) => hex >= 0));
    // Once for each question, not with every piece that is taken up.
  }, [question, hasView]);

  function choose(id: string): void {
    if (litById.has(id)) props.onPick(id);
    else props.onWhyNot(id);
  }

  function click(target: Element, x: number, y: number, finger: boolean): void {
    const piece = target.closest<HTMLElement>('[data-piece]')?.dataset.piece;
    const at = target.closest<HTMLElement>('[data-hex]')?.dataset.hex ?? labelAt(x, y);
    if (at === null) return;
    setCursor(board.grid.hexAt(at));
    // A finger cannot rest on a stack: its first touch opens it, unless there is but one thing to mean.
    if (finger) setHover(at);
    const pieces = piecesAt(at);
    const asked = pieces.filter(({ id }) => litById.has(id));
    if (finger && open !== at && !litById.has(at) && asked.length !== 1 && opens(pieces.length, zoom)) return;
    if (piece === undefined) return choose(at);
    // A piece stands for its hex where only the hex may be chosen.
    const stands = !litById.has(piece) && litById.has(at) ? at : piece;
    choose(stands);
  }
  const labelAt = (x: number, y: number): string | null => {
    const hex = view.hexAt(x, y);
    return hex < 0 ? null : board.grid.label(hex);
  };

  const wantsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    view.port.current?.querySelector<SVGElement>('[data-cursor]')?.focus({ preventScroll: true });
  });

  function go(hex: number): void {
    setCursor(hex);
    wantsFocus.current = true;
    view.keepInView(hex);
    latest.current.onAim?.(board.grid.label(hex));
  }

  function press(event: React.KeyboardEvent): void {
    if ((event.target as Element).closest('button')) return;
    const piece = (event.target as Element).closest<HTMLElement>('[data-piece]');
    if (piece && inStack(event, piece)) return;
    const meaning = meaningOf(event, board, start);
    if (!meaning) return;
    event.preventDefault();
    event.stopPropagation();
    if (meaning.kind === 'pan') view.pan(meaning.dx, meaning.dy);
    if (meaning.kind === 'zoom') view.zoomBy(meaning.factor);
    if (meaning.kind === 'fit') view.fit();
    if (meaning.kind === 'go') go(meaning.hex);
    if (meaning.kind === 'choose') chooseHere(piece?.dataset.piece);
  }

  /** Among the pieces of a stack the arrows go from one to the next, and Escape back to the hex. */
  function inStack(event: React.KeyboardEvent, piece: HTMLElement): boolean {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key !== 'Escape' && (step === undefined || event.shiftKey)) return false;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(view.port.current?.querySelectorAll<SVGElement>('[data-piece]') ?? [])].filter(
      ({ dataset }) => dataset.hex === piece.dataset.hex,
    );
    if (step === undefined) {
      wantsFocus.current = true;
      setHeld('hex');
      view.port.current?.querySelector<SVGElement>('[data-cursor]')?.focus({ preventScroll: true });
    } else
      all[
        (all.findIndex(({ dataset }) => dataset.piece === piece.dataset.piece) + step + all.length) % all.length
      ]?.focus();
    return true;
  }

  /** Enter on a hex chooses it, or the one piece in it that may be chosen, or else goes in among its pieces. */
  function chooseHere(piece: string | undefined): void {
    if (piece !== undefined) return choose(piece);
    const label = board.grid.label(start);
    if (litById.has(label)) return props.onPick(label);
    const pieces = map.stacks.find(({ hex }) => hex === label)?.pieces ?? [];
    const lighted = pieces.filter(({ id }) => litById.has(id));
    if (lighted.length === 1 && lighted[0]) return props.onPick(lighted[0].id);
    if (pieces.length === 0) return props.onWhyNot(label);
    const wanted = lighted[0] ?? pieces[0];
    const elements = [...(view.port.current?.querySelectorAll<SVGElement>('[data-piece]') ?? [])];
    elements.find(({ dataset }) => dataset.piece === wanted?.id)?.focus({ preventScroll: true });
  }

  const laid = useMemo(() => laidOut(board, map, terrain, zoom, words), [board, map, terrain, zoom, words]);
  const previews = useStable(
    (props.previews ?? NO_WAYS).map(({ from, to }) => ({
      from: hexOfPiece.get(from) ?? from,
      to: hexOfPiece.get(to) ?? to,
    })),
  );
  const over = useMemo(
    () => (
      <>
        <Trails board={board} ways={trails} zoom={zoom} over />
        <Previews board={board} ways={previews} zoom={zoom} />
        <LitKeys board={board} lit={lit} zoom={zoom} stacks={map.stacks} />
      </>
    ),
    [board, lit, zoom, previews, trails, map.stacks],
  );
  const region = regionOf(view.settled, view.frame);
  const stacks = useMemo(() => {
    const [left, top, right, bottom] = region;
    return map.stacks.filter(({ hex }) => {
      const [x, y] = board.centreOf(Math.max(0, board.grid.hexAt(hex)));
      return x >= left && x <= right && y >= top && y <= bottom;
    });
  }, [map.stacks, board, ...region]);
  const [left, top, right, bottom] = region.map((edge) => Math.round(edge * zoom)) as [number, number, number, number];
  const cursorLabel = board.grid.label(start);
  const open = carried !== null ? null : held !== null ? cursorLabel : dwelt;
  const lastZoom = useRef(zoom);
  const slides = lastZoom.current === zoom;
  useEffect(() => {
    lastZoom.current = zoom;
  }, [zoom]);
  const piecesAt = (label: string) => map.stacks.find(({ hex }) => hex === label)?.pieces ?? [];
  const carriedPiece =
    carried === null ? undefined : map.stacks.flatMap(({ pieces }) => pieces).find(({ id }) => id === carried);

  return (
    <section
      ref={view.host}
      className="chart"
      aria-label={terrain?.title ?? chartSays('chart')}
      data-lamp={light === 'night' ? 'night' : undefined}
      data-light={light}
    >
      <p id={helpId} className="sr">
        {chartSays('chart help')}
      </p>
      <div
        ref={view.port}
        className="chart-port"
        onClick={(event) => {
          const { left: x, top: y } = event.currentTarget.getBoundingClientRect();
          const finger = (event.nativeEvent as PointerEvent).pointerType === 'touch';
          // Not the event's own target: that may be the shield of a gesture that has just ended.
          const under = document.elementFromPoint(event.clientX, event.clientY) ?? (event.target as Element);
          click(under, event.clientX - x, event.clientY - y, finger);
        }}
        onDoubleClick={(event) => {
          const { left: x, top: y } = event.currentTarget.getBoundingClientRect();
          const label =
            (event.target as Element).closest<HTMLElement>('[data-hex]')?.dataset.hex ??
            labelAt(event.clientX - x, event.clientY - y);
          if (label) centreOn(label, true);
        }}
        onKeyDown={press}
        onFocus={(event) => {
          const target = event.target as unknown as HTMLElement;
          if (!target.matches(':focus-visible')) return;
          setHeld(target.dataset.piece === undefined ? 'hex' : 'piece');
          if (target.dataset.hex) setCursor(board.grid.hexAt(target.dataset.hex));
          latest.current.onAim?.(target.dataset.piece ?? target.dataset.hex ?? null);
        }}
        onBlur={() => setHeld(null)}
      >
        <div ref={view.world} className="chart-world">
          <div ref={view.ground} className="chart-ground" />
          <svg
            className={slides ? 'chart-drawing chart-slides' : 'chart-drawing'}
            role="group"
            aria-label={chartSays('chart')}
            aria-describedby={helpId}
            style={{ left, top, width: right - left, height: bottom - top }}
            viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
          >
            <Areas board={board} laid={laid} zoom={zoom} />
            <LitHexes board={board} lit={lit} zoom={zoom} />
            <Pointed board={board} hexes={ringed} zoom={zoom} />
            <Aim board={board} id={selected} zoom={zoom} />
            {aimed && aimed !== selected && <Aim board={board} id={hexOfPiece.get(aimed) ?? aimed} zoom={zoom} />}
            <Tracks board={board} laid={laid} zoom={zoom} />
            <Trails board={board} ways={trails} zoom={zoom} over={false} />
            <path
              className="chart-cursor"
              data-cursor
              data-hex={cursorLabel}
              data-held={held === 'hex' || undefined}
              role="button"
              tabIndex={0}
              aria-label={spokenHex(board, start, map, piecesAt(cursorLabel), litById.get(cursorLabel), words)}
              d={hexPath(board, start, zoom, 2)}
            />
            <Pieces
              board={board}
              stacks={stacks}
              zoom={zoom}
              lit={litById}
              selected={selected ?? null}
              open={open}
              between={over}
              mover={mover}
              words={words}
            />
            {held === 'hex' && (
              <g className="chart-aim" aria-hidden="true">
                <path className="chart-keyline" d={hexPath(board, start, zoom, -1)} />
                <path className="chart-amber" d={hexPath(board, start, zoom, -1)} />
              </g>
            )}
          </svg>
        </div>
        <div className="chart-shield" />
        <div className="chart-tabs">
          <EdgeTabs
            board={board}
            stacks={map.stacks}
            camera={view.settled}
            frame={view.frame}
            narrow={view.host.current?.classList.contains('chart-narrow') === true}
            words={words}
            onShow={centreOn}
          />
        </div>
        {carriedPiece && (
          <div ref={ghost} className="chart-ghost" aria-hidden="true" style={{ transform: carriedTo.current }}>
            <svg width="1" height="1">
              <Counter piece={carriedPiece} size={Math.max(34, px(view.counterSize))} words={words} selected />
            </svg>
          </div>
        )}
        <ChartTools lit={lit} onZoom={view.zoomBy} onFit={view.fit} />
      </div>
      {(['top', 'bottom', 'left', 'right'] as const).map((edge) => (
        <canvas key={edge} className="chart-edge" data-edge={edge} aria-hidden="true" />
      ))}
      <p className="sr" aria-live="polite">
        {lit.length > 0 ? chartSays('in view', { n: lit.length }) : ''}
      </p>
    </section>
  );
}

function elementUnder(port: HTMLElement | null, x: number, y: number): Element | null {
  if (!port) return null;
  const { left, top } = port.getBoundingClientRect();
  return document.elementFromPoint(left + x, top + y);
}

function pieceUnder(port: HTMLElement | null, x: number, y: number): string | null {
  return elementUnder(port, x, y)?.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? null;
}
