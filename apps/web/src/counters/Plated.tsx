import type { ReactNode } from 'react';
import { type Drawing, paintOf } from './drawing.ts';
import { Glyphs } from './Glyphs.tsx';
import { EnduranceTab, Fix, Frame, Pointer, Shadow, Under, Weathered } from './Marks.tsx';
import { plate } from './shapes.ts';
import { shows } from './states.ts';

/** A square plate in the colors of its nation, with what is around it: pointer, stack, frame, marks and tabs. */
export function Plated({ drawing, children }: { readonly drawing: Drawing; readonly children: ReactNode }) {
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
        {children}
      </Weathered>
      <Frame outline={outline} lit={lit} selected={selected} />
      {!small && <Glyphs face={face} livery={livery} />}
      {face.fix && <Fix fix={face.fix} livery={livery} />}
      {face.endurance && !small && <EnduranceTab endurance={face.endurance} livery={livery} />}
    </>
  );
}
