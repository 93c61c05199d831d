import { type Display, type DisplayBox, includesRef, type PromptView } from '@point-option/engine';
import { speak } from '../../store/room.ts';
import { t } from '../../words.ts';
import { Boxes, partsIn } from './Boxes.tsx';
import { BoxView } from './BoxView.tsx';
import { type Desk, holds, useLanding } from './desk.ts';

/** Boxes that stand alone, then heads with their parts in a row, as strips of cells. */
export function Cells({ display, ...desk }: { readonly display: Display } & Desk) {
  const { heads, alone } = partsIn(display);
  const landing = useLanding();
  // What the order being composed puts into a box is drawn there too, and so are the boxes that it could use.
  const isIdle = (box: DisplayBox): boolean =>
    box.pieces.length === 0 &&
    !holds(box, desk.lit) &&
    !isOffered(desk.table.prompt, box) &&
    ![...landing.values()].some((to) => to.has(box.id));
  return (
    <>
      <Boxes boxes={alone} className="boxes" {...desk} />
      {heads.map(([head, cells]) => {
        const isEmpty = cells.every(isIdle);
        return (
          <div key={head.id} className={`track${isEmpty ? ' none' : head.short ? ' beside' : ''}`}>
            <span className="lab">{speak((!isEmpty && head.short) || head.title)}</span>
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

/** Whether the question lets pieces be put into a box. */
function isOffered(prompt: PromptView | null, { id }: DisplayBox): boolean {
  return prompt?.kind === 'arrange' && prompt.boxes.some(({ touches }) => includesRef(touches, { box: id }));
}
