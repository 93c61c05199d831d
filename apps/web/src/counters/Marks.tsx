import type { Condition } from './condition.ts';
import { Lettering } from './Lettering.tsx';
import type { Livery } from './livery.ts';
import { burst, type Outline } from './shapes.ts';

/** The contact shadow: counters lie on the chart. */
export function Shadow({ d }: { d: string }) {
  return <path d={d} transform="translate(1.1 1.9)" fill="var(--shadow)" />;
}

/** Asked of you: a broken amber frame where it may be chosen, a whole one where it is. Amber alone is lost on the sea, so it has a dark key line. */
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

/** What happened to it, at the corners. */
export function Conditions({
  condition,
  livery,
  hits,
}: {
  condition: Condition;
  livery: Livery;
  hits: number | undefined;
}) {
  const { moved, damaged, struck, seen, homeward, surprised, deckOut, pinned, fire } = condition;
  return (
    <>
      {struck && <path d="M-15 -15L15 15M15 -15L-15 15" stroke={livery.on} strokeWidth={3} strokeOpacity={0.85} />}
      {moved && <path d="M-19 19V10L-10 19z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={0.9} />}
      {damaged && <Burst x={14} y={-14} n={hits} />}
      {fire > 0 && <Flame x={15} y={7} n={fire} />}
      {deckOut && <DeckOut x={-13} y={14} />}
      {surprised && <Star x={-15} y={-15} />}
      {seen && <Eye x={0} y={-20} ink={livery.text} />}
      {homeward && <Homeward x={-16} y={16} />}
      {pinned > 0 && <Tally x={18} y={-12} n={pinned} />}
    </>
  );
}

function Burst({ x, y, n }: { x: number; y: number; n: number | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={burst(9)} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.3} strokeLinejoin="round" />
      {n !== undefined && (
        <Lettering y={3.6} size={9.8} fill="var(--ink)">
          {n}
        </Lettering>
      )}
    </g>
  );
}

function Flame({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 10C-6 10 -9 6 -8 0C-7 -4 -4 -5 -4 -10C0 -8 1 -5 1 -2C3 -3 3 -6 3 -8C7 -4 8 -1 8 2C8 7 5 10 0 10z"
        fill="var(--warn)"
        stroke="var(--paper)"
        strokeWidth={1.2}
      />
      <Lettering y={7.4} size={9} fill="var(--warn-on)">
        {n}
      </Lettering>
    </g>
  );
}

function DeckOut({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-9 -6H9V6H-9z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M-6.5 -2.6H6.5V2.6H-6.5z" fill="none" stroke="var(--ink)" strokeWidth={1.2} />
      <path d="M-2.4 -5L2.4 5" stroke="var(--warn)" strokeWidth={2.2} />
    </g>
  );
}

function Star({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8 -8H8V8H-8z" fill="var(--paper)" stroke="var(--us-edge)" strokeWidth={1.2} />
      <path d="M0 -6L1.8 -2H6L2.7 .7L4 5.4L0 2.7L-4 5.4L-2.7 .7L-6 -2H-1.8z" fill="var(--us-text)" />
    </g>
  );
}

export function Eye({ x, y, ink }: { x: number; y: number; ink: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8 0q8 -7 16 0q-8 7 -16 0z" fill="var(--paper)" stroke={ink} strokeWidth={1.3} />
      <circle r={2.3} fill={ink} />
    </g>
  );
}

function Homeward({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={6.6} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.1} />
      <path
        d="M3.6 2.4H-1a2.4 2.4 0 0 1 0 -4.8H2M.4 -4.8L3 -2.4L.4 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.4}
      />
    </g>
  );
}

function Tally({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={6.4} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.2} />
      <Lettering y={3.6} size={9.6} fill="var(--ink)">
        {n}
      </Lettering>
    </g>
  );
}

const DETECTION: Readonly<Record<string, string>> = { approximate: '?', located: 'L', spotted: 'S' };

/** How well it is tracked now: broken ring for about there, ring for located, solid with cross-hairs for spotted. */
export function Detection({ detection, livery }: { detection: string; livery: Livery }) {
  const letter = DETECTION[detection] ?? detection.charAt(0).toUpperCase();
  const solid = letter === 'S';
  return (
    <g transform="translate(17 -17)">
      {solid && <path d="M-10.4 0H10.4M0 -10.4V10.4" stroke={livery.fill} strokeWidth={1.8} />}
      <circle
        r={solid ? 7.4 : 7}
        fill={solid ? livery.fill : 'var(--paper)'}
        stroke={solid ? 'var(--paper)' : livery.edge}
        strokeWidth={1.6}
        strokeDasharray={letter === '?' ? '2.6 1.6' : undefined}
      />
      <Lettering y={3.7} size={10.5} fill={solid ? livery.on : livery.text}>
        {letter}
      </Lettering>
    </g>
  );
}

/** Which way it goes: a point outside the counter. */
export function Pointer({ bearing, from, fill }: { bearing: number; from: number; fill: string }) {
  return (
    <path
      transform={`rotate(${bearing})`}
      d={`M-7 ${-from}L0 ${-from - 8.6}L7 ${-from}z`}
      fill={fill}
      stroke="var(--paper)"
      strokeWidth={1}
    />
  );
}
