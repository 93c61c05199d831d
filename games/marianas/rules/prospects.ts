import type { Message, Odds } from '@point-option/engine';
import type { Model, Weapon } from '../data/aircraft.ts';
import type { Reading } from '../data/charts.ts';
import { FORCE_OF, type GunClass, IS_WEAK, SHIPS } from '../data/ships.ts';
import { at, type G, numberAt } from '../data/state.ts';
import { approachOf, type Defence, flakOf } from './airDefence.ts';
import { chanceOdds, readingOf } from './chance.ts';
import { EXPLOSION_SIXTHS, fateOf, mayBlowUp, TRANSPORTS_SUNK, transportsHit } from './damage.ts';
import { bombClass, type Firing, hitSixths, type Result, resultColumn } from './gunnery.ts';

/** What may come of an attack without a hit: a flight is shot down (air-10, air-11), a damaged ship is silent (dam-02), bombs or torpedoes miss (air-18). */
const SHOT_DOWN = -4;
const SILENT = -3;
const BOMBS_MISSED = -2;
const MISSED = -1;
/** And what may have become of the target: of a ship one of these; of a landing force how many transports are sunk. */
const SOUND = 0;
const DAMAGED = 1;
const SUNK = 2;

/** So many ways out of all lead to each condition of a target. */
interface Prospect {
  readonly of: number;
  readonly ways: ReadonlyMap<number, number>;
}

const certain = (condition: number): Prospect => ({ of: 1, ways: new Map([[condition, 1]]) });

/** One die after the other: what follows from each condition. */
function andThen({ of, ways }: Prospect, next: (condition: number) => Prospect): Prospect {
  const after = [...ways].map(([condition, n]) => ({ n, next: next(condition) }));
  const common = after.reduce((all, each) => commonMultiple(all, each.next.of), 1);
  const sums = new Map<number, number>();
  for (const { n, next: then } of after)
    for (const [condition, m] of then.ways)
      sums.set(condition, (sums.get(condition) ?? 0) + n * m * (common / then.of));
  return lowest({ of: of * common, ways: sums });
}

function lowest({ of, ways }: Prospect): Prospect {
  const by = [...ways.values()].reduce(commonDivisor, of);
  return { of: of / by, ways: new Map([...ways].map(([condition, n]) => [condition, n / by])) };
}
function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
function commonMultiple(a: number, b: number): number {
  return (a / commonDivisor(a, b)) * b;
}

/** tab-01, tab-03, dam-01 to dam-07: what a hit makes of a target in some condition. */
function hitOn(g: G, target: number, firing: Firing, reading: Reading, was: number): Prospect {
  const { armour, type } = at(SHIPS, target);
  const isForce = type === 'LF';
  // Ruling 38: what comes too late is lost.
  if (!isForce && was === SUNK) return certain(was);
  const column = resultColumn(g, firing, armour, !isForce && was === DAMAGED);
  if (column === null) return certain(was);
  const { of, outcomes } = g.odds(`results ${reading}`, { column, name: (result) => ({ key: result as string }) });
  const results = new Map(outcomes.map(({ result, ways }, i) => [i, { result: result.key as Result, ways }]));
  const rolled: Prospect = { of, ways: new Map([...results].map(([i, { ways }]) => [i, ways])) };
  return andThen(rolled, (i) => {
    const { result } = results.get(i) as { result: Result };
    return isForce ? certain(sunkAfter(g, target, was, result)) : struck(g, target, was, result, reading);
  });
}

/** dam-06: how many transports are sunk in all. */
function sunkAfter(g: G, target: number, was: number, result: Result): number {
  const left = numberAt(g.state.transports, numberAt(FORCE_OF, target)) - was;
  return was + transportsHit(left, 0, TRANSPORTS_SUNK[result]).sunk;
}

/** dam-03 to dam-05, and dam-07: a carrier that stays afloat may still blow up. */
function struck(g: G, target: number, was: number, result: Result, reading: Reading): Prospect {
  const { side, type } = at(SHIPS, target);
  const fate = fateOf(at(IS_WEAK, target), was === DAMAGED, result);
  if (fate === 'sunk') return certain(SUNK);
  if (fate === 'unharmed') return certain(SOUND);
  return mayBlowUp(side, type, fate, result) ? either(g, reading, EXPLOSION_SIXTHS, SUNK, DAMAGED) : certain(DAMAGED);
}

/** dice-01: one condition where a chance comes off, another where it does not. */
function either(g: G, reading: Reading, sixths: number, yes: number, no: number): Prospect {
  const { of, ways } = chanceOdds(g, reading, sixths);
  return {
    of,
    ways: new Map([
      [yes, ways],
      [no, of - ways],
    ]),
  };
}

/** A target as it is now. */
function now(g: G, target: number): number {
  return at(SHIPS, target).type !== 'LF' && at(g.state.damaged, target) ? DAMAGED : SOUND;
}

/** dam-02: before a ship that may be damaged fires at all. */
function ready(g: G, target: number, reading: Reading, silentSixths: number): Prospect {
  const was = now(g, target);
  return silentSixths === 0 ? certain(was) : either(g, reading, 6 - silentSixths, was, SILENT);
}

/**
 * bat-03, bat-10: the chances of guns that fire at one ship, one after the other, so that each meets what those before it
 * have done. `silentSixths` are those of a damaged ship that must roll first.
 */
export function gunOdds(g: G, guns: readonly GunClass[], target: number, reading: Reading, silentSixths = 0): Odds {
  let prospect = ready(g, target, reading, silentSixths);
  for (const gun of guns)
    prospect = andThen(prospect, (was) => (was < 0 ? certain(was) : hitOn(g, target, gun, reading, was)));
  return told(g, target, prospect);
}

/** sub-10, bat-12, bat-18: the chances of one salvo of torpedoes: the die to hit, then that of the damage. */
export function torpedoOdds(g: G, kind: 'T' | 'TL', target: number, reading: Reading, silentSixths = 0): Odds {
  const aimed = andThen(ready(g, target, reading, silentSixths), (was) =>
    was < 0 ? certain(was) : either(g, reading, hitSixths(g, 'torpedo', 0), was, MISSED),
  );
  return told(
    g,
    target,
    andThen(aimed, (was) => (was < 0 ? certain(was) : hitOn(g, target, kind, reading, was))),
  );
}

/** What one flight meets over its target, and what it drops. */
interface Run {
  readonly defence: Defence;
  readonly model: Model;
  readonly weapon: Weapon;
  readonly low: number;
}

/** air-10 to air-20: the chances of one flight at one ship as it is now: patrol, flak, the die to hit, that of the damage. */
export function strikeOdds(g: G, { defence, model, weapon, low }: Run, target: number, reading: Reading): Odds {
  const { cap, side } = defence;
  const missed = weapon === 'torpedo' ? MISSED : BOMBS_MISSED;
  const through = (sixths: number) => (was: number) =>
    was < 0 ? certain(was) : either(g, readingOf(side), sixths, SHOT_DOWN, was);
  let prospect = andThen(certain(now(g, target)), through(cap));
  prospect = andThen(prospect, through(flakOf(defence, approachOf(model), low)));
  prospect = andThen(prospect, (was) =>
    was < 0 ? certain(was) : either(g, reading, hitSixths(g, weapon, low), was, missed),
  );
  const firing = weapon === 'torpedo' ? 'T' : bombClass(model);
  return told(
    g,
    target,
    andThen(prospect, (was) => (was < 0 ? certain(was) : hitOn(g, target, firing, reading, was))),
  );
}

/** Dice of six sides are read as sixths, thirty-sixths and so on, where they have six sides. */
function inSixths(of: number): number {
  let sixths = 6;
  while (sixths % of !== 0 && sixths < of * of) sixths *= 6;
  return sixths % of === 0 ? sixths / of : 1;
}

function told(g: G, target: number, { of, ways }: Prospect): Odds {
  const times = inSixths(of);
  const outcomes = [...ways]
    .filter(([, n]) => n > 0)
    .sort(([a], [b]) => a - b)
    .map(([condition, n]) => ({ result: conditionName(g, target, condition), ways: n * times }));
  return { of: of * times, outcomes, source: 'exact' };
}

function conditionName(g: G, target: number, condition: number): Message {
  if (condition === SHOT_DOWN) return { key: 'odds shot down' };
  if (condition === BOMBS_MISSED) return { key: 'odds bombs miss' };
  if (condition === SILENT) return { key: 'odds silent' };
  if (condition === MISSED) return { key: 'odds miss' };
  if (condition === now(g, target)) return { key: condition === DAMAGED ? 'odds no further harm' : 'odds no harm' };
  if (at(SHIPS, target).type === 'LF') return { key: 'odds transports', values: { n: condition } };
  return { key: condition === DAMAGED ? 'odds damaged' : 'odds sunk' };
}
