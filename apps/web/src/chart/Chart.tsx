import { type Ref, refKey } from '@point-option/engine';
import { useCallback, useRef, useState } from 'react';
import { Counter } from '../counters/Counter.tsx';
import './chart.css';
import './orders.css';
import './tools.css';
import { ChartTools } from './ChartTools.tsx';
import type { ChartProps } from './chartProps.ts';
import { Drawing } from './Drawing.tsx';
import { EdgeTabs } from './EdgeTabs.tsx';
import { px } from './outline.ts';
import { type Scene, useScene } from './scene.ts';
import { hexesOfInterest, useScrollIntoView, usePointed } from './useAttention.ts';
import { useDragPiece } from './useDragPiece.ts';
import { useCursor } from './useCursor.ts';
import { lightMarks } from './useGround.ts';
import { useOpenStack } from './useOpenStack.ts';
import { usePointing } from './usePointing.ts';
import { useView, type View } from './useView.ts';
import { chartSays } from './words.ts';

/** The chart: ground, grid and names on canvas, and over them in one drawing all that orders change. */
export function Chart(props: ChartProps) {
  const { map, nations, terrain, words, lit, light = 'day' } = props;
  // Another light comes with the ground that is painted for it.
  const [firstLight] = useState(() => lightMarks(light));
  const scene = useScene(props);
  const sceneNow = useRef<Scene>(scene);
  sceneNow.current = scene;
  const viewNow = useRef<View | null>(null);
  const stack = useOpenStack();
  const choose = (ref: Ref): void => (scene.lit.has(refKey(ref)) ? props.onPick(ref) : props.onWhyNot(ref));
  const carrying = useDragPiece(sceneNow, viewNow);
  const pointing = usePointing({
    scene: sceneNow,
    view: viewNow,
    open: stack.now,
    choose,
    onHex: (hex) => cursor.put(hex),
  });
  const pointed = usePointed(scene);
  const view = useView({
    scene,
    light,
    matters: () => hexesOfInterest(scene, pointed),
    gestures: {
      lift: carrying.lift,
      carry: carrying.carry,
      drop: carrying.drop,
      hover: pointing.hover,
      hold: stack.hold,
    },
  });
  viewNow.current = view;
  useScrollIntoView(scene, pointed, view);
  const cursor = useCursor(scene, view, choose);
  stack.show(cursor.held !== null ? cursor.label : pointing.dwelt);
  const showAt = useCallback((ref: Ref) => viewNow.current?.centreOn(sceneNow.current.places.hexOf(ref)), []);
  const carried = carrying.piece === null ? undefined : scene.places.pieceOf(carrying.piece);
  return (
    <section ref={view.host} className="chart" aria-label={terrain?.title ?? chartSays('chart')} {...firstLight}>
      <div
        ref={view.port}
        className="chart-port"
        onClick={pointing.click}
        onDoubleClick={pointing.doubleClick}
        onContextMenu={pointing.contextMenu}
        onKeyDown={cursor.press}
        onFocus={cursor.focus}
        onBlur={cursor.blur}
      >
        <div ref={view.world} className="chart-world">
          <div ref={view.ground} className="chart-ground" />
          <Drawing {...{ scene, view, cursor, pointed }} open={carrying.piece === null ? stack.now.current : null} />
        </div>
        <div className="chart-shield" />
        <div className="chart-tabs">
          <EdgeTabs
            board={scene.board}
            nations={nations}
            stacks={map.stacks}
            camera={view.settled}
            frame={view.frame}
            narrow={view.host.current?.classList.contains('chart-narrow') === true}
            words={words}
            onShow={showAt}
          />
        </div>
        {carried && (
          <div
            ref={carrying.ghost}
            className="chart-ghost"
            aria-hidden="true"
            style={{ transform: carrying.at.current }}
          >
            <svg width="1" height="1">
              <Counter piece={carried} {...{ nations, words }} size={Math.max(34, px(view.counterSize))} selected />
            </svg>
          </div>
        )}
        <ChartTools lit={lit} onZoom={view.zoomBy} onFit={view.fit} />
      </div>
      {(['top', 'bottom', 'left', 'right'] as const).map((edge) => (
        <canvas key={edge} className="chart-edge" data-edge={edge} aria-hidden="true" />
      ))}
      <p className="sr" aria-live="polite">
        {scene.lit.size > 0 ? chartSays('in view', { n: scene.lit.size }) : ''}
      </p>
    </section>
  );
}
