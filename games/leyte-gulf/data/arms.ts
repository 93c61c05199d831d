/** Whoever has found a force, all of its side may use it (7.0): a single bit of `Marker.seen`. */
export const DETECTED = 1;
