import { begin, type Game, lessonProblems, type OptionId, promptFor, type Ref } from '@point-option/engine';
import { march } from '@point-option/engine/testing';
import { describe, expect, it } from 'vitest';
import { answerText } from './answerText.ts';
import { createHost } from './host.ts';
import { readKept } from './kept.ts';
import { PERSON } from './protocol.ts';
import { createDiary } from './diary.ts';
import { type Desk, deskAt, memoryPorts, memoryStore } from './testing/index.ts';

const SEATS = { red: PERSON, blue: 'random' };

function deskFor(game: unknown): Desk {
  return deskAt(createHost(memoryPorts([{ id: march.id, load: () => Promise.resolve(game as Game) }])));
}

/** A first step, and one that may only come after it. */
async function twoSteps(desk: Desk, of: { match: string; seat: string }): Promise<[OptionId, OptionId]> {
  const begun = (await desk.ask('route', { ...of, route: [] })).route;
  const first = begun?.steps.map(({ id }) => id) ?? [];
  for (const id of first) {
    const { route } = await desk.ask('route', { ...of, route: [id] });
    const later = route?.steps.find((step) => !first.includes(step.id) && route.stopped === null);
    if (later) return [id, later.id];
  }
  throw new Error('No route has a second step of its own.');
}

describe('a route', () => {
  it('is asked about where it has come to', async () => {
    const desk = deskFor(march);
    const match = await desk.begin({ game: march.id, seats: SEATS });
    const of = { match, seat: 'red' };
    const [first, second] = await twoSteps(desk, of);
    const wanted: Ref = { hex: String(second) };
    expect(await desk.ask('whyNot', { ...of, wanted })).toMatchObject({ offered: false, refusal: { vague: true } });
    expect(await desk.ask('whyNot', { ...of, wanted, route: [first] })).toEqual({ offered: true, refusal: null });
    expect((await desk.ask('whyNot', { ...of, wanted: { hex: String(first) }, route: [first] })).offered).toBe(false);
    expect((await desk.ask('odds', { ...of, option: second })).odds).toBeNull();
    expect((await desk.ask('odds', { ...of, option: second, route: [first] })).odds).toMatchObject({ source: 'exact' });
  });

  it('is told by the names of all its steps', async () => {
    const match = begin(march as unknown as Game, { dice: { kind: 'fast', seed: 'a' } });
    const prompt = promptFor(match, 'red');
    const desk = deskFor(march);
    const of = { match: await desk.begin({ game: march.id, seats: SEATS }), seat: 'red' };
    const route = await twoSteps(desk, of);
    expect(prompt && answerText(match, 'red', prompt, route)).toEqual(
      route.map((hex) => ({ key: 'to hex', values: { hex } })),
    );
    expect(prompt && answerText(match, 'red', prompt, [])).toEqual([{ key: 'host.nothing' }]);
    expect(prompt && answerText(match, 'red', prompt, ['9999'])).toEqual([
      { key: 'kernel.plain', values: { id: '9999' } },
    ]);
  });

  it('that goes nowhere is told in the words of its button, where the game has any', () => {
    const key = 'none.march: go';
    const wordy = { ...march, words: { ...march.words, [key]: 'Halt' } };
    const match = begin(wordy as unknown as Game, { dice: { kind: 'fast', seed: 'a' } });
    const prompt = promptFor(match, 'red');
    expect(`none.${prompt?.question.key}`).toBe(key);
    expect(prompt && answerText(match, 'red', prompt, [])).toEqual([{ key, values: prompt?.question.values }]);
  });

  it('does what a lesson asks for where a later step of it does', async () => {
    const plain = deskFor(march);
    const [first, second] = await twoSteps(plain, {
      match: await plain.begin({ game: march.id, seats: SEATS }),
      seat: 'red',
    });
    const teaching = (deed: string): Game => {
      const steps = [{ at: 'march: go', say: 'March.', try: 'March on.', deed: [deed] }];
      return { ...(march as unknown as Game), scenarios: [{ id: 'only', lesson: { teaches: 'To march.', steps } }] };
    };
    const game = teaching(`hex ${second}`);
    const [scenario = { id: '' }] = game.scenarios;
    expect(lessonProblems(game, scenario)).toEqual([]);
    const [elsewhere = { id: '' }] = teaching('hex 9999').scenarios;
    expect(lessonProblems(game, elsewhere)).toMatchObject([{ path: 'lesson.steps[0].deed[0]' }]);
    const desk = deskFor(game);
    const match = await desk.begin({ game: march.id, seats: SEATS });
    await desk.order(match, 'red', [first, second]);
    expect((await desk.view(match, 'red')).lesson).toMatchObject({ done: true });
  });
});

describe('the nations of a line of the journal', () => {
  const game = { ...march, nationOf: (piece: string) => (piece === 'column' ? 'hills' : undefined) } as unknown as Game;

  it('are those of the pieces that it touches', async () => {
    const desk = deskFor(game);
    const match = await desk.begin({ game: march.id, seats: SEATS });
    const of = { match, seat: 'red' };
    await desk.order(match, 'red', await twoSteps(desk, of));
    const { lines } = await desk.ask('journal', of);
    expect(lines.find(({ key }) => key === 'marches')?.nations).toEqual(['hills']);
    expect(lines.filter(({ nations }) => nations !== undefined).map(({ key }) => key)).toEqual(['marches']);
  });

  it('are told to nobody who is not told of the pieces', () => {
    const match = begin(game, { dice: { kind: 'fast', seed: 'a' } });
    const journal = [
      { key: 'hides', to: ['red'], touches: [{ piece: 'column' }], other: { key: 'something' }, after: 0 },
      { key: 'all hear', to: 'all' as const, touches: [{ hex: '0101' }], after: 0 },
    ];
    const seen = { ...match, table: { journal } } as unknown as typeof match;
    expect(
      createDiary(seen)
        .to('red')
        .lines.map(({ nations }) => nations),
    ).toEqual([['hills'], undefined]);
    expect(
      createDiary(seen)
        .to('blue')
        .lines.map(({ key, nations }) => [key, nations]),
    ).toEqual([
      ['something', undefined],
      ['all hear', undefined],
    ]);
  });
});

describe('what a store kept beside a match', () => {
  it('is read where it has the right form, and only then', async () => {
    const store = memoryStore();
    const games = [{ id: march.id, load: () => Promise.resolve(march as unknown as Game) }];
    const desk = deskAt(createHost(memoryPorts(games, store)));
    const match = await desk.begin({ game: march.id, seats: SEATS });
    await desk.ask('standing', { match, seat: 'red', box: 'foot', on: true });
    const kept = store.matches.get(match)?.kept;
    expect(kept?.standing).toEqual({ red: ['foot'] });
    expect(readKept(kept)).toEqual(kept);
    const pending = { side: 'red', answer: [], dice: [3], after: 0 };
    expect(readKept({ ...kept, pending })).toEqual({ ...kept, pending });
    for (const change of [
      { match: 5 },
      { seats: { red: 1 } },
      { dice: 'loaded' },
      { where: 'here' },
      { standing: { red: 'foot' } },
      { pending: { ...pending, dice: ['six'] } },
    ])
      expect(readKept({ ...kept, ...change })).toBeNull();
    for (const other of [null, undefined, 'kept', [], {}]) expect(readKept(other)).toBeNull();
  });
});
