import type { Display } from '@point-option/engine';
import { t } from '../../words.ts';
import { Board } from './Board.tsx';
import { Boxes } from './Boxes.tsx';
import { Cells } from './Cells.tsx';
import type { Desk } from './desk.ts';
import { Gauges, Notes } from './Gauges.tsx';
import { Holders } from './Holders.tsx';

/** Whether remarks are so few that they stand beside the title. */
export const isAside = (notes: Display['notes'] = []): boolean => notes.length === 1 && notes[0]?.tone === undefined;

/** A display by the hint of its layout; without one it is titled boxes. */
export function DisplayView({ display, ...desk }: { readonly display: Display } & Desk) {
  const { boxes } = display;
  return (
    <>
      <Gauges gauges={display.gauges} boxes={boxes} />
      {!isAside(display.notes) && <Notes notes={display.notes} />}
      <LaidOut display={display} {...desk} />
      {boxes.length === 0 && (display.notes ?? []).length === 0 && <p className="empties">{t('table.nothing')}</p>}
    </>
  );
}

function LaidOut({ display, ...desk }: { readonly display: Display } & Desk) {
  const { layout, boxes } = display;
  switch (layout) {
    case 'holders':
      return <Holders display={display} {...desk} />;
    case 'board':
      return <Board display={display} {...desk} />;
    case 'cells':
      return <Cells display={display} {...desk} />;
    case 'strips':
      return <Boxes boxes={boxes} className="strips" {...desk} />;
    case 'list':
      return <Boxes boxes={boxes} className="rows" size={26} {...desk} />;
    case 'row':
      // Its empty boxes are places, and are drawn.
      return <Boxes boxes={boxes} className="boxes" keepEmpty {...desk} />;
    case undefined:
      return <Boxes boxes={boxes} className="boxes" {...desk} />;
  }
}
