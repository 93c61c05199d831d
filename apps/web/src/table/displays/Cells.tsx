import type { Display, DisplayBox } from '@point-option/engine';
import { speak } from '../../store/room.ts';
import { t } from '../../words.ts';
import { Boxes, partsIn } from './Boxes.tsx';
import { BoxView } from './BoxView.tsx';
import { type Desk, holds, useLanding } from './desk.ts';

/** Boxes that stand alone, then heads with their parts in a row, as strips of cells. */
export function Cells({ display, ...desk }: { readonly display: Display } & Desk) {
  const { heads, alone } = partsIn(display);
  const landing = useLanding();
  // What the order being composed puts into a box is drawn there too.
  const isIdle = (box: DisplayBox): boolean =>
    box.pieces.length === 0 && !holds(box, desk.lit) && ![...landing.values()].some((to) => to.has(box.id));
  return (
    <>
      <Boxes boxes={alone} className="boxes" {...desk} />
      {heads.map(([head, cells]) => {
        const isEmpty = cells.every(isIdle);
        return (
          <div key={head.id} className={`track${isEmpty ? ' none' : ''}`}>
            <span className="lab">{speak(head.title)}</span>
            {isEmpty ? (
              <span className="empties">{t('table.nothing')}</span>
            ) : (
              <div className="cells">
                {cells.map((box) => (
                  <BoxView key={box.id} box={box} className="cell" brief size={26} {...desk} />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
