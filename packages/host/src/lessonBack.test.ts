import { expect, it } from 'vitest';
import { createHost } from './host.ts';
import { PERSON } from './protocol.ts';
import { deskAt, memoryPorts, melee } from './testing/index.ts';

it('a lesson takes back what it said of a question that is not put any more, and says it again when it comes', async () => {
  const desk = deskAt(createHost(memoryPorts([{ id: melee.id, load: () => Promise.resolve(melee as never) }])));
  const match = await desk.begin({ game: 'melee', scenario: 'first-camp', seats: { red: PERSON } });
  const told = async () => (await desk.view(match, 'red')).lesson?.steps.map(({ say }) => say);
  expect(await told()).toEqual(['Welcome.', 'Bid two.']);
  for (let i = 0; i < 2; i++) {
    await desk.order(match, 'red', 2);
    const camping = await desk.view(match, 'red');
    expect(camping.lesson?.steps.slice(camping.lesson.fresh)).toMatchObject([{ say: 'Go south.' }]);
    await desk.ask('undo', { match, seat: 'red' });
    expect(await told()).not.toContain('Go south.');
    // Nor is anything said of the order that was taken back.
    expect((await desk.view(match, 'red')).lesson).toMatchObject({ told: [], done: null, explains: false });
  }
});
