import type { Display } from '@point-option/engine';
import { t } from '../../words.ts';
import { Board } from './Board.tsx';
import { Boxes } from './Boxes.tsx';
import { Decks } from './Decks.tsx';
import type { Desk } from './desk.ts';
import { Gauges, Notes } from './Gauges.tsx';
import { Strips } from './Strips.tsx';

/** Layouts whose empty boxes are places, and are drawn. */
const PLACES: readonly string[] = ['row'];
const GRIDS: Readonly<Record<string, string>> = { missions: 'mgrid', list: 'rows' };

/** Whether remarks are so few that they stand beside the title. */
export const isAside = (notes: Display['notes'] = []): boolean => notes.length === 1 && notes[0]?.tone === undefined;

/** A display by the hint of its layout; without one that is known here it is titled boxes. */
export function DisplayView({ display, ...desk }: { readonly display: Display } & Desk) {
  const { layout = '', boxes } = display;
  return (
    <>
      <Gauges gauges={display.gauges} boxes={boxes} />
      {!isAside(display.notes) && <Notes notes={display.notes} />}
      {layout === 'decks' ? (
        <Decks display={display} {...desk} />
      ) : layout === 'board' ? (
        <Board display={display} {...desk} />
      ) : layout === 'butai' ? (
        <Strips display={display} {...desk} />
      ) : (
        <Boxes
          boxes={boxes}
          className={GRIDS[layout] ?? 'boxes'}
          keepEmpty={PLACES.includes(layout)}
          {...(layout === 'list' && { size: 26 })}
          {...desk}
        />
      )}
      {boxes.length === 0 && (display.notes ?? []).length === 0 && <p className="empties">{t('table.nothing')}</p>}
    </>
  );
}
