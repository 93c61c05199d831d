import { useRef } from 'react';

/** The value as it was, as long as it says the same: an order may bring a new copy of what never changes. */
export function useStable<T>(value: T): T {
  const kept = useRef({ value, given: value, said: '' });
  if (kept.current.given === value) return kept.current.value;
  const said = JSON.stringify(value);
  const before = kept.current.said || JSON.stringify(kept.current.value);
  kept.current = before === said ? { ...kept.current, given: value, said } : { value, given: value, said };
  return kept.current.value;
}
