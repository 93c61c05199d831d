import { artOf, type Face } from './face.ts';
import { Lettering } from './Lettering.tsx';
import { Conditions, Frame, Shadow } from './Marks.tsx';
import { cutRectangle, type Outline, plate, rectangle } from './shapes.ts';
import { Plane } from './Silhouettes.tsx';

/** Its owner knows that there is nothing behind it. */
export function Dummy(face: Face) {
  const { livery, inscription, condition, lit, selected, small, behind } = face;
  const outline = plate(livery.cutCorners);
  return (
    <>
      {behind > 0 && <path d={outline(0)} transform="translate(-3 -3)" fill={livery.deep} stroke="var(--paper)" />}
      <Shadow d={outline(0)} />
      <path d={outline(0)} fill="var(--paper)" stroke={livery.edge} strokeWidth={1.8} />
      <path d="M-16 16L16 -16" stroke={livery.edge} strokeWidth={1} />
      {!small && <path d="M-14 6q7 -5 14 0t14 0" fill="none" stroke={livery.edge} strokeWidth={1.2} />}
      <Lettering
        x={small ? 0 : -6}
        y={small ? 7 : -4}
        size={small ? 18 : 13}
        width={small ? 34 : 24}
        fill={livery.text}
      >
        {inscription.name}
      </Lettering>
      <Frame outline={outline} lit={lit} selected={selected} />
      {!small && <Conditions condition={{ ...condition, fogged: false }} livery={livery} hits={undefined} />}
    </>
  );
}

const wide =
  (cutCorners: boolean): Outline =>
  (g) =>
    cutCorners ? cutRectangle(20 + g, 12 + g, 5) : rectangle(20 + g, 12 + g);

/** Air strength in points, not in counted units. */
export function Points(face: Face) {
  const { livery, piece, inscription, lit, selected } = face;
  const outline = wide(livery.cutCorners);
  const art = artOf(face);
  const n = piece.pips?.[0] ?? inscription.numbers[0];
  return (
    <>
      <Shadow d={outline(0)} />
      <path d={outline(0)} fill={livery.fill} stroke={livery.edge} strokeWidth={1.2} />
      {art && (
        <Plane
          art={art}
          x={-9}
          y={0}
          size={18}
          turn={livery.cutCorners ? 90 : 270}
          ink={livery.on}
          plate={livery.fill}
        />
      )}
      <Lettering x={9} y={6.4} size={18} width={18} fill={livery.on}>
        {n ?? inscription.name}
      </Lettering>
      <Frame outline={outline} lit={lit} selected={selected} />
    </>
  );
}

const MARKER: Outline = (g) => rectangle(15 + g, 15 + g);

export function Airfield(face: Face) {
  const { livery, condition, lit, selected } = face;
  return (
    <>
      <Shadow d={MARKER(0)} />
      <path d={MARKER(0)} fill="var(--paper)" stroke={livery.edge} strokeWidth={1.5} />
      <path d="M-11 7L11 -7" stroke={livery.edge} strokeWidth={5.4} />
      <path d="M-9 5.8L9 -5.8" stroke="var(--paper)" strokeWidth={1} strokeDasharray="3 2.4" />
      <path d="M-7 -8L7 8" stroke={livery.edge} strokeWidth={3.4} strokeOpacity={0.55} />
      {condition.struck && <path d="M-12 -12L12 12M12 -12L-12 12" stroke="var(--warn)" strokeWidth={3} />}
      <Frame outline={MARKER} lit={lit} selected={selected} />
    </>
  );
}

/** Soldiers ashore, by number. */
export function Troops(face: Face) {
  const { livery, inscription, lit, selected } = face;
  const outline = wide(livery.cutCorners);
  const n = inscription.numbers[0] ?? /\d+/.exec(inscription.name)?.[0];
  return (
    <>
      <Shadow d={outline(0)} />
      <path d={outline(0)} fill={livery.soft} stroke={livery.edge} strokeWidth={1.4} />
      <path
        d="M-15 4.6V2a6 6 0 0 1 12 0v2.6M-16.6 5.4H-1.4"
        fill={livery.onSoft}
        stroke={livery.onSoft}
        strokeWidth={1.6}
      />
      <Lettering x={9.4} y={6} size={16} width={18} fill={livery.onSoft}>
        {n ?? inscription.name}
      </Lettering>
      <Frame outline={outline} lit={lit} selected={selected} />
    </>
  );
}
