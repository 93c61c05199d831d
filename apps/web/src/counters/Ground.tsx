import { type Drawing, figures, nameRoom, noseOf, paintOf } from './drawing.ts';
import { Glyphs } from './Glyphs.tsx';
import { Lettering } from './Lettering.tsx';
import { EnduranceTab, Fix, Frame, Pointer, Shadow, Steps, Under, Weathered } from './Marks.tsx';
import { plate } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';
import { shows } from './states.ts';

/** A ground unit: name, the box of its arm with the badge beside it, figures, and a bar for each step. */
export function Ground(drawing: Drawing) {
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
          <Emblem
            symbol={face.symbol ?? 'infantry'}
            bow={livery.bow}
            x={0}
            y={0}
            w={30}
            h={20}
            ink={ink}
            plate={fill}
          />
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
  const { face, livery, foot } = drawing;
  const said = figures(face) || foot;
  const hasBadge = face.badge !== undefined;
  return (
    <>
      <Lettering y={-10.6} size={9} {...nameRoom(face, 34)} fill={ink}>
        {face.name}
      </Lettering>
      <Emblem
        symbol={face.symbol ?? 'infantry'}
        bow={livery.bow}
        x={hasBadge ? -4 : 0}
        y={-1.2}
        w={22}
        h={14.4}
        ink={ink}
        plate={fill}
        nose={noseOf(drawing)}
      />
      {hasBadge && (
        <Lettering x={13.4} y={2.4} size={9} width={10} fill={ink}>
          {face.badge ?? ''}
        </Lettering>
      )}
      <Lettering y={face.steps ? 14.2 : 16} size={face.steps ? 8.6 : 10} width={32} fill={ink}>
        {said}
      </Lettering>
      {face.steps && <Steps steps={face.steps} ink={ink} y={said === '' ? 11 : 15.4} />}
    </>
  );
}
