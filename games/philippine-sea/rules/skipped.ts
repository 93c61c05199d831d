import { OFF } from '../data/map.ts';
import type { Segment } from '../data/scenarioFile.ts';
import type { Battle } from '../data/state.ts';

const has = ({ rules }: Battle, segment: Segment): boolean => rules.segments.includes(segment);
const isHit = (view: Battle): boolean => has(view, 'japanese attack') || view.rules.submarines;

/** Steps that not every scenario plays, and whether this one does; all others are in every battle. */
const PLAYED: Readonly<Record<string, (view: Battle) => boolean>> = {
  'battle: wind': ({ rules }) => rules.advanced.leeward,
  'battle: submarines': ({ rules }) => rules.submarines,
  'battle: strikes in the air': ({ rules, missions }) =>
    rules.flightHome > 0 || missions.some(({ kind, hex }) => kind === 'strike' && hex === OFF),
  'turn: morning search': (view) => view.rules.advanced.morningSearch && has(view, 'search'),
  'turn: arrival': (view) => has(view, 'arrival') || has(view, 'activation'),
  'turn: hits': (view) => !view.rules.hitsAtOnce && (has(view, 'american attack') || view.rules.submarines),
  'turn: fires': isHit,
  'turn: submarine attacks': (view) => isHit(view) || has(view, 'air operations'),
  'turn: lights': (view) => has(view, 'air operations'),
  'phase: japanese flight': (view) => has(view, 'japanese flight'),
  'phase: activation': (view) => has(view, 'activation'),
  'phase: american flight': (view) => has(view, 'american flight'),
  'phase: search': (view) => has(view, 'search'),
  'phase: air operations': (view) => has(view, 'air operations'),
  'phase: interception': (view) => has(view, 'interception'),
  'phase: japanese attack': (view) => has(view, 'japanese attack'),
  'phase: american attack': (view) => has(view, 'american attack'),
  'phase: end': (view) => isHit(view) || has(view, 'air operations'),
  'search: legs': ({ rules }) => rules.advanced.shadowing,
  'search: first leg': ({ rules }) => rules.advanced.shadowing,
  'fleet movement: guards': ({ rules }) => rules.advanced.surfaceCombat,
  'fleet movement: meetings': ({ rules }) => rules.advanced.surfaceCombat,
  'fleet movement: wind': ({ rules }) => rules.advanced.leeward,
  'interception: landings on Guam': ({ rules }) => rules.advanced.landAir || rules.advanced.shuttleRaids,
};

/** Whether a step is never played in this battle, by its scenario or its options. */
export const skips = (view: Battle, procedure: string, step: string): boolean =>
  PLAYED[`${procedure}: ${step}`]?.(view) === false;
