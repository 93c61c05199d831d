import { ask, begin, fast, observeMatch, refusalOf, submit } from '@point-option/engine';
import type { SideId } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { COLUMN, grid, SAIPAN } from '../data/map.ts';
import { mobileFleet } from '../index.ts';
import { hex } from '../rules/testing.ts';
import { type Admiral, MITSCHER, OZAWA, SPRUANCE, TOYODA } from './admirals.ts';
import { createAdmiral } from './staffs.ts';

type Placed = Record<string, string>;

/** Sets a scenario up, and tells what was ordered by step and side, with the reasons. */
function setUp(
  scenario: string,
  us: Admiral,
  japan: Admiral,
  seed: string,
): Map<string, { answer: unknown; why: string }> {
  const match = begin(mobileFleet, { scenario, dice: { kind: 'fast', seed } });
  const staff = createAdmiral('admiral', us, japan);
  const orders = new Map<string, { answer: unknown; why: string }>();
  for (;;) {
    const side = match.table.whole.open[0] as SideId;
    const question = ask(match, side);
    if (question === null || question.procedure !== 'campaign') return orders;
    const seen = observeMatch(match, side);
    const answer = staff.decide(seen, question, fast(`${seed} ${side}`));
    expect(refusalOf(question, answer)).toBeNull();
    orders.set(`${side} ${question.step}`, { answer, why: staff.reason?.(seen, question, answer)?.key ?? 'none' });
    submit(match, side, answer);
  }
}
const deployed = (us: Admiral, japan: Admiral, side: SideId, scenario = 'unleashed'): Placed =>
  setUp(scenario, us, japan, 'set-up').get(`${side} deploy`)?.answer as Placed;
const off = (label: string | undefined): number => grid.distance(hex(label ?? ''), SAIPAN);

describe('the set-up', () => {
  it('has a reason for everything, dice or no dice', () => {
    const reasons = [...setUp('unleashed', SPRUANCE, OZAWA, 'reasons').values()].map(({ why }) => why);
    expect(reasons).toEqual(['reason.deal letters', 'reason.van ahead', 'reason.deploy deep', 'reason.deploy west']);
  });

  it('deals letters by lot, with as many dummies as the admiral likes', () => {
    const letters = (seed: string, admiral = OZAWA): Placed =>
      setUp('historical', SPRUANCE, admiral, seed).get('japan letters')?.answer as Placed;
    expect(letters('one')).not.toEqual(letters('two'));
    expect([Object.keys(letters('one')).length, Object.keys(letters('one', { ...OZAWA, decoys: 0 })).length]).toEqual([
      5, 3,
    ]);
  });

  it('keeps the van out of the Mobile Fleet, or all forces together', () => {
    const fleetOf = (admiral: Admiral): number =>
      Object.keys(setUp('historical', SPRUANCE, admiral, 'fleet').get('japan fleet')?.answer ?? {}).length;
    expect([fleetOf(OZAWA), fleetOf(TOYODA)]).toEqual([2, 3]);
  });

  it('starts the Mobile Fleet in the west under Ozawa, and in the east under Toyoda', () => {
    const column = (admiral: Admiral): number | undefined =>
      COLUMN[hex(deployed(SPRUANCE, admiral, 'japan')['Mobile Fleet'] ?? '')];
    expect([column(OZAWA), column(TOYODA)]).toEqual([3, 9]);
  });

  it('gives every Japanese marker a hex of its own, within reach of the fleet', () => {
    const placed = Object.values(deployed(SPRUANCE, OZAWA, 'japan'));
    expect(new Set(placed).size).toBe(placed.length);
  });

  it('starts the US carriers together west of Saipan, farther out under an admiral who hunts', () => {
    for (const [admiral, hexes] of [
      [SPRUANCE, 6],
      [MITSCHER, 9],
    ] as const) {
      const placed = deployed(admiral, OZAWA, 'us');
      const flag = hex(placed['TF 58'] ?? '');
      expect([off(placed['TF 58']), (COLUMN[flag] as number) < (COLUMN[SAIPAN] as number)]).toEqual([hexes, true]);
      for (const group of ['TG 58.1', 'TG 58.4']) expect(grid.distance(hex(placed[group] ?? ''), flag)).toBe(1);
    }
  });
});
