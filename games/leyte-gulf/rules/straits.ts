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
  if (SEA_WAYS[from]?.includes(to) !== true) return refusal('why no sea way', '6.1', marker, from, to);
  return at(fleet.markers, marker).side === 'us' ? whyNotWest(theater, marker, from, to) : undefined;
}

function whyNotWest(theater: LeyteTheater, marker: number, from: number, to: number): Refusal | undefined {
  if (!IS_WEST[to]) return undefined;
  if (from !== SURIGAO || !BEYOND_SURIGAO.includes(to)) return refusal('why no farther west', '6.3', marker, from, to);
  return isLight(theater, marker) ? undefined : refusal('why only light ships', '6.3', marker, from, to);
}

function refusal(key: string, rule: string, marker: number, from: number, to: number): Refusal {
  const values = { marker: at(fleet.markers, marker).name, hex: grid.label(to), from: grid.label(from) };
  return { reason: { key, values }, rule };
}
