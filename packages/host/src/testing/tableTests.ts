import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';

export function tableTests(ports: () => Promise<Ports>): void {
  describe('tables', () => {
    it('plays two matches at once', async () => {
      const desk = deskAt(createHost(await ports()));
      const [one, two] = [await desk.begin(), await desk.begin()];
      await Promise.all([desk.order(one, 'red', 1), desk.order(two, 'red', 3, 'south')]);
      expect((await desk.view(one, 'red')).prompt).toMatchObject({ step: 'place' });
      expect((await desk.view(two, 'red')).prompt).toMatchObject({ step: 'rest' });
      for (const match of [one, two]) expect(desk.followed(match).table).toEqual(await desk.view(match, 'red'));
      const { saves } = await desk.ask('saves', {});
      expect(saves.map(({ match }) => match).toSorted()).toEqual([one, two].toSorted());
    });

    it('pushes the whole first, then what changed, and each connection has a cursor of its own', async () => {
      const host = createHost(await ports());
      const [a, b] = [deskAt(host), deskAt(host)];
      const match = await a.begin();
      await a.order(match, 'red', 1);
      await b.open(match);
      await a.order(match, 'red', 'north');
      await b.ask('undo', { match, seat: 'red' });
      const seen = await a.view(match, 'red');
      for (const desk of [a, b]) {
        const kinds = desk.pushes.filter(({ push }) => push !== 'busy').map(({ push }) => push);
        expect(kinds[0]).toBe('table');
        expect(new Set(kinds.slice(1))).toEqual(new Set(['change']));
        expect(desk.followed(match).table).toEqual(seen);
        const { lines } = await desk.ask('journal', { match, seat: 'red' });
        expect(desk.followed(match).journal).toEqual(lines);
        expect(desk.seen(match).journal).toEqual(lines);
      }
      expect(a.pushes.length).toBeGreaterThan(b.pushes.length);
      await a.close();
      await b.order(match, 'red', 'south');
      expect(b.followed(match).table).toEqual(await b.view(match, 'red'));
    });

    it('answers whatever a seat may ask, and JSON carries all of it', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      const of = { match, seat: 'red' };
      expect(await desk.ask('whyNot', { ...of, wanted: { box: 'sea' } })).toMatchObject({
        offered: false,
        refusal: { reason: { key: 'why not sea' } },
      });
      expect(await desk.ask('whyNot', { ...of, wanted: { box: 'north' } })).toEqual({ offered: true, refusal: null });
      // Where the rules say nothing of it, it is called what the side sees it called.
      for (const [wanted, called] of [
        [{ display: 'ground' }, { key: 'title' }],
        [{ track: 'turn' }, { key: 'count.turn' }],
        [{ box: 'nowhere' }, 'nowhere'],
      ] as const)
        expect((await desk.ask('whyNot', { ...of, wanted })).refusal).toMatchObject({
          reason: { key: 'kernel.not offered', values: { wanted: called } },
          vague: true,
        });
      expect((await desk.ask('odds', { ...of, option: 'north' })).odds?.of).toBe(2);
      expect((await desk.ask('odds', { ...of, option: 'sea' })).odds).toBeNull();
      expect(await desk.ask('forecast', { ...of, placed: { north: 'sea' } })).toEqual({ forecast: [] });
      expect((await desk.ask('route', { ...of, route: [] })).route).toBeNull();
      expect((await desk.ask('inspect', { ...of, ref: { box: 'north' } })).card?.title.key).toBe('box.north');
      expect((await desk.ask('inspect', { ...of, ref: { piece: 'nobody' } })).card).toBeNull();
      expect((await desk.ask('advise', of)).advice?.reason).toEqual({ key: 'reason camp' });
      expect((await desk.ask('rules', { match })).steps).toContainEqual({
        procedure: 'camping',
        procedureTitle: { key: 'kernel.plain', values: { id: 'camping' } },
        step: 'place',
        title: { key: 'kernel.plain', values: { id: 'place' } },
        rule: '2.1',
        asks: true,
      });
      expect((await desk.ask('charts', { match })).charts.map(({ id }) => id)).toEqual(['cover']);
      expect(await desk.ask('terrain', { match })).toEqual({ chart: { land: [] } });
      // Also when the seat is not asked.
      await desk.ask('delegate', { ...of, scope: 'all' });
      expect((await desk.view(match, 'red')).prompt).toBeNull();
      expect((await desk.ask('inspect', { ...of, ref: { box: 'south' } })).card).not.toBeNull();
      for (const reply of desk.replies) expect(JSON.parse(JSON.stringify(reply))).toEqual(reply);
    });

    it('opens with the nations, the words and who plays what', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ seats: { blue: PERSON }, name: ' My match ' });
      const opening = await desk.open(match);
      expect(opening).toMatchObject({ sides: ['red', 'blue'], people: ['blue'], hasChart: true, commitment: null });
      expect(opening.meta).toMatchObject({ name: 'My match', dice: 'seeded', seats: { red: 'drawn', blue: PERSON } });
      expect(Object.keys(opening.nations)).toEqual(['red', 'blue']);
      expect(opening.words).toMatchObject({ title: 'Skirmish', 'host.yes': 'Yes' });
      await expect(desk.begin({ seats: { red: 'drawn', blue: 'drawn' } })).rejects.toThrow(/nobody is left/);
      await expect(desk.begin({ seats: { red: 'napoleon' } })).rejects.toThrow(/not by "napoleon"/);
      await expect(desk.begin({ game: 'chess' })).rejects.toThrow(/no game "chess"/);
    });
  });
}
