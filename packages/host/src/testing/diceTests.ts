import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON, type Requests } from '../protocol.ts';
import { type Desk, deskAt } from './desk.ts';

const BY_HAND = (faces: number[]): Requests['begin'] => ({ game: 'skirmish', dice: { kind: 'hand', faces } });

/** A match at the question whether to post a watch, which needs a die of ten. */
async function resting(desk: Desk, how: Partial<Requests['begin']> = {}): Promise<string> {
  const match = await desk.begin({ ...BY_HAND([3]), seats: { red: PERSON, blue: 'southern' }, ...how });
  await desk.order(match, 'red', 1, 'north');
  return match;
}

export function diceTests(ports: () => Promise<Ports>): void {
  describe('dice rolled by hand', () => {
    it('asks for those of the opening, and keeps nothing until it has them', async () => {
      const desk = deskAt(createHost(await ports()));
      expect(await desk.ask('begin', BY_HAND([]))).toEqual({
        die: { sides: 6, purpose: { key: 'purpose.wind' }, given: [], said: expect.any(String) as string },
      });
      expect((await desk.ask('saves', {})).saves).toEqual([]);
      await expect(desk.ask('begin', BY_HAND([7]))).rejects.toThrow(/no face 7/);
      await expect(desk.ask('begin', BY_HAND([3, 4]))).rejects.toThrow(/Leave out/);
      const match = await desk.begin(BY_HAND([3]));
      expect((await desk.open(match)).meta.dice).toBe('hand');
    });

    it('lets an order wait for its die, which may be taken back while nothing is rolled', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await resting(desk);
      await desk.order(match, 'red', true);
      const waiting = await desk.view(match, 'red');
      expect(waiting.prompt).toBeNull();
      expect(waiting.die).toEqual({
        sides: 10,
        purpose: { key: 'purpose.watch' },
        side: 'red',
        answer: true,
        order: { question: { key: 'camping: rest' }, answer: [{ key: 'host.yes' }] },
        given: [],
        undoRefused: null,
      });
      expect(waiting).toMatchObject({ canUndo: true, waitingFor: [] });
      expect(desk.followed(match).table).toEqual(waiting);
      await expect(desk.order(match, 'red', false)).rejects.toThrow(/Roll the die for your pending order first/);
      await desk.ask('undo', { match, seat: 'red' });
      expect(await desk.view(match, 'red')).toMatchObject({ die: null, prompt: { step: 'rest' }, canRedo: true });
      await desk.ask('redo', { match, seat: 'red' });
      await expect(desk.ask('roll', { match, seat: 'red', face: 11 })).rejects.toThrow(/d10 can't show 11/);
      // Ten-sided dice are printed 0 to 9.
      await desk.ask('roll', { match, seat: 'red', face: 0 });
      const { lines } = await desk.ask('journal', { match, seat: 'red' });
      expect(lines.findLast(({ roll }) => roll?.purpose === 'purpose.watch')?.roll?.dice).toEqual([10]);
    });

    it('asks for the dice of the staff that a person may see, rolls the others, and nobody takes those back', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await resting(desk);
      await desk.order(match, 'red', false);
      const view = await desk.view(match, 'red');
      // Blue's secret watch, a d10, is rolled already: what is asked for is the fire of both sides and the next wind.
      expect(view.die).toMatchObject({ sides: 6, side: 'blue', answer: null, given: [] });
      await expect(desk.ask('undo', { match, seat: 'red' })).rejects.toThrow(/isn't for your order/);
      await expect(desk.ask('roll', { match, seat: 'red', face: 0.5 })).rejects.toThrow(/"face" must be/);
      for (const face of [4, 5, 6]) await desk.ask('roll', { match, seat: 'red', face });
      expect(await desk.view(match, 'red')).toMatchObject({ die: null, prompt: { step: 'bids' } });
      await expect(desk.ask('roll', { match, seat: 'red', face: 1 })).rejects.toThrow('No order needs a die now.');
    });
  });
}

export function keptDiceTests(ports: () => Promise<Ports>): void {
  describe('dice rolled by hand that are still missing', () => {
    it('keeps an order that waits, with its dice, when the match is left', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await resting(desk);
      await desk.order(match, 'red', false);
      await desk.ask('roll', { match, seat: 'red', face: 4 });
      const before = await desk.view(match, 'red');
      await desk.close();
      const again = deskAt(createHost(all));
      expect(JSON.stringify((await again.ask('saves', {})).saves)).not.toContain('pending');
      await again.open(match);
      const after = await again.view(match, 'red');
      expect(after.die).toEqual(before.die);
      expect(after.die?.given).toEqual([4]);
      await again.ask('roll', { match, seat: 'red', face: 5 });
      await again.ask('roll', { match, seat: 'red', face: 6 });
      expect(await again.view(match, 'red')).toMatchObject({ die: null, prompt: { step: 'bids' } });
      const { text } = await again.ask('export', { match });
      expect(text).toMatch(/"dice":\[\d+,4,5,6\]/);
    });

    it('keeps what a person’s die is for from the others, and gives it to that person alone', async () => {
      const host = createHost(await ports());
      const [red, blue] = [deskAt(host), deskAt(host)];
      const match = await red.begin({ ...BY_HAND([3]), seats: { red: PERSON, blue: PERSON } });
      await blue.open(match);
      await red.ask('sit', { match, seat: 'red' });
      await blue.ask('sit', { match, seat: 'blue' });
      await red.order(match, 'red', 1);
      await blue.ask('sit', { match, seat: 'blue' });
      await blue.order(match, 'blue', 1);
      await red.ask('sit', { match, seat: 'red' });
      await red.order(match, 'red', 'north', true);
      await blue.ask('sit', { match, seat: 'blue' });
      // Red's watch is secret: blue isn't told of a die, nor which.
      expect(await blue.view(match, 'blue')).toMatchObject({ die: null, prompt: null, waitingFor: ['red'] });
      await expect(blue.ask('roll', { match, seat: 'blue', face: 3 })).rejects.toThrow('No order needs a die now.');
      await red.ask('roll', { match, seat: 'red', face: 3 });
      await blue.ask('sit', { match, seat: 'blue' });
      expect((await blue.view(match, 'blue')).prompt).toMatchObject({ step: 'place' });
      // The fire that follows is for everyone to see: red knows of the die, and whose it is.
      await blue.order(match, 'blue', 'south', false);
      await red.ask('sit', { match, seat: 'red' });
      expect((await red.view(match, 'red')).die).toMatchObject({ sides: 6, side: 'blue' });
      await expect(red.ask('roll', { match, seat: 'red', face: 3 })).rejects.toThrow('Blue rolls this die.');
    });

    it('opens a match whose waiting order cannot be carried out any more, without that order', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin({ ...BY_HAND([3]), seats: { red: PERSON, blue: 'southern' } });
      await desk.order(match, 'red', 1);
      await desk.ask('leave', { match });
      const { kept, text } = await all.store.read(match);
      const { orders } = JSON.parse(text) as { orders: unknown[] };
      const pending = { side: 'red', answer: 'swamp', dice: [], after: orders.length };
      await all.store.note({ ...kept, pending });
      const opening = await desk.open(match);
      expect(opening.notes).toEqual([expect.stringMatching(/waited for a die/) as string]);
      expect(await desk.view(match, 'red')).toMatchObject({ die: null, prompt: { step: 'place' } });
    });

    it('plays the staff on alike from the same file, whatever the other side rolled', async () => {
      const seats = { red: PERSON, blue: 'drawn' };
      const play = async (face: number): Promise<string> => {
        const desk = deskAt(createHost(await ports()));
        const match = await resting(desk, { seats });
        await desk.order(match, 'red', true);
        await desk.ask('roll', { match, seat: 'red', face });
        for (const next of [2, 3, 4]) await desk.ask('roll', { match, seat: 'red', face: next });
        const { text } = await desk.ask('export', { match });
        const { orders } = JSON.parse(text) as { orders: { by: string; answer: unknown; dice?: unknown }[] };
        const own = orders.filter(({ by }) => by === 'blue');
        // From its own first die on it may play otherwise: that die was rolled by chance.
        const first = own.findIndex(({ dice }) => dice !== undefined);
        return JSON.stringify(own.slice(0, first + 1).map(({ answer }) => answer));
      };
      expect(await play(2)).toBe(await play(9));
    });
  });
}
