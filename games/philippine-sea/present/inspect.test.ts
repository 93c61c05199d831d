import { type Card, inspect, kernelWords, type Ref, say } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { philippineSea } from '../index.ts';
import { type Battle, inSearch, LOCATED } from '../data/state.ts';
import { raidAt } from '../rules/combat.testing.ts';
import { fly, hex, ship, spot, unit } from '../rules/decks.testing.ts';
import { data, done, place } from '../rules/testing.ts';
import { words } from '../words.ts';

const catalogue = { ...kernelWords, ...words };

/** The card of a thing in the full battle at 0530, as text. */
function card(ref: Ref, change: (battle: Battle) => void = () => {}): string[] {
  const view = data(done(() => undefined, { change }));
  const found = inspect(philippineSea, { side: 'us', agenda: [], open: [], outcome: null, view } as never, ref);
  if (found === null) throw new Error(`Nothing to inspect: ${JSON.stringify(ref)}`);
  return [say(catalogue, found.title), ...linesOf(found)];
}
const linesOf = ({ lines, gauges, notes }: Card): string[] => [
  ...lines.map(({ label, value }) => `${say(catalogue, label)}: ${say(catalogue, value)}`),
  ...gauges.map(({ label, value, max }) => `${say(catalogue, label)} ${value}/${max}`),
  ...notes.map(({ text }) => say(catalogue, text)),
];

describe('cards', () => {
  test('rules 2.12, 7.14, 7.22: a hex', () => {
    expect(card({ hex: '1112' })).toEqual([
      'Hex 1112',
      'Zone: center',
      'Nearest group: TG 58.1, 3 hexes',
      'To Saipan: 7 hexes',
    ]);
    expect(card({ hex: '1407' }).at(-1)).toBe('Island hex. Carriers can’t enter.');
    expect(card({ hex: '0109' }).at(-1)).toBe('Japanese forces can arrive here (zone I).');
  });

  test('rule 6.1: a group, by its counter and by its display', () => {
    const lines = card({ piece: 'group 0' }, (battle) => void place(battle, '1112', [], { detection: LOCATED }));
    expect(lines).toContain('Carriers: Hornet, Yorktown, Belleau Wood and Bataan');
    expect(lines).toContain('Nearest contact: Force A, 3 hexes');
    expect(lines.some((each) => /^Flak: \d+$/.test(each))).toBe(true);
    expect(card({ display: 'display group 4' }).some((each) => each.startsWith('Other ships: Iowa'))).toBe(true);
    expect(card({ piece: 'group 4' }).some((each) => each.startsWith('Ready'))).toBe(false);
  });

  test('rules 7.3, 8.11: a force, and no more than is known of it', () => {
    const unknown = card({ piece: 'force 0' }, (battle) => void place(battle, '1112'));
    expect(unknown).toContain('Known: nothing known');
    expect(unknown).toContain('Nearest group: TG 58.1, 3 hexes');
    expect(unknown.join()).not.toContain('Ships:');
    const known = (battle: Battle) =>
      void place(battle, '1112', ['Zuikaku', 'Chitose'], { kind: 'carrier', level: 4, detection: LOCATED });
    expect(card({ piece: 'force 0' }, known)).toContain('Ships: Zuikaku and Chitose');
    // Its display says the rest itself, once.
    const display = card({ display: 'butai 0' }, known);
    expect(display).toContain('Ships: Zuikaku and Chitose');
    expect(new Set(display).size).toBe(display.length);
  });

  test('rule 10.23: a raid', () => {
    const coming = card({ piece: 'raid 0' }, (battle) => void (battle.raids = [raidAt('1114')]));
    expect(coming).toEqual([
      'Raid 1-A, 8 points',
      'Hex: 1114',
      'Strength: 8',
      'Aircraft: types unknown',
      'Target: TG 58.1, 5 hexes',
      'Arrives in: 3 phases',
    ]);
    const known = card({ piece: 'raid 0' }, (battle) => void (battle.raids = [raidAt('1114', { fighters: 3 })]));
    expect(known).toContain('Aircraft: 3 fighters, 5 attack');
  });

  test('rules 4.1, 4.43: a mission, its fuel and its way home', () => {
    const away = (battle: Battle) => fly(battle, 0, 'strike', '1112', ['Hornet SB2C 1'], { groups: 1, fuel: 9 });
    const lines = card({ piece: 'mission 0' }, away);
    expect(lines).toContain('Units: Hornet SB2C 1');
    expect(lines).toContain('Launched by: TG 58.1');
    expect(lines).toContain('Fuel 9/14');
    expect(lines.some((each) => each.startsWith('Home'))).toBe(true);
    const box = card({ box: 'mission 0' }, away);
    expect(box.filter((each) => each.startsWith('Home'))).toHaveLength(1);
  });

  test('rule 8.2: a search', () => {
    const out = {
      id: 0,
      narrow: false,
      origin: hex('1109'),
      goal: hex('1119'),
      hex: hex('1113'),
      homeward: false,
      group: 1,
      out: 4,
    };
    const lines = card({ piece: 'search 0' }, (battle) => {
      battle.searches = [out];
      battle.units[unit('Wasp SB2C 1')] = inSearch(0);
    });
    expect(lines).toContain('Units: Wasp SB2C 1');
    expect(lines).toContain('Bound for: 1119');
  });

  test('rules 2.3, 12.11: ships of both sides', () => {
    const hit = card({ piece: `ship ${ship('Hornet')}` }, (battle) => {
      spot(battle, 'Hornet');
      battle.hits[ship('Hornet')] = 2;
      battle.fires[ship('Hornet')] = [1];
    });
    expect(hit).toContain('Class: fleet carrier');
    expect(hit).toContain('Hits 2/8');
    expect(hit.some((each) => each.startsWith('Fire aboard'))).toBe(true);
    const zuikaku = card(
      { piece: 'japanese 2' },
      (battle) => void place(battle, '1112', ['Zuikaku'], { kind: 'carrier', level: 4 }),
    );
    expect(zuikaku).toContain('Hits to sink: 8');
    expect(zuikaku).toContain('Air value: 10');
  });

  test('rules 2.34, 14.1: an air unit and a submarine', () => {
    expect(card({ piece: 'Hornet SB2C 1' })).toEqual(
      expect.arrayContaining(['Hornet SB2C 1', 'Type: SB2C Helldiver, dive bomber', 'Endurance: 14 fuel', 'Attack: 8']),
    );
    const pinned = card({ piece: 'sub 0' }, (battle) => {
      battle.subs[0] = { hex: hex('1112'), pin: 2, shadows: -1, sunk: false };
    });
    expect(pinned).toContain('Pinned 2 turns');
  });
});
