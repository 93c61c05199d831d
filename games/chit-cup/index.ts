import { clone, type Game } from '@point-option/engine';
import { adjudications } from './adjudications.ts';
import { charts } from './data/charts.ts';
import { type Cup, setup, SQUADRONS } from './data/state.ts';
import rules from './rules/index.json' with { type: 'json' };
import proof from './rules/proof.json' with { type: 'json' };
import { enemy, raid } from './rules/enemy.ts';
import { promotion } from './rules/intelligence.ts';
import { search } from './rules/search.ts';
import { strike } from './rules/strike.ts';
import { activation, turn } from './rules/turn.ts';
import { steady } from './staff/steady.ts';
import { type CupView, inspect, nations, observe, present } from './view.ts';
import { words } from './words.ts';

/** A miniature for one player: enemies unknown until drawn, and procedures within procedures. */
export const chitCup: Game<Cup, CupView> = {
  id: 'chit-cup',
  rulesVersion: 1,
  sides: ['you'],
  scenarios: [{ id: 'watch' }, { id: 'crowded' }],
  charts,
  procedures: [turn, activation, search, strike, enemy, raid, promotion],
  begins: turn.name,
  setup,
  observe,
  secrets: [],
  resample: (view) => clone(view),
  present,
  inspect,
  nations,
  words,
  staff: [steady],
  rules: rules as Game['rules'],
  proof,
  adjudications,
  invariants,
};

/** Every squadron is somewhere once; markers and identity chits are conserved. */
function invariants(data: Cup): string[] {
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
