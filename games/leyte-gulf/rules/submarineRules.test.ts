import { contactOn, type Patrol, patrolOf, type SubmarineContact, submarineContact } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid, IS_SEA } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SHIPS_OF } from '../data/ships.ts';
import { movement, sailing, submarines } from '../family.ts';
import { placeBoats } from './boats.ts';
import {
  AFTER,
  choices,
  course,
  dataOf,
  events,
  heard,
  hex,
  hexes,
  marker,
  markerIn,
  now,
  order,
  playing,
  put,
  question,
  saidOf,
  ship,
  type Table,
  turnFrom,
  whereIs,
} from './standing.testing.ts';

const idOf = (each: number): string => fleet.ships[each]?.id ?? '';
const OZAWA = (SHIPS_OF.get('Ozawa') ?? []).map(idOf);

/** Ozawa in 1004, as in the example, and US ships far away. */
function ozawa(data: LeyteTheater): void {
  put(data, 'Force 1', '1004', ...OZAWA);
  put(data, 'TF 1', '3030', 'Essex', 'Iowa', 'DES RN 52', 'DES RN 55');
}

function patrol(dice: readonly number[], change: (data: LeyteTheater) => void = ozawa): Table {
  return playing<Patrol>(submarines.patrol, patrolOf('japan'), { dice, change });
}

/** A force comes upon a submarine of the enemy that lies face up. */
function meeting(id: string, dice: readonly number[] = [], change: (data: LeyteTheater) => void = ozawa): Table {
  return playing<SubmarineContact>(submarines.contact, submarineContact(0, marker(id)), {
    dice,
    change: (data) => {
      change(data);
      data.subs = [{ side: id.startsWith('TF') ? 'japan' : 'us', hex: 0, is: 'real' }];
    },
  });
}

describe('sonar markers', () => {
  test('rule 10.1a: five with 1 to 3, four with 4 to 6, three with 7 or 8, two with 9 or more', () => {
    const out = [1, 3, 4, 6, 7, 8, 9, 10].map((die) => events(patrol([die, 2]), 'submarines out')[0]?.values?.['n']);
    expect(out).toEqual([5, 5, 4, 4, 3, 3, 2, 2]);
  });

  test('rule 10.1b: every submarine lost so far adds 1', () => {
    const lost = (n: number) => (data: LeyteTheater) => {
      ozawa(data);
      data.own.lostSubmarines = { japan: 1, us: n - 1 };
    };
    expect([1, 3].map((n) => events(patrol([6, 2], lost(n)), 'submarines out')[0]?.values?.['n'])).toEqual([3, 2]);
  });

  test('rule 10.0, 10.2b: both sides place them in turn', () => {
    const match = patrol([9, 2]);
    expect(question(match)).toBe('japan, submarines: place');
    order(match, 'japan', hex('2020'), 2);
    expect(question(match)).toBe('us, submarines: place');
    order(match, 'us', hex('2022'));
    expect([dataOf(match).subs.length, now(match)]).toEqual([2, AFTER]);
  });

  test('rule 10.2c: with an odd roll on an enemy force or next to one', () => {
    const match = patrol([9, 3]);
    expect(hexes(match, 'japan').sort()).toEqual(['2929', '2930', '3029', '3030', '3031', '3129', '3130'].sort());
    expect(saidOf(match, 'japan', { hex: '3033' })).toBe('why not beside (10.2)');
  });

  test('rule 10.2d: with an even roll two or more hexes from any, at sea', () => {
    const match = patrol([9, 4]);
    const open = choices(match, 'japan').map(Number);
    expect(open.every((each) => grid.distance(each, hex('3030')) > 1 && IS_SEA[each] === true)).toBe(true);
    expect(open).toContain(hex('3032'));
    expect(saidOf(match, 'japan', { hex: '3820' })).toBe('why no water there (10.2)');
  });

  test('rule 10.3: they never move, and there is one in a hex at most', () => {
    const match = patrol([9, 2]);
    order(match, 'japan', hex('2020'), 2);
    expect(choices(match, 'us')).not.toContain(hex('2020'));
    expect(saidOf(match, 'us', { hex: '2020' })).toBe('why marker there (10.2)');
    expect(dataOf(match).subs).toMatchObject([{ hex: hex('2020') }]);
  });

  test('rule 10.2a, 2.3.3c and 2.2d: what one is comes out of one cup of both sides and dummies', () => {
    const faces = (die: number): string => {
      const match = playing<SubmarineContact>(submarines.contact, submarineContact(0, marker('Force 1')), {
        dice: [die],
        change: (data) => {
          ozawa(data);
          data.subs = [{ side: 'japan', hex: 0, is: 'hidden' }];
        },
      });
      return heard(match)[0] ?? '';
    };
    // Four dummies, one Japanese submarine, four US ones.
    expect([1, 4, 5, 6, 9].map(faces)).toEqual([
      'false contact',
      'false contact',
      'submarine friendly',
      'submarine contact',
      'submarine contact',
    ]);
  });
});

describe('contact', () => {
  const moving = (label: string, to: readonly string[], at: string, dice: readonly number[] = []): Table => {
    const match = playing(
      movement.sail,
      { marker: marker('Force 1') },
      {
        change: (data) => {
          ozawa(data);
          put(data, 'Force 1', label, ...OZAWA);
          data.subs = [{ side: 'us', hex: hex(at), is: 'real' }];
        },
      },
    );
    order(match, 'japan', course(...to), ...dice);
    return match;
  };

  test('rule 10.4a: whoever moves into its hex or through it turns it over', () => {
    const through = moving('1030', ['1029', '1028'], '1029');
    expect([question(through), whereIs(through, 'Force 1')]).toEqual(['us, submarine contact: attempt', '1029']);
    expect(question(moving('1030', ['1029'], '1029'))).toBe('us, submarine contact: attempt');
  });

  test('rule 10.4a: whoever is activated in its hex has come upon it, and may stay or leave', () => {
    const match = turnFrom('activations', (data) => {
      ozawa(data);
      data.pool = [marker('Force 1')];
      data.subs = [{ side: 'us', hex: hex('1004'), is: 'real' }];
    });
    expect(question(match)).toBe('us, submarine contact: attempt');
  });

  test('rule 10.4b: a dummy or a friend does nothing, then or later', () => {
    const match = playing<SubmarineContact>(submarines.contact, submarineContact(0, marker('Force 1')), {
      dice: [5],
      change: (data) => {
        ozawa(data);
        data.subs = [{ side: 'japan', hex: 0, is: 'hidden' }];
      },
    });
    expect([now(match), heard(match)]).toEqual([AFTER, ['submarine friendly']]);
    expect(submarines.isLurking(dataOf(match), 'japan', 0)).toBe(false);
    expect(submarines.isLurking(dataOf(match), 'us', 0)).toBe(false);
  });

  test('rule 10.4c: its owner decides, and a roll on its table says whom it attacks', () => {
    const match = meeting('Force 1');
    expect(choices(match, 'us')).toEqual(['attack', 'hold']);
    order(match, 'us', 'hold');
    expect([now(match), heard(match)]).toEqual([AFTER, ['submarine contact', 'submarine holds']]);
    const missed = meeting('Force 1');
    order(missed, 'us', 'attack', 3);
    expect([now(missed), heard(missed)]).toEqual([AFTER, ['submarine contact']]);
  });

  test('rule 10.4d: Japanese submarines take 2 off', () => {
    const japanese = meeting('TF 1');
    order(japanese, 'japan', 'attack', 5);
    expect(heard(japanese)).toEqual(['submarine contact']);
    const other = meeting('TF 1');
    // 6 less 2: any unit by chance, the first of four, on column 6.
    order(other, 'japan', 'attack', 6, 1, 2, 1);
    expect(heard(other, 'japan')).toContain('torpedoes miss');
  });

  test('rule 10.5a: its owner is told how many units there are, and whether battleships or carriers are among them', () => {
    const match = meeting('Force 1');
    // The example: 6, Tama of the units that are no destroyers, 8 on column 6, two hits, and 8 + 1 of the hunt.
    const tama = OZAWA.filter((id) => !['DIV 43', 'DIV 61'].includes(id)).indexOf('Tama') + 1;
    order(match, 'us', 'attack', 6, tama, 8, 8);
    expect(events(match, 'reported count')).toMatchObject([{ values: { n: 11 } }]);
    expect(contactOn(dataOf(match), 'us', marker('Force 1'))).toMatchObject({ told: 'count', total: 11 });
    expect(heard(match, 'us')).toContain('submarine sees capital');
    expect([dataOf(match).shipAt[ship('Tama')], heard(match, 'us').includes('sunk')]).toEqual([-1, true]);
    expect(dataOf(match).own.lostSubmarines.us).toBe(0);
    const light = meeting('Force 1', [], (data) => void put(data, 'Force 1', '1004', 'Kinu', 'Uranami'));
    order(light, 'us', 'attack', 6, 1, 1);
    expect(heard(light, 'us')).toContain('submarine sees none');
  });

  test('rule 7.0b: a submarine needs no detection, and gives none', () => {
    const match = meeting('Force 1');
    order(match, 'us', 'attack', 6, 1, 1, 1);
    expect(markerIn(match, 'Force 1').seen).toBe(0);
  });

  test('rule 10.5b: targets are drawn by chance, or chosen, as the table says', () => {
    const match = meeting('Force 1');
    order(match, 'us', 'attack', 8);
    expect([question(match), choices(match, 'us')]).toEqual(['us, submarine contact: target', ['capital', 'any']]);
    // Zuikaku is the first of six capital ships.
    order(match, 'us', 'capital', 1, 7, 1);
    expect(dataOf(match).hits[ship('Zuikaku')]).toBe(2);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 10.5b: two targets of choice are two units', () => {
    const match = meeting('Force 1');
    order(match, 'us', 'attack', 10);
    order(match, 'us', 'capital', 1, 7);
    expect([question(match), dataOf(match).report?.struck]).toEqual([
      'us, submarine contact: target',
      [ship('Zuikaku')],
    ]);
    // The first of the five that are left, and then the hunt.
    order(match, 'us', 'capital', 1, 7, 1);
    expect([dataOf(match).hits[ship('Zuikaku')], dataOf(match).hits[ship('Zuiho')]]).toEqual([2, 2]);
    expect([now(match), dataOf(match).report]).toEqual([AFTER, null]);
  });

  test('rule 10.6, 9.2a: its hit may be a critical hit', () => {
    const match = meeting('Force 1');
    order(match, 'us', 'attack', 8);
    // 9 on column 6 is two hits and a critical hit: 7 is 8 for a carrier, one hit more. Then the hunt.
    order(match, 'us', 'capital', 1, 9, 7, 1);
    expect(dataOf(match).hits[ship('Zuikaku')]).toBe(3);
  });

  test('rule 10.5b: where the only battleship or carrier was attacked first, any unit is left', () => {
    const match = meeting('Force 1', [], (data) => void put(data, 'Force 1', '1004', 'Fuso', 'Nachi', 'DIV 4'));
    order(match, 'us', 'attack', 10);
    expect(choices(match, 'us')).toEqual(['capital', 'any']);
    order(match, 'us', 'capital', 1);
    expect(choices(match, 'us')).toEqual(['any']);
  });

  test('rule 10.6: it attacks on column 6, and hits count at once', () => {
    const match = meeting('Force 1');
    order(match, 'us', 'attack', 8);
    order(match, 'us', 'capital', 1, 3, 1);
    const roll = (match.table.journal ?? []).find(
      ({ roll: each }) => each?.purpose === 'purpose.submarine attack',
    )?.roll;
    expect([roll?.chart?.column, dataOf(match).hits[ship('Zuikaku')]]).toEqual(['6', 1]);
  });
});

describe('the hunt', () => {
  const hunt = (die: number, change: (data: LeyteTheater) => void, id = 'Force 1'): number => {
    const match = meeting(id, [], change);
    // No destroyer, the first ship, a miss, and the hunt.
    const owner = id === 'Force 1' ? 'us' : 'japan';
    order(match, owner, 'attack', owner === 'us' ? 6 : 8, 1, 1, die);
    return dataOf(match).own.lostSubmarines[owner];
  };
  const escorted =
    (...escorts: string[]) =>
    (data: LeyteTheater) =>
      void put(data, 'Force 1', '1004', 'Fuso', 'Yamashiro', ...escorts);
  const american =
    (...ships: string[]) =>
    (data: LeyteTheater) =>
      void put(data, 'TF 1', '3030', ...ships);

  test('rule 10.7a: a force with a destroyer unit rolls, and a 10 sinks the submarine', () => {
    expect([9, 10].map((die) => hunt(die, escorted('DIV 4')))).toEqual([0, 1]);
    const match = meeting('Force 1', [], escorted('Nachi'));
    order(match, 'us', 'attack', 6, 1, 1);
    expect(now(match)).toBe(AFTER);
    // Transports are lost like destroyers, and hunt nobody.
    const transports = meeting('Force 1', [], escorted('Nachi', 'Maru APD'));
    order(transports, 'us', 'attack', 6, 1, 1);
    expect(now(transports)).toBe(AFTER);
  });

  test('rule 10.7b: each destroyer unit after the first adds 1', () => {
    expect([7, 8].map((die) => hunt(die, escorted('DIV 4', 'DIV 61', 'DIV 43')))).toEqual([0, 1]);
  });

  test('rule 10.7c: a carrier adds 1 for the US', () => {
    expect([
      hunt(9, american('Sangamon', 'Tennessee', 'DES RN 54'), 'TF 1'),
      hunt(9, american('California', 'Tennessee', 'DES RN 54'), 'TF 1'),
    ]).toEqual([1, 0]);
    expect(hunt(9, escorted('Zuikaku', 'DIV 4'))).toBe(0);
  });

  test('rule 10.7a: a submarine that found nothing to attack is not hunted', () => {
    const match = meeting('Force 1', [], (data) => void put(data, 'Force 1', '1004', 'DIV 4', 'DIV 61'));
    order(match, 'us', 'attack', 6);
    expect([now(match), heard(match).at(-1)]).toEqual([AFTER, 'submarine no target']);
  });
});

describe('PT boats', () => {
  /** A Japanese force sails into the hex of the boats. */
  function entering(ships: readonly string[], dice: readonly number[], turn = 2): Table {
    const match = playing(
      movement.sail,
      { marker: marker('Force 1') },
      {
        change: (data) => {
          put(data, 'Force 1', '3821', ...ships);
          data.own.boats = hex('3822');
          data.turn = turn;
        },
      },
    );
    order(match, 'japan', course('3822'), ...dice);
    return match;
  }
  const effect = (die: number, turn = 2): [number, number] => {
    const match = entering(['Fuso'], [die], turn);
    return [markerIn(match, 'Force 1').slow, dataOf(match).hits[ship('Fuso')] ?? -1];
  };

  test('rule 11.2a, 11.2b and 13.1.3.2b: in every Initial Phase the US puts its one marker within three hexes of the beachhead', () => {
    const match = turnFrom('boats', (data) => void put(data, 'Force 1', '2813', 'Fuso'));
    expect([question(match), placeBoats.kind]).toEqual(['us, turn: boats', 'one']);
    for (const each of choices(match, 'us').map(Number))
      expect([grid.distance(each, hex('3521')) <= 3, IS_SEA[each]]).toEqual([true, true]);
    expect(hexes(match, 'us')).toEqual(expect.arrayContaining(['3722', '3520']));
    expect(saidOf(match, 'us', { hex: '3823' })).toBe('why boats at sea (11.2)');
    expect(saidOf(match, 'us', { hex: '3030' })).toBe('why boats too far (11.2)');
    order(match, 'us', hex('3722'));
    expect(dataOf(match).own.boats).toBe(hex('3722'));
  });

  test('rule 11.2.1a: a force that lay in their hex already has not entered it, whatever else waits there', () => {
    const match = playing(
      sailing.ambush,
      { hex: hex('3822'), marker: marker('Force 1'), target: 'none', choice: '' },
      {
        change: (data) => {
          put(data, 'Force 1', '3822', 'Fuso');
          data.own.boats = hex('3822');
          data.subs = [{ side: 'us', hex: hex('3822'), is: 'real' }];
        },
      },
    );
    expect(question(match)).toBe('us, submarine contact: attempt');
    expect(heard(match)).toEqual(['submarine contact']);
  });

  test('rule 11.2.1a: a Japanese force that enters their hex is attacked, detected or not, before any other fight', () => {
    const match = playing(
      movement.sail,
      { marker: marker('Force 1') },
      {
        change: (data) => {
          put(data, 'Force 1', '3821', 'Fuso');
          put(data, 'TF 1', '3822', 'Denver');
          data.own.boats = hex('3822');
          data.turn = 2;
        },
      },
    );
    order(match, 'japan', course('3822'), 8, 1, 1);
    expect(heard(match).indexOf('boats slow')).toBeGreaterThan(-1);
    expect(heard(match).indexOf('boats slow')).toBeLessThan(heard(match).indexOf('meeting'));
    const us = playing(
      movement.sail,
      { marker: marker('TF 1') },
      {
        change: (data) => {
          put(data, 'TF 1', '3722', 'Denver');
          data.own.boats = hex('3622');
        },
      },
    );
    order(us, 'us', course('3622'));
    expect(heard(us)).toEqual(['sails']);
  });

  test('rule 11.2.1b: nothing to 7, a movement point with 8 and 9, and with 10 a hit on a ship by chance besides', () => {
    expect([7, 8, 9].map((die) => effect(die))).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    const match = entering(['Fuso', 'DIV 4'], [10, 2]);
    expect([
      dataOf(match).hits[ship('Fuso')],
      dataOf(match).hits[ship('DIV 4')],
      markerIn(match, 'Force 1').slow,
    ]).toEqual([0, 1, 1]);
  });

  test('rule 11.2.1c: at night 2 is added', () => {
    expect([5, 6].map((die) => effect(die, 5)[0])).toEqual([0, 1]);
  });
});
