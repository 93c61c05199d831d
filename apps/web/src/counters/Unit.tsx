import { artOf, type Face } from './face.ts';
import { Lettering } from './Lettering.tsx';
import { Plane } from './Silhouettes.tsx';

export const UNIT_WIDTH = 26;
export const UNIT_HEIGHT = 22;

/** An air unit on a deck: silhouette with its nose to the bow, and the letter of its trade. */
export function Unit(face: Face) {
  const { livery, kind, condition, lit, selected, piece } = face;
  const art = artOf(face);
  const soft = (piece.state ?? []).some((word) => word === 'hangar' || word === 'servicing');
  const landed = (piece.state ?? []).includes('landed') || condition.moved;
  const fill = landed ? 'var(--sheet)' : soft ? livery.soft : livery.fill;
  const ink = landed ? livery.text : soft ? livery.onSoft : livery.on;
  return (
    <>
      <rect x={-12.4} y={-10.4} width={24.8} height={20.8} fill={fill} stroke={livery.edge} strokeWidth={1.1} />
      {landed && <path d="M-10.6 8.6L6 -8M-1 8.6L10.6 -4" stroke={livery.edge} strokeOpacity={0.28} strokeWidth={1} />}
      {art && <Plane art={art} x={-3.6} y={0} size={17} turn={livery.cutCorners ? 90 : 270} ink={ink} plate={fill} />}
      <Lettering x={8} y={4.4} size={11} fill={ink}>
        {kind.letter ?? ''}
      </Lettering>
      {condition.struck && <path d="M-11 -9L11 9M11 -9L-11 9" stroke={ink} strokeWidth={2} />}
      {selected && (
        <rect x={-12} y={-10} width={24} height={20} fill="none" stroke="var(--lit-frame)" strokeWidth={4} />
      )}
      {(lit || selected) && (
        <rect
          x={-12}
          y={-10}
          width={24}
          height={20}
          fill="none"
          stroke="var(--lit)"
          strokeWidth={2.4}
          strokeDasharray={selected ? undefined : '5 3'}
        />
      )}
    </>
  );
}
