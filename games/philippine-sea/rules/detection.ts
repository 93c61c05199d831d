import { forceName } from '../data/names.ts';
import { forceRef } from '../data/refs.ts';
import { type APPROXIMATE, type Force, type G, type LOCATED, type SPOTTED, UNDETECTED } from '../data/state.ts';
import { drawLevelOne, type Why } from './intelligence.ts';

const STATUS = ['undetected', 'approximate', 'located', 'spotted'] as const;
const statusName = (detection: number): string => STATUS[detection] ?? STATUS[UNDETECTED];
export type Detection = typeof APPROXIMATE | typeof LOCATED | typeof SPOTTED;

/**
 * 8.13: a force is found. One of level 0 shows what it is (8.341): false if it was nothing and is gone. A sighting
 * never takes away from what is known already (RULINGS.md, 75).
 */
export function detect(g: G, force: Force, detection: Detection, why: Why = 'search'): boolean {
  if (force.level === 0 && drawLevelOne(g, force, why) === 'false contact') return false;
  if (detection <= force.detection) return true;
  force.detection = detection;
  report(g, force, 'force detected', '8.13');
  return true;
}

/** 8.14: what is known of where a force is grows old when it is activated. */
export function fade(g: G, force: Force): void {
  if (force.detection === UNDETECTED) return;
  force.detection--;
  report(g, force, 'sighting grows old', '8.14');
}

function report(g: G, force: Force, key: string, rule: string): void {
  if (g.silent) return;
  g.emit(
    key,
    { force: forceName(force), status: { key: `detection.${statusName(force.detection)}` } },
    { rule, touches: [forceRef(force.id)] },
  );
}
