import {
  call,
  decide,
  deed,
  end,
  goto,
  message,
  type Next,
  one,
  type OptionDetail,
  procedure,
} from '@point-option/engine';
import type { Battle, G } from '../data/state.ts';
import { fly } from './searchFlight.ts';
import { landing, settle } from './searchLanding.ts';
import { from, goal, kind, launchHexes, leave, originsFor, type Segment, units } from './searchLaunch.ts';
import { searchLeg, searchLegs } from './shadowing.ts';

const isWorthwhile = (g: G): boolean => g.state.searches.length > 0 || launchHexes(g).length > 0;

/** 8.22: in one phase of a turn. */
const declare = one<Battle, Segment, 'wait' | 'search'>({
  options: () => ['wait', 'search'],
  about: ({ state }) => ({ n: state.searches.length }),
  describe: (_g, _f, choice): OptionDetail => ({
    label: message(`search segment.${choice}`),
    short: message(`search segment.${choice} short`),
    rule: '8.22',
  }),
  apply: (g, _f, choice) => {
    if (choice === 'wait') return end;
    g.state.searched = true;
    g.emit('search segment declared', {}, { rule: '8.22' });
    return undefined;
  },
});

/** 8.271: those in the air fly on. */
function flight(g: G): Next {
  if (!g.state.searched) return end;
  if (!g.state.rules.advanced.shadowing) for (const search of g.state.searches) fly(g, search);
  return undefined;
}

/** 18.1: where searches may shadow, each flies its leg by itself. */
function outbound({ state }: G): { order: number[]; next: number } | null {
  if (!state.rules.advanced.shadowing || state.searches.length === 0) return null;
  return { order: state.searches.map(({ id }) => id), next: 0 };
}

/** 8.2: the search segment. Those out fly on, those back land, then others may be sent. */
export const search = procedure<Battle, Segment>('search', '8.2', [
  decide('declare', '8.22', (g) => (isWorthwhile(g) ? 'us' : []), declare),
  deed('flight', '8.271', flight),
  call('legs', '18.1', () => searchLegs, outbound),
  deed('settle', '8.28', settle),
  decide('landing', '8.28', (_g, f) => (f.landing === undefined ? [] : 'us'), landing),
  decide('launch', '8.27', (g) => (launchHexes(g).length > 0 ? 'us' : []), kind),
  decide('from', '8.27', (g, f) => (f.kind !== undefined && originsFor(g, f).length > 1 ? 'us' : []), from),
  decide('units', '8.27', (_g, f) => (f.kind === undefined ? [] : 'us'), units),
  decide('goal', '8.24', (_g, f) => (f.kind === undefined ? [] : 'us'), goal),
  deed('take-off', '8.27', leave),
  call(
    'first leg',
    '18.1',
    () => searchLeg,
    (_g, { leg }) => (leg === undefined ? null : { search: leg }),
  ),
  deed('more', '8.27', (_g, f) => {
    delete f.leg;
    return goto('launch');
  }),
]);
