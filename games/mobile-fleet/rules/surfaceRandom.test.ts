import { at, NONE, OFF, type SideId, SIDES } from '@point-option/chit-pull';
import {
  ask,
  check,
  checkLocals,
  choosable,
  fast,
  kernelWords,
  type Message,
  oddsFor,
  placingOdds,
  promptFor,
  sampleAnswer,
  shuffle,
  submit,
  unsaid,
  whyNot,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { ARM } from '../data/arms.ts';
import { fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { localShapes } from '../invariantsLocals.ts';
import { shape } from '../invariantsShape.ts';
import { words } from '../words.ts';
import { FIELD, facing, surface } from './surface.testing.ts';
import { AFTER, dataOf, hex, marker, now, place, playing, put, see, type Table, unit } from './testing.ts';

const SEEDS = Array.from({ length: 40 }, (_, n) => `melee ${n}`);

/** Ships drawn at random into one group of either side, or two, some of them hit, at any hour. */
function melee(seed: string): (data: MobileTheater) => void {
  return (data) => {
    const dice = fast(`${seed}/set-up`);
    data.turn = dice.die(12);
    const drawn = SIDES.map((side) => shuffle(dice, fleet.shipsOf[side]).slice(0, 2 + dice.die(14)));
    const [japan = [], us = []] = drawn.map((ships) => ships.map((ship) => at(fleet.ships, ship).id));
    facing(data, japan, us);
    if (dice.die(2) === 1) {
      place(data, 'Force B', FIELD);
      see(data, 'Force B', ARM.carrier);
      put(data, 'Force B', ...japan.slice(0, 2));
    }
    for (const ship of drawn.flat())
      data.hits[ship] = dice.die(3) === 1 ? dice.die(at(fleet.ships, ship).boxes) - 1 : 0;
  };
}

function begun(seed: string): Table {
  const side = seed.length % 2 === 0 ? 'Force A' : 'TG 58.7';
  return playing(surface.battle, { hex: hex(FIELD), marker: marker(side), from: OFF }, surface.procedures, {
    change: melee(seed),
    seed,
  });
}

/** Everything that somebody is told at one moment. */
function told(match: Table, side: SideId): (Message | undefined)[] {
  const prompt = promptFor(match, side);
  if (prompt === null) return [];
  const pieces = choosable(prompt).flatMap(({ label, short, caution }) => [label, short, caution]);
  const boxes = prompt.kind === 'arrange' ? prompt.boxes : [];
  const reasons = ['Yamato', 'Iowa', 'Essex', 'DIV 31', 'VB-15', 'Taiho T'].flatMap((piece) => [
    whyNot(match, side, { piece }, { prompt })?.reason,
    ...boxes.slice(0, 3).map(({ id }) => whyNot(match, side, { option: id }, { prompt, piece })?.reason),
  ]);
  const [piece] = choosable(prompt);
  const odds = [
    ...boxes.map(({ id }) => piece && placingOdds(match, side, String(piece.id), id)),
    piece && oddsFor(match, side, piece.id),
  ].flatMap((one) => (one ? [one.title, ...one.outcomes.map(({ result }) => result)] : []));
  return [prompt.question, ...pieces, ...boxes.flatMap(({ label, short }) => [label, short]), ...reasons, ...odds];
}

const catalogue = { ...kernelWords, ...words };

/** The first thing in a battle under way that has not the shape it has in a start. */
function misshapen(match: Table): unknown {
  const surface = match.table.whole.agenda.filter(({ procedure }) => procedure.startsWith('surface'));
  return check(shape, dataOf(match), 'data') ?? checkLocals(localShapes, surface);
}

describe('random battles', () => {
  test('every battle ends, nothing is lost but what was sunk, and everything can be said', () => {
    const missing = new Set<string>();
    const check = (what: Message | undefined): void => {
      const fault = what && unsaid(catalogue, what);
      if (fault) missing.add(fault);
    };
    for (const seed of SEEDS) {
      const match = begun(seed);
      const ships = dataOf(match).battle?.ships.map(({ ship }) => ship) ?? [];
      const dice = fast(`${seed}/orders`);
      for (let orders = 0; now(match) !== AFTER; orders++) {
        const side = match.table.whole.open[0] as SideId;
        if (orders % 5 === 0) for (const what of told(match, side)) check(what);
        const asked = ask(match, side);
        if (asked === null || orders > 400) throw new Error(`${seed} does not end.`);
        expect(submit(match, side, sampleAnswer(asked, dice))).toBeNull();
        expect(misshapen(match)).toBeNull();
      }
      for (const event of match.table.journal ?? []) check(event);
      const data = dataOf(match);
      expect([data.battle, data.spent.includes(true)]).toEqual([null, false]);
      for (const ship of ships) {
        const group = at(data.shipAt, ship);
        expect(group < 0).toBe(at(data.hits, ship) === at(fleet.ships, ship).boxes);
        if (group >= 0) expect(at(data.markers, group).hex).not.toBe(OFF);
      }
      expect(data.markers.every(({ slow, force }) => slow <= 3 && force === NONE)).toBe(true);
    }
    expect([...missing]).toEqual([]);
  });

  test('the same orders and dice give the same battle', () => {
    const play = (): MobileTheater => {
      const match = begun('twice');
      const dice = fast('twice/orders');
      while (now(match) !== AFTER) {
        const side = match.table.whole.open[0] as SideId;
        const asked = ask(match, side);
        if (asked === null) throw new Error('Nothing is asked.');
        submit(match, side, sampleAnswer(asked, dice));
      }
      return dataOf(match);
    };
    expect(play()).toEqual(play());
    expect(play().airAt[unit('VB-15')]).toBeDefined();
  });
});
