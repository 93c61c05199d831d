import { at, isCarrier, NONE, OFF, type SideId, SIDES } from '@point-option/chit-pull';
import { type Answer, type Ask, ask, type Dice, fast, refusalOf, sampleAnswer } from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater } from '../data/own.ts';
import { reorganizing } from './organization.testing.ts';
import { AFTER, dataOf, now, order, type Table } from './testing.ts';

/*
 * Whatever a player orders, and however often: no accepted order breaks a limit, loses a ship, or puts one into two places. Start set-ups may
 * be over a limit, and then nothing makes it worse.
 */

/** Formations close together, so that there is much to regroup; some ships are damaged, some groups detected. */
function crowd(seed: string): (data: MobileTheater) => void {
  const dice = fast(seed);
  return (data) => {
    data.turn = 6 + dice.die(6);
    for (const [number, marker] of data.markers.entries()) {
      if (marker.hex === OFF || marker.force !== NONE) continue;
      const { side } = at(fleet.markers, number);
      marker.hex = grid.mustHex(`${side === 'us' ? 30 : 10}1${dice.die(2)}`);
      marker.seen = dice.die(3) === 1 ? dice.die(15) : 0;
      for (const group of data.markers) if (group.force === number) group.hex = marker.hex;
    }
    for (const ship of data.hits.keys())
      if (dice.die(6) === 1) data.hits[ship] = Math.min(dice.die(3), at(fleet.ships, ship).boxes - 1);
  };
}

/** A legal answer that changes a few ships at a time: a wholly random one is mostly refused. */
function someAnswer(asked: Ask, dice: Dice): Answer {
  if (asked.kind !== 'arrange') {
    const answer = sampleAnswer(asked, dice);
    return answer === 'done' && dice.die(4) > 1 ? sampleAnswer(asked, dice) : answer;
  }
  const placed: Record<string, string> = {};
  for (let tries = 0; tries < 40; tries++) {
    const piece = asked.pieces[dice.die(asked.pieces.length) - 1];
    const boxes = piece?.boxes ?? [];
    if (piece === undefined || boxes.length === 0) continue;
    const next = { ...placed, [piece.id]: boxes[dice.die(boxes.length) - 1] as string };
    if (refusalOf(asked, next) === null) Object.assign(placed, next);
  }
  return placed;
}

interface Excess {
  ships: number;
  carriers: number;
  carrierGroups: number;
}

/** How far a side is over each limit. */
function excessOf(data: MobileTheater, side: SideId): Excess {
  const groups = fleet.markersOf[side].filter((marker) => at(fleet.markers, marker).kind === 'group');
  const shipsOf = (group: number): number[] => fleet.shipsOf[side].filter((ship) => data.shipAt[ship] === group);
  const carriersOf = (group: number): number =>
    shipsOf(group).filter((ship) => isCarrier(at(fleet.ships, ship).type)).length;
  const over = (counts: readonly number[], most: number): number =>
    counts.reduce((sum, n) => sum + Math.max(0, n - most), 0);
  return {
    ships: over(
      groups.map((group) => shipsOf(group).length),
      LIMITS.groupShips,
    ),
    carriers: over(groups.map(carriersOf), LIMITS.carriers[side]),
    carrierGroups: Math.max(0, groups.filter((group) => carriersOf(group) > 0).length - LIMITS.carrierGroups[side]),
  };
}

/** What is wrong with a side's formations, in words. */
function wrongWith(data: MobileTheater, side: SideId): string[] {
  const wrong: string[] = [];
  for (const marker of fleet.markersOf[side]) {
    const { id, kind } = at(fleet.markers, marker);
    const { hex, force, dummy } = at(data.markers, marker);
    const ships = fleet.shipsOf[side].filter((ship) => data.shipAt[ship] === marker);
    const groups = data.markers.filter((other) => other.force === marker);
    if (kind === 'force' && (hex !== OFF) !== groups.length > 0) wrong.push(`${id} and its groups are apart`);
    if (kind === 'force' && ships.length > 0) wrong.push(`${id} has ships of its own`);
    if (kind !== 'force' && hex === OFF && ships.length > 0) wrong.push(`${id} has ships and is off the map`);
    if (kind === 'group' && dummy && ships.length > 0) wrong.push(`${id} is a dummy with ships`);
    if (kind !== 'force' && !dummy && hex !== OFF && ships.length === 0)
      wrong.push(`${id} is on the map without ships`);
    if (force !== NONE && at(data.markers, force).hex !== hex) wrong.push(`${id} is not with its force`);
    if (kind === 'detached' && ships.length > 0 && !ships.some((ship) => at(data.hits, ship) > 0))
      wrong.push(`${id} escorts nobody`);
    if (kind === 'group' && new Set(ships.map((ship) => at(fleet.ships, ship).fleet)).size > 1)
      wrong.push(`${id} mixes fleets`);
    if (groups.length > LIMITS.forceGroups[side] && kind === 'force') wrong.push(`${id} has too many groups`);
  }
  return wrong;
}

describe('any sequence of orders', () => {
  it.each(SIDES)('rule 3.1a: whatever %s orders, no limit is broken and every ship is where it was', (side) => {
    let changed = 0;
    for (let n = 0; n < sample(25, 400); n++) {
      const match: Table = reorganizing(side, crowd(`crowd ${n}`));
      const dice = fast(`orders ${side} ${n}`);
      const hexOf = (ship: number): number => dataOf(match).markers[dataOf(match).shipAt[ship] as number]?.hex ?? OFF;
      const before = fleet.shipsOf[side].map(hexOf);
      let excess = excessOf(dataOf(match), side);
      for (let orders = 0; now(match) !== AFTER && orders < 60; orders++) {
        const asked = ask(match, side) as Ask;
        const answer = someAnswer(asked, dice);
        order(match, side, answer);
        if (asked.kind === 'arrange' && Object.keys(answer as object).length > 0) changed++;
        expect(wrongWith(dataOf(match), side)).toEqual([]);
        const after = excessOf(dataOf(match), side);
        for (const limit of ['ships', 'carriers', 'carrierGroups'] as const)
          expect(after[limit]).toBeLessThanOrEqual(excess[limit]);
        excess = after;
        // Nobody was moved by being regrouped.
        expect(fleet.shipsOf[side].map(hexOf)).toEqual(before);
      }
    }
    expect(changed).toBeGreaterThan(40);
  });

  it('rule 5.1a: there is always something that a player can answer', () => {
    for (let n = 0; n < sample(20, 200); n++)
      for (const side of SIDES) {
        const match: Table = reorganizing(side, crowd(`any ${n}`), { reorganizing: n % 2 === 0 });
        const dice = fast(`any ${side} ${n}`);
        for (let orders = 0; now(match) !== AFTER && orders < 200; orders++)
          order(match, side, sampleAnswer(ask(match, side) as Ask, dice));
      }
  });
});

/** The one question about ships, of the crowd of a seed. */
function aboutShips(side: SideId, seed: string): Ask & { kind: 'arrange' } {
  const match = reorganizing(side, crowd(seed));
  const menu = ask(match, side);
  const place = menu?.kind === 'one' ? menu.options.find((option) => typeof option === 'number') : undefined;
  order(match, side, place as number);
  return ask(match, side) as Ask & { kind: 'arrange' };
}

describe('a random order', () => {
  it.each(SIDES)('of %s is rejected at once where the rules refuse it, and nowhere else', (side) => {
    const seen = { rejected: 0, let: 0 };
    for (let seed = 0; seed < sample(20, 200); seed++) {
      const asked = aboutShips(side, `rejects ${seed}`);
      const dice = fast(`drawn ${seed}`);
      for (let tries = 1; tries <= 30; tries++) {
        const into = asked.pieces.map(({ boxes = [] }) =>
          dice.die(tries) === 1 ? boxes[dice.die(boxes.length + 1) - 1] : undefined,
        );
        const placed = Object.fromEntries(
          asked.pieces.flatMap(({ id }, i) => (into[i] === undefined ? [] : [[id, into[i]]])),
        );
        const refused = refusalOf(asked, placed) !== null;
        const places = into.map((box) => asked.boxes.findIndex(({ id }) => id === box));
        expect(asked.rejects?.(places)).toBe(refused);
        seen[refused ? 'rejected' : 'let']++;
      }
    }
    expect(Math.min(seen.rejected, seen.let)).toBeGreaterThan(50);
  });
});
