import { amount, call, confirm, decide, deed, end, goto, one, procedure } from '@point-option/engine';
import { grid } from '../data/map.ts';
import {
  type Cup,
  type Force,
  forceOf,
  forceWanted,
  type G,
  type Kind,
  remove,
  type Rolls,
  shift,
  squadronsIn,
  STRIKE_REACH,
} from '../data/state.ts';
import { type Promotion, promotion } from './intelligence.ts';
import { NOBODY } from './search.ts';

interface Strike {
  marker: string;
  squadrons: number;
  attempt: number;
}

/** 5: the strike chit. */
export const strike = procedure<Cup, Strike>('strike', '5', [
  decide(
    'target',
    '5.1',
    'you',
    one({
      options: (g) => [...targets(g), NOBODY],
      describe: (g, _f, id) => {
        const force = forceOf(g, String(id));
        if (!force) return { label: { key: 'strike nobody' } };
        return {
          label: { key: 'strike one', values: { marker: force.marker, hex: grid.label(force.hex) } },
          short: { key: 'strike one short', values: { marker: force.marker } },
          touches: [{ piece: force.marker }, { hex: grid.label(force.hex) }],
          rolls: true,
          ...(force.level < 2 && { caution: { key: 'caution vague' } }),
        };
      },
      whyNot: (g, _f, wanted) => {
        const force = forceWanted(g, wanted);
        if (!force) return undefined;
        const key = force.level === 0 ? 'why unknown' : 'why too far';
        return { reason: { key, values: { marker: force.marker, reach: STRIKE_REACH } }, rule: '5.1' };
      },
      odds: (g, f, id) => {
        const force = forceOf(g, String(id));
        return force && g.odds('contact', contactUse(g, force, f));
      },
      apply: (_g, f, choice) => {
        if (choice === NOBODY) return end;
        f.marker = choice;
        return undefined;
      },
    }),
  ),
  decide(
    'squadrons',
    '5.2',
    'you',
    amount({
      range: (g) => ({ min: 1, max: squadronsIn(g, 'strike').length }),
      about: (_g, f) => ({ marker: f.marker }),
      apply: (g, f, n) => {
        f.squadrons = n;
        shift(g, n, 'strike', 'spent'); // 5.7
      },
    }),
  ),
  deed('contact', '5.3', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined) return end;
    const met = g.roll('contact', contactUse(g, force, f)) === 'contact';
    g.emit(met ? 'contact' : 'no contact', { marker: f.marker }, { rule: '5.3', touches: [{ piece: f.marker }] });
    if (met) return goto('reveal');
    return f.attempt === 1 ? undefined : end;
  }),
  decide(
    'look again',
    '5.3',
    'you',
    confirm({
      about: (_g, f) => ({ marker: f.marker }),
      apply: (_g, f, yes) => {
        f.attempt = 2;
        return yes ? goto('contact') : end;
      },
    }),
  ),
  call(
    'reveal',
    '5.4',
    () => promotion,
    (_g, f): Promotion => ({ marker: f.marker, to: 2 }),
  ),
  deed('flak', '5.5', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined) return end;
    const lost = shotDown(g, force.strength, f.squadrons);
    if (lost > 0) {
      shift(g, lost, 'spent', 'lost');
      f.squadrons -= lost;
      g.emit('shot down', { n: lost }, { rule: '5.5' });
    }
    return f.squadrons === 0 ? end : undefined;
  }),
  deed('damage', '5.6', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined || force.kind === null) return;
    const hits = damage(g, force.kind, f.squadrons);
    force.hits += hits;
    g.emit('hits', { marker: f.marker, n: hits }, { rule: '5.6', touches: [{ piece: f.marker }] });
    if (isSunk(force)) sink(g, force);
  }),
]);

/** 5.5: how many of the squadrons its guns shoot down. */
export function shotDown(g: Rolls, strength: number, squadrons: number): number {
  return Math.min(squadrons, g.roll<number>('flak', { column: strength }));
}

/** 5.6: the hits of the squadrons left. */
export function damage(g: Rolls, kind: Kind, squadrons: number): number {
  let hits = 0;
  for (let i = 0; i < squadrons; i++) hits += g.roll<number>('damage', { column: kind });
  return hits;
}

/** 5.6 */
export function isSunk(force: Pick<Force, 'strength' | 'hits'>): boolean {
  return force.hits >= force.strength;
}

function sink(g: G, force: Force): void {
  if (force.kind === null) return;
  g.state.sunk[force.kind]++;
  g.emit(
    'sunk',
    { marker: force.marker, kind: { key: force.kind } },
    { rule: '5.6', touches: [{ piece: force.marker }] },
  );
  remove(g, force, false);
}

function contactUse(g: G, force: Force, f: Strike): { column: number; modifiers: (string | false)[] } {
  return {
    column: grid.distance(g.state.group.hex, force.hex),
    modifiers: [f.attempt === 2 && 'again', force.level < 2 && 'vague'],
  };
}

/** 5.1 */
export function mayStrike(g: G): boolean {
  return squadronsIn(g, 'strike').length > 0 && targets(g).length > 0;
}

function targets(g: G): string[] {
  const { forces, group } = g.state;
  const found: string[] = [];
  for (const force of forces) {
    if (force.level > 0 && grid.distance(group.hex, force.hex) <= STRIKE_REACH) found.push(force.marker);
  }
  return found;
}
