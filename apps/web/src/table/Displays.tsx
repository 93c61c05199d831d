import type { Cup, Display, PieceView } from '@point-option/engine';
import { useState } from 'react';
import { Counter } from '../counters/Counter.tsx';
import { room, speak } from '../store/room.ts';
import { useStore } from '../store/store.ts';
import { t } from '../words.ts';
import type { TableView } from '../worker/protocol.ts';
import { capital } from './names.ts';
import { pick, placePiece, takePiece } from './picking.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { boxAt, type Lit, touchedBy } from './touching.ts';

type Box = Display['boxes'][number];

/** Displays of one layout beyond the first few are turned over by tabs: five task groups, a dozen enemy forces. */
const TABBED: readonly string[] = ['decks', 'butai'];

/** What lies beside the chart: titled boxes with pieces in them, drawn by the hint of their layout. */
export function Displays({ table, lit }: { readonly table: TableView; readonly lit: readonly Lit[] }) {
  const folded = useStore(room, (now) => now.folded);
  const { displays, cups } = table.presentation;
  const litIds = new Set(lit.map(({ id }) => id));
  const groups = grouped(displays);
  return (
    <section className="disp" aria-label={t('table.displays')} data-folded={folded}>
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
      {folded && (
        <p className="titles note">{displays.map(({ title }) => speak(title)).join(' · ') || t('table.no displays')}</p>
      )}
      {!folded && groups.map((group) => <Group key={group[0]?.id} group={group} table={table} litIds={litIds} />)}
      {!folded && cups.length > 0 && <Cups cups={cups} />}
      {!folded && displays.length === 0 && cups.length === 0 && <p className="empty">{t('table.no displays')}</p>}
    </section>
  );
}

/** Displays of one kind together, in the order of the game. */
function grouped(displays: readonly Display[]): Display[][] {
  const groups: Display[][] = [];
  for (const display of displays) {
    const mates = groups.find(([first]) => first?.layout === display.layout && TABBED.includes(display.layout ?? ''));
    if (mates) mates.push(display);
    else groups.push([display]);
  }
  return groups;
}

interface GroupProps {
  readonly group: readonly Display[];
  readonly table: TableView;
  readonly litIds: ReadonlySet<string>;
}

function Group({ group, table, litIds }: GroupProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const pulse = useStore(room, (now) => now.pulse);
  const isLit = (display: Display): boolean =>
    litIds.has(display.id) || display.boxes.some((box) => holds(box, litIds));
  const pointed = group.find(({ id, boxes }) => pulse.includes(id) || boxes.some((box) => holds(box, new Set(pulse))));
  const shown = pointed ?? group.find(({ id }) => id === chosen) ?? group.find(isLit) ?? group[0];
  if (!shown) return null;
  return (
    <section
      className={`display lay-${shown.layout ?? 'plain'}${pulse.includes(shown.id) ? ' pulse' : ''}`}
      data-display={shown.id}
    >
      <header>
        <h3>{speak(shown.title)}</h3>
        {group.length > 1 && (
          <div className="tabs">
            {group.map((display, i) => (
              <button
                key={display.id}
                type="button"
                aria-pressed={display === shown}
                className={isLit(display) ? 'lit' : ''}
                title={speak(display.title)}
                onClick={() => {
                  setChosen(display.id);
                  room.set({ pulse: [] });
                }}
              >
                {i + 1}
                <span className="sr">{speak(display.title)}</span>
              </button>
            ))}
          </div>
        )}
      </header>
      <Boxes display={shown} table={table} litIds={litIds} pulse={pulse} />
    </section>
  );
}

function holds(box: Box, ids: ReadonlySet<string>): boolean {
  return ids.has(box.id) || box.pieces.some(({ id }) => ids.has(id));
}

interface BoxesProps extends Omit<BoxProps, 'box'> {
  readonly display: Display;
}

/** The boxes of a display. Where they are the parts of carriers, each carrier is drawn as one: deck, servicing, hangar. */
function Boxes({ display, ...rest }: BoxesProps) {
  const carriers = display.layout === 'decks' ? carriersIn(display.boxes) : new Map<string, Box[]>();
  const parts = [...carriers.values()].flat();
  const others = display.boxes.filter((box) => !parts.includes(box));
  return (
    <>
      {carriers.size > 0 && (
        <div className="decks">
          {[...carriers].map(([ship, boxes]) => (
            <CarrierView key={ship} ship={ship} boxes={boxes} {...rest} />
          ))}
        </div>
      )}
      {display.boxes.length === 0 && <p className="empty">{t('table.empty')}</p>}
      {others.length > 0 && (
        <div className={display.layout === 'missions' ? 'mgrid' : 'boxes'}>
          {others.map((box) => (
            <BoxView key={box.id} box={box} {...rest} />
          ))}
        </div>
      )}
    </>
  );
}

/** Above the flight deck line, then below it. */
const ON_DECK = ['landed', 'ready'] as const;
const BELOW = ['servicing', 'hangar'] as const;
const PART = new RegExp(`^(.+) (${[...ON_DECK, ...BELOW].join('|')})$`);

/** Boxes named "<ship> ready" and so on, by ship. */
function carriersIn(boxes: readonly Box[]): Map<string, Box[]> {
  const ships = new Map<string, Box[]>();
  for (const box of boxes) {
    const ship = PART.exec(box.id)?.[1];
    if (ship !== undefined) ships.set(ship, [...(ships.get(ship) ?? []), box]);
  }
  return ships;
}

function CarrierView({
  ship,
  boxes,
  ...rest
}: { readonly ship: string; readonly boxes: readonly Box[] } & Omit<BoxProps, 'box'>) {
  const part = (names: readonly string[]) =>
    names.map((name) => {
      const box = boxes.find(({ id }) => id === `${ship} ${name}`);
      return box ? <BoxView key={name} box={box} plain={name} {...rest} /> : null;
    });
  return (
    <div className="carrier" data-carrier={ship}>
      <div className="cvh">
        <b>{ship}</b>
      </div>
      <div className="strip">{part(ON_DECK)}</div>
      <div className="under">{part(BELOW)}</div>
    </div>
  );
}

interface BoxProps {
  readonly box: Box;
  readonly table: TableView;
  readonly litIds: ReadonlySet<string>;
  readonly pulse: readonly string[];
  /** A part of a carrier goes by this name alone. */
  readonly plain?: string;
}

function BoxView({ box, table, litIds, pulse, plain }: BoxProps) {
  const draft = useStore(room, (now) => now.draft);
  const lit = litIds.has(box.id);
  const target = boxAt(table, draft, box.id);
  const n = box.pieces.length;
  const isFull = box.limit !== undefined && n >= box.limit;
  const state = lit ? 'now' : n === 0 ? 'none' : isFull ? 'full' : '';
  const title = (
    <>
      <span>{plain === undefined ? speak(box.title) : capital(plain)}</span>
      {box.limit !== undefined && <b>{t('table.full', { n, most: box.limit })}</b>}
    </>
  );
  const heading = lit ? (
    <button type="button" onClick={() => pick(box.id)}>
      {title}
    </button>
  ) : plain === undefined ? (
    title
  ) : (
    <span>{title}</span>
  );
  return (
    <div
      className={`${plain === undefined ? 'box' : 'deckbox'} ${state}${pulse.includes(box.id) ? ' pulse' : ''}`}
      data-box={box.id}
      onDragOver={(event) => {
        if (target !== undefined) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (target !== undefined && draft.piece !== null) placePiece(draft.piece, target);
      }}
    >
      {plain === undefined ? <header>{heading}</header> : heading}
      <div className="pieces">
        {box.pieces.map((piece) => (
          <PieceInBox
            key={piece.id}
            piece={piece}
            table={table}
            lit={litIds.has(piece.id)}
            pulse={pulse.includes(piece.id)}
          />
        ))}
      </div>
      {plain === undefined && box.limit !== undefined && box.limit > 0 && (
        <ScaleBar value={n} max={box.limit} label={speak(box.title)} />
      )}
    </div>
  );
}

interface PieceProps {
  readonly piece: PieceView;
  readonly table: TableView;
  readonly lit: boolean;
  readonly pulse: boolean;
}

/** A piece: lit it can be chosen or taken up; unlit it can be asked about. */
function PieceInBox({ piece, table, lit, pulse }: PieceProps) {
  const draft = useStore(room, (now) => now.draft);
  const focus = useStore(room, (now) => now.focus);
  const arranges = table.prompt?.kind === 'arrange' && table.prompt.options.some(({ id }) => id === piece.id);
  const selected =
    draft.piece === piece.id ||
    draft.chosen.some((id) => String(id) === piece.id) ||
    (table.prompt !== null && touchedBy(table.prompt, focus).includes(piece.id));
  const label = speak(piece.label);
  return (
    <button
      type="button"
      className={`piece${pulse ? ' pulse' : ''}`}
      title={label}
      aria-label={label}
      aria-pressed={lit ? selected : undefined}
      data-piece={piece.id}
      draggable={arranges}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', piece.id);
        takePiece(piece.id);
      }}
      onClick={() => pick(piece.id)}
    >
      <Counter piece={piece} size={30} lit={lit} selected={selected} words={speak} />
    </button>
  );
}

function Cups({ cups }: { readonly cups: readonly Cup[] }) {
  return (
    <section className="display lay-cups">
      {cups.map((cup) => (
        <div key={cup.id} className="cup">
          <h3>{speak(cup.title)}</h3>
          <b className="hx">{t('table.cup', { n: cup.size })}</b>
          {cup.drawn.length > 0 && (
            <p className="note">{t('table.drawn', { what: cup.drawn.map(speak).join(', ') })}</p>
          )}
        </div>
      ))}
    </section>
  );
}
