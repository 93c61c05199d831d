import { ask, decide, journalFor, oddsFor, procedure, undoRefusal, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { SIDES } from '../data/map.ts';
import { LANDING_FORCES, ship, type ShipType } from '../data/ships.ts';
import { type Campaign, LEFT, SUNK } from '../data/state.ts';
import { aswSixths } from './antiSubmarine.ts';
import { AFTER, phaseOf } from './phase.testing.ts';
import {
  callOff,
  ijnSubSixths,
  submarinePhase,
  submarineProcedures,
  subCallOffWindow,
  subTargetPool,
} from './submarines.ts';
import { both, events, now, order, place, type Table } from './testing.ts';

/** Submarines of one side alone, so that only their dice are rolled. */
function hunting(
  side: 'japan' | 'us',
  dice: number[],
  change: (data: Campaign) => void,
  options: Record<string, boolean> = {},
): Table {
  return phaseOf(submarinePhase, submarineProcedures, {
    dice,
    options,
    change: (data) => {
      data.subsOut = { japan: side === 'japan', us: side === 'us' };
      change(data);
    },
  });
}
const NIGHT = 5;

describe('submarine contact', () => {
  test('rules sub-02, sub-04: the second Japanese chance falls with the submarines left', () => {
    expect([24, 23, 20, 19, 12, 11, 4, 3, 0].map(ijnSubSixths)).toEqual([6, 5, 5, 4, 3, 2, 1, 0, 0]);
  });

  test('rule sub-03: one sixth for each hex with enemy markers, in the order of their numbers', () => {
    // Three hexes, four markers: a five in 0303, a six in 0505 and torpedoes that miss, a four in 0909.
    const match = hunting('us', [5, 6, 1, 4], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Nagato');
      place(data, 'J2', '0303', 'Kongo');
      place(data, 'J3', '0303', 'Haruna');
      place(data, 'J4', '0909', 'Taiho');
    });
    expect(now(match)).toBe(AFTER);
    expect(events(match, 'sub contact')).toMatchObject([{ values: { hex: '0505' } }]);
    expect(match.table.state.markers.filter(({ seen }) => seen)).toHaveLength(1);
  });

  test('rule sub-04: a Japanese contact needs a second die', () => {
    const few = (data: Campaign): void => {
      place(data, 'U1', '1205', 'Iowa', 'Alabama');
      data.subsLeft = 12;
    };
    expect(now(hunting('japan', [2], few))).toBe(AFTER);
    expect(now(hunting('japan', [1, 4], few))).toBe(AFTER);
    // Found, no escorts: its captain chooses.
    expect(now(hunting('japan', [1, 3], few))).toBe('submarine attack: target');
    // With three left the first die is still rolled, the second cannot come off.
    const three = hunting('japan', [1], (data) => {
      few(data);
      data.subsLeft = 3;
    });
    expect(now(three)).toBe(AFTER);
  });

  test('rule sub-05: one marker of the hex is drawn and turned up', () => {
    const match = hunting('us', [6, 2, 1, 1], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Taiho');
      place(data, 'J2', '0505', 'Kongo', 'Haruna');
    });
    // The lot falls on J2, then on Kongo, and the torpedoes miss.
    expect(events(match, 'sub contact')).toMatchObject([{ values: { marker: 'J2', hex: '0505' } }]);
    expect(match.table.state.markers.slice(0, 2).map(({ seen }) => seen)).toEqual([false, true]);
  });

  test('rules sub-05, dummy-02: a dummy is found out, and nothing more happens', () => {
    const match = hunting('us', [6], (data) => {
      place(data, 'J1', '0505');
      data.markers[0]!.dummy = true;
    });
    expect(now(match)).toBe(AFTER);
    expect(events(match, 'exposed')).toHaveLength(1);
    expect(match.table.state.exposed.japan).toBe(1);
    expect(match.table.state.markers[0]!.dummy).toBe(false);
  });

  test('rule sub-01: submarines that are called off find nothing, and Japan cannot hunt without any', () => {
    const ships = (data: Campaign): void => {
      place(data, 'J1', '0505', 'Taiho');
      place(data, 'U1', '1205', 'Hornet');
      data.subsLeft = 0;
    };
    const off = phaseOf(submarinePhase, submarineProcedures, {
      change: (data) => {
        ships(data);
        data.subsOut.us = false;
      },
    });
    expect(now(off)).toBe(AFTER);
    expect(off.table.journal).toEqual([]);
  });

  test('rule sub-01: both decide sealed, before play and at midnight, and may go out again at a later one', () => {
    expect([0, 1, 6, 7, 15, 16, 23].map(subCallOffWindow)).toEqual([true, false, false, true, true, false, true]);
    const midnight = procedure<Campaign>('midnight', 'sub-01', [decide('call off', 'sub-01', SIDES, callOff)]);
    const match = phaseOf(midnight, [midnight], { change: (data) => void (data.subsOut.us = false) });
    expect(match.table.whole.open).toEqual(['japan', 'us']);
    both(match, false, true);
    expect(match.table.state.subsOut).toEqual({ japan: false, us: true });
    expect(events(match, 'subs called off')).toMatchObject([{ values: { side: { key: 'side.japan' } } }]);
    expect(events(match, 'subs go out')).toMatchObject([{ values: { side: { key: 'side.us' } } }]);
    const same = phaseOf(midnight, [midnight], {});
    both(same, true, true);
    expect(events(same, 'subs stay out')).toHaveLength(2);
    expect(undoRefusal(same, 'us')).not.toBeNull();
  });
});

describe('escorts', () => {
  test('rules sub-07, sub-08: sixths by destroyer divisions, and American carriers by day', () => {
    const match = hunting('us', [], () => undefined);
    const asw = (side: 'japan' | 'us', desdivs: number, day = false, carrier = false): number =>
      aswSixths(match.table, side, desdivs, day, carrier);
    expect([0, 1, 2, 3].map((n) => asw('us', n))).toEqual([0, 1, 2, 2]);
    expect([0, 1, 2, 5].map((n) => asw('japan', n))).toEqual([0, 2, 4, 4]);
    expect(asw('japan', 0, true, true)).toBe(1);
    expect(asw('japan', 2, true, true)).toBe(5);
    expect(asw('japan', 2, false, true)).toBe(4);
    expect(asw('us', 2, true, true)).toBe(2);
  });

  test('rule sub-07: a submarine that is sunk does not attack, and is counted', () => {
    const japanese = hunting('japan', [1, 6, 5], (data) => {
      data.turn = NIGHT;
      place(data, 'U1', '1205', 'Iowa', 'Desdiv 101');
    });
    expect(now(japanese)).toBe(AFTER);
    expect(japanese.table.state.subsLeft).toBe(23);
    expect(events(japanese, 'sub lost')).toHaveLength(1);
    const american = hunting('us', [6, 2], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Nagato', 'Desdiv 4', 'Desdiv 31');
    });
    expect(american.table.state).toMatchObject({ subsLeft: 24, subsLost: 1 });
  });

  test('rule sub-08: a carrier in another marker of the hex helps by day, and the marker stays face down', () => {
    const carriers = (data: Campaign): void => {
      place(data, 'U1', '1205', 'Iowa');
      place(data, 'U2', '1205', 'Hornet');
    };
    // The lot falls on U1, which has no escorts: only the planes can sink the submarine, on a six.
    const day = hunting('japan', [1, 6, 1, 6], carriers);
    expect(day.table.state.subsLeft).toBe(23);
    expect(events(day, 'sub hunted from the air')).toHaveLength(1);
    expect(day.table.state.markers[17]!.seen).toBe(false);
    // Japan must not learn of the carrier: neither by the words nor by the odds of the die.
    const heard = (side: string): unknown[] =>
      journalFor(day.table.journal!, side).filter(({ key, roll }) => (roll?.purpose ?? key).match(/asw|from the air/));
    expect([heard('us').length, heard('japan').length]).toEqual([2, 0]);
    // Face up it is no secret.
    const open = hunting('japan', [1, 6, 1, 6], (data) => {
      carriers(data);
      data.markers[17]!.seen = true;
    });
    expect(events(open, 'sub hunted from the air')).toMatchObject([{ to: 'all' }]);
    const elsewhere = hunting('japan', [1, 6], (data) => {
      place(data, 'U1', '1205', 'Iowa', 'Alabama');
      place(data, 'U2', '1209', 'Hornet');
    });
    expect(now(elsewhere)).toBe('submarine attack: target');
  });
});

describe('the attack', () => {
  const own = (type: ShipType): ShipType => type;

  test('rule sub-09: by day the captain picks any ship of the group', () => {
    expect(subTargetPool(true, ['CV', 'DESDIV'], own)).toEqual({ pool: ['CV', 'DESDIV'], random: false });
    const match = hunting('us', [6, 6], (data) => {
      place(data, 'J1', '0505', 'Taiho', 'Kongo', 'Desdiv 4');
      place(data, 'J2', '0606', 'Haruna');
    });
    expect(ask(match, 'us')).toMatchObject({ kind: 'one', options: ['Taiho', 'Kongo', 'Desdiv 4'] });
    expect(ask(match, 'japan')).toBeNull();
    expect(whyNot(match, 'us', { option: 'Haruna' })?.reason.key).toBe('why not in contact');
    // Three sixths to hit; against a Japanese carrier's BC class the column is +1.
    expect(oddsFor(match, 'us', 'Taiho')?.outcomes.reduce((sum, { ways }) => sum + ways, 0)).toBe(36);
    expect(oddsFor(match, 'us', 'Taiho')?.outcomes[0]).toEqual({ result: { key: 'odds miss' }, ways: 18 });
    order(match, 'us', 'Desdiv 4', 3, 5);
    expect(events(match, 'sub misses')).toMatchObject([{ values: { ship: { key: 'ship.Desdiv 4' } } }]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule sub-09: with one ship in the group there is nothing to ask', () => {
    const match = hunting('us', [6, 3], (data) => place(data, 'J1', '0505', 'Taiho'));
    expect(events(match, 'sub misses')).toMatchObject([{ values: { ship: { key: 'ship.Taiho' } } }]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule sub-09: at night chance picks among all but the destroyers, who are never attacked', () => {
    expect(subTargetPool(false, ['CV', 'CA', 'B', 'LF', 'DESDIV'], own)).toEqual({
      pool: ['CV', 'CA', 'B', 'LF'],
      random: true,
    });
    const match = hunting('us', [6, 6, 2, 1], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Kongo', 'Haruna', 'Desdiv 4');
    });
    expect(events(match, 'sub misses')).toMatchObject([{ values: { ship: { key: 'ship.Haruna' } } }]);
    const screen = hunting('us', [6, 6], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Desdiv 4');
    });
    expect(events(screen, 'sub no target')).toHaveLength(1);
    expect(now(screen)).toBe(AFTER);
  });

  test('rule sub-10: torpedoes hit on three sixths, and are read in the T column', () => {
    // Against B armour the column is 0: a five is DS under A.
    const match = hunting('us', [6, 4, 5], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Nagato');
    });
    const nagato = ship('Nagato');
    expect(match.table.state.damaged[nagato]).toBe(true);
    expect(match.table.state.torpedoed[nagato]).toBe(NIGHT);
    const saved = hunting('us', [6, 4, 4], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Nagato');
    });
    expect(events(saved, 'sub hits in vain')).toHaveLength(1);
    expect(saved.table.state.torpedoed[nagato]).toBe(0);
    const missed = hunting('us', [6, 3], (data) => {
      data.turn = NIGHT;
      place(data, 'J1', '0505', 'Nagato');
    });
    expect(events(missed, 'sub misses')).toHaveLength(1);
  });

  test('rules sub-10, dam-06: a landing force loses transports, and is no damaged ship to find again', () => {
    const match = hunting('japan', [1, 6, 1, 3, 1], (data) => {
      data.turn = NIGHT;
      place(data, 'U1', '1205', 'Landing Force North');
      place(data, 'U2', '1205', 'Landing Force South');
    });
    expect(match.table.state.transports).toEqual([8, 12]);
    expect(match.table.state.torpedoed[LANDING_FORCES[0]!]).toBe(0);
  });
});

describe('the second attack', () => {
  const hit = (data: Campaign, turn: number): void => {
    data.turn = turn;
    place(data, 'J1', '0505', 'Nagato', 'Kongo');
    data.damaged[ship('Nagato')] = true;
    data.torpedoed[ship('Nagato')] = NIGHT;
  };

  test('rule sub-06: in the next turn a submarine finds the damaged ship on two sixths, before the ordinary contacts', () => {
    // A five finds Nagato, a four hits, a six in the column of a damaged B sinks it; then the hex, in vain.
    const match = hunting('us', [5, 4, 6, 1], (data) => hit(data, NIGHT + 1));
    expect(events(match, 'sub finds again')).toMatchObject([{ values: { ship: { key: 'ship.Nagato' } } }]);
    expect(match.table.state.at[ship('Nagato')]).toBe(SUNK);
    expect(match.table.state.at[ship('Kongo')]).toBe(0);
    const four = hunting('us', [4, 1], (data) => hit(data, NIGHT + 1));
    expect(events(four, 'sub finds again')).toEqual([]);
    expect(four.table.state.markers[0]!.seen).toBe(false);
  });

  test('rule sub-06: not in the turn after that, nor when the submarines are called off', () => {
    const late = hunting('us', [1], (data) => hit(data, NIGHT + 2));
    expect(now(late)).toBe(AFTER);
    const off = hunting('japan', [], (data) => hit(data, NIGHT + 1));
    expect(now(off)).toBe(AFTER);
    // A ship never torpedoed is not one torpedoed in turn 0.
    const first = hunting('us', [1], (data) => void place(data, 'J1', '0505', 'Nagato'));
    expect(now(first)).toBe(AFTER);
  });

  test('rule sub-06: escorts hunt this submarine too, and a ship that left the map is not found', () => {
    const escorted = hunting('us', [5, 1, 1], (data) => {
      hit(data, NIGHT + 1);
      data.at[ship('Desdiv 4')] = 0;
    });
    expect(escorted.table.state.subsLost).toBe(1);
    const gone = hunting('us', [5, 1], (data) => {
      hit(data, NIGHT + 1);
      data.at[ship('Nagato')] = LEFT;
    });
    expect(events(gone, 'sub trail lost')).toHaveLength(1);
    expect(gone.table.state.markers[0]!.seen).toBe(false);
  });
});
