import { describe, expect, it } from 'vitest';
import { isEscortUnit, restAircraft } from './airBoxes.ts';
import { fleet } from '../data/fleet.ts';
import { options } from '../data/options.ts';
import type { LeyteTheater } from '../data/own.ts';
import { unit } from '../data/squadrons.ts';
import { initialPhase, otherMissions } from './initial.ts';
import { searchRangeOf } from './searching.ts';
import {
  airOf,
  airPlace,
  asked,
  choices,
  dataOf,
  done,
  marker,
  order,
  playing,
  refused,
  rolls,
  type Scene,
  type Table,
} from './raids.testing.ts';

const TAFFY = ['St. Lo', 'Gambier Bay', 'Kitkun Bay'];
const SQUADRONS = ['CS-65', 'CS-5', 'CS-10'];

const supporting = (die: number, scene: Scene = {}): Table =>
  playing(
    otherMissions,
    { due: 0 },
    { us: TAFFY, ready: SQUADRONS, ...scene, options: { groundSupport: true }, dice: [die] },
  );
const suppressing = (dice: number[], scene: Scene = {}): Table =>
  playing(
    otherMissions,
    { due: 0 },
    {
      us: ['Essex', 'Lexington', 'St. Lo'],
      ready: ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15', 'CS-65', '1st AF B1', '2nd AF B1'],
      ...scene,
      options: { suppression: true },
      dice,
    },
  );

describe('rule 14.1: ground support', () => {
  it('rule 14.1a: a roll says how many units of escort carriers are set aside', () => {
    const match = supporting(2);
    expect(asked(match, 'us')).toBe('other missions: support');
    expect(choices(match, 'us')).toEqual(SQUADRONS);
    expect(refused(match, 'us', SQUADRONS)).toBeDefined();
    order(match, 'us', ['CS-65', 'CS-10']);
    expect(SQUADRONS.map((id) => airOf(match, id).at)).toEqual(['flown', 'ready', 'flown']);
    expect(dataOf(match).own.withheld).toBe(0);
  });

  it('rule 14.1a: those on patrol count, and come down for it', () => {
    const match = supporting(3, { ready: ['CS-65'], cap: ['CS-10'] });
    expect(choices(match, 'us')).toEqual(['CS-65', 'CS-10']);
    order(match, 'us', ['CS-10']);
    expect(airOf(match, 'CS-10').at).toBe('flown');
    expect(dataOf(match).own.withheld).toBe(1);
  });

  it('rule 14.1a: units of other carriers do not fly it', () => {
    expect(choices(supporting(9, { us: ['Essex'], ready: ['VB-15'] }), 'us')).toEqual([]);
  });

  it('rule 14.1b: each unit kept back is a point for Japan', () => {
    const match = supporting(3);
    order(match, 'us', ['CS-5']);
    expect(dataOf(match).own.withheld).toBe(2);
    const later = supporting(3, { change: (data) => void (data.own.withheld = 2) });
    order(later, 'us', []);
    expect(dataOf(later).own.withheld).toBe(5);
  });

  it('rule 14.1b: nobody is asked for more units than there are', () => {
    const match = supporting(10);
    order(match, 'us', ['CS-65']);
    expect(dataOf(match).own.withheld).toBe(2);
  });

  it.each([
    [8, false],
    [9, true],
  ])('rule 14.1c: a %i in the Terminal Phase: exhausted %s', (die, weak) => {
    const match = done((g) => restAircraft(g), {
      us: TAFFY,
      dice: [die],
      change: (data) => {
        airPlace(data, 'lost', ...SQUADRONS);
        airPlace(data, 'flown', 'CS-65');
        data.own.support = [unit('CS-65')];
      },
    });
    expect(airOf(match, 'CS-65')).toEqual({ at: 'ready', weak });
    expect(dataOf(match).own.support).toEqual([]);
  });

  it('rules 14.0 and 14.1d: neither at night nor without the option', () => {
    const step = initialPhase.find(({ name }) => name === 'other missions') as unknown as {
      locals(g: unknown): object | null;
    };
    const asks = (turn: number, options: object) => step.locals({ options, state: { turn } });
    expect(asks(2, { groundSupport: true })).not.toBeNull();
    expect(asks(2, { suppression: true })).not.toBeNull();
    expect(asks(5, { groundSupport: true, suppression: true })).toBeNull();
    expect(asks(2, {})).toBeNull();
  });
});

describe('rule 14.2: suppressing airfields', () => {
  const due = (match: Table): number =>
    choices(match, 'us').length === 0 ? 0 : Number(asked(match, 'us') === 'other missions: suppress');

  it('rule 14.2a: the die and 2, of units of large and light carriers', () => {
    const match = suppressing([1]);
    expect(choices(match, 'us')).toEqual(['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15']);
    order(match, 'us', ['VF-15/1', 'VF-15/2', 'VB-15']);
    expect([airOf(match, 'VB-15').at, airOf(match, 'VT-15').at]).toEqual(['flown', 'ready']);
    expect(dataOf(match).own.missions[unit('VB-15')]).toBe(1);
  });

  it('rule 14.2a: 4 once Kamikazes have been put into play', () => {
    const kamikazes = (turn: number) => (data: LeyteTheater) => void (data.turn = turn);
    // 25 October begins with turn 5, and its first day turn brings the Kamikazes.
    const before = suppressing([1], { change: kamikazes(6), ready: ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15', 'VB-19'] });
    expect(refused(before, 'us', ['VF-15/1', 'VF-15/2', 'VB-15'])).toBeUndefined();
    const after = suppressing([1], {
      change: kamikazes(7),
      ready: ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15', 'VB-19', 'VT-19'],
    });
    expect(refused(after, 'us', ['VF-15/1', 'VF-15/2', 'VB-15'])).toBeDefined();
    expect(refused(after, 'us', ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15', 'VB-19'])).toBeUndefined();
  });

  it('rule 14.2a: until a Japanese force with a carrier is detected', () => {
    const match = suppressing([], { change: (data) => void (data.own.carriersFound = true) });
    expect(due(match)).toBe(0);
  });

  it('rule 14.2b: the US keeps none of them back, and sends no more', () => {
    const match = suppressing([1]);
    expect(refused(match, 'us', [])).toBeDefined();
    expect(refused(match, 'us', ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15'])).toBeDefined();
  });

  it('rule 14.2b: units on patrol are no way out', () => {
    const match = suppressing([1], { ready: ['VB-15', 'VT-15'], cap: ['VF-15/1'] });
    expect(refused(match, 'us', ['VB-15', 'VT-15'])).toBeDefined();
    order(match, 'us', ['VB-15', 'VT-15', 'VF-15/1']);
    expect(airOf(match, 'VF-15/1').at).toBe('flown');
  });

  it('rule 14.2c: units of carriers, and units that have flown, are not named', () => {
    const match = suppressing([1], {
      ready: ['VF-15/1', 'VF-15/2', 'VB-15', 'VT-15', '1st AF B1', 'Zuikaku B'],
    });
    order(match, 'us', ['VF-15/1', 'VF-15/2', 'VB-15']);
    expect(choices(match, 'japan')).toEqual(['1st AF B1']);
  });

  it('rule 14.2c: for each Japan names a unit ashore, and a 1, 2 or 3 holds it on the ground', () => {
    const match = suppressing([1]);
    order(match, 'us', ['VF-15/1', 'VF-15/2', 'VB-15']);
    expect(asked(match, 'japan')).toBe('other missions: parked');
    expect(choices(match, 'japan')).toEqual(['1st AF B1', '2nd AF B1']);
    order(match, 'japan', ['1st AF B1', '2nd AF B1'], 3, 4);
    expect([airOf(match, '1st AF B1').at, airOf(match, '2nd AF B1').at]).toEqual(['flown', 'ready']);
    expect(rolls(match, 'purpose.held down')).toHaveLength(2);
  });
});

it('rule 14.0: 14.1 and 14.2 are settings, and none stands for the rules whose text is lost', () => {
  const optional = Object.entries(options).filter(([, { rule }]) => rule.startsWith('14.'));
  expect(optional.map(([id, { rule, default: on }]) => [id, rule, on])).toEqual([
    ['groundSupport', '14.1', false],
    ['suppression', '14.2', false],
  ]);
  // 14.3: three Kamikazes and no more. 14.5: of ships that are no carriers Mogami alone searches.
  expect(fleet.chits.filter(({ name }) => name === 'Kamikazes')).toHaveLength(3);
  const match = playing(otherMissions, { due: 0 }, { japan: ['Ise', 'Hyuga'], dice: [] });
  expect(searchRangeOf(dataOf(match), marker('Force 1'))).toBe(0);
});

it('rule 2.3.2d: units of escort carriers are told apart from others by their carrier', () => {
  const match = done(() => undefined, { us: TAFFY });
  expect(isEscortUnit(dataOf(match), unit('CS-65'))).toBe(true);
  expect(isEscortUnit(dataOf(match), unit('VB-15'))).toBe(false);
  for (const { id, home } of fleet.squadrons)
    if (home >= 0 && id.startsWith('Zui')) expect(id.startsWith(fleet.ships[home]?.name ?? '?')).toBe(true);
});
