import type { Endurance, Face } from '@point-option/engine';
import type { ReactNode } from 'react';
import { Lettering } from './Lettering.tsx';
import type { Livery } from './livery.ts';
import { arc, moved, type Outline, turned } from './shapes.ts';
import { shows } from './states.ts';

/** The contact shadow: counters lie on the chart. */
export function Shadow({ d }: { d: string }) {
  return <path d={moved(d, 1.1, 1.9)} fill="var(--shadow)" />;
}

/** Asked of you: a broken amber frame where it can be chosen, a whole one where it is. Amber alone is lost on the sea, so it has a dark key line. */
export function Frame({
  outline,
  lit,
  selected,
  grow = 4.2,
}: {
  outline: Outline;
  lit: boolean;
  selected: boolean;
  grow?: number;
}) {
  if (selected) {
    const d = outline(grow);
    return (
      <>
        <path d={d} fill="none" stroke="var(--lit-frame)" strokeWidth={5.6} strokeLinejoin="round" />
        <path d={d} fill="none" stroke="var(--lit)" strokeWidth={3.4} strokeLinejoin="round" />
      </>
    );
  }
  if (!lit) return null;
  const d = outline(grow - 0.6);
  return (
    <>
      <path d={d} fill="none" stroke="var(--lit-frame)" strokeWidth={3.8} strokeOpacity={0.8} />
      <path d={d} fill="none" stroke="var(--lit)" strokeWidth={2.4} strokeDasharray="5 3" />
    </>
  );
}

/** The plates beneath, of which the edges show. */
export function Under({ count, d, fill }: { count: number; d: string; fill: string }) {
  return Array.from({ length: count }, (_, i) => (
    <path
      key={i}
      d={moved(d, -3 * (count - i), -3 * (count - i))}
      fill={fill}
      stroke="var(--paper)"
      strokeWidth={0.9}
    />
  ));
}

/** What shows on the whole of a plate: tilted where it lists, seen through where it is not plainly there, washed out where it is done. */
export function Weathered({
  face,
  ink,
  outline,
  children,
}: {
  face: Face;
  ink: string;
  outline: Outline;
  children: ReactNode;
}) {
  const isFaint = shows(face, 'faint');
  const plate = (
    <g opacity={isFaint ? 0.66 : undefined}>
      {children}
      {shows(face, 'pale') && <path d={outline(0)} fill="var(--paper)" fillOpacity={0.24} />}
    </g>
  );
  return (
    <>
      {shows(face, 'listing') ? (
        <g transform="rotate(9)">
          {plate}
          <path d="M-20 20L20 -20M-20 8L8 -20M-8 20L20 -8" stroke={ink} strokeOpacity={0.55} strokeWidth={1.6} />
        </g>
      ) : (
        plate
      )}
      {isFaint && <path d={outline(1.2)} fill="none" stroke="var(--ink)" strokeWidth={1.6} strokeDasharray="3 2.4" />}
      {shows(face, 'crossed') && (
        <path d="M-15 -15L15 15M15 -15L-15 15" stroke="var(--warn)" strokeWidth={3.2} strokeOpacity={0.9} />
      )}
    </>
  );
}

const FIX_LETTERS = { rough: '?', located: 'L', spotted: 'S' } as const;

/** How well it is tracked now: a broken ring for about there, a ring for located, solid with cross-hairs for spotted. */
export function Fix({ fix, livery }: { fix: NonNullable<Face['fix']>; livery: Livery }) {
  const solid = fix === 'spotted';
  return (
    <g transform="translate(17 -17)">
      {solid && <path d="M-10.4 0H10.4M0 -10.4V10.4" stroke={livery.fill} strokeWidth={1.8} />}
      <circle
        r={solid ? 7.4 : 7}
        fill={solid ? livery.fill : 'var(--paper)'}
        stroke={solid ? 'var(--paper)' : livery.edge}
        strokeWidth={1.6}
        strokeDasharray={fix === 'rough' ? '2.6 1.6' : undefined}
      />
      <Lettering y={3.7} size={10.5} fill={solid ? livery.on : livery.text}>
        {FIX_LETTERS[fix]}
      </Lettering>
    </g>
  );
}

/** Which way it goes: a point outside the counter. */
export function Pointer({ bearing, from, fill }: { bearing: number; from: number; fill: string }) {
  const points = [turned(-7, -from, bearing), turned(0, -from - 8.6, bearing), turned(7, -from, bearing)];
  return <path d={`M${points.join('L')}z`} fill={fill} stroke="var(--paper)" strokeWidth={1} />;
}

const PARTS = 10;
const TEN = Array.from({ length: PARTS }, (_, part) => part);

/** How many of ten parts are left; anything above zero is at least one. */
export function partsLeft({ value, max }: Pick<Endurance, 'value' | 'max'>): number {
  if (value <= 0 || max <= 0) return 0;
  return Math.max(1, Math.min(PARTS, Math.round((value / max) * PARTS)));
}

/** Ten parts of a ring: what is left of what it runs on. Out of it the whole ring is a danger. */
export function EnduranceRing({ endurance, ink, under }: { endurance: Endurance; ink: string; under: string }) {
  const left = partsLeft(endurance);
  const isCritical = endurance.critical !== undefined;
  return (
    <>
      <circle r={19.2} fill="none" stroke={under} strokeWidth={6} />
      {TEN.map((part) => (
        <path
          key={part}
          d={arc(19.2, part * 36 + 3.4, (part + 1) * 36 - 3.4)}
          fill="none"
          stroke={isCritical ? 'var(--critical)' : part < left ? ink : 'rgb(255 255 255 / 17%)'}
          strokeWidth={4.2}
        />
      ))}
    </>
  );
}

/** The figure itself, on a tab at the foot. */
export function EnduranceTab({ endurance, livery }: { endurance: Endurance; livery: Livery }) {
  const { value, critical } = endurance;
  const said = critical ?? String(value);
  const half = Math.max(7.6, 3.2 + said.length * 2.9);
  return (
    <g transform="translate(0 23.4)">
      <rect
        x={-half}
        y={-6}
        width={2 * half}
        height={12}
        fill={critical === undefined ? 'var(--paper)' : 'var(--warn)'}
        stroke={livery.edge}
        strokeWidth={1.1}
      />
      <Lettering
        y={3.9}
        size={10.8}
        width={2 * half - 2}
        fill={critical === undefined ? 'var(--ink)' : 'var(--warn-on)'}
      >
        {said}
      </Lettering>
    </g>
  );
}

/** Steps that are left, as bars: full ones, and hollow ones for those that are lost. */
export function Steps({ steps: { left, of }, ink, y }: { steps: NonNullable<Face['steps']>; ink: string; y: number }) {
  const width = Math.min(5.4, 34 / Math.max(1, of) - 1.2);
  const from = -(of * (width + 1.2) - 1.2) / 2;
  return Array.from({ length: of }, (_, i) => (
    <rect
      key={i}
      x={from + i * (width + 1.2)}
      y={y}
      width={width}
      height={3.4}
      fill={i < left ? ink : 'none'}
      stroke={ink}
      strokeWidth={0.8}
    />
  ));
}

/** The room at a plate's foot for rows of dots. */
const PIPS_HEIGHT = 8.4;

/** Small dots, a row for each number. */
export function Pips({ pips, ink, y }: { pips: readonly number[]; ink: string; y: number }) {
  const step = Math.min(4.4, PIPS_HEIGHT / pips.length, 34 / Math.max(1, ...pips));
  return pips.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => (
      <circle
        key={`${row} ${i}`}
        cx={(i - (count - 1) / 2) * step}
        cy={y + (row + 0.5) * step}
        r={step * 0.34}
        fill={ink}
      />
    )),
  );
}
