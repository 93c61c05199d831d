import type { Message, PieceView } from '@point-option/engine';
import { type ComponentType, memo } from 'react';
import { conditionOf } from './condition.ts';
import './counters.css';
import type { Face } from './face.ts';
import { Flight, Search } from './Flight.tsx';
import { Force } from './Force.tsx';
import { inscriptionOf } from './inscription.ts';
import { type Family, kindOf } from './kinds.ts';
import { liveryOf } from './livery.ts';
import { Airfield, Dummy, Points, Troops } from './Markers.tsx';
import { Ships } from './Ships.tsx';
import { Submarine } from './Submarine.tsx';
import { Unit, UNIT_HEIGHT, UNIT_WIDTH } from './Unit.tsx';

export interface CounterProps {
  readonly piece: PieceView;
  /** The width of the plate in pixels. Tabs and frames reach half as far again beyond it. */
  readonly size: number;
  readonly lit?: boolean;
  readonly selected?: boolean;
  words(message: Message): string;
  /** Which way it goes, in degrees from north. */
  readonly bearing?: number | undefined;
  /** How many counters lie under it. */
  readonly behind?: number;
  /** Letters only. */
  readonly small?: boolean;
}

const FACES: Readonly<Record<Family, ComponentType<Face>>> = {
  ships: Ships,
  plain: Ships,
  force: Force,
  flight: Flight,
  search: Search,
  submarine: Submarine,
  unit: Unit,
  dummy: Dummy,
  points: Points,
  airfield: Airfield,
  troops: Troops,
};

/** Units across the drawing of a plate of 40: room for frames, tabs and pointers. */
const BOX = 60;
const PLATE = 40;

/** A counter as an `<svg>`: in a page as it is, inside another drawing centred on 0 0. */
export const Counter = memo(function Counter(props: CounterProps) {
  const { piece, size, words, lit = false, selected = false, bearing, behind = 0, small = false } = props;
  const label = words(piece.label);
  const kind = kindOf(piece.kind, piece.level);
  const Drawn = FACES[kind.family];
  const unit = kind.family === 'unit';
  const [w, h] = unit ? [UNIT_WIDTH, UNIT_HEIGHT] : [BOX, BOX];
  const scale = size / (unit ? UNIT_WIDTH : PLATE);
  return (
    <svg
      className={unit ? 'ct ct-unit' : 'ct'}
      role="img"
      aria-label={label}
      x={(-w * scale) / 2}
      y={(-h * scale) / 2}
      width={w * scale}
      height={h * scale}
      viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}
    >
      <Drawn
        piece={piece}
        kind={kind}
        livery={liveryOf(piece.side)}
        inscription={inscriptionOf(label)}
        condition={conditionOf(piece)}
        lit={lit}
        selected={selected}
        bearing={bearing}
        behind={behind}
        small={small}
      />
    </svg>
  );
});
