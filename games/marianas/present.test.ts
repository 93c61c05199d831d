import {
  inspect,
  kernelWords,
  observe as observeState,
  type PieceView,
  prepare,
  type Presentation,
  type Ref,
  say,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR, AIR_OF } from './data/aircraft.ts';
import { HISTORICAL } from './data/groups.ts';
import { grid, SAIPAN, type SideId, SIDES } from './data/map.ts';
import { groupName } from './data/names.ts';
import { FLEET, SHIPS, ship } from './data/ships.ts';
import { at, type Campaign, LEFT, setup, SUNK } from './data/state.ts';
import { marianas } from './index.ts';
import { present } from './present.ts';
import { place } from './rules/testing.ts';
import { words } from './words.ts';

const prepared = prepare(marianas);
const catalogue = { ...kernelWords, ...words };

function atSea(change: (data: Campaign) => void = () => {}): Campaign {
  const data = setup('historical', { turns: 24, dummies: true, handicap: 20, otherTypes: true });
  data.turn = 3;
  data.intelligence = 'forewarned';
  place(data, 'J1', '0505', 'Taiho', 'Desdiv 61');
  place(data, 'U1', '1505', 'Hornet', 'Idaho');
  place(data, 'U2', '1308', 'Landing Force North');
  at(data.markers, place(data, 'U3', '1506')).dummy = true;
  data.dummies.us = 2;
  change(data);
  return data;
}
function shown(data: Campaign, side: SideId | 'referee'): Presentation {
  const state = { agenda: [], open: [], sealed: {}, data, outcome: null };
  return present(observeState(prepared, state, side));
}
/** The boxes of a display, in words: title, then what is in it. */
function display(data: Campaign, side: SideId | 'referee', id: string): Record<string, string[]> {
  const found = shown(data, side).displays.find((one) => one.id === id);
  return Object.fromEntries((found?.boxes ?? []).map((box) => [say(catalogue, box.title), box.pieces.map(inWords)]));
}
/** The remarks on a display, or on one of its boxes. */
function remarks(data: Campaign, side: SideId | 'referee', id: string, box?: string): string[] {
  const found = shown(data, side).displays.find((one) => one.id === id);
  const notes = (box === undefined ? found : found?.boxes.find((one) => one.id === box))?.notes ?? [];
  return notes.map(({ text, tone }) => (tone === undefined ? '' : `${tone}: `) + say(catalogue, text));
}
const inWords = ({ label }: PieceView): string => say(catalogue, label);
const told = (data: Campaign, side: SideId): string[] => {
  const { clock, headings } = shown(data, side);
  return [clock.now, ...headings].map((part) => say(catalogue, part));
};
const statesOf = ({ face }: PieceView): string[] => (face.states ?? []).map(({ is }) => is);

describe('what is shown', () => {
  test('own groups on the map and off it, with the speed of each, and who is gone', () => {
    const data = atSea((campaign) => {
      campaign.at[ship('Wasp')] = SUNK;
      campaign.at[ship('Essex')] = LEFT;
      campaign.damaged[ship('Hornet')] = true;
    });
    const groups = display(data, 'us', 'groups us');
    expect(groups['U1, TG 58.1, in 1505, speed 1']).toEqual([
      'Hornet (fleet carrier; armor CA)',
      'Idaho (battleship of the old line; armor B, guns B B DL)',
    ]);
    expect(groups['U2, Northern attack, in 1308, speed 1']).toEqual([
      'Landing Force North: 12 transports, 12 factors aboard',
    ]);
    expect(groups['U3 in 1506, a dummy']).toEqual(['A dummy']);
    expect(display(data, 'us', 'losses')['American ships sunk']).toEqual(['Wasp (fleet carrier; armor CA)']);
    expect(groups['Gone home']).toEqual(['Essex (fleet carrier; armor CA)']);
    const hornet = shown(data, 'us').displays.flatMap(({ boxes }) => boxes.flatMap(({ pieces }) => pieces));
    expect(hornet.filter(({ id }) => id === 'Hornet').map(statesOf)).toEqual([['damaged']]);
    expect(groups['Group 6, Pickets, off the chart']).toHaveLength(4);
    expect(display(data, 'japan', 'groups japan')['J1, Force A, in 0505, speed 2']).toEqual([
      'Taiho (fleet carrier; armor BC)',
      'Desdiv 61 (destroyers; armor DL, guns DL DL, torpedoes 1)',
    ]);
  });

  test('whoever is in the air is not on deck as well', () => {
    const data = atSea((campaign) => {
      const errand = { ship: ship('Taiho'), island: -1, weapon: 'bomb', low: 0 } as const;
      campaign.sorties = [{ unit: AIR.findIndex(({ id }) => id === 'Hornet SB2C'), side: 'us', hex: 0, ...errand }];
    });
    expect(display(data, 'us', 'decks us')['Hornet']).toEqual(['Hornet TBF, radius 2']);
    expect(Object.values(display(data, 'us', 'strikes us'))).toEqual([['Hornet SB2C, radius 2']]);
  });

  test('decks and fields with their air units, and why a deck cannot launch', () => {
    const data = atSea((campaign) => (at(campaign.markers, 16).heading = grid.direction('S')));
    const american = display(data, 'us', 'decks us');
    expect(american['Hornet']).toEqual(['Hornet SB2C, radius 2', 'Hornet TBF, radius 2']);
    // Whoever is still to come is shown with what he brings.
    expect(american['Bataan']).toEqual(['Bataan TBF, radius 2']);
    expect(remarks(data, 'us', 'decks us', 'Bataan deck')).toEqual(['Still to come', 'Patrol 1']);
    expect(remarks(data, 'us', 'decks us', 'Hornet deck')).toEqual(['caution: Wind astern: cannot launch', 'Patrol 1']);
    const barred = (change: (campaign: Campaign) => void): string[] =>
      remarks(atSea(change), 'us', 'decks us', 'Hornet deck');
    expect(barred((campaign) => (campaign.damaged[ship('Hornet')] = true))).toEqual([
      'caution: Damaged: cannot launch',
      'Patrol 1',
    ]);
    expect(barred((campaign) => (at(campaign.markers, 16).regrouped = 3))).toEqual([
      'caution: Ships exchanged this turn: cannot launch',
      'Patrol 1',
    ]);
    expect(barred((campaign) => (at(campaign.markers, 16).regrouped = 2))).toEqual(['Patrol 1']);
    const lost = atSea((campaign) => (at(campaign.islands, SAIPAN).japan = 0));
    expect(remarks(lost, 'japan', 'decks japan', 'saipan field')).toEqual(['caution: Lost with the island']);
    at(data.islands, SAIPAN).field = false;
    const japanese = display(data, 'japan', 'decks japan');
    expect(remarks(data, 'japan', 'decks japan', 'saipan field')).toEqual(['caution: Airfield wrecked']);
    expect(Object.keys(japanese).filter((title) => title === 'Taiho' || title.startsWith('Field'))).toEqual([
      'Taiho',
      'Field of Saipan',
      'Field of Guam',
      'Field of Iwo Jima',
      'Field of Palau',
    ]);
    expect(japanese['Field of Guam']).toEqual(['Betty 1, radius 5', 'Zero 1, radius 3', 'Zero 2, radius 3']);
    const limits = shown(data, 'japan')
      .displays.find(({ id }) => id === 'decks japan')
      ?.boxes.map(({ limit }) => limit);
    expect([limits?.[0], ...(limits?.slice(-5, -1) ?? [])]).toEqual([2, undefined, undefined, 2, undefined]);
  });

  test('contacts by turn, the newest first, with the damage that was seen; not what is sunk', () => {
    const data = atSea((campaign) => {
      const sighted: [string, number][] = [
        ['Taiho', 2],
        ['Desdiv 61', 3],
        ['Yamato', 2],
        ['Nagato', 1],
      ];
      for (const [id, turn] of sighted) {
        campaign.sightedTurn[ship(id)] = turn;
        campaign.sightedHex[ship(id)] = grid.mustHex('0606');
      }
      campaign.damaged[ship('Yamato')] = true;
      campaign.damageKnown[ship('Yamato')] = true;
      campaign.at[ship('Nagato')] = SUNK;
    });
    expect(display(data, 'us', 'contacts us')).toEqual({
      'Turn 3': ['Desdiv 61 in 0606'],
      'Turn 2': ['Taiho in 0606', 'Yamato in 0606'],
    });
    const seen = shown(data, 'us').displays.find(({ id }) => id === 'contacts us');
    expect(seen?.boxes[1]?.pieces.map(statesOf)).toEqual([['outdated'], ['damaged', 'outdated']]);
    expect(remarks(data, 'us', 'contacts us', 'contacts of turn 2')).toEqual(['unsure: 1 turn old']);
    expect(remarks(data, 'us', 'contacts us', 'contacts of turn 3')).toEqual([]);
    expect(Object.keys(display(data, 'us', 'contacts us'))).toEqual(['Turn 3', 'Turn 2']);
    expect(display(data, 'japan', 'contacts japan')).toEqual({});
  });

  test('the islands, their troops and fields, and the transports that lie there', () => {
    const data = atSea((campaign) => {
      campaign.anchored[0] = SAIPAN;
      campaign.transports[0] = 9;
      campaign.aboard[0] = 2;
      Object.assign(at(campaign.islands, SAIPAN), { us: 7, field: false });
      at(campaign.markers, 17).seen = true;
    });
    for (const side of ['us', 'japan'] as const)
      expect(display(data, side, 'islands')).toEqual({
        Saipan: ['8 Japanese factors', '7 American factors', 'an airfield', 'Landing Force North, 9 of 12 transports'],
        Guam: ['6 Japanese factors', 'an airfield'],
        'Iwo Jima': ['an airfield'],
        Palau: ['an airfield'],
      });
  });

  test('an airfield works, is wrecked, or is lost with its island', () => {
    const field = (change: object): unknown => {
      const data = atSea((campaign) => Object.assign(at(campaign.islands, SAIPAN), change));
      const saipan = shown(data, 'us').displays.find(({ id }) => id === 'islands')?.boxes[0];
      const found = saipan?.pieces.find(({ face }) => face.plate === 'base')?.face.states;
      return found?.map(({ label }) => say(catalogue, label!));
    };
    expect([field({}), field({ field: false }), field({ japan: 0, us: 4 })]).toEqual([
      undefined,
      ['Airfield wrecked'],
      ['Lost with the island'],
    ]);
  });

  test('the battle board, box by box, while there is a battle', () => {
    expect(shown(atSea(), 'us').displays.map(({ id }) => id)).not.toContain('battle board');
    const data = atSea((campaign) => {
      for (const marker of [0, 16])
        Object.assign(at(campaign.markers, marker), { seen: true, hex: grid.mustHex('1005') });
      campaign.battle = {
        hex: grid.mustHex('1005'),
        mover: 'us',
        markers: { japan: 0, us: 16 },
        round: 2,
        quiet: 0,
        surprise: 'none',
        fighters: [
          { ship: ship('Idaho'), box: 3, done: true },
          { ship: ship('Hornet'), box: 0, done: false },
          { ship: ship('Taiho'), box: 7, done: false },
        ],
      };
    });
    const board = display(data, 'japan', 'battle board');
    expect(board['American screen']).toEqual(['Idaho (battleship of the old line; armor B, guns B B DL)']);
    expect(board['American ships screened']).toEqual(['Hornet (fleet carrier; armor CA)']);
    expect(board['Japanese ships screened']).toEqual(['Taiho (fleet carrier; armor BC)']);
    expect(Object.keys(board)).toHaveLength(10);
    expect(remarks(data, 'us', 'battle board')[0]).toBe('By daylight');
    const [first] = shown(data, 'japan').displays;
    expect(say(catalogue, first!.title)).toBe('Battle in 1005, round 2');
    expect(statesOf(first!.boxes[3]!.pieces[0]!)).toEqual(['fired']);
    data.damaged[ship('Idaho')] = true;
    expect(statesOf(shown(data, 'japan').displays[0]!.boxes[3]!.pieces[0]!)).toEqual(['damaged', 'fired']);
  });

  test('rule bat-12: both sides see who has fired his torpedoes', () => {
    const data = atSea((campaign) => {
      campaign.at[ship('Desdiv 101')] = 16;
      at(campaign.markers, 16).seen = true;
      campaign.torpedoesFired[ship('Desdiv 101')] = true;
      // A ship without torpedoes has none to note.
      campaign.torpedoesFired[ship('Hornet')] = true;
      campaign.battle = {
        hex: 5,
        mover: 'us',
        markers: { us: 16, japan: 0 },
        round: 1,
        quiet: 0,
        surprise: 'none',
        fighters: [
          { ship: ship('Desdiv 101'), box: 3, done: false },
          { ship: ship('Hornet'), box: 0, done: false },
        ],
      };
    });
    for (const side of SIDES) {
      const boxes = shown(data, side).displays.find(({ id }) => id === 'battle board')?.boxes ?? [];
      expect(boxes[3]?.pieces[0]?.face.foot).toEqual({ key: 'foot torpedoes' });
      expect(boxes[0]?.pieces[0]?.face.foot).toBeUndefined();
    }
  });

  test('a group goes by the ship that tells most', () => {
    const named = (...ids: string[]): string => say(catalogue, groupName(ids.map(ship)));
    expect(named('Fanshaw Bay', 'Landing Force North')).toBe('Northern attack');
    expect(named('Yamato', 'Kongo', 'Desdiv 32')).toBe('Yamato and 2 more');
    expect(named('Kongo', 'Desdiv 32')).toBe('Force C vanguard');
    expect(named('Desdiv 101', 'Hornet', 'Iowa')).toBe('TG 58.1');
    expect(named('Reno')).toBe('Reno');
  });

  test('the time, the points as they stand, the losses, and to Japan what it knows', () => {
    const data = atSea((campaign) => {
      campaign.at[ship('Taiho')] = SUNK;
      campaign.airLost = { japan: 4, us: 2 };
      campaign.subsLost = 1;
    });
    expect(told(data, 'us')).toEqual(['Day 1, 1200, daylight', 'Points: US -10, Japan 19']);
    const lost = shown(data, 'us').displays.find(({ id }) => id === 'losses');
    expect(lost?.gauges?.map(({ label, value }) => `${say(catalogue, label)} ${value}`)).toEqual([
      'Japanese submarines sunk 0',
      'Japanese air units lost 4',
      'American air units lost 2',
    ]);
    expect(remarks(data, 'us', 'losses')).toEqual(['1 American submarine lost']);
    expect(lost?.boxes[0]?.pieces.map((piece) => [piece.id, statesOf(piece)])).toEqual([['Taiho', ['sunk']]]);
    expect(told(data, 'japan')).toEqual([
      'Day 1, 1200, daylight',
      // vp-03: what Japan gets for coming as it was warned hangs on when the Americans came, and is counted at the end.
      'Points: US -10, Japan 19',
      'Japan knows: an invasion is coming',
    ]);
    expect(
      told(
        atSea((campaign) => (campaign.turn = 0)),
        'us',
      )[0],
    ).toBe('Before the first turn');
    expect(
      told(
        atSea((campaign) => (campaign.turn = 5)),
        'us',
      )[0],
    ).toBe('Day 1, 1800, night');
    expect(shown(data, 'us').clock).toMatchObject({ light: 'day', counts: [{ id: 'turn', value: 3, max: 24 }] });
    expect(
      shown(
        atSea((campaign) => (campaign.turn = 5)),
        'us',
      ).clock.light,
    ).toBe('night');
    expect(shown(data, 'us').tracks).toMatchObject([{ id: 'submarines', value: 24, max: 24 }]);
  });

  test('rule set-04: a surprised Japan is told when its fleet may come, and nobody else is', () => {
    const toldTo = (side: SideId, change: (campaign: Campaign) => void): string[] =>
      remarks(
        atSea((campaign) => {
          campaign.intelligence = 'surprised';
          change(campaign);
        }),
        side,
        `groups ${side}`,
      );
    expect(toldTo('japan', () => {})).toEqual([
      'Japanese ships may come on 8 turns after American ones are found, or from turn 12 if none are by then',
    ]);
    const found = (campaign: Campaign): void => void (campaign.detected = 2);
    expect(toldTo('japan', found)).toEqual([
      'Japanese ships may come on from turn 10, 8 turns after the Americans were first found',
    ]);
    expect(toldTo('us', found)).toEqual([]);
    expect(
      toldTo('japan', (campaign) => {
        found(campaign);
        campaign.turn = 10;
      }),
    ).toEqual([]);
  });

  test('the map: markers face up by their ships, face down by their number, islands by who holds them', () => {
    const data = atSea((campaign) => (at(campaign.markers, 16).seen = true));
    const stacks = (side: SideId | 'referee'): Record<string, string[]> =>
      Object.fromEntries(shown(data, side).map!.stacks.map(({ hex, pieces }) => [hex, pieces.map(inWords)]));
    expect(stacks('japan')).toEqual({
      '0505': ['J1 (Force A)'],
      '1308': ['U2'],
      '1505': ['U1 (TG 58.1)'],
      '1506': ['U3'],
    });
    expect(stacks('us')).toMatchObject({ '0505': ['J1'], '1506': ['U3 (dummy)'] });
    const held = (campaign: Campaign) => shown(campaign, 'us').map!.control;
    expect(held(data)).toEqual([{ nation: 'japan', hexes: ['1308', '1309', '1002', '0612'] }]);
    Object.assign(at(data.islands, SAIPAN), { japan: 0, us: 4 });
    expect(held(data)).toEqual([
      { nation: 'japan', hexes: ['1309', '1002', '0612'] },
      { nation: 'us', hexes: ['1308'] },
    ]);
  });

  test.each([
    ['us', 'japan'],
    ['japan', 'us'],
  ] as const)('nothing of what is hidden appears to %s of %s', (side, enemy) => {
    const data = atSea((campaign) => (campaign.damaged[ship(enemy === 'us' ? 'Hornet' : 'Taiho')] = true));
    const whole = JSON.stringify(shown(data, side));
    for (const number of FLEET[enemy]) expect(whole).not.toContain(`"ship.${at(SHIPS, number).id}"`);
    for (const unit of AIR_OF[enemy]) expect(whole).not.toContain(`"air.${at(AIR, unit).id}"`);
    for (const { name } of HISTORICAL[enemy]) expect(whole).not.toContain(`"group.${name}"`);
    expect(whole).not.toContain(`groups ${enemy}`);
    expect(whole).not.toContain(`decks ${enemy}`);
    const piece = shown(data, side)
      .map!.stacks.flatMap(({ pieces }) => pieces)
      .filter((one) => one.side === enemy);
    // A dummy looks like a group.
    const faces = new Set(piece.map(({ id, face }) => JSON.stringify({ ...face, name: '', mark: '', was: id === '' })));
    expect([...faces].map((face) => JSON.parse(face))).toMatchObject([
      { plate: 'force', states: [{ is: 'concealed' }] },
    ]);
  });

  test('rules bat-04, bat-11: on the board the boxes of a side are one line, and who has surprise is said', () => {
    const data = atSea((campaign) => {
      campaign.battle = {
        hex: grid.mustHex('1005'),
        mover: 'us',
        markers: { japan: 0, us: 16 },
        round: 1,
        quiet: 0,
        surprise: 'japan',
        fighters: [],
      };
    });
    const [board] = shown(data, 'us').displays;
    const line = (side: SideId): string[] =>
      board!.boxes.flatMap(({ of, short }) => (of === `battle line ${side}` && short ? [say(catalogue, short)] : []));
    expect(line('us')).toEqual(['Screened', 'Main', 'Support', 'Screening']);
    expect(line('japan')).toEqual(['Screening', 'Support', 'Main', 'Screened']);
    expect(remarks(data, 'us', 'battle board', 'battle line japan')).toEqual(['good: Has surprise']);
    expect(remarks(data, 'us', 'battle board', 'battle line us')).toEqual([]);
  });

  test('rules gnd-01, gnd-07: where both sides are ashore the odds of an attack are told until the fighting is over', () => {
    const ashore = (quiet: boolean): Campaign =>
      atSea((campaign) => Object.assign(at(campaign.islands, SAIPAN), { us: 16, japan: 7, landed: 2, quiet }));
    expect(remarks(ashore(false), 'us', 'islands', 'saipan')).toEqual([
      'Held by Japan',
      'caution: Fighting',
      'An American attack has odds of 2:1',
      'Last landing on turn 2',
    ]);
    expect(remarks(ashore(true), 'us', 'islands', 'saipan')).toContain('The fighting is over');
    const gauges = shown(ashore(false), 'us').displays.find(({ id }) => id === 'islands')?.boxes[0]?.gauges;
    expect(gauges?.map(({ label, value, max }) => `${say(catalogue, label)}: ${value} of ${max}`)).toEqual([
      'Japanese factors left of the garrison: 7 of 8',
      'American factors ashore, of all that came: 16 of 24',
    ]);
    expect(remarks(atSea(), 'us', 'islands', 'saipan')).toEqual(['Held by Japan']);
  });

  test('rule air-06: while a side is asked what flies, the chart shows how far its aircraft reach, and no others', () => {
    const data = atSea();
    const agenda = [{ procedure: 'air operations', step: 'plan', locals: {} }];
    const reach = (side: SideId, now: typeof agenda) => {
      const state = { agenda: now, open: [], sealed: {}, data, outcome: null };
      const { overlays } = present(observeState(prepared, state, side)).map!;
      return overlays.filter(({ kind }) => kind === 'range');
    };
    expect(reach('us', []).length).toBe(0);
    const [hornet, ...others] = reach('us', agenda);
    expect(others).toEqual([]);
    expect(hornet!.hexes).toContain('1505');
    expect(hornet!.hexes).toHaveLength(19);
    // Taiho and the four fields, none of which the Americans may know of.
    expect(reach('japan', agenda)).toHaveLength(5);
    expect(reach('japan', agenda).every(({ side }) => side === 'japan')).toBe(true);
  });

  test('rule air-17: while they are in the air a side sees its own flights by what they were sent against', () => {
    const data = atSea((campaign) => {
      const unit = (id: string) => AIR.findIndex((each) => each.id === id);
      const sortie = { side: 'us', weapon: 'bomb', low: 0, hex: grid.mustHex('1308') } as const;
      campaign.sorties = [
        { ...sortie, unit: unit('Hornet SB2C'), ship: -1, island: SAIPAN },
        { ...sortie, unit: unit('Hornet TBF'), ship: ship('Taiho'), island: -1, weapon: 'torpedo' },
      ];
    });
    expect(display(data, 'us', 'strikes us')).toEqual({
      'Against the airfield of Saipan': ['Hornet SB2C, radius 2'],
      'Against Taiho in 1308': ['Hornet TBF, radius 2'],
    });
    expect(shown(data, 'japan').displays.map(({ id }) => id)).not.toContain('strikes us');
  });

  test('the referee sees both fleets', () => {
    const ids = shown(atSea(), 'referee').displays.map(({ id }) => id);
    expect(ids).toEqual(['groups japan', 'groups us', 'decks japan', 'decks us', 'islands', 'losses']);
  });
});

describe('what the page needs besides', () => {
  const seen = (data: Campaign, side: SideId, procedure: string, step: string, extra: object = {}) => {
    const state = { agenda: [{ procedure, step, locals: {} }], open: [], sealed: {}, data, outcome: null, ...extra };
    return observeState(prepared, state, side);
  };

  test('set-06: while groups are made up there is a box for every group, and none is for the enemy', () => {
    const data = atSea((campaign) => (campaign.composing = { japan: false, us: true }));
    const boxes = (side: SideId): string[] =>
      present(seen(data, side, 'campaign', 'groups')).displays.flatMap((display) => display.boxes.map(({ id }) => id));
    expect(boxes('us')).toEqual(expect.arrayContaining(['us group 2', 'us group 22']));
    expect(boxes('japan').filter((id) => id.startsWith('us group') || id === 'japan group 10')).toEqual([]);
  });

  test('columns: groups and decks have one each, everything else shares the last', () => {
    const { displays } = shown(atSea(), 'us');
    expect(displays.map(({ id, group }) => [id, group?.id])).toEqual([
      ['groups us', 'groups'],
      ['decks us', 'decks'],
      ['contacts us', undefined],
      ['islands', undefined],
      ['losses', undefined],
    ]);
  });

  test('the displays of the question are in focus, if they are shown', () => {
    const focus = (procedure: string, step: string) => present(seen(atSea(), 'us', procedure, step)).focus;
    expect(focus('movement', 'move')).toEqual(['groups us']);
    expect(focus('air operations', 'plan')).toEqual(['decks us', 'contacts us']);
    expect(focus('air operations', 'land')).toEqual(['decks us']);
    expect(focus('turn', 'replacement')).toEqual(['losses', 'islands']);
    expect(focus('engagement', 'array')).toBeUndefined();
  });

  test('sealed orders are ghosts to their own side alone', () => {
    const sealed = { us: { 'group 2': '1708', 'dummy 1': '1706' }, japan: { 'group 1': '0105' } };
    const ghosts = (side: SideId) => present(seen(atSea(), side, 'turn', 'arrivals', { sealed })).map?.ghosts;
    expect(ghosts('us')).toEqual([
      { piece: 'Bunker Hill', hex: '1708' },
      { piece: 'us dummy 1', hex: '1706' },
    ]);
    expect(ghosts('japan')).toMatchObject([{ hex: '0105' }]);
    const data = atSea((campaign) => (at(campaign.markers, 0).seen = true));
    const strikes = { us: { 'Hornet SB2C': 'Taiho bomb', 'Hornet TBF': 'ferry', 'feint 1': 'Taiho bomb' } };
    const planned = present(seen(data, 'us', 'air operations', 'plan', { sealed: strikes })).map?.ghosts;
    expect(planned?.map(({ piece, hex }) => [piece, hex])).toEqual([
      ['Hornet SB2C', '0505'],
      ['us feint 1', '0505'],
    ]);
    expect(shown(atSea(), 'us').map?.ghosts).toEqual([]);
  });

  test('a counter has its type, its name and what has become of it', () => {
    const data = atSea((campaign) => (campaign.damaged[ship('Hornet')] = true));
    const pieces = shown(data, 'us').displays.flatMap(({ boxes }) => boxes.flatMap((box) => box.pieces));
    const face = (id: string) => pieces.find((piece) => piece.id === id)?.face;
    expect(face('Hornet')).toEqual({
      plate: 'ship',
      symbol: 'fleet carrier',
      name: 'Hornet',
      badge: 'CV',
      states: [{ is: 'damaged' }],
    });
    expect([face('Fanshaw Bay')?.name, face('Desdiv 101')?.name, face('North Carolina')?.name]).toEqual([
      'Fanshaw',
      '101',
      'Carolina',
    ]);
    expect(face('Landing Force North')).toMatchObject({ symbol: 'transport', name: 'North', strength: [12, 12] });
    expect(face('Hornet TBF')).toMatchObject({ plate: 'unit', symbol: 'torpedo bomber', badge: 'T' });
    expect(face('U3 dummy')?.plate).toBe('dummy');
  });
});

describe('cards', () => {
  const lines = (data: Campaign, side: SideId, ref: Ref): string[] => {
    const state = { agenda: [], open: [], sealed: {}, data, outcome: null };
    const card = inspect(marianas, observeState(prepared, state, side), ref);
    return [
      ...(card?.lines ?? []).map(({ label, value }) => `${say(catalogue, label)}: ${say(catalogue, value)}`),
      ...(card?.notes ?? []).map(({ text }) => say(catalogue, text)),
    ];
  };

  test('a marker face down says the same of a group and of a dummy', () => {
    const data = atSea();
    const said = (id: string): string[] =>
      lines(data, 'japan', { piece: id }).filter((line) => !line.startsWith('Hex'));
    expect(said('U1')).toEqual(['Intelligence level: 0 of 1', 'concealed', 'Face down. It may be a group or a dummy.']);
    expect(said('U3')).toEqual(said('U1'));
    expect(lines(data, 'us', { piece: 'U3' })).toContain('A dummy. The enemy sees a marker like any other.');
    expect(lines(data, 'us', { piece: 'U1' })).toEqual(
      expect.arrayContaining(['Ships: Hornet and Idaho', 'Counts as ships: 2', 'Speed: 1 hex']),
    );
  });

  test('ships, air units, bases, islands and hexes', () => {
    const data = atSea();
    expect(lines(data, 'us', { piece: 'Hornet' })).toEqual(
      expect.arrayContaining([
        'Type: fleet carrier',
        'Group: U1',
        'Armor class: CA',
        'Speed: 2 hexes',
        'CAP: 1 in six',
      ]),
    );
    expect(lines(data, 'us', { piece: 'Hornet TBF' })).toEqual(
      expect.arrayContaining(['Radius: 2 hexes', 'Carries: torpedoes and bombs', 'Base: Hornet']),
    );
    expect(lines(data, 'us', { box: 'Hornet deck' })).toContain('Air units based here: 2');
    expect(lines(data, 'us', { box: 'saipan' })).toEqual(
      expect.arrayContaining(['Japanese factors: 8', 'Airfield: Working']),
    );
    expect(lines(data, 'us', { hex: '1505' })).toEqual(['American markers: 1']);
    expect(lines(data, 'japan', { box: 'Hornet deck' })).toEqual([]);
    expect(lines(data, 'japan', { piece: 'Hornet' })).toEqual([]);
  });

  test('what is left of a carrier’s patrol only its owner is told', () => {
    const data = atSea((campaign) => {
      at(campaign.markers, 16).seen = true;
      campaign.sightedTurn[ship('Hornet')] = 3;
      campaign.sightedHex[ship('Hornet')] = grid.mustHex('1505');
    });
    const told = lines(data, 'japan', { piece: 'Hornet' });
    expect(told).toContain('Armor class: CA');
    expect(told.filter((line) => line.startsWith('CAP'))).toEqual([]);
  });
});
