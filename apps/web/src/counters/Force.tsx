import type { Face } from '@point-option/engine';
import { type Drawing, figures } from './drawing.ts';
import { Glyphs } from './Glyphs.tsx';
import { Lettering } from './Lettering.tsx';
import { Fix, Frame, Pointer, Shadow, Under, Weathered } from './Marks.tsx';
import { plate, plateBelow } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';
import { shows } from './states.ts';

/** Where the fill begins, by how much is known: it rises from the foot. */
const FILL_FROM = [20, 9, -6.4, -6.4, -20] as const;
type Filled = 0 | 1 | 2 | 3 | 4;
const HATCHED = 3;
const WHOLE = 4;

/** How full a plate is drawn: empty only where nothing is known, whole only where everything is. */
export function filledBy({ level, of }: NonNullable<Face['known']>): Filled {
  if (level <= 0) return 0;
  if (level >= of) return WHOLE;
  return Math.max(1, Math.min(HATCHED, Math.round((level / of) * WHOLE))) as Filled;
}

/** A plate of which only so much is known. */
export function Force(drawing: Drawing) {
  const { livery, face, behind, small, bearing, lit, selected } = drawing;
  const level = filledBy(face.known ?? { level: 0, of: 1 });
  const outline = plate(livery.corners);
  return (
    <>
      {bearing !== undefined && <Pointer bearing={bearing} from={21} fill={livery.deep} />}
      <Under count={Math.min(3, behind + (shows(face, 'stacked') ? 1 : 0))} d={outline(0)} fill={livery.deep} />
      <Weathered face={face} ink={livery.on} outline={outline}>
        <Shadow d={outline(0)} />
        <path d={outline(0)} fill="var(--paper)" />
        <path d={plateBelow(livery.corners, FILL_FROM[level])} fill={livery.fill} />
        {level === HATCHED && <path d={HATCH} stroke={livery.fill} strokeWidth={2} />}
        <path
          d={outline(-0.2)}
          fill="none"
          stroke={livery.edge}
          strokeWidth={1.8}
          strokeDasharray={level === 0 ? '3.4 2.4' : undefined}
        />
        <Known drawing={drawing} level={level} />
      </Weathered>
      <Frame outline={outline} lit={lit} selected={selected} />
      {!small && <Glyphs face={face} livery={livery} />}
      {face.fix && <Fix fix={face.fix} livery={livery} />}
    </>
  );
}

function Known({ drawing: { face, livery, small, foot }, level }: { drawing: Drawing; level: Filled }) {
  const onTop = level === WHOLE ? livery.on : livery.text;
  if (small || level === 0)
    return (
      <Lettering y={7} size={20} width={35} fill={small && level >= 2 ? livery.on : onTop}>
        {face.name}
      </Lettering>
    );
  const [ink, under] = level >= 2 ? [livery.on, livery.fill] : [livery.text, 'var(--paper)'];
  return (
    <>
      {level === HATCHED && <rect x={-7.5} y={-18.4} width={15} height={11.8} fill="var(--paper)" />}
      <Lettering y={-8.2} size={11.5} width={28} fill={onTop}>
        {face.name}
      </Lettering>
      {face.symbol && (
        <Emblem symbol={face.symbol} bow={livery.bow} x={0} y={1} w={33} h={14} ink={ink} plate={under} />
      )}
      <Lettering y={17} size={8.4} width={31} fill={livery.on}>
        {figures(face) || foot}
      </Lettering>
    </>
  );
}

/** Strokes across the upper part of the plate, kept inside its corners. */
const HATCH = Array.from({ length: 10 }, (_, i) => {
  const x = -25 + 5 * i;
  const from = Math.max(0, -20 - x);
  const to = Math.min(13.6, 20 - x, (25.6 - x) / 2);
  return to > from ? `M${x + from} ${-6.4 - from}L${x + to} ${-6.4 - to}` : '';
}).join('');
