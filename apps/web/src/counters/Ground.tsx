import { type Drawing, figures, nameRoom, noseOf, paintOf } from './drawing.ts';
import { Lettering } from './Lettering.tsx';
import { Steps } from './Marks.tsx';
import { Plated } from './Plated.tsx';
import { Emblem } from './Silhouettes.tsx';

/** A ground unit: name, the box of its arm with the badge beside it, figures, and a bar for each step. */
export function Ground(drawing: Drawing) {
  const { livery, face, small } = drawing;
  const { fill, ink } = paintOf(drawing);
  return (
    <Plated drawing={drawing}>
      {small ? (
        <Emblem symbol={face.symbol ?? 'infantry'} bow={livery.bow} x={0} y={0} w={30} h={20} ink={ink} plate={fill} />
      ) : (
        <Inscribed drawing={drawing} fill={fill} ink={ink} />
      )}
    </Plated>
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
