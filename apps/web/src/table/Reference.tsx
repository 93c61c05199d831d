import { useEffect, useMemo, useRef, useState } from 'react';
import { type Book, useBook } from '../reference/book.ts';
import { ChartEntry, Charts } from '../reference/Charts.tsx';
import { FoundList } from '../reference/FoundList.tsx';
import { Known } from '../reference/known.ts';
import { KINDS, OpenPlace, type Place } from '../reference/place.ts';
import { RuleEntry, Rules } from '../reference/Rules.tsx';
import { RulingEntry, Rulings } from '../reference/Rulings.tsx';
import { StepEntry, Steps } from '../reference/Steps.tsx';
import { Terms } from '../reference/Terms.tsx';
import { room } from '../store/room.ts';
import { t } from '../words.ts';
import '../reference/reference.css';

/** Rules, steps, charts, terms and rulings, each leading to the others; with a search over all, and a way back. */
export default function Reference({ which }: { readonly which: 'rules' | 'charts' | 'terms' }) {
  const book = useBook();
  const [trail, setTrail] = useState<readonly Place[]>(() => [firstPlace(which)]);
  const place = trail.at(-1) ?? { kind: which };
  /** How far down each was read, by how deep it lies. */
  const heights = useRef<number[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const dialog = (): Element | null => top.current?.closest('dialog') ?? null;

  const depth = useRef(trail.length);
  const open = useMemo(
    () => (next: Place) => {
      heights.current[depth.current] = dialog()?.scrollTop ?? 0;
      setTrail((now) => [...now, next]);
    },
    [],
  );
  const back = (): void => setTrail((now) => (now.length > 1 ? now.slice(0, -1) : now));
  const seekFor = (sought: string): void =>
    setTrail((now) => {
      const at = now.at(-1) ?? { kind: which };
      // An entry that is read stays on the way back; a list just becomes shorter.
      return at.id === undefined ? [...now.slice(0, -1), { ...at, sought }] : [...now, { kind: at.kind, sought }];
    });

  useEffect(() => {
    const isBack = trail.length < depth.current;
    depth.current = trail.length;
    dialog()?.scrollTo({ top: isBack ? (heights.current[trail.length] ?? 0) : 0 });
    if (place.id !== undefined) top.current?.querySelector<HTMLElement>('[data-entry]')?.focus({ preventScroll: true });
    // Once the book is there the entry is, too.
  }, [trail.length, place.id, book]);

  return (
    <div
      ref={top}
      className="reference"
      onKeyDown={(event) => {
        const isTyping = (event.target as HTMLElement).closest('input') !== null;
        if ((event.key === 'Backspace' && !isTyping) || (event.key === 'ArrowLeft' && event.altKey)) {
          event.preventDefault();
          back();
        }
      }}
    >
      <nav className="refbar" aria-label={t('reference.title')}>
        <button
          type="button"
          className="se"
          disabled={trail.length < 2}
          onClick={back}
          title={t('reference.back key')}
          aria-keyshortcuts="Backspace"
          data-testid="back"
        >
          {t('reference.back')}
        </button>
        <input
          type="search"
          value={place.sought ?? ''}
          placeholder={t('reference.search')}
          aria-label={t('reference.search')}
          onChange={(event) => seekFor(event.target.value)}
        />
        <div className="flt">
          {KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={place.kind === kind && !place.sought}
              onClick={() => (place.kind === kind && place.id === undefined ? seekFor('') : open({ kind }))}
            >
              {t(`reference.${kind}`)}
            </button>
          ))}
        </div>
      </nav>
      {book === null && <p className="lab">{t('web.loading')}</p>}
      {book === 'failed' && <p className="fault">{t('reference.failed')}</p>}
      {book !== null && book !== 'failed' && (
        <OpenPlace value={open}>
          <Known value={book.known}>
            <Shown place={place} book={book} />
          </Known>
        </OpenPlace>
      )}
    </div>
  );
}

/** What the sheet was opened for. */
function firstPlace(which: 'rules' | 'charts' | 'terms'): Place {
  const { sheetRule, sheetCell } = room.get();
  if (which === 'charts' && sheetCell) return { kind: 'charts', id: sheetCell.chart, at: sheetCell };
  if (which === 'rules' && sheetRule !== null) return { kind: 'rules', id: sheetRule };
  return { kind: which };
}

function Shown({ place, book }: { readonly place: Place; readonly book: Book }) {
  const { kind, id, sought = '' } = place;
  if (sought.trim() !== '') return <FoundList book={book} sought={sought} />;
  switch (kind) {
    case 'rules':
      return id === undefined ? <Rules book={book} /> : <RuleEntry book={book} rule={id} />;
    case 'steps':
      return id === undefined ? <Steps book={book} /> : <StepEntry book={book} of={id} />;
    case 'charts':
      return id === undefined ? <Charts book={book} /> : <ChartEntry book={book} id={id} at={place.at} />;
    case 'rulings':
      return id === undefined ? <Rulings book={book} /> : <RulingEntry book={book} no={id} />;
    case 'terms':
      return <Terms book={book} of={id} />;
  }
}
