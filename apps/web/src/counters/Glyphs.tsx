import type { Face } from '@point-option/engine';
import type { ComponentType } from 'react';
import { Lettering } from './Lettering.tsx';
import type { Livery } from './livery.ts';
import { burst } from './shapes.ts';
import { type Corner, type Glyph, glyphsOf } from './states.ts';

/** Where corners lie on a plate of 40. */
const PLACES: Readonly<Record<Corner, readonly [number, number]>> = {
  ne: [15, -14],
  se: [15, 12],
  sw: [-15, 14],
  nw: [-15, -15],
  n: [0, -20],
  s: [0, 20],
};

/** What happened to it, at the corners. */
export function Glyphs({ face, livery, without }: { face: Face; livery: Livery; without?: Glyph }) {
  return glyphsOf(face)
    .filter(({ glyph }) => glyph !== without)
    .map(({ glyph, at, n }) => {
      const Drawn = GLYPHS[glyph];
      return (
        <g key={at} transform={`translate(${PLACES[at].join(' ')})`}>
          <Drawn n={n} ink={livery.text} />
        </g>
      );
    });
}

interface GlyphProps {
  readonly n: number | undefined;
  readonly ink: string;
}

const GLYPHS: Readonly<Record<Glyph, ComponentType<GlyphProps>>> = {
  corner: () => <path d="M-5 5V-5L5 5z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={0.9} />,
  flash: () => (
    <path
      d="M-6 6V-1L-1 1L1 -6L3 2L6 6z"
      fill="var(--paper)"
      stroke="var(--ink)"
      strokeWidth={0.9}
      strokeLinejoin="round"
    />
  ),
  burst: ({ n }) => (
    <>
      <path d={burst(9)} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.3} strokeLinejoin="round" />
      {n !== undefined && (
        <Lettering y={3.6} size={9.8} fill="var(--ink)">
          {n}
        </Lettering>
      )}
    </>
  ),
  flame: ({ n }) => (
    <>
      <path
        d="M0 10C-6 10 -9 6 -8 0C-7 -4 -4 -5 -4 -10C0 -8 1 -5 1 -2C3 -3 3 -6 3 -8C7 -4 8 -1 8 2C8 7 5 10 0 10z"
        fill="var(--warn)"
        stroke="var(--paper)"
        strokeWidth={1.2}
      />
      {n !== undefined && (
        <Lettering y={7.4} size={9} fill="var(--warn-on)">
          {n}
        </Lettering>
      )}
    </>
  ),
  barred: () => (
    <>
      <path d="M-9 -6H9V6H-9z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M-6.5 -2.6H6.5V2.6H-6.5z" fill="none" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M-2.4 -5L2.4 5" stroke="var(--warn)" strokeWidth={2.2} />
    </>
  ),
  star: () => (
    <>
      <path d="M-8 -8H8V8H-8z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M0 -6L1.8 -2H6L2.7 .7L4 5.4L0 2.7L-4 5.4L-2.7 .7L-6 -2H-1.8z" fill="var(--ink)" />
    </>
  ),
  eye: ({ ink }) => <Eye ink={ink} />,
  home: () => (
    <Round>
      <path
        d="M3.6 2.4H-1a2.4 2.4 0 0 1 0 -4.8H2M.4 -4.8L3 -2.4L.4 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.4}
      />
    </Round>
  ),
  tally: ({ n }) => (
    <Round>
      <Lettering y={3.6} size={9.6} fill="var(--ink)">
        {n ?? '!'}
      </Lettering>
    </Round>
  ),
  bolt: () => (
    <Round>
      <path
        d="M1.6 -5L-2.6 .8H2.2L-1.4 5.4"
        fill="none"
        stroke="var(--warn)"
        strokeWidth={1.7}
        strokeLinejoin="round"
      />
    </Round>
  ),
  ring: () => (
    <Round>
      <circle r={3.6} fill="none" stroke="var(--ink)" strokeWidth={1.5} strokeDasharray="3.4 2.2" />
      <circle r={1.1} fill="var(--ink)" />
    </Round>
  ),
  report: () => (
    <>
      <path
        d="M-7 -5.6H7V3.4H0L-3.4 7V3.4H-7z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth={1.1}
        strokeLinejoin="round"
      />
      <path d="M-4 -2.6H4M-4 .4H2" stroke="var(--ink)" strokeWidth={1.1} />
    </>
  ),
  // A watch: how old it is, where that is counted.
  clock: ({ n }) => (
    <>
      <path d="M-2.4 -8.6H2.4M0 -8.6V-6" stroke="var(--ink)" strokeWidth={1.4} />
      <Round>
        {n === undefined ? (
          <path d="M0 -4V0L2.8 1.8" fill="none" stroke="var(--ink)" strokeWidth={1.4} strokeLinecap="round" />
        ) : (
          <Lettering y={3.6} size={9.6} fill="var(--ink)">
            {n}
          </Lettering>
        )}
      </Round>
    </>
  ),
};

function Round({ children }: { children: React.ReactNode }) {
  return (
    <>
      <circle r={6.6} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.1} />
      {children}
    </>
  );
}

function Eye({ ink }: { ink: string }) {
  return (
    <>
      <path d="M-8 0q8 -7 16 0q-8 7 -16 0z" fill="var(--paper)" stroke={ink} strokeWidth={1.3} />
      <circle r={2.3} fill={ink} />
    </>
  );
}
