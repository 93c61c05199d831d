import {
  type Answer,
  ask,
  begin,
  boxesIn,
  choosable,
  fast,
  type Game,
  isDeed,
  type Lesson,
  lessonDue,
  lessonSteps,
  type Match,
  observeMatch,
  type OptionId,
  piecesIn,
  promptFor,
  questionPut,
  type Ref,
  refKey,
  type Side,
  type Staff,
  submit,
  tracksIn,
} from '@point-option/engine';
import { expect } from 'vitest';

/** Who answers for the player: the match, and the step of the lesson that was said last before the question, if any. */
export type Player = (match: Match, step: number | undefined) => Answer;

export interface Played {
  readonly match: Match;
  /** Orders that the player was asked for. */
  readonly orders: number;
  /** The steps that were said. */
  readonly said: readonly number[];
}

export interface LessonRig {
  /** The lesson from start to end against the staff; `hear` is told of every step. */
  play(seed: string, player: Player, hear?: (step: number, match: Match) => void): Played;
  /** A staff in the player's place. */
  by(who: Staff<unknown>, seed: string): Player;
  /** Orders that the lesson spells out, by their questions; the staff gives the others. */
  obey(seed: string, wordForWord: Readonly<Record<string, Answer>>): Player;
  /** Everything that can be looked at now, by its key. */
  shownIn(match: Match): Set<string>;
}

/** A lesson of a game for two sides, played against the staff, which also stands in for the player where nothing is spelled out. */
export function lessonRig(game: Game, scenario: string, lesson: Lesson, careful: Staff<unknown>): LessonRig {
  const player = lesson.side as Side;
  const enemy = game.sides.find((side) => side !== player) as Side;

  function play(seed: string, who: Player, hear: (step: number, match: Match) => void = () => {}): Played {
    const match = begin(game, { scenario, dice: { kind: 'fast', seed }, simulate: true });
    const dice = fast(`${seed}/${enemy}`);
    const said: number[] = [];
    const say = (fresh: readonly number[]): number | undefined => {
      said.push(...fresh);
      for (const n of fresh) hear(n, match);
      return fresh.at(-1);
    };
    let orders = 0;
    while (match.table.whole.outcome === null) {
      const side = match.table.whole.open.includes(enemy) ? enemy : player;
      const question = ask(match, side);
      if (question === null) throw new Error('Nobody is asked.');
      if (side === enemy) {
        submit(match, side, careful.decide(observeMatch(match, side), question, dice));
        continue;
      }
      if (questionPut(match, side) !== null) orders++;
      const step = say(lessonDue(lesson, said, match, side));
      expect(submit(match, side, who(match, step))).toBeNull();
    }
    say(lessonSteps(lesson, said, 'end'));
    return { match, orders, said };
  }

  function by(who: Staff<unknown>, seed: string): Player {
    const dice = fast(`${seed}/${player}`);
    return (match) => {
      const question = ask(match, player);
      if (question === null) throw new Error('Nobody is asked.');
      return who.decide(observeMatch(match, player), question, dice);
    };
  }

  function obey(seed: string, wordForWord: Readonly<Record<string, Answer>>): Player {
    const fallback = by(careful, seed);
    return (match, step) => {
      const at = step === undefined ? undefined : lesson.steps[step];
      const says = wordForWord[at?.at ?? ''];
      if (at?.deed === undefined || says === undefined || ask(match, player) === null) return fallback(match, step);
      expect(isDeed(at.deed, says, touched(match))).toBe(true);
      return says;
    };
  }

  /** What each option of the question touches: a deed may name it by that. */
  function touched(match: Match): (id: OptionId) => readonly Ref[] {
    const prompt = promptFor(match, player);
    const options = prompt === null ? [] : choosable(prompt);
    return (id) => options.find((option) => option.id === id)?.touches ?? [];
  }

  function shownIn(match: Match): Set<string> {
    const seen = game.present(observeMatch(match, player));
    return new Set(
      [
        ...seen.displays.map(({ id }) => ({ display: id })),
        ...boxesIn(seen).map(({ id }) => ({ box: id })),
        ...tracksIn(seen).map(({ id }) => ({ track: id })),
        ...seen.cups.map(({ id }) => ({ cup: id })),
        ...piecesIn(seen).map(({ id }) => ({ piece: id })),
      ].map(refKey),
    );
  }

  return { play, by, obey, shownIn };
}
