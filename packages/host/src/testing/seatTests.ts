import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Kept, Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';

const BOTH = { red: PERSON, blue: PERSON };

/** Which seats a connection has, and who plays what where nobody said so. */
export function seatTests(ports: () => Promise<Ports>): void {
  describe('seats', () => {
    it('never blanks the screen of one person, and takes nothing for the seats of others', async () => {
      const host = createHost(await ports());
      const [red, blue] = [deskAt(host), deskAt(host)];
      const match = await red.begin({ seats: BOTH, as: ['red'] });
      await blue.open(match, undefined, ['blue']);
      await red.order(match, 'red', 1);
      expect(red.followed(match).table).toMatchObject({ blank: false, seat: 'red' });
      await red.ask('journal', { match, seat: 'red' });
      await red.ask('undo', { match, seat: 'red' });
      await red.order(match, 'red', 2);
      await blue.order(match, 'blue', 1);
      for (const desk of [red, blue]) expect(desk.pushes.map(({ push }) => push)).not.toContain('blank');
      expect(red.followed(match).table).toEqual(await red.view(match, 'red'));
      for (const kind of ['look', 'undo', 'sit'] as const)
        await expect(red.ask(kind, { match, seat: 'blue' })).rejects.toThrow("This connection doesn't play Blue.");
      await expect(red.order(match, 'blue', 'north')).rejects.toThrow(/doesn't play Blue/);
      await expect(deskAt(host).open(match, undefined, ['green'])).rejects.toThrow(/People play red or blue/);
    });

    it('tells a blank screen nothing of what is sealed elsewhere', async () => {
      const host = createHost(await ports());
      const [one, two] = [deskAt(host), deskAt(host)];
      const match = await one.begin({ seats: BOTH });
      await two.open(match);
      await two.ask('sit', { match, seat: 'red' });
      const pushed = one.pushes.length;
      await two.order(match, 'red', 1);
      expect(one.pushes).toHaveLength(pushed);
      expect(one.followed(match).table).toMatchObject({ blank: true, next: 'red' });
    });

    it('raises the number of a view by what happens, and not by looking', async () => {
      const play = async (looks: boolean): Promise<number> => {
        const host = createHost(await ports());
        const [red, blue] = [deskAt(host), deskAt(host)];
        const match = await red.begin({ seats: BOTH, as: ['red'] });
        if (looks) await blue.open(match, undefined, ['blue']);
        await red.order(match, 'red', 1);
        if (looks) await blue.order(match, 'blue', 1);
        else {
          const late = deskAt(host);
          await late.open(match, undefined, ['blue']);
          await late.order(match, 'blue', 1);
        }
        await red.order(match, 'red', 'north', false);
        const last = deskAt(host);
        await last.open(match, undefined, ['blue']);
        return (await last.view(match, 'blue')).seq;
      };
      expect(await play(true)).toBe(await play(false));
    });

    it('seats people as by default where a file remembers nobody, and says what to do about staff that are gone', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin();
      await desk.ask('leave', { match });
      const noting = async (seats: Record<string, string>): Promise<void> => {
        const { kept } = await all.store.read(match);
        await all.store.note({ ...kept, seats } satisfies Kept);
      };
      await noting({});
      expect((await desk.open(match)).people).toEqual(['red']);
      await desk.ask('leave', { match });
      await noting({ red: PERSON, blue: 'napoleon' });
      await expect(desk.open(match)).rejects.toThrow(/"napoleon".*Say who plays each side when you open the match/);
      await desk.open(match, { red: PERSON, blue: 'drawn' });
    });

    it('lets only a pupil put a lesson away', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ scenario: 'first-camp', seats: BOTH });
      await desk.ask('sit', { match, seat: 'red' });
      await expect(desk.ask('lesson', { match, seat: 'red', skip: true })).rejects.toThrow(/No lesson is told to Red/);
      await desk.ask('sit', { match, seat: 'blue' });
      expect((await desk.view(match, 'blue')).lesson?.skipped).toBe(false);
    });

    it('leaves only boxes to the staff that can be', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      for (const box of ['sea', 'x'.repeat(100_000)]) {
        const asked = desk.ask('standing', { match, seat: 'red', box, on: true });
        await expect(asked).rejects.toThrow(/^The box "(sea|x{79}…)" can't be left to the staff\.$/);
      }
      expect((await desk.view(match, 'red')).standing).toEqual([]);
    });
  });
}
