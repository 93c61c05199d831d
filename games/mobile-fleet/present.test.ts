import {
  at,
  contactPiece,
  DISPLAY_BOXES,
  type Flight,
  NONE,
  OFF,
  type SideId,
  submarinePiece,
} from '@point-option/chit-pull';
import {
  begin,
  boxesIn,
  type Frame,
  kernelWords,
  observe as observeState,
  piecesIn,
  type PieceView,
  prepare,
  type Presentation,
  say,
  unsaid,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from './data/fleet.ts';
import { SEARCH_LINES } from './data/map.ts';
import type { MobileTheater } from './data/own.ts';
import { mobileFleet } from './index.ts';
import { cap, flown, halfOf, hex, hurt, marker, see, ship, unit, weaken } from './rules/testing.ts';
import { atSea } from './view.testing.ts';
import { words as own } from './words.ts';

const prepared = prepare(mobileFleet);
const words = { ...kernelWords, ...own };
const BOTH: readonly SideId[] = ['japan', 'us'];

/** What a side, or the referee, is shown at some point of play. */
function shows(data: MobileTheater, viewer: string, ...agenda: string[]): Presentation {
  const frames = agenda.map((at): Frame => {
    const [procedure = '', step = ''] = at.split(': ');
    return { procedure, step, locals: {} };
  });
  const state = { agenda: frames, open: [], sealed: {}, data, outcome: null };
  return mobileFleet.present(observeState(prepared, state, viewer));
}
const onMap = (shown: Presentation, at: string): PieceView[] =>
  shown.map?.stacks.find((stack) => stack.hex === at)?.pieces.slice() ?? [];
const piece = (shown: Presentation, id: string): PieceView | undefined =>
  piecesIn(shown).find((each) => each.id === id);
const box = (shown: Presentation, id: string): string[] =>
  boxesIn(shown)
    .find((each) => each.id === id)
    ?.pieces.map((each) => each.id) ?? [];
const notes = (shown: Presentation, id: string): string[] =>
  boxesIn(shown)
    .find((each) => each.id === id)
    ?.notes?.map(({ text }) => say(words, text)) ?? [];
const label = (of: PieceView | undefined): string => (of ? say(words, of.label) : '');
const states = (of: PieceView | undefined): string[] => of?.face.states?.map(({ is }) => is) ?? [];

const contact = (id: string, at: string, turn: number, counts: number[]): MobileTheater['contacts']['us'][number] => ({
  marker: marker(id),
  hex: hex(at),
  turn,
  source: 'carrier search',
  told: 'types',
  total: counts.reduce((sum, n) => sum + n, 0),
  counts,
  within: -1,
  reports: 1,
});

describe('the chart', () => {
  test('one’s own markers say what sails under them', () => {
    const shown = shows(atSea(), 'us');
    expect(label(piece(shown, 'TF 58'))).toBe('TF 58, 3 groups, 38 ships');
    expect(label(piece(shown, 'TG 52.10'))).toBe('TG 52.10, 14 ships');
    expect(piece(shown, 'TG 52.10')?.face).toMatchObject({ plate: 'ship', symbol: 'battleship', name: '52.10' });
    expect(piece(shown, 'TG 58.9')?.face.plate).toBe('dummy');
    expect(states(piece(shown, 'TF 58'))).toContain('double');
  });

  test('the enemy’s are markers, a dummy like a group', () => {
    const shown = shows(atSea(), 'japan');
    const [group, dummy] = [piece(shown, 'TG 58.4'), piece(shown, 'TG 58.9')];
    const same = ({ face, label: { key } }: PieceView) => ({ ...face, name: '', mark: '', key });
    expect(same(dummy!)).toEqual(same(group!));
    expect(label(group)).toBe('TG 58.4, unidentified');
    expect(piece(shown, 'TG 58.2')).toBeUndefined();
  });

  test('what was reported is drawn as belief, with its age', () => {
    const data = atSea((theater) => {
      theater.contacts.us.push(
        contact('Mobile Fleet', '0618', 2, [3, 0, 2, 4, 0, 2]),
        contact('Force F', '0519', 1, [0, 3, 0, 0, 0, 1]),
      );
      see(theater, 'Mobile Fleet', 1);
    });
    const shown = shows(data, 'us');
    const fresh = piece(shown, 'Mobile Fleet');
    expect(label(fresh)).toBe(
      'Mobile Fleet, reported: 3 fleet carriers, 2 battleships, 4 heavy cruisers and 2 destroyer units',
    );
    expect([states(fresh)[0], fresh?.face.fix, fresh?.face.known]).toEqual([
      'reported',
      'spotted',
      { level: 2, of: 3 },
    ]);
    expect(onMap(shown, '0618').map(({ id }) => id)).toEqual(['Mobile Fleet']);
    // Force F has moved on: the report stays where it was made.
    expect(states(piece(shown, 'Force F'))).toContain('outdated');
    const [ghost] = onMap(shown, '0519');
    expect([ghost?.id, states(ghost)]).toEqual([contactPiece(fleet, 'us', marker('Force F')), ['outdated']]);
    // What the enemy was told is no piece on one's own chart.
    expect(piecesIn(shows(data, 'japan')).some(({ id }) => id.includes('contact'))).toBe(false);
  });

  test('submarine markers lie face down until they are turned over', () => {
    const shown = shows(
      atSea((theater) => {
        theater.subs.push(
          { side: 'us', hex: hex('0817'), is: 'hidden' },
          { side: 'us', hex: hex('0917'), is: 'false' },
        );
      }),
      'japan',
    );
    expect(states(piece(shown, submarinePiece(fleet, 'us', hex('0817'))))).toEqual(['concealed']);
    expect(label(piece(shown, submarinePiece(fleet, 'us', hex('0917'))))).toBe(
      'False submarine contact of the United States, 0917',
    );
  });

  test('search lines, Spruance’s limit, reaches, the wake and the course', () => {
    const data = atSea((theater) => {
      theater.active = marker('TG 58.4');
      theater.wake = [hex('3309'), hex('3209')];
      theater.course = [hex('3110')];
    });
    const labels = (shown: Presentation): string[] =>
      shown.map?.overlays.map(({ label: of }) => (of ? say(words, of) : '')) ?? [];
    const us = shows(data, 'us', 'sail: course');
    expect(labels(us)).toEqual([
      'Sailed',
      'Search, 13 hexes',
      'Strike, 8 hexes',
      'Extended range, 11 hexes',
      ...SEARCH_LINES.map(({ name }) => `${name} search limit`),
      'TF 58 stays within 9 hexes of Saipan',
    ]);
    expect(us.map?.ghosts).toMatchObject([{ piece: 'TG 58.4', hex: '3110', path: ['3209', '3110'] }]);
    const japan = shows(data, 'japan', 'sail: course');
    expect(labels(japan)).toEqual(['Sailed', ...SEARCH_LINES.map(({ name }) => `${name} search limit`)]);
    expect(japan.map?.ghosts).toEqual([]);
    data.own.announced = hex('0620');
    data.own.landOrder = 'announced';
    expect(labels(shows(data, 'us'))).toContain('Flagship announced here');
  });

  test('with secret movement only what was found is on it', () => {
    const shown = shows(
      atSea((theater) => (at(theater.markers, marker('TG 58.4')).shown = hex('3008')), { secretMovement: true }),
      'japan',
    );
    expect(onMap(shown, '3008').map(({ id }) => id)).toEqual(['TG 58.4']);
    expect(piece(shown, 'TG 58.1')).toBeUndefined();
  });
});

describe('the displays', () => {
  test('a card for every formation of one’s own: ships, and aircraft in their boxes', () => {
    const shown = shows(
      atSea((theater) => {
        hurt(theater, 'Essex', halfOf('Essex'));
        cap(theater, 'VF-15/1');
        flown(theater, 'VT-15');
        weaken(theater, 'VF-15/2');
        at(theater.markers, marker('TG 58.4')).slow = 1;
        see(theater, 'TG 58.4', 1);
      }),
      'us',
    );
    expect(box(shown, 'card TG 58.4')).toContain('Essex');
    expect(box(shown, 'air TG 58.4 cap')).toEqual(['VF-15/1']);
    expect(box(shown, 'air TG 58.4 flown')).toEqual(['VT-15']);
    expect(piece(shown, 'Essex')?.face).toMatchObject({ hits: 5, steps: { left: 5, of: 10 } });
    expect(label(piece(shown, 'Essex'))).toBe('Essex, fleet carrier, 5 of 10 hits');
    expect(piece(shown, 'VF-15/2')?.face).toMatchObject({ badge: 'F', strength: [2], tone: 'soft' });
    expect(notes(shown, 'formation TG 58.4')).toEqual([
      'Speed 1',
      '-1 movement on its next move',
      'Detected by the enemy',
      '1 carrier can’t launch',
    ]);
    expect(notes(shown, 'formation TG 58.9')[0]).toBe('Dummy: no ships');
    expect(notes(shown, 'formation TF 58')).toEqual([
      'TG 58.2, TG 58.3 and TG 58.7',
      'Speed 5',
      'Within 9 hexes of Saipan, in one piece, until turn 9',
    ]);
    expect(boxesIn(shows(atSea(), 'japan')).some(({ id }) => id === 'card TG 58.4')).toBe(false);
  });

  test('the formation that play is about comes first', () => {
    const first = (change: (data: MobileTheater) => void): string | undefined =>
      shows(atSea(change), 'us').displays.find(({ id }) => id === 'formations us')?.boxes[0]?.id;
    expect(first(() => {})).toBe('formation TF 58');
    expect(first((data) => (data.active = marker('TG 58.4')))).toBe('formation TG 58.4');
    expect(first((data) => (data.regrouping = { side: 'us', hex: hex('2811'), due: [], slowed: [] }))).toBe(
      'formation TG 58.1',
    );
  });

  test('before the battle every marker has a card', () => {
    const match = begin(mobileFleet, { dice: { kind: 'fast', seed: 'letters' } });
    const shown = mobileFleet.present(observeState(prepared, match.table.whole, 'japan'));
    expect(piece(shown, 'Force H')).toBeDefined();
    expect(piece(shown, 'Mobile Fleet')).toBeDefined();
    expect(shown.clock.now).toEqual({ key: 'clock before' });
    expect(shown.focus).toEqual(['formations japan']);
  });

  test('airfields and the turn track, for Japan alone', () => {
    const data = atSea((theater) => (theater.airBack[unit('202nd AG')] = 5));
    const japan = shows(data, 'japan');
    expect(box(japan, 'base Guam ready')).toEqual(['261st AG', '521st AG/1', '523rd AG/1']);
    expect(box(japan, 'arrivals japan 5')).toEqual(['202nd AG']);
    expect(notes(japan, 'base Iwo Jima')).toEqual(['61st Air Flotilla', '12 hexes beyond 2501']);
    expect(shows(data, 'us').displays.map(({ id }) => id)).toEqual(['formations us', 'contacts us', 'losses']);
  });

  test('the lesson has neither: land-based air would come after its last turn', () => {
    const data = mobileFleet.setup('first-contact', {});
    expect(shows(data, 'japan').displays.map(({ id }) => id)).toEqual(['formations japan', 'contacts japan', 'losses']);
    expect(shows(data, 'japan').headings.map((each) => say(words, each))[0]).toBe('US 0, Japan 15 points');
  });

  test('the contact picture tells what was reported, by whom, when, and how far off it may be', () => {
    const shown = shows(
      atSea((theater) => {
        theater.turn = 4;
        theater.contacts.us.push(contact('Mobile Fleet', '0618', 2, [3, 0, 2, 4, 0, 2]), {
          ...contact('Force F', '0620', 4, []),
          told: 'count',
          total: 6,
          within: 0,
          reports: 1,
          source: 'submarine',
        });
      }),
      'us',
    );
    expect(notes(shown, contactPiece(fleet, 'us', marker('Mobile Fleet')))).toEqual([
      '3 fleet carriers, 2 battleships, 4 heavy cruisers and 2 destroyer units',
      'Carrier search, 2 turns ago',
      'Figures may be off by an unknown amount',
    ]);
    expect(notes(shown, contactPiece(fleet, 'us', marker('Force F')))).toEqual([
      '6 units',
      'Submarine, this turn',
      'Exact',
    ]);
  });

  test('the pool: what was activated, and what may still be drawn', () => {
    const data = atSea((theater) => {
      theater.pool = [marker('TG 58.1'), marker('Force F'), fleet.markers.length];
      theater.active = marker('TG 58.4');
      at(theater.markers, marker('TG 58.4')).done = true;
    });
    const shown = shows(data, 'japan', 'activations: draw');
    expect(shown.cups[0]).toMatchObject({ id: 'pool', size: 3 });
    expect(shown.cups[0]?.drawn.map((each) => say(words, each))).toEqual(['TG 58.4']);
    expect([box(shown, 'pool active'), box(shown, 'pool us'), box(shown, 'pool japan')]).toEqual([
      ['TG 58.4'],
      ['TG 58.1', 'us command'],
      ['Force F'],
    ]);
    expect(shows(data, 'japan', 'turn: patrol').cups).toEqual([]);
    // A dummy that was found is passed over when it is drawn: nobody waits for it.
    at(data.markers, marker('Force F')).hex = OFF;
    const after = shows(data, 'us', 'activations: draw');
    expect([after.cups[0]?.size, box(after, 'pool japan')]).toEqual([2, []]);
    data.secret = true;
    expect(shows(data, 'us', 'activations: draw').cups[0]?.size).toBe(3);
  });

  const flight = (id: string, change: Partial<Flight> = {}): Flight => ({
    unit: unit(id),
    fate: 'flying',
    extended: false,
    engaged: false,
    strength: 4,
    harried: 0,
    flak: 0,
    box: NONE,
    suppresses: false,
    ...change,
  });

  /** A strike on Force A: ships in three boxes, aircraft over one of them. */
  function raided(theater: MobileTheater): void {
    const boxes = Array.from({ length: DISPLAY_BOXES }, () => NONE);
    ['Taiho', 'Shokaku', 'Myoko'].forEach((id, at) => (boxes[at] = ship(id)));
    theater.raid = {
      by: 'us',
      from: marker('TG 58.4'),
      hex: hex('0618'),
      group: marker('Force A'),
      base: NONE,
      flights: [
        flight('VB-15', { box: 0, flak: 2 }),
        flight('VF-15/1', { box: 0, suppresses: true }),
        flight('VT-15'),
        flight('VF-15/2', { engaged: true }),
        flight('VT-32', { fate: 'down' }),
      ],
      fight: OFF,
      patrol: [],
      facing: [],
      against: [],
      tolls: [],
      met: [unit('Taiho F')],
      boxes,
      shots: boxes.map((_, at) => (at === 0 ? [unit('VB-15')] : [])),
    };
  }

  test('a strike: ships in the boxes of the air-sea display, aircraft over them, and who else flies', () => {
    for (const viewer of BOTH) {
      const shown = shows(atSea(raided), viewer, 'flak: ship');
      expect(shown.focus).toEqual(['sea', 'raid']);
      expect(box(shown, 'sea 0')).toEqual(['Taiho', 'VB-15', 'VF-15/1']);
      expect(notes(shown, 'sea 0')).toEqual(['Flak 6 at -1', '1 shot left']);
      expect([
        box(shown, 'raid flights'),
        box(shown, 'raid engaged'),
        box(shown, 'raid down'),
        box(shown, 'raid patrol'),
      ]).toEqual([['VT-15'], ['VF-15/2'], ['VT-32'], ['Taiho F']]);
      const parts = shown.displays.find(({ id }) => id === 'sea')?.boxes.filter(({ of }) => of !== undefined) ?? [];
      expect(parts).toHaveLength(DISPLAY_BOXES);
    }
  });

  test('a surface battle: the strip with ships and smoke, and who has left it', () => {
    const shown = shows(
      atSea((theater) => {
        const fighter = (id: string, at: number, fired = false) => ({
          ship: ship(id),
          box: at,
          start: at,
          moved: false,
          fired,
          slow: 0,
        });
        theater.battle = {
          hex: hex('0618'),
          active: 'us',
          round: 2,
          initiative: 'japan',
          markers: [marker('Mobile Fleet'), marker('TG 52.10')],
          ships: [fighter('Yamato', 3, true), fighter('Maryland', 22), fighter('Musashi', 0)],
          smoke: [4],
          smoked: { japan: true, us: false },
          leaving: { japan: false, us: false },
          ended: null,
          retreats: { japan: false, us: false },
          from: OFF,
        };
      }),
      'us',
      'surface round: targets',
    );
    expect(shown.focus).toEqual(['battle']);
    expect([box(shown, 'surface 3'), box(shown, 'surface 22'), box(shown, 'surface exit japan')]).toEqual([
      ['Yamato'],
      ['Maryland'],
      ['Musashi'],
    ]);
    expect(states(piece(shown, 'Yamato'))).toEqual(['fired']);
    expect(notes(shown, 'surface 4')).toEqual(['Smoke']);
    expect(shown.displays[0]?.boxes.filter(({ id }) => /^surface \d+$/.test(id))).toHaveLength(25);
  });

  test.each([...BOTH, 'referee'])('every id is there once, everything named exists and has words, for %s', (viewer) => {
    for (const [data, agenda] of [
      [atSea(), 'turn: patrol'],
      [atSea(raided), 'flak: ship'],
      [atSea(undefined, { secretMovement: true }), 'activations: draw'],
      [atSea(undefined, { secretComposition: false }), 'sail: course'],
    ] as const) {
      const shown = shows(data, viewer, agenda);
      const once = (ids: readonly string[]): void => expect(new Set(ids).size).toBe(ids.length);
      once(shown.displays.map(({ id }) => id));
      once(boxesIn(shown).map(({ id }) => id));
      once((shown.map?.stacks ?? []).flatMap(({ pieces }) => pieces.map(({ id }) => id)));
      for (const { boxes } of shown.displays) {
        once(boxes.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
        for (const { of } of boxes) if (of !== undefined) expect(boxes.map(({ id }) => id)).toContain(of);
      }
      for (const id of shown.focus ?? []) expect(shown.displays.map((display) => display.id)).toContain(id);
      const said = [
        ...piecesIn(shown).flatMap((each) => [each.label, ...(each.short ? [each.short] : [])]),
        ...boxesIn(shown).flatMap(({ title, notes: remarks = [] }) => [title, ...remarks.map(({ text }) => text)]),
        ...shown.headings,
      ];
      for (const each of said) expect(unsaid(words, each)).toBeNull();
    }
  });
});

describe('the head of the page', () => {
  test('day, quarter and light', () => {
    const clock = (turn: number) =>
      shows(
        atSea((data) => (data.turn = turn)),
        'us',
      ).clock;
    expect([1, 2, 3, 4, 5].map((turn) => clock(turn).light)).toEqual(['night', 'dawn', 'day', 'dusk', 'night']);
    expect(say(words, clock(6).now)).toBe('19 June, morning');
  });

  test('points as far as the side knows them, the duty to strike, the order to land-based air', () => {
    const data = atSea((theater) => (theater.own.saipan = 3));
    const heads = (viewer: string): string[] => shows(data, viewer).headings.map((each) => say(words, each));
    expect(heads('us')).toEqual(['US -3, Japan 33 points', 'Japan must strike by turn 8']);
    expect(heads('japan')).toEqual(['US 0 before Saipan, Japan 33', 'Japan must strike by turn 8']);
    data.own.struck = true;
    data.own.landOrder = 'given';
    expect(heads('us').slice(1)).toEqual(['Land air released']);
    expect(shows(data, 'us').tracks).toMatchObject([{ id: 'saipan', value: 14, max: 14 }]);
    expect(shows(data, 'japan').tracks).toEqual([]);
  });
});
