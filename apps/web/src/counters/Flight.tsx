import { type Drawing, figures, noseOf } from './drawing.ts';
import { Glyphs } from './Glyphs.tsx';
import { Lettering } from './Lettering.tsx';
import { EnduranceRing, EnduranceTab, Frame, Pointer, Shadow, Under, Weathered } from './Marks.tsx';
import { disc, flying } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';

/** Aircraft in the air, with a ring of what they have left to fly on. Their nose points the way they fly. */
export function Flight(drawing: Drawing) {
  const { livery, face, small, bearing, behind, lit, selected } = drawing;
  const { endurance } = face;
  const outline = flying(livery.corners, endurance ? 22.4 : 20);
  return (
    <>
      {bearing !== undefined && <Pointer bearing={bearing} from={endurance ? 22 : 19.6} fill={livery.deep} />}
      <Under count={Math.min(1, behind)} d={outline(0)} fill={livery.deep} />
      <Weathered face={face} ink={livery.on} outline={outline}>
        <Shadow d={outline(0)} />
        <path d={outline(0)} fill={endurance ? livery.deep : livery.fill} stroke={livery.edge} strokeWidth={1.2} />
        {endurance ? (
          <>
            <EnduranceRing endurance={endurance} ink={livery.on} under={livery.deep} />
            <circle r={15.8} fill={livery.fill} />
          </>
        ) : (
          <path d={outline(-2)} fill="none" stroke={livery.on} strokeOpacity={0.5} strokeWidth={0.7} />
        )}
        <Load drawing={drawing} />
      </Weathered>
      <Frame outline={outline} lit={lit} selected={selected} grow={4.6} />
      {!small && <Glyphs face={face} livery={livery} />}
      {endurance && !small && <EnduranceTab endurance={endurance} livery={livery} />}
    </>
  );
}

/** What flies: its plane, its name, and its strength beside it. */
function Load({ drawing }: { drawing: Drawing }) {
  const { face, livery, small } = drawing;
  const strength = figures(face);
  if (small || !face.symbol)
    return (
      <Lettering y={7} size={19} width={28} fill={livery.on}>
        {small && strength !== '' ? strength : face.name}
      </Lettering>
    );
  // One figure stands beside the plane, several beneath it.
  const beneath = (face.strength ?? []).length > 1;
  const beside = strength !== '' && !beneath;
  return (
    <>
      <Emblem
        symbol={face.symbol}
        bow={livery.bow}
        x={beside ? -6 : 0}
        y={beneath ? 0 : 3.4}
        w={beneath ? 14 : 18}
        h={beneath ? 12 : 15.4}
        ink={livery.on}
        plate={livery.fill}
        nose={noseOf(drawing)}
      />
      {strength !== '' && (
        <Lettering
          x={beside ? 7.6 : 0}
          y={beneath ? 13.4 : 8.6}
          size={beneath ? 9.4 : 15}
          width={beneath ? 22 : 15}
          fill={livery.on}
        >
          {strength}
        </Lettering>
      )}
      <Lettering y={beneath ? -7.4 : -6.8} size={beneath ? 8.4 : 9.2} width={21} fill={livery.on}>
        {face.name}
      </Lettering>
    </>
  );
}

/** Planes on search: an eye. */
export function Search({ livery, face, bearing, small, lit, selected, foot }: Drawing) {
  const outline = disc(17);
  const ink = livery.text;
  return (
    <>
      {bearing !== undefined && <Pointer bearing={bearing} from={16.4} fill={livery.deep} />}
      <Weathered face={face} ink={ink} outline={outline}>
        <Shadow d={outline(0)} />
        <circle r={17} fill="var(--paper)" stroke={ink} strokeWidth={2.2} />
        <path d="M-10 1q10 -9.4 20 0q-10 9.4 -20 0z" fill="none" stroke={ink} strokeWidth={1.6} />
        <circle cy={1} r={3.4} fill={ink} />
        {!small && (
          <>
            <Lettering y={-6.6} size={8.6} width={14} fill={ink}>
              {face.name}
            </Lettering>
            <Lettering y={14} size={8} width={12} fill={ink}>
              {figures(face) || foot}
            </Lettering>
          </>
        )}
      </Weathered>
      <Frame outline={outline} lit={lit} selected={selected} />
      {!small && <Glyphs face={face} livery={livery} />}
      {face.endurance && !small && <EnduranceTab endurance={face.endurance} livery={livery} />}
    </>
  );
}
