import { refKey } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useMemo } from 'react';
import type { Lit } from '../chart/lit.ts';
import { pointedAt, room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import { ColumnView } from './displays/ColumnView.tsx';
import { columnsOf } from './displays/columns.ts';
import './displays/displays.css';
import './displays/boxes.css';
import './displays/holders.css';
import './displays/lists.css';
import './displays/board.css';
import './displays/cups.css';
import { movableIn, useChosen, useNations } from './displays/desk.ts';
import { piecesById } from './displays/slip.ts';
import { useNarrow } from './displays/useNarrow.ts';
import { dropOn } from './picking.ts';
import { refAt } from './useInspecting.ts';

/** What lies beside the chart: displays in columns, drawn by the hints of their layouts. */
export function Displays({ table, lit: all }: { readonly table: SeatView; readonly lit: readonly Lit[] }) {
  const folded = useStore(room, (now) => now.folded);
  const pointed = useStore(room, pointedAt);
  const narrow = useNarrow();
  const { displays, cups, focus } = table.presentation;
  const columns = useMemo(() => columnsOf(displays, cups, narrow, focus), [displays, cups, narrow, focus]);
  const pieces = useMemo(() => piecesById(displays), [displays]);
  const lit = useMemo(() => new Set(all.map(({ ref }) => refKey(ref))), [all]);
  const pulse = useMemo(() => new Set(pointed.map(refKey)), [pointed]);
  const chosen = useChosen(table);
  const movable = useMemo(() => movableIn(table.prompt), [table.prompt]);
  const nations = useNations();
  const desk = { table, lit, pulse, chosen, movable, pieces, nations };
  const titles = displays.map(({ title, short = title }) => speak(short)).join(' · ');
  return (
    <section
      className="disp"
      aria-label={t('table.displays')}
      data-folded={folded}
      // What no box here takes is dropped all the same: it must be said why it does not stay.
      onDragOver={(event) => {
        if (room.get().draft.piece !== null) event.preventDefault();
      }}
      onDrop={(event) => {
        if (event.isDefaultPrevented()) return;
        event.preventDefault();
        dropElsewhere(event.target as Element);
      }}
    >
      {folded && <p className="titles note">{titles || t('table.no displays')}</p>}
      {!folded && columns.map((column) => <ColumnView key={column.id} column={column} {...desk} />)}
      {!folded && columns.length === 0 && <p className="empty">{t('table.no displays')}</p>}
      <button
        type="button"
        className="fold"
        aria-expanded={!folded}
        aria-label={folded ? t('table.unfold') : t('table.fold')}
        title={folded ? t('table.unfold') : t('table.fold')}
        onClick={() => room.set({ folded: !folded })}
      >
        {folded ? '▴' : '▾'}
      </button>
    </section>
  );
}

function dropElsewhere(over: Element): void {
  const at = over.closest<HTMLElement>('[data-box], [data-display]');
  const { piece } = room.get().draft;
  const ref = refAt(at);
  // Put down where it was taken up, nothing was meant by it.
  if (!at || ref === null || piece === null || at.querySelector(`[data-piece="${CSS.escape(piece)}"]`)) return;
  dropOn(ref);
}
