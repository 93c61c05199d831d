import { capital, type Display, refKey } from '@point-option/engine';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { pointAway, speak } from '../../store/room.ts';
import { t } from '../../words.ts';
import { type Column, type Entry, isBare, isWarned } from './columns.ts';
import { Cups } from './Cups.tsx';
import { type Desk, holds } from './desk.ts';
import { DisplayView, isAside } from './DisplayView.tsx';

/** A column beside the chart: one display, several under each other, or several with tabs to turn them over. */
export const ColumnView = memo(function ColumnView({ column, ...desk }: { readonly column: Column } & Desk) {
  const { entries, layout, stacked } = column;
  const shown = useShown(column, desk);
  const matters = useScrolledTo(column, desk);
  const hasTabs = !stacked && entries.length > 1;
  const visible = hasTabs ? (shown.entry ? [shown.entry] : []) : entries;
  // What the question is about needs its room, though nothing lies on it yet.
  const isAsked = focusOf(column, desk).length > 0;
  const bare = entries.every(isBare) && !isAsked;
  return (
    <div ref={matters} className={`column lay-${layout}${bare ? ' bare' : ''}${isAsked ? ' asked-of' : ''}`}>
      {visible.map((entry) => (
        <EntryView key={hasTabs ? 'open' : entry.id} entry={entry} {...desk}>
          {hasTabs && <Tabs entries={entries} shown={shown} />}
        </EntryView>
      ))}
    </div>
  );
});

function Tabs({ entries, shown }: { readonly entries: readonly Entry[]; readonly shown: ReturnType<typeof useShown> }) {
  return (
    <div className="tabs">
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          aria-pressed={entry === shown.entry}
          className={`${shown.isLit(entry) ? 'lit' : ''}${isBare(entry) ? ' bare' : ''}${isWarned(entry) ? ' warned' : ''}`}
          title={speak(entry.title)}
          onClick={() => shown.choose(entry)}
        >
          {capital(tabName(entry, entries))}
        </button>
      ))}
    </div>
  );
}

/** In a word, unless two go by the same. */
function tabName({ short, title }: Entry, entries: readonly Entry[]): string {
  const word = speak(short);
  return entries.filter((each) => speak(each.short) === word).length > 1 ? speak(title) : word;
}

/** The displays of a column that matter for the question asked now, the most important first. */
function focusOf({ entries }: Column, { table }: Pick<Desk, 'table'>): Entry[] {
  if (table.prompt === null) return [];
  return (table.presentation.focus ?? []).flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
}

/** A column with what matters most for a new question is brought into view. */
function useScrolledTo(column: Column, { table }: Desk) {
  const element = useRef<HTMLDivElement>(null);
  const [first] = table.presentation.focus ?? [];
  const isFirst = first !== undefined && focusOf(column, { table })[0]?.id === first;
  useEffect(() => {
    if (isFirst) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isFirst, first]);
  return element;
}

/** Which of a column's entries lies open: what is pointed at, what was turned to, what matters for the question, what is lit, what has anything on it. */
function useShown(column: Column, desk: Desk) {
  const { entries } = column;
  const { table, lit, pulse } = desk;
  const [chosen, setChosen] = useState<{ id: string; seq: number } | null>(null);
  const has = (keys: ReadonlySet<string>) => (entry: Entry) =>
    keys.has(refKey({ display: entry.id })) ||
    (entry.cups ?? []).some(({ id }) => keys.has(refKey({ cup: id }))) ||
    (entry.display?.boxes ?? []).some((box) => holds(box, keys));
  const isLit = has(lit);
  const focus = focusOf(column, desk);
  const asked = (entry: Entry): boolean => isLit(entry) || focus.includes(entry);
  const turned = entries.find(({ id }) => id === chosen?.id);
  // A new question opens what it is about, once.
  const holdsStill = turned && (chosen?.seq === table.seq || !entries.some(asked) || asked(turned));
  const entry =
    (pulse.size > 0 ? entries.find(has(pulse)) : undefined) ??
    (holdsStill ? turned : undefined) ??
    focus[0] ??
    entries.find(isLit) ??
    entries.find((each) => !isBare(each)) ??
    entries[0];
  return {
    entry,
    isLit,
    choose: ({ id }: Entry): void => {
      setChosen({ id, seq: table.seq });
      pointAway();
    },
  };
}

function EntryView({ entry, children, ...desk }: { readonly entry: Entry; readonly children?: ReactNode } & Desk) {
  const { display, cups } = entry;
  return (
    <section className={`display lay-${display?.layout ?? 'plain'}`} {...(display && { 'data-display': display.id })}>
      <header>
        <h3>{capital(display ? speak(display.title) : t('table.cups'))}</h3>
        {display && <Aside display={display} />}
        {children}
      </header>
      {display && <DisplayView display={display} {...desk} />}
      {cups && <Cups cups={cups} />}
    </section>
  );
}

/** A single plain remark stands beside the title. */
function Aside({ display: { notes = [] } }: { readonly display: Display }) {
  return isAside(notes) && notes[0] ? <span className="sc">{speak(notes[0].text)}</span> : null;
}
