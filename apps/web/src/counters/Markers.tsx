import { type Drawing, figures, noseOf, paintOf } from './drawing.ts';
import { Glyphs } from './Glyphs.tsx';
import { Lettering } from './Lettering.tsx';
import { Fix, Frame, Shadow, Under, Weathered } from './Marks.tsx';
import { type Outline, plate, rectangle, wide } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';

/** Its owner knows that there is nothing behind it. */
export function Dummy({ livery, face, lit, selected, small, behind }: Drawing) {
  const outline = plate(livery.corners);
  return (
    <>
      <Under count={Math.min(1, behind)} d={outline(0)} fill={livery.deep} />
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
        {face.name}
      </Lettering>
      <Frame outline={outline} lit={lit} selected={selected} />
      {!small && <Glyphs face={face} livery={livery} />}
      {face.fix && <Fix fix={face.fix} livery={livery} />}
    </>
  );
}

/** Strength in points, not in counted units. */
export function Points(drawing: Drawing) {
  const { livery, face, lit, selected, small } = drawing;
  const outline = wide(livery.corners);
  const { fill, ink } = paintOf(drawing);
  const said = figures(face) || face.name;
  return (
    <>
      <Weathered face={face} ink={ink} outline={outline}>
        <Shadow d={outline(0)} />
        <path d={outline(0)} fill={fill} stroke={livery.edge} strokeWidth={1.2} />
        {face.symbol && (
          <Emblem
            symbol={face.symbol}
            bow={livery.bow}
            x={-9}
            y={0}
            w={18}
            h={15.6}
            ink={ink}
            plate={fill}
            nose={noseOf(drawing)}
          />
        )}
        <Lettering x={face.symbol ? 9 : 0} y={6.4} size={18} width={face.symbol ? 18 : 36} fill={ink}>
          {said}
        </Lettering>
      </Weathered>
      <Frame outline={outline} lit={lit} selected={selected} />
      {!small && <Glyphs face={face} livery={livery} />}
    </>
  );
}

const MARKER: Outline = (g) => rectangle(15 + g, 15 + g);

/** An airfield or a port: runways on paper. */
export function Base({ livery, face, lit, selected, small }: Drawing) {
  return (
    <>
      <Weathered face={face} ink={livery.text} outline={MARKER}>
        <Shadow d={MARKER(0)} />
        <path d={MARKER(0)} fill="var(--paper)" stroke={livery.edge} strokeWidth={1.5} />
        <path d="M-11 7L11 -7" stroke={livery.edge} strokeWidth={5.4} />
        <path d="M-9 5.8L9 -5.8" stroke="var(--paper)" strokeWidth={1} strokeDasharray="3 2.4" />
        <path d="M-7 -8L7 8" stroke={livery.edge} strokeWidth={3.4} strokeOpacity={0.55} />
      </Weathered>
      <Frame outline={MARKER} lit={lit} selected={selected} />
      {!small && <Glyphs face={face} livery={livery} />}
    </>
  );
}
