import { allot, decide, deed, each, one, procedure, type Side } from '@point-option/engine';
import { sideName, unitName } from '../data/names.ts';
import { SIDES } from '../data/sides.ts';
import { rosterOf } from '../data/roster.ts';
import { type G, type Posture, POSTURES, TURNS, unitOf, type War, YEARLY_SUPPLY } from '../data/state.ts';
import { headquarters } from './supply.ts';
import { turn } from './turn.ts';

/** What a headquarters can take in a year, and the first at least. */
const MOST_EACH = 6;

/** 2: a secret posture and supply for the year, then turns. */
export const year = procedure<War>('year', '2', [
  deed('new year', '2', (g) => g.emit('year begins', { year: g.state.year }, { rule: '2', heading: 'turn' })),
  decide(
    'posture',
    '2.1',
    SIDES,
    one<War, object, Posture>({
      options: () => POSTURES,
      describe: (_g, _f, option, side) => ({
        label: { key: `posture ${option}` },
        touches: [{ track: `points ${side}` }],
        group: { key: 'group posture' },
        rule: '2.1',
      }),
      whyNot: (_g, _f, wanted) => ('track' in wanted ? { reason: { key: 'why posture' }, rule: '2.1' } : undefined),
      apply: (g, _f, choice, side) => {
        g.state.postures[side] = choice;
        if (side === SIDES.at(-1)) g.state.isPostureChosen = true;
        g.emit('posture chosen', { posture: { key: `posture ${choice}` } }, { to: side, rule: '2.1' });
      },
    }),
  ),
  decide(
    'supply',
    '2.2',
    SIDES,
    allot({
      allotment: (g, _f, side) => ({
        items: headquarters(g.state, side).map(({ id }, i) => ({
          id,
          ...(i === 0 && { min: 1 }),
          max: MOST_EACH,
          ...(i % 3 === 2 && { by: 2 }),
        })),
        max: g.state.supply[side] ?? 0,
      }),
      about: (g, _f, side) => ({ n: g.state.supply[side] ?? 0 }),
      describe: (g, _f, id, side) => ({
        label: unitName(g.state, String(id)),
        touches: [{ piece: String(id) }],
        group: sideName(side),
        ...(unitOf(g.state, String(id)).fuel === 0 && { caution: { key: 'caution dry' } }),
      }),
      whyNot: (g, _f, wanted) =>
        'piece' in wanted && rosterOf(g.state.scenario).indexOf.has(wanted.piece)
          ? { reason: { key: 'why no headquarters', values: { unit: unitName(g.state, wanted.piece) } }, rule: '2.2' }
          : undefined,
      check: (_g, _f, amounts) =>
        Object.values(amounts).filter((n) => n === MOST_EACH).length > 3
          ? { reason: { key: 'why too many full', values: { n: MOST_EACH } }, rule: '2.2' }
          : undefined,
      apply: (g, _f, amounts, side) => supply(g, amounts, side),
    }),
  ),
  each(
    'turns',
    '2.3',
    () => turn,
    (g) => (g.state.turn <= TURNS ? {} : null),
  ),
  deed('reckoning', '2.4', reckoning),
]);

function supply(g: G, amounts: Readonly<Record<string, number>>, side: Side): void {
  let total = 0;
  for (const [id, n] of Object.entries(amounts)) {
    unitOf(g.state, id).fuel += n;
    total += n;
  }
  g.state.supply[side] = (g.state.supply[side] ?? 0) - total;
  g.emit(
    'supplied',
    { side: sideName(side), n: total },
    { rule: '2.2', reveals: true, touches: [{ track: `supply ${side}` }] },
  );
}

/** 2.4: postures come to light and score. */
function reckoning(g: G): void {
  const war = g.state;
  const best = Math.max(...SIDES.map((side) => war.points[side] ?? 0));
  for (const side of SIDES) {
    const posture = war.postures[side] ?? 'hold';
    const n = g.look<number>('posture', war.points[side] === best ? 'ahead' : 'behind', posture);
    war.points[side] = (war.points[side] ?? 0) + n;
    war.postures[side] = null;
    war.supply[side] = YEARLY_SUPPLY;
    g.emit(
      'posture scored',
      { side: sideName(side), posture: { key: `posture ${posture}` }, n },
      { rule: '2.4', reveals: true, touches: [{ track: `points ${side}` }] },
    );
  }
  war.isPostureChosen = false;
  war.year++;
  war.turn = 1;
}
