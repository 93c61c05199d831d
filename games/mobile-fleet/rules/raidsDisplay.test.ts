import { contactOn, DISPLAY_NAMES, DISPLAY_NEIGHBORS, DISPLAY_BOXES, NONE } from '@point-option/chit-pull';
import { ask, promptFor, placingOdds, sampleAnswer, scripted, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { ARM } from '../data/arms.ts';
import { REPORTED } from '../data/fleet.ts';
import { airOf, americanStrike, asked, JAPAN_GROUP, JAPAN_HEX, japaneseStrike, layOut, onto } from './raids.testing.ts';
import { boxesIn, dataOf, heard, hex, join, marker, order, pieces, place, refused, see, ship } from './testing.ts';

/** The boxes next to one, by their names. */
const next = (name: string): string[] =>
  (DISPLAY_NEIGHBORS[DISPLAY_NAMES.indexOf(name)] ?? []).map((box) => DISPLAY_NAMES[box] ?? '');

describe('the display', () => {
  it('has a box in the middle, six around it, and twelve around these', () => {
    expect(DISPLAY_BOXES).toBe(19);
    expect(next('C')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6']);
    expect(next('A1')).toEqual(['C', 'A2', 'A6', 'B1', 'B2', 'B12']);
    expect(next('A2')).toEqual(['C', 'A1', 'A3', 'B2', 'B3', 'B4']);
    expect(next('B1')).toEqual(['A1', 'B2', 'B12']);
    expect(next('B2')).toEqual(['A1', 'A2', 'B1', 'B3']);
    for (const [box, near] of DISPLAY_NEIGHBORS.entries())
      for (const other of near) expect(DISPLAY_NEIGHBORS[other]).toContain(box);
  });
});

describe('laying ships out', () => {
  const ships = ['Taiho', 'Shokaku', 'Myoko', 'DIV 61'];

  it('rule 8.3a: the defender puts every ship of the group on the display as it likes', () => {
    const match = americanStrike(['VB-2'], { japan: ships });
    expect(asked(match, 'japan')).toBe('raid: lay out');
    expect(Object.keys(pieces(match, 'japan'))).toEqual(ships);
    expect(refused(match, 'japan', { Taiho: 'sea 0', Shokaku: 'sea 1', Myoko: 'sea 2' })).not.toBeNull();
    order(match, 'japan', { Taiho: 'sea 18', Shokaku: 'sea 4', Myoko: 'sea 9', 'DIV 61': 'sea 0' });
    const { boxes } = dataOf(match).raid!;
    expect([boxes[18], boxes[4], boxes[9], boxes[0]]).toEqual(ships.map(ship));
    expect(boxes.filter((at) => at !== NONE)).toHaveLength(4);
  });

  it('rule 8.3a: a single ship needs no layout', () => {
    const match = americanStrike(['VB-2'], { japan: ['Taiho'] });
    expect(asked(match, 'us')).toBe('raid: place');
  });

  it('rule 8.3a: two ships do', () => {
    const match = americanStrike(['VB-2'], { japan: ['Taiho', 'Myoko'] });
    expect(asked(match, 'japan')).toBe('raid: lay out');
  });

  it('rule 8.3b: no two ships share a box', () => {
    const match = americanStrike(['VB-2'], { japan: ships });
    const doubled = { Taiho: 'sea 0', Shokaku: 'sea 0', Myoko: 'sea 2', 'DIV 61': 'sea 3' };
    expect(refused(match, 'japan', doubled)?.reason.key).toBe('kernel.too many in box');
  });

  it('rule 8.3c: of a force, one group is picked at random', () => {
    const scene = {
      change: (data: ReturnType<typeof dataOf>) => {
        join(data, 'Force A', 'Mobile Fleet');
        join(data, 'Force B', 'Mobile Fleet');
        place(data, 'Mobile Fleet', JAPAN_HEX);
        see(data, 'Mobile Fleet', ARM.carrier);
      },
    };
    const match = americanStrike(['VB-2'], scene, 2);
    expect(Object.keys(pieces(match, 'japan'))).toContain('Junyo');
    expect(heard(match, 'us')).toContain('group attacked');
  });

  it('rule 8.3d: the attacker sees the ships, and knows the group', () => {
    const match = americanStrike(['VB-2'], { japan: ships });
    expect(contactOn(dataOf(match), 'us', marker(JAPAN_GROUP))).toBeUndefined();
    layOut(match, 'japan', ...ships);
    expect(contactOn(dataOf(match), 'us', marker(JAPAN_GROUP))).toEqual({
      marker: marker(JAPAN_GROUP),
      hex: hex(JAPAN_HEX),
      turn: 2,
      source: 'raid',
      told: 'types',
      total: 4,
      counts: REPORTED.map((type) => ({ CV: 2, CA: 1, DD: 1 })[type as string] ?? 0),
      within: 0,
      reports: 1,
    });
    expect(contactOn(dataOf(match), 'japan', marker(JAPAN_GROUP))).toBeUndefined();
  });

  it.each([
    ['types', -1, -1],
    ['types', 1, 1],
    ['count', 0, -1],
  ] as const)('rule 8.3d: of a force it knows the rest only from reports: %s within %i', (told, within, known) => {
    const match = americanStrike(['VB-2'], {
      japan: ships,
      change: (data) => {
        join(data, 'Force A', 'Mobile Fleet');
        place(data, 'Mobile Fleet', JAPAN_HEX);
        see(data, 'Mobile Fleet', ARM.carrier);
        data.contacts.us.push({
          marker: marker('Mobile Fleet'),
          hex: hex(JAPAN_HEX),
          turn: 2,
          source: 'carrier search',
          told,
          total: 9,
          counts: [1, 3, 2, 2, 0, 1],
          within,
          reports: 1,
        });
      },
    });
    layOut(match, 'japan', ...ships);
    const contact = contactOn(dataOf(match), 'us', marker('Mobile Fleet'));
    expect(contact).toMatchObject({ counts: [2, 3, 2, 2, 0, 1], total: 10, within: known, source: 'raid' });
  });

  it('the usual layout has carriers in the middle and destroyers outside', () => {
    const match = americanStrike(['VB-2'], { japan: ['DIV 61', 'Myoko', 'Shokaku', 'Taiho'] });
    const prompt = ask(match, 'japan');
    expect(prompt?.example?.()).toEqual({ Taiho: 'sea 0', Shokaku: 'sea 1', Myoko: 'sea 2', 'DIV 61': 'sea 3' });
    expect(sampleAnswer(prompt!, scripted([1, 1, 1, 1]))).toBeTruthy();
  });
});

describe('placing aircraft', () => {
  const raid = (units: string[]) => {
    const match = americanStrike(units, { japan: ['Taiho', 'Myoko'] });
    layOut(match, 'japan', 'Taiho', 'Myoko');
    return match;
  };

  it('rule 8.4a: every unit goes onto a box with a ship', () => {
    const match = raid(['VB-2', 'VT-2']);
    expect(boxesIn(match, 'us').map(({ touches }) => touches)).toEqual([
      [{ box: 'sea 0' }, { piece: 'Taiho' }],
      [{ box: 'sea 1' }, { piece: 'Myoko' }],
    ]);
    expect(pieces(match, 'us')).toEqual({ 'VB-2': ['sea 0', 'sea 1'], 'VT-2': ['sea 0', 'sea 1'] });
    expect(refused(match, 'us', { 'VB-2': 'sea 0' })?.reason.key).toBe('kernel.left out');
    expect(refused(match, 'us', { 'VB-2': 'sea 0', 'VT-2': 'sea 2' })).not.toBeNull();
  });

  it('rule 8.4b: any number may share a box', () => {
    const match = raid(['VB-2', 'VT-2', 'VF-2/1', 'VF-2/2']);
    order(match, 'us', { ...onto('sea 0', ['VB-2', 'VT-2']), ...onto('suppress 0', ['VF-2/1', 'VF-2/2']) });
    expect(dataOf(match).raid?.flights.map(({ box }) => box)).toEqual([0, 0, 0, 0]);
  });

  it('rule 8.4c: a raid of fighters alone turns home', () => {
    const match = americanStrike(['VF-2/1', 'VF-2/2'], { japan: ['Taiho', 'Myoko'] });
    expect(heard(match)).toContain('raid spent');
    expect(asked(match, 'us')).toBe('strike: plan');
    expect(airOf(match, 'VF-2/1').at).toBe('flown');
  });

  it('rule 8.5.1a: fighters strafe, and fighter-bombers strafe or bomb', () => {
    const match = japaneseStrike(['Zuikaku F', 'Zuikaku FB', 'Zuikaku DB'], { japan: ['Zuikaku'] });
    expect(pieces(match, 'japan')).toEqual({
      'Zuikaku F': ['suppress 0'],
      'Zuikaku FB': ['sea 0', 'suppress 0'],
      'Zuikaku DB': ['sea 0'],
    });
  });

  it('rule 8.5.1c: bombers do not strafe, and fighters do not bomb', () => {
    const match = raid(['VB-2', 'VF-2/1']);
    expect(refused(match, 'us', { 'VB-2': 'suppress 0', 'VF-2/1': 'suppress 0' })?.reason).toEqual({
      key: 'why bombers bomb',
      values: { unit: 'VB-2', kind: 'DB' },
    });
    expect(refused(match, 'us', { 'VB-2': 'sea 0', 'VF-2/1': 'sea 0' })?.reason.key).toBe('why fighters strafe');
  });

  it('chances are told before flak, with what the target is', () => {
    const match = americanStrike(['VB-2'], { japan: ['Taiho', 'DIV 61'] });
    layOut(match, 'japan', 'Taiho', 'DIV 61');
    const mean = (box: string) => {
      const odds = placingOdds(match, 'us', 'VB-2', box);
      return odds?.outcomes.reduce((sum, { value = 0, ways }) => sum + value * ways, 0);
    };
    expect([mean('sea 0'), mean('sea 1')]).toEqual([12, 6]);
    expect(promptFor(match, 'us')?.kind).toBe('arrange');
  });

  it('says why a unit that fought the CAP cannot be placed', () => {
    const match = americanStrike(['VF-2/1', 'VB-2'], { cap: ['Taiho F'] }, 1, 1);
    expect(whyNot(match, 'us', { piece: 'VF-2/1' })?.reason.key).toBe('why engaged');
  });
});
