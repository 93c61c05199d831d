import { ask } from '@point-option/engine';
import { observe } from '../view.ts';
import { describe, expect, test } from 'vitest';
import type { LeyteTheater } from '../data/own.ts';
import { organization } from '../family.ts';
import type { SideId } from '@point-option/chit-pull';
import {
  AFTER,
  choices,
  dataOf,
  events,
  heard,
  hex,
  hurt,
  marker,
  markerIn,
  now,
  order,
  playing,
  put,
  question,
  see,
  ship,
  type Table,
  why,
} from './standing.testing.ts';

function organizing(side: SideId, change: (data: LeyteTheater) => void): Table {
  return playing(organization.reorganization, { side }, { change });
}

/** Force 1 and Force 2 in one hex, one of them detected. */
function pair(data: LeyteTheater): void {
  put(data, 'Force 1', '2813', 'Yamato', 'Musashi', 'DIV 31');
  put(data, 'Force 2', '2813', 'Kongo', 'Haruna');
  see(data, 'Force 1');
}
const sails = (match: Table, id: string): number => dataOf(match).shipAt[ship(id)] ?? -9;

function regroup(match: Table, side: SideId, label: string, placed: Record<string, string>): void {
  order(match, side, hex(label));
  order(match, side, placed);
}
/** Why ships can't be put together so. */
function whyNot(match: Table, side: SideId, label: string, placed: Record<string, string>): string | null {
  order(match, side, hex(label));
  return why(match, side, placed);
}

describe('forces', () => {
  test('rule 5.1a: ships in one hex form, join and leave forces in the Initial Phase', () => {
    const match = organizing('japan', pair);
    regroup(match, 'japan', '2813', { Kongo: 'Force 1', Haruna: 'Force 1', Musashi: 'Force 3' });
    expect([sails(match, 'Kongo'), sails(match, 'Musashi')]).toEqual([marker('Force 1'), marker('Force 3')]);
    expect([markerIn(match, 'Force 2').hex, markerIn(match, 'Force 3').hex]).toEqual([-1, hex('2813')]);
    // Not from another hex.
    const apart = organizing('japan', (data) => {
      pair(data);
      put(data, 'Force 2', '2812', 'Kongo', 'Haruna');
    });
    order(apart, 'japan', hex('2813'));
    expect(why(apart, 'japan', { Kongo: 'Force 1' })).not.toBeNull();
  });

  test('rule 5.0a: no ship is left without a force', () => {
    const match = organizing('japan', pair);
    order(match, 'japan', hex('2813'));
    const due = ask(match, 'japan');
    expect(due?.kind === 'arrange' && due.boxes.every(({ id }) => id.startsWith('Force'))).toBe(true);
  });

  test('rule 5.1c: a force made of another is detected if that one was', () => {
    const match = organizing('japan', pair);
    regroup(match, 'japan', '2813', { Musashi: 'Force 3' });
    regroup(match, 'japan', '2813', { Haruna: 'Force 4' });
    expect([markerIn(match, 'Force 3').seen, markerIn(match, 'Force 4').seen]).toEqual([1, 0]);
  });

  test('rule 5.1c: a force made of two is detected if either was, in whatever order they are listed', () => {
    for (const found of ['Force 1', 'Force 2']) {
      const match = organizing('japan', (data) => {
        pair(data);
        Object.assign(data.markers[marker('Force 1')] ?? {}, { seen: 0 });
        see(data, found);
      });
      regroup(match, 'japan', '2813', { Musashi: 'Force 3', Haruna: 'Force 3' });
      expect([found, markerIn(match, 'Force 3').seen]).toEqual([found, 1]);
    }
  });

  test('rule 6.2.4d: a force made of two is as slow as the slower, and pays for being made besides (6.2.1)', () => {
    for (const slowed of ['Force 1', 'Force 2']) {
      const match = organizing('japan', (data) => {
        pair(data);
        Object.assign(data.markers[marker(slowed)] ?? {}, { slow: 2 });
      });
      regroup(match, 'japan', '2813', { Musashi: 'Force 3', Haruna: 'Force 3' });
      order(match, 'japan', 'done');
      const after = ['Force 1', 'Force 2', 'Force 3'].map((id) => markerIn(match, id).slow);
      expect([slowed, ...after]).toEqual(slowed === 'Force 1' ? [slowed, 3, 1, 3] : [slowed, 1, 3, 3]);
    }
  });

  test('rule 5.1e: the enemy is told how many units a new force has', () => {
    const match = organizing('japan', pair);
    regroup(match, 'japan', '2813', { Musashi: 'Force 3', 'DIV 31': 'Force 3' });
    expect(events(match, 'group announced')).toMatchObject([
      { values: { marker: 'Force 3', n: 2 }, to: ['us'], rule: '5.1' },
    ]);
    expect(heard(match, 'us')).toContain('group announced');
    // An old one that takes ships in is no news.
    regroup(match, 'japan', '2813', { Haruna: 'Force 1' });
    expect(events(match, 'group announced')).toHaveLength(1);
  });

  test('rule 5.1e: of a dummy its owner says any number that a force can have', () => {
    const match = organizing('japan', pair);
    order(match, 'japan', 'dummy');
    order(match, 'japan', hex('2810'));
    order(match, 'japan', 'Force 5');
    expect(question(match)).toBe('japan, reorganization: dummy size');
    expect([why(match, 'japan', 0), why(match, 'japan', 17)].every((refusal) => refusal !== null)).toBe(true);
    order(match, 'japan', 9);
    expect(events(match, 'group announced')).toMatchObject([{ values: { marker: 'Force 5', n: 9 } }]);
    expect([markerIn(match, 'Force 5').dummy, question(match)]).toEqual([true, 'japan, reorganization: formations']);
    expect(dataOf(match).regrouping).not.toHaveProperty('dummy');
  });

  test('rule 6.2.1: who was made, joined or divided loses a movement point, once', () => {
    const match = organizing('japan', pair);
    regroup(match, 'japan', '2813', { Musashi: 'Force 3' });
    regroup(match, 'japan', '2813', { 'DIV 31': 'Force 3' });
    order(match, 'japan', 'done');
    expect(['Force 1', 'Force 2', 'Force 3'].map((id) => markerIn(match, id).slow)).toEqual([1, 0, 1]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 5.5d: a force holds up to 16 units, and a destroyer unit is one', () => {
    const many = [
      'Iowa',
      'New Jersey',
      'Biloxi',
      'Vincennes',
      'Miami',
      'DES RN 50/1',
      'DES RN 52',
      'DES DIV 104',
      'DES DIV 106',
    ];
    const more = ['Massachusetts', 'South Dakota', 'Santa Fe', 'Mobile', 'Reno', 'DES RN 50/2', 'DES RN 55'];
    const full = (data: LeyteTheater): void => {
      put(data, 'TF 1', '3028', ...many);
      put(data, 'TF 2', '3028', ...more, 'DES DIV 110');
    };
    const into = (ships: readonly string[]): Record<string, string> =>
      Object.fromEntries(ships.map((id) => [id, 'TF 1']));
    expect(whyNot(organizing('us', full), 'us', '3028', into([...more, 'DES DIV 110']))).toBe(
      'why too many ships (5.5)',
    );
    const match = organizing('us', full);
    regroup(match, 'us', '3028', into(more));
    expect(more.map((id) => sails(match, id))).toEqual(more.map(() => marker('TF 1')));
  });

  test('rule 5.3.1: ships of the two fleets never share a force', () => {
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', 'Iowa', 'Biloxi');
      put(data, 'TF 2', '3028', 'Tennessee');
    });
    expect(whyNot(match, 'us', '3028', { Biloxi: 'TF 2' })).toBe('why fleets apart (5.3.1)');
  });

  test('rule 5.5.1a: up to four forces of the Third Fleet have carriers, and each up to five', () => {
    const decks = ['Essex', 'Lexington', 'Langley', 'Princeton', 'Intrepid', 'Cabot', 'Independence'];
    const both = (data: LeyteTheater): void => {
      put(data, 'TF 1', '3028', ...decks.slice(0, 4));
      put(data, 'TF 2', '3028', ...decks.slice(4));
    };
    const into = (n: number): Record<string, string> =>
      Object.fromEntries(decks.slice(4, 4 + n).map((id) => [id, 'TF 1']));
    expect(whyNot(organizing('us', both), 'us', '3028', into(2))).toBe('why too many carriers (5.5.1)');
    const five = organizing('us', both);
    regroup(five, 'us', '3028', into(1));
    expect(sails(five, 'Intrepid')).toBe(marker('TF 1'));
    const four = organizing('us', (data) => {
      both(data);
      put(data, 'TF 3', '3020', 'Wasp');
      put(data, 'TF 4', '3020', 'Hornet');
    });
    expect(whyNot(four, 'us', '3028', { Cabot: 'TF 5' })).toBe('why too many carrier groups (5.5.1)');
  });

  test('rule 5.5.1b: up to four forces of the Seventh Fleet have escort carriers, and each up to six', () => {
    const decks = [
      'Natoma Bay',
      'Manila Bay',
      'Marcus Island',
      'Kadashan Bay',
      'Savo Island',
      'Ommaney Bay',
      'Sangamon',
    ];
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', ...decks.slice(0, 6));
      put(data, 'TF 2', '3028', 'Sangamon', 'Taffy 1/1');
    });
    expect(whyNot(match, 'us', '3028', { Sangamon: 'TF 1' })).toBe('why too many carriers (5.5.1)');
    const four = organizing('us', (data) => {
      put(data, 'TF 1', '3028', ...decks.slice(0, 6));
      for (const [n, id] of ['Sangamon', 'Suwanee', 'Santee'].entries()) put(data, `TF ${n + 2}`, '3020', id);
    });
    expect(whyNot(four, 'us', '3028', { 'Manila Bay': 'TF 6' })).toBe('why too many carrier groups (5.5.1)');
  });
});

describe('numbers of forces', () => {
  const dummies = (side: SideId, n: number) => (data: LeyteTheater) => {
    put(
      data,
      side === 'us' ? 'TF 1' : 'Force 1',
      '3028',
      ...(side === 'us' ? ['Iowa', 'Biloxi'] : ['Yamato', 'Musashi']),
    );
    for (let more = 2; more <= n; more++) put(data, `${side === 'us' ? 'TF' : 'Force'} ${more}`, '3020');
  };

  test('rule 5.2a: Japan has up to ten forces, dummies among them', () => {
    expect(choices(organizing('japan', dummies('japan', 9)), 'japan')).toContain('dummy');
    const full = organizing('japan', dummies('japan', 10));
    expect(choices(full, 'japan')).not.toContain('dummy');
    expect(choices(full, 'japan')).not.toContain(hex('3028'));
  });

  test('rule 5.3a: the US has up to sixteen forces, dummies among them', () => {
    expect(choices(organizing('us', dummies('us', 15)), 'us')).toContain('dummy');
    expect(choices(organizing('us', dummies('us', 16)), 'us')).not.toContain('dummy');
  });
});

describe('dummies', () => {
  test('rule 5.4a: either side may have forces without ships, which look like others', () => {
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', 'Iowa');
      put(data, 'TF 2', '3030');
    });
    const seen = observe(dataOf(match), 'japan').markers;
    expect([seen[marker('TF 1')]?.dummy, seen[marker('TF 2')]?.dummy]).toEqual([false, false]);
    expect(observe(dataOf(match), 'us').markers[marker('TF 2')]?.dummy).toBe(true);
  });

  test('rule 5.4f: they are placed anywhere at sea where the hex has room, beside the enemy too', () => {
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', 'Iowa');
      put(data, 'TF 2', '3029', 'Biloxi');
      put(data, 'TF 3', '3029', 'Miami');
      put(data, 'Force 1', '2813', 'Yamato');
      put(data, 'Force 2', '2815', 'Musashi');
      put(data, 'Force 3', '2815', 'Nagato');
      put(data, 'TF 4', '3031', 'Vincennes');
      put(data, 'US detachment 1', '3031', 'Santa Fe');
    });
    order(match, 'us', 'dummy');
    const open = choices(match, 'us');
    expect([hex('3028'), hex('4301'), hex('1010'), hex('2813')].every((each) => open.includes(each))).toBe(true);
    // Full, partly sea, and land.
    expect([hex('3029'), hex('3823'), hex('3820')].some((each) => open.includes(each))).toBe(false);
    // Two enemies in a hex fill it for themselves alone, and ships that sail alone fill none.
    expect([hex('2815'), hex('3031')].every((each) => open.includes(each))).toBe(true);
    order(match, 'us', hex('2813'));
    order(match, 'us', 'TF 5');
    order(match, 'us', 4);
    order(match, 'us', 'done');
    // 6.2.1: it is new.
    expect(markerIn(match, 'TF 5')).toMatchObject({ hex: hex('2813'), dummy: true, slow: 1 });
  });

  test('rule 5.4g: their owner removes them in any Initial Phase, and uses them again in the same one', () => {
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', 'Iowa');
      put(data, 'TF 2', '3030');
    });
    order(match, 'us', 'remove TF 2');
    expect(markerIn(match, 'TF 2').hex).toBe(-1);
    order(match, 'us', 'dummy');
    order(match, 'us', hex('3032'));
    order(match, 'us', 'TF 2');
    order(match, 'us', 3);
    expect(markerIn(match, 'TF 2')).toMatchObject({ hex: hex('3032'), dummy: true });
  });
});

describe('ships and dummies', () => {
  test('rule 5.1a: a lone ship has nothing to divide, and only dummies are taken back', () => {
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', 'Iowa', 'Biloxi');
      put(data, 'TF 2', '3030', 'Miami');
      put(data, 'TF 3', '3032');
    });
    const offered = choices(match, 'us');
    expect([hex('3028'), hex('3030')].map((each) => offered.includes(each))).toEqual([true, false]);
    expect(offered.filter((each) => String(each).startsWith('remove'))).toEqual(['remove TF 3']);
  });

  test('rule 5.1e and 5.4a: a dummy that ships join is a force like any other, and its size is told', () => {
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', 'Iowa', 'Biloxi', 'Miami');
      put(data, 'TF 3', '3028');
    });
    regroup(match, 'us', '3028', { Biloxi: 'TF 3', Miami: 'TF 3' });
    expect([markerIn(match, 'TF 3').dummy, sails(match, 'Biloxi')]).toEqual([false, marker('TF 3')]);
    expect(events(match, 'group announced')).toMatchObject([{ values: { marker: 'TF 3', n: 2 }, to: ['japan'] }]);
    expect(choices(match, 'us')).not.toContain('remove TF 3');
  });
});

describe('what takes no part in it', () => {
  test('rule 6.4f: ships that were sent home neither join another force nor take ships in', () => {
    const match = organizing('japan', (data) => {
      pair(data);
      hurt(data, 'Kongo', 4);
      data.own.homeward[ship('Kongo')] = true;
    });
    order(match, 'japan', hex('2813'));
    const due = ask(match, 'japan');
    expect(due?.kind === 'arrange' && due.pieces.map(({ id }) => id)).toEqual(['Yamato', 'Musashi', 'DIV 31']);
    expect(due?.kind === 'arrange' && due.boxes.map(({ id }) => id)).not.toContain('Force 2');
  });

  test('rule 13.1.5.1: a force that is drawn to carriers is neither divided nor joined', () => {
    const match = organizing('us', (data) => {
      put(data, 'TF 1', '3028', 'Iowa', 'Biloxi');
      data.own.chases = [{ marker: marker('TF 1'), hex: hex('1026'), of: marker('Force 1'), turn: 2 }];
    });
    expect(choices(match, 'us')).not.toContain(hex('3028'));
  });
});
