import {
  ask,
  begin,
  type Catalogue,
  choosable,
  fast,
  type Game,
  kernelWords,
  type Match,
  type Message,
  nationsOf,
  observeMatch,
  piecesIn,
  promptFor,
  sampleAnswer,
  say,
  seat,
  type Side,
  staffDice,
  submit,
} from '@point-option/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { registry } from './index.ts';

const ORDERS = 100;
const games = await Promise.all(registry.map(({ load }) => load()));

/** Calls back before every order of a match played by the staff of a game, and of one played at random. */
function play(game: Game, scenario: string, watch: (match: Match, side: Side) => void): void {
  for (const atRandom of [false, true]) {
    const match = begin(game, { scenario, dice: { kind: 'fast', seed: `names ${scenario}` } });
    const seating = seat(game);
    const dice = staffDice(game.sides, scenario);
    const any = fast('any');
    for (let n = 0; n < ORDERS && match.table.whole.outcome === null; n++) {
      const side = match.table.whole.open[0] as Side;
      const question = ask(match, side);
      if (question === null) throw new Error(`${side} is not asked.`);
      watch(match, side);
      const own = dice[side] ?? any;
      const answer = atRandom
        ? sampleAnswer(question, any)
        : seating[side]?.decide(observeMatch(match, side), question, own);
      expect(submit(match, side, answer ?? null)).toBeNull();
    }
  }
}

describe.each(games)('$id', (game) => {
  const words: Catalogue = { ...kernelWords, ...game.words };
  const name = (thing: { label: Message; short?: Message }): string => say(words, thing.short ?? thing.label);

  describe.each(game.scenarios.map(({ id }) => id))('%s', (scenario) => {
    const untyped = new Set<string>();
    const alike = new Set<string>();
    const owners = new Map<string, string | undefined>();
    const checkNames = (match: Match, side: Side): void => {
      const prompt = promptFor(match, side);
      if (prompt === null) return;
      for (const things of [choosable(prompt), prompt.kind === 'arrange' ? prompt.boxes : []]) {
        const names = things.map(name);
        for (const [i, each] of names.entries()) {
          if (/[,:;()]/.test(each)) untyped.add(each);
          if (things[i]?.short !== undefined && names.indexOf(each) !== names.lastIndexOf(each)) alike.add(each);
        }
      }
    };
    const noteOwners = (match: Match): void => {
      for (const viewer of [...game.sides, 'referee'])
        for (const { id, side, nation } of piecesIn(game.present(observeMatch(match, viewer))))
          owners.set(id, nation ?? side ?? undefined);
    };
    // Both tests look at the same matches.
    beforeAll(() =>
      play(game, scenario, (match, side) => {
        checkNames(match, side);
        noteOwners(match);
      }),
    );

    it('calls the options, pieces and boxes of a question by names that can be told apart and typed', () => {
      expect([...untyped]).toEqual([]);
      expect([...alike]).toEqual([]);
    });

    it('knows the nation of a piece by its id', () => {
      const nations = Object.keys(nationsOf(game.sides, game.nations));
      expect(owners.size).toBeGreaterThan(0);
      for (const [id, owner] of owners) {
        expect([id, game.nationOf?.(id)]).toEqual([id, owner]);
        if (owner !== undefined) expect(nations).toContain(owner);
      }
    });
  });

  it('names every staff and says what it does', () => {
    for (const id of [...game.staff.map((staff) => staff.id), 'random']) {
      expect(say(words, { key: `staff.${id}` })).toMatch(/^\p{Lu}\p{L}+$/u);
      expect(say(words, { key: `staff.${id} about` })).toMatch(/\.$/);
    }
  });
});
