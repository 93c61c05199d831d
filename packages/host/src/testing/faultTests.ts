import { begin, fork, type Game, matchFile } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { PERSON } from '../protocol.ts';
import { deskAt } from './desk.ts';

/** A request as it comes over a wire: written here, a field "__proto__" would be something else. */
const asSent = (text: string): object => JSON.parse(text) as object;
const PROTO = (within: string): RegExp => new RegExp(`isn't valid: it has no field "${within}__proto__"`);

export function faultTests(ports: () => Promise<Ports>): void {
  describe('faults', () => {
    it('restores the match where the rules break, and says so', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      const before = await desk.view(match, 'red');
      await expect(desk.order(match, 'red', 'swamp')).rejects.toMatchObject({
        fault: true,
        message: 'Something went wrong in the program. The match stands as it did before.',
      });
      const after = await desk.view(match, 'red');
      expect(after).toEqual({ ...before, seq: after.seq, since: after.since });
      expect(desk.followed(match).table).toEqual(after);
      await desk.order(match, 'red', 'north');
      expect((await desk.view(match, 'red')).prompt).toMatchObject({ step: 'rest' });
    });

    it('takes the order back with which the staff’s rules broke', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin({ seats: { red: 'person', blue: 'broken' } });
      await desk.order(match, 'red', 1, 'north');
      const before = await desk.view(match, 'red');
      await expect(desk.order(match, 'red', false)).rejects.toMatchObject({ fault: true });
      expect((await desk.view(match, 'red')).prompt).toEqual(before.prompt);
      expect(desk.followed(match).table).toEqual(await desk.view(match, 'red'));
    });

    it.each([
      [null, /object with the fields/],
      [[1], /object with the fields/],
      [{ kind: 'saves' }, /"id" must be a number/],
      [{ id: 1, kind: 'castle' }, /"kind" doesn.t name a request/],
      [{ id: 1, kind: 'toString' }, /"kind" doesn.t name a request/],
      [{ id: 1, kind: 'look', match: 'm' }, /"look".*"seat"/],
      [{ id: 1, kind: 'look', match: 'm', seat: 5 }, /"seat" must be of the type string/],
      [{ id: 1, kind: 'look', match: 'm', seat: 'red', extra: 1 }, /no field "extra"/],
      [{ id: 1, kind: 'order', match: 'm', seat: 'red', answer: 1, seq: 'x' }, /"seq"/],
      [{ id: 1, kind: 'order', match: 'm', seat: 'red' }, /"answer" is missing/],
      [{ id: 1, kind: 'roll', match: 'm', seat: 'red', face: 1e300 }, /"face" must be a whole number from 0 to 1000/],
      [{ id: 1, kind: 'roll', match: 'm', seat: 'red', face: -1 }, /"face" must be a whole number from 0 to 1000/],
      [
        { id: 1, kind: 'whyNot', match: 'm', seat: 'red', wanted: { ship: 'x' } },
        /"wanted" must be .*"hex".*"cup" or "option"\.$/,
      ],
      [{ id: 1, kind: 'whyNot', match: 'm', seat: 'red', wanted: 'x' }, /"wanted" must be an object with one field/],
      [{ id: 1, kind: 'whyNot', match: 'm', seat: 'red' }, /"wanted" is missing/],
      [{ id: 1, kind: 'inspect', match: 'm', seat: 'red', ref: { hex: 1112 } }, /"ref.*(must be|type string)/],
      [{ id: 1, kind: 'inspect', match: 'm', seat: 'red', ref: { option: 'x' } }, /"ref" must be .* or "cup"\.$/],
      [{ id: 1, kind: 'odds', match: 'm', seat: 'red', option: 0.5 }, /"option" must be a name or a whole number/],
      [{ id: 1, kind: 'whyNot', match: 'm', seat: 'red', wanted: { option: 0.5 } }, /"wanted/],
      [{ id: 1, kind: 'route', match: 'm', seat: 'red', route: [0.5] }, /"route.0" must be a name or a whole number/],
      [{ id: 1, kind: 'speed', match: 'm', speed: 'slow' }, /"speed" must be "step" or "fast" or "instant"/],
      [{ id: 1, kind: 'begin', game: 'skirmish', dice: { kind: 'loaded' } }, /"dice/],
      [{ id: 1, kind: 'look', match: 'nowhere', seat: 'red' }, /"nowhere" is not open here/],
      [asSent('{ "id": 1, "kind": "begin", "game": "skirmish", "options": { "__proto__": 1 } }'), PROTO('options.')],
      [asSent('{ "id": 1, "kind": "begin", "game": "skirmish", "seats": { "__proto__": "person" } }'), PROTO('seats.')],
      [asSent('{ "id": 1, "kind": "begin", "game": "skirmish", "__proto__": { "turns": 9 } }'), PROTO('')],
      [
        asSent('{ "id": 1, "kind": "check", "match": "m", "seat": "red", "answer": [{ "__proto__": 1 }] }'),
        PROTO('answer.0.'),
      ],
    ])('answers the request %j with a sentence', async (request, sentence) => {
      const desk = deskAt(createHost(await ports()));
      const reply = await desk.raw(request);
      expect(reply).toMatchObject({ ok: false, problem: expect.stringMatching(sentence) as string });
      expect(reply).not.toHaveProperty('fault');
      expect((reply as { problem: string }).problem).toMatch(/^[A-Z].*\.$/);
    });

    it('tells no player what failed, and whoever runs the host all of it', async () => {
      const all = await ports();
      const reported: unknown[] = [];
      const desk = deskAt(createHost({ ...all, report: (error) => reported.push(error) }));
      const match = await desk.begin({ seats: { red: 'person', blue: 'broken' } });
      await desk.order(match, 'red', 1, 'north');
      await expect(desk.order(match, 'red', false)).rejects.toMatchObject({ fault: true });
      expect(JSON.stringify([desk.replies, desk.pushes])).not.toContain('no rule');
      expect(reported).toMatchObject([{ message: 'The swamp has no rule.' }]);
    });

    it('answers what is nested without end, or far too long, with one short sentence', async () => {
      const desk = deskAt(createHost(await ports()));
      let answer: unknown = 1;
      for (let depth = 0; depth < 20_000; depth++) answer = [answer];
      const deep = await desk.raw({ id: 1, kind: 'order', match: 'm', seat: 'red', answer });
      expect(deep).toMatchObject({ problem: 'The request "order" isn\'t valid: it is nested too deeply.' });
      const long = 'x'.repeat(5_000_000);
      for (const request of [
        { id: 1, kind: 'begin', game: long },
        { id: 1, kind: long },
        { id: 1, kind: 'begin', game: 'skirmish', seats: { [long]: 'person' } },
        { id: 1, kind: 'begin', game: 'skirmish', seats: { red: long } },
        { id: 1, kind: 'begin', game: 'skirmish', scenario: long },
        { id: 1, kind: 'begin', game: 'skirmish', [long]: 1 },
      ]) {
        const reply = (await desk.raw(request)) as { problem: string };
        expect(reply.problem.length).toBeLessThan(2000);
      }
    });
  });
}

export function fileTests(ports: () => Promise<Ports>): void {
  describe('files from outside', () => {
    it('reads a file that begins with a mark of its encoding', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      const { text } = await desk.ask('export', { match });
      expect(await desk.ask('import', { text: `\uFEFF${text}` })).toMatchObject({ meta: { game: 'skirmish' } });
    });

    it('checks a start of its own by what the game holds true, and loads that for no other file', async () => {
      const all = await ports();
      let loads = 0;
      const registry = all.registry.map((entry) => ({
        ...entry,
        invariants: () => {
          loads++;
          return Promise.resolve(({ turn }: { turn: number }) => (turn < 1 ? [`The turn is ${turn}.`] : []));
        },
      }));
      const desk = deskAt(createHost({ ...all, registry }));
      const match = await desk.begin();
      const { text } = await desk.ask('export', { match });
      await desk.ask('import', { text });
      expect(loads).toBe(0);
      const game = (await registry[0]?.load()) as Game;
      const { start } = fork(begin(game, { dice: { kind: 'fast', seed: 's' } }), 'red', 's').header;
      if (!start) throw new Error('It begins with the set-up.');
      const beginning = (turn: number): string => {
        const data = { ...(start.data as object), turn };
        return JSON.stringify(matchFile(begin(game, { dice: { kind: 'fast', seed: 's' }, start: { ...start, data } })));
      };
      expect(await desk.ask('import', { text: beginning(1) })).toMatchObject({ meta: { game: 'skirmish' } });
      const sentence = 'The match file cannot be used. header.start.data: The turn is -7.';
      await expect(desk.ask('import', { text: beginning(-7) })).rejects.toThrow(sentence);
      expect(loads).toBe(2);
      // A file that was put where matches are kept is opened by its name.
      await desk.ask('leave', { match });
      const { kept } = await all.store.read(match);
      await all.store.write({ ...kept, unseated: true }, beginning(-7));
      if ((await all.store.read(match)).kept.unseated === true)
        await expect(desk.open(match, { red: PERSON, blue: 'drawn' })).rejects.toThrow(sentence);
    });

    it('says which field of a file is wrong, and loses nothing', async () => {
      const desk = deskAt(createHost(await ports()));
      const match = await desk.begin();
      await desk.order(match, 'red', 1);
      const { text } = await desk.ask('export', { match });
      await expect(desk.ask('import', { text: ' '.repeat(64 * 2 ** 20 + 1) })).rejects.toThrow(
        'The file is too large: 65 MB. The limit is 64 MB.',
      );
      await expect(desk.ask('import', { text: '{' })).rejects.toThrow(/match file cannot be used/);
      await expect(desk.ask('import', { text: text.replace('"answer":1', '"answer":2') })).rejects.toThrow(
        /orders\[\d\]/,
      );
      await expect(desk.ask('import', { text: text.replace('"skirmish"', '"chess"') })).rejects.toThrow(/header|chess/);
      await expect(
        desk.ask('import', { text: '{"format":"point-option scenario","version":1,"game":"skirmish"}' }),
      ).rejects.toThrow(/scenario file cannot be used\./);
      expect((await desk.ask('saves', {})).saves).toHaveLength(1);
    });
  });
}
