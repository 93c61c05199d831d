import { type DisplayBox, refKey } from '@point-option/engine';
import { memo, type ReactNode } from 'react';
import { speak } from '../../store/room.ts';
import { t } from '../../words.ts';
import { pick } from '../picking.ts';
import { ScaleBar } from '../ScaleBar.tsx';
import { type Desk, useDrop, useLanding } from './desk.ts';
import { Gauges, Notes } from './Gauges.tsx';
import { ComingPiece, PieceInBox } from './PieceInBox.tsx';
import { changeOf } from './slip.ts';

interface BoxProps extends Desk {
  readonly box: DisplayBox;
  /** The boxes beside it, for what its gauges count. */
  readonly boxes?: readonly DisplayBox[];
  readonly className?: string;
  readonly size?: number;
  /** Inside another box its title in a word is enough. */
  readonly brief?: boolean;
  /** Beside the title. */
  readonly extra?: ReactNode;
}

const NO_BOXES: readonly DisplayBox[] = [];

/** A titled box with pieces in it: how full it is, what there is to say of it, and what the slip would change. */
export const BoxView = memo(function BoxView(props: BoxProps) {
  const { box, boxes = NO_BOXES, className = 'box', size, brief = false, extra } = props;
  const { table, lit: litKeys, pulse, pieces, chosen, movable, nations } = props;
  const ref = { box: box.id };
  const lit = litKeys.has(refKey(ref));
  const drop = useDrop(table, box.id);
  const { leaving, coming } = changeOf(box, useLanding(), pieces);
  const n = box.pieces.length;
  const after = n - leaving.size + coming.length;
  const { limit } = box;
  const state = lit ? 'now' : n + coming.length === 0 ? 'none' : limit !== undefined && after >= limit ? 'full' : '';
  const title = (
    <>
      <span>{speak(brief && box.short ? box.short : box.title)}</span>
      {limit !== undefined && (
        <span className="room-left">
          {limit > 0 && (
            <ScaleBar
              value={n}
              max={limit}
              after={after === n ? undefined : after}
              label={speak(box.title)}
              maxParts={10}
            />
          )}
          <b>{after === n ? t('table.full', { n, max: limit }) : t('table.full after', { n, after, max: limit })}</b>
        </span>
      )}
    </>
  );
  return (
    <div className={`${className} ${state}${pulse.has(refKey(ref)) ? ' pulse' : ''}`} data-box={box.id} {...drop}>
      <header>
        {lit ? (
          <button type="button" onClick={() => pick(ref)}>
            {title}
          </button>
        ) : (
          title
        )}
        {extra}
      </header>
      {(n > 0 || coming.length > 0) && (
        <div className="pieces">
          {box.pieces.map((piece) => (
            <PieceInBox
              key={piece.id}
              piece={piece}
              nations={nations}
              lit={litKeys.has(refKey({ piece: piece.id }))}
              chosen={chosen.has(refKey({ piece: piece.id }))}
              movable={movable.has(piece.id)}
              pulse={pulse.has(refKey({ piece: piece.id }))}
              leaving={leaving.has(piece.id)}
              size={size}
            />
          ))}
          {coming.map((piece) => (
            <ComingPiece key={piece.id} piece={piece} size={size} />
          ))}
        </div>
      )}
      <Gauges gauges={box.gauges} boxes={boxes} />
      <Notes notes={box.notes} />
    </div>
  );
});
