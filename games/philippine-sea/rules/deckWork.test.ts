import { ask, fast, refusalOf, sampleAnswer, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { type Battle, type DeckBox, LANDED, READY, SERVICING } from '../data/state.ts';
import { deckOperations } from './airOperations.ts';
import { groupsWithDeckWork } from './deckWork.ts';
import { ship, spot, whereIs } from './decks.testing.ts';
import { AFTER, data, now, order, pieces, playing, refused, spoken, type Table, told } from './testing.ts';

/** TG 58.4 with nothing to launch: Essex as given, all of Langley and Cowpens below and in action only if asked. */
function work(essex: Readonly<Record<string, DeckBox>>, change: (battle: Battle) => void = () => undefined): Table {
  return playing(deckOperations, { group: 3, outs: [] }, [], {
    change: (battle) => {
      battle.rules.launches = [];
      spot(battle, 'Essex', essex);
      for (const light of ['Langley', 'Cowpens']) battle.fires[ship(light)] = [1];
      change(battle);
    },
  });
}
const light = (langley: Readonly<Record<string, DeckBox>>): Table =>
  work({}, (battle) => {
    battle.fires[ship('Essex')] = [1];
    battle.fires[ship('Langley')] = [];
    spot(battle, 'Langley', langley);
  });
const at = (match: Table, ...ids: string[]): string[] => ids.map((id) => whereIs(data(match), id));
const rule = (match: Table, answer: Record<string, string>): string | undefined => refused(match, answer)?.rule;

describe('raising', () => {
  test('rules 6.21, 6.25: from servicing to ready, as far as the flight deck has room', () => {
    const match = work({ 'Essex F6F 1': READY, 'Essex SB2C 1': SERVICING, 'Essex SB2C 2': SERVICING });
    expect(now(match)).toBe('deck operations: raise');
    expect(Object.keys(pieces(match)).sort()).toEqual(['Essex SB2C 1', 'Essex SB2C 2']);
    order(match, { 'Essex SB2C 1': 'Essex ready', 'Essex SB2C 2': 'Essex ready' });
    expect(at(match, 'Essex SB2C 1', 'Essex SB2C 2')).toEqual(['Essex ready', 'Essex ready']);
    expect(told(match)).toContain('Essex raises Essex SB2C 1 to the flight deck.');
    const tight = work({
      'Essex F6F 1': READY,
      'Essex F6F 2': READY,
      'Essex SB2C 1': SERVICING,
      'Essex SB2C 2': SERVICING,
    });
    expect(refused(tight, { 'Essex SB2C 1': 'Essex ready', 'Essex SB2C 2': 'Essex ready' })).not.toBeNull();
    const full = work({ 'Essex F6F 1': READY, 'Essex F6F 2': READY, 'Essex F6F 3': READY, 'Essex SB2C 1': SERVICING });
    expect(pieces(full)['Essex SB2C 1']).toEqual(['Essex hangar']);
  });

  test('rules 6.22, 6.25: landed aircraft take room on the flight deck', () => {
    const match = work({
      'Essex F6F 1': LANDED,
      'Essex F6F 2': LANDED,
      'Essex SB2C 1': SERVICING,
      'Essex SB2C 2': SERVICING,
    });
    expect(rule(match, { 'Essex SB2C 1': 'Essex ready', 'Essex SB2C 2': 'Essex ready' })).toBe('6.25');
    order(match, { 'Essex SB2C 1': 'Essex ready' });
    expect(at(match, 'Essex SB2C 1')).toEqual(['Essex ready']);
    const one = light({ 'Langley F6F 1': READY, 'Langley F6F 2': SERVICING });
    expect(pieces(one)['Langley F6F 2']).toEqual(['Langley hangar']);
  });

  test('rule 6.291: landed aircraft, never ready ones, may go over the side at once; they are lost at the fleet', () => {
    const match = work({
      'Essex F6F 1': LANDED,
      'Essex F6F 2': LANDED,
      'Essex F6F 3': READY,
      'Essex SB2C 1': SERVICING,
    });
    expect(pieces(match)).not.toHaveProperty('Essex F6F 3');
    expect(pieces(match)['Essex F6F 1']).toEqual(['overboard']);
    expect(rule(match, { 'Essex SB2C 1': 'Essex ready' })).toBe('6.25');
    order(match, { 'Essex F6F 1': 'overboard', 'Essex SB2C 1': 'Essex ready' });
    expect(at(match, 'Essex F6F 1', 'Essex SB2C 1')).toEqual(['lost at fleet', 'Essex ready']);
    expect(told(match)).toContain('Essex pushes Essex F6F 1 over the side.');
  });
  test('rule 6.291: from decks too that burn, are out of action or blocked, and nothing else is done there', () => {
    for (const close of [
      (battle: Battle) => void (battle.fires[ship('Essex')] = [1]),
      (battle: Battle) => void (battle.deckDown[ship('Essex')] = 1),
      (battle: Battle) => void (battle.crashed[ship('Essex')] = true),
    ]) {
      const match = work({ 'Essex F6F 1': LANDED, 'Essex F6F 2': READY, 'Essex SB2C 1': SERVICING }, close);
      expect(pieces(match)).toEqual({ 'Essex F6F 1': ['overboard'] });
      expect(groupsWithDeckWork({ state: data(match), look: () => 1 as never })).not.toBe(0);
      order(match, { 'Essex F6F 1': 'overboard' });
      expect(at(match, 'Essex F6F 1')).toEqual(['lost at fleet']);
    }
  });
});

describe('servicing and lowering', () => {
  test('rule 6.26: from the hangar into servicing, two on a CV and one on a CVL', () => {
    const match = work({});
    expect(now(match)).toBe('deck operations: lower');
    expect(Object.keys(pieces(match))).toHaveLength(8);
    expect(
      refused(match, {
        'Essex F6F 1': 'Essex servicing',
        'Essex F6F 2': 'Essex servicing',
        'Essex F6F 3': 'Essex servicing',
      }),
    ).not.toBeNull();
    order(match, { 'Essex F6F 1': 'Essex servicing', 'Essex F6F 2': 'Essex servicing' });
    expect(at(match, 'Essex F6F 1', 'Essex F6F 2')).toEqual(['Essex servicing', 'Essex servicing']);
    const one = light({});
    expect(refused(one, { 'Langley F6F 1': 'Langley servicing', 'Langley F6F 2': 'Langley servicing' })).not.toBeNull();
    order(one, { 'Langley F6F 1': 'Langley servicing' });
    expect(now(one)).toBe(AFTER);
  });

  test('rules 6.22, 6.26: servicing never holds more than its limit; what was raised before has made room', () => {
    const match = work({ 'Essex SB2C 1': SERVICING, 'Essex SB2C 2': SERVICING });
    order(match, { 'Essex SB2C 1': 'Essex ready' });
    expect(refused(match, { 'Essex F6F 1': 'Essex servicing', 'Essex F6F 2': 'Essex servicing' })).not.toBeNull();
    order(match, { 'Essex F6F 1': 'Essex servicing' });
    expect(at(match, 'Essex SB2C 1', 'Essex SB2C 2', 'Essex F6F 1')).toEqual([
      'Essex ready',
      'Essex servicing',
      'Essex servicing',
    ]);
    const full = work({ 'Essex SB2C 1': SERVICING, 'Essex SB2C 2': SERVICING });
    order(full, {});
    expect(now(full)).toBe(AFTER);
  });

  test('rule 6.26: units that leave servicing for the hangar count against the same limit', () => {
    const match = work({ 'Essex SB2C 1': SERVICING, 'Essex SB2C 2': SERVICING });
    order(match, { 'Essex SB2C 1': 'Essex hangar', 'Essex SB2C 2': 'Essex ready' });
    expect(at(match, 'Essex SB2C 1')).toEqual(['Essex hangar']);
    expect(rule(match, { 'Essex F6F 1': 'Essex servicing', 'Essex F6F 2': 'Essex servicing' })).toBe('6.26');
    order(match, { 'Essex F6F 1': 'Essex servicing' });
    const both = work({ 'Essex SB2C 1': SERVICING, 'Essex SB2C 2': SERVICING });
    order(both, { 'Essex SB2C 1': 'Essex hangar', 'Essex SB2C 2': 'Essex hangar' });
    expect(rule(both, { 'Essex F6F 1': 'Essex servicing' })).toBe('6.26');
    order(both, {});
    expect(now(both)).toBe(AFTER);
  });

  test('rule 6.27: landed aircraft go to the hangar, ready ones to servicing, and together no more than the limit', () => {
    const match = work({ 'Essex F6F 1': LANDED, 'Essex F6F 2': LANDED, 'Essex F6F 3': READY });
    order(match, {});
    expect(pieces(match)['Essex F6F 1']).toEqual(['Essex hangar']);
    expect(pieces(match)['Essex F6F 3']).toEqual(['Essex servicing']);
    expect(spoken(match).boxes).toContain('servicing on Essex');
    expect(
      rule(match, { 'Essex F6F 1': 'Essex hangar', 'Essex F6F 2': 'Essex hangar', 'Essex F6F 3': 'Essex servicing' }),
    ).toBe('6.27');
    order(match, { 'Essex F6F 1': 'Essex hangar', 'Essex F6F 3': 'Essex servicing' });
    expect(at(match, 'Essex F6F 1', 'Essex F6F 2', 'Essex F6F 3')).toEqual([
      'Essex hangar',
      'Essex landed',
      'Essex servicing',
    ]);
  });

  test('rule 6.23: in this order: what is raised has no room from what is lowered after it', () => {
    const match = work({ 'Essex F6F 1': READY, 'Essex F6F 2': READY, 'Essex F6F 3': READY, 'Essex SB2C 1': SERVICING });
    expect(refused(match, { 'Essex SB2C 1': 'Essex ready' })).not.toBeNull();
    order(match, {});
    order(match, { 'Essex F6F 1': 'Essex servicing' });
    expect([at(match, 'Essex F6F 1'), now(match)]).toEqual([['Essex servicing'], AFTER]);
  });

  test('rules 12.12, 12.34: a deck out of action and a ship on fire handle nothing', () => {
    const match = work({ 'Essex SB2C 1': SERVICING, 'Essex F6F 1': READY }, (battle) => {
      battle.deckDown[ship('Essex')] = 1;
    });
    expect(now(match)).toBe(AFTER);
    const some = work({ 'Essex SB2C 1': SERVICING });
    expect(whyNot(some, 'us', { piece: 'Langley F6F 1' })?.rule).toBe('12.34');
    expect(whyNot(some, 'us', { piece: 'Hornet F6F 1' })?.reason.key).toBe('why other group');
  });

  test('rule 4.16: where a scenario has no servicing, aircraft only go below', () => {
    const match = work(
      { 'Essex F6F 1': LANDED, 'Essex F6F 2': READY, 'Essex SB2C 1': SERVICING },
      (battle) => void (battle.rules.servicing = false),
    );
    expect(Object.keys(pieces(match))).toEqual(['Essex F6F 1']);
    order(match, {});
    expect(pieces(match)).toEqual({ 'Essex F6F 1': ['Essex hangar'] });
    order(match, { 'Essex F6F 1': 'Essex hangar' });
    expect(now(match)).toBe(AFTER);
  });

  test('rules 6.25, 6.26, 6.27: most orders drawn at random are right', () => {
    const match = work(
      { 'Essex F6F 1': READY, 'Essex F6F 2': LANDED, 'Essex SB2C 1': SERVICING },
      (battle) => (battle.fires = battle.fires.map(() => [])),
    );
    const dice = fast('decks');
    for (let i = 0; i < 20; i++) expect(refusalOf(ask(match, 'us')!, sampleAnswer(ask(match, 'us')!, dice))).toBeNull();
    order(match, {});
    for (let i = 0; i < 20; i++) expect(refusalOf(ask(match, 'us')!, sampleAnswer(ask(match, 'us')!, dice))).toBeNull();
  });
});
