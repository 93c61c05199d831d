import { at, shipsUnder } from '@point-option/chit-pull';
import type { Refusal } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { BEYOND_SURIGAO, grid, IS_WEST, SEA_WAYS, SURIGAO } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';

/* 6.1, 6.3: where ships sail, and how far west the US may go. */

/** 6.3: cruisers and destroyers alone pass Surigao Strait. */
function isLight(theater: LeyteTheater, marker: number): boolean {
  return shipsUnder(fleet, theater, marker).every((ship) =>
    ['CA', 'CL', 'DD', 'DE'].includes(at(fleet.ships, ship).type),
  );
}

/** Why a force can't sail from one hex into the next, where it can't. */
export function whyNotSail(theater: LeyteTheater, marker: number, from: number, to: number): Refusal | undefined {
  const { name, side } = at(fleet.markers, marker);
  const values = { marker: name, hex: grid.label(to), from: grid.label(from) };
  if (!(SEA_WAYS[from] ?? []).includes(to)) return { reason: { key: 'why no sea way', values }, rule: '6.1' };
  return side === 'us' ? whyNotWest(theater, marker, from, to, values) : undefined;
}

function whyNotWest(
  theater: LeyteTheater,
  marker: number,
  from: number,
  to: number,
  values: Record<string, string>,
): Refusal | undefined {
  if (!IS_WEST[to]) return undefined;
  if (from !== SURIGAO || !BEYOND_SURIGAO.includes(to))
    return { reason: { key: 'why no farther west', values }, rule: '6.3' };
  return isLight(theater, marker) ? undefined : { reason: { key: 'why only light ships', values }, rule: '6.3' };
}
