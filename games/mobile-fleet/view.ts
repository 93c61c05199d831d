import { createObserve, type SideId } from '@point-option/chit-pull';
import { fleet } from './data/fleet.ts';
import type { MobileTheater, Own } from './data/own.ts';
import { FLAGSHIP } from './data/scenarios.ts';
import { ship } from './data/ships.ts';

const TAIHO = ship(FLAGSHIP);

/** 16.1.4, 10.2: which ship flies the flag after Taiho is for Japan to know, and what it costs to leave Saipan for the US. */
function hideOwn({ own }: MobileTheater, viewer: SideId): Own {
  const { flagship, saipan } = own;
  if (viewer === 'us') return flagship === TAIHO ? own : { ...own, flagship: TAIHO };
  return saipan === 0 ? own : { ...own, saipan: 0 };
}

/** What a side may know of the battle (6.1, 15.1, 15.7). */
export const observe = createObserve<Own>(fleet, { hideOwn });
