import type { Message, Ref } from '@point-option/engine';

/** Where a unit can go: over land, over water, anywhere, or nowhere. */
export type Domain = 'land' | 'sea' | 'air' | 'fixed';

export interface Entry {
  readonly cost: number;
  readonly caution?: Message;
}

/** What a scenario is played on: the hexes of a chart, or the boxes of a display. */
export interface Ground {
  isPlace(at: string): boolean;
  neighbors(at: string): readonly string[];
  distance(a: string, b: string): number;
  /** What a step to a neighbor costs; null where it cannot be made. */
  entry(domain: Domain, from: string, to: string): Entry | null;
  ref(at: string): Ref;
  name(at: string): Message;
}
