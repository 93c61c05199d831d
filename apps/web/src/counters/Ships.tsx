import type { ReactNode } from 'react';
import { artOf, type Face, hitsOf } from './face.ts';
import { Lettering } from './Lettering.tsx';
import { Conditions, Frame, Pointer, Shadow } from './Marks.tsx';
import { plate } from './shapes.ts';
import { Hull } from './Silhouettes.tsx';

/** A plate: ships of which the side knows what they are. A kind without a silhouette has its name alone. */
export function Ships(face: Face) {
  const { livery, inscription, condition, bearing, behind, small, piece } = face;
  const outline = plate(livery.cutCorners);
  const art = artOf(face);
  const edges = Math.min(3, behind + (condition.double ? 1 : 0));
  return (
    <>
      {bearing !== undefined && <Pointer bearing={bearing} from={21} fill={livery.deep} />}
      <Under count={edges} d={outline(0)} fill={livery.deep} />
      <Listing crippled={condition.crippled} ink={livery.on}>
        <g opacity={condition.fogged ? 0.62 : undefined}>
          <Shadow d={outline(0)} />
          <path d={outline(0)} fill={livery.fill} stroke={livery.edge} strokeWidth={1.2} />
          {small || !art ? (
            <Lettering y={7} size={19} width={35} fill={livery.on}>
              {inscription.name}
            </Lettering>
          ) : (
            <>
              <path d={outline(-2)} fill="none" stroke={livery.on} strokeOpacity={0.4} strokeWidth={0.7} />
              <Lettering y={-8.2} size={11.5} width={35} fill={livery.on}>
                {inscription.name}
              </Lettering>
              <Hull art={art} x={-16.5} y={-6.6} w={33} h={15.4} ink={livery.on} plate={livery.fill} />
              {piece.pips ? <Pips pips={piece.pips} ink={livery.on} /> : <Foot face={face} />}
            </>
          )}
          {condition.moved && <path d={outline(0)} fill="var(--paper)" fillOpacity={0.24} />}
        </g>
      </Listing>
      {condition.fogged && (
        <path d={outline(1.2)} fill="none" stroke="var(--ink)" strokeWidth={1.6} strokeDasharray="3 2.4" />
      )}
      <Frame outline={outline} lit={face.lit} selected={face.selected} />
      {!small && <Conditions condition={condition} livery={livery} hits={hitsOf(face)} />}
    </>
  );
}

function Foot({ face: { inscription, condition, livery, piece } }: { face: Face }) {
  // A ship's type stands on its plate; hits stand in their burst.
  const type = /^[A-Z][A-Za-z]{0,5}$/.test(piece.kind) ? piece.kind : '';
  const said = type || (condition.damaged || condition.crippled ? '' : inscription.rest);
  return (
    <Lettering y={17} size={8.4} width={34} fill={livery.on}>
      {said}
    </Lettering>
  );
}

/** The plates beneath, of which the edges show. */
export function Under({ count, d, fill }: { count: number; d: string; fill: string }) {
  return Array.from({ length: count }, (_, i) => (
    <path
      key={i}
      d={d}
      transform={`translate(${-3 * (count - i)} ${-3 * (count - i)})`}
      fill={fill}
      stroke="var(--paper)"
      strokeWidth={0.9}
    />
  ));
}

/** A crippled ship lists and is struck through. */
function Listing({ crippled, ink, children }: { crippled: boolean; ink: string; children: ReactNode }) {
  if (!crippled) return children;
  return (
    <g transform="rotate(9)">
      {children}
      <path d="M-20 20L20 -20M-20 8L8 -20M-8 20L20 -8" stroke={ink} strokeOpacity={0.55} strokeWidth={1.6} />
    </g>
  );
}

/** Steps that are left: full bars for whole ones, hollow where nothing is left. */
function Pips({ pips, ink }: { pips: readonly number[]; ink: string }) {
  const width = Math.min(5.4, 34 / pips.length - 1.2);
  const left = -(pips.length * (width + 1.2) - 1.2) / 2;
  return pips.map((value, i) => (
    <rect
      key={i}
      x={left + i * (width + 1.2)}
      y={12.2}
      width={width}
      height={3.6}
      fill={value > 0 ? ink : 'none'}
      stroke={ink}
      strokeWidth={0.8}
    />
  ));
}
