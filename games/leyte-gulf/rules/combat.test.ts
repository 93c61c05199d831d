import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { submarines } from '../family.ts';
import { activation } from './activation.ts';
import { FIELD, hex, marker, order, playingAll, put, questionTo, type Table, unit } from './surface.testing.ts';
import { question, turnFrom, put as station } from './standing.testing.ts';

describe('three ways of fighting', () => {
  /** Essex and Iowa are activated next to Yamato, with a sonar marker in the hex between others. */
  const acting = (): Table =>
    playingAll(activation, { entry: marker('TF 1') }, [], (data) => {
      data.active = marker('TF 1');
      put(data, 'TF 1', '3027', 'Essex', 'Iowa', 'DES RN 52');
      put(data, 'Force 1', FIELD, 'Yamato', 'Nagato');
      data.airAt[unit('VB-15')] = 'ready';
      data.subs = [{ side: 'japan', hex: hex('3028'), is: 'real' }];
    });

  test('rule 8.0: aircraft strike by one procedure, ships meet by another, submarines attack by a third', () => {
    const strike = acting();
    order(strike, 'us', 'strike');
    order(strike, 'us', {});
    order(strike, 'us', { 'VB-15': 'Force 1' });
    expect(questionTo(strike, 'japan')).toBe('raid: lay out');
    const ships = acting();
    order(ships, 'us', 'move');
    // It finds Yamato, who loses sight of it, so that it may still slip away.
    order(ships, 'us', [hex(FIELD)], 3, 1);
    expect(questionTo(ships, 'us')).toBe('surface battle: engage');
    const lurking = acting();
    order(lurking, 'us', 'move');
    order(lurking, 'us', [hex('3028')]);
    expect(questionTo(lurking, 'japan')).toBe('submarine contact: attempt');
    expect(submarines.contact.name).toBe('submarine contact');
  });
});

describe('units of a kind', () => {
  test('rule 11.0: Kamikazes are Japanese, and the US is asked where its PT boats lie', () => {
    expect(fleet.chits.flatMap(({ name, side }) => (name === 'Kamikazes' ? [side] : []))).toEqual([
      'japan',
      'japan',
      'japan',
    ]);
    expect(question(turnFrom('boats', (data) => void station(data, 'TF 1', '3028', 'Denver')))).toBe('us, turn: boats');
  });
});
