import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { deskAt } from './desk.ts';
import { ownScenario } from './skirmish.ts';

export function ownFileTests(ports: () => Promise<Ports>): void {
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
}

export function lessonTests(ports: () => Promise<Ports>): void {
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
