import { ask, observeMatch, promptFor, same, submit, type Wanted, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { sealedStrike } from '../index.ts';
import {
  at,
  BLUE_PLACED,
  both,
  opening,
  order,
  RED_PLACED,
  ship,
  squadron,
  standing,
  strike,
  type Table,
} from './table.testing.ts';

describe('seas, ships and squadrons', () => {
  test('rule 1.1: two ships in each open box, one in the Lagoon', () => {
    const match = opening();
    const lagoon = { ...RED_PLACED, 'R-CB': 'lagoon', 'R-DA': 'lagoon' };
    expect(submit(match, 'red', lagoon)?.reason.values).toMatchObject({ box: 'lagoon', max: 1 });
    for (const box of ['north', 'centre', 'south']) {
      const crowded = { 'R-CV': box, 'R-CA': box, 'R-CB': box, 'R-DA': 'lagoon' };
      expect(submit(match, 'red', crowded)?.reason.values).toMatchObject({ box, max: 2 });
    }
    expect(submit(match, 'red', { 'R-CV': 'south', 'R-CA': 'south', 'R-CB': 'centre', 'R-DA': 'lagoon' })).toBeNull();
  });

  test('rule 1.1: the boxes lie in a row', () => {
    const match = standing('begin', ({ red }) => {
      for (const each of red.ships) each.box = 'sunk';
      red.ships[3]!.box = 'north';
    });
    const destroyer = (): readonly unknown[] | null => {
      const asked = ask(match, 'red');
      return asked?.kind === 'one' ? asked.options : null;
    };
    const row = ['north', 'centre', 'south', 'lagoon'] as const;
    row.forEach((box, place) => {
      ship(match, 'R-DA').box = box;
      match.asked = null;
      const near = [row[place - 1], row[place + 1]].filter((other) => other !== undefined);
      expect(destroyer()).toEqual(['stay', ...near.map((other) => `R-DA ${other}`)]);
    });
  });

  test('rule 1.2: strength and flak of each kind, and sinking when hits reach the strength', () => {
    // One hit short of its strength each kind floats; the next hit sinks it.
    for (const [id, strength, die] of [
      ['B-CV', 4, 4],
      ['B-CB', 3, 4],
      ['B-DA', 2, 6],
    ] as const) {
      for (const before of [strength - 2, strength - 1]) {
        const match = standing('assign', ({ blue }) => {
          for (const each of blue.ships) if (each.id === id) each.hits = before;
        });
        const box = ship(match, id).box;
        strike(match, { 'R-B1': `strike ${box}` });
        order(match, 'red', true, [1]);
        order(match, 'red', id, [die]);
        expect(ship(match, id)).toMatchObject({ hits: before + 1, box: before === strength - 1 ? 'sunk' : box });
      }
    }
  });

  test('rule 1.2: a carrier and a cruiser fire with a flak of 3, two cruisers with 4, a destroyer with 1', () => {
    const lost = (kinds: readonly string[], die: number): number => {
      const match = standing('assign', ({ blue }) => {
        for (const each of blue.ships) each.box = kinds.includes(each.id) ? 'north' : 'south';
      });
      strike(match, { 'R-B1': 'strike north', 'R-B2': 'strike north' });
      order(match, 'red', true, [die]);
      return match.table.state.red.squadrons.filter(({ state }) => state === 'lost').length;
    };
    expect([lost(['B-CV', 'B-CA'], 5), lost(['B-CA', 'B-CB'], 5), lost(['B-DA'], 5)]).toEqual([0, 1, 0]);
    expect([lost(['B-CV', 'B-CA'], 6), lost(['B-DA'], 6)]).toEqual([1, 1]);
  });

  test('rule 1.3: a carrier may neither be placed in the Lagoon nor shift there', () => {
    const match = opening();
    expect(submit(match, 'red', { ...RED_PLACED, 'R-CV': 'lagoon' })?.reason.key).toBe('why lagoon');
    const later = standing('begin', ({ red }) => {
      red.ships[0]!.box = 'south';
    });
    const asked = ask(later, 'red');
    expect(asked).toMatchObject({ kind: 'one' });
    const options = asked?.kind === 'one' ? asked.options : [];
    expect(options).toContain('R-CV centre');
    expect(options).not.toContain('R-CV lagoon');
    expect(options).toContain('R-DA lagoon');
  });

  test('rule 1.4: only ready squadrons can be assigned', () => {
    const match = standing('assign', ({ red }) => {
      red.squadrons[0]!.state = 'spent';
      red.squadrons[3]!.state = 'lost';
    });
    const asked = ask(match, 'red');
    const pieces = asked?.kind === 'arrange' ? asked.pieces.map(({ id }) => id) : [];
    expect(pieces).toEqual(['R-F2', 'R-F3', 'R-B2', 'R-B3']);
    expect(submit(match, 'red', { 'R-B1': 'strike north' })).not.toBeNull();
  });

  test('rule 1.5: a side sees neither the boxes of enemy ships nor what unseen fighters do, but all the rest', () => {
    const match = standing('assign', ({ red }) => {
      red.ships[1]!.hits = 1;
      red.squadrons[5]!.state = 'spent';
    });
    both(match, { 'R-F1': 'patrol north', 'R-B1': 'strike south' }, {});
    const { view } = observeMatch(match, 'blue');
    expect(view.red.ships.map(({ box }) => box)).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(view.red.ships.map(({ hits }) => hits)).toEqual([0, 1, 0, 0]);
    expect(view.red.squadrons.map(({ task }) => task)).toEqual([
      'hidden',
      'hidden',
      'hidden',
      'strike',
      'rest',
      'rest',
    ]);
    expect(view.red.squadrons.map(({ box }) => box)).toEqual([null, null, null, 'south', null, null]);
    expect(view.red.squadrons[5]?.state).toBe('spent');
    expect(view.red.stores).toBe(2);
    expect(view.blue).toEqual(match.table.state.blue);
    expect(observeMatch(match, 'red').view.red).toEqual(match.table.state.red);
  });

  test('rule 1.6: the fleets and rounds of both scenarios', () => {
    const kinds = (scenario: string): unknown => {
      const { red, blue, rounds } = sealedStrike.setup(scenario, {});
      expect(blue.ships.map(({ kind }) => kind)).toEqual(red.ships.map(({ kind }) => kind));
      expect(blue.squadrons.map(({ kind }) => kind)).toEqual(red.squadrons.map(({ kind }) => kind));
      const fighters = red.squadrons.filter(({ kind }) => kind === 'fighter').length;
      return [rounds, red.ships.map(({ kind }) => kind).join(' '), fighters, red.squadrons.length - fighters];
    };
    expect(kinds('strait')).toEqual([5, 'carrier cruiser cruiser destroyer', 3, 3]);
    expect(kinds('archipelago')).toEqual([6, 'carrier cruiser cruiser destroyer destroyer', 3, 4]);
  });
});

describe('placement and the round', () => {
  test('rule 2.1: both place at once, all ships, and neither learns of the other before', () => {
    const match = opening();
    const before = observeMatch(match, 'blue');
    expect(match.table.whole.open).toEqual(['red', 'blue']);
    expect(submit(match, 'red', { 'R-CV': 'north' })?.reason.key).toBe('kernel.left out');
    order(match, 'red', { ...RED_PLACED });
    expect(same(observeMatch(match, 'blue'), before)).toBe(true);
    expect(ship(match, 'R-CV').box).toBe('port');
    order(match, 'blue', { ...BLUE_PLACED });
    expect(ship(match, 'R-CV').box).toBe('north');
    expect(ship(match, 'B-DA').box).toBe('lagoon');
  });

  test('rules 3.1, 3.2: the order of a round, and the initiative that changes', () => {
    const match = standing('begin');
    const steps: string[] = [];
    const note = (): void => {
      steps.push(`${match.table.whole.open.join('+')} ${at(match)}`);
    };
    for (let round = 1; round <= 2; round++) {
      const first = round === 1 ? 'red' : 'blue';
      const second = round === 1 ? 'blue' : 'red';
      note();
      order(match, first, 'stay');
      note();
      order(match, second, 'stay');
      note();
      both(match, {}, {});
      note();
      both(match, 'hold', 'hold');
    }
    expect(steps).toEqual([
      'red orders: shift',
      'blue orders: shift',
      'red+blue round: assign',
      'red+blue round: scramble',
      'blue orders: shift',
      'red orders: shift',
      'red+blue round: assign',
      'red+blue round: scramble',
    ]);
    expect(match.table.state.round).toBe(3);
  });

  test('rules 3.2, 7.1: raids of the side with the initiative come first, from North to Lagoon', () => {
    for (const round of [1, 2]) {
      const match = standing('assign', (data) => {
        data.round = round;
        data.red.shifts = round;
        data.blue.shifts = round;
      });
      const duties = (side: string): Record<string, string> => ({
        [`${side}-B1`]: 'strike lagoon',
        [`${side}-B2`]: 'strike north',
        [`${side}-B3`]: 'strike south',
        [`${side}-F1`]: 'strike north',
      });
      both(match, duties('R'), duties('B'));
      const order = match.table.state.raids.map((raid) => `${raid.by} ${raid.box}`);
      const red = ['red north', 'red south', 'red lagoon'];
      const blue = ['blue north', 'blue south', 'blue lagoon'];
      expect(order).toEqual(round === 1 ? [...red, ...blue] : [...blue, ...red]);
    }
  });

  test('rule 7.1: each raid is flown to its end before the next', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike north', 'R-B2': 'strike south' }, { 'B-B1': 'strike north' });
    const flown: string[] = [];
    while (at(match) === 'raid: press on') {
      const side = match.table.whole.open[0]!;
      const frame = match.table.whole.agenda.at(-1)?.locals as { box: string };
      flown.push(`${side} ${frame.box}`);
      order(match, side, false);
    }
    expect(flown).toEqual(['red north', 'red south', 'blue north']);
  });

  test('rule 7.8: squadrons that flew against the enemy are spent, others are not', () => {
    const match = standing('assign');
    strike(match, { 'R-B1': 'strike north', 'R-F1': 'strike north', 'R-F2': 'patrol north' });
    order(match, 'red', false);
    expect(['R-B1', 'R-F1', 'R-F2', 'R-F3', 'R-B2'].map((id) => squadron(match, id).state)).toEqual([
      'spent',
      'spent',
      'ready',
      'ready',
      'ready',
    ]);
    for (const id of ['R-B1', 'R-F1', 'R-F2']) {
      expect(squadron(match, id)).toMatchObject({ task: 'rest', box: null, seen: false });
    }
    expect(match.table.state.raids).toEqual([]);
  });
});

describe('what on the board stands for an order', () => {
  const boxes = (match: Table, side: string): Record<string, unknown> => {
    const prompt = promptFor(match, side);
    return Object.fromEntries(prompt?.kind === 'arrange' ? prompt.boxes.map(({ id, touches }) => [id, touches]) : []);
  };

  test('rule 2.1: the boxes of the own sea are those of the placement', () => {
    expect(boxes(opening(), 'blue')).toEqual({
      north: [{ box: 'blue north' }],
      centre: [{ box: 'blue centre' }],
      south: [{ box: 'blue south' }],
      lagoon: [{ box: 'blue lagoon' }],
    });
    const why = (wanted: Wanted): string | undefined => whyNot(opening(), 'blue', wanted)?.reason.key;
    expect(why({ box: 'red north' })).toBe('why enemy sea');
    expect(why({ piece: 'R-CV' })).toBe('why enemy ship');
    expect([why({ box: 'blue north' }), why({ piece: 'B-CV' })]).toEqual([undefined, undefined]);
    for (const wanted of [{ piece: 'B-F1' }, { box: 'blue port' }]) expect(why(wanted)).toBe('kernel.not offered');
  });

  test('rule 5.1: a duty is a box of the air display, and the box of the sea that is flown over', () => {
    const match = standing('assign', ({ red }) => {
      red.squadrons[0]!.state = 'spent';
    });
    expect(boxes(match, 'red')).toMatchObject({
      'patrol north': [{ box: 'red patrol north' }, { box: 'red north' }],
      'strike south': [{ box: 'red strike south' }, { box: 'blue south' }],
    });
    const why = (wanted: Wanted): string | undefined => whyNot(match, 'red', wanted)?.reason.key;
    expect(why({ piece: 'R-F1' })).toBe('why spent');
    expect(why({ piece: 'B-F1' })).toBe('why enemy squadron');
    expect(why({ box: 'red ready' })).toBe('why rest');
    for (const wanted of [{ piece: 'R-F2' }, { box: 'red patrol north' }, { box: 'blue south' }])
      expect(why(wanted)).toBeUndefined();
    for (const wanted of [{ piece: 'R-CV' }, { box: 'red spent' }]) expect(why(wanted)).toBe('kernel.not offered');
    expect(submit(match, 'red', { 'R-B1': 'patrol north' })?.reason.key).toBe('why bombers patrol');
  });

  test('rule 8.1: search looks into the sea of the enemy', () => {
    const match = standing('search', () => {}, { search: true });
    const why = (wanted: Wanted): string | undefined => whyNot(match, 'red', wanted)?.reason.key;
    expect(why({ box: 'red north' })).toBe('why own sea');
    expect(why({ box: 'blue north' })).toBeUndefined();
    for (const wanted of [{ piece: 'B-CV' }, { box: 'blue sunk' }]) expect(why(wanted)).toBe('kernel.not offered');
  });
});
