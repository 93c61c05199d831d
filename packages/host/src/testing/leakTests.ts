import { describe, expect, it } from 'vitest';
import { createHost, type Host } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON, type Requests } from '../protocol.ts';
import { type Desk, deskAt } from './desk.ts';
import { until } from './until.ts';

const THREE = { red: PERSON, blue: PERSON, green: PERSON };
const BY_HAND: Requests['begin'] = { game: 'melee', dice: { kind: 'hand', faces: [3] } };

/** What a person may do without the others knowing of it. */
type Deed = (red: Desk, of: { match: string; seat: string }) => Promise<unknown>;

/** Deeds at a question that all are asked under seal. */
const UNDER_SEAL: Readonly<Record<string, Deed>> = {
  'an answer': (red, { match }) => red.order(match, 'red', 3),
  'another answer': (red, { match }) => red.order(match, 'red', 0),
  'an answer taken back': async (red, of) => {
    await red.order(of.match, 'red', 3);
    await red.ask('undo', of);
  },
  'an answer given again': async (red, of) => {
    await red.order(of.match, 'red', 3);
    await red.ask('undo', of);
    await red.ask('redo', of);
  },
  'a box left to the staff': (red, of) => red.ask('standing', { ...of, box: 'north', on: true }),
  'a box taken back from the staff': async (red, of) => {
    await red.ask('standing', { ...of, box: 'north', on: true });
    await red.ask('standing', { ...of, box: 'north', on: false });
  },
  'the question left to the staff': (red, of) => red.ask('delegate', { ...of, scope: 'question' }),
  'the subject left to the staff': (red, of) => red.ask('delegate', { ...of, scope: 'subject' }),
  'such questions left to the staff': (red, of) => red.ask('delegate', { ...of, scope: 'kind' }),
  'everything left to the staff, step by step': async (red, of) => {
    await red.ask('speed', { match: of.match, speed: 'step' });
    await red.ask('delegate', { ...of, scope: 'all' });
  },
  'such questions taken back from the staff': async (red, of) => {
    await red.ask('delegate', { ...of, scope: 'kind' });
    await red.ask('delegate', { ...of, scope: null });
  },
  'what the staff answered taken back': async (red, of) => {
    await red.ask('delegate', { ...of, scope: 'question' });
    await red.ask('undo', of);
  },
  'an order refused': (red, { match }) => red.order(match, 'red', 9).catch(() => null),
  questions: async (red, of) => {
    await red.ask('look', of);
    await red.ask('advise', of);
    await red.ask('check', { ...of, answer: 2 });
  },
};

/** Deeds where one side is asked, alone and in secret, and camps at the end of each. */
const IN_CAMP: Readonly<Record<string, Deed>> = {
  'a camp elsewhere': (red, { match }) => red.order(match, 'red', 'south'),
  'a camp that the staff chose': (red, of) => red.ask('delegate', { ...of, scope: 'question' }),
  'a camp after a box was left to the staff': async (red, of) => {
    await red.ask('standing', { ...of, box: 'south', on: true });
    await red.order(of.match, 'red', 'north');
  },
  'a watch that waits for its die': (red, { match }) => red.order(match, 'red', 'south', true),
  'a watch taken back': async (red, of) => {
    await red.order(of.match, 'red', 'south', true);
    await red.ask('undo', of);
  },
  'a watch ordered again': async (red, of) => {
    await red.order(of.match, 'red', 'south', true);
    await red.ask('undo', of);
    await red.ask('redo', of);
  },
};

/** Deeds that come to dice which all may see, but not what they are for, nor what the first of them shows. */
const BY_SIGNAL: Readonly<Record<string, Deed>> = {
  'a lamp': (red, { match }) => red.order(match, 'red', false, 'lamp'),
  'a flare whose first die is rolled': async (red, of) => {
    await red.order(of.match, 'red', false, 'flare');
    await red.ask('roll', { ...of, face: 2 });
  },
  'a lamp whose first die is rolled': async (red, of) => {
    await red.order(of.match, 'red', false, 'lamp');
    await red.ask('roll', { ...of, face: 5 });
  },
  'a flare with a code, which goes on otherwise for whoever has one': (red, { match }) =>
    red.order(match, 'red', true, 'flare'),
};

/** People at their screens, one each, or two who share one. */
interface Room {
  readonly match: string;
  readonly red: Desk;
  readonly blue: Desk;
  readonly green: Desk;
}

async function enter(host: Host, how: Partial<Requests['begin']>, isShared: boolean): Promise<Room> {
  const [red, blue] = [deskAt(host), deskAt(host)];
  const match = await red.begin({ game: 'melee', seats: THREE, ...how, as: ['red'] });
  await blue.open(match, undefined, isShared ? ['blue', 'green'] : ['blue']);
  const green = isShared ? blue : deskAt(host);
  if (!isShared) await green.open(match, undefined, ['green']);
  return { match, red, blue, green };
}

async function order(
  { match, blue, green }: Room,
  seat: 'blue' | 'green',
  ...answers: (string | number | boolean)[]
): Promise<void> {
  const desk = seat === 'blue' ? blue : green;
  await desk.ask('sit', { match, seat });
  await desk.order(match, seat, ...answers);
}

/** Everything the other seats can ask, and try: also what will be refused. */
async function ask({ match, blue, green }: Room): Promise<void> {
  for (const [desk, seat] of [
    [blue, 'blue'],
    [green, 'green'],
  ] as const) {
    const of = { match, seat };
    await desk.ask('sit', of);
    const tries = [
      desk.ask('look', of),
      desk.ask('journal', of),
      desk.ask('staffDid', of),
      desk.ask('advise', of),
      desk.ask('check', { ...of, answer: 'north' }),
      desk.ask('whyNot', { ...of, wanted: { box: 'north' } }),
      desk.ask('odds', { ...of, option: 'north' }),
      desk.ask('forecast', { ...of, placed: {} }),
      desk.ask('route', { ...of, route: [] }),
      desk.ask('inspect', { ...of, ref: { box: 'north' } }),
      desk.ask('order', { ...of, answer: 'nowhere' }),
      desk.ask('redo', of),
      desk.ask('roll', { ...of, face: 3 }),
      desk.ask('delegate', { ...of, scope: null }),
      desk.ask('lesson', { ...of, skip: false }),
      desk.ask('export', { match }),
      desk.ask('truth', { match }),
      desk.ask('look', { match, seat: 'red' }),
    ];
    await Promise.allSettled(tries);
  }
}

/** What the other seats can ask while staff pause. */
async function look({ match, blue, green }: Room): Promise<void> {
  for (const [desk, seat] of [
    [blue, 'blue'],
    [green, 'green'],
  ] as const) {
    const of = { match, seat };
    await desk.ask('sit', of);
    await desk.ask('look', of);
    await desk.ask('journal', of);
    await desk.ask('staffDid', of);
    await desk.ask('whyNot', { ...of, wanted: { box: 'north' } });
  }
}

function isStaffActing(desk: Desk, match: string): boolean {
  const { table } = desk.followed(match);
  return table?.blank === false && table.staffActs;
}

/** All that the other seats were told, as it went over the wire. How matches are named and timed is not compared. */
function toldTo({ match, blue, green }: Room, from: Mark): unknown {
  const text = JSON.stringify([
    // Whether staff take so long that it is told depends on the machine.
    blue.pushes.slice(from.blue.pushes).filter(({ push }) => push !== 'busy'),
    blue.replies.slice(from.blue.replies),
    green.pushes.slice(from.green.pushes).filter(({ push }) => push !== 'busy'),
    green.replies.slice(from.green.replies),
  ]);
  return JSON.parse(text.replaceAll(JSON.stringify(match).slice(1, -1), 'the match'));
}

type Mark = Readonly<Record<'blue' | 'green', { readonly pushes: number; readonly replies: number }>>;

function markIn({ blue, green }: Room): Mark {
  const at = ({ pushes, replies }: Desk) => ({ pushes: pushes.length, replies: replies.length });
  return { blue: at(blue), green: at(green) };
}

/** Whatever red did, undone: what is told from there on must be the same too. */
async function settled({ match, red }: Room): Promise<void> {
  const of = { match, seat: 'red' };
  await red.ask('delegate', { ...of, scope: null });
  const { prompt, canUndo } = await red.view(match, 'red');
  if (prompt === null && canUndo) await red.ask('undo', of);
  await red.order(match, 'red', 2);
}

export function leakTests(ports: () => Promise<Ports>): void {
  describe.each([
    { room: 'a screen each', isShared: false, scenarios: ['field', 'first-camp'] },
    { room: 'one screen for two of them', isShared: true, scenarios: ['field'] },
  ])('what a person does in secret, with $room', ({ isShared, scenarios }) => {
    /** What the others are told from red's second bid on, through the end of that step. */
    const besideBids = async (scenario: string, deed: Deed | null): Promise<unknown> => {
      const room = await enter(createHost(await ports()), { scenario, options: { turns: 3 } }, isShared);
      const { match, red } = room;
      await red.order(match, 'red', 1);
      await order(room, 'blue', 1);
      await order(room, 'green', 1);
      await red.order(match, 'red', 'north', false);
      await order(room, 'blue', 'north', false);
      await order(room, 'green', 'south', false);
      await order(room, 'blue', 2);
      const from = markIn(room);
      await deed?.(red, { match, seat: 'red' });
      await ask(room);
      // Whoever answered takes it back and answers anew.
      await room.blue.ask('sit', { match, seat: 'blue' });
      await room.blue.ask('undo', { match, seat: 'blue' });
      await order(room, 'blue', 3);
      await settled(room);
      await ask(room);
      await order(room, 'green', 1);
      await ask(room);
      return toldTo(room, from);
    };

    it.each(scenarios)('is not told while answers are under seal, nor after (%s)', async (scenario) => {
      const nothing = await besideBids(scenario, null);
      for (const [what, deed] of Object.entries(UNDER_SEAL))
        expect([what, await besideBids(scenario, deed)]).toEqual([what, nothing]);
    });

    it('is not told where one side is asked alone, and a die waits that only it may see', async () => {
      const besideCamp = async (deed: Deed): Promise<unknown> => {
        const room = await enter(createHost(await ports()), BY_HAND, isShared);
        const { match, red } = room;
        await order(room, 'blue', 1);
        await order(room, 'green', 1);
        await red.order(match, 'red', 1);
        const from = markIn(room);
        await deed(red, { match, seat: 'red' });
        await ask(room);
        return toldTo(room, from);
      };
      const plain = await besideCamp((red, { match }) => red.order(match, 'red', 'north'));
      for (const [what, deed] of Object.entries(IN_CAMP)) expect([what, await besideCamp(deed)]).toEqual([what, plain]);
    });

    it('is not told by a die that all may see, nor by how play goes on', async () => {
      const besideSignal = async (deed: Deed): Promise<unknown> => {
        const how: Requests['begin'] = { game: 'melee', scenario: 'signals', dice: { kind: 'hand', faces: [] } };
        const room = await enter(createHost(await ports()), how, isShared);
        const { match, red } = room;
        await order(room, 'blue', false);
        await order(room, 'green', false);
        const from = markIn(room);
        await deed(red, { match, seat: 'red' });
        await ask(room);
        expect((await red.view(match, 'red')).die).toMatchObject({ side: 'red', sides: 6 });
        return toldTo(room, from);
      };
      const plain = await besideSignal((red, { match }) => red.order(match, 'red', false, 'flare'));
      for (const [what, deed] of Object.entries(BY_SIGNAL))
        expect([what, await besideSignal(deed)]).toEqual([what, plain]);
    });

    it('is not told while its staff pause between two orders', async () => {
      const besideCamp = async (deed: (red: Desk, match: string, all: Ports) => Promise<unknown>): Promise<unknown> => {
        const all = await ports();
        const room = await enter(createHost(all), {}, isShared);
        const { match, red } = room;
        await order(room, 'blue', 1);
        await order(room, 'green', 1);
        await red.order(match, 'red', 1);
        const from = markIn(room);
        await deed(red, match, all);
        await look(room);
        const told = toldTo(room, from);
        await red.ask('delegate', { match, seat: 'red', scope: null });
        return told;
      };
      const plain = await besideCamp((red, match) => red.order(match, 'red', 'north'));
      const paused = await besideCamp(async (red, match, all) => {
        await red.ask('speed', { match, speed: 'step' });
        void red.ask('delegate', { match, seat: 'red', scope: 'clock' });
        await until(all, () => isStaffActing(red, match));
      });
      expect(paused).toEqual(plain);
    });
  });
}
