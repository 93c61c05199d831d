import { check, checkLocals, type Frame } from '@point-option/engine';
import { island } from './data/map.ts';
import { BOX_LIMITS, type Cup, type Force, MARKERS, setup, SQUADRONS } from './data/state.ts';
import { agendaFaults } from './invariantsActivation.ts';
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
  return [
    ...faults,
    ...data.forces.flatMap(forceFaults),
    ...conservationFaults(data),
    ...boxFaults(data),
    ...chitFaults(data),
    ...agendaFaults(data, agenda),
  ];
}

/** 3.1 to 3.4, 5.6 */
function forceFaults({ marker, hex, level, kind, strength, hits }: Force): string[] {
  const faults: string[] = [];
  if (level > 0 !== (kind !== null)) faults.push(`${marker} is at level ${level} and of kind ${kind}.`);
  if (level < 2 && strength + hits > 0)
    faults.push(`${marker} is at level ${level} with strength ${strength} and ${hits} hits.`);
  if (hits > 0 && hits >= strength)
    faults.push(`${marker} has ${hits} hits and strength ${strength}, and is not sunk.`);
  if (hex === island) faults.push(`${marker} lies on the island.`);
  return faults;
}

/** 2.2, 3.2: no marker and no chit is lost but what was sunk or has gone ashore. */
function conservationFaults({ unused, forces, identities, sunk, bombardments, group }: Cup): string[] {
  const faults: string[] = [];
  const total = unused.length + forces.length + sunk.carriers + sunk.surface + bombardments;
  const own = ['watch', 'crowded'].map((scenario) => setup(scenario)).find((each) => each.unused.length === total);
  if (own === undefined) return [`There are ${total} markers, with those that are gone.`];
  const strange = [...unused, ...forces.map(({ marker }) => marker)].find((marker) => MARKERS.indexOf(marker) >= total);
  if (strange !== undefined) faults.push(`The scenario has no marker ${strange}.`);
  if (identities.false !== own.identities.false) faults.push(`The identity cup holds ${identities.false} false ones.`);
  for (const kind of ['carriers', 'surface'] as const) {
    const there = identities[kind] + sunk[kind] + forces.filter((force) => force.kind === kind).length;
    if (there > own.identities[kind])
      faults.push(`There are ${there} ${kind}, and the scenario has ${own.identities[kind]}.`);
  }
  if (group.hex === island) faults.push('The group lies on the island.');
  return faults;
}

/** 7.2 */
function boxFaults({ deck }: Cup): string[] {
  return Object.entries(BOX_LIMITS).flatMap(([box, most]) => {
    const n = Object.values(deck).filter((each) => each === box).length;
    return n > most ? [`The ${box} box holds ${n} squadrons.`] : [];
  });
}

/** 2.3: a marker in the cup is on the map. */
function chitFaults({ chits, forces }: Cup): string[] {
  return Object.entries(chits).flatMap(([chit, n]) => {
    const isMarker = MARKERS.includes(chit);
    return n > 0 && isMarker && !forces.some(({ marker }) => marker === chit)
      ? [`data.chits.${chit} is ${n}, and ${chit} is not on the map.`]
      : [];
  });
}
