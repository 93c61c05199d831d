import { type RouteView, refKey } from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { useMemo, useRef } from 'react';
import type { Lit } from '../chart/lit.ts';
import type { Draft } from '../store/draft.ts';
import { litOf } from './touching.ts';

/** What is lit. What is lit as it was is the same object, so that only counters whose light has changed are drawn again. */
export function useLit(table: SeatView, draft: Draft, route: RouteView | null): readonly Lit[] {
  const kept = useRef<ReadonlyMap<string, Lit>>(new Map());
  const { prompt } = table;
  const { piece, placed } = draft;
  return useMemo(() => {
    const now = litOf(table, draft, route).map((each): readonly [string, Lit] => {
      const key = refKey(each.ref);
      const before = kept.current.get(key);
      return [key, before && isSame(before, each) ? before : each];
    });
    kept.current = new Map(now);
    return now.map(([, each]) => each);
    // Of the table and the draft nothing else lights anything.
  }, [prompt, piece, placed, route]);
}

/** Whether two lights of one thing say the same. */
function isSame(before: Lit, now: Lit): boolean {
  const fields = new Set([...Object.keys(before), ...Object.keys(now)]) as Set<keyof Lit>;
  for (const field of fields) if (field !== 'ref' && before[field] !== now[field]) return false;
  return true;
}
