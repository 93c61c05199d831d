import type { Drawing } from './drawing.ts';
import { Glyphs } from './Glyphs.tsx';
import { Lettering } from './Lettering.tsx';
import { Frame, Shadow, Weathered } from './Marks.tsx';
import { lozenge } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';

/** A lozenge with the name beneath it. */
export function Submarine({ livery, face, small, lit, selected }: Drawing) {
  return (
    <>
      <Weathered face={face} ink={livery.on} outline={lozenge}>
        <Shadow d={lozenge(0)} />
        <path d={lozenge(0)} fill={livery.fill} stroke="var(--paper)" strokeWidth={0.9} />
        <Emblem
          symbol={face.symbol ?? 'submarine'}
          bow={livery.bow}
          x={0}
          y={-2.9}
          w={30}
          h={15}
          ink={livery.on}
          plate={livery.fill}
        />
        <path
          d="M-15 5.4q2.5 -2 5 0t5 0 5 0 5 0 5 0 5 0"
          fill="none"
          stroke={livery.on}
          strokeOpacity={0.7}
          strokeWidth={0.8}
        />
      </Weathered>
      {!small && (
        <g className="ct-name">
          <Lettering y={19.6} size={9.6} width={46} fill={livery.text}>
            {face.name}
          </Lettering>
        </g>
      )}
      <Frame outline={lozenge} lit={lit} selected={selected} grow={3.4} />
      {!small && <Glyphs face={face} livery={livery} />}
    </>
  );
}
