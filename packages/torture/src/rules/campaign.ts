import { arrange, decide, deed, each, procedure, type Side } from '@point-option/engine';
import { nameOf, sideName } from '../data/names.ts';
import { AREAS } from '../data/areas.ts';
import { campBox, capitalOf, reserveBox, rosterOf } from '../data/roster.ts';
import { type NationName, SIDES } from '../data/sides.ts';
import { entryOf, type G, groundOf, kindOfUnit, unitOf, type War, yearsOf } from '../data/state.ts';
import { year } from './year.ts';

/** 1: reserves, then years, then peace. */
export const campaign = procedure<War>('campaign', '1', [
  decide(
    'deploy',
    '1.1',
    SIDES,
    arrange({
      layout: (g, _f, side) => ({
        pieces: reserves(g.state, side).map(({ id }) => ({ id, boxes: openTo(g.state, id, side) })),
        boxes: [...landings(g.state, side).map((id) => ({ id, max: 2 })), { id: campBox(side) }],
        partial: true,
      }),
      describe: (g, _f, id) => ({ label: nameOf(entryOf(g.state, String(id))), touches: [{ piece: String(id) }] }),
      describeBox: (g, _f, box, side) =>
        box === campBox(side)
          ? { label: { key: 'box camp' }, touches: [{ box }] }
          : { label: groundOf(g.state).name(box), touches: [groundOf(g.state).ref(box), { box: portBox(side, box) }] },
      whyNotBox: (g, _f, piece, box) => ({
        reason: {
          key: 'why no way',
          values: { unit: nameOf(entryOf(g.state, piece)), place: groundOf(g.state).name(box) },
        },
        rule: '1.1',
      }),
      whyNot: (g, _f, wanted, side) =>
        'piece' in wanted &&
        rosterOf(g.state.scenario).indexOf.has(wanted.piece) &&
        !reserves(g.state, side).some(({ id }) => id === wanted.piece)
          ? { reason: { key: 'why not in reserve', values: { side: sideName(side) } }, rule: '1.1' }
          : undefined,
      apply: (g, _f, placed, side) => deploy(g, placed, side),
    }),
  ),
  each(
    'years',
    '1.2',
    () => year,
    (g) => (g.state.year <= yearsOf(g.state) ? {} : null),
  ),
  deed('peace', '1.3', peace),
]);

export const portBox = (side: Side, at: string): string => `port ${side} ${at}`;

function reserves(war: War, side: Side): War['units'] {
  return war.units.filter(({ at }) => at === reserveBox(side));
}

/** 1.1: where reserves land: at the capital, and beside it. */
export function landings(war: War, side: Side): string[] {
  const capital = capitalOf(side as NationName, war.scenario);
  if (war.scenario === 'desk') return [capital, AREAS[AREAS.indexOf(capital) + 1] as string];
  const ground = groundOf(war);
  const wet = ground.neighbors(capital).flatMap((near) => [near, ...ground.neighbors(near)]);
  const beach = wet.find((at) => ground.entry('sea', '', at) !== null);
  return beach === undefined ? [capital] : [capital, beach];
}

function openTo(war: War, id: string, side: Side): string[] {
  const { domain } = kindOfUnit(war, id);
  return [...landings(war, side).filter((at) => groundOf(war).entry(domain, '', at) !== null), campBox(side)];
}

function deploy(g: G, placed: Readonly<Record<string, string>>, side: Side): void {
  for (const [id, at] of Object.entries(placed)) unitOf(g.state, id).at = at;
  const ids = Object.keys(placed);
  g.emit(
    'deployed',
    { side: sideName(side), n: ids.length },
    { rule: '1.1', reveals: true, touches: ids.map((piece) => ({ piece })) },
  );
}

/** 1.3 */
function peace(g: G): void {
  const { points } = g.state;
  const best = Math.max(...SIDES.map((side) => points[side] ?? 0));
  const leaders = SIDES.filter((side) => points[side] === best);
  const winner = leaders.length === 1 ? (leaders[0] as Side) : null;
  g.finish({ winner, result: winner === null ? 'drawn peace' : `won by ${winner}`, scores: { ...points } });
}
