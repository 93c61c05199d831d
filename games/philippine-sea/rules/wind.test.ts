import { describe, expect, test } from 'vitest';
import { type Wind, WINDS } from '../data/advanced.ts';
import { grid } from '../data/map.ts';
import { leeward, windMark, windward } from './wind.ts';

const at = grid.mustHex;
const labels = (hexes: readonly number[]): string[] => hexes.map(grid.label);

describe('wind', () => {
  test('three hexes lie to leeward and three to windward, whatever the wind', () => {
    for (const wind of WINDS) {
      const around = [...leeward(at('1013'), wind), ...windward(at('1013'), wind)];
      expect(labels(around).sort()).toEqual(['0912', '0913', '1012', '1014', '1112', '1113']);
    }
  });

  test.each<[Wind, string[]]>([
    ['E->W', ['0913', '1014', '1113']],
    ['SE->NW', ['0912', '0913', '1014']],
    ['NE->SW', ['1014', '1112', '1113']],
    ['NW->SE', ['1012', '1112', '1113']],
    ['W->E', ['0912', '1012', '1112']],
    ['SW->NE', ['0912', '0913', '1012']],
  ])('with the wind %s', (wind, hexes) => {
    expect(labels(leeward(at('1013'), wind))).toEqual(hexes);
  });

  test('at the edge of the map there are fewer', () => {
    expect(labels(windward(at('0101'), 'E->W'))).toEqual(['0201']);
  });

  test('a group is marked by where it has moved', () => {
    expect(windMark(at('1013'), at('1014'), 'E->W')).toBe('leeward');
    expect(windMark(at('1013'), at('1013'), 'E->W')).toBe('station keeping');
    expect(windMark(at('1013'), at('1012'), 'E->W')).toBe('none');
  });
});
