import { decide, procedure, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { at, NONE } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { LeyteTheater } from '../data/own.ts';
import { ship } from '../data/ships.ts';
import { unit } from '../data/squadrons.ts';
import { restAircraft, rollReadiness } from './airBoxes.ts';
import { recallCovers } from './cover.ts';
import { criticals, damage } from './damage.ts';
import { initialPhase } from './initial.ts';
import { flyPatrol, patrolling } from './patrol.ts';
import {
  airOf,
  airPlace,
  asked,
  choices,
  dataOf,
  done,
  FLEET_1,
  FLEET_2,
  JAPAN_FORCE,
  marker,
  order,
  pieces,
  place,
  playing,
  refused,
  rolls,
  type Scene,
  striking,
  type Table,
  US_FORCE,
} from './raids.testing.ts';
import { sorties } from './activation.ts';

/** The Terminal Phase of a turn, as far as aircraft go. */
const rested = (turn: number, change: (data: LeyteTheater) => void, scene: Scene = {}): Table =>
  done((g) => restAircraft(g), {
    ...scene,
    change: (data) => {
      data.turn = turn;
      change(data);
    },
  });
const flown = (data: LeyteTheater, id: string, missions = 1): void => {
  airPlace(data, 'flown', id);
  data.own.missions[unit(id)] = missions;
};
const cover = (data: LeyteTheater, id: string, over: string): void => {
  airPlace(data, 'cap', id);
  data.own.covers[unit(id)] = marker(over);
};

/** The patrols of the Initial Phase, asked of both sides. */
const patrols = procedure<LeyteTheater>('patrols', '6.5.4', [decide('patrol', '6.5.4', patrolling, flyPatrol)]);
const asksForPatrols = (scene: Scene): Table => playing(patrols, {}, scene);

describe('rule 6.5.1: boxes', () => {
  it('rule 6.5.1a: a unit is ready, on patrol, or has flown', () => {
    const match = asksForPatrols({ ready: ['VF-15/1'], cap: ['VF-15/2'] });
    expect([airOf(match, 'VF-15/1').at, airOf(match, 'VF-15/2').at, airOf(match, 'VB-15').at]).toEqual([
      'ready',
      'cap',
      'flown',
    ]);
  });

  it('rule 6.5.1b: after a night everybody is ready', () => {
    const match = rested(5, (data) => {
      flown(data, 'VB-15', 2);
      flown(data, 'Zuikaku B');
    });
    expect([airOf(match, 'VB-15'), airOf(match, 'Zuikaku B')]).toEqual([
      { at: 'ready', weak: false },
      { at: 'ready', weak: false },
    ]);
    expect(dataOf(match).own.missions[unit('VB-15')]).toBe(0);
  });

  it('rule 6.5.1c: in the Initial Phase fighters go up over their own force', () => {
    const match = asksForPatrols({ ready: ['VF-15/1', 'VB-15'] });
    expect(choices(match, 'us')).toEqual(['VF-15/1']);
    order(match, 'us', ['VF-15/1']);
    order(match, 'japan', []);
    expect(airOf(match, 'VF-15/1').at).toBe('cap');
    expect(dataOf(match).own.covers[unit('VF-15/1')]).toBe(NONE);
  });

  it('rule 6.5.1f: after a strike a unit has flown and is exhausted', () => {
    const match = striking(US_FORCE, { ready: ['VB-15', 'VF-15/1'] });
    order(match, 'us', { 'VB-15': JAPAN_FORCE });
    order(match, 'us', { 'VB-15': 'sea 0' }, 1, 1);
    expect(airOf(match, 'VB-15')).toEqual({ at: 'flown', weak: true });
  });

  it('rule 2.3.2c: so are fighters that were engaged', () => {
    const match = striking(US_FORCE, { ready: ['VF-15/1'], cap: ['Zuikaku F'] });
    order(match, 'us', { 'VF-15/1': JAPAN_FORCE }, 1, 1);
    expect(airOf(match, 'VF-15/1')).toEqual({ at: 'flown', weak: true });
  });
});

describe('rule 6.5.3: exhaustion', () => {
  it('rule 6.5.3a: by day a US unit that has flown is ready again, exhausted', () => {
    expect(
      airOf(
        rested(2, (data) => flown(data, 'VB-15')),
        'VB-15',
      ),
    ).toEqual({ at: 'ready', weak: true });
  });

  it('rule 6.5.3b: after a second mission it flies no more that day', () => {
    expect(
      airOf(
        rested(3, (data) => flown(data, 'VB-15', 2)),
        'VB-15',
      ).at,
    ).toBe('flown');
  });

  it('rule 6.5.3c: in a night turn it becomes fresh, on deck too', () => {
    const match = rested(5, (data) => {
      airPlace(data, 'ready', 'VB-15');
      data.airWeak[unit('VB-15')] = true;
    });
    expect(airOf(match, 'VB-15')).toEqual({ at: 'ready', weak: false });
  });

  it('rule 6.5.2c: units of escort carriers fly once a turn, and in every turn', () => {
    const scene = { us: ['St. Lo'] };
    expect(
      airOf(
        rested(3, (data) => flown(data, 'CS-65', 2), scene),
        'CS-65',
      ),
    ).toEqual({ at: 'ready', weak: true });
    const match = striking(US_FORCE, {
      ...scene,
      ready: ['CS-65'],
      change: (data) => place(data, JAPAN_FORCE, '2224'),
    });
    order(match, 'us', { 'CS-65': JAPAN_FORCE });
    order(match, 'us', { 'CS-65': 'sea 0' }, 1, 1);
    expect(pieces(match, 'us')).toEqual({});
  });
});

describe('rule 6.5.2: units of escort carriers', () => {
  const scene = { us: ['St. Lo'], ready: ['CS-65'], change: (data: LeyteTheater) => place(data, JAPAN_FORCE, '2224') };

  it('rule 6.5.2a: their owner says what they are: fighters where they fly patrol, bombers where they strike', () => {
    expect(choices(asksForPatrols(scene), 'us')).toEqual(['CS-65']);
    expect(pieces(striking(US_FORCE, scene), 'us')).toEqual({ 'CS-65': [JAPAN_FORCE] });
  });

  it('rule 6.5.2d: a fighter of this turn may be a bomber in the next', () => {
    const match = asksForPatrols({ us: ['St. Lo'], cap: ['CS-65'] });
    order(match, 'us', []);
    order(match, 'japan', []);
    expect(airOf(match, 'CS-65').at).toBe('ready');
  });
});

describe('rule 6.5.4: patrols', () => {
  it('rule 6.5.4a: fighters alone fly them', () => {
    const match = asksForPatrols({ ready: ['VB-15', 'VT-15'] });
    expect(choices(match, 'us')).toEqual([]);
    expect(refused(match, 'us', ['VB-15'])).toBe('6.5.4');
  });

  it('rule 6.5.4b: over their own force they stay up until the day is over', () => {
    for (const turn of [2, 3])
      expect(
        airOf(
          rested(turn, (data) => airPlace(data, 'cap', 'VF-15/1')),
          'VF-15/1',
        ).at,
      ).toBe('cap');
    const match = rested(4, (data) => airPlace(data, 'cap', 'VF-15/1', 'Zuikaku F'));
    expect(airOf(match, 'VF-15/1')).toEqual({ at: 'ready', weak: true });
    expect(airOf(match, 'Zuikaku F')).toEqual({ at: 'ready', weak: false });
  });

  it('rule 6.5.4c: a unit may be taken off patrol in the Initial Phase, and is ready', () => {
    const match = asksForPatrols({ cap: ['VF-15/1', 'VF-15/2'] });
    order(match, 'us', ['VF-15/2']);
    order(match, 'japan', []);
    expect([airOf(match, 'VF-15/1'), airOf(match, 'VF-15/2').at]).toEqual([{ at: 'ready', weak: false }, 'cap']);
  });

  it('rule 6.5.4d: over another force they stay up for one turn, and have flown a mission', () => {
    const match = rested(2, (data) => {
      place(data, 'TF 2', '2227', 'Iowa');
      cover(data, 'VF-15/1', 'TF 2');
    });
    // 3.3: whoever has flown once is ready again, exhausted.
    expect(airOf(match, 'VF-15/1')).toEqual({ at: 'ready', weak: true });
    expect(dataOf(match).own.missions[unit('VF-15/1')]).toBe(1);
    const twice = rested(3, (data) => {
      place(data, 'TF 2', '2227', 'Iowa');
      cover(data, 'VF-15/1', 'TF 2');
      data.own.missions[unit('VF-15/1')] = 1;
    });
    expect(airOf(twice, 'VF-15/1')).toEqual({ at: 'flown', weak: true });
  });
});

describe('rule 6.5.5: carriers that fly nothing', () => {
  const half = Math.ceil((fleet.ships[ship('Essex')]?.boxes ?? 0) / 2);
  const units = ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15'];
  const scene: Scene = {
    ready: ['VB-15'],
    cap: ['VF-15/1'],
    change: (data) => {
      place(data, 'TF 2', '2227', 'Iowa');
      cover(data, 'VF-15/2', 'TF 2');
    },
  };

  it('rule 6.5.5a: all their units are out of the game, on deck, flown, and on patrol anywhere', () => {
    const match = done((g) => {
      damage.inflict(g, ship('Essex'), half);
      recallCovers(g);
      restAircraft(g);
    }, scene);
    expect(units.map((id) => airOf(match, id).at)).toEqual(units.map(() => 'stranded'));
    expect(dataOf(match).own.covers[unit('VF-15/2')]).toBe(NONE);
  });

  it('rule 6.5.5b: they are destroyed if she sinks', () => {
    const match = done((g) => {
      damage.inflict(g, ship('Essex'), half);
      damage.inflict(g, ship('Essex'), half);
    }, scene);
    expect(units.map((id) => airOf(match, id).at)).toEqual(units.map(() => 'lost'));
  });

  it('rule 9.1: a deck that a critical hit closes launches nothing until the night is over', () => {
    const closed = done((g) => criticals.roll(g, ship('Essex'), 'air'), { ready: ['VB-15', 'VF-15/1'], dice: [6] });
    expect(dataOf(closed).own.impaired).toEqual([ship('Essex')]);
    const change = (data: LeyteTheater): void => void data.own.impaired.push(ship('Essex'));
    const match = striking(US_FORCE, { ready: ['VB-15'], change });
    expect(pieces(match, 'us')).toEqual({});
    expect(refused(match, 'us', { 'VB-15': JAPAN_FORCE })).toBe('8.1');
    expect(choices(asksForPatrols({ ready: ['VF-15/1'], change }), 'us')).toEqual([]);
    const day = rested(3, (data) => {
      change(data);
      flown(data, 'VB-15');
    });
    expect(airOf(day, 'VB-15').at).toBe('flown');
    const night = rested(5, (data) => {
      change(data);
      flown(data, 'VB-15');
    });
    expect(airOf(night, 'VB-15').at).toBe('ready');
    expect(dataOf(night).own.impaired).toEqual([]);
  });
});

describe('rule 6.5.6: extended range', () => {
  const far = (id: string, hex: string, more: (data: LeyteTheater) => void = () => {}, us = 'Essex') =>
    pieces(
      striking(US_FORCE, {
        us: [us],
        ready: [id],
        change: (data) => {
          place(data, JAPAN_FORCE, hex);
          more(data);
        },
      }),
      'us',
    )[id];

  it('rule 6.5.6a: a fresh unit flies up to 12 hexes, and no escort carrier’s does', () => {
    expect(far('VB-15', '2216')).toEqual([JAPAN_FORCE]);
    expect(far('VB-15', '2215')).toBeUndefined();
    const tired = (data: LeyteTheater): void => void (data.airWeak[unit('VB-15')] = true);
    expect(far('VB-15', '2219', tired)).toBeUndefined();
    expect(far('VB-15', '2220', tired)).toEqual([JAPAN_FORCE]);
    expect(far('CS-65', '2224', undefined, 'St. Lo')).toEqual([JAPAN_FORCE]);
    expect(far('CS-65', '2223', undefined, 'St. Lo')).toBeUndefined();
  });

  it('rules 6.5.6b and 6.5.6c: it attacks with its exhausted strength, and has flown', () => {
    const match = striking(US_FORCE, { ready: ['VB-15'], change: (data) => place(data, JAPAN_FORCE, '2217') });
    order(match, 'us', { 'VB-15': JAPAN_FORCE });
    order(match, 'us', { 'VB-15': 'sea 0' }, 1, 5);
    expect(rolls(match, 'damage')[0]?.chart).toMatchObject({ column: '4' });
    expect(airOf(match, 'VB-15')).toEqual({ at: 'flown', weak: true });
  });
});

/** What an entry of the pool does with its aircraft. */
const flying = (entry: number, scene: Scene): Table =>
  playing(
    sorties,
    { entry, raids: [] },
    {
      ...scene,
      change: (data) => {
        data.active = entry;
        scene.change?.(data);
      },
    },
  );

describe('rule 6.5.7: Japanese carrier units', () => {
  function struck(scene: Scene = {}): Table {
    const match = flying(marker(JAPAN_FORCE), {
      ready: ['Zuikaku B'],
      ...scene,
      change: (data) => {
        place(data, US_FORCE, '2222');
        scene.change?.(data);
      },
    });
    order(match, 'japan', {});
    order(match, 'japan', { 'Zuikaku B': US_FORCE });
    order(match, 'japan', { 'Zuikaku B': 'sea 0' }, 1, 1);
    order(match, 'japan', {});
    return match;
  }

  it('rule 6.5.7a: after a strike they land on a field in range of the target', () => {
    const match = struck();
    expect(asked(match, 'japan')).toBe('sorties: land');
    const fields = pieces(match, 'japan')['Zuikaku B'] ?? [];
    expect(fields).toContain('Legaspi');
    // 2222 is far from the south.
    expect(fields).not.toContain('Davao');
    expect(refused(match, 'japan', { 'Zuikaku B': 'Davao' })).toBeDefined();
  });

  it('rule 6.5.7a: a unit that reaches no field is lost', () => {
    const match = flying(marker(JAPAN_FORCE), {
      ready: ['Zuikaku B'],
      change: (data) => {
        place(data, JAPAN_FORCE, '1030');
        place(data, US_FORCE, '1033');
      },
    });
    order(match, 'japan', {});
    order(match, 'japan', { 'Zuikaku B': US_FORCE });
    order(match, 'japan', { 'Zuikaku B': 'sea 0' }, 1, 1);
    order(match, 'japan', {});
    if (asked(match, 'japan') === 'sorties: land') order(match, 'japan', {});
    expect(airOf(match, 'Zuikaku B').at).toBe('lost');
  });

  it('rules 6.5.7b and 6.5.7c: they have flown, and are of the air fleet of that field', () => {
    const match = struck();
    order(match, 'japan', { 'Zuikaku B': 'Tuguegarao' });
    expect(airOf(match, 'Zuikaku B').at).toBe('flown');
    airPlace(dataOf(match), 'ready', 'Zuikaku B');
    const { airHome } = dataOf(match);
    const ofFleet = (entry: number, hex: string) =>
      pieces(
        striking(entry, {
          ready: ['Zuikaku B'],
          change: (data) => {
            data.airHome = airHome.slice();
            place(data, US_FORCE, hex);
          },
        }),
        'japan',
      );
    // 2423 is eleven hexes from Clark Field.
    expect(Object.keys(ofFleet(FLEET_2, '2423'))).toEqual(['Zuikaku B']);
    expect(Object.keys(ofFleet(FLEET_1, '2423'))).toEqual([]);
    // It rolls to be ready from now on.
    const rolled = done((g) => rollReadiness(g), { change: (data) => (data.airHome = airHome.slice()), seed: 'x' });
    expect(rolls(rolled, 'readiness').map(({ about }) => about?.['unit'])).toContain('Zuikaku B');
  });

  it('rule 6.5.7d: units that flew patrol over their own force are on their carrier again', () => {
    expect(
      airOf(
        rested(4, (data) => airPlace(data, 'cap', 'Zuikaku F')),
        'Zuikaku F',
      ).at,
    ).toBe('ready');
  });

  it('rule 6.5.7e: after a patrol over another force they have flown', () => {
    const match = done((g) => recallCovers(g), {
      change: (data) => {
        place(data, 'Force 2', '4301', 'Yamato');
        cover(data, 'Zuikaku F', 'Force 2');
      },
    });
    expect(airOf(match, 'Zuikaku F')).toEqual({ at: 'flown', weak: false });
  });

  it('rule 13.2c: in the what-if scenario strikes come back to their carriers', () => {
    const match = struck({ scenario: 'what-if' });
    expect(asked(match, 'japan')).not.toBe('sorties: land');
    expect(at(dataOf(match).airHome, unit('Zuikaku B'))).toBe(ship('Zuikaku'));
  });

  it('rule 13.2d: a unit flies one mission a day there, and patrols over its own force all day', () => {
    const scene = { scenario: 'what-if' } as const;
    const day = rested(
      2,
      (data) => {
        flown(data, 'Zuikaku B');
        airPlace(data, 'cap', 'Zuikaku F');
      },
      scene,
    );
    expect([airOf(day, 'Zuikaku B').at, airOf(day, 'Zuikaku F').at]).toEqual(['flown', 'cap']);
    expect(
      airOf(
        rested(5, (data) => flown(data, 'Zuikaku B'), scene),
        'Zuikaku B',
      ).at,
    ).toBe('ready');
    // In the others it would be ready at once: there it can’t come back.
    expect(
      airOf(
        rested(2, (data) => flown(data, 'Zuikaku B')),
        'Zuikaku B',
      ).at,
    ).toBe('ready');
  });
});

describe('rule 8.2.1: patrols over other forces', () => {
  const covering = (scene: Scene = {}) =>
    flying(marker(US_FORCE), {
      ready: ['VF-15/1', 'VB-15'],
      ...scene,
      change: (data) => {
        place(data, 'TF 2', '2220', 'Iowa');
        place(data, 'TF 3', '2219', 'New Jersey');
        place(data, JAPAN_FORCE, '4301');
        scene.change?.(data);
      },
    });

  it('rules 6.5.1d and 8.2.1a: when their force is activated, over one in range', () => {
    const match = covering();
    expect(asked(match, 'us')).toBe('sorties: cover');
    expect(pieces(match, 'us')).toEqual({ 'VF-15/1': ['TF 2'] });
    order(match, 'us', { 'VF-15/1': 'TF 2' });
    expect(airOf(match, 'VF-15/1').at).toBe('cap');
    expect(dataOf(match).own.covers[unit('VF-15/1')]).toBe(marker('TF 2'));
  });

  it('rule 6.2.2c: it costs no movement', () => {
    const match = covering();
    order(match, 'us', { 'VF-15/1': 'TF 2' });
    expect(dataOf(match).own.spent).toBe(0);
  });

  it('rule 8.2.1b: after the turn they have flown', () => {
    const match = rested(4, (data) => {
      place(data, 'TF 2', '2227', 'Iowa');
      cover(data, 'VF-15/1', 'TF 2');
      data.own.missions[unit('VF-15/1')] = 1;
    });
    expect(airOf(match, 'VF-15/1')).toEqual({ at: 'flown', weak: true });
  });

  it('rule 8.2.1c: as soon as the two forces are out of range they have flown', () => {
    const at9 = (passing?: { marker: number; hex: number }) =>
      airOf(
        done((g) => recallCovers(g, passing), {
          change: (data) => {
            place(data, 'TF 2', '2221', 'Iowa');
            cover(data, 'VF-15/1', 'TF 2');
          },
        }),
        'VF-15/1',
      );
    expect(at9()).toEqual({ at: 'cap', weak: false });
    // Whichever of the two is on its way.
    expect(at9({ marker: marker('TF 2'), hex: fleet.grid.mustHex('2219') })).toEqual({ at: 'flown', weak: true });
    expect(at9({ marker: marker(US_FORCE), hex: fleet.grid.mustHex('2230') })).toEqual({ at: 'flown', weak: true });
    expect(at9({ marker: marker('TF 3'), hex: fleet.grid.mustHex('2219') }).at).toBe('cap');
  });

  it('rule 8.2.1c: so have they when the force they cover is gone, and it was a mission of the day', () => {
    const match = done((g) => recallCovers(g), {
      change: (data) => {
        place(data, US_FORCE, '1001');
        cover(data, 'VF-15/1', 'TF 2');
        data.own.missions[unit('VF-15/1')] = 0;
      },
    });
    expect(airOf(match, 'VF-15/1')).toEqual({ at: 'flown', weak: true });
    expect([dataOf(match).own.missions[unit('VF-15/1')], dataOf(match).own.covers[unit('VF-15/1')]]).toEqual([1, NONE]);
  });

  it('rule 8.2.1a: nobody covers ships on their own', () => {
    const match = covering({ change: (data) => void place(data, 'US detachment 1', '2227', 'Biloxi') });
    expect(pieces(match, 'us')).toEqual({ 'VF-15/1': ['TF 2'] });
  });

  it('rule 8.2.1d: Japanese units ashore count from any field of their air fleet', () => {
    const reached = (entry: number, id: string, hex: string) =>
      pieces(flying(entry, { ready: [id], change: (data) => place(data, JAPAN_FORCE, hex) }), 'japan')[id];
    // Off Davao: far from Manila, where the unit’s record is kept.
    expect(reached(FLEET_1, '1st AF F1', '4628')).toEqual([JAPAN_FORCE]);
    expect(reached(FLEET_2, '2nd AF F1', '4628')).toBeUndefined();
    // North of Aparri, and out of reach of Clark Field.
    expect(reached(FLEET_2, '2nd AF F1', '1222')).toEqual([JAPAN_FORCE]);
  });

  it('rule 6.5.9f: an air fleet covers with one fighter unit', () => {
    const match = flying(FLEET_1, { ready: ['1st AF F1', '1st AF F2', '1st AF B1'] });
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['1st AF F1', '1st AF F2']);
    expect(refused(match, 'japan', { '1st AF F1': JAPAN_FORCE, '1st AF F2': JAPAN_FORCE })).toBe('6.5.9');
    order(match, 'japan', { '1st AF F1': JAPAN_FORCE });
    const again = flying(FLEET_1, {
      ready: ['1st AF F2'],
      change: (data) => cover(data, '1st AF F1', JAPAN_FORCE),
    });
    expect(refused(again, 'japan', { '1st AF F2': JAPAN_FORCE })).toBe('6.5.9');
  });
});

describe('rule 6.5.9: air fleets', () => {
  const reached = (entry: number, id: string, hex: string) =>
    pieces(striking(entry, { ready: [id], change: (data) => place(data, US_FORCE, hex) }), 'japan')[id];

  it('rule 6.5.9b: strikes of the 2nd are measured from Clark Field', () => {
    expect(reached(FLEET_2, '2nd AF B1', '2424')).toEqual([US_FORCE]);
    expect(reached(FLEET_2, '2nd AF B1', '2425')).toBeUndefined();
    // Aparri is nearer to this one, and doesn’t count.
    expect(reached(FLEET_2, '2nd AF B1', '1021')).toBeUndefined();
  });

  it('rule 6.5.9a: strikes of the 1st from any of its fields', () => {
    expect(reached(FLEET_1, '1st AF B1', '4631')).toEqual([US_FORCE]);
    expect(reached(FLEET_1, '1st AF B1', '1028')).toBeUndefined();
  });

  it('rule 6.5.9e: a fleet sends any units of its own', () => {
    const match = striking(FLEET_1, {
      ready: ['1st AF F1', '1st AF B1', '1st AF B2', '2nd AF B1'],
      change: (data) => place(data, US_FORCE, '3525'),
    });
    expect(Object.keys(pieces(match, 'japan'))).toEqual(['1st AF F1', '1st AF B1', '1st AF B2']);
  });

  it.each([
    [3, 'ready'],
    [4, 'flown'],
  ])('rule 6.5.9d: with a %i a unit that has flown is %s', (die, where) => {
    const match = done((g) => rollReadiness(g), {
      dice: [die],
      change: (data) => {
        data.airAt.fill('lost');
        airPlace(data, 'flown', '1st AF B1');
      },
    });
    expect(airOf(match, '1st AF B1').at).toBe(where);
  });

  it('rule 6.5.9d: by day alone', () => {
    const match = done((g) => rollReadiness(g), { change: (data) => (data.turn = 5) });
    expect(rolls(match, 'readiness')).toEqual([]);
  });

  it('rule 6.5.9g: no new day makes them ready', () => {
    expect(
      airOf(
        rested(5, (data) => airPlace(data, 'flown', '1st AF B1')),
        '1st AF B1',
      ).at,
    ).toBe('flown');
  });
});

const reinforcement = initialPhase.find(({ name }) => name === 'reinforcements');
const late = procedure<LeyteTheater>('late', '6.5.9', reinforcement === undefined ? [] : [reinforcement]);

describe('rule 6.5.9c: destroyed units come back', () => {
  const lost = (data: LeyteTheater, turn: number, ...ids: string[]): void => {
    data.turn = turn;
    airPlace(data, 'lost', ...ids);
    for (const id of ids) data.airWeak[unit(id)] = true;
  };

  it('rule 6.5.9c: on some turns a roll says how many, chance which, and they are ready', () => {
    const match = playing(late, {}, { change: (data) => lost(data, 6, '1st AF F1', '1st AF B1'), dice: [4, 2] });
    expect([airOf(match, '1st AF F1').at, airOf(match, '1st AF B1')]).toEqual(['lost', { at: 'ready', weak: false }]);
    const other = playing(late, {}, { change: (data) => lost(data, 7, '1st AF F1') });
    expect(airOf(other, '1st AF F1').at).toBe('lost');
  });

  it('rule 6.5.9c: units that landed ashore come back to the fleet of their field, and those lost at sea do not', () => {
    const match = playing(
      late,
      {},
      {
        dice: [10],
        change: (data) => {
          lost(data, 6, 'Zuikaku B', 'Zuikaku F');
          data.airHome[unit('Zuikaku B')] = -1;
        },
      },
    );
    expect([airOf(match, 'Zuikaku B').at, airOf(match, 'Zuikaku F').at]).toEqual(['ready', 'lost']);
    expect(dataOf(match).airHome[unit('Zuikaku B')]).toBe(-1);
  });
});

describe('rule 6.5.11: nights', () => {
  it('rule 6.5.11a: nobody flies a strike or a patrol at night', () => {
    const night = (data: LeyteTheater): void => void (data.turn = 5);
    const strike = flying(marker(US_FORCE), { ready: ['VB-15', 'VF-15/1'], change: night });
    expect(asked(strike, 'us')).not.toMatch(/sorties|strike/u);
    expect(asked(asksForPatrols({ ready: ['VF-15/1'], change: night }), 'us')).not.toBe('patrols: patrol');
  });
});

describe('rule 6.2.2: a strike costs movement', () => {
  it('rule 6.2.2a: two points', () => {
    const match = striking(US_FORCE, { ready: ['VB-15', 'VT-15'] });
    order(match, 'us', { 'VB-15': JAPAN_FORCE });
    expect(dataOf(match).own.spent).toBe(2);
  });

  it('rule 6.2.2b: and nobody strikes without them', () => {
    const spent = (n: number) => (data: LeyteTheater) => void (data.own.spent = n);
    // Five in an even turn.
    expect(pieces(striking(US_FORCE, { ready: ['VB-15'], change: spent(3) }), 'us')).toEqual({
      'VB-15': [JAPAN_FORCE],
    });
    const match = striking(US_FORCE, { ready: ['VB-15'], change: spent(4) });
    expect(pieces(match, 'us')).toEqual({});
    expect(whyNot(match, 'us', { piece: 'VB-15' })?.rule).toBe('6.2.2');
  });
});
