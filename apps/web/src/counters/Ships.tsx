import { type Drawing, nameRoom, noseOf, paintOf } from './drawing.ts';
import { Foot } from './Foot.tsx';
import { Lettering } from './Lettering.tsx';
import { Plated } from './Plated.tsx';
import { plate } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';

/** A plate with a symbol, or with its name alone where it has none. */
export function Ships(drawing: Drawing) {
  const { face, small } = drawing;
  const { fill, ink } = paintOf(drawing);
  return (
    <Plated drawing={drawing}>
      {small ? (
        <Lettering y={7} size={19} width={35} fill={ink}>
          {face.name}
        </Lettering>
      ) : (
        <Inscribed drawing={drawing} fill={fill} ink={ink} />
      )}
    </Plated>
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
