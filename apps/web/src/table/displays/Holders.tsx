import { type Display, type DisplayBox, type Gauge, type PieceView, refKey } from '@point-option/engine';
import type { ReactNode } from 'react';
import { speak } from '../../store/room.ts';
import { pick } from '../picking.ts';
import { Boxes, partsIn } from './Boxes.tsx';
import { BoxView } from './BoxView.tsx';
import { type Desk, useDrop } from './desk.ts';
import { GaugeView, Notes } from './Gauges.tsx';
import { PieceInBox } from './PieceInBox.tsx';

/** Boxes with parts on them and below them, such as a hull with what is on it: how full both are, and what ails the holder. */
export function Holders({ display, ...desk }: { readonly display: Display } & Desk) {
  const { heads, alone } = partsIn(display);
  return (
    <>
      {heads.length > 0 && (
        <div className="holders">
          {heads.map(([head, parts]) => (
            <Holder key={head.id} head={head} parts={parts} boxes={display.boxes} {...desk} />
          ))}
        </div>
      )}
      {alone.length > 0 && <Boxes boxes={alone} className="boxes" keepEmpty {...desk} />}
    </>
  );
}

interface HolderProps extends Desk {
  readonly head: DisplayBox;
  readonly parts: readonly DisplayBox[];
  readonly boxes: readonly DisplayBox[];
}

function Holder({ head, parts, boxes, ...desk }: HolderProps) {
  const { table, lit: litKeys, pulse } = desk;
  const upper = parts.filter(({ tier }) => tier !== 'lower');
  const lower = parts.filter(({ tier }) => tier === 'lower');
  const key = refKey({ box: head.id });
  const drop = useDrop(table, head.id);
  const lit = litKeys.has(key);
  const isHurt = (head.notes ?? []).some(({ tone }) => tone === 'caution');
  const { below, above } = gaugesOf(head, upper, lower);
  return (
    <div
      className={`holder${lit ? ' now' : ''}${isHurt ? ' hurt' : ''}${pulse.has(key) ? ' pulse' : ''}`}
      data-box={head.id}
      {...drop}
    >
      <HolderTitle head={head} {...desk}>
        {above.map((gauge) => (
          <GaugeView key={gauge.label.key} gauge={gauge} boxes={boxes} />
        ))}
      </HolderTitle>
      <div className="upper">
        {upper.map((box) => (
          <BoxView key={box.id} box={box} className="part" brief size={26} {...desk} />
        ))}
      </div>
      {lower.length > 0 && (
        <div className="lower">
          {lower.map((box, i) => (
            <BoxView
              key={box.id}
              box={box}
              className="part"
              brief
              size={24}
              extra={
                i === lower.length - 1 &&
                below.map((gauge) => <GaugeView key={gauge.label.key} gauge={gauge} boxes={boxes} />)
              }
              {...desk}
            />
          ))}
        </div>
      )}
      <Notes notes={head.notes} />
    </div>
  );
}

/** A gauge that counts what is below belongs there; the others are of the holder itself, and come first where they count nothing. */
function gaugesOf({ gauges = [] }: DisplayBox, upper: readonly DisplayBox[], lower: readonly DisplayBox[]) {
  const counts = (own: readonly DisplayBox[], { counts: boxes }: Gauge): boolean =>
    own.some(({ id }) => boxes?.includes(id) === true);
  const below = gauges.filter((gauge) => counts(lower, gauge));
  const onIt = gauges.filter((gauge) => counts(upper, gauge) && !below.includes(gauge));
  return { below, above: [...gauges.filter((gauge) => gauge.counts === undefined), ...onIt] };
}

interface TitleProps extends Desk {
  readonly head: DisplayBox;
  readonly children: ReactNode;
}

/** The holder's own counter stands in its title only where it can be chosen or is pointed at. */
function HolderTitle({ head, children, ...desk }: TitleProps) {
  const lit = desk.lit.has(refKey({ box: head.id }));
  const keys = ({ id }: PieceView): string => refKey({ piece: id });
  const shown = head.pieces.filter((piece) => desk.lit.has(keys(piece)) || desk.pulse.has(keys(piece)));
  const title = <b>{speak(head.title)}</b>;
  return (
    <div className="hh">
      {shown.map((piece) => (
        <PieceInBox
          key={piece.id}
          piece={piece}
          nations={desk.nations}
          lit={desk.lit.has(keys(piece))}
          chosen={desk.chosen.has(keys(piece))}
          movable={desk.movable.has(piece.id)}
          pulse={desk.pulse.has(keys(piece))}
          size={20}
        />
      ))}
      {lit ? (
        <button type="button" onClick={() => pick({ box: head.id })}>
          {title}
        </button>
      ) : (
        title
      )}
      {children}
    </div>
  );
}
