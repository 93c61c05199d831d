import { artOf, type Face } from './face.ts';
import { Lettering } from './Lettering.tsx';
import { Conditions, Eye, Frame, Shadow } from './Marks.tsx';
import { lozenge } from './shapes.ts';
import { Hull } from './Silhouettes.tsx';

/** A lozenge with the name beneath it. */
export function Submarine(face: Face) {
  const { livery, inscription, condition, small, lit, selected } = face;
  const art = artOf(face);
  // Whoever is shadowed is named after the submarine's own name.
  const shadows = condition.shadowing || inscription.foot !== '';
  return (
    <>
      <Shadow d={lozenge(0)} />
      <path d={lozenge(0)} fill={livery.fill} stroke="var(--paper)" strokeWidth={0.9} />
      {art && <Hull art={art} x={-15} y={-10.4} w={30} h={15} ink={livery.on} plate={livery.fill} />}
      <path
        d="M-15 5.4q2.5 -2 5 0t5 0 5 0 5 0 5 0 5 0"
        fill="none"
        stroke={livery.on}
        strokeOpacity={0.7}
        strokeWidth={0.8}
      />
      {!small && (
        <g className="ct-name">
          <Lettering y={19.6} size={9.6} width={46} fill={livery.text}>
            {inscription.name}
          </Lettering>
        </g>
      )}
      {shadows && !small && <Eye x={0} y={-13.4} ink={livery.text} />}
      <Frame outline={lozenge} lit={lit} selected={selected} grow={3.4} />
      {!small && <Conditions condition={condition} livery={livery} hits={undefined} />}
    </>
  );
}
