import { deed, end, procedure } from '@point-option/engine';
import { type Cup, type Force, forceOf, type G, type Identity, remove } from '../data/state.ts';

/** What is wanted of a marker, and the level to raise it to. */
export interface Promotion {
  marker: string;
  to: 1 | 2;
}

/** 3: raises a marker level by level. A marker that proves false is gone when it ends. */
export const promotion = procedure<Cup, Promotion>('promotion', '3', [
  deed('identity', '3.2', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined) return end;
    if (force.level > 0) return undefined;
    return identify(g, force) === 'false' ? end : undefined;
  }),
  deed('strength', '3.4', (g, f) => {
    const force = forceOf(g, f.marker);
    if (f.to === 2 && force !== undefined && force.level === 1) measure(g, force);
  }),
]);

/** 3.2, 3.3 */
function identify(g: G, force: Force): Identity {
  const drawn = drawIdentity(g);
  if (drawn === 'false') {
    g.emit('false contact', { marker: force.marker }, { rule: '3.3', touches: [force.marker] });
    g.state.identities.false++;
    remove(g, force, true);
    return drawn;
  }
  force.level = 1;
  force.kind = drawn;
  g.emit('identified', { marker: force.marker, kind: { key: drawn } }, { rule: '3.2', touches: [force.marker] });
  return drawn;
}

/** Takes a chit out of the identity cup. */
export function drawIdentity(g: G): Identity {
  const drawn = g.draw(g.state.identities, 'purpose.identity', '3.2', {
    name: (chit) => ({ key: String(chit) }),
  }) as Identity;
  g.state.identities[drawn]--;
  return drawn;
}

function measure(g: G, force: Force): void {
  if (force.kind === null) return;
  force.strength = g.roll<number>('strength', { column: force.kind });
  force.level = 2;
  g.emit('measured', { marker: force.marker, strength: force.strength }, { rule: '3.4', touches: [force.marker] });
}
