import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON, type Push } from '../protocol.ts';
import { deskAt } from './desk.ts';

const BOTH = { red: PERSON, blue: PERSON };

export function secrecyTests(ports: () => Promise<Ports>): void {
  describe('secrets', () => {
    it('blanks the screen between two people, and takes nothing from a side that is not before it', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ seats: BOTH });
      expect(desk.followed(match).table).toMatchObject({ blank: true, next: 'red', others: [] });
      await expect(desk.view(match, 'red')).rejects.toThrow('The screen is hidden until Red takes over.');
      await desk.ask('sit', { match, seat: 'red' });
      expect(desk.followed(match).table).toMatchObject({ blank: false, seat: 'red' });
      for (const kind of ['look', 'undo', 'redo', 'advise', 'journal', 'staffDid'] as const)
        await expect(desk.ask(kind, { match, seat: 'blue' })).rejects.toThrow(/Red's turn at the screen/);
      await expect(desk.order(match, 'blue', 1)).rejects.toThrow(/Red's turn at the screen/);
      await desk.order(match, 'red', 1);
      const blank = desk.followed(match);
      expect(blank.table).toMatchObject({ blank: true, next: 'blue', others: ['red'] });
      expect(blank.journal).toEqual([]);
      await desk.ask('sit', { match, seat: 'blue' });
      // Sealed: red's bid is not told yet.
      expect(desk.followed(match).journal.map(({ key }) => key)).not.toContain('bids');
      await expect(desk.ask('sit', { match, seat: 'green' })).rejects.toThrow(/Green isn't played by a person/);
    });

    it('pushes nothing to a side that differs by what another person hides', async () => {
      const told = async (camp: string): Promise<Push[]> => {
        const desk = deskAt(createHost(await ports()));
        const match = await desk.begin({ seats: BOTH });
        await desk.ask('sit', { match, seat: 'red' });
        await desk.order(match, 'red', 1);
        await desk.ask('sit', { match, seat: 'blue' });
        await desk.order(match, 'blue', 1);
        await desk.ask('sit', { match, seat: 'red' });
        // Red camps in secret; what blue is told after that must not depend on where.
        await desk.order(match, 'red', camp, false);
        const from = desk.pushes.length;
        await desk.ask('sit', { match, seat: 'blue' });
        await desk.order(match, 'blue', 'north', false);
        return desk.pushes.slice(from - 1).map((push) => ({ ...push, match: '' }));
      };
      const [north, south] = [await told('north'), await told('south')];
      expect(north.some(({ push }) => push === 'table')).toBe(true);
      expect(withoutIds(north)).toEqual(withoutIds(south));
    });

    it('pushes nothing that differs by what staff hide', async () => {
      const told = async (staff: string): Promise<Push[]> => {
        const desk = deskAt(createHost(await ports()));
        const match = await desk.begin({ seats: { red: staff, blue: PERSON } });
        await desk.order(match, 'blue', 1, 'north');
        await desk.ask('undo', { match, seat: 'blue' });
        await desk.order(match, 'blue', 'south', false);
        return desk.pushes;
      };
      expect(withoutIds(await told('northern'))).toEqual(withoutIds(await told('southern')));
    });

    it('does not count what another connection does in secret', async () => {
      const host = createHost(await ports());
      const [red, blue] = [deskAt(host), deskAt(host)];
      const match = await red.begin({ seats: BOTH });
      await blue.open(match);
      await red.ask('sit', { match, seat: 'red' });
      await blue.ask('sit', { match, seat: 'blue' });
      const before = await red.view(match, 'red');
      const pushed = red.pushes.length;
      await blue.order(match, 'blue', 3);
      expect(red.pushes).toHaveLength(pushed);
      expect(await red.view(match, 'red')).toEqual(before);
    });

    it('shows a person who plays alone, or whose game is over, no blank screen', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      expect(desk.pushes.map(({ push }) => push)).not.toContain('blank');
      const both = await desk.begin({ seats: BOTH, options: { turns: 1 } });
      for (const [seat, ...answers] of [
        ['red', 1],
        ['blue', 1],
        ['red', 'north', false],
        ['blue', 'south', false],
      ] as const) {
        await desk.ask('sit', { match: both, seat });
        await desk.order(both, seat, ...answers);
      }
      const { table } = desk.followed(both);
      expect(table).toMatchObject({ blank: false, outcome: { result: 'over' } });
      expect((await desk.view(both, 'red')).outcome).not.toBeNull();
    });
  });
}

/** Stores name matches as they like. */
function withoutIds(pushes: readonly Push[]): unknown {
  return pushes.map((push) => {
    const { match: _match, ...rest } = push;
    return 'table' in rest ? { ...rest, table: { ...rest.table, match: '' } } : rest;
  });
}
