import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';
import { ownScenario } from './skirmish.ts';

export function orderTests(ports: () => Promise<Ports>): void {
  describe('orders', () => {
    it('begins a match, asks, takes an order and lets staff answer', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      const first = await desk.view(match, 'red');
      expect(first.prompt).toMatchObject({ kind: 'amount', procedure: 'battle', step: 'bids' });
      expect(first).toMatchObject({ seat: 'red', die: null, outcome: null, canUndo: false });
      await desk.order(match, 'red', 2);
      const next = await desk.view(match, 'red');
      expect(next.prompt).toMatchObject({ kind: 'one', step: 'place' });
      expect(next.seq).toBeGreaterThan(first.seq);
      const { lines } = await desk.ask('journal', { match, seat: 'red', from: next.since });
      expect(lines.map(({ key }) => key)).toEqual(['bids', 'bids']);
    });

    it('plays to the end, and tells what was hidden only then', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ options: { turns: 1 }, dice: { kind: 'fair' } });
      await expect(desk.ask('truth', { match })).rejects.toThrow(/over/);
      await desk.order(match, 'red', 2, 'north', false);
      const view = await desk.view(match, 'red');
      expect(view.outcome?.result).toBe('over');
      expect(desk.followed(match).table).toEqual(view);
      const { lines, serverSeed } = await desk.ask('truth', { match });
      expect(lines.filter(({ key }) => key === 'camps')).toHaveLength(2);
      expect(serverSeed).toMatch(/^[0-9a-f]{64}$/);
      await expect(desk.order(match, 'red', 1)).rejects.toThrow();
    });

    it('answers questions that offer nothing, and undoes through them', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 2, 'north');
      // The scouts of an odd turn have nothing to choose.
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'rest' });
      await desk.ask('undo', { match, seat: 'red' });
      const back = await desk.view(match, 'red');
      expect(back.prompt).toMatchObject({ step: 'place' });
      expect(back.canRedo).toBe(true);
      await desk.ask('redo', { match, seat: 'red' });
      const again = await desk.view(match, 'red');
      expect(again.prompt).toMatchObject({ step: 'rest' });
      expect(again.canRedo).toBe(false);
      expect(again.presentation.displays[0]?.boxes[0]?.pieces).toHaveLength(1);
      await expect(desk.ask('redo', { match, seat: 'red' })).rejects.toThrow(/taken back/);
      expect(desk.followed(match).table).toEqual(again);
    });

    it('refuses what cannot be, with the rule, and changes nothing', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      const before = await desk.view(match, 'red');
      await expect(desk.order(match, 'red', 9)).rejects.toMatchObject({ refusal: { rule: '1.3' }, fault: false });
      expect(await desk.ask('check', { match, seat: 'red', answer: 9 })).toMatchObject({ refusal: { rule: '1.3' } });
      expect(await desk.ask('check', { match, seat: 'red', answer: 2 })).toEqual({ refusal: null });
      expect(await desk.view(match, 'red')).toEqual(before);
    });

    it('refuses an order made for a position that has passed', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      const { seq } = await desk.view(match, 'red');
      const twice = await Promise.allSettled([
        desk.ask('order', { match, seat: 'red', answer: 2, seq }),
        desk.ask('order', { match, seat: 'red', answer: 2, seq }),
      ]);
      expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      await expect(desk.ask('order', { match, seat: 'red', answer: 'north', seq })).rejects.toThrow(/moved on/);
    });

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
      expect((await desk.ask('odds', { ...of, option: 'north' })).odds?.of).toBe(2);
      expect((await desk.ask('odds', { ...of, option: 'sea' })).odds).toBeNull();
      expect((await desk.ask('route', { ...of, route: [] })).route).toBeNull();
      expect((await desk.ask('inspect', { ...of, ref: { box: 'north' } })).card?.title.key).toBe('box.north');
      expect((await desk.ask('inspect', { ...of, ref: { piece: 'nobody' } })).card).toBeNull();
      expect((await desk.ask('advise', of)).advice?.reason).toEqual({ key: 'reason camp' });
      expect((await desk.ask('rules', { match })).steps).toContainEqual({
        procedure: 'camping',
        step: 'place',
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

  describe('own files', () => {
    it('begins a scenario of a player’s own, and says which field of one is wrong', async () => {
      const desk = deskAt(createHost(await ports()));
      const brought = await desk.ask('import', { text: JSON.stringify(ownScenario()) });
      if (!('scenario' in brought)) throw new Error('It is a scenario.');
      expect(brought.scenario).toMatchObject({ id: 'long-siege', title: 'A long siege', game: 'skirmish' });
      const match = await desk.begin({ scenario: brought.scenario.file as Record<string, never> });
      expect((await desk.view(match, 'red')).presentation.clock.counts).toMatchObject([{ value: 1, max: 9 }]);
      const bad = JSON.stringify(ownScenario({ turns: 0 }));
      await expect(desk.ask('import', { text: bad })).rejects.toThrow(/scenario file cannot be used\. turns/);
      await expect(desk.begin({ scenario: ownScenario({ turns: 'x' }) as never })).rejects.toThrow(/turns/);
      await expect(desk.begin({ scenario: 'nowhere' })).rejects.toThrow(/no scenario "nowhere"/);
      await expect(desk.begin({ options: { fog: true } })).rejects.toThrow(/no option "fog"/);
    });

    it('plays with house charts', async () => {
      const desk = deskAt(createHost(await ports()));
      const charts = {
        format: 'point-option charts',
        version: 1,
        game: 'skirmish',
        charts: [{ id: 'cover', provenance: 'house', cells: [[3], [4]] }],
      };
      const match = await desk.begin({ charts });
      expect((await desk.ask('charts', { match })).charts).toMatchObject([{ cells: [[3], [4]], provenance: 'house' }]);
      await expect(desk.begin({ charts: { ...charts, charts: [{ id: 'tide' }] } })).rejects.toThrow(
        /house charts cannot be used/,
      );
    });
  });

  describe('lessons', () => {
    it('says each step once, judges the order, and shows the flow without the steps that are skipped', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ scenario: 'first-camp' });
      const first = await desk.view(match, 'blue');
      expect(first.lesson).toMatchObject({ teaches: 'How to camp.', fresh: 0, of: 4, steps: [{ say: 'Welcome.' }] });
      const [turn] = first.flow;
      expect(turn?.steps.map(({ name }) => name)).toEqual(['open', 'bids', 'camps', 'fire', 'close']);
      await desk.order(match, 'blue', 1);
      const place = await desk.view(match, 'blue');
      expect(place.lesson?.steps.map(({ say }) => say)).toEqual(['Welcome.', 'Go south.']);
      // What the lesson speaks of stands first.
      expect(place.prompt).toMatchObject({ options: [{ id: 'south' }, { id: 'north' }, { id: 'swamp' }] });
      // To look moves nothing.
      expect(await desk.view(match, 'blue')).toEqual(place);
      await desk.ask('standing', { match, seat: 'blue', box: 'north', on: true });
      expect((await desk.view(match, 'blue')).lesson).toEqual(place.lesson);
      await desk.order(match, 'blue', 'north');
      expect((await desk.view(match, 'blue')).lesson).toMatchObject({ told: ['Well camped.'], done: false });
      await desk.ask('undo', { match, seat: 'blue' });
      // The question comes up again: what it said before holds again, and its next step is said too.
      const back = (await desk.view(match, 'blue')).lesson;
      expect(back?.steps.slice(back.fresh).map(({ say }) => say)).toEqual(['Go south.', 'Camp again.']);
      await desk.order(match, 'blue', 'south');
      expect((await desk.view(match, 'blue')).lesson).toMatchObject({ told: ['Well camped.'], done: true });
    });

    it('goes on where it stood, and can be put away', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await desk.begin({ scenario: 'first-camp' });
      await desk.order(match, 'blue', 1, 'north');
      await desk.ask('undo', { match, seat: 'blue' });
      await desk.ask('lesson', { match, seat: 'blue', skip: true });
      const before = await desk.view(match, 'blue');
      expect(before.lesson?.skipped).toBe(true);
      expect(before.prompt).toMatchObject({ options: [{ id: 'north' }, { id: 'south' }, { id: 'swamp' }] });
      await desk.close();
      const again = deskAt(createHost(all));
      await again.open(match);
      const after = await again.view(match, 'blue');
      expect(after.lesson?.steps).toEqual(before.lesson?.steps);
      expect(after.lesson?.skipped).toBe(true);
    });
  });
}
