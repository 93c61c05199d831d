import { describe, expect, test } from 'vitest';
import { AIR_NUMBER, islandBase } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { type Campaign, LOST, setup } from '../data/state.ts';
import { canLaunch, launchBar, whyGrounded } from './launch.ts';
import { place } from './testing.ts';

const hornet = AIR_NUMBER.get('Hornet TBF')!;
const betty = AIR_NUMBER.get('Betty 1')!;
const yorktown = AIR_NUMBER.get('Yorktown TBF')!;

function atSea(change: (data: Campaign) => void = () => undefined): Campaign {
  const data = setup('historical', { turns: 24 });
  data.turn = 1;
  place(data, 'U1', '1205', 'Hornet');
  change(data);
  return data;
}
const why = (data: Campaign, unit = hornet): string | undefined => whyGrounded(data, unit)?.reason.key;

describe('taking off', () => {
  test('rule air-01: never at night, and not from a group that recombined this turn', () => {
    expect(canLaunch(atSea(), hornet)).toBe(true);
    expect(why(atSea((data) => void (data.turn = 5)))).toBe('why night');
    expect(
      why(
        atSea((data) => void (data.turn = 5)),
        betty,
      ),
    ).toBe('why night');
    expect(why(atSea((data) => void (data.markers[16]!.regrouped = 1)))).toBe('why regrouped');
    const later = atSea((data) => {
      data.markers[16]!.regrouped = 1;
      data.turn = 2;
    });
    expect(canLaunch(later, hornet)).toBe(true);
  });

  test('rule air-09: not after a last hex to the south, south-west or north-west', () => {
    const allowed = grid.directions.filter((name) => launchBar(grid.direction(name), true, false, false) === null);
    expect([...allowed].sort()).toEqual(['N', 'NE', 'SE']);
    expect(launchBar(-1, true, false, false)).toBeNull();
    expect(why(atSea((data) => void (data.markers[16]!.heading = grid.direction('SW'))))).toBe('why downwind');
    expect(
      canLaunch(
        atSea((data) => void (data.markers[16]!.heading = grid.direction('N'))),
        hornet,
      ),
    ).toBe(true);
  });

  test('rules air-05, air-15: not from a damaged deck, a wrecked field, or off the map', () => {
    expect(why(atSea((data) => void (data.damaged[ship('Hornet')] = true)))).toBe('why deck closed');
    expect(canLaunch(atSea(), betty)).toBe(true);
    expect(
      why(
        atSea((data) => void (data.islands[1]!.field = false)),
        betty,
      ),
    ).toBe('why field wrecked');
    expect(
      why(
        atSea((data) => void (data.base[betty] = LOST)),
        betty,
      ),
    ).toBe('why lost');
    expect(why(atSea(), yorktown)).toBe('why off map');
    const taken = atSea((data) => Object.assign(data.islands[1]!, { us: 3, japan: 0 }));
    expect(why(taken, betty)).toBe('why field wrecked');
    const held = atSea((data) => {
      Object.assign(data.islands[1]!, { us: 3, japan: 1 });
      data.base[betty] = islandBase(1);
    });
    expect(canLaunch(held, betty)).toBe(true);
  });
});
