import { useEffect, useState } from 'react';

const DWELL_MS = 220;

/** What the pointer has rested on: a stack that it only passes over stays closed. */
export function useDwelt(hover: string | null): string | null {
  const [dwelt, setDwelt] = useState<string | null>(null);
  useEffect(() => {
    if (hover === null) {
      setDwelt(null);
      return;
    }
    const waiting = setTimeout(() => setDwelt(hover), DWELL_MS);
    return () => clearTimeout(waiting);
  }, [hover]);
  return dwelt === hover ? dwelt : null;
}
