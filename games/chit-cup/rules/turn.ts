import {
  arrange,
  call,
  decide,
  deed,
  each,
  end,
  goto,
  one,
  procedure,
  type Refusal,
  some,
  type Wanted,
} from '@point-option/engine';
import { grid, island, westernHexes } from '../data/map.ts';
import {
  BOX_LIMITS,
  type Cup,
  type Deck,
  type G,
  outOfAction,
  SEARCH_CHITS,
  SERVICED,
  SQUADRONS,
  squadronName,
  squadronsIn,
  TURNS,
} from '../data/state.ts';
import { enemy } from './enemy.ts';
import { maySearch, search } from './search.ts';
import { mayStrike, strike } from './strike.ts';
import { score } from './victory.ts';

/** 2.1: eight turns. */
export const turn = procedure<Cup>('turn', '2.1', [
  decide(
    'steer',
    '7.1',
    'you',
    one({
      options: (g) => [g.state.group.hex, ...grid.neighbours(g.state.group.hex).filter((hex) => hex !== island)],
      describe: (g, _f, hex) => ({
        label: { key: hex === g.state.group.hex ? 'stay' : 'steer to', values: { hex: grid.label(Number(hex)) } },
        touches: [{ hex: grid.label(Number(hex)) }],
      }),
      whyNot: (g, _f, wanted) => whyNotSteer(g, wanted),
      apply: (g, _f, hex) => {
        g.state.group.hex = hex;
      },
    }),
  ),
  decide(
    'deck',
    '7.2',
    (g) => (squadronsIn(g, 'ready').length > 0 ? 'you' : []),
    arrange({
      layout: (g) => ({ pieces: squadronsIn(g, 'ready').map((id) => ({ id })), boxes: BOXES, partial: true }),
      describe: (_g, _f, id) => ({ label: squadronName(String(id)), touches: [{ piece: String(id) }] }),
      describeBox: (_g, _f, box) => ({ label: { key: `box ${box}` }, touches: [{ box }] }),
      whyNot: (g, _f, wanted) => whyNotSet(g, wanted),
      apply: (g, _f, placed) => {
        for (const id in placed) g.state.deck[id] = placed[id] as Deck;
      },
    }),
  ),
  deed('arrivals', '2.2', (g) => {
    const { state } = g;
    if (state.unused.length === 0) return;
    const n = Math.min(g.roll<number>('arrivals'), state.unused.length);
    for (let i = 0; i < n; i++) arrive(g);
  }),
  deed('fill the cup', '2.3', (g) => {
    // In alphabetical order, in which chits are drawn: see drawFrom.
    const chits: Record<string, number> = {};
    for (const force of g.state.forces) chits[force.marker] = 1;
    chits['quiet'] = 1;
    chits['search'] = SEARCH_CHITS;
    chits['strike'] = 1;
    g.state.chits = chits;
  }),
  each(
    'the cup',
    '2.3',
    () => activation,
    (g) => (chitsLeft(g) && !outOfAction(g.state) ? { chit: '' } : null),
  ),
  decide(
    'service',
    '7.4',
    (g) => (!outOfAction(g.state) && squadronsIn(g, 'spent').length > 0 ? 'you' : []),
    some({
      options: (g) => squadronsIn(g, 'spent'),
      describe: (_g, _f, id) => ({ label: squadronName(String(id)), touches: [{ piece: String(id) }] }),
      whyNot: (g, _f, wanted) => whyNotServiced(g, wanted),
      max: () => SERVICED,
      apply: (g, _f, chosen) => {
        for (const id of chosen) g.state.deck[id] = 'ready';
      },
    }),
  ),
  deed('end of turn', '8.1', (g) => {
    const { state } = g;
    if (state.turn === TURNS || outOfAction(state)) {
      g.finish(score(state));
      return end;
    }
    state.turn++;
    // 7.4: what was set and has not flown is ready again.
    for (const id of SQUADRONS) {
      const box = state.deck[id];
      if (box === 'patrol' || box === 'strike' || box === 'search') state.deck[id] = 'ready';
    }
    g.emit('turn begins', { turn: state.turn }, { rule: '2.1', heading: 'turn' });
    return goto('steer');
  }),
]);

/** The hex that somebody pointed at, or -1; options that are hexes go by numbers of their own, which nobody types. */
function hexWanted(wanted: Wanted): number {
  if ('hex' in wanted) return grid.hexAt(wanted.hex);
  return 'option' in wanted && typeof wanted.option === 'number' ? wanted.option : -1;
}

/** 7.1: one hex at a time, and never onto the island. */
function whyNotSteer(g: G, wanted: Wanted): Refusal | undefined {
  const hex = hexWanted(wanted);
  if (hex === island) return { reason: { key: 'why island' }, rule: '1.2' };
  if (!(hex >= 0 && hex < grid.count) || grid.distance(g.state.group.hex, hex) < 2) return undefined;
  return { reason: { key: 'why far', values: { hex: grid.label(hex) } }, rule: '7.1' };
}

/** The squadron that somebody pointed at. */
function squadronWanted(g: G, wanted: Wanted): { id: string; box: Deck } | undefined {
  const id = 'piece' in wanted ? wanted.piece : 'option' in wanted ? String(wanted.option) : '';
  const box = g.state.deck[id];
  return box && { id, box };
}

/** 7.2, 7.4: squadrons that are not ready cannot be set, and only three boxes are set. */
function whyNotSet(g: G, wanted: Wanted): Refusal | undefined {
  if ('box' in wanted && wanted.box in NOT_SET) return { reason: { key: `why box ${wanted.box}` }, rule: '7.2' };
  const found = squadronWanted(g, wanted);
  if (!found || found.box === 'ready') return undefined;
  return { reason: { key: `why ${found.box}`, values: { id: found.id } }, rule: found.box === 'spent' ? '7.4' : '7.2' };
}
const NOT_SET = { ready: true, spent: true, lost: true };

/** 7.4 */
function whyNotServiced(g: G, wanted: Wanted): Refusal | undefined {
  const found = squadronWanted(g, wanted);
  if (!found || found.box === 'spent') return undefined;
  return {
    reason: { key: found.box === 'lost' ? 'why lost' : 'why not spent', values: { id: found.id } },
    rule: '7.4',
  };
}

const BOXES = Object.entries(BOX_LIMITS).map(([id, max]) => ({ id, max }));

/** 2.2 */
function arrive(g: G): void {
  const marker = g.state.unused.shift();
  if (marker === undefined) return;
  const hex = g.pick(westernHexes, 'purpose.arrival', '2.2', { name: (at) => grid.label(Number(at)) });
  g.state.forces.push({ marker, hex, level: 0, kind: null, strength: 0, hits: 0 });
  g.emit(
    'appears',
    { marker, hex: grid.label(hex) },
    { rule: '2.2', touches: [{ piece: marker }, { hex: grid.label(hex) }] },
  );
}

function chitsLeft(g: G): boolean {
  for (const chit in g.state.chits) if ((g.state.chits[chit] ?? 0) > 0) return true;
  return false;
}

/** 2.3: one chit is drawn and carried out. */
export const activation = procedure<Cup, { chit: string }>('activation', '2.3', [
  deed('draw', '2.3', (g, f) => {
    f.chit = g.draw(g.state.chits, 'purpose.chit', '2.3');
    g.state.chits[f.chit] = (g.state.chits[f.chit] ?? 0) - 1;
    if (f.chit === 'quiet') g.emit('quiet', {}, { rule: '2.3' });
    return f.chit === 'quiet' ? end : undefined;
  }),
  call(
    'search',
    '4',
    () => search,
    (g, f) => (f.chit === 'search' && maySearch(g) ? { marker: '', sighted: false } : null),
  ),
  call(
    'strike',
    '5',
    () => strike,
    (g, f) => (f.chit === 'strike' && mayStrike(g) ? { marker: '', squadrons: 0, attempt: 1 } : null),
  ),
  call(
    'enemy',
    '6',
    () => enemy,
    (_g, f) => (f.chit === 'search' || f.chit === 'strike' ? null : { marker: f.chit, raids: false }),
  ),
]);
