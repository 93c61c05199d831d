import { oddsFor, say, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { grid } from '../data/map.ts';
import { ALONE, APPROXIMATE, type Battle, type Force, inMission, LOCATED, SPOTTED } from '../data/state.ts';
import { words } from '../words.ts';
import { fly, unitOf, wordless } from './combat.testing.ts';
import { forceById } from './forces.ts';
import { strikeAttack, strikeAttacks } from './strikeAttack.ts';
import {
  AFTER,
  asked,
  choices,
  data,
  events,
  now,
  order,
  pieces,
  place,
  playing,
  spoken,
  type Table,
  told,
} from './testing.ts';

const HEX = '1119';
const at = grid.mustHex(HEX);
const BOMBERS = ['Essex SB2C 1', 'Essex SB2C 2', 'Essex TBF 1'];
const ESCORTS = ['Essex F6F 1', 'Essex F6F 2'];
const SHIPS = ['Zuikaku', 'Chitose', 'Yamato', 'Cruiser Force 1'];
const ship = (name: string): number => JAPANESE_SHIP_BY_NAME.get(name) as number;
const [ZUIKAKU, CHITOSE, YAMATO, CRUISERS] = SHIPS.map(ship) as [number, number, number, number];
const CARRIER: Partial<Force> = {
  kind: 'carrier',
  level: 4,
  butai: true,
  marker: '1',
  raided: true,
  detection: LOCATED,
};
const SURFACE: Partial<Force> = { kind: 'surface', level: 3, detection: LOCATED };

const segment = (change: (data: Battle) => void, seed?: string): Table =>
  playing(strikeAttacks, {}, [strikeAttack], { change, ...(seed !== undefined && { seed }) });
const strike = (data: Battle, display = 0, units: readonly string[] = [...BOMBERS, ...ESCORTS], fuel = 10): void =>
  fly(data, display, { kind: 'strike', hex: at, fuel }, units);
/** A strike over a carrier force. */
const overCarriers = (change: Partial<Force> = {}, units?: readonly string[], fuel?: number): Table =>
  segment((data) => {
    strike(data, 0, units, fuel);
    place(data, HEX, SHIPS, { ...CARRIER, ...change });
  });
/** One over cruisers, without fighters to meet. */
const overCruisers = (fuel = 10, more: (data: Battle) => void = () => undefined): Table =>
  segment((data) => {
    strike(data, 0, BOMBERS, fuel);
    place(data, HEX, ['Cruiser Force 1'], SURFACE);
    more(data);
  });
const why = (match: Table, wanted: number): string | undefined => {
  const refusal = whyNot(match, 'us', { piece: `force ${wanted}` });
  return refusal ? say(words, refusal.reason) : undefined;
};
const flight = (match: Table, m = 0) => data(match).missions[m];
const hits = (match: Table, of: number): number | undefined => data(match).japaneseHits[of]?.[0];
const ones = (n: number): number[] => Array<number>(n).fill(1);

describe('the attack, step by step', () => {
  test('rules 5.1, 5.1(1), 5.1(4), 5.1(5), 5.1(6), 5.1(7): contact, surprise, patrol, guns, bombs', () => {
    const match = overCarriers();
    expect(choices(match)).toEqual([0, 'hold']);
    expect(wordless(match)).toEqual([]);
    // Contact; no surprise; a patrol of 2: one at the escorts, shot down, one at the bombers; guns 40 do nothing.
    order(match, 0, 5, 1, 1, 5, 1, 1, 1);
    expect(now(match)).toBe('strike attack: coordinate');
    expect(wordless(match)).toEqual([]);
    expect(told(match)).toContain('Strike 1 attacks with strength 25: 5 damage rolls.');
    expect(flight(match)).toMatchObject({ spent: true, fuel: 10 });
    order(match, true);
    expect(flight(match)?.fuel).toBe(9);
    expect(now(match)).toBe('strike attack: aim');
    expect(wordless(match)).toEqual([]);
    const rolls = Object.keys(pieces(match));
    expect(rolls).toEqual(['roll 1 +0', 'roll 2 +0', 'roll 3 +0', 'roll 4 +0', 'roll 5 +0']);
    expect(spoken(match).boxes[0]).toBe('Zuikaku, undamaged');
    const aim = [ZUIKAKU, ZUIKAKU, CHITOSE, YAMATO, CRUISERS].map((s) => `japanese ${s}`);
    order(match, Object.fromEntries(rolls.map((roll, i) => [roll, aim[i] as string])), 8, 10, 6, 6, 9);
    expect([hits(match, ZUIKAKU), hits(match, CHITOSE)]).toEqual([5, 1]);
    // A battleship is harder to hurt; hits on cruisers count at once.
    expect(data(match).japaneseHits[YAMATO]).toEqual([0, 0, 0]);
    expect(data(match).japaneseHits[CRUISERS]).toEqual([0, 0, 2]);
    expect(now(match)).toBe(AFTER);
    expect(data(match).forces[0]).toMatchObject({ detection: SPOTTED, patrol: -1, air: { lost: 1 } });
    expect(wordless(match)).toEqual([]);
  });

  test('rules 5.6, 5.61: without the fuel point one column to the left', () => {
    const match = overCarriers();
    order(match, 0, 5, 1, 1, 5, 1, 1, 1);
    expect(spoken(match).question).toContain('Yes: 5 rolls, first at 0. No: 4 rolls, first at 0.');
    order(match, false);
    expect(flight(match)?.fuel).toBe(10);
    expect(Object.keys(pieces(match))).toHaveLength(4);
  });

  test('rule 5.61: a strike that cannot pay is not asked', () => {
    // Fuel critical 6. Twice 25: eight rolls at +1; one column left: 4 at 0, 4 at +1. One ship: no aim to take.
    const match = overCruisers(-6);
    order(match, 0, 5, 1, 6, ...ones(7));
    expect(now(match)).toBe(AFTER);
    expect(data(match).japaneseHits[CRUISERS]).toEqual([0, 0, 1]);
    expect(flight(match)?.fuel).toBe(-6);
  });

  test('rule 5.61: the odds of contact and of a damage roll are told', () => {
    const match = overCarriers();
    expect(oddsFor(match, 'us', 0)?.outcomes.map(({ ways }) => ways)).toEqual([2, 1, 1, 6]);
    expect(oddsFor(match, 'us', 'hold')).toBeNull();
    order(match, 0, 5, 1, 1, 5, 1, 1, 1);
    order(match, true);
    expect(oddsFor(match, 'us', 'roll 1 +0')?.outcomes.map(({ ways }) => ways)).toEqual([5, 2, 2, 1]);
  });

  test('rule 5.1: a strike may hold off and wait', () => {
    const match = overCarriers();
    order(match, 'hold');
    expect(now(match)).toBe(AFTER);
    expect(flight(match)?.spent).toBe(false);
  });

  test('rules 5.1, 5.2: only detected forces in the same hex', () => {
    const match = segment((data) => {
      strike(data);
      place(data, HEX, ['Zuikaku'], { ...CARRIER, detection: APPROXIMATE });
      place(data, HEX, ['Yamato'], { ...SURFACE, detection: 0 });
      place(data, '1120', ['Musashi'], SURFACE);
    });
    expect(choices(match)).toEqual([0, 'hold']);
    expect(why(match, 1)).toBe('Force B is undetected.');
    expect(why(match, 2)).toBe('Force C isn’t in 1119.');
    const none = segment((data) => {
      strike(data);
      place(data, HEX, ['Zuikaku'], { ...CARRIER, detection: 0 });
    });
    expect(now(none)).toBe(AFTER);
  });

  test('rule 5.21: a strike that has used its attempts, or is no strike, is not asked', () => {
    const match = segment((data) => {
      fly(data, 0, { kind: 'strike', hex: at, spent: true }, BOMBERS);
      fly(data, 1, { kind: 'intercept', hex: at }, ESCORTS);
      place(data, HEX, SHIPS, CARRIER);
    });
    expect(now(match)).toBe(AFTER);
  });

  test('rule 5.1: fighters alone can find a force and fight its patrol, and have nothing to drop', () => {
    const match = overCarriers({ fixedPatrol: 2 }, ESCORTS);
    expect(spoken(match).cautions).toEqual(['It has no attack planes. It can only find the force and fight its CAP.']);
    order(match, 0, 5, 1, 5, 1);
    expect(now(match)).toBe(AFTER);
    expect(data(match).forces[0]).toMatchObject({ detection: SPOTTED, air: { lost: 1 } });
  });

  test('rules 5.1(2), 5.1(3): what is contacted shows all it has, and is counted for what it shows', () => {
    const match = segment((data) => {
      strike(data, 0, BOMBERS);
      place(data, HEX, [], { kind: 'carrier', level: 1, chit: 'Carrier', detection: SPOTTED });
      data.commitment = 4;
      data.rules.contactDistance = 0;
    }, 'promoted 1');
    order(match, 0);
    const force = forceById(data(match), 0);
    expect([3, 4]).toContain(force?.level);
    expect(force?.ships.length).toBeGreaterThan(0);
    expect(data(match).commitment).not.toBe(4);
  });
});

describe('attempts at contact', () => {
  test('rules 5.2, 5.22, 5.23: a second attempt costs a point and is worse by one; then it is over', () => {
    const match = overCruisers();
    order(match, 0, 2);
    expect(now(match)).toBe('strike attack: again');
    expect(choices(match)).toEqual([0, 'no']);
    expect(wordless(match)).toEqual([]);
    expect(oddsFor(match, 'us', 0)?.outcomes.map(({ ways }) => ways)).toEqual([3, 1, 1, 5]);
    order(match, 0, 3);
    expect(now(match)).toBe(AFTER);
    expect(flight(match)).toMatchObject({ fuel: 9, spent: true });
    expect(told(match).at(-1)).toBe('Strike 1 finds nothing and heads home.');
  });

  test('rule 5.22: the second attempt may succeed, against another force in the hex too', () => {
    const match = overCruisers(10, (data) => void place(data, HEX, ['Cruiser Force 2'], SURFACE));
    order(match, 0, 1);
    expect(choices(match)).toEqual([0, 1, 'no']);
    order(match, 1, 6, 1);
    expect(now(match)).toBe('strike attack: coordinate');
    expect(data(match).forces.map(({ detection }) => detection)).toEqual([LOCATED, SPOTTED]);
  });

  test('rule 5.22: who gives up must go home too', () => {
    const match = overCruisers();
    order(match, 0, 1);
    order(match, 'no');
    expect(now(match)).toBe(AFTER);
    expect(flight(match)).toMatchObject({ fuel: 10, spent: true });
  });

  test('rule 5.22: nobody is asked who cannot pay', () => {
    const match = overCruisers(-6);
    order(match, 0, 1);
    expect(now(match)).toBe(AFTER);
    expect(flight(match)?.spent).toBe(true);
  });

  test('rules 5.24, 5.25: the wrong target is attacked, whatever it is', () => {
    const wrong = segment((data) => {
      strike(data, 0, BOMBERS);
      place(data, HEX, SHIPS, CARRIER);
      place(data, '1120', ['Cruiser Force 2'], { ...SURFACE, detection: 0 });
    });
    order(wrong, 0, 3, 1);
    expect(told(wrong)).toContain('Strike 1 finds Force B.');
    expect(told(wrong)).toContain('Strike 1 attacks with strength 50: 8 damage rolls.');
    expect(flight(wrong)?.hex).toBe(grid.mustHex('1120'));
    order(wrong, true, ...ones(8));
    expect(now(wrong)).toBe(AFTER);
  });

  const falseContacts = (data: Battle): void => {
    for (const name of Object.keys(data.levelOne)) data.levelOne[name as keyof Battle['levelOne']] = 0;
    data.levelOne['False Contact'] = 3;
  };

  test('rule 5.25: led astray by a false contact, the strike may try for another force there, detected or not', () => {
    const match = overCruisers(10, (data) => {
      falseContacts(data);
      place(data, '1120');
      place(data, '1120', ['Cruiser Force 2'], { ...SURFACE, detection: 0 });
    });
    // Both others are undetected and equally near: the first is taken, and is nothing.
    order(match, 0, 3, 1);
    expect(now(match)).toBe('strike attack: again');
    expect(choices(match)).toEqual([2, 'no']);
    // What nobody has seen is as hard as an approximate sighting: -3, and -1.
    order(match, 2, 9, 1);
    expect(now(match)).toBe('strike attack: coordinate');
    expect(flight(match)).toMatchObject({ hex: grid.mustHex('1120'), fuel: 9 });
  });

  test('rule 5.25: without another force there it is over', () => {
    const match = overCruisers(10, (data) => {
      falseContacts(data);
      place(data, '1120');
    });
    order(match, 0, 3);
    expect(now(match)).toBe(AFTER);
    expect(flight(match)).toMatchObject({ hex: grid.mustHex('1120'), spent: true });
  });

  test('rule 5.26: a false contact in the same hex leaves the second attempt at the target', () => {
    const match = overCruisers(10, (data) => {
      falseContacts(data);
      place(data, HEX);
    });
    order(match, 0, 4);
    expect(choices(match)).toEqual([0, 'no']);
    order(match, 0, 6, 1);
    expect(told(match)).toContain('Strike 1 finds Force A.');
  });
});

describe('surprise, fighters and guns', () => {
  test('rules 5.33, 5.61: a surface force is not surprised, has no patrol, and is attacked with double strength', () => {
    const match = overCruisers();
    order(match, 0, 5, 1);
    expect(told(match)).toContain('Strike 1 attacks with strength 50: 8 damage rolls.');
  });

  test('rules 5.31, 5.51: partial surprise halves the guns, complete surprise silences them', () => {
    const guns = (match: Table): string | undefined =>
      events(match, 'kernel.roll').find(({ roll }) => roll?.chart?.chart === 'anti-aircraft')?.roll?.chart?.column;
    const partly = overCarriers({ fixedPatrol: 0 });
    order(partly, 0, 5, 9, 1);
    expect(guns(partly)).toBe('20-29');
    const wholly = overCarriers({ fixedPatrol: 4, raided: false });
    order(wholly, 0, 5, 10);
    expect(guns(wholly)).toBeUndefined();
    // No patrol either: double strength, and worse damage.
    expect(told(wholly)).toContain('Strike 1 attacks with strength 50: 8 damage rolls.');
    order(wholly, true);
    expect(oddsFor(wholly, 'us', 'roll 1 +1')?.outcomes.map(({ ways }) => ways)).toEqual([2, 2, 2, 2, 2]);
    const none = overCarriers({ fixedPatrol: 0 });
    order(none, 0, 5, 1, 1);
    expect(guns(none)).toBe('40-59');
  });

  test('rule 5.61: a patrol of nobody is no air combat: the strength is doubled', () => {
    const match = overCarriers({ fixedPatrol: 0 });
    order(match, 0, 5, 1, 1);
    expect(told(match)).toContain('Strike 1 attacks with strength 50: 8 damage rolls.');
  });

  test('rules 5.1(6), 5.51: what guns bring down or put off does not attack', () => {
    const match = overCarriers({ fixedPatrol: 0 });
    // Guns 40, die 10: one aborted, one eliminated; escorts are not fired at.
    order(match, 0, 5, 1, 10, 1, 1);
    expect(told(match)).toContain('Strike 1 attacks with strength 18: 3 damage rolls.');
    expect(data(match).units[unitOf('Essex SB2C 2')]).toBe(inMission(0));
    expect(data(match).units[unitOf('Essex F6F 1')]).toBe(inMission(0));
  });

  test('rule 5.1: a strike of which nothing is left is gone', () => {
    const match = overCarriers({ fixedPatrol: 4 }, ['Essex SB2C 1']);
    order(match, 0, 5, 1, 8);
    expect(now(match)).toBe(AFTER);
    expect(flight(match)?.kind).toBeNull();
  });

  test('rules 5.34, 5.43, 5.44: each strike rolls for surprise; the patrol is the same, less its losses', () => {
    const match = segment((data) => {
      strike(data, 0, ESCORTS);
      strike(data, 3, ['Hornet F6F 1', 'Hornet F6F 2']);
      place(data, HEX, SHIPS, CARRIER);
    });
    expect(now(match)).toBe('strike attacks: next');
    expect(wordless(match)).toEqual([]);
    order(match, 3);
    // Patrol 2; one is shot down.
    order(match, 0, 5, 1, 1, 5, 1);
    expect(data(match).forces[0]).toMatchObject({ patrol: 1 });
    expect(asked(match)).toMatchObject({ step: 'target' });
    order(match, 0, 5, 1, 5, 1);
    expect(now(match)).toBe(AFTER);
    expect(data(match).forces[0]).toMatchObject({ patrol: -1, air: { lost: 2 } });
    expect(events(match, 'kernel.roll').filter(({ roll }) => roll?.chart?.chart === 'surprise')).toHaveLength(2);
  });

  test('rule 12.29: a patrol whose decks are all out when the segment is over is lost', () => {
    const match = segment((data) => {
      strike(data, 0, BOMBERS);
      place(data, HEX, ['Zuikaku'], { ...CARRIER, fixedPatrol: 2 });
    });
    order(match, 0, 5, 1, 1);
    // Guns of 9 do nothing; 25: five rolls at the only ship.
    order(match, true, 10, 6, ...ones(3));
    expect(hits(match, ZUIKAKU)).toBe(4);
    expect(data(match).forces[0]?.air.lost).toBe(2);
  });
  test('rule 12.29: so is one whose carriers go down under it, with or without ships that are left', () => {
    const lost = (...others: string[]): number => {
      const match = segment((data) => {
        data.rules.hitsAtOnce = true;
        strike(data, 0, BOMBERS);
        place(data, HEX, ['Chitose', ...others], { ...CARRIER, fixedPatrol: 2 });
        data.japaneseHits[CHITOSE] = [0, 0, 4];
      });
      order(match, 0, 5, 1, 1);
      const bombs = [10, ...ones(4)];
      order(match, true, ...(others.length === 0 ? bombs : []));
      const aim = Object.fromEntries(Object.keys(pieces(match)).map((roll) => [roll, `japanese ${CHITOSE}`]));
      if (others.length > 0) order(match, aim, ...bombs);
      const { forces, lostNaval } = data(match);
      expect(told(match).join(' ')).toMatch(/ has no flight deck left: the 2 points of its patrol are lost\./);
      return lostNaval + (forces[0]?.air.lost ?? 0);
    };
    expect([lost(), lost('Haruna')]).toEqual([2, 2]);
  });
});

describe('a crippled ship by itself', () => {
  test('rule 5.1: it is found without a roll, and has nobody to defend it', () => {
    const match = segment((data) => {
      strike(data, 0, BOMBERS);
      data.wrecks = [{ ship: CHITOSE, hex: at, of: 5 }];
      data.japanese[CHITOSE] = ALONE;
      data.japaneseHits[CHITOSE] = [0, 0, 4];
    });
    expect(choices(match)).toEqual([`wreck ${CHITOSE}`, 'hold']);
    expect(spoken(match).options[`wreck ${CHITOSE}`]).toBe('Attack Chitose, crippled and alone');
    order(match, `wreck ${CHITOSE}`);
    expect(wordless(match)).toEqual([]);
    order(match, true, 6, ...ones(7));
    expect(hits(match, CHITOSE)).toBe(1);
    expect(flight(match)?.spent).toBe(true);
  });
});
