import { ask, choosable, observeMatch, promptFor, say, whyNot, type Wanted } from '@point-option/engine';
import { opening } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { grid, island } from '../data/map.ts';
import { setup } from '../data/state.ts';
import { chitCup } from '../index.ts';
import { NOBODY } from './search.ts';
import {
  asked,
  count,
  courses,
  type CupMatch,
  deck,
  force,
  from,
  heard,
  hex,
  OFF,
  options,
  place,
  play,
  refused,
  sea,
} from './testing.ts';
import { turn } from './turn.ts';

const home = hex('0306');
/** Draws quiet, search, search and strike from a cup without markers: the last needs no die. */
const EMPTY_SEA = [1, 1, 1];

function watch(): CupMatch {
  return opening(chitCup);
}

/** The group at a hex, about to steer. */
function steering(label: string): CupMatch {
  return from('steer', sea({ group: { hex: hex(label), hits: 0 } }));
}

describe('the sea', () => {
  it('rule 1.1: five rows of seven hexes, the island in 0307, the group beside it in 0306', () => {
    const match = watch();
    expect(grid.count).toBe(35);
    expect(['0101', '0507', '0108', '0601'].map((label) => grid.hexAt(label) >= 0)).toEqual([true, true, false, false]);
    expect(chitCup.present(observeMatch(match, 'you')).map?.places?.map((at) => at.hex)).toEqual(['0307']);
    expect(grid.label(match.table.state.group.hex)).toBe('0306');
    expect(grid.distance(match.table.state.group.hex, island)).toBe(1);
  });

  it('rule 1.2: the group may not enter the island', () => {
    const match = watch();
    const why = { reason: { key: 'why island' }, rule: '1.2' };
    expect(whyNot(match, 'you', { hex: grid.label(island) })).toEqual(why);
    expect(whyNot(match, 'you', { option: island })).toEqual(why);
    expect(refused(match, island)).not.toBeNull();
  });

  it('rule 1.2: the group may not leave the map', () => {
    expect(courses(steering('0101'))).toEqual(['0101', '0102', '0201', '0202']);
  });

  it('rule 1.2: markers share a hex, and the group may enter it', () => {
    // Arrivals 6: two markers, both in 0101; a search chit (4 of 6) is drawn first.
    const match = from('arrivals', sea({ deck: deck({ search: 1 }) }), [6, 1, 1, 4]);
    expect([place(match, 'A'), place(match, 'B')]).toEqual(['0101', '0101']);
    const forces = [force('A', '0305'), force('B', '0305')];
    expect(courses(from('steer', sea({ forces })))).toContain('0305');
  });

  it('rule 7.1: the group stays or moves one hex', () => {
    const match = watch();
    expect(courses(match)).toEqual(['0206', '0207', '0305', '0306', '0406', '0407']);
    expect(refused(match, hex('0304'))).not.toBeNull();
    const far = { reason: { key: 'why far', values: { hex: '0304' } }, rule: '7.1' };
    expect(whyNot(match, 'you', { hex: '0304' })).toEqual(far);
    expect(whyNot(match, 'you', { option: hex('0304') })).toEqual(far);
    // A number that stands for a hex stands for no piece, box or track, and is not what a player types.
    for (const wanted of [
      { option: String(hex('0304')) },
      { option: String(island) },
      { piece: String(island) },
      { box: 'lost' },
      { track: 'hits' },
      { piece: 'group' },
    ])
      expect(whyNot(match, 'you', wanted)?.reason.key).toBe('kernel.not offered');
    const labels = choosable(promptFor(match, 'you')!).map(({ label }) => say(chitCup.words, label));
    expect(labels?.slice(0, 2)).toEqual(['Stay in 0306', 'Steer to 0407']);
    play(match, hex('0206'));
    expect(match.table.state.group.hex).toBe(hex('0206'));
    expect(play(watch(), home).table.state.group.hex).toBe(home);
  });
});

describe('why squadrons are not offered', () => {
  const why = (match: CupMatch, wanted: Wanted): string | undefined => whyNot(match, 'you', wanted)?.reason.key;

  it('rule 7.2: when the deck is set', () => {
    const match = from('deck', sea({ deck: deck({ spent: 1, lost: 1 }) }));
    expect(why(match, { piece: 'S1' })).toBe('why spent');
    expect(why(match, { option: 'S2' })).toBe('why lost');
    expect(why(match, { box: 'spent' })).toBe('why box spent');
    expect(why(match, { box: 'lost' })).toBe('why box lost');
    expect(why(match, { box: 'ready' })).toBe('why box ready');
    // The boxes of the display are those of the order.
    for (const wanted of [{ piece: 'S3' }, { box: 'patrol' }, { box: 'strike' }, { box: 'search' }])
      expect(why(match, wanted)).toBeUndefined();
    for (const wanted of [{ piece: 'group' }, { hex: '0305' }, { track: 'hits' }])
      expect(why(match, wanted)).toBe('kernel.not offered');
  });

  it('rule 7.4: when squadrons are serviced', () => {
    const match = from('service', sea({ deck: deck({ spent: 1, lost: 1, patrol: 1 }) }));
    expect(why(match, { piece: 'S1' })).toBeUndefined();
    expect(why(match, { piece: 'S2' })).toBe('why lost');
    expect(why(match, { piece: 'S3' })).toBe('why not spent');
    for (const wanted of [{ piece: 'group' }, { box: 'lost' }, { hex: '0305' }])
      expect(why(match, wanted)).toBe('kernel.not offered');
  });
});

describe('the turn', () => {
  it('rule 2.1: steer, deck, arrivals, the cup, service, end of turn', () => {
    const steps = turn.steps.map((step) => step.name);
    expect(steps).toEqual(['steer', 'deck', 'arrivals', 'fill the cup', 'the cup', 'service', 'end of turn']);
    const match = from('steer', sea({ deck: deck({ spent: 1 }) }));
    expect(asked(match)).toBe('turn: steer');
    play(match, home);
    expect(asked(match)).toBe('turn: deck');
    play(match, {}, 1, ...EMPTY_SEA);
    expect(asked(match)).toBe('turn: service');
    play(match, []);
    expect(asked(match)).toBe('turn: steer');
    expect(match.table.state.turn).toBe(2);
  });

  it('rules 2.1, 8.1: there are eight turns, and the match ends after the last', () => {
    const match = watch();
    for (let n = 1; n <= 8; n++) {
      expect(match.table.whole.outcome).toBeNull();
      expect(match.table.state.turn).toBe(n);
      play(play(match, home), {}, 1, ...EMPTY_SEA);
    }
    expect(match.table.whole).toMatchObject({ open: [], outcome: { result: 'draw', scores: { points: 0 } } });
  });

  it.each([
    [2, []],
    [3, ['A']],
    [5, ['A']],
    [6, ['A', 'B']],
  ])('rule 2.2: arrivals die %i brings %j', (die, arrived) => {
    const where = arrived.map((_, index) => [2, 5][index]!);
    // A search is drawn before all else where there is something to search for; else the cup is run through.
    const chits = arrived.length > 0 ? [arrived.length + 2] : EMPTY_SEA;
    const match = from('arrivals', sea({ deck: deck({ search: 1 }) }), [die, ...where, ...chits]);
    expect(match.table.state.forces.map((found) => found.marker)).toEqual(arrived);
    expect(arrived.map((name) => place(match, name))).toEqual(['0201', '0501'].slice(0, arrived.length));
    expect(match.table.state.unused).toEqual(['A', 'B', 'C', 'D', 'E', 'F'].slice(arrived.length));
  });

  it('rule 2.2: the watch has six markers, the crowded sea eight', () => {
    expect(setup('watch').unused).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(setup('crowded').unused).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  });

  it.each([
    [1, '0101'],
    [3, '0301'],
    [4, '0401'],
  ])('rule 2.2: place die %i is %s', (die, label) => {
    expect(place(from('arrivals', sea({ deck: deck({ search: 1 }) }), [3, die, 3]), 'A')).toBe(label);
  });

  it('rule 2.2: no more appear than are unused, and without any there is no roll', () => {
    const last = from('arrivals', sea({ unused: ['F'], deck: deck({ search: 1 }) }), [6, 1, 3]);
    expect(last.table.state).toMatchObject({ unused: [], forces: [{ marker: 'F' }] });
    expect(heard(from('arrivals', sea({ unused: [] }), EMPTY_SEA))).toEqual(['quiet', 'turn begins']);
  });
});

describe('the cup', () => {
  it('rule 2.3: a chit for every marker, two searches, one strike, one quiet; each is carried out before the next', () => {
    const forces = [force('A', OFF[6]), force('B', OFF[6])];
    const match = from('fill the cup', sea({ forces, deck: deck({ search: 1, spent: 1 }) }), [4]);
    expect(asked(match)).toBe('search: marker');
    expect(match.table.state.chits).toEqual({ A: 1, B: 1, quiet: 1, search: 1, strike: 1 });
    expect(place(match, 'A')).toBe('0201');
    // A, then B, then quiet, then the second search: of five, four, three and two chits.
    play(match, NOBODY, 1, 1, 1, 1);
    expect(asked(match)).toBe('search: marker');
    expect(heard(match)).toEqual(['advances', 'advances', 'quiet']);
    expect(match.table.state.chits).toEqual({ A: 0, B: 0, quiet: 0, search: 0, strike: 1 });
    // The strike chit is left, and needs no die; nothing can be struck.
    play(match, NOBODY);
    expect(asked(match)).toBe('turn: service');
    expect(match.table.state.chits['strike']).toBe(0);
  });

  it('rule 2.3: the strike chit asks for a strike, and is drawn as any other', () => {
    const forces = [force('A', OFF[1], { level: 1, kind: 'surface' })];
    const match = from('fill the cup', sea({ forces, deck: deck({ strike: 1 }) }), [5]);
    expect(asked(match)).toBe('strike: target');
    expect(match.table.state.chits).toEqual({ A: 1, quiet: 1, search: 2, strike: 0 });
  });

  it('rule 2.3: the cup of the last turn does not matter to the next', () => {
    const data = sea({ forces: [force('A', OFF[6])], chits: { B: 0, search: 0 }, deck: deck({ search: 1 }) });
    expect(from('fill the cup', data, [3]).table.state.chits).toEqual({ A: 1, quiet: 1, search: 1, strike: 1 });
  });
});

describe('the deck', () => {
  it.each([
    ['patrol', 3],
    ['strike', 4],
    ['search', 2],
  ] as const)('rule 7.2: the %s box holds %i squadrons and no more', (box, limit) => {
    // S1 is spent, so that the turn stops for its service.
    const match = play(from('steer', sea({ deck: deck({ spent: 1 }) })), home);
    const first = (n: number): Record<string, string> =>
      Object.fromEntries(['S2', 'S3', 'S4', 'S5', 'S6'].slice(0, n).map((id) => [id, box]));
    expect(refused(match, first(limit + 1))).toBe('kernel.too many in box');
    play(match, first(limit), 1, ...EMPTY_SEA);
    expect(count(match, box)).toBe(limit);
  });

  it('rule 7.2: only ready squadrons are set, into these boxes only', () => {
    const match = play(from('steer', sea({ deck: deck({ spent: 2, lost: 1 }) })), home);
    expect(ask(match, 'you')).toMatchObject({ pieces: [{ id: 'S4' }, { id: 'S5' }, { id: 'S6' }] });
    expect(refused(match, { S1: 'patrol' })).toBe('kernel.no such piece');
    expect(refused(match, { S4: 'lost' })).toBe('kernel.not in that box');
    play(match, { S4: 'patrol', S5: 'strike' }, 1, ...EMPTY_SEA);
    expect(match.table.state.deck).toMatchObject({ S1: 'spent', S3: 'lost', S4: 'patrol', S5: 'strike', S6: 'ready' });
  });

  it('rule 7.2: six squadrons, all ready when the match begins', () => {
    expect(count(watch(), 'ready')).toBe(6);
  });

  it('rule 7.2: with no squadron ready nothing is asked, with one it is', () => {
    expect(asked(play(from('steer', sea({ deck: deck({ spent: 5 }) })), home))).toBe('turn: deck');
    const match = from('steer', sea({ deck: deck({ spent: 6 }) }));
    expect(asked(play(match, home, 1, ...EMPTY_SEA))).toBe('turn: service');
  });

  it('rule 7.4: none to two spent squadrons are serviced', () => {
    const match = from('service', sea({ deck: deck({ spent: 4, lost: 1 }) }));
    expect(ask(match, 'you')).toMatchObject({ kind: 'some', min: 0, max: 2 });
    expect(options(match)).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(refused(match, ['S1', 'S2', 'S3'])).toBe('kernel.wrong number');
    expect(refused(match, ['S5'])).not.toBeNull();
    play(match, ['S2', 'S4']);
    expect(match.table.state.deck).toEqual({
      S1: 'spent',
      S2: 'ready',
      S3: 'spent',
      S4: 'ready',
      S5: 'lost',
      S6: 'ready',
    });
  });

  it('rule 7.4: what was set and has not flown is ready again, without service', () => {
    const match = from('service', sea({ deck: deck({ patrol: 2, strike: 2, search: 1, lost: 1 }) }));
    expect(asked(match)).toBe('turn: steer');
    expect([count(match, 'ready'), count(match, 'lost')]).toEqual([5, 1]);
  });
});
