import { amount, call, decide, deed, end, procedure } from '@point-option/engine';
import { grid, island } from '../data/map.ts';
import {
  type Cup,
  type Force,
  forceOf,
  type G,
  outOfAction,
  RAID_REACH,
  remove,
  type Rolls,
  shift,
  squadronsIn,
} from '../data/state.ts';
import { drawIdentity, keepIdentity, type Promotion, promotion } from './intelligence.ts';

interface Activation {
  marker: string;
  raids: boolean;
}
interface Raid {
  marker: string;
  strength: number;
}

/** 6.2: a raid by carriers whose strength is not known yet. */
export const UNKNOWN_RAID = 2;

/** 6: a marker's own chit. */
export const enemy = procedure<Cup, Activation>('enemy', '6', [
  deed('raid or not', '6.2', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined) return end;
    f.raids = grid.distance(force.hex, g.state.group.hex) <= RAID_REACH && provesCarriers(g, force);
    return undefined;
  }),
  call(
    'raid',
    '6.2',
    () => raid,
    (g, f): Raid | null => {
      const force = forceOf(g, f.marker);
      return f.raids && force ? { marker: f.marker, strength: force.strength || UNKNOWN_RAID } : null;
    },
  ),
  deed('advance', '6.1', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined || outOfAction(g.state)) return end;
    const steps = grid.straightSteps(force.hex, island);
    force.hex = g.pick(steps, 'purpose.way', '6.1', { name: (hex) => grid.label(Number(hex)) });
    g.emit(
      'advances',
      { marker: f.marker, hex: grid.label(force.hex) },
      { rule: '6.1', touches: [{ piece: f.marker }, { hex: grid.label(force.hex) }] },
    );
    return force.hex === island ? undefined : end;
  }),
  call(
    'ashore',
    '6.5',
    () => promotion,
    (_g, f): Promotion => ({ marker: f.marker, to: 1 }),
  ),
  deed('bombardment', '6.5', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined) return;
    g.state.bombardments++;
    g.emit('bombardment', { marker: f.marker }, { rule: '6.5', touches: [{ piece: f.marker }] });
    remove(g, force, false);
  }),
]);

/** 6.2: whether a marker in reach has carriers. One that is unknown draws its chit, and puts back any but carriers. */
function provesCarriers(g: G, force: Force): boolean {
  if (force.level > 0) return force.kind === 'carriers';
  const drawn = drawIdentity(g, g.state.identities);
  if (drawn !== 'carriers') return false;
  keepIdentity(force, drawn, g.state.identities);
  g.emit(
    'identified',
    { marker: force.marker, kind: { key: drawn } },
    { rule: '6.2', touches: [{ piece: force.marker }] },
  );
  return true;
}

/** 6.3, 6.4: carriers raid the group. */
export const raid = procedure<Cup, Raid>('raid', '6.3', [
  decide(
    'patrol',
    '6.3',
    (g) => (squadronsIn(g, 'patrol').length > 0 ? 'you' : []),
    amount({
      range: (g) => ({ min: 0, max: squadronsIn(g, 'patrol').length }),
      about: (_g, f) => ({ marker: f.marker, strength: f.strength }),
      apply: (g, f, n) => {
        shift(g, n, 'patrol', 'spent');
        const back = turnedBack(g, f.strength, n);
        f.strength -= back;
        if (n > 0) g.emit('patrol meets', { n: back }, { rule: '6.3' });
      },
    }),
  ),
  deed('bombs', '6.4', (g, f) => {
    const hits = bombHits(g, f.strength);
    g.state.group.hits += hits;
    if (f.strength > 0) g.emit('bombed', { n: hits }, { rule: '6.4', touches: [{ piece: 'group' }] });
  }),
]);

/** 6.3: how much of the raid the squadrons that meet it turn back. Each rolls, and no more turns back than came. */
export function turnedBack(g: Rolls, strength: number, squadrons: number): number {
  let back = 0;
  for (let i = 0; i < squadrons; i++) back += g.roll<number>('patrol');
  return Math.min(strength, back);
}

/** 6.4: the hits on the group by what is left of the raid. */
export function bombHits(g: Rolls, left: number): number {
  return left > 0 ? g.roll<number>('bombs', { column: left }) : 0;
}
