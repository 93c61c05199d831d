import { begin } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { IS_FIGHTER, UNIT_BY_ID } from '../data/aircraft.ts';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { grid, IS_ISLAND } from '../data/map.ts';
import { type Battle, type Force, HANGAR, LANDED, READY, SERVICING, SPOTTED } from '../data/state.ts';
import { philippineSea } from '../index.ts';
import { airOperations, deckOperations, operations } from '../rules/airOperations.ts';
import { search } from '../rules/airSearch.ts';
import { fly, hex, spot } from '../rules/decks.testing.ts';
import { fleetMovement } from '../rules/fleetMovement.ts';
import { interception, interceptionCombat } from '../rules/interception.ts';
import { landing } from '../rules/landing.ts';
import { missionFlight, missionFlights, missionMovement } from '../rules/missionMovement.ts';
import { raidAttacks } from '../rules/raidAttack.ts';
import { fly as raid } from '../rules/raids.testing.ts';
import { strikeAttack, strikeAttacks } from '../rules/strikeAttack.ts';
import { submarineAttack } from '../rules/submarineAttack.ts';
import { submarineActs, submarineOperations } from '../rules/submarines.ts';
import { order, place, playing, type Table } from '../rules/testing.ts';
import { placement } from '../rules/turn.ts';
import { MITSCHER } from './tempers.data.ts';
import { into, ordered } from './staff.testing.ts';

type Change = (data: Battle) => void;
const isFighter = (id: string): boolean => IS_FIGHTER[UNIT_BY_ID.get(id) ?? -1] === true;
const carriers = (data: Battle, at: string, change: Partial<Force> = {}): Force =>
  place(data, at, ['Shokaku', 'Zuikaku', 'Cruiser Force 1'], {
    kind: 'carrier',
    level: 4,
    detection: SPOTTED,
    ...change,
  });
const BOMBERS = ['Hornet SB2C 1', 'Hornet SB2C 2', 'Yorktown SB2C 1', 'Yorktown SB2C 2'];
const onDecks = (data: Battle, box: typeof READY | typeof SERVICING): void => {
  spot(data, 'Hornet', { 'Hornet SB2C 1': box, 'Hornet SB2C 2': box });
  spot(data, 'Yorktown', { 'Yorktown SB2C 1': box, 'Yorktown SB2C 2': box });
};

/** The decks of TG 58.1, at one of the three steps. */
function decks(step: 'launch' | 'raise' | 'lower', change: Change): Table {
  const match = playing(deckOperations, { group: 0, outs: [] }, [], { change });
  const steps = ['launch', 'raise', 'lower'];
  for (let n = 0; n < steps.indexOf(step); n++) if (match.table.whole.agenda.at(-1)?.step !== step) order(match, {});
  return match;
}
const launched = (change: Change) => ordered(decks('launch', change));

describe('fighters', () => {
  test('a patrol of three goes up from dawn', () => {
    const { answer, why } = launched(() => {});
    expect(into(answer, 'new patrol')).toHaveLength(MITSCHER.patrolUnits);
    expect(why).toBe('reason.keep patrol up');
  });
  test('a patrol that has lost units is made up again, one that is whole is left alone', () => {
    const up = (units: string[]) => launched((data) => fly(data, 2, 'patrol', '1109', units));
    expect(into(up(['Hornet F6F 3']).answer, 'mission 2')).toHaveLength(2);
    expect(up(['Hornet F6F 3', 'Yorktown F6F 3', 'Bataan F6F 2']).answer).toEqual({});
  });
  test('raids are met by as many as their size asks for', () => {
    const sent = (points: number): number =>
      into(launched((data) => void raid(data, { points, hex: hex('1113') })).answer, 'new intercept').length;
    expect(sent(2)).toBe(2);
    expect(sent(4)).toBe(4);
    expect(sent(20)).toBe(6);
  });
  test('nobody is scrambled for a raid that goes home', () => {
    const { answer } = launched((data) => void raid(data, { target: -1, hex: hex('1111') }));
    expect(into(answer, 'new intercept')).toEqual([]);
  });

  const patrols = (change: Change): Table =>
    playing(missionMovement, {}, [missionFlights, missionFlight], {
      change: (data) => {
        fly(data, 0, 'patrol', '1109', ['Hornet F6F 1', 'Hornet F6F 2', 'Hornet F6F 3']);
        change(data);
      },
    });
  test('patrols leave their station for a raid within two hexes, and wait for one farther out', () => {
    expect(ordered(patrols((data) => void raid(data, { hex: hex('1111') })))).toEqual({
      answer: [0],
      why: 'reason.patrols meet raid',
    });
    expect(ordered(patrols((data) => void raid(data, { hex: hex('1113') }))).answer).toEqual([]);
    expect(ordered(patrols(() => {})).why).toBe('reason.patrols stay');
  });

  const flying = (at: string, fuel: number, change: Change): Table =>
    playing(missionFlight, { mission: 0 }, [], {
      change: (data) => {
        fly(data, 0, 'intercept', at, ['Hornet F6F 1', 'Hornet F6F 2'], { fuel });
        change(data);
      },
    });
  test('an intercept flies to a raid that it can fight and come home from, and home without the fuel', () => {
    const met = (fuel: number) => ordered(flying('1111', fuel, (data) => void raid(data, { hex: hex('1113') })));
    expect(met(14).answer).toBe(hex('1113'));
    expect(grid.distance(Number(met(4).answer), hex('1109'))).toBeLessThan(2);
    expect(met(4).why).toBe('reason.fighters go home');
  });
  test('an intercept without a raid goes home', () => {
    const { answer, why } = ordered(flying('1112', 10, () => {}));
    expect(grid.distance(Number(answer), hex('1109'))).toBeLessThan(3);
    expect(why).toBe('reason.nothing to meet');
  });

  const fight = (fuel: number): Table =>
    playing(interception, {}, [interceptionCombat], {
      dice: [],
      change: (data) => {
        fly(data, 0, 'intercept', '1111', ['Hornet F6F 1', 'Hornet F6F 2', 'Hornet F6F 3'], { fuel });
        raid(data, { hex: hex('1111'), points: 8, fighters: 2 });
      },
    });
  test('they engage with fuel for the way home, and not without', () => {
    expect(ordered(fight(10)).answer).toEqual({ 'mission 0': 'raid 0' });
    expect(ordered(fight(2))).toEqual({ answer: {}, why: 'reason.no fuel to engage' });
  });
  test('as few as may be go for the escorts', () => {
    const match = fight(10);
    order(match, { 'mission 0': 'raid 0' });
    expect(ordered(match)).toEqual({ answer: 1, why: 'reason.at the bombers' });
  });
  test('where few are fit to fight they are raised before bombers', () => {
    const raised = (change: Change) =>
      ordered(
        decks('raise', (data) => {
          carriers(data, '1116');
          spot(data, 'Hornet', { 'Hornet SB2C 1': SERVICING, 'Hornet F6F 1': SERVICING });
          change(data);
        }),
      );
    expect(into(raised(() => {}).answer, 'Hornet ready')).toEqual(['Hornet SB2C 1', 'Hornet F6F 1']);
    expect(raised(() => {}).why).toBe('reason.raise bombers');
    const few = raised((data) => {
      data.units.forEach((place, unit) => {
        if (IS_FIGHTER[unit] && place >= 0 && (place & 3) === READY) data.units[unit] = place - READY + HANGAR;
      });
      spot(data, 'Yorktown', { 'Yorktown SB2C 1': SERVICING });
    });
    expect(into(few.answer, 'Hornet ready')).toEqual(['Hornet F6F 1']);
    // And bombers in servicing make room for those that wait below.
    expect(into(few.answer, 'Yorktown')).toEqual(['Yorktown SB2C 1']);
    expect(into(few.answer, 'Yorktown hangar')).toEqual(['Yorktown SB2C 1']);
  });
});

describe('searches', () => {
  const searching = (change: Change): Table => playing(search, {}, [], { change, seed: 'search' });
  const west = (data: Battle): void => void place(data, '1117');
  test('nobody is sent before bombers are ready; two go where the reports are', () => {
    expect(ordered(searching(west)).answer).toBe('wait');
    const match = searching((data) => {
      west(data);
      place(data, '1217');
      onDecks(data, READY);
    });
    expect(ordered(match)).toEqual({ answer: 'search', why: 'reason.search now' });
    order(match, 'search');
    expect(ordered(match).answer).toBe('standard');
    order(match, 'standard');
    const { answer, why } = ordered(match);
    expect(answer).toHaveLength(2);
    expect((answer as string[]).some(isFighter)).toBe(false);
    expect(why).toBe('reason.pair searches');
    order(match, answer);
    const goal = Number(ordered(match).answer);
    expect(grid.distance(goal, hex('1119'))).toBeLessThanOrEqual(5);
  });
  test('the second of a segment goes where the first does not, while there is something to find', () => {
    const match = searching((data) => {
      // Much more is to be hoped for in the west than in the north.
      carriers(data, '1117', { level: 1, chit: 'Carrier', ships: [], detection: 0 });
      place(data, '0409');
      onDecks(data, READY);
    });
    order(match, 'search');
    const ways = [0, 1].map(() => {
      order(match, 'standard');
      order(match, ordered(match).answer);
      const { answer } = ordered(match);
      order(match, answer);
      return Number(answer);
    });
    expect(grid.distance(ways[0] as number, hex('1119'))).toBeLessThanOrEqual(5);
    expect(ways[1]).not.toBe(ways[0]);
  });
  test('where nothing is to be found nobody is sent', () => {
    const match = searching((data) => onDecks(data, READY));
    order(match, 'search');
    expect(ordered(match).answer).toBe('done');
  });
});

describe('strikes', () => {
  test('bombers that are ready fly at carriers within reach, not at what is too far', () => {
    const against = (at: string) =>
      launched((data) => {
        onDecks(data, READY);
        carriers(data, at);
      });
    expect(into(against('1117').answer, 'new strike')).toEqual(BOMBERS);
    expect(into(against('1120').answer, 'new strike')).toEqual([]);
  });
  test('too few bombers wait for others', () => {
    const { answer } = launched((data) => {
      data.units.forEach((place, unit) => {
        if (place >= 0 && place % 4 === SERVICING) data.units[unit] = place - SERVICING + HANGAR;
      });
      spot(data, 'Hornet', { 'Hornet SB2C 1': READY });
      carriers(data, '1117');
    });
    expect(into(answer, 'new strike')).toEqual([]);
  });
  test('nobody leaves so late that he lands in the dark', () => {
    const { answer } = launched((data) => {
      data.turn = MITSCHER.lastStrike + 1;
      onDecks(data, READY);
      carriers(data, '1117');
    });
    expect(into(answer, 'new strike')).toEqual([]);
  });
  test('what is hardly worth it is not struck at', () => {
    const { answer } = launched((data) => {
      onDecks(data, READY);
      place(data, '1115', [], { level: 1, chit: 'Small', detection: SPOTTED });
    });
    expect(into(answer, 'new strike')).toEqual([]);
  });
  test('surface ships far from Saipan are not struck at', () => {
    const { answer } = launched((data) => {
      onDecks(data, READY);
      place(data, '1115', ['Yamato', 'Cruiser Force 2'], { kind: 'surface', level: 3, detection: SPOTTED });
    });
    expect(into(answer, 'new strike')).toEqual([]);
  });
  test('escorts go up before bombers that are still in servicing', () => {
    const { answer, why } = launched((data) => {
      carriers(data, '1117');
      fly(data, 0, 'patrol', '1109', ['Hornet F6F 3', 'Yorktown F6F 3', 'Bataan F6F 2']);
    });
    expect(into(answer, 'new strike').length).toBeGreaterThan(0);
    expect(into(answer, 'new strike').every(isFighter)).toBe(true);
    expect(why).toBe('reason.escorts first');
  });
  test('bombers are raised for a target, and only fighters without one', () => {
    const raised = (change: Change) =>
      ordered(
        decks('raise', (data) => {
          onDecks(data, SERVICING);
          data.searched = true;
          change(data);
        }),
      );
    expect(into(raised((data) => void carriers(data, '1117')).answer, 'Hornet ready')).toHaveLength(2);
    expect(into(raised(() => {}).answer, 'Hornet ready')).toEqual([]);
  });

  const strike = (at: string, mission: Partial<Battle['missions'][number]>, change: Change): Table =>
    playing(missionFlight, { mission: 0 }, [], {
      change: (data) => {
        fly(data, 0, 'strike', at, [...BOMBERS, 'Hornet F6F 1'], { fuel: 12, ...mission });
        change(data);
      },
    });
  test('a strike flies at its target, stays over it, and goes home when it has attacked', () => {
    const target: Change = (data) => void carriers(data, '1115');
    expect(grid.distance(Number(ordered(strike('1111', {}, target)).answer), hex('1115'))).toBeLessThan(4);
    expect(ordered(strike('1115', {}, target))).toEqual({ answer: hex('1115'), why: 'reason.strike is there' });
    const { answer, why } = ordered(strike('1113', { spent: true }, target));
    expect(grid.distance(Number(answer), hex('1109'))).toBeLessThan(4);
    expect(why).toBe('reason.strike goes home');
  });
  test('a strike that nothing is left for goes home', () => {
    const lost = strike('1112', {}, (data) => void carriers(data, '1117', { detection: 0 }));
    expect(ordered(lost).why).toBe('reason.strike without target');
    const dry = strike('1112', { fuel: 3 }, (data) => void carriers(data, '1117'));
    expect(ordered(dry).why).toBe('reason.strike without target');
  });

  const attack = (change: Change): Table =>
    playing(strikeAttacks, {}, [strikeAttack], {
      seed: 'attack 3',
      change: (data) => {
        fly(data, 0, 'strike', '1114', [...BOMBERS, 'Essex TBF 1', 'Essex TBF 2'], { fuel: 10 });
        change(data);
      },
    });
  test('carriers are attacked before other ships in the hex', () => {
    let force: Force | undefined;
    const match = attack((data) => {
      place(data, '1114', ['Yamato'], { kind: 'surface', level: 3, detection: SPOTTED });
      force = carriers(data, '1114');
    });
    expect(ordered(match)).toEqual({ answer: force?.id, why: 'reason.attack worth most' });
  });
  test('the point is paid for several rolls, and they go to one carrier first, that nearest to sinking', () => {
    const zuikaku = JAPANESE_SHIP_BY_NAME.get('Zuikaku') as number;
    const match = attack((data) => {
      carriers(data, '1114', { fixedPatrol: 0 });
      data.japaneseHits[zuikaku] = [3, 0, 0];
    });
    for (let n = 0; n < 3 && ordered(match).why !== 'reason.draw up attack'; n++) order(match, ordered(match).answer);
    expect(ordered(match)).toEqual({ answer: true, why: 'reason.draw up attack' });
    order(match, true);
    const { answer, why } = ordered(match);
    const aimed = Object.values(answer as Record<string, string>);
    expect(aimed[0]).toBe(`japanese ${zuikaku}`);
    expect(new Set(aimed)).not.toContain(`japanese ${JAPANESE_SHIP_BY_NAME.get('Cruiser Force 1')}`);
    expect(why).toBe('reason.sink one first');
  });
  test('strikes that are over the sea already go together to where a hit is worth most', () => {
    const match = begin(philippineSea, { scenario: 'sunset-strike', dice: { kind: 'fast', seed: 'sunset' } });
    expect(ordered(match)).toEqual({ answer: hex('1124'), why: 'reason.send strike' });
    order(match, hex('1124'));
    expect(ordered(match).answer).toBe(hex('1124'));
  });
});

describe('decks', () => {
  test('landed aircraft go below and fighters into servicing', () => {
    const { answer } = ordered(
      decks('lower', (data) => spot(data, 'Hornet', { 'Hornet F6F 1': LANDED, 'Hornet SB2C 1': LANDED })),
    );
    expect(into(answer, 'Hornet hangar').sort()).toEqual(['Hornet F6F 1', 'Hornet SB2C 1']);
    expect(into(answer, 'Hornet servicing')).toEqual(['Hornet F6F 2', 'Hornet F6F 3']);
  });
  test('bombers that have nothing to do make room for fighters', () => {
    const { answer } = ordered(
      decks('raise', (data) => {
        data.rules.launches = ['intercept', 'patrol'];
        spot(data, 'Hornet', { 'Hornet SB2C 1': SERVICING });
      }),
    );
    expect(into(answer, 'Hornet hangar')).toEqual(['Hornet SB2C 1']);
  });
  test('bombers come up to search, but not while a raid is about to arrive', () => {
    const raised = (at: string) => {
      const { answer } = ordered(
        decks('raise', (data) => {
          onDecks(data, SERVICING);
          raid(data, { hex: hex(at) });
        }),
      );
      return into(answer, 'Hornet ready');
    };
    expect(raised('1114')).toHaveLength(2);
    expect(raised('1111')).toEqual([]);
  });
  test('a place is kept for searchers that will be back', () => {
    const raised = (back: boolean): number => {
      const { answer } = ordered(
        decks('raise', (data) => {
          for (let carrier = 2; carrier < 16; carrier++) data.deckDown[carrier] = 1;
          data.where.fill(-3, 2, 16);
          spot(data, 'Hornet', { 'Hornet F6F 1': SERVICING, 'Hornet F6F 2': SERVICING });
          spot(data, 'Yorktown', { 'Yorktown F6F 1': SERVICING, 'Yorktown F6F 2': SERVICING });
          if (!back) return;
          const away = { narrow: false, origin: hex('1109'), goal: hex('1119'), homeward: true, group: 0, out: 4 };
          data.searches = [{ id: 0, hex: hex('1112'), ...away }];
          for (const id of ['Hornet SB2C 1', 'Hornet SB2C 2', 'Hornet SB2C 3'])
            data.units[UNIT_BY_ID.get(id) as number] = 200;
        }),
      );
      return Object.keys(answer as object).length;
    };
    expect(raised(false)).toBe(4);
    expect(raised(true)).toBe(1);
  });

  const home = (change: Change): Table => playing(landing, { hex: hex('1109'), paid: 0 }, [], { change, seed: 'land' });
  test('those who have least fuel land first where there is not room for all', () => {
    const match = home((data) => {
      data.where.fill(-3, 1, 16);
      spot(data, 'Hornet', { 'Hornet SB2C 1': READY, 'Hornet SB2C 2': READY });
      fly(data, 0, 'intercept', '1109', ['Hornet F6F 1'], { fuel: 9 });
      fly(data, 1, 'intercept', '1109', ['Hornet F6F 2'], { fuel: 1 });
    });
    expect(ordered(match).answer).toEqual({ 'Hornet F6F 2': 'Hornet' });
  });
  test('interceptors stay up while raids come in, patrols all day', () => {
    const up = (change: Change) =>
      ordered(
        home((data) => {
          spot(data, 'Hornet');
          fly(data, 0, 'intercept', '1109', ['Hornet F6F 1'], { fuel: 9 });
          fly(data, 1, 'patrol', '1109', ['Hornet F6F 2']);
          change(data);
        }),
      ).answer;
    expect(up(() => {})).toEqual({ 'Hornet F6F 1': 'Hornet' });
    expect(up((data) => void raid(data))).toEqual({});
    expect(up((data) => void (data.turn = 11))).toEqual({ 'Hornet F6F 1': 'Hornet', 'Hornet F6F 2': 'Hornet' });
  });
  test('lights go on for those who come home in the dark, and for nobody else', () => {
    const night = (at: string) =>
      ordered(
        playing(airOperations, {}, operations, {
          change: (data) => {
            data.turn = 11;
            fly(data, 0, 'intercept', at, ['Hornet F6F 1'], { fuel: 3 });
          },
        }),
      );
    expect(night('1109')).toEqual({ answer: [hex('1109')], why: 'reason.lights for them' });
    expect(night('1113')).toEqual({ answer: [], why: 'reason.stay dark' });
  });
});

describe('the fleet', () => {
  const sailing = (change: Change): Table => {
    const match = playing(fleetMovement, {}, [], { change });
    order(match, 'sail');
    return match;
  };
  const goes = (change: Change): { hex: number; ways: Set<string> } => {
    const { answer } = ordered(sailing(change));
    const ways = new Set(Object.values(answer as Record<string, string>));
    const [way] = ways;
    const from = hex('1109');
    return { hex: way === undefined ? from : grid.neighbour(from, grid.directions.indexOf(way as never)), ways };
  };
  test('all groups sail together, west while the carriers are far, east when they are near', () => {
    const far = goes((data) => void carriers(data, '1122'));
    expect(grid.distance(far.hex, hex('1122'))).toBe(12);
    expect(far.ways.size).toBe(1);
    expect(Object.keys(ordered(sailing((data) => void carriers(data, '1122'))).answer as object)).toHaveLength(5);
    expect(grid.distance(goes((data) => void carriers(data, '1115')).hex, hex('1115'))).toBe(7);
  });
  test('it stays clear of islands and of surface ships', () => {
    for (const at of ['1111', '1011', '1211', '0910']) {
      const { hex: to } = goes((data) => void place(data, at, ['Yamato'], { kind: 'surface', level: 3 }));
      expect(grid.distance(to, hex(at))).toBeGreaterThan(MITSCHER.elbowRoom);
      expect(IS_ISLAND[to]).toBe(false);
    }
  });
  test('no group goes where the carriers cannot follow', () => {
    for (const island of [hex('1006'), hex('1407')])
      for (const from of grid.neighbours(island).filter((near) => IS_ISLAND[near] === false)) {
        const away = grid.neighbour(from, (grid.directionTo(from, island) + 3) % 6);
        const match = sailing((data) => {
          for (let group = 0; group < 5; group++) data.groups[group] = { hex: from, from };
          place(data, grid.label(away), ['Shokaku'], { kind: 'carrier', level: 4 });
        });
        const ways = Object.values(ordered(match).answer as Record<string, string>);
        expect([ways.length, new Set(ways).size]).toEqual([5, 1]);
      }
  });
  test('a group that is apart comes back to the others', () => {
    const { answer } = ordered(
      sailing((data) => {
        carriers(data, '1118');
        data.groups[3] = { hex: hex('1112'), from: hex('1112') };
      }),
    );
    const way = (answer as Record<string, string>)['group 3'] ?? '';
    const to = grid.neighbour(hex('1112'), grid.directions.indexOf(way as never));
    expect(grid.distance(to, hex('1109'))).toBe(2);
  });
  test('Battle Line stays with the carriers, until in a long battle it bars the way past Saipan', () => {
    const orders = (change: Change): Table => playing(fleetMovement, {}, [], { change });
    expect(ordered(orders(() => {}))).toEqual({ answer: 'sail', why: 'reason.battle line together' });
    const long: Change = (data) => {
      place(data, '1010');
      data.turn = MITSCHER.coverFrom;
      data.rules.recoveryFrom = data.turn + MITSCHER.coverFor;
    };
    const match = orders(long);
    expect(ordered(match)).toEqual({ answer: 'detach', why: 'reason.cover saipan' });
    order(match, 'detach');
    expect((ordered(match).answer as number[]).length).toBeGreaterThan(1);
    order(match, ordered(match).answer);
    order(match, 'sail');
    const { answer } = ordered(match);
    expect((answer as Record<string, string>)['group 5']).toMatch(/E/);
    expect((answer as Record<string, string>)['group 4']).toMatch(/E/);
  });
  test('every gun of Battle Line fires overhead', () => {
    for (let seed = 0; seed < 60; seed++) {
      const match = playing(raidAttacks, {}, [], {
        seed: `overhead ${seed}`,
        change: (data) => {
          raid(data, { hex: hex('1109'), points: 6, fighters: 2 });
          raid(data, { hex: hex('1109'), points: 6, fighters: 2 });
        },
      });
      if (match.table.whole.agenda.at(-1)?.step !== 'overhead') continue;
      expect((ordered(match).answer as number[]).length).toBe(7);
      return;
    }
    throw new Error('No raid flew over Battle Line.');
  });
});

describe('submarines', () => {
  const CAVALLA = 0;
  test('they lie apart, in the west', () => {
    const stations = [0, 1, 2, 3, 4].map((sub) => Number(ordered(playing(placement, { sub }, [])).answer));
    expect(new Set(stations).size).toBe(5);
    for (const at of stations) expect(grid.distance(at, hex('1109'))).toBeGreaterThan(6);
  });
  const acting = (change: Change): Table =>
    playing(submarineOperations, {}, [submarineActs, submarineAttack], {
      seed: 'boat 1',
      change: (data) => {
        data.subs[CAVALLA] = { hex: hex('1116'), pin: 0, shadows: -1, sunk: false };
        change(data);
      },
    });
  test('a boat closes carriers and lets other ships pass', () => {
    const match = acting((data) => void carriers(data, '1117'));
    expect(ordered(match)).toEqual({ answer: hex('1117'), why: 'reason.boat closes' });
    order(match, hex('1117'));
    expect(ordered(match)).toEqual({ answer: 'force 0', why: 'reason.boat seeks contact' });
    const other = acting((data) => void place(data, '1116', ['Yamato'], { kind: 'surface', level: 3 }));
    order(other, hex('1116'));
    expect(ordered(other)).toEqual({ answer: 'none', why: 'reason.boat lets pass' });
  });
  test('it attacks, but shadows while a strike is near', () => {
    const found = (change: Change) =>
      ordered(
        acting((data) => {
          const force = carriers(data, '1116');
          (data.subs[CAVALLA] as Battle['subs'][number]).shadows = force.id;
          change(data);
        }),
      );
    expect(found(() => {})).toEqual({ answer: 'attack', why: 'reason.boat attacks' });
    const near = found((data) => fly(data, 0, 'strike', '1114', BOMBERS, { fuel: 8 }));
    expect(near).toEqual({ answer: 'continue', why: 'reason.boat shadows' });
  });
});
