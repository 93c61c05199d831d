import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { GUAM_CHIT, LOST_AWAY, type Raid, SHIP_SUNK } from '../data/state.ts';
import { hex, unit } from '../rules/decks.testing.ts';
import { fly } from '../rules/raids.testing.ts';
import { place } from '../rules/testing.ts';
import { guam, losses, submarines } from './losses.ts';
import { raidPiece } from './pieces.ts';
import { boxOf, gaugesOf, notesOf, piecesOf, seen, spoken } from './present.testing.ts';

describe('Guam, submarines and losses', () => {
  test('rules 11.2, 11.29: points of Guam that are in no box are available at all ranges', () => {
    const [display] = guam(
      seen((battle) => {
        battle.cup = [GUAM_CHIT];
        battle.guam = { value: 9, turnaround: [0, 2, 0, 0, 1], lost: 1 };
      }),
    );
    const all = boxOf(display!, 'guam all');
    expect(spoken(all)).toBe('Available at all ranges');
    expect(piecesOf(all)).toEqual(['5 points']);
    expect(gaugesOf(display!)).toEqual(['Air value 8/9']);
  });

  test('rules 14.15, 14.171: a submarine says whom it shadows and how long it must stay down', () => {
    const [display] = submarines(
      seen((battle) => {
        const force = place(battle, '1120');
        battle.subs[0] = { hex: hex('1120'), pin: 2, shadows: force.id, sunk: false };
        battle.subs[1] = { hex: hex('1120'), pin: 0, shadows: -1, sunk: true };
      }),
    );
    expect(spoken(boxOf(display!, 'box sub 0'))).toBe('Cavalla in 1120');
    expect(notesOf(boxOf(display!, 'box sub 0'))).toEqual(['caution: Pinned 2 turns', 'good: Shadowing Force A']);
    expect(notesOf(boxOf(display!, 'box sub 1'))).toEqual(['caution: Sunk']);
  });

  test('rule 15.1: the score stands among the levels of victory, and each loss says what it counts', () => {
    const display = losses(
      seen((battle) => {
        for (const id of [
          'Hornet F6F 1',
          'Hornet F6F 2',
          'Hornet F6F 3',
          'Hornet SB2C 1',
          'Hornet SB2C 2',
          'Hornet SB2C 3',
        ])
          battle.units[unit(id)] = LOST_AWAY;
      }),
    );
    const away = boxOf(display, 'lost away');
    expect(away.pieces).toHaveLength(6);
    expect(notesOf(away)[0]).toMatch(/^Counts -\d+$/);
    expect(notesOf(boxOf(display, 'sunk'))).toEqual([]);
    expect(display.gauges?.[0]?.marks?.length).toBeGreaterThan(2);
    expect(display.gauges?.[0]?.value).toBeLessThan(0);
  });

  test('a ship that was sunk is marked sunk, whatever her hits', () => {
    const zuikaku = JAPANESE_SHIPS.findIndex(({ name }) => name === 'Zuikaku');
    const display = losses(
      seen((battle) => {
        battle.japanese[zuikaku] = SHIP_SUNK;
      }),
    );
    expect(
      boxOf(display, 'japanese sunk').pieces.map(({ id, face }) => [id, face.states?.map(({ is }) => is)]),
    ).toEqual([[`japanese ${zuikaku}`, ['sunk']]]);
    expect(spoken(boxOf(display, 'lost away'))).toBe('Aircraft lost away from the fleet');
  });

  test.each([
    [1, 1, '1 point, a fighter'],
    [1, 0, '1 point, an attack plane'],
    [5, 1, '5 points, 1 of them a fighter'],
    [5, 2, '5 points, 2 of them fighters'],
    [1, -1, '1 point'],
  ])('rule 10.13: a raid of %i points with %i fighters is told in numbers that agree', (points, fighters, told) => {
    const raid: Raid[] = [];
    const { state } = seen((battle) => void raid.push(fly(battle, { points, fighters })));
    const { label } = raidPiece(state, raid[0]!);
    expect(spoken({ title: label }).replace(/^Raid [^,]*, /, '')).toBe(told);
  });
});
