import { MOST_SLOW } from './data/figures.ts';
import type { MobileTheater, Own } from './data/own.ts';

/** What version 1 did not keep yet. */
type First = Omit<MobileTheater, 'own' | 'markers'> & {
  readonly own: Omit<Own, 'attacked' | 'wind'> & Partial<Own>;
  readonly markers: readonly (Omit<MobileTheater['markers'][number], 'bombed'> & { readonly bombed?: number })[];
};

/**
 * Takes a battle of older rules on. Versions 2 and 3 keep the same. Version 1 did not tell a strike that was attacked from one that was done, and
 * it had one count of movement lost: all of it counts as lost to aircraft, so that no air attack adds to it beyond its limit (7.2).
 */
export function adopt(data: unknown, fromVersion: number): MobileTheater {
  if (fromVersion > 1) return data as MobileTheater;
  const { own, markers, ...rest } = data as First;
  return {
    ...rest,
    own: { wind: false, ...own, attacked: own.attacked ?? own.struck },
    markers: markers.map((marker) => ({ ...marker, bombed: marker.bombed ?? Math.min(MOST_SLOW, marker.slow) })),
  };
}
