import { amount, arrange, confirm, one, some } from '../play/decision.ts';
import { again, call, decide, deed, each, end, enter, goto, procedure } from '../play/procedure.ts';
import { CAMPS, type Duel, enemyOf, type G, PIECES, SIDES } from './duelState.ts';

interface Planning {
  side: string;
}
interface Loot {
  side: string;
  left: number;
}

/** 1: a turn, again and again until the last. */
export const duel = procedure<Duel>('duel', '1', [
  deed('open', '1.1', (g) => {
    g.state.turn++;
    g.state.planned = [];
    g.emit('turn begins', { turn: g.state.turn }, { rule: '1.1' });
  }),
  decide(
    'bids',
    '1.2',
    SIDES,
    amount({
      range: () => ({ min: 0, max: 6, step: 2 }),
      apply: (g, _f, n, side) => {
        g.state.bids[side] = n;
        g.emit('bid', { side: { key: `side.${side}` }, n }, { rule: '1.2', reveals: true });
      },
    }),
  ),
  each(
    'plans',
    '1.3',
    () => planning,
    (g): Planning | null => {
      const side = g.sides.find((s) => !g.state.planned.includes(s));
      return side === undefined ? null : { side };
    },
  ),
  deed('clash', '1.4', (g) => {
    const { bids, scouts } = g.state;
    const side = (bids['red'] ?? 0) >= (bids['blue'] ?? 0) ? 'red' : 'blue';
    const ahead = bids['red'] !== bids['blue'];
    const found = g.roll('clash', {
      column: ahead ? 'ahead' : 'even',
      modifiers: [(scouts[side]?.length ?? 0) > 1 && 'scouted'],
    });
    return found === 'loot' ? enter(loot, { side, left: 0 }) : undefined;
  }),
  call(
    'tally',
    '1.5',
    () => tally,
    () => ({}),
  ),
  deed('close', '1.6', (g) => {
    if (g.state.turn < g.state.turns) return goto('open');
    const { red = 0, blue = 0 } = g.state.score;
    const winner = red === blue ? null : red > blue ? 'red' : 'blue';
    g.finish({ winner, result: winner === null ? 'drawn' : 'won', scores: { red, blue } });
    return undefined;
  }),
]);

/** 2: one side plans in private. */
const planning = procedure<Duel, Planning>('planning', '2', [
  decide(
    'camp',
    '2.1',
    (_g, f) => f.side,
    one({
      options: (g, f) => CAMPS.filter((camp) => camp !== g.state.camp[f.side]),
      about: (g) => ({ turn: g.state.turn }),
      describe: (g, _f, id) => ({
        label: { key: `camp.${id}` },
        touches: [{ box: String(id) }],
        cost: g.look('worth', id),
      }),
      whyNot: (g, f, wanted) =>
        'box' in wanted && wanted.box === g.state.camp[f.side]
          ? { reason: { key: 'why camped' }, rule: '2.1' }
          : undefined,
      odds: (g) => g.odds('clash', { column: 'even' }),
      apply: (g, f, camp) => {
        g.state.camp[f.side] = camp;
        g.emit('camps', { camp }, { to: f.side, other: { key: 'camps somewhere' }, rule: '2.1' });
      },
    }),
  ),
  decide(
    'scouts',
    '2.2',
    (_g, f) => f.side,
    some({
      options: () => [1, 2, 3, 4],
      min: () => 1,
      max: () => 3,
      check: (_g, _f, chosen) =>
        chosen.includes(1) && chosen.includes(4) ? { reason: { key: 'why not both ends' }, rule: '2.2' } : undefined,
      example: () => [2],
      apply: (g, f, chosen) => {
        g.state.scouts[f.side] = [...chosen];
        g.emit('scouts', { n: chosen.length }, { to: f.side, rule: '2.2' });
      },
    }),
  ),
  decide(
    'places',
    '2.3',
    (_g, f) => f.side,
    arrange({
      layout: () => ({
        pieces: PIECES.map((id) => (id === 'horse' ? { id, boxes: ['flank', 'reserve'] } : { id })),
        boxes: [{ id: 'line', min: 1 }, { id: 'flank', max: 1 }, { id: 'reserve' }],
      }),
      apply: (g, f, placed) => {
        // Kept and changed in place on purpose: the order that brought it must not change with it.
        const kept: Record<string, string> = placed;
        kept['horse'] = `mounted, ${kept['horse']}`;
        g.state.places[f.side] = kept;
      },
    }),
  ),
  decide('sure', '2.4', (_g, f) => f.side, confirm({ apply: (_g, _f, yes) => (yes ? undefined : goto('camp')) })),
  deed('muster', '2.5', (g, f) => {
    g.state.strength[f.side] = g.die(6, 'purpose.strength', '2.5', { to: f.side });
    g.state.planned.push(f.side);
  }),
]);

/** 3: the winner of a clash takes its loot, a piece at a time. */
const loot = procedure<Duel, Loot>('loot', '3', [
  deed('count', '3.1', (g, f) => {
    f.left = g.look<number>('worth', g.state.camp[enemyOf(f.side)] ?? 'ford');
  }),
  deed('take', '3.2', (g, f) => {
    f.left--;
    g.state.score[f.side] = (g.state.score[f.side] ?? 0) + 1;
    return f.left > 0 ? again : undefined;
  }),
  decide(
    'peek',
    '3.3',
    (_g, f) => f.side,
    confirm({
      apply: (g, f, yes) => {
        if (!yes) return end;
        peek(g, f.side);
        return undefined;
      },
    }),
  ),
  decide('again', '3.4', (_g, f) => f.side, confirm({ apply: (_g, _f, yes) => (yes ? again : end) })),
]);

/** 3.3 */
function peek(g: G, side: string): void {
  const strength = g.state.strength[enemyOf(side)] ?? 0;
  g.state.told[side] = strength;
  g.emit('peeks', { n: strength }, { to: side, reveals: true, rule: '3.3' });
}

/** 1.5: nobody is asked where nobody is behind. */
const tally = procedure<Duel>('tally', '1.5', [
  decide(
    'cheer',
    '1.5',
    (g) => g.sides.filter((side) => (g.state.score[side] ?? 0) < (g.state.score[enemyOf(side)] ?? 0)),
    confirm({ apply: (g, _f, yes, side) => g.emit(yes ? 'cheers' : 'sulks', { side: { key: `side.${side}` } }) }),
  ),
]);

export const procedures = [duel, planning, loot, tally];
