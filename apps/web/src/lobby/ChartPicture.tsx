import { pictures } from 'virtual:pictures';
import { useEffect, useState } from 'react';
import type { Picture } from '../worker/protocol.ts';

/** A small picture of a game's chart, fetched by itself, in the colours of the lamp. */
export function ChartPicture({ game }: { readonly game: string }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let wanted = true;
    // Without it the card is plainer, and that is all.
    void pictures[game]?.().then(
      (chunk) => wanted && setPicture(chunk.default),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  if (!Object.hasOwn(pictures, game)) return null;
  return (
    <span className="neatline" aria-hidden="true">
      {picture && <Drawing picture={picture} />}
    </span>
  );
}

function Drawing({ picture: { wide, high, depths, land, islets, graticule, names } }: { readonly picture: Picture }) {
  return (
    <svg className="picture" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMid slice">
      <rect width={wide} height={high} style={{ fill: 'var(--sea0)' }} />
      {depths.map(({ tint, path }) => (
        <path key={tint} d={path} fillRule="evenodd" style={{ fill: `var(--sea${tint})` }} />
      ))}
      <path d={graticule} className="grat" />
      <path d={land} className="surf" />
      <path d={land} className="land" />
      <path d={islets} className="islets" />
      {names.map(({ name, x, y, sea, west }) => (
        <text
          key={name}
          x={sea ? x : west ? x - 7 : x + 7}
          y={y + 4}
          className={sea ? 'sea' : ''}
          textAnchor={sea ? 'middle' : west ? 'end' : 'start'}
        >
          {name}
        </text>
      ))}
    </svg>
  );
}
