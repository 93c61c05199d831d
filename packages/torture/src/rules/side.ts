import {
  call,
  decide,
  deed,
  each,
  end,
  one,
  procedure,
  type Refusal,
  type Side,
  some,
  type Wanted,
} from '@point-option/engine';
import { sideName, unitName } from '../data/names.ts';
import { rosterOf } from '../data/roster.ts';
import { type Theater, THEATERS } from '../data/sides.ts';
import { entryOf, type G, groundOf, isInPlay, kindOfUnit, type Unit, unitOf, type War } from '../data/state.ts';
import { operation } from './operation.ts';

export interface SideLocals {
  side: Side;
  theater?: Theater;
}

export const theaterBox = (side: Side, theater: string): string => `theater ${side} ${theater}`;

/** 4: one side chooses a theater and acts there. */
export const sidePhase = procedure<War, SideLocals>('side', '4', [
  deed('reveille', '4', (g, f) => g.emit('side begins', { side: sideName(f.side) }, { rule: '4', heading: 'phase' })),
  decide(
    'choose theater',
    '4.1',
    (_g, f) => f.side,
    one<War, SideLocals, Theater>({
      options: () => THEATERS,
      describe: (g, _f, option, side) => {
        const ready = readyUnits(g.state, side, option as Theater);
        return {
          label: { key: `theater ${option}` },
          touches: [{ display: `theaters ${side}` }, { box: theaterBox(side, String(option)) }, { cup: 'events' }],
          picks: [{ box: theaterBox(side, String(option)) }],
          cost: ready.length,
          ...(ready.length === 0 && { caution: { key: 'caution nobody ready' } }),
          preview: onChart(g, ready),
        };
      },
      apply: (g, f, choice) => {
        f.theater = choice;
        g.emit('theater chosen', { side: sideName(f.side), theater: { key: `theater ${choice}` } }, { rule: '4.1' });
      },
    }),
  ),
  call(
    'theater',
    '4.2',
    () => theater,
    (_g, f) => ({ side: f.side, theater: f.theater ?? 'north', chosen: [] }),
  ),
  deed('stand down', '4.3', (g) => {
    g.state.phase++;
  }),
]);

function onChart(g: G, units: readonly Unit[]): { kind: 'mark'; hexes: string[] }[] {
  return g.state.scenario === 'desk' ? [] : [{ kind: 'mark', hexes: units.map(({ at }) => at) }];
}

export interface TheaterLocals {
  side: Side;
  theater: Theater;
  chosen: string[];
}

/** 5.1: so many units can be committed at once, of so many that are offered. */
const MOST_COMMITTED = 2;
const MOST_OFFERED = 16;

/** 5: units are committed, and each carries out an operation. */
export const theater = procedure<War, TheaterLocals>('theater', '5', [
  deed('muster', '5', (g, f) => {
    if (readyUnits(g.state, f.side, f.theater).length === 0) return end;
    return undefined;
  }),
  decide(
    'commit',
    '5.1',
    (_g, f) => f.side,
    some<War, TheaterLocals, string>({
      options: (g, f) => readyUnits(g.state, f.side, f.theater).map(({ id }) => id),
      max: () => MOST_COMMITTED,
      about: (_g, f) => ({ theater: { key: `theater ${f.theater}` }, n: MOST_COMMITTED }),
      describe: (g, f, id) => {
        const unit = unitOf(g.state, String(id));
        return {
          label: unitName(g.state, unit.id),
          touches: [{ piece: unit.id }, groundOf(g.state).ref(unit.at)],
          picks: [{ piece: unit.id }],
          group: { key: `theater ${f.theater}` },
          ...(unit.steps === 1 && { caution: { key: 'caution last step' } }),
        };
      },
      check: (g, _f, choice) => {
        const places = choice.map((id) => unitOf(g.state, id).at);
        return new Set(places).size < places.length ? { reason: { key: 'why same place' }, rule: '5.1' } : undefined;
      },
      example: () => [],
      whyNot: (g, f, wanted) => whyNotReady(g.state, f, wanted),
      apply: (g, f, choice) => {
        f.chosen = [...choice];
        g.emit(
          'committed',
          { side: sideName(f.side), n: choice.length },
          { rule: '5.1', touches: choice.map((piece) => ({ piece })) },
        );
      },
    }),
  ),
  each(
    'operations',
    '5.2',
    () => operation,
    (g, f) => {
      const unit = f.chosen.find((id) => isInPlay(g.state, unitOf(g.state, id)) && !unitOf(g.state, id).done);
      return unit === undefined ? null : { side: f.side, unit, fuel: 0, foe: null };
    },
  ),
  deed('regroup', '5.3', (_g, f) => {
    f.chosen = [];
  }),
]);

/** 5.1: units of the theater that can move and are due this turn. */
export function readyUnits(war: War, side: Side, theater: Theater): Unit[] {
  const { entries } = rosterOf(war.scenario);
  return war.units
    .filter((unit, i) => {
      const entry = entries[i];
      if (entry?.side !== side || entry.theater !== theater || unit.done) return false;
      return isInPlay(war, unit) && kindOfUnit(war, unit.id).domain !== 'fixed' && isDue(war, i);
    })
    .slice(0, MOST_OFFERED);
}

const isDue = (war: War, index: number): boolean =>
  war.scenario === 'desk' || (Math.floor(index / 3) + war.turn) % 4 === 0;

function whyNotReady(war: War, f: TheaterLocals, wanted: Wanted): Refusal | undefined {
  if (!('piece' in wanted) || !rosterOf(war.scenario).indexOf.has(wanted.piece)) return undefined;
  const entry = entryOf(war, wanted.piece);
  const unit = unitOf(war, wanted.piece);
  const because = (key: string): Refusal => ({
    reason: { key, values: { unit: unitName(war, unit.id) } },
    rule: '5.1',
  });
  if (entry.side !== f.side) return because('why not yours');
  if (unit.done) return because('why has moved');
  if (kindOfUnit(war, unit.id).domain === 'fixed') return because('why fixed');
  return because(entry.theater === f.theater ? 'why not due' : 'why other theater');
}
