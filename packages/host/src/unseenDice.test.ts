import { describe, expect, it } from 'vitest';
import { createHost } from './host.ts';
import type { HostedGame, Kept } from './ports.ts';
import { PERSON, type Requests } from './protocol.ts';
import { type Desk, deskAt, melee, memoryPorts, skirmishOnly } from './testing/index.ts';

const games: readonly HostedGame[] = [...skirmishOnly, { id: melee.id, load: () => Promise.resolve(melee as never) }];
const SEED = '5eed'.repeat(16);
const BOTH = { red: PERSON, blue: PERSON };

/** What the dice are rolled from, and how many have been: with either of them anyone can roll the next one ahead. */
const DICE_FIELDS = ['serverSeed', 'seed', 'rolled'];

/** The names of all fields in what was told. */
function fieldsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...fieldsIn(each)]);
}

/** Everything that a connection was told, as it went over the wire. */
function toldTo({ pushes, replies }: Desk): string {
  return JSON.stringify([pushes, replies]);
}

/** Everything that a person can ask while a match goes on, also what will be refused. */
async function askAll(desk: Desk, match: string, seat: string): Promise<void> {
  const of = { match, seat };
  await Promise.allSettled([
    desk.ask('look', of),
    desk.ask('journal', of),
    desk.ask('staffDid', of),
    desk.ask('advise', of),
    desk.ask('check', { ...of, answer: 1 }),
    desk.ask('inspect', { ...of, ref: { box: 'north' } }),
    desk.ask('charts', { match }),
    desk.ask('terrain', { match }),
    desk.ask('saves', {}),
    desk.ask('export', { match }),
    desk.ask('truth', { match }),
  ]);
}

describe('the seed of the dice', () => {
  it.each([
    ['fair', { kind: 'fair' }],
    ['seeded', { kind: 'seeded', seed: SEED }],
  ] satisfies [string, Requests['begin']['dice']][])(
    'is told to nobody before the end: %s dice',
    async (_kind, dice) => {
      const ports = { ...memoryPorts(games), chance: { seed: () => SEED } };
      const host = createHost(ports);
      const [red, blue] = [deskAt(host), deskAt(host)];
      const match = await red.begin({ seats: BOTH, as: ['red'], dice, options: { turns: 1 } });
      await blue.open(match, undefined, ['blue']);
      const desks = [
        [red, 'red'],
        [blue, 'blue'],
      ] as const;
      const nothingTold = async (): Promise<void> => {
        for (const [desk, seat] of desks) {
          await askAll(desk, match, seat);
          const told = toldTo(desk);
          expect(told).not.toContain(SEED);
          const fields = new Set(fieldsIn(JSON.parse(told)));
          expect(DICE_FIELDS.filter((name) => fields.has(name))).toEqual([]);
        }
      };
      await nothingTold();
      for (const [desk, seat] of desks) await desk.order(match, seat, 1);
      await red.order(match, 'red', 'north', true);
      await nothingTold();
      await red.close();
      const again = deskAt(host);
      await again.open(match, undefined, ['red']);
      await askAll(again, match, 'red');
      expect(toldTo(again)).not.toContain(SEED);
      await blue.order(match, 'blue', 'north', false);
      const { serverSeed } = await blue.ask('truth', { match });
      expect(serverSeed).toBe(dice.kind === 'fair' ? SEED : null);
    },
  );

  it('is not to be guessed by a die that only another side saw', async () => {
    const besideWatch = async (watch: boolean): Promise<string> => {
      const host = createHost(memoryPorts(games));
      const [red, blue] = [deskAt(host), deskAt(host)];
      const match = await red.begin({ seats: BOTH, as: ['red'], dice: { kind: 'fair' } });
      await blue.open(match, undefined, ['blue']);
      await red.order(match, 'red', 1);
      await blue.order(match, 'blue', 1);
      await red.order(match, 'red', 'north', watch);
      await askAll(blue, match, 'blue');
      return toldTo(blue);
    };
    expect(await besideWatch(true)).toBe(await besideWatch(false));
  });
});

describe('what is kept beside a match for one side', () => {
  it('is in nothing that another is told when the match is opened again', async () => {
    const ports = memoryPorts(games);
    const red = deskAt(createHost(ports));
    const match = await red.begin({ seats: BOTH, as: ['red'], dice: { kind: 'hand', faces: [3] } });
    const blue = deskAt(createHost(ports));
    await red.ask('standing', { match, seat: 'red', box: 'north', on: true });
    await red.close();
    await blue.open(match, undefined, ['blue']);
    await blue.order(match, 'blue', 1);
    await blue.close();
    const third = deskAt(createHost(ports));
    await third.open(match, undefined, ['red']);
    await third.order(match, 'red', 1, 'south', true);
    await third.close();
    const { kept } = await ports.store.read(match);
    expect(kept).toMatchObject({ standing: { red: ['north'] }, pending: { side: 'red', answer: true } });
    const late = deskAt(createHost(ports));
    const opening = await late.open(match, undefined, ['blue']);
    const secret: (keyof Kept)[] = ['standing', 'pending'];
    for (const field of secret) expect(opening.meta).not.toHaveProperty(field);
    await askAll(late, match, 'blue');
    expect(await late.view(match, 'blue')).toMatchObject({ standing: [], die: null });
    expect(toldTo(late)).not.toContain('"pending"');
  });
});

describe('a request for a seat', () => {
  it('is refused to a connection that has not that seat, whatever is asked', async () => {
    const host = createHost(memoryPorts(games));
    const [red, blue] = [deskAt(host), deskAt(host)];
    const match = await red.begin({ seats: BOTH, as: ['red'] });
    await blue.open(match, undefined, ['blue']);
    const of = { match, seat: 'blue' };
    const asked = [
      red.ask('look', of),
      red.ask('check', { ...of, answer: 1 }),
      red.ask('whyNot', { ...of, wanted: { box: 'north' } }),
      red.ask('odds', { ...of, option: 1 }),
      red.ask('forecast', { ...of, placed: {} }),
      red.ask('route', { ...of, route: [] }),
      red.ask('inspect', { ...of, ref: { box: 'north' } }),
      red.ask('journal', of),
      red.ask('advise', of),
      red.ask('staffDid', of),
      red.ask('sit', of),
      red.ask('order', { ...of, answer: 1 }),
      red.ask('roll', { ...of, face: 1 }),
      red.ask('undo', of),
      red.ask('redo', of),
      red.ask('standing', { ...of, box: 'north', on: true }),
      red.ask('delegate', { ...of, scope: 'all' }),
      red.ask('delegate', { ...of, scope: null }),
      red.ask('lesson', { ...of, skip: true }),
    ];
    for (const each of asked) await expect(each).rejects.toThrow("This connection doesn't play Blue.");
  });

  it('is the one at the screen where a file of the match is asked for', async () => {
    const host = createHost(memoryPorts(games));
    const [red, others] = [deskAt(host), deskAt(host)];
    const seats = { red: PERSON, blue: PERSON, green: PERSON };
    const match = await red.begin({ game: 'melee', seats, as: ['red'] });
    await others.open(match, undefined, ['blue', 'green']);
    for (const [seat, answer] of [
      ['blue', 1],
      ['green', 2],
    ] as const) {
      await others.ask('sit', { match, seat });
      await others.order(match, seat, answer);
      await others.ask('sit', { match, seat });
      const { text } = await others.ask('export', { match });
      expect((JSON.parse(text) as { orders: unknown }).orders).toMatchObject([{ by: seat, answer }]);
    }
  });
});
