import { artOf, type Face, hitsOf } from './face.ts';
import { Lettering } from './Lettering.tsx';
import { Conditions, Detection, Frame, Pointer, Shadow } from './Marks.tsx';
import { plate } from './shapes.ts';
import { Under } from './Ships.tsx';
import { Hull } from './Silhouettes.tsx';

/** Where the fill begins, by level: it rises from the foot as more is known. */
const FILL_FROM = [20, 9, -6.4, -6.4, -20] as const;
const HATCHED = 3;
const WHOLE = 4;

/** A plate of which only so much is known. */
export function Force(face: Face) {
  const { livery, inscription, condition, behind, small, piece, bearing } = face;
  const level = Math.max(0, Math.min(WHOLE, piece.level ?? 0));
  const outline = plate(livery.cutCorners);
  const art = artOf(face);
  const onTop = level === WHOLE ? livery.on : livery.text;
  return (
    <>
      {bearing !== undefined && <Pointer bearing={bearing} from={21} fill={livery.deep} />}
      <Under count={Math.min(3, behind + (condition.double ? 1 : 0))} d={outline(0)} fill={livery.deep} />
      <g opacity={condition.fogged ? 0.78 : undefined}>
        <Shadow d={outline(0)} />
        <path d={outline(0)} fill="var(--paper)" />
        <path d={filled(livery.cutCorners, FILL_FROM[level] ?? 20)} fill={livery.fill} />
        {level === HATCHED && <path d={HATCH} stroke={livery.fill} strokeWidth={2} />}
        <path
          d={outline(-0.2)}
          fill="none"
          stroke={livery.edge}
          strokeWidth={1.8}
          strokeDasharray={level === 0 ? '3.4 2.4' : undefined}
        />
        {small || level === 0 ? (
          <Lettering y={7} size={20} width={35} fill={small && level >= 2 ? livery.on : onTop}>
            {inscription.name}
          </Lettering>
        ) : (
          <>
            {level === HATCHED && <rect x={-7.5} y={-18.4} width={15} height={11.8} fill="var(--paper)" />}
            <Lettering y={-8.2} size={11.5} width={28} fill={onTop}>
              {inscription.name}
            </Lettering>
            {art && (
              <Hull
                art={art}
                x={-16.5}
                y={-6}
                w={33}
                h={14}
                ink={level >= 2 ? livery.on : livery.text}
                plate={level >= 2 ? livery.fill : 'var(--paper)'}
              />
            )}
            <Lettering y={17} size={8.4} width={31} fill={livery.on}>
              {inscription.foot}
            </Lettering>
          </>
        )}
      </g>
      <Frame outline={outline} lit={face.lit} selected={face.selected} />
      {!small && <Conditions condition={condition} livery={livery} hits={hitsOf(face)} />}
      {piece.detection !== undefined && <Detection detection={piece.detection} livery={livery} />}
    </>
  );
}

/** The plate from a height downward. */
function filled(cutCorners: boolean, top: number): string {
  if (top >= 20) return '';
  if (top <= -20) return plate(cutCorners)(0);
  return cutCorners ? `M-20 ${top}H20V12L12 20H-12L-20 12z` : `M-20 ${top}H20V20H-20z`;
}

/** Strokes across the upper part of the plate, kept inside its corners. */
const HATCH = Array.from({ length: 10 }, (_, i) => {
  const x = -25 + 5 * i;
  const from = Math.max(0, -20 - x);
  const to = Math.min(13.6, 20 - x, (25.6 - x) / 2);
  return to > from ? `M${x + from} ${-6.4 - from}L${x + to} ${-6.4 - to}` : '';
}).join('');
