import type { Battle, SideId } from '@point-option/chit-pull';
import {
  begin,
  boxesIn,
  type Frame,
  kernelWords,
  type Match,
  observe as observeState,
  prepare,
  type Presentation,
  say,
} from '@point-option/engine';
import { playStaffed } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { LESSON } from './data/lesson.ts';
import { grid, SURIGAO } from './data/map.ts';
import type { LeyteTheater } from './data/own.ts';
import { leyteGulf } from './index.ts';
import { fight, NIGHT } from './rules/surface.testing.ts';
import { hurt, ship } from './rules/standing.testing.ts';
import { words as own } from './words.ts';

const prepared = prepare(leyteGulf);
const words = { ...kernelWords, ...own };

/** What a side, or the referee, is shown at some point of play. */
function shows(data: LeyteTheater, viewer: string, ...agenda: string[]): Presentation {
  const frames = agenda.map((each): Frame => {
    const [procedure = '', step = ''] = each.split(': ');
    return { procedure, step, locals: {} };
  });
  return leyteGulf.present(
    observeState(prepared, { agenda: frames, open: [], sealed: {}, data, outcome: null }, viewer),
  );
}
const notes = (shown: Presentation, id: string): string[] =>
  boxesIn(shown)
    .find((each) => each.id === id)
    ?.notes?.map(({ text }) => say(words, text)) ?? [];
const display = (shown: Presentation, id: string) => shown.displays.find((each) => each.id === id);
const said = (shown: Presentation, id: string): string[] =>
  (display(shown, id)?.notes ?? []).map(({ text }) => say(words, text));
const dataOf = (match: Match<LeyteTheater, LeyteTheater>): LeyteTheater => match.table.whole.data;
const lessonAt = (): LeyteTheater =>
  dataOf(begin(leyteGulf, { scenario: LESSON, dice: { kind: 'fast', seed: 'shown' } }));
const battleOf = ({ battle }: LeyteTheater): Battle => {
  if (battle === null) throw new Error('There is no battle.');
  return battle;
};

describe('the cards of forces', () => {
  test('say which force of the battle sails under a number', () => {
    expect(notes(shows(lessonAt(), 'us'), 'formation TF 2')).toContain('TF 78, old battleships');
    expect(notes(shows(lessonAt(), 'japan'), 'formation Force 3')).toContain('Force C, Nishimura');
  });

  test('say what can win at the beachhead, and of nobody else’s', () => {
    const worth = 'Worth 25 points: wins at the beachhead';
    expect(notes(shows(lessonAt(), 'japan'), 'formation Force 3')).toContain(worth);
    const weaker = lessonAt();
    hurt(weaker, 'DIV 4', 1);
    expect(notes(shows(weaker, 'japan'), 'formation Force 3')).not.toContain(worth);
    expect(JSON.stringify(shows(lessonAt(), 'us'))).not.toContain('note beachhead');
  });

  test('say who is bound for home', () => {
    const data = lessonAt();
    data.own.homeward[ship('Mogami')] = true;
    expect(notes(shows(data, 'japan'), 'formation Force 3')).toContain('Bound for home');
    expect(JSON.stringify(shows(data, 'us'))).not.toContain('note homeward');
  });
});

describe('the points', () => {
  test('stand with the level they come to, and the margins of the others', () => {
    const shown = shows(lessonAt(), 'us');
    expect(shown.headings.map((heading) => say(words, heading))).toEqual([
      'Points for losses: US 0, Japan 0',
      'If it ended now: Pyrrhic Japanese victory (-19)',
    ]);
    expect(said(shown, 'score')).toEqual([
      'US margin: -19',
      '3 or more: Draw',
      '14 or more: Significant US victory',
      '24 or more: Decisive US victory',
    ]);
  });

  test('of escort carriers off station are told to the US alone', () => {
    const ids = (side: SideId): string[] =>
      (display(shows(lessonAt(), side), 'score')?.boxes ?? []).map(({ id }) => id);
    expect(ids('us')).toContain('score us stations');
    expect(ids('japan')).not.toContain('score us stations');
  });
});

describe('a surface battle', () => {
  const night = (): LeyteTheater =>
    dataOf(fight({ Fuso: 8, Mogami: 8 }, { Tennessee: 17, Portland: 17 }, { turn: NIGHT }));

  test('shows its round, and how far ships see at night', () => {
    const shown = shows(night(), 'us', 'surface round: targets');
    expect(shown.tracks.find(({ id }) => id === 'round')).toMatchObject({ value: 1, max: 8 });
    expect(said(shown, 'battle')).toContain('Night: US ships see 18 boxes, Japanese ships 6');
    const day = dataOf(fight({ Fuso: 8 }, { Tennessee: 17 }));
    expect(said(shows(day, 'us'), 'battle')).toContain('Daylight: everybody sees everybody');
    expect(shows(lessonAt(), 'us').tracks).toEqual([]);
  });

  test('shows Japan American ships face down, by type and number', () => {
    const match = begin(leyteGulf, { scenario: LESSON, dice: { kind: 'fast', seed: 'face down' } });
    for (let i = 0; i < 40 && dataOf(match).battle?.round !== 1; i++) playStaffed(match, `order ${i}`, 1);
    const pieces = (side: SideId): string[] =>
      (display(shows(dataOf(match), side), 'battle')?.boxes ?? []).flatMap((box) => box.pieces.map(({ id }) => id));
    expect(pieces('us')).toEqual(expect.arrayContaining(['Fuso', 'Mogami', 'Tennessee', 'Portland']));
    expect(pieces('japan')).not.toContain('Tennessee');
    expect(pieces('japan').filter((id) => /^(Battleship|Heavy cruiser) \d+$/.test(id))).toHaveLength(6);
  });

  test('says whose guns are at half in a strait, in the first round only', () => {
    const entering = (round: number): string[] => {
      const data = night();
      Object.assign(battleOf(data), { hex: SURIGAO, from: grid.mustHex('3822'), active: 'japan', round });
      return said(shows(data, 'us'), 'battle');
    };
    expect(entering(1)).toContain('Japan enters the strait: guns at half in the first round');
    expect(entering(2).join('\n')).not.toContain('strait');
  });
});

test('only fields with aircraft have a card, and no limit', () => {
  const data = dataOf(begin(leyteGulf, { scenario: 'historical', dice: { kind: 'fast', seed: 'fields' } }));
  const fields = display(shows(data, 'japan'), 'bases japan')?.boxes ?? [];
  expect(fields.filter(({ of }) => of === undefined).map(({ id }) => id)).toEqual(['base Clark Field', 'base Manila']);
  expect(fields.flatMap(({ gauges = [] }) => gauges)).toEqual([]);
});
