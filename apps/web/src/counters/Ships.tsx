import { type Drawing, nameRoom, noseOf, paintOf } from './drawing.ts';
import { Foot } from './Foot.tsx';
import { Glyphs } from './Glyphs.tsx';
import { Lettering } from './Lettering.tsx';
import { EnduranceTab, Fix, Frame, Pointer, Shadow, Under, Weathered } from './Marks.tsx';
import { plate } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';
import { shows } from './states.ts';

/** A plate with a symbol, or with its name alone where it has none. */
export function Ships(drawing: Drawing) {
  const { livery, face, bearing, behind, small, lit, selected } = drawing;
  const outline = plate(livery.corners);
  const { fill, ink } = paintOf(drawing);
  return (
    <>
      {bearing !== undefined && <Pointer bearing={bearing} from={21} fill={livery.deep} />}
      <Under count={Math.min(3, behind + (shows(face, 'stacked') ? 1 : 0))} d={outline(0)} fill={livery.deep} />
      <Weathered face={face} ink={ink} outline={outline}>
        <Shadow d={outline(0)} />
        <path d={outline(0)} fill={fill} stroke={livery.edge} strokeWidth={1.2} />
        {small ? (
          <Lettering y={7} size={19} width={35} fill={ink}>
            {face.name}
          </Lettering>
        ) : (
          <Inscribed drawing={drawing} fill={fill} ink={ink} />
        )}
      </Weathered>
      <Frame outline={outline} lit={lit} selected={selected} />
      {!small && <Glyphs face={face} livery={livery} />}
      {face.fix && <Fix fix={face.fix} livery={livery} />}
      {face.endurance && !small && <EnduranceTab endurance={face.endurance} livery={livery} />}
    </>
  );
}

function Inscribed({ drawing, fill, ink }: { drawing: Drawing; fill: string; ink: string }) {
  const { face, livery } = drawing;
  const nose = noseOf(drawing);
  return (
    <>
      <path d={plate(livery.corners)(-2)} fill="none" stroke={ink} strokeOpacity={0.4} strokeWidth={0.7} />
      {face.symbol ? (
        <>
          <Lettering y={-8.2} size={11.5} {...nameRoom(face, 35)} fill={ink}>
            {face.name}
          </Lettering>
          <Emblem
            symbol={face.symbol}
            bow={livery.bow}
            x={0}
            y={1.1}
            w={33}
            h={15.4}
            ink={ink}
            plate={fill}
            nose={nose}
          />
        </>
      ) : (
        <Lettering y={4} size={16} width={35} fill={ink}>
          {face.name}
        </Lettering>
      )}
      <Foot drawing={drawing} ink={ink} />
    </>
  );
}
