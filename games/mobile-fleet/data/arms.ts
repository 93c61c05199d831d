/**
 * The arms that can hold an enemy formation detected, as bits of `Marker.seen`. A strike needs a detection by its own arm (6.3.1,
 * 6.3.2); US patrol planes from ashore inform, and detect nothing (6.3.3).
 */
export const ARM = {
  /** Air search from a formation at sea. */
  carrier: 1,
  /** Japanese air search from the islands. */
  island: 2,
  /** Ships in the same hex (6.2). */
  ship: 4,
  submarine: 8,
} as const;
