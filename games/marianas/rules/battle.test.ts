import {
  ask,
  choosable,
  fast,
  kernelWords,
  promptFor,
  sampleAnswer,
  shuffle,
  submit,
  unsaid,
  whyNot,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { grid, SAIPAN, type SideId } from '../data/map.ts';
import { FLEET, SHIPS, ship } from '../data/ships.ts';
import { at, type Campaign, type G, MARKER_NUMBER, OFF } from '../data/state.ts';
import { battleWords } from '../words/battle.ts';
import { campaignWords } from '../words/campaign.ts';
import { nextContact } from './battle.ts';
import { atSea, met, missAll, NIGHT, offered } from './battle.testing.ts';
import { both, events, now, order, place, type Table } from './testing.ts';

const number = (id: string): number => MARKER_NUMBER.get(id) ?? -1;

describe('contact', () => {
  test.each([
    ['by day', 1],
    ['by night', NIGHT],
  ])('rule bat-01: opposing ships in a hex see each other and fight, %s', (_when, turn) => {
    const match = atSea(
      met(['Mogami'], ['Canberra'], (data) => {
        data.turn = turn;
      }),
    );
    expect(now(match)).toBe('engagement: array');
    expect(['J1', 'U1'].map((id) => at(match.table.state.markers, number(id)).seen)).toEqual([true, true]);
    expect(events(match, 'battle begins')).toMatchObject([
      { touches: [{ piece: 'J1' }, { piece: 'U1' }, { hex: '1005' }] },
    ]);
  });

  test('rule bat-01: groups in different hexes do not', () => {
    const match = atSea({
      change: (data) => {
        place(data, 'J1', '1005', 'Mogami');
        place(data, 'U1', '1004', 'Canberra');
      },
    });
    expect(now(match)).toBe('sea: calm');
    expect(events(match, 'found')).toEqual([]);
  });

  test('rule bat-01: a dummy is exposed and gone, and there is no battle with it', () => {
    const match = atSea({
      change: (data) => {
        place(data, 'J1', '1005', 'Mogami');
        at(data.markers, place(data, 'U1', '1005')).dummy = true;
      },
    });
    expect(events(match, 'exposed')).toHaveLength(1);
    expect(at(match.table.state.markers, number('U1')).hex).toBe(OFF);
    expect(now(match)).toBe('sea: calm');
    expect(at(match.table.state.markers, number('J1'))).toMatchObject({ seen: true, fought: 0 });
    expect(match.table.state.battle).toBeNull();
  });

  test('rule bat-01: groups that have all fought this turn do not fight again', () => {
    const g = (japan: number, us: number): G => {
      const match = atSea(met([], []));
      const data = match.table.state;
      place(data, 'J1', '1005', 'Mogami');
      place(data, 'U1', '1005', 'Canberra');
      at(data.markers, number('J1')).fought = japan;
      at(data.markers, number('U1')).fought = us;
      return match.table;
    };
    expect(nextContact(g(1, 1), 'us')).toBeNull();
    expect(nextContact(g(1, 0), 'us')).toEqual({ hex: grid.mustHex('1005'), mover: 'us' });
    expect(nextContact(g(0, 1), 'japan')).toEqual({ hex: grid.mustHex('1005'), mover: 'japan' });
  });
});

describe('which groups fight', () => {
  const several = (mover: SideId): Table =>
    atSea({
      mover,
      change: (data) => {
        place(data, 'J1', '1005', 'Mogami');
        place(data, 'J2', '1005', 'Yahagi');
        place(data, 'J3', '1006', 'Noshiro');
        place(data, 'U1', '1005', 'Canberra');
        place(data, 'U2', '1005', 'Biloxi');
      },
    });

  test('rule bat-02: the side that was come upon names its group first, then the other', () => {
    const match = several('japan');
    expect(now(match)).toBe('engagement: defender');
    expect(offered(match, 'us')).toEqual(['U1', 'U2']);
    order(match, 'us', 'U2');
    expect(now(match)).toBe('engagement: attacker');
    expect(offered(match, 'japan')).toEqual(['J1', 'J2']);
    expect(whyNot(match, 'japan', { option: 'J3' })).toMatchObject({ reason: { key: 'why group elsewhere' } });
    order(match, 'japan', 'J1');
    expect(match.table.state.battle?.markers).toEqual({ japan: number('J1'), us: number('U2') });
    expect(offered(match, 'us')).toMatchObject({ Biloxi: ['US_SCREENING', 'US_SUPPORT', 'US_MAIN', 'US_SCREENED'] });
    expect(several('us').table.whole.open).toEqual(['japan']);
  });

  test('rule bat-02: when one pair is done the next fights, until all have fought', () => {
    const match = several('japan');
    order(match, 'us', 'U2');
    order(match, 'japan', 'J1');
    both(match, { Mogami: 'JP_SCREENING' }, { Biloxi: 'US_SCREENING' });
    // CL against CA, a 6: DS, and a single cruiser is sunk by that.
    order(match, 'us', 'Biloxi', 6);
    expect(events(match, 'sunk')).toMatchObject([{ touches: [{ piece: 'Mogami' }] }]);
    // Of either side one group is left that has not fought.
    expect(now(match)).toBe('engagement: array');
    expect(match.table.state.battle).toMatchObject({ markers: { japan: number('J2'), us: number('U1') }, round: 0 });
    both(match, { Yahagi: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    order(match, 'us', 'Canberra', 6);
    expect(events(match, 'battle over')).toHaveLength(2);
    expect(now(match)).toBe('sea: calm');
    expect(match.table.state.battle).toBeNull();
  });

  test('rule bat-02: a group that has won goes on against those that have not fought', () => {
    const match = atSea(
      met(['Yamato'], ['Canberra'], (data) => {
        place(data, 'U2', '1005', 'Biloxi');
      }),
    );
    order(match, 'us', 'U1');
    both(match, { Yamato: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    order(match, 'us', 'hold fire');
    order(match, 'japan', 'Yamato', 1);
    expect(now(match)).toBe('engagement: array');
    expect(match.table.state.battle?.markers).toEqual({ japan: number('J1'), us: number('U2') });
  });
});

describe('rounds', () => {
  const round = (extra?: Parameters<typeof met>[2]): Table => {
    const match = atSea(met(['Mogami'], ['Canberra'], extra));
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    missAll(match, 'Canberra', 'Mogami');
    return match;
  };

  test('rules bat-08, bat-16: after a round, and not before, Japan and then the Americans choose to stay or flee', () => {
    const match = round();
    expect(events(match, 'battle round')).toHaveLength(1);
    expect(now(match)).toBe('engagement: japan decides');
    expect(offered(match, 'japan')).toEqual(['stay', 'flee']);
    order(match, 'japan', 'stay');
    expect(now(match)).toBe('engagement: us decides');
    order(match, 'us', 'stay');
    both(match, {}, {});
    expect(match.table.state.battle?.round).toBe(2);
  });

  test('rule bat-16: when Japan flees the Americans are not asked', () => {
    const match = round();
    order(match, 'japan', 'flee');
    expect(now(match)).toBe('flight: retreat');
    expect(match.table.whole.open).toEqual(['japan']);
  });

  test('rule bat-16: a group with transports at anchor stands by them', () => {
    const match = atSea(
      met(['Mogami'], ['Landing Force North', 'Canberra'], (data) => {
        data.anchored[0] = SAIPAN;
      }),
    );
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING', 'Landing Force North': 'US_SCREENED' });
    missAll(match, 'Canberra', 'Mogami');
    order(match, 'japan', 'stay');
    // They cannot go, and are not asked.
    expect(now(match)).toBe('engagement: relocate');
  });

  test('rule bat-08: after three rounds on end without a shot both break off, and the mover leaves unpursued', () => {
    const match = atSea(
      met(['Mogami'], ['Canberra'], (data) => {
        data.damaged[ship('Mogami')] = true;
      }),
    );
    both(match, { Mogami: 'JP_SCREENING' }, { Canberra: 'US_SCREENING' });
    const quiet = (): void => {
      order(match, 'us', 'hold fire');
      order(match, 'japan', 'hold fire');
    };
    const stay = (): void => {
      order(match, 'japan', 'stay');
      order(match, 'us', 'stay');
      both(match, {}, {});
    };
    quiet();
    stay();
    quiet();
    stay();
    // A shot begins the count anew.
    order(match, 'us', 'Canberra', 1);
    order(match, 'japan', 'hold fire');
    stay();
    quiet();
    stay();
    quiet();
    stay();
    quiet();
    expect(events(match, 'battle breaks off')).toHaveLength(1);
    expect(now(match)).toBe('flight: retreat');
    expect(match.table.whole.open).toEqual(['japan']);
  });
});

/** Ships drawn at random into a few groups, some of them in one hex. */
function melee(seed: string): (data: Campaign) => void {
  return (data) => {
    const dice = fast(`${seed}/set-up`);
    data.turn = dice.die(8);
    for (const [side, prefix] of [
      ['japan', 'J'],
      ['us', 'U'],
    ] as const) {
      const ships = shuffle(dice, FLEET[side]);
      for (let n = 1; n <= dice.die(3); n++) {
        const group = ships.splice(0, dice.die(8)).map((one) => at(SHIPS, one).id);
        place(data, `${prefix}${n}`, dice.die(3) > 1 ? '1005' : '1004', ...group);
        for (const id of group) data.damaged[ship(id)] = dice.die(6) === 1 && at(SHIPS, ship(id)).type !== 'LF';
      }
    }
    data.anchored[0] = dice.die(4) === 1 ? SAIPAN : -1;
  };
}

/** Every message that is not about the ships and dice of other parts has its words. */
const ELSEWHERE =
  /^(ship|side|result|kernel|chart)\.|^(damaged|sunk|transports sunk|found|exposed)$|purpose\.explosion/;
const words = { ...kernelWords, ...campaignWords, ...battleWords };

describe('random battles', () => {
  const seeds = Array.from({ length: 60 }, (_, n) => `melee ${n}`);

  test('rules bat-01, bat-08: always end, leave nothing unsettled, and all is said in words', () => {
    const missing = new Set<string>();
    const check = (what: { key: string } | undefined): void => {
      if (what === undefined || ELSEWHERE.test(what.key)) return;
      const fault = unsaid(words, what);
      if (fault !== null && !/"(ship|side|result|chart|purpose)\.(?!surprise|damaged|target)/.test(fault))
        missing.add(fault);
    };
    for (const seed of seeds) {
      const match = atSea({ change: melee(seed), seed, mover: seed.length % 2 === 0 ? 'us' : 'japan' });
      const dice = fast(`${seed}/orders`);
      let orders = 0;
      for (; now(match) !== 'sea: calm'; orders++) {
        const side = match.table.whole.open[0] as SideId;
        const asked = ask(match, side);
        if (asked === null) throw new Error('Nothing is asked.');
        const prompt = promptFor(match, side);
        check(prompt?.question);
        for (const { label, caution } of prompt ? choosable(prompt) : []) [label, caution].forEach(check);
        for (const { label } of prompt?.kind === 'arrange' ? prompt.boxes : []) check(label);
        expect(submit(match, side, sampleAnswer(asked, dice))).toBeNull();
        if (orders > 5000) throw new Error(`${seed} does not end.`);
      }
      for (const event of match.table.journal ?? []) check(event);
      expect(match.table.state.battle).toBeNull();
      expect(nextContact(match.table, 'us')).toBeNull();
    }
    expect([...missing]).toEqual([]);
  });

  test('rule bat-08: end even where both sides stay for ever', () => {
    for (const seed of seeds) {
      const match = atSea({ change: melee(seed), seed });
      const dice = fast(`${seed}/orders`);
      for (let orders = 0; now(match) !== 'sea: calm'; orders++) {
        const side = match.table.whole.open[0] as SideId;
        const asked = ask(match, side);
        if (asked === null) throw new Error('Nothing is asked.');
        const stays = asked.kind === 'one' && asked.options.includes('stay');
        expect(submit(match, side, stays ? 'stay' : sampleAnswer(asked, dice))).toBeNull();
        if (orders > 20_000) throw new Error(`${seed} does not end.`);
      }
    }
  });
});
