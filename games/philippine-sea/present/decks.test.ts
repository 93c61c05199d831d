import { describe, expect, test } from 'vitest';
import { LANDED, READY, SERVICING } from '../data/state.ts';
import { ship, spot } from '../rules/decks.testing.ts';
import { groupDisplays } from './decks.ts';
import { boxOf, gaugesOf, notesOf, piecesOf, seen, spoken } from './present.testing.ts';

const group = (change: Parameters<typeof seen>[0] = () => {}) => groupDisplays(seen(change))[0]!;

describe('task groups', () => {
  test('rules 6.22, 6.29: ready and landed aircraft fill one flight deck, and all together the ship', () => {
    const display = group((battle) =>
      spot(battle, 'Hornet', {
        'Hornet F6F 1': READY,
        'Hornet F6F 2': LANDED,
        'Hornet SB2C 1': SERVICING,
      }),
    );
    const hornet = boxOf(display, 'Hornet');
    expect(gaugesOf(hornet)).toEqual(['Deck 2/3', 'Aboard 7/8']);
    expect(hornet.gauges?.[0]?.counts).toEqual(['Hornet', 'Hornet landed', 'Hornet ready']);
    expect(boxOf(display, 'Hornet servicing').limit).toBe(2);
    expect(boxOf(display, 'Hornet ready')).toMatchObject({ of: 'Hornet' });
    expect(piecesOf(boxOf(display, 'Hornet landed'))).toEqual(['F6F 2']);
    expect(spoken(display)).toMatch(/^TG 58\.1 in 1109, flak \d+$/);
  });

  test('rules 12.11, 12.12, 12.34: a hit carrier says what ails her, and her limits are those that are left', () => {
    const display = group((battle) => {
      battle.hits[ship('Hornet')] = 4;
      battle.deckDown[ship('Yorktown')] = 1;
      battle.fires[ship('Bataan')] = [2];
    });
    const hornet = boxOf(display, 'Hornet');
    expect(gaugesOf(hornet).at(-1)).toBe('Hits 4/8!');
    expect(notesOf(hornet)).toEqual(['caution: Heavily damaged']);
    expect(hornet.gauges?.[0]?.max).toBeLessThan(boxOf(display, 'Yorktown').gauges?.[0]?.max ?? 0);
    expect(notesOf(boxOf(display, 'Yorktown'))).toEqual(['caution: The flight deck of Yorktown is out of action.']);
    expect(notesOf(boxOf(display, 'Bataan'))).toEqual(['caution: Fire aboard, level 2: no flight operations']);
  });

  test('rules 6.28, 8.282: who has launched lands none in this phase, and the other way round', () => {
    const display = group((battle) => {
      battle.launched[ship('Hornet')] = 1;
      battle.landedNow[ship('Yorktown')] = 1;
    });
    expect(notesOf(boxOf(display, 'Hornet'))).toEqual(['Has launched: can’t land this phase']);
    expect(notesOf(boxOf(display, 'Yorktown'))).toEqual(['Has landed: can’t launch this phase']);
  });

  test('rule 6.21: ready and landed aircraft stand on the deck, the others below; only ready ones can fly', () => {
    const display = group((battle) =>
      spot(battle, 'Hornet', {
        'Hornet F6F 1': LANDED,
        'Hornet F6F 2': READY,
        'Hornet SB2C 1': SERVICING,
      }),
    );
    const parts = display.boxes.filter(({ of }) => of === 'Hornet');
    expect(parts.map(({ id, tier }) => [id, tier])).toEqual([
      ['Hornet landed', 'upper'],
      ['Hornet ready', 'upper'],
      ['Hornet servicing', 'lower'],
      ['Hornet hangar', 'lower'],
    ]);
    expect(parts.map(({ pieces }) => pieces[0]?.face.tone)).toEqual(['spent', undefined, 'soft', 'soft']);
  });

  test('a carrier may be left to the staff, her screen may not', () => {
    const delegable = group().boxes.filter((box) => box.delegable === true);
    expect(delegable.map(({ id }) => id)).toEqual(['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan']);
  });
});
