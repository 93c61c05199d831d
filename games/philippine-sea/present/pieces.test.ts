import { describe, expect, test } from 'vitest';
import { UNITS } from '../data/aircraft.ts';
import { philippineSea } from '../index.ts';
import { type Battle, FROM_GUAM, LOCATED } from '../data/state.ts';
import { US_SHIPS } from '../data/usShips.ts';
import { raidAt } from '../rules/combat.testing.ts';
import { fly, hex, ship } from '../rules/decks.testing.ts';
import { place } from '../rules/testing.ts';
import { chart } from './chart.ts';
import { nameOnCounter } from './faces.ts';
import {
  forcePiece,
  groupPiece,
  japanesePiece,
  missionPiece,
  raidPiece,
  shipPiece,
  submarinePiece,
  unitPiece,
} from './pieces.ts';
import { seen } from './present.testing.ts';

describe('what is printed on counters', () => {
  test('air units: the letter of the trade', () => {
    const badges = new Map<string, string>();
    for (const unit of UNITS.keys()) {
      const { face } = unitPiece(unit);
      badges.set(face.name, `${face.badge} ${face.symbol}`);
    }
    expect(Object.fromEntries(badges)).toEqual({
      F6F: 'F fighter',
      'F6F-3': 'N night fighter',
      SB2C: 'D dive bomber',
      SBD: 'D dive bomber',
      TBF: 'T torpedo bomber',
      TBM: 'T torpedo bomber',
    });
  });

  test('ships: name, class, hits and what is wrong with them', () => {
    const g = seen((battle) => {
      battle.hits[ship('Hornet')] = 2;
      battle.fires[ship('Hornet')] = [1];
      battle.deckDown[ship('Hornet')] = 1;
    });
    expect(shipPiece(g, ship('Hornet'))).toMatchObject({
      side: 'us',
      face: {
        plate: 'ship',
        symbol: 'fleet carrier',
        name: 'Hornet',
        badge: 'CV',
        hits: 2,
        states: [{ is: 'damaged' }, { is: 'closed' }, { is: 'burning', n: 1 }],
      },
    });
    expect(shipPiece(g, ship('Wasp')).face).toEqual({
      plate: 'ship',
      symbol: 'fleet carrier',
      name: 'Wasp',
      badge: 'CV',
    });
    expect(['North Carolina', 'DesDiv 103', 'Belleau Wood', 'Cruiser Force 3'].map(nameOnCounter)).toEqual([
      'N. Carolina',
      '103',
      'Belleau Wood',
      '3',
    ]);
    for (const { name } of US_SHIPS) expect(nameOnCounter(name).length).toBeLessThanOrEqual(12);
  });

  test('groups by their numbers, a crippled ship by her name', () => {
    const g = seen((battle) => {
      battle.hits[ship('Essex')] = 7;
      battle.where[ship('Essex')] = 8;
      battle.groups[8] = { hex: hex('1109'), from: hex('1109') };
    });
    expect([0, 2, 4, 8].map((group) => groupPiece(g, group).face.name)).toEqual(['58.1', '58.3', '58.7', 'Essex']);
    expect([0, 4].map((group) => groupPiece(g, group).face.symbol)).toEqual(['fleet carrier', 'battleship']);
    expect(groupPiece(g, 8).face).toMatchObject({ hits: 7, states: [{ is: 'crippled' }] });
  });

  test('rules 7.3, 8.11: forces say how much is known, and how well they are fixed', () => {
    const face = (...force: [...Parameters<typeof place>]) => forcePiece(place(...force)).face;
    let faces: unknown[] = [];
    seen((battle) => {
      faces = [
        face(battle, '1112'),
        face(battle, '1113', [], { kind: 'carrier', level: 3, chit: '1/2', detection: LOCATED, advantage: true }),
        face(battle, '1114', ['Yamato'], { kind: 'surface', level: 3, detection: 1, retiring: true }),
        face(battle, '1115', [], { kind: 'carrier', level: 2, chit: '2-3 Carriers', detection: 3, partner: 0 }),
      ];
    });
    expect(faces).toMatchObject([
      { plate: 'force', name: 'A', mark: '?A', known: { level: 0, of: 4 } },
      {
        name: 'B',
        symbol: 'fleet carrier',
        known: { level: 3, of: 4 },
        fix: 'located',
        strength: [1, 2],
        states: [{ is: 'surprised' }],
      },
      {
        name: 'C',
        symbol: 'battleship',
        known: { level: 3, of: 3 },
        fix: 'rough',
        strength: [1],
        states: [{ is: 'homeward' }],
      },
      { name: 'D', fix: 'spotted', foot: { key: 'foot.2-3 Carriers' }, states: [{ is: 'double' }] },
    ]);
    expect(faces[0] as object).not.toHaveProperty('fix');
  });

  test('rule 4.44: missions carry their fuel as a ring, patrols none', () => {
    const { state } = seen((battle) => {
      fly(battle, 0, 'strike', '1112', ['Hornet SB2C 1', 'Hornet F6F 1'], { fuel: 9, spent: true });
      fly(battle, 1, 'intercept', '1112', ['Wasp F6F 1'], { fuel: -3 });
      fly(battle, 2, 'patrol', '1109', ['Wasp F6F 2']);
    });
    const [strike, intercept, patrol] = [0, 1, 2].map((m) => missionPiece(state, m).face);
    expect(strike).toMatchObject({
      plate: 'flight',
      symbol: 'dive bomber',
      name: 'S1',
      strength: [2],
      endurance: { value: 9, max: 14 },
      states: [{ is: 'homeward' }],
    });
    expect(strike?.endurance).not.toHaveProperty('critical');
    expect(intercept).toMatchObject({ symbol: 'fighter', endurance: { value: 0, max: 16, critical: 'FC 3' } });
    expect(patrol).not.toHaveProperty('endurance');
  });

  test('rule 10.2: raids by force and wave, pointing where they fly', () => {
    const { state } = seen((battle) => void place(battle, '1120', [], { marker: 'F' }));
    const piece = (change: Parameters<typeof raidAt>[1]) => raidPiece(state, raidAt('1114', change));
    expect(piece({ owner: 0, wave: 'B' })).toMatchObject({
      side: null,
      nation: 'japan',
      heading: 90,
      face: { plate: 'flight', name: 'F-B', strength: [8] },
    });
    expect(piece({ number: 2 }).face.name).toBe('2-A');
    expect(piece({ owner: FROM_GUAM, target: -1, source: hex('1407') })).toMatchObject({
      face: { name: 'Guam', states: [{ is: 'homeward' }] },
    });
    expect(piece({ returning: 2 })).not.toHaveProperty('heading');
  });

  test('rules 14.15, 14.171: submarines', () => {
    const { state } = seen((battle) => {
      place(battle, '1112');
      battle.subs[0] = { hex: hex('1112'), pin: 2, shadows: 0, sunk: false };
    });
    expect(submarinePiece(state, 0).face).toMatchObject({
      plate: 'submarine',
      name: 'Cavalla',
      states: [{ is: 'pinned', n: 2 }, { is: 'shadowing' }],
    });
  });

  test('Japanese pieces belong to no side and wear the livery of their nation', () => {
    const piece = japanesePiece(seen(), 0);
    expect([piece.side, piece.nation, piece.face.badge]).toEqual([null, 'japan', 'CV']);
    const { us, japan } = philippineSea.nations ?? {};
    expect(us?.livery).toEqual({ ink: 'navy', corners: 'square', bow: 'west' });
    expect(japan?.livery).toEqual({ ink: 'vermilion', corners: 'cut', bow: 'east' });
  });

  test('rule 8.24: a search on its way out has a ghost where it was ordered to, one on its way home none', () => {
    const search = {
      id: 0,
      narrow: false,
      origin: hex('1109'),
      goal: hex('1119'),
      hex: hex('1113'),
      homeward: false,
      group: 1,
      out: 4,
    };
    const ghosts = (homeward: boolean) =>
      chart(
        seen((battle: Battle) => void (battle.searches = [{ ...search, homeward }])),
        null,
      ).ghosts;
    expect(ghosts(false)).toMatchObject([{ piece: 'search 0', hex: '1119' }]);
    expect(ghosts(true)).toEqual([]);
  });
});
