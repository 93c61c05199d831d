import { type Activations, chitInPool, createPool, firstDraw, NONE, OFF, sideOfEntry } from '@point-option/chit-pull';
import { deed, enter, journalFor, procedure, whyNot } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { poolRules } from './pool.ts';
import {
  AFTER,
  choicesOf,
  dataOf,
  dummy,
  events,
  given,
  heard,
  hurt,
  marker,
  now,
  order,
  place,
  playing,
  put,
  questionTo,
  type Standing,
  type Table,
} from './testing.ts';

/** Stands for an activation, which has tests of its own. */
const stub = procedure<MobileTheater, { entry: number }>('activation', '6.0', [
  deed('act', '6.0', (g, f) => g.emit('acts', { entry: f.entry, side: sideOfEntry(fleet, f.entry) })),
]);
const pool = createPool<Own>(
  fleet,
  poolRules((_g, entry) => enter(stub, { entry })),
);

const COMMAND = { us: chitInPool(fleet, CHIT.usCommand), japan: chitInPool(fleet, CHIT.japanCommand) };
const FLOTILLA = chitInPool(fleet, CHIT.flotilla61);
const m = marker;

/** What the pool is filled with, by name. */
function filled(change: (data: MobileTheater) => void = () => {}): string[] {
  return given([], (g) => pool.fillPool(g) ?? g.state.pool.slice(), { change }).map((entry) =>
    entry < fleet.markers.length ? fleet.markers[entry]!.id : fleet.chits[entry - fleet.markers.length]!.id,
  );
}

/** The Activation Phase with just these in the pool, and the dice for the draws up to the first question. */
function drawing(entries: readonly number[], dice: readonly number[], how: Standing = {}): Table {
  const change = (data: MobileTheater): void => {
    data.pool = [...entries];
    how.change?.(data);
  };
  return playing<Activations>(pool.activations, firstDraw(), [stub], { ...how, change, dice });
}

/** Who was activated, in order. */
function acted(match: Table): unknown[] {
  return events(match, 'acts').map(({ values }) => values?.['entry']);
}

describe('filling the pool', () => {
  it('rule 5.2a: every group on the map has a marker in it, a dummy too', () => {
    const all = filled((data) => dummy(data, 'TG 58.5', '2811'));
    for (const id of ['TG 58.1', 'TG 58.4', 'TG 52.10', 'TG 58.5']) expect(all).toContain(id);
    expect(all).not.toContain('TG 58.6');
  });

  it('rule 5.2b: a task force has one marker, and its groups have none', () => {
    const all = filled();
    expect(all).toEqual(expect.arrayContaining(['TF 58', 'Mobile Fleet']));
    for (const id of ['TG 58.2', 'TG 58.3', 'TG 58.7', 'Force A']) expect(all).not.toContain(id);
  });

  it('rule 5.2c: both command chits and all air formations are in it', () => {
    expect(filled()).toEqual(
      expect.arrayContaining(['us command', 'japan command', '61st AF', '22nd AF', 'US land search']),
    );
  });

  it('rule 5.2d: detached ships have no marker in it', () => {
    const all = filled((data) => {
      place(data, 'US detachment 1', '3111');
      put(data, 'US detachment 1', 'Hornet');
      hurt(data, 'Hornet', 1);
    });
    expect(all).not.toContain('US detachment 1');
  });

  it('rule 5.2a: what was activated last turn can be activated again', () => {
    const again = given([], (g) => pool.fillPool(g) ?? g.state.markers.some(({ done }) => done), {
      change: (data) => {
        data.markers[m('TF 58')]!.done = true;
      },
    });
    expect(again).toBe(false);
  });
});

describe('drawing', () => {
  it('rule 4.2a: markers of both sides are drawn at random from one pool', () => {
    const entries = [m('TF 58'), m('Mobile Fleet'), m('TG 58.1')];
    expect(acted(drawing(entries, [2, 2]))).toEqual([m('Mobile Fleet'), m('TG 58.1'), m('TF 58')]);
    expect(acted(drawing(entries, [3, 1]))).toEqual([m('TG 58.1'), m('TF 58'), m('Mobile Fleet')]);
  });

  it('rule 4.2c: both sides see what was drawn, on the map where its marker is seen there', () => {
    const touched = (secretMovement: boolean) =>
      events(
        drawing([m('TG 58.1'), FLOTILLA], [1], {
          options: { secretMovement },
          change: (data) => void (data.secret = secretMovement),
        }),
        'activated',
      ).map(({ touches }) => touches);
    expect(touched(false)).toEqual([[{ piece: 'TG 58.1' }], [{ cup: 'pool' }]]);
    expect(touched(true)).toEqual([[{ cup: 'pool' }], [{ cup: 'pool' }]]);
  });

  it('rule 4.2c: the marker drawn activates its own formation, and air formations too', () => {
    const match = drawing([m('TG 58.1'), FLOTILLA], [1]);
    expect(acted(match)).toEqual([m('TG 58.1'), FLOTILLA]);
    expect(dataOf(match).markers[m('TG 58.1')]?.done).toBe(true);
    expect(events(match, 'acts').map(({ values }) => values?.['side'])).toEqual(['us', 'japan']);
  });

  it('rule 4.2b: the players take turns drawing, whosever marker comes out', () => {
    const match = drawing([m('TG 58.1'), m('TG 58.4'), m('TF 58')], [1, 1]);
    const drawers = journalFor(match.table.journal ?? [], 'us').flatMap(({ roll }) =>
      roll === undefined ? [] : [roll.about?.['side']],
    );
    expect(drawers).toEqual([{ key: 'side.japan' }, { key: 'side.us' }]);
  });

  it('rule 4.2a: until the pool is empty', () => {
    const match = drawing([m('TG 58.1'), m('TG 58.4'), m('TF 58')], [1, 1]);
    expect(dataOf(match).pool).toEqual([]);
    expect(dataOf(match).active).toBe(NONE);
    expect(now(match)).toBe(AFTER);
  });

  it('rule 3.0b: the marker of a task force activates all its groups at once', () => {
    const match = drawing([m('TF 58')], []);
    expect(acted(match)).toEqual([m('TF 58')]);
    expect(now(match)).toBe(AFTER);
  });

  it('rule 3.1.6g: the marker of a dummy that is gone is ignored, and the next is drawn', () => {
    const match = drawing([m('TG 58.5'), m('TG 58.1')], [1]);
    expect(acted(match)).toEqual([m('TG 58.1')]);
    expect(heard(match, 'japan')).toContain('drawn removed');
    // It is not the other player's turn to draw for that.
    expect(match.table.whole.agenda.length).toBe(1);
  });
});

describe('command chits', () => {
  it('rule 8.7a: its owner activates the task force or any group of his that has not been activated', () => {
    const match = drawing([COMMAND.us, m('TG 58.1'), m('TF 58'), m('Mobile Fleet')], [1], {
      change: (data) => {
        data.markers[m('TG 58.4')]!.done = true;
        dummy(data, 'TG 58.5', '2811');
      },
    });
    expect(questionTo(match, 'us')).toBe('activations: command');
    expect(questionTo(match, 'japan')).toBeNull();
    expect(choicesOf(match, 'us')).toEqual(['TG 58.1', 'TG 52.10', 'TG 58.5', 'TF 58', 'nobody']);
    order(match, 'us', 'TG 58.1', 4);
    expect(acted(match)[0]).toBe(m('TG 58.1'));
  });

  it('rule 8.7b: the US chit goes back into the pool, and can be drawn again', () => {
    const match = drawing([COMMAND.us, m('TG 58.1'), m('TF 58')], [1]);
    order(match, 'us', 'TG 58.1', 3);
    expect(questionTo(match, 'us')).toBe('activations: command');
    expect(choicesOf(match, 'us')).toContain('TF 58');
    expect(heard(match, 'japan')).toContain('command returns');
  });

  it('rule 8.7c: the Japanese chit is used once a turn', () => {
    const match = drawing([COMMAND.japan, m('Mobile Fleet'), m('Force D')], [1], {
      change: (data) => dummy(data, 'Force D', '0718'),
    });
    expect(choicesOf(match, 'japan')).toEqual(['Force D', 'Mobile Fleet', 'nobody']);
    order(match, 'japan', 'Mobile Fleet', 1);
    expect(acted(match)).toEqual([m('Mobile Fleet'), m('Force D')]);
    expect(dataOf(match).pool).toEqual([]);
    expect(heard(match)).not.toContain('command returns');
  });

  it('rule 8.7d: neither activates land-based air', () => {
    const match = drawing([COMMAND.japan, FLOTILLA, m('Mobile Fleet')], [1]);
    expect(choicesOf(match, 'japan')).toEqual(['Mobile Fleet', 'nobody']);
  });

  it('rule 8.7d: a game that lets a chit activate aircraft ashore takes their marker out of the pool with it', () => {
    const lax = createPool<Own>(fleet, { ...poolRules((_g, entry) => enter(stub, { entry })), commands: () => true });
    const match = playing<Activations>(lax.activations, firstDraw(), [stub], {
      change: (data) => {
        data.pool = [COMMAND.japan, FLOTILLA, m('Mobile Fleet')];
      },
      dice: [1],
    });
    expect(choicesOf(match, 'japan')).toEqual(['Mobile Fleet', '61st AF', 'nobody']);
    order(match, 'japan', '61st AF');
    expect(acted(match)).toEqual([FLOTILLA, m('Mobile Fleet')]);
  });

  it('rule 8.7e: the marker of a formation that was activated is ignored, and another is drawn', () => {
    const match = drawing([COMMAND.japan, m('Mobile Fleet'), m('TF 58')], [1]);
    order(match, 'japan', 'Mobile Fleet', 1);
    expect(acted(match)).toEqual([m('Mobile Fleet'), m('TF 58')]);
    expect(heard(match, 'us')).toContain('drawn again');
  });

  it('rule 8.7e: and it is drawn by the player who drew the marker in vain', () => {
    const match = drawing([COMMAND.japan, m('Mobile Fleet'), m('TF 58'), m('TG 58.1')], [1]);
    // Japan draws the chit. The US draws the Mobile Fleet, which is ignored, and draws again. Japan has the last draw.
    order(match, 'japan', 'Mobile Fleet', 1, 1);
    expect(acted(match)).toEqual([m('Mobile Fleet'), m('TF 58'), m('TG 58.1')]);
    const drawers = journalFor(match.table.journal ?? [], 'us').flatMap(({ roll }) =>
      roll === undefined ? [] : [roll.about?.['side']],
    );
    expect(drawers).toEqual([{ key: 'side.japan' }, { key: 'side.us' }, { key: 'side.us' }]);
  });

  it('rule 8.7f: no formation is activated twice a turn', () => {
    const match = drawing([COMMAND.us, m('TG 58.1')], [1]);
    order(match, 'us', 'TG 58.1', 2);
    expect(choicesOf(match, 'us')).not.toContain('TG 58.1');
    expect(whyNot(match, 'us', { piece: 'TG 58.1' })).toEqual({
      reason: { key: 'why activated already', values: { marker: 'TG 58.1' } },
      rule: '8.7',
    });
    order(match, 'us', 'nobody');
    expect(acted(match)).toEqual([m('TG 58.1')]);
  });

  it('rule 8.7g: a US chit without anything left to activate leaves the pool', () => {
    const change = (data: MobileTheater): void => {
      for (const id of ['TF 58', 'TG 58.4', 'TG 52.10']) data.markers[m(id)]!.done = true;
    };
    const match = drawing([COMMAND.us, m('TG 58.1')], [1], { change });
    order(match, 'us', 'TG 58.1');
    expect(heard(match)).toEqual(expect.arrayContaining(['command returns', 'command idle']));
    expect(dataOf(match).pool).toEqual([]);
    expect(now(match)).toBe(AFTER);
  });

  it('rule 8.7g: a Japanese chit that is drawn when nothing is left does nothing', () => {
    const match = drawing([COMMAND.japan], [], {
      change: (data) => {
        data.markers[m('Mobile Fleet')]!.done = true;
      },
    });
    expect(heard(match)).toEqual(['command in vain']);
    expect(now(match)).toBe(AFTER);
  });

  it('rule 8.7h: a chit may be let go, and does not come back then', () => {
    const match = drawing([COMMAND.us, m('TG 58.1')], [1]);
    order(match, 'us', 'nobody');
    expect(acted(match)).toEqual([m('TG 58.1')]);
    expect(heard(match)).not.toContain('command returns');
  });

  it('rule 8.7a: whatever cannot be commanded says why', () => {
    const match = drawing([COMMAND.us, m('TG 58.1')], [1], {
      change: (data) => {
        place(data, 'US detachment 1', '3111');
        put(data, 'US detachment 1', 'Hornet');
      },
    });
    const asked = (piece: string): unknown => whyNot(match, 'us', { piece })?.reason.key;
    expect([asked('Mobile Fleet'), asked('Force A')]).toEqual(['why not yours to command', 'why not yours to command']);
    expect(asked('US detachment 1')).toBe('why detached never activated');
    expect(asked('TG 58.1')).toBeUndefined();
    expect(dataOf(match).markers[m('TG 58.6')]?.hex).toBe(OFF);
  });
});
