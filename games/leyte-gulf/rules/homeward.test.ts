import { ask } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { hexOfShip, LEFT, SUNK } from '@point-option/chit-pull';
import type { LeyteTheater } from '../data/own.ts';
import { grid, MANILA } from '../data/map.ts';
import { movement, organization } from '../family.ts';
import { damage } from './damage.ts';
import { scoreOf } from './victory.ts';
import {
  asked,
  choices,
  course,
  dataOf,
  events,
  given,
  heard,
  hex,
  hexes,
  hurt,
  marker,
  markerIn,
  order,
  playing,
  put,
  question,
  ship,
  type Table,
  turnFrom,
  unit,
  whereIs,
  why,
} from './standing.testing.ts';

/** The end of an activation in which these ships were hit. */
function afterHits(hits: Record<string, number>, change: (data: LeyteTheater) => void): Table {
  const match = turnFrom('activations', (data) => {
    change(data);
    data.pool = [marker('Force 1')];
  });
  const data = dataOf(match);
  for (const [id, n] of Object.entries(hits)) {
    data.hits[ship(id)] = n;
    data.own.hurt.push({ ship: ship(id), hex: hexOfShip(data, ship(id)) });
  }
  order(match, 'japan', 'done');
  return match;
}

const forces = (data: LeyteTheater): void => {
  data.hits.fill(0);
  put(data, 'Force 1', '2813', 'Yamato', 'Chokai', 'Noshiro', 'DIV 31', 'DIV 2/32');
  put(data, 'TF 1', '3028', 'Essex', 'Lexington', 'Santa Fe', 'DES RN 55');
};

describe('detaching', () => {
  test('rule 6.4a, 6.4b and 6.4c: a ship hit in an activation may be detached when it is over, stays in the hex, detected, and the rest goes on', () => {
    const match = afterHits({ Yamato: 7 }, forces);
    expect(question(match)).toBe('japan, subphase: detach');
    order(match, 'japan', ['Yamato']);
    const alone = dataOf(match).shipAt[ship('Yamato')] ?? -1;
    expect(alone).toBe(marker('Japanese detachment 1'));
    expect(markerIn(match, 'Force 1').hex).toBe(hex('2813'));
    expect(dataOf(match).own.homeward[ship('Yamato')]).toBe(true);
    expect(heard(match, 'japan')).toContain('ship detached');
  });

  test('rule 6.4b: it lies where it was hit, though its force went on, and so do its escorts', () => {
    const match = turnFrom('activations', (data) => {
      forces(data);
      data.pool = [marker('TF 1')];
    });
    order(match, 'us', 'move');
    const data = dataOf(match);
    data.hits[ship('Essex')] = 1;
    data.own.hurt.push({ ship: ship('Essex'), hex: hex('3028') });
    order(match, 'us', course('3029', '3030'));
    order(match, 'us', 'done');
    order(match, 'us', ['Essex', 'Santa Fe']);
    expect([whereIs(match, 'US detachment 1'), whereIs(match, 'TF 1')]).toEqual(['3028', '3030']);
    expect(data.shipAt[ship('Santa Fe')]).toBe(data.shipAt[ship('Essex')]);
    expect(markerIn(match, 'US detachment 1').seen).toBe(1);
  });

  test('rule 6.4b: hit twice, it lies where it was hit last', () => {
    given(
      [],
      (g) => {
        damage.inflict(g, ship('Essex'), 1);
        Object.assign(g.state.markers[marker('TF 1')] ?? {}, { hex: hex('3030') });
        damage.inflict(g, ship('Essex'), 1);
        expect(g.state.own.hurt).toEqual([{ ship: ship('Essex'), hex: hex('3030') }]);
      },
      { change: forces },
    );
  });

  test('rule 6.4a: who was not hit in this activation stays with its force', () => {
    const match = turnFrom('activations', (data) => {
      forces(data);
      data.pool = [marker('Force 1')];
      hurt(data, 'Yamato', 7);
    });
    order(match, 'japan', 'done');
    expect(question(match)).not.toContain('detach');
  });

  test('rule 6.4b and 5.5d: no more than a force holds lie under one marker', () => {
    const many = [
      'Essex',
      'Lexington',
      'Langley',
      'Princeton',
      'Massachusetts',
      'South Dakota',
      'Santa Fe',
      'Mobile',
      'Reno',
      'DES RN 50/2',
      'DES RN 55',
      'DES DIV 110',
    ];
    const more = ['Intrepid', 'Cabot', 'Independence', 'Iowa', 'New Jersey', 'Biloxi'];
    const match = afterHits({ Essex: 1, Intrepid: 1 }, (data) => {
      forces(data);
      put(data, 'TF 1', '3028', ...many);
      put(data, 'TF 2', '3028', ...more);
    });
    order(match, 'us', [...many, ...more]);
    const { shipAt } = dataOf(match);
    const under = (id: string): number => shipAt.filter((where) => where === marker(id)).length;
    expect([under('US detachment 1'), under('US detachment 2')]).toEqual([16, 2]);
  });

  test('rule 5.0b: until the Initial Phase it sails alone', () => {
    const match = afterHits({ Yamato: 7 }, forces);
    order(match, 'japan', ['Yamato']);
    expect(question(match)).toBe('japan, withdrawal: course');
  });

  test('rule 5.1d and 6.4b: it is detected, as its force was or not', () => {
    given(
      [],
      (g) => {
        damage.inflict(g, ship('Essex'), 1);
        expect(g.state.own.hurt).toEqual([{ ship: ship('Essex'), hex: hex('3028') }]);
      },
      { change: forces },
    );
    const match = afterHits({ Yamato: 7 }, forces);
    order(match, 'japan', ['Yamato']);
    expect(markerIn(match, 'Japanese detachment 1').seen).toBe(1);
  });

  test('rule 9.4a: a Japanese ship only once half its boxes are hit, rounded up', () => {
    // Yamato has 14 boxes, Chokai 5.
    expect(question(afterHits({ Yamato: 6 }, forces))).not.toContain('detach');
    expect(choices(afterHits({ Yamato: 7, Chokai: 2 }, forces), 'japan')).not.toContain('Chokai');
    expect(choices(afterHits({ Chokai: 3 }, forces), 'japan')).toContain('Chokai');
    expect(question(afterHits({ 'DIV 31': 3 }, forces))).not.toContain('detach');
  });

  test('rule 6.4.2b: any number of undamaged US ships may go along, and only with a damaged one', () => {
    const match = afterHits({ Essex: 1 }, forces);
    expect([question(match), choices(match, 'us')]).toEqual([
      'us, subphase: detach',
      ['Essex', 'Lexington', 'Santa Fe', 'DES RN 55'],
    ]);
    expect(why(match, 'us', ['Santa Fe'])).toBe('why nobody to escort (6.4.2)');
    order(match, 'us', ['Essex', 'Santa Fe', 'DES RN 55']);
    const { shipAt } = dataOf(match);
    expect([shipAt[ship('Essex')], shipAt[ship('DES RN 55')], shipAt[ship('Lexington')]]).toEqual([
      marker('US detachment 1'),
      marker('US detachment 1'),
      marker('TF 1'),
    ]);
  });
});

describe('destroyers with damaged Japanese ships', () => {
  test('rule 6.4.1a: one or two for a heavy cruiser, a battleship or a carrier, and none for a light cruiser', () => {
    const match = afterHits({ Yamato: 7 }, forces);
    expect(choices(match, 'japan')).toEqual(['Yamato', 'DIV 31, 1', 'DIV 31, 2', 'DIV 2/32, 1', 'DIV 2/32, 2']);
    expect(why(match, 'japan', ['Yamato', 'DIV 31, 1', 'DIV 31, 2', 'DIV 2/32, 1'])).toBe(
      'why too many escorts (6.4.1)',
    );
    expect(why(match, 'japan', ['DIV 31, 1'])).toBe('why too many escorts (6.4.1)');
    expect(choices(afterHits({ Noshiro: 2 }, forces), 'japan')).toEqual(['Noshiro']);
    // Two ships may have four.
    const two = afterHits({ Yamato: 7, Chokai: 3 }, forces);
    order(two, 'japan', ['Yamato', 'Chokai', 'DIV 31, 1', 'DIV 31, 2', 'DIV 2/32, 1']);
    expect(dataOf(two).own.singles).toBe(3);
  });

  test('rule 6.4.1b: they come from a unit in the hex, which loses as many boxes', () => {
    const match = afterHits({ Yamato: 7 }, (data) => {
      forces(data);
      put(data, 'Force 2', '2813', 'DIV 17');
      put(data, 'Force 3', '2812', 'DIV 4');
    });
    expect(choices(match, 'japan')).not.toContain('DIV 4, 1');
    order(match, 'japan', ['Yamato', 'DIV 31, 1', 'DIV 17, 1']);
    const data = dataOf(match);
    expect([data.hits[ship('DIV 31')], data.hits[ship('DIV 17')], data.hits[ship('DIV 2/32')]]).toEqual([1, 1, 0]);
    expect(['Destroyer 1', 'Destroyer 2', 'Destroyer 3'].map((id) => data.shipAt[ship(id)])).toEqual([
      marker('Japanese detachment 1'),
      marker('Japanese detachment 1'),
      LEFT,
    ]);
    // Nobody has hit them.
    expect(given([], (g) => scoreOf(g, { ...data, own: { ...data.own, scenario: 'campaign' } })['us ships'])).toBe(0);
    expect(heard(match, 'us')).toContain('destroyer sent');
  });

  test('rule 6.4.1b: a unit keeps a box', () => {
    const match = afterHits({ Yamato: 7 }, (data) => {
      forces(data);
      hurt(data, 'DIV 31', 3);
      hurt(data, 'DIV 2/32', 2);
    });
    expect(choices(match, 'japan')).toEqual(['Yamato', 'DIV 2/32, 1']);
  });

  test('rule 6.4.1c: they never go back, and count like any destroyer when they are sunk or get home', () => {
    const match = afterHits({ Yamato: 7 }, forces);
    order(match, 'japan', ['Yamato', 'DIV 31, 1']);
    const data = dataOf(match);
    expect(data.own.homeward[ship('Destroyer 1')]).toBe(true);
    const score = (where: number): Record<string, number> => {
      data.shipAt[ship('Destroyer 1')] = where;
      return given([], (g) => scoreOf(g, { ...data, own: { ...data.own, scenario: 'campaign' } }));
    };
    const home = score(LEFT)['us escaped'] ?? 0;
    data.hits[ship('Destroyer 1')] = 1;
    expect([score(SUNK)['us ships'], (score(SUNK)['us escaped'] ?? 0) - home]).toEqual([1, 1]);
  });
});

describe('a force of their own', () => {
  const alone = (data: LeyteTheater): void => {
    put(data, 'Force 1', '2813', 'Musashi');
    put(data, 'Japanese detachment 1', '2813', 'Yamato', 'Destroyer 1');
    hurt(data, 'Yamato', 7);
    for (const id of ['Yamato', 'Destroyer 1']) data.own.homeward[ship(id)] = true;
    const entry = data.markers[marker('Japanese detachment 1')];
    if (entry) Object.assign(entry, { seen: 1, slow: 1 });
  };

  test('rule 6.4d: in the next Initial Phase they get a spare marker, or that of a dummy that is removed at once', () => {
    const match = turnFrom('own forces', (data) => {
      alone(data);
      put(data, 'Force 4', '2820');
    });
    expect(question(match)).toBe('japan, turn: own forces');
    order(match, 'japan', { 'Japanese detachment 1': 'Force 4' });
    expect([
      whereIs(match, 'Force 4'),
      markerIn(match, 'Force 4').dummy,
      whereIs(match, 'Japanese detachment 1'),
    ]).toEqual(['2813', false, 'off']);
    // 5.1c, 6.2.4d, 6.2.1 and 5.1e.
    expect(markerIn(match, 'Force 4')).toMatchObject({ seen: 1, slow: 2 });
    expect(dataOf(match).shipAt[ship('Destroyer 1')]).toBe(marker('Force 4'));
    expect(events(match, 'group announced')).toMatchObject([{ values: { marker: 'Force 4', n: 2 } }]);
    const spare = turnFrom('own forces', alone);
    expect(ask(spare, 'japan')).toMatchObject({ kind: 'arrange' });
    order(spare, 'japan', { 'Japanese detachment 1': 'Force 9' });
    expect(whereIs(spare, 'Force 9')).toBe('2813');
    expect(why(turnFrom('own forces', alone), 'japan', { 'Japanese detachment 1': 'Force 1' })).not.toBeNull();
  });

  test('rule 5.5a: a hex does not get a third force by it', () => {
    const match = turnFrom('own forces', (data) => {
      alone(data);
      put(data, 'Force 2', '2813', 'Kongo');
    });
    expect(why(match, 'japan', { 'Japanese detachment 1': 'Force 3' })).toBe('why stacked (5.5)');
  });

  test('rule 5.5.1a: a carrier on her own is no fifth carrier force', () => {
    const carriers = (data: LeyteTheater): void => {
      for (const [n, id] of ['Essex', 'Intrepid', 'Enterprise', 'Wasp'].entries())
        put(data, `TF ${n + 1}`, `30${24 + n}`, id);
      put(data, 'US detachment 1', '3030', 'Franklin');
      put(data, 'US detachment 2', '3031', 'Denver');
      for (const id of ['Franklin', 'Denver']) {
        hurt(data, id, 1);
        data.own.homeward[ship(id)] = true;
      }
    };
    const match = turnFrom('own forces', carriers);
    expect(why(match, 'us', { 'US detachment 1': 'TF 9' })).toBe('why too many carrier groups (5.5.1)');
    expect(why(match, 'us', { 'US detachment 2': 'TF 9' })).toBeNull();
    // Three other carrier forces leave room for hers.
    const three = turnFrom('own forces', (data) => {
      carriers(data);
      data.shipAt[ship('Wasp')] = LEFT;
      Object.assign(data.markers[marker('TF 4')] ?? {}, { dummy: true });
    });
    expect(why(three, 'us', { 'US detachment 1': 'TF 9' })).toBeNull();
  });

  test('rule 6.4e: without a marker it stays detected at night too, is never in the pool, and moves in the Terminal Phase', () => {
    const match = turnFrom('pool', (data) => {
      alone(data);
      data.turn = 4;
    });
    expect(dataOf(match).pool).not.toContain(marker('Japanese detachment 1'));
    const night = turnFrom('detection', (data) => {
      alone(data);
      data.turn = 5;
    });
    expect(markerIn(night, 'Japanese detachment 1').seen).toBe(1);
    const sails = turnFrom('japanese stragglers', alone);
    expect(question(sails)).toBe('japan, withdrawal: course');
  });

  test('rule 6.4g and 9.4b: it sails home by the shortest way, as fast as it can', () => {
    const match = turnFrom('japanese stragglers', (data) => {
      put(data, 'Japanese detachment 1', '3606', 'Musashi');
      hurt(data, 'Musashi', 7);
    });
    // Five hexes from the western edge, around Palawan; Musashi makes two.
    expect(hexes(match, 'japan').length).toBeGreaterThan(0);
    for (const label of hexes(match, 'japan')) expect(Number(label.slice(2))).toBeLessThan(7);
    expect(why(match, 'japan', [])).toBe('why full speed (6.4)');
  });

  test('rule 6.4g: it sails to the nearest of its bases, and to no other', () => {
    const sails = (label: string, id: string): string[] =>
      hexes(
        turnFrom('japanese stragglers', (data) => {
          put(data, 'Japanese detachment 1', label, id);
          hurt(data, id, id === 'Musashi' ? 7 : 3);
        }),
        'japan',
      );
    // Two hexes from the northern edge, and far from the western one.
    expect(sails('1230', 'Musashi').sort()).toEqual(['1129', '1130']);
    // Nearer to the western edge than to the northern one.
    expect(sails('1504', 'Musashi').every((label) => Number(label.slice(2)) < 4)).toBe(true);
    // A cruiser beside Manila Bay shelters there, and a battleship can't.
    const near = (label: string): number => grid.distance(hex(label), MANILA);
    expect(sails('2710', 'Chokai').every((label) => near(label) < near('2710'))).toBe(true);
    expect(sails('2710', 'Musashi').some((label) => near(label) < near('2710'))).toBe(false);
  });

  test('rule 6.4g: no way leads through land', () => {
    // From Ormoc the straight way west is barred by Cebu and Panay.
    const match = turnFrom('japanese stragglers', (data) => {
      put(data, 'Japanese detachment 1', '3520', 'Kumano');
      hurt(data, 'Kumano', 2);
    });
    expect(hexes(match, 'japan').every((label) => ['3420', '3519', '3620', '3621'].includes(label))).toBe(true);
    expect(hexes(match, 'japan')).not.toContain('3521');
    // 2210 is nearer too, and Luzon lies between.
    const coast = turnFrom('japanese stragglers', (data) => {
      put(data, 'Japanese detachment 1', '2110', 'Musashi');
      hurt(data, 'Musashi', 7);
    });
    expect(hexes(coast, 'japan')).toEqual(['2010']);
  });

  test('rule 6.4g and 6.3a: a carrier that gets home takes her aircraft with her', () => {
    const match = turnFrom('japanese stragglers', (data) => {
      put(data, 'Japanese detachment 1', '1025', 'Zuiho');
      put(data, 'Force 1', '2813', 'Yamato');
    });
    order(match, 'japan', ['off']);
    const { shipAt, airAt } = dataOf(match);
    expect([shipAt[ship('Zuiho')], airAt[unit('Zuiho B')]]).toEqual([LEFT, 'stranded']);
  });

  test('rule 6.4.2a: US ships make for the eastern edge and leave there', () => {
    const match = turnFrom('american stragglers', (data) => {
      put(data, 'US detachment 1', '3032', 'Denver');
      hurt(data, 'Denver', 1);
    });
    order(match, 'us', [...course('3033'), 'off']);
    expect([dataOf(match).shipAt[ship('Denver')], events(match, 'detached home').length]).toEqual([LEFT, 1]);
  });

  const homeward =
    (label: string, ...ships: string[]) =>
    (data: LeyteTheater) => {
      put(data, 'Force 1', label, ...ships);
      hurt(data, ships[0] ?? '', 3);
      for (const id of ships) data.own.homeward[ship(id)] = true;
      data.pool = [marker('Force 1')];
    };

  test('rule 6.4g: a force of its own does so too when it is activated, and may not stop before', () => {
    const match = turnFrom('activations', homeward('3607', 'Chokai'));
    expect(choices(match, 'japan')).not.toContain('done');
    order(match, 'japan', 'move');
    expect(why(match, 'japan', [])).toBe('why bound for home (6.4)');
    expect(hexes(match, 'japan').every((label) => Number(label.slice(2)) <= 7)).toBe(true);
    const away = playing(movement.sail, { marker: marker('Force 1') }, { change: homeward('3607', 'Chokai') });
    expect(hexes(away, 'japan')).not.toContain('3608');
  });

  test('rule 9.4b and 6.3a: at the edge it leaves', () => {
    const match = turnFrom('activations', homeward('3601', 'Chokai'));
    expect([choices(match, 'japan').includes('done'), choices(match, 'japan').includes('leave')]).toEqual([
      false,
      true,
    ]);
    order(match, 'japan', 'leave');
    expect([dataOf(match).shipAt[ship('Chokai')], whereIs(match, 'Force 1')]).toEqual([LEFT, 'off']);
  });

  test('rule 9.4c: cruisers may make for Manila, and are out of the battle there; battleships may not', () => {
    const cruiser = turnFrom('activations', homeward('2512', 'Chokai', 'Destroyer 1'));
    order(cruiser, 'japan', 'leave');
    expect(dataOf(cruiser).shipAt[ship('Chokai')]).toBe(LEFT);
    const battleship = turnFrom('activations', homeward('2512', 'Haruna'));
    expect(choices(battleship, 'japan')).not.toContain('leave');
    const alone = turnFrom('japanese stragglers', (data) => {
      put(data, 'Japanese detachment 1', '2511', 'Chokai');
      hurt(data, 'Chokai', 3);
    });
    expect(hexes(alone, 'japan')).toContain('2512');
  });
});

describe('escorts of US ships', () => {
  test('rule 6.4.2c: escorts never go back to their force', () => {
    const match = afterHits({ Essex: 1 }, forces);
    order(match, 'us', ['Essex', 'Santa Fe']);
    const { homeward } = dataOf(match).own;
    expect(['Essex', 'Santa Fe', 'Lexington'].map((id) => homeward[ship(id)])).toEqual([true, true, false]);
    // Beside their old force, under a marker of their own, they take no part in its reorganizing.
    const later = playing(
      organization.reorganization,
      { side: 'us' },
      {
        change: (data) => {
          put(data, 'TF 1', '3028', 'Lexington', 'DES RN 55');
          put(data, 'TF 2', '3028', 'Essex', 'Santa Fe');
          hurt(data, 'Essex', 1);
          for (const id of ['Essex', 'Santa Fe']) data.own.homeward[ship(id)] = true;
        },
      },
    );
    order(later, 'us', hex('3028'));
    const due = ask(later, 'us');
    expect(due?.kind === 'arrange' && due.pieces.map(({ id }) => id)).toEqual(['Lexington', 'DES RN 55']);
    expect(due?.kind === 'arrange' && due.boxes.map(({ id }) => id)).not.toContain('TF 2');
  });

  test('rule 6.4.2a: a force of them leaves by the eastern edge alone', () => {
    const at = (label: string): boolean =>
      choices(
        turnFrom('activations', (data) => {
          put(data, 'TF 1', label, 'Denver', 'DES RN 54');
          hurt(data, 'Denver', 1);
          for (const id of ['Denver', 'DES RN 54']) data.own.homeward[ship(id)] = true;
          data.pool = [marker('TF 1')];
        }),
        'us',
      ).includes('leave');
    expect([at('3033'), at('1030'), at('3032')]).toEqual([true, false, false]);
  });
});

describe('leaving the map', () => {
  const leaving = (
    id: string,
    label: string,
    ships: readonly string[],
    change: (data: LeyteTheater) => void = () => {},
  ): boolean => {
    const match = turnFrom('activations', (data) => {
      put(data, id, label, ...ships);
      data.pool = [marker(id)];
      data.turn = 10;
      change(data);
    });
    return choices(match, asked(match)).includes('leave');
  };

  test('rule 6.3a: Japanese forces leave by the western and the northern edge, and never come back', () => {
    const edges = ['3501', '1020', '3533', '4820'].map((label) => leaving('Force 1', label, ['Kinu']));
    expect(edges).toEqual([true, true, false, false]);
    const match = turnFrom('activations', (data) => {
      put(data, 'Force 1', '3501', 'Kinu');
      data.pool = [marker('Force 1')];
    });
    order(match, 'japan', 'leave');
    expect(dataOf(match).shipAt[ship('Kinu')]).toBe(LEFT);
  });

  test('rule 6.3b: US forces with damaged ships leave by the eastern edge, and no others', () => {
    const damaged = (data: LeyteTheater): void => hurt(data, 'Denver', 1);
    expect([leaving('TF 1', '3533', ['Denver', 'DES RN 54'], damaged), leaving('TF 1', '3533', ['Denver'])]).toEqual([
      true,
      false,
    ]);
    expect(leaving('TF 1', '1020', ['Denver'], damaged)).toBe(false);
  });

  test('rule 12.2d: transports never leave', () => {
    expect(leaving('Force 1', '3501', ['Maru APD', 'Kinu'])).toBe(false);
  });

  test('rule 13.1.5.2c and 13.1.5.2d: those who must pass the straits leave once they are free, Ozawa from 26 October', () => {
    expect(leaving('Force 1', '3501', ['Yamato'])).toBe(false);
    expect(leaving('Force 1', '3501', ['Yamato'], (data) => void (data.own.freed[ship('Yamato')] = true))).toBe(true);
    const ozawa = (turn: number): boolean => leaving('Force 1', '1020', ['Zuikaku'], (data) => void (data.turn = turn));
    expect([8, 10].map(ozawa)).toEqual([false, true]);
  });
});
