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
      // The lesson stands where it stood before that order: the question's next step waits for its next time.
      expect((await desk.view(match, 'blue')).lesson).toEqual(place.lesson);
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
      expect(after.lesson).toEqual(before.lesson);
      expect(after.prompt).toEqual(before.prompt);
    });

    it('is the same again after every order, undone or not, when the match is left and opened', async () => {
      const all = await ports();
      let desk = deskAt(createHost(all));
      const match = await desk.begin({ scenario: 'first-camp' });
      const lesson = async () => (await desk.view(match, 'blue')).lesson;
      const reopened = async () => {
        await desk.close();
        desk = deskAt(createHost(all));
        await desk.open(match);
        return lesson();
      };
      for (let n = 0; n < 8; n++) {
        const before = await lesson();
        const { advice } = await desk.ask('advise', { match, seat: 'blue' });
        if (advice === null) break;
        await desk.order(match, 'blue', advice.answer);
        const { canUndo, lesson: ordered } = await desk.view(match, 'blue');
        expect(await reopened()).toEqual(ordered);
        if (!canUndo) continue;
        await desk.ask('undo', { match, seat: 'blue' });
        expect(await lesson()).toEqual(before);
        expect(await reopened()).toEqual(before);
        await desk.order(match, 'blue', advice.answer);
      }
    });
  });
}
