import { type Drawing, figures, noseOf, paintOf } from './drawing.ts';
import { Lettering } from './Lettering.tsx';
import { token } from './shapes.ts';
import { Emblem } from './Silhouettes.tsx';
import { shows } from './states.ts';

export const UNIT_WIDTH = 26;
export const UNIT_HEIGHT = 22;

/** A unit on a deck or in a box: its silhouette, and the letter of its trade. */
export function Unit(drawing: Drawing) {
  const { livery, face, lit, selected } = drawing;
  const outline = token(livery.corners);
  const { fill, ink } = paintOf(drawing);
  const letter = (face.badge ?? '') + figures(face);
  const isSpent = face.tone === 'spent' || shows(face, 'pale');
  return (
    <>
      <path d={outline(0)} fill={fill} stroke={livery.edge} strokeWidth={1.1} />
      {isSpent && <path d="M-10.6 8.6L6 -8M-1 8.6L10.6 -4" stroke={livery.edge} strokeOpacity={0.28} strokeWidth={1} />}
      {face.symbol ? (
        <>
          <Emblem
            symbol={face.symbol}
            bow={livery.bow}
            x={letter === '' ? 0 : -3.6}
            y={0}
            w={17}
            h={14.8}
            ink={ink}
            plate={fill}
            nose={noseOf(drawing)}
          />
          <Beside face={face} ink={ink} />
        </>
      ) : (
        <Lettering y={4.4} size={11} width={22} fill={ink}>
          {face.name}
        </Lettering>
      )}
      {shows(face, 'crossed') && <path d="M-11 -9L11 9M11 -9L-11 9" stroke={ink} strokeWidth={2} />}
      {selected && <path d={outline(-0.4)} fill="none" stroke="var(--lit-frame)" strokeWidth={4} />}
      {(lit || selected) && (
        <path
          d={outline(-0.4)}
          fill="none"
          stroke="var(--lit)"
          strokeWidth={2.4}
          strokeDasharray={selected ? undefined : '5 3'}
        />
      )}
    </>
  );
}

/** The letter of its trade, and under it its strength, where it has one. */
function Beside({ face, ink }: { readonly face: Drawing['face']; readonly ink: string }) {
  const strength = figures(face);
  const letter = face.badge ?? '';
  if (strength === '' || letter === '')
    return (
      <Lettering x={8} y={4.4} size={11} width={8} fill={ink}>
        {letter || strength}
      </Lettering>
    );
  return (
    <>
      <Lettering x={7.6} y={-1.6} size={7} width={10} fill={ink}>
        {letter}
      </Lettering>
      <Lettering x={7.6} y={8} size={10} width={9} fill={ink}>
        {strength}
      </Lettering>
    </>
  );
}
