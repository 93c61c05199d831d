import { check, checkLocals, type Frame } from '@point-option/engine';
import { type Cup, SQUADRONS } from './data/state.ts';
import { localShapes } from './invariantsLocals.ts';
import { shape } from './invariantsShape.ts';

/** Every squadron is somewhere once; markers and identity chits are conserved. */
export function invariants(data: Cup, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, data, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  const faults: string[] = [];
  const ids = Object.keys(data.deck);
  if (ids.length !== SQUADRONS.length) faults.push(`There are ${ids.length} squadrons, not ${SQUADRONS.length}.`);
  const markers = [...data.unused, ...data.forces.map((force) => force.marker)];
  if (new Set(markers).size !== markers.length) faults.push(`A marker is in two places: ${markers.join(' ')}.`);
  for (const [identity, n] of Object.entries(data.identities))
    if (n < 0) faults.push(`The identity cup holds ${n} ${identity}.`);
  const unidentified = data.unused.length + data.forces.filter((force) => force.level === 0).length;
  const real = data.identities.carriers + data.identities.surface;
  if (real !== unidentified) faults.push(`${unidentified} markers have no identity, and the cup has ${real} for them.`);
  for (const force of data.forces) {
    if (force.level > 0 !== (force.kind !== null))
      faults.push(`${force.marker} is at level ${force.level} and of kind ${force.kind}.`);
  }
  return faults;
}
