import type { Message, Nations, PieceView, Plate } from '@point-option/engine';
import { type ComponentType, memo } from 'react';
import './counters.css';
import type { Drawing } from './drawing.ts';
import { Flight, Search } from './Flight.tsx';
import { Force } from './Force.tsx';
import { Ground } from './Ground.tsx';
import { liveryOfPiece } from './livery.ts';
import { Base, Dummy, Points } from './Markers.tsx';
import { Ships } from './Ships.tsx';
import { Submarine } from './Submarine.tsx';
import { Unit, UNIT_HEIGHT, UNIT_WIDTH } from './Unit.tsx';

export interface CounterProps {
  readonly piece: PieceView;
  readonly nations: Nations;
  /** The width of the plate in pixels. Tabs and frames reach half as far again beyond it. */
  readonly size: number;
  readonly lit?: boolean;
  readonly selected?: boolean;
  words(message: Message): string;
  /** How many counters lie under it. */
  readonly behind?: number;
  /** Letters only. */
  readonly small?: boolean;
  /**
   * Inside another drawing: a group rather than a picture of its own. A picture has a viewport, and on a chart of hundreds the browser
   * would lay out, clip and layer each of them.
   */
  readonly inDrawing?: boolean;
}

/** Every plate of the contract: a new one does not compile until it is drawn. */
const PLATES: Readonly<Record<Plate, ComponentType<Drawing>>> = {
  ship: Ships,
  plain: Ships,
  force: Force,
  flight: Flight,
  search: Search,
  submarine: Submarine,
  unit: Unit,
  dummy: Dummy,
  points: Points,
  base: Base,
  ground: Ground,
};

/** Units across the drawing of a plate of 40: room for frames, tabs and pointers. */
const BOX = 60;
const PLATE = 40;

/** A counter as a picture of its own, or inside another drawing, centered on 0 0. */
export const Counter = memo(function Counter(props: CounterProps) {
  const {
    piece,
    nations,
    size,
    words,
    lit = false,
    selected = false,
    behind = 0,
    small = false,
    inDrawing = false,
  } = props;
  const { face } = piece;
  const Drawn = PLATES[face.plate];
  const unit = face.plate === 'unit';
  const [w, h] = unit ? [UNIT_WIDTH, UNIT_HEIGHT] : [BOX, BOX];
  const scale = size / (unit ? UNIT_WIDTH : PLATE);
  const drawn = (
    <Drawn
      piece={piece}
      face={face}
      livery={liveryOfPiece(nations, piece)}
      foot={face.foot ? words(face.foot) : ''}
      lit={lit}
      selected={selected}
      bearing={piece.heading}
      behind={behind}
      small={small}
    />
  );
  const shared = { className: unit ? 'ct ct-unit' : 'ct', role: 'img', 'aria-label': words(piece.label) };
  if (inDrawing) {
    // Every transform costs the browser a layer to think of.
    return (
      <g {...shared} {...(scale !== 1 && { transform: `scale(${scale})` })}>
        {drawn}
      </g>
    );
  }
  return (
    <svg {...shared} width={w * scale} height={h * scale} viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}>
      {drawn}
    </svg>
  );
});
