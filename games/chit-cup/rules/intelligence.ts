import { deed, end, procedure } from '@point-option/engine';
import {
  type Cup,
  type Draws,
  type Force,
  forceOf,
  type Identity,
  type Kind,
  remove,
  type Rolls,
} from '../data/state.ts';

/** What is wanted of a marker, and the level to raise it to. */
export interface Promotion {
  marker: string;
  to: 1 | 2;
}

/** What is known of a marker. */
type Known = Pick<Force, 'level' | 'kind' | 'strength'>;
type IdentityCup = Cup['identities'];

/** 3: raises a marker level by level. A marker that proves false is gone when it ends. */
export const promotion = procedure<Cup, Promotion>('promotion', '3', [
  deed('identity', '3.2', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined) return end;
    if (force.level > 0) return undefined;
    const drawn = identify(g, force, g.state.identities);
    if (drawn === 'false') {
      g.emit('false contact', { marker: f.marker }, { rule: '3.3', touches: [{ piece: f.marker }] });
      remove(g, force, true);
      return end;
    }
    g.emit('identified', { marker: f.marker, kind: { key: drawn } }, { rule: '3.2', touches: [{ piece: f.marker }] });
    return undefined;
  }),
  deed('strength', '3.4', (g, f) => {
    const force = forceOf(g, f.marker);
    if (f.to === 1 || force === undefined || !measure(g, force)) return;
    g.emit('measured', { marker: f.marker, strength: force.strength }, { rule: '3.4', touches: [{ piece: f.marker }] });
  }),
]);

/** 3.2, 3.3: from level 0 to 1. The chit stays with the marker; that of a false one goes back to the cup. */
export function identify(g: Draws, known: Known, cup: IdentityCup): Identity {
  const drawn = drawIdentity(g, cup);
  if (drawn !== 'false') keepIdentity(known, drawn, cup);
  return drawn;
}

const NAMED = { name: (chit: string | number) => ({ key: String(chit) }) };

/** A chit of the identity cup, drawn and not yet taken out. */
export function drawIdentity(g: Draws, cup: IdentityCup): Identity {
  return g.draw(cup, 'purpose.identity', '3.2', NAMED) as Identity;
}

/** 3.2 */
export function keepIdentity(known: Known, kind: Kind, cup: IdentityCup): void {
  cup[kind]--;
  known.level = 1;
  known.kind = kind;
}

/** 3.4: from 1 to 2. Whether there was anything to measure. */
export function measure(g: Rolls, known: Known): boolean {
  if (known.level !== 1 || known.kind === null) return false;
  known.strength = g.roll<number>('strength', { column: known.kind });
  known.level = 2;
  return true;
}
