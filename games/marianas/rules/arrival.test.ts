import { ask, confirm, decide, journalFor, procedure, promptFor, undoRefusal, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { EAST_EDGE, grid, type SideId, SIDES, WEST_EDGE } from '../data/map.ts';
import { HISTORICAL } from '../data/groups.ts';
import { LANDING_FORCES, ship } from '../data/ships.ts';
import { at, type Campaign, LEFT, MARKERS, numberAt, OFF, waiting } from '../data/state.ts';
import { arrive, layAnew, reserved, waitingGroups, waitingShips } from './arrival.ts';
import { markersOf, shipsOf } from './groups.ts';
import { both, done, pieces, place, refused, spoken, standing, type Table } from './testing.ts';

const table = procedure<Campaign>('table', 'time-02', [
  decide('arrivals', 'set-06', SIDES, arrive),
  decide('after', 'time-02', SIDES, confirm({ apply: () => undefined })),
]);

function arrivals(change: (data: Campaign) => void = () => {}, options = {}): Table {
  return standing(
    [table],
    { step: 'arrivals' },
    {
      options,
      change: (data) => {
        data.intelligence = 'forewarned';
        change(data);
      },
    },
  );
}
const groupsOf = (match: Table, side: SideId): string[] =>
  Object.keys(pieces(match, side)).filter((id) => id.startsWith('group'));
const edge = (hexes: readonly number[]): string[] => hexes.map((hex) => grid.label(hex));

describe('arrivals', () => {
  test('rule set-06: American groups come on at the eastern edge whenever they like', () => {
    const match = arrivals();
    expect(groupsOf(match, 'us')).toHaveLength(HISTORICAL.us.length);
    expect(pieces(match, 'us')['group 1']).toEqual(edge(EAST_EDGE));
    expect(edge(EAST_EDGE)).toHaveLength(13);
    expect(refused(match, 'us', { 'group 1': '1608' })).not.toBeNull();
    expect(whyNot(match, 'us', { option: 'group 1' })).toBeDefined();
    both(match, {}, { 'group 1': '1708', 'group 5': '1706' });
    const { state } = match.table;
    expect(
      markersOf(state, 'us')
        .map((marker) => grid.label(at(state.markers, marker).hex))
        .sort(),
    ).toEqual(['1706', '1708']);
    const marker = numberAt(state.at, ship('Hornet'));
    expect(grid.label(at(state.markers, marker).hex)).toBe('1708');
    expect(shipsOf(state, marker)).toEqual([...HISTORICAL.us[0]!.ships].sort((a, b) => a - b));
    expect(waitingGroups(state, 'us')).toHaveLength(HISTORICAL.us.length - 2);
    expect(state.entered.japan).toBe(OFF);
  });

  test('rule set-06: who has nobody to bring on is asked all the same, and told why', () => {
    const match = arrivals((data) => {
      data.at = data.at.map(() => LEFT);
      data.dummies = { japan: 0, us: 0 };
    });
    expect(ask(match, 'us')).toMatchObject({ kind: 'arrange', pieces: [] });
    expect(promptFor(match, 'us')?.question.values).toMatchObject({ ask: { key: 'arrivals nobody' } });
  });

  test('rules set-03, set-04, set-06: each side is told when its ships come, with the rule for it', () => {
    const told = (intelligence: Campaign['intelligence'], detected = 0): [string, string] => {
      const match = arrivals((data) => Object.assign(data, { intelligence, detected }));
      const news = promptFor(match, 'japan')?.question.values?.['news'] as { key: string };
      return [news.key, promptFor(match, 'japan')?.rule ?? ''];
    };
    expect(told('forewarned')).toEqual(['entry warned', 'set-03']);
    expect(told('code broken')).toEqual(['entry warned', 'set-03']);
    expect(told('surprised')).toEqual(['entry unseen', 'set-04']);
    expect(told('surprised', 1)).toEqual(['entry later', 'set-04']);
    const surprised = arrivals((data) => Object.assign(data, { intelligence: 'surprised', detected: 1 }));
    expect(whyNot(surprised, 'japan', { option: 'group 1' })).toMatchObject({
      reason: { key: 'why not entered', values: { news: { key: 'entry later', values: { turn: 9 } } } },
      rule: 'set-04',
    });
    expect(promptFor(surprised, 'us')).toMatchObject({
      rule: 'set-06',
      question: { values: { news: { key: 'entry us' } } },
    });
    const open = arrivals((data) => Object.assign(data, { intelligence: 'surprised', detected: 1, turn: 9 }));
    expect(promptFor(open, 'japan')?.question.values).toEqual({
      news: { key: 'entry open' },
      ask: { key: 'arrivals ask' },
    });
  });

  test('rule set-06: landing forces come on by turn 3', () => {
    const due = ['group 9', 'group 10'];
    expect(
      refused(
        arrivals((data) => (data.turn = 2)),
        'us',
        {},
      ),
    ).toBeNull();
    const match = arrivals((data) => (data.turn = 3));
    const asked = ask(match, 'us');
    expect(asked?.kind === 'arrange' && asked.pieces.flatMap(({ id, must }) => (must ? [id] : []))).toEqual(due);
    expect(refused(match, 'us', {})).toMatchObject({ rule: 'set-06' });
    expect(refused(match, 'us', { 'group 9': '1708' })).toMatchObject({ rule: 'set-06' });
    both(match, {}, { 'group 9': '1708', 'group 10': '1709' });
    expect(LANDING_FORCES.map((force) => numberAt(match.table.state.at, force) >= 0)).toEqual([true, true]);
  });

  test('rule set-03: Japanese groups come on at the western and south-western edge, and are on the map then', () => {
    const match = arrivals();
    expect(groupsOf(match, 'japan')).toHaveLength(4);
    expect(pieces(match, 'japan')['group 1']).toEqual(edge(WEST_EDGE));
    expect(edge(WEST_EDGE)).toEqual(expect.arrayContaining(['0101', '0113', '0613']));
    expect(edge(WEST_EDGE)).not.toEqual(expect.arrayContaining(['0201']));
    expect(edge(WEST_EDGE)).toHaveLength(18);
    both(match, { 'group 3': '0613' }, {});
    expect(match.table.state.entered).toEqual({ japan: match.table.state.turn, us: OFF });
    expect(numberAt(match.table.state.at, ship('Yamato'))).toBe(MARKERS.japan.first);
  });

  test('rules set-03, set-04: Japanese ships are held back until they may come', () => {
    const late = arrivals((data) => (data.turn = 10));
    expect(groupsOf(late, 'japan')).toEqual([]);
    expect(
      groupsOf(
        arrivals((data) => (data.turn = 9)),
        'japan',
      ),
    ).toHaveLength(4);
    const surprised = (turn: number): Table =>
      arrivals((data) => Object.assign(data, { turn, intelligence: 'surprised', detected: 1 }));
    expect(groupsOf(surprised(8), 'japan')).toEqual([]);
    expect(whyNot(surprised(8), 'japan', { option: 'group 1' })).toMatchObject({ reason: { key: 'why not entered' } });
    expect(groupsOf(surprised(9), 'japan')).toHaveLength(4);
  });

  test('rules dummy-01, move-07: each side has three dummies, which come on where groups do and nowhere else', () => {
    const match = arrivals((data) => place(data, 'U1', '1508', 'Hornet'));
    for (const side of SIDES)
      expect(Object.keys(pieces(match, side)).filter((id) => id.startsWith('dummy'))).toEqual([
        'dummy 1',
        'dummy 2',
        'dummy 3',
      ]);
    for (const piece of ['group 2', 'dummy 1']) expect(refused(match, 'us', { [piece]: '1508' })).not.toBeNull();
    both(match, {}, { 'dummy 1': '1708', 'dummy 2': '1701' });
    const { state } = match.table;
    expect(state.dummies).toEqual({ japan: 3, us: 1 });
    const dummies = markersOf(state, 'us').filter((marker) => at(state.markers, marker).dummy);
    expect(dummies.map((marker) => grid.label(at(state.markers, marker).hex)).sort()).toEqual(['1701', '1708']);
  });

  test('rule dummy-01: none where the rule is off', () => {
    const match = arrivals(() => {}, { dummies: false });
    expect(Object.keys(pieces(match, 'us')).some((id) => id.startsWith('dummy'))).toBe(false);
  });

  test('rule move-07: a dummy and a group look alike when they come on, and whose marker is whose is drawn', () => {
    const match = arrivals();
    both(match, {}, { 'group 1': '1708', 'dummy 1': '1708' }, 1);
    const { state } = match.table;
    expect([16, 17].map((marker) => at(state.markers, marker).dummy)).toEqual([false, true]);
    const other = arrivals();
    both(other, {}, { 'group 1': '1708', 'dummy 1': '1708' }, 2);
    expect([16, 17].map((marker) => at(other.table.state.markers, marker).dummy)).toEqual([true, false]);
    const told = journalFor(match.table.journal!, 'japan');
    expect(told.filter(({ key }) => key === 'arrives')).toMatchObject([
      { values: { marker: 'U1', hex: '1708' } },
      { values: { marker: 'U2', hex: '1708' } },
    ]);
    expect(told.some(({ roll }) => roll !== undefined)).toBe(false);
    expect(JSON.stringify(told)).not.toMatch(/Hornet|dummy/);
  });

  test('rule move-04: who finds no marker left waits', () => {
    const match = arrivals((data) => {
      for (let marker = MARKERS.us.first; marker < MARKERS.us.last; marker++) at(data.markers, marker).hex = 0;
    });
    both(match, {}, { 'group 1': '1708', 'group 2': '1709' });
    expect(numberAt(match.table.state.at, ship('Hornet'))).toBe(MARKERS.us.last);
    expect(waitingGroups(match.table.state, 'us')).toContain(1);
  });

  test('both sides are asked, whether or not anybody waits', () => {
    const match = arrivals((data) => {
      data.at.fill(OFF);
      data.dummies = { japan: 0, us: 0 };
    });
    expect(match.table.whole.open).toEqual(['japan', 'us']);
    both(match, {}, {});
    expect(undoRefusal(match, 'us')?.reason.key).toBe('kernel.undo joint');
  });

  test('rule set-06: only American groups are ever overdue', () => {
    const match = arrivals((data) => {
      data.turn = 3;
      data.at[LANDING_FORCES[0]!] = waiting(0);
    });
    const must = (side: SideId): string[] => {
      const asked = ask(match, side);
      return asked?.kind === 'arrange' ? asked.pieces.flatMap((piece) => (piece.must ? [piece.id] : [])) : [];
    };
    expect([must('japan'), must('us')]).toEqual([[], ['group 1', 'group 10']]);
  });

  test('why not is told by the side’s own rule', () => {
    const surprised = arrivals((data) => (data.intelligence = 'surprised'));
    expect(whyNot(surprised, 'us', { hex: '0909' })).toMatchObject({ reason: { key: 'why edge' }, rule: 'set-06' });
    expect(whyNot(arrivals(), 'japan', { hex: '0909' })).toMatchObject({ reason: { key: 'why edge' }, rule: 'set-03' });
  });

  test('markers are dealt out from hex to hex, whoever is in them', () => {
    const match = arrivals();
    both(match, { 'group 2': '0105' }, { 'group 1': '1709', 'group 2': '1705' });
    const { state } = match.table;
    expect([16, 17].map((marker) => grid.label(at(state.markers, marker).hex))).toEqual(['1705', '1709']);
    const told = (match.table.journal ?? []).filter(({ key }) => key === 'arrives');
    expect(told.map(({ rule, values }) => [rule, values?.['hex']])).toEqual([
      ['set-03', '0105'],
      ['set-06', '1705'],
      ['set-06', '1709'],
    ]);
  });

  test('markers are kept for all who wait and for all dummies that may come back', () => {
    const { state } = arrivals((data) => {
      data.dummies = { japan: 1, us: 0 };
      data.exposed = { japan: 2, us: 3 };
    }).table;
    expect([reserved(state, 'japan'), reserved(state, 'us')]).toEqual([4 + 3, HISTORICAL.us.length + 3]);
  });

  test('the question names what waits', () => {
    const { options } = spoken(arrivals(), 'us');
    expect(options['dummy 1']).toBe('A dummy');
    expect(options['group 1']).toMatch(/Hornet|TG 58\.1/);
  });

  test('what waits is known by group', () => {
    const { state } = arrivals().table;
    expect(waitingShips(state, 'japan', 3)).toEqual([...HISTORICAL.japan[3]!.ships].sort((a, b) => a - b));
    expect(waitingGroups(state, 'japan')).toEqual([0, 1, 2, 3]);
  });
});

describe('at nightfall', () => {
  test('rules recon-06, dummy-02: hidden markers of a hex are laid down in another order', () => {
    const lay = (...dice: number[]): Table =>
      done((g) => layAnew(g, 'us'), {
        dice,
        change: (data) => {
          place(data, 'U1', '1508', 'Hornet');
          at(data.markers, place(data, 'U2', '1508')).dummy = true;
          place(data, 'U3', '1508', 'Wasp');
          at(data.markers, place(data, 'U4', '1508', 'Essex')).seen = true;
          place(data, 'U5', '1509', 'Reno');
        },
      });
    const where = ({ table: { state } }: Table): number[] =>
      ['Hornet', 'Wasp', 'Essex', 'Reno'].map((id) => numberAt(state.at, ship(id)));
    expect(where(lay(3, 2))).toEqual([16, 18, 19, 20]);
    expect(where(lay(1, 2))).toEqual([18, 16, 19, 20]);
    const turned = lay(3, 1);
    expect(where(turned)).toEqual([17, 18, 19, 20]);
    expect([16, 17, 18].map((marker) => at(turned.table.state.markers, marker).dummy)).toEqual([true, false, false]);
    for (const side of ['japan', 'us']) expect(journalFor(turned.table.journal!, side)).toEqual([]);
  });
});
