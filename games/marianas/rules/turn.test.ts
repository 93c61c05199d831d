import { journalFor } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER } from '../data/aircraft.ts';
import { grid, IWO } from '../data/map.ts';
import { FLEET, LANDING_FORCES, ship } from '../data/ships.ts';
import { at, type Campaign, LEFT, LOST, OFF, SUNK } from '../data/state.ts';
import { marianas } from '../index.ts';
import { beginning, both, events, idle, now, order, place, standing, type Table } from './testing.ts';
import { seaEnds } from './turn.ts';

/** The campaign about to begin a turn, with no dice for searches or submarines. */
function turnOf(
  turn: number,
  change: (data: Campaign) => void = () => {},
  dice: readonly number[] = [],
  options = {},
): Table {
  return standing(
    marianas.procedures,
    { step: 'turns' },
    {
      dice,
      options: { carrierSearch: false, ...options },
      change: (data) => {
        data.turn = turn - 1;
        data.intelligence = 'surprised';
        data.subsOut = { japan: false, us: false };
        data.islands.forEach((island) => (island.field = false));
        for (const force of LANDING_FORCES) data.at[force] = LEFT;
        change(data);
      },
    },
  );
}

/** Every question of a turn with who is asked, all answered with the least. */
function questions(match: Table): string[] {
  const found: string[] = [];
  const { turn } = match.table.state;
  while (match.table.whole.outcome === null && match.table.state.turn === turn && !match.table.state.seaOver) {
    const { open } = match.table.whole;
    found.push(`${now(match)} ${open.join('+')}`);
    for (const side of open.slice()) idle(match, side as 'japan' | 'us');
  }
  return found;
}

describe('the turn', () => {
  const fleets = (data: Campaign): void => {
    place(data, 'U1', '1605', 'Hornet');
    place(data, 'J1', '0205', 'Taiho');
  };
  const MOVES = [
    'movement: move japan',
    'movement: move us',
    'movement: regroup japan',
    'movement: move japan',
    'movement: regroup us',
    'movement: move us',
  ];

  test('rules time-02, time-03: by day arrivals, two hexes of movement, Japan first, and air operations', () => {
    expect(questions(turnOf(2, fleets))).toEqual([
      'turn: arrivals japan+us',
      ...MOVES,
      'air operations: plan japan+us',
    ]);
  });

  test('rule recon-06: who lies face up when a turn begins is seen in that turn; who is hidden again is not', () => {
    const seen = (turn: number): [number | undefined, string] => {
      const { state } = turnOf(turn, (data) => {
        at(data.markers, place(data, 'U1', '1605', 'Hornet')).seen = true;
        data.sightedTurn[ship('Hornet')] = 1;
        data.sightedHex[ship('Hornet')] = grid.mustHex('1604');
      }).table;
      return [state.sightedTurn[ship('Hornet')], grid.label(state.sightedHex[ship('Hornet')] ?? -1)];
    };
    expect(seen(2)).toEqual([2, '1605']);
    expect(seen(5)).toEqual([1, '1604']);
  });

  test('rules time-02, air-01: by night nobody flies', () => {
    expect(questions(turnOf(6, fleets))).toEqual(['turn: arrivals japan+us', ...MOVES]);
  });

  test('rules move-01, move-08: who has no marker on the map is not asked to sail or regroup', () => {
    expect(questions(turnOf(6))).toEqual(['turn: arrivals japan+us']);
    expect(questions(turnOf(6, (data) => place(data, 'U1', '1605', 'Hornet')))).toEqual([
      'turn: arrivals japan+us',
      ...MOVES.filter((question) => question.endsWith('us')),
    ]);
  });

  test('rules time-02, sub-01, air-21: submarines may be called off at midnight, and Japan replaces at dawn', () => {
    expect(questions(turnOf(7)).slice(0, 2)).toEqual(['turn: midnight japan+us', 'turn: arrivals japan+us']);
    const lost = turnOf(9, (data) => {
      data.base[AIR_NUMBER.get('Betty 2') ?? -1] = LOST;
      at(data.islands, IWO).field = true;
    });
    expect(questions(lost).slice(0, 2)).toEqual(['turn: replacement japan', 'turn: arrivals japan+us']);
    expect(questions(turnOf(9))[0]).toBe('turn: arrivals japan+us');
    expect(questions(turnOf(1))[0]).toBe('turn: arrivals japan+us');
  });

  test('rule time-02: landings and ground combat come last', () => {
    const match = turnOf(2, (data) => {
      data.dummies.us = 0;
      place(data, 'U1', '1308', 'Landing Force North');
    });
    expect(questions(match).slice(-2)).toEqual(['air operations: plan japan+us', 'landing: factors us']);
  });

  test('rule time-02: searches come before movement, submarines after it', () => {
    const match = turnOf(2, (data) => {
      place(data, 'U1', '1608', 'Hornet');
      at(data.islands, 0).field = true;
      data.subsOut.japan = true;
    });
    order(match, 'japan', {});
    order(match, 'us', {}, 5);
    expect(now(match)).toBe('movement: move');
    expect(at(match.table.state.markers, 16).seen).toBe(false);
    for (const side of ['us', 'us'] as const) idle(match, side);
    order(match, 'us', {}, 6);
    expect(now(match)).toBe('air operations: plan');
    expect((match.table.journal ?? []).flatMap(({ roll }) => (roll ? [roll.rule] : []))).toEqual([
      'recon-04',
      'sub-03',
    ]);
  });

  test('rule time-01: a turn begins with the clock, and nobody has moved yet', () => {
    const match = turnOf(10, (data) => {
      Object.assign(at(data.markers, place(data, 'U1', '1005', 'Hornet')), { from: 3, heading: 2 });
    });
    expect(events(match, 'turn begins')).toMatchObject([{ values: { turn: 10, day: 2, hour: '0900' } }]);
    expect(at(match.table.state.markers, 16)).toMatchObject({ from: OFF, heading: -1, hex: grid.mustHex('1005') });
  });

  test('rule time-01: three days are played, or four', () => {
    expect(beginning([4]).table.state.lastTurn).toBe(24);
    expect(beginning([4], { options: { turns: 32 } }).table.state.lastTurn).toBe(32);
  });
});

describe('night and morning', () => {
  const seen = (turn: number): boolean[] => {
    const match = turnOf(turn, (data) => {
      at(data.markers, place(data, 'U1', '1005', 'Hornet')).seen = true;
      at(data.markers, place(data, 'J1', '1007', 'Taiho')).seen = true;
    });
    return [16, 0].map((marker) => at(match.table.state.markers, marker).seen);
  };
  test('rule recon-06: at nightfall and at dawn, and only then, all markers are hidden again', () => {
    expect([5, 9].map(seen)).toEqual([
      [false, false],
      [false, false],
    ]);
    expect([4, 6, 10].map(seen)).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ]);
  });

  test('rule recon-06: and the hidden ones of one hex are shuffled', () => {
    const match = turnOf(
      5,
      (data) => {
        place(data, 'U1', '1005', 'Hornet');
        place(data, 'U2', '1005', 'Wasp');
      },
      [1],
    );
    expect([ship('Hornet'), ship('Wasp')].map((number) => match.table.state.at[number])).toEqual([17, 16]);
  });

  test('rule dummy-02: exposed dummies and spent feints come back at dawn, and only then', () => {
    const after = (turn: number): unknown[] => {
      const { state } = turnOf(turn, (data) => {
        data.dummies = { japan: 1, us: 0 };
        data.exposed = { japan: 2, us: 3 };
        data.feints = { japan: 0, us: 1 };
      }).table;
      return [state.dummies, state.exposed, state.feints];
    };
    const none = { japan: 0, us: 0 };
    expect(after(9)).toEqual([{ japan: 3, us: 3 }, none, { japan: 3, us: 3 }]);
    expect(after(8)).toEqual([
      { japan: 1, us: 0 },
      { japan: 2, us: 3 },
      { japan: 0, us: 1 },
    ]);
  });

  test('rule dummy-01: without dummies there are no feints either', () => {
    const match = standing(
      marianas.procedures,
      { step: 'turns' },
      {
        options: { dummies: false, carrierSearch: false },
        change: (data) => {
          data.turn = 8;
          data.islands.forEach((island) => (island.field = false));
        },
      },
    );
    expect(match.table.state.feints).toEqual({ japan: 0, us: 0 });
  });
});

describe('the end of the sea game', () => {
  test('rule end-01: when the last Japanese ship that came has left and none can come', () => {
    expect(seaEnds(15, 24, 0, true, 0, 0)).toEqual({ ended: true, lost: 0 });
    expect(seaEnds(15, 24, 1, true, 0, 0)).toEqual({ ended: false, lost: 0 });
    expect(seaEnds(15, 24, 0, false, 0, 0)).toEqual({ ended: false, lost: 0 });
    expect(seaEnds(15, 24, 0, true, 1, 0)).toEqual({ ended: false, lost: 0 });
    // Not while troops are still to land.
    expect(seaEnds(15, 24, 0, true, 0, 1)).toEqual({ ended: false, lost: 0 });
  });

  test('rule end-02: or on the last turn, and who is still on the map is lost', () => {
    expect(seaEnds(23, 24, 2, true, 0, 0)).toEqual({ ended: false, lost: 0 });
    expect(seaEnds(24, 24, 2, true, 3, 0)).toEqual({ ended: true, lost: 2 });
    expect(seaEnds(24, 24, 0, false, 9, 12)).toEqual({ ended: true, lost: 0 });
  });

  /** One idle turn of a campaign in which all Japanese ships have left but for those given. */
  function played(turn: number, change: (data: Campaign) => void, options = {}): Table {
    const match = turnOf(
      turn,
      (data) => {
        for (const number of FLEET.japan) data.at[number] = LEFT;
        data.entered = { japan: 1, us: 1 };
        change(data);
      },
      [],
      options,
    );
    questions(match);
    return match;
  }

  test('rule end-01: the match is scored at once', () => {
    const match = played(15, () => {});
    expect(match.table.state).toMatchObject({ seaOver: true, over: true });
    expect(match.table.whole.outcome).toMatchObject({ winner: 'japan', scores: { us: -20, japan: 15 } });
    expect(journalFor(match.table.journal!, 'us').at(-2)).toMatchObject({
      key: 'intelligence was',
      values: { knew: { key: 'intelligence.surprised' } },
    });
  });

  test('rule end-01: not while American troops are afloat, unless the letter of the book is wanted', () => {
    const afloat = (options: object): boolean =>
      played(15, (data) => (data.at[ship('Landing Force North')] = -10), options).table.state.seaOver;
    expect([afloat({}), afloat({ goneIsOver: true })]).toEqual([false, true]);
  });

  test('rule end-01: not while a Japanese ship is on the map, or may still come', () => {
    expect(played(15, (data) => place(data, 'J1', '1005', 'Taiho')).table.state.seaOver).toBe(false);
    expect(played(15, (data) => (data.at[ship('Taiho')] = -10)).table.state.seaOver).toBe(false);
    expect(played(15, (data) => (data.entered.japan = OFF)).table.state.seaOver).toBe(false);
  });

  test('rules end-01, set-03: with warning, who has not come by turn 9 comes no more', () => {
    const waits = (turn: number): boolean =>
      played(turn, (data) => {
        data.intelligence = 'forewarned';
        data.at[ship('Taiho')] = -10;
      }).table.state.seaOver;
    expect([waits(8), waits(9)]).toEqual([false, true]);
  });

  test('rules end-01, set-04: a surprised fleet may still come even where it may not yet', () => {
    const match = played(5, (data) => {
      data.detected = 1;
      data.at[ship('Taiho')] = -10;
    });
    expect(match.table.state.seaOver).toBe(false);
    expect(events(match, 'sea over')).toEqual([]);
  });

  test('rule end-02: on the last turn ships at sea are sunk with their aircraft, and waiting ones are safe', () => {
    const match = played(24, (data) => {
      place(data, 'J1', '1005', 'Taiho', 'Desdiv 31');
      data.at[ship('Yamato')] = -10;
    });
    const { state } = match.table;
    expect([state.at[ship('Taiho')], state.at[ship('Desdiv 31')], state.at[ship('Yamato')]]).toEqual([SUNK, SUNK, -10]);
    expect(state.airLost.japan).toBe(2);
    expect(events(match, 'out of fuel')).toMatchObject([{ rule: 'end-02' }]);
    expect(events(match, 'sea over')).toMatchObject([{ rule: 'end-01' }]);
    // Taiho 6, a destroyer division 1, two air units 2, less the handicap.
    expect(match.table.whole.outcome?.scores).toMatchObject({ us: 9 - 20, japan: 15 });
  });

  test('rule end-01: American ships may stay', () => {
    const match = played(24, (data) => place(data, 'U1', '1005', 'Hornet'));
    expect(match.table.state.at[ship('Hornet')]).toBe(16);
    expect(events(match, 'out of fuel')).toEqual([]);
    expect(events(match, 'sea over')).toHaveLength(1);
  });

  test('rule sub-01: nobody is asked to call off submarines where the rule is off', () => {
    const match = beginning([6], { options: { callOff: false } });
    order(match, 'japan', {});
    expect(now(match)).toBe('turn: arrivals');
  });

  test('rule set-01: a whole campaign begins with the die, and then its turns', () => {
    const match = beginning([6]);
    order(match, 'japan', {});
    expect(now(match)).toBe('campaign: submarines');
    both(match, true, true);
    expect(now(match)).toBe('turn: arrivals');
    expect(match.table.state.turn).toBe(1);
  });
});
