import { describe, expect, it } from 'vitest';
import { allot, amount, arrange, confirm, type Decision, one, some } from '../play/decision.ts';
import { begin, submit } from '../play/match.ts';
import { decide, procedure } from '../play/procedure.ts';
import { choosable, forecastFor, isOffered, oddsFor, placingOdds, promptFor, routeFor, whyNot } from './prompt.ts';
import type { OptionView } from './promptView.ts';
import type { Ref } from './ref.ts';
import { gameOf } from '../testing/bareGame.ts';
import { beginDuel, must, planned } from '../testing/duelPlay.ts';
import { march } from '../testing/march.ts';
import { everything } from '../testing/everything.ts';

/** A match that asks red one question. */
function asking(decision: Decision<object, object>) {
  const turn = procedure<object>('turn', '1', [decide('ask', '3.1', 'red', decision)]);
  return begin(gameOf({}, [turn]), { dice: { kind: 'fast', seed: 's' } });
}
const apply = (): undefined => undefined;
/** Every option is of one ship and goes to a hex of its own. */
const both = (_g: unknown, _f: object, id: string | number) => ({
  label: { key: `to ${id}` },
  touches: [{ piece: 'ship' }, { hex: String(id) }],
});

describe('promptFor', () => {
  it('puts the question into words, with every option described', () => {
    const match = beginDuel();
    planned(match, 0);
    expect(promptFor(match, 'red')).toEqual({
      side: 'red',
      procedure: 'planning',
      step: 'camp',
      question: { key: 'planning: camp', values: { turn: 1 } },
      rule: '2.1',
      kind: 'one',
      about: [],
      options: [
        { id: 'ford', label: { key: 'camp.ford' }, touches: [{ box: 'ford' }], picks: [{ box: 'ford' }], cost: 1 },
        { id: 'hill', label: { key: 'camp.hill' }, touches: [{ box: 'hill' }], picks: [{ box: 'hill' }], cost: 3 },
        { id: 'wood', label: { key: 'camp.wood' }, touches: [{ box: 'wood' }], picks: [{ box: 'wood' }], cost: 2 },
      ],
      canUndo: false,
      undoRefused: { reason: { key: 'kernel.undo joint' } },
    });
    must(match, 'red', 'hill');
    expect(promptFor(match, 'red')).toMatchObject({ kind: 'some', canUndo: true });
    expect(promptFor(match, 'red')).not.toHaveProperty('undoRefused');
  });

  it('names an option plainly where the rules do not describe it, and lists pieces, but no numbers', () => {
    const plain = (id: string) => ({ id, label: { key: 'kernel.plain', values: { id } }, touches: [], picks: [] });
    const options = (decision: Decision<object, object>): readonly OptionView[] => {
      const prompt = promptFor(asking(decision), 'red');
      return prompt === null ? [] : choosable(prompt);
    };
    expect(options(some({ options: () => ['a', 'b'], apply }))).toEqual([plain('a'), plain('b')]);
    expect(options(arrange({ layout: () => ({ pieces: [{ id: 'p' }], boxes: [] }), apply }))).toEqual([plain('p')]);
    expect(options(amount({ range: () => ({ min: 0, max: 9 }), apply }))).toEqual([]);
    expect(options(confirm({ apply }))).toEqual([]);
  });

  it('cites the rule of the step, or another where the decision has one for the side', () => {
    expect(promptFor(asking(confirm({ apply })), 'red')?.rule).toBe('3.1');
    const cited = confirm<object, object>({ apply, rule: (_g, _f, side) => `3.1 for ${side}` });
    expect(promptFor(asking(cited), 'red')?.rule).toBe('3.1 for red');
  });

  it('is null for whoever is not asked', () => {
    const match = beginDuel();
    planned(match, 0);
    for (const side of ['blue', 'referee', 'nobody', '__proto__']) expect(promptFor(match, side)).toBeNull();
  });

  it('changes nothing', () => {
    const match = beginDuel();
    planned(match, 1);
    const before = everything(match);
    promptFor(match, 'red');
    whyNot(match, 'red', { option: 'x' });
    whyNot(match, 'red', { hex: 'x' });
    oddsFor(match, 'red', 'hill');
    expect(everything(match)).toBe(before);
  });
});

describe('whyNot', () => {
  it('gives the reason of the rules, or the plain one, and null for what is offered', () => {
    const match = beginDuel();
    planned(match, 3);
    must(match, 'red', false);
    expect(whyNot(match, 'red', { box: 'hill' })).toEqual({ reason: { key: 'why camped' }, rule: '2.1' });
    expect(whyNot(match, 'red', { box: 'wood' })).toBeNull();
    expect(whyNot(match, 'red', { option: 'wood' })).toBeNull();
    expect(whyNot(match, 'red', { option: 'moon' })).toEqual({
      reason: { key: 'kernel.not offered', values: { wanted: 'moon' } },
      rule: '2.1',
      vague: true,
    });
  });

  it('is about the thing that was asked about, not another of the same name', () => {
    const match = beginDuel();
    planned(match, 3);
    must(match, 'red', false);
    const vague = { reason: { key: 'kernel.not offered', values: { wanted: 'hill' } }, rule: '2.1', vague: true };
    expect(whyNot(match, 'red', { piece: 'hill' })).toEqual(vague);
    expect(whyNot(match, 'red', { hex: 'hill' })).toEqual(vague);
    // The box of an option is offered; a piece or a hex that is called the same is not.
    expect(whyNot(match, 'red', { piece: 'wood' })?.reason.key).toBe('kernel.not offered');
    expect(whyNot(match, 'red', { hex: 'wood' })?.reason.key).toBe('kernel.not offered');
  });

  it('calls a thing what the side is shown it as, and by its id where it is not shown', () => {
    const match = asking(one({ options: () => ['a'], apply }));
    const piece = { id: 'P1', side: 'red', label: { key: 'first' }, face: { plate: 'ship' as const, name: 'P' } };
    const count = { value: 1, max: 2 };
    const shown = {
      title: { key: 'title' },
      clock: { now: { key: 'now' }, counts: [{ id: 'turn', title: { key: 'turns' }, ...count }] },
      headings: [],
      displays: [
        { id: 'D', title: { key: 'display' }, boxes: [{ id: 'us home', title: { key: 'home' }, pieces: [piece] }] },
      ],
      tracks: [{ id: 'oil', title: { key: 'fuel' }, ...count }],
      cups: [{ id: 'C', title: { key: 'cup' }, size: 1, drawn: [] }],
    };
    const called = (wanted: Ref) => whyNot(match, 'red', wanted, { shown })?.reason.values?.['wanted'];
    expect(called({ box: 'us home' })).toEqual({ key: 'home' });
    expect(called({ piece: 'P1' })).toEqual({ key: 'first' });
    expect(called({ display: 'D' })).toEqual({ key: 'display' });
    expect(called({ track: 'turn' })).toEqual({ key: 'turns' });
    expect(called({ track: 'oil' })).toEqual({ key: 'fuel' });
    expect(called({ cup: 'C' })).toEqual({ key: 'cup' });
    expect(called({ hex: '1112' })).toBe('1112');
    expect(called({ box: 'nowhere' })).toBe('nowhere');
  });

  it('says that the question is about a thing that every option touches', () => {
    const match = asking(one({ options: () => ['a', 'b'], describe: both, apply }));
    expect(whyNot(match, 'red', { piece: 'ship' })).toEqual({
      reason: { key: 'kernel.asked about' },
      rule: '3.1',
      vague: true,
    });
    expect(whyNot(match, 'red', { hex: 'a' })).toBeNull();
  });

  it('reads a prompt that is given, and does not build it again', () => {
    let described = 0;
    const counted = one<object, object>({
      options: () => ['a'],
      describe: () => {
        described++;
        return { label: { key: 'x' } };
      },
      apply,
    });
    const match = asking(counted);
    const prompt = promptFor(match, 'red');
    const before = described;
    expect(whyNot(match, 'red', { hex: 'z' }, { prompt })?.reason.key).toBe('kernel.not offered');
    expect(described).toBe(before);
    whyNot(match, 'red', { hex: 'z' });
    expect(described).toBeGreaterThan(before);
  });

  it('tells of a number what its refusal would, and null where it would be accepted', () => {
    const match = beginDuel();
    expect(whyNot(match, 'red', { option: 4 })).toBeNull();
    expect(whyNot(match, 'red', { option: 3 })?.reason.key).toBe('kernel.not a step');
    expect(whyNot(match, 'red', { option: 8 })?.reason.key).toBe('kernel.out of range');
    expect(whyNot(match, 'red', { option: 'four' })?.reason.key).toBe('kernel.not a number');
  });

  it('says that nothing is asked, or that there is no such side', () => {
    const match = beginDuel();
    planned(match, 0);
    expect(whyNot(match, 'blue', { box: 'hill' })?.reason.key).toBe('kernel.not asked');
    expect(whyNot(match, 'nobody', { box: 'hill' })?.reason.key).toBe('kernel.no such side');
  });
});

describe('an arrangement', () => {
  const odds = { of: 1, outcomes: [], source: 'exact' as const };
  const layout = {
    pieces: [{ id: 'a', boxes: ['x'] }, { id: 'b' }],
    boxes: [{ id: 'x' }, { id: 'y' }],
    partial: true,
  };
  const placing = asking(
    arrange({
      layout: () => layout,
      oddsIn: (_g, _f, piece, box) => (piece === 'b' && box === 'y' ? undefined : odds),
      apply,
    }),
  );

  it('offers its boxes, where a piece may go into them', () => {
    expect([whyNot(placing, 'red', { option: 'x' }), whyNot(placing, 'red', { option: 'y' })]).toEqual([null, null]);
    expect(whyNot(placing, 'red', { option: 'z' })).toMatchObject({ reason: { key: 'kernel.not offered' } });
    const closed = arrange({ layout: () => ({ pieces: [], boxes: [{ id: 'x' }], partial: true }), apply });
    expect(whyNot(asking(closed), 'red', { option: 'x' })).toMatchObject({ reason: { key: 'kernel.not offered' } });
  });

  it('tells the chances of a piece in a box, where the rules can', () => {
    expect(placingOdds(placing, 'red', 'a', 'x')).toBe(odds);
    expect(placingOdds(placing, 'red', 'b', 'x')).toBe(odds);
    expect(placingOdds(placing, 'red', 'b', 'y')).toBeNull();
  });

  it('has no chances of what cannot be placed, and none for whoever is not asked', () => {
    expect(placingOdds(placing, 'red', 'a', 'y')).toBeNull();
    expect(placingOdds(placing, 'red', 'a', 'z')).toBeNull();
    expect(placingOdds(placing, 'red', 'c', 'x')).toBeNull();
    expect(placingOdds(placing, 'blue', 'a', 'x')).toBeNull();
    expect(placingOdds(asking(confirm({ apply })), 'red', 'a', 'x')).toBeNull();
    expect(placingOdds(asking(arrange({ layout: () => layout, apply })), 'red', 'b', 'y')).toBeNull();
  });

  it('forecasts what is placed so far, where the rules can', () => {
    const forecast = (_g: unknown, _f: object, placed: Readonly<Record<string, string>>) =>
      Object.keys(placed).map(() => odds);
    const telling = asking(arrange({ layout: () => layout, forecast, apply }));
    expect(promptFor(telling, 'red')).toMatchObject({ forecasts: true });
    expect(promptFor(placing, 'red')).not.toHaveProperty('forecasts');
    expect(forecastFor(telling, 'red', { a: 'x', b: 'y' })).toEqual([odds, odds]);
    expect(forecastFor(telling, 'red', {})).toEqual([]);
    expect(forecastFor(telling, 'red', { a: 'x', b: 'z' })).toEqual([]);
    expect(forecastFor(telling, 'red', { a: 'y' })).toEqual([]);
    expect(forecastFor(telling, 'red', { c: 'x' })).toEqual([]);
    expect(forecastFor(telling, 'blue', { a: 'x' })).toEqual([]);
    expect(forecastFor(placing, 'red', { a: 'x' })).toEqual([]);
    expect(forecastFor(asking(confirm({ apply })), 'red', { a: 'x' })).toEqual([]);
  });

  it('works out the chances of one placing for that placing alone', () => {
    const worked: string[] = [];
    const oddsIn = (_g: unknown, _f: object, piece: string, box: string) => {
      worked.push(`${piece} ${box}`);
      return odds;
    };
    placingOdds(asking(arrange({ layout: () => layout, oddsIn, apply })), 'red', 'b', 'x');
    expect(worked).toEqual(['b x']);
  });

  it('shows what stands for its boxes, and where a box lies for each piece', () => {
    const match = asking(
      arrange({
        layout: () => ({ ...layout, boxes: [{ id: 'x', max: 1 }, { id: 'y' }, { id: 'shut', max: 0 }] }),
        describe: (_g, _f, id) => ({ label: { key: `piece ${id}` }, touches: [{ piece: String(id) }] }),
        describeBox: (_g, _f, box) => ({ label: { key: `box ${box}` }, touches: [{ box: `the ${box}` }] }),
        placeOf: (_g, _f, piece, box) => (box === 'y' ? { hex: `${piece}${box}` } : undefined),
        apply,
      }),
    );
    const prompt = promptFor(match, 'red');
    expect(prompt).toMatchObject({
      kind: 'arrange',
      partial: true,
      pieces: [
        { id: 'a', boxes: ['x'], places: {}, picks: [{ piece: 'a' }] },
        { id: 'b', places: { y: { hex: 'by' } }, picks: [{ piece: 'b' }] },
      ],
      boxes: [
        { id: 'x', max: 1, label: { key: 'box x' }, touches: [{ box: 'the x' }] },
        { id: 'y', label: { key: 'box y' } },
        { id: 'shut', max: 0 },
      ],
    });
    if (prompt === null) throw new Error('Red is asked.');
    const offered = [{ piece: 'a' }, { box: 'the x' }, { box: 'the y' }, { hex: 'by' }];
    expect(offered.map((ref) => isOffered(prompt, ref))).toEqual([true, true, true, true]);
    const closed = [{ hex: 'ay' }, { box: 'the shut' }, { box: 'x' }, { piece: 'by' }, { hex: 'a' }];
    expect(closed.map((ref) => isOffered(prompt, ref))).toEqual([false, false, false, false, false]);
    expect(whyNot(match, 'red', { box: 'the x' })).toBeNull();
    expect(whyNot(match, 'red', { hex: 'by' })).toBeNull();
    expect(whyNot(match, 'red', { box: 'the shut' })?.reason.key).toBe('kernel.not offered');
  });

  it('names boxes plainly where the rules do not describe them', () => {
    expect(promptFor(placing, 'red')).toMatchObject({
      boxes: [{ id: 'x', label: { key: 'kernel.plain', values: { id: 'x' } }, touches: [] }, { id: 'y' }],
    });
    const prompt = promptFor(placing, 'red');
    expect(prompt?.kind === 'arrange' && prompt.pieces[0]).not.toHaveProperty('places');
  });
});

describe('what options touch', () => {
  it('tells them apart, but for what all of them touch: that is what the question is about', () => {
    const match = asking(one({ options: () => ['a', 'b'], describe: both, apply }));
    expect(promptFor(match, 'red')).toMatchObject({
      about: [{ piece: 'ship' }],
      options: [
        { id: 'a', touches: [{ piece: 'ship' }, { hex: 'a' }], picks: [{ hex: 'a' }] },
        { id: 'b', touches: [{ piece: 'ship' }, { hex: 'b' }], picks: [{ hex: 'b' }] },
      ],
    });
  });

  it('is not held against an option that touches nothing, and one option alone is chosen by all it touches', () => {
    const describe = (g: unknown, f: object, id: string | number) =>
      id === 'pass' ? { label: { key: 'pass' } } : both(g, f, id);
    const passing = promptFor(asking(one({ options: () => ['a', 'b', 'pass'], describe, apply })), 'red');
    expect(passing?.about).toEqual([{ piece: 'ship' }]);
    const alone = promptFor(asking(some({ options: () => ['a', 'pass'], describe, apply })), 'red');
    expect(alone).toMatchObject({ about: [], options: [{ picks: [{ piece: 'ship' }, { hex: 'a' }] }, { picks: [] }] });
  });

  it('does not choose it where the rules say what does', () => {
    const describe = (g: unknown, f: object, id: string | number) => ({
      ...both(g, f, id),
      picks: [{ box: `on ${id}` }],
    });
    const prompt = promptFor(asking(one({ options: () => ['a', 'b'], describe, apply })), 'red');
    expect(prompt).toMatchObject({ options: [{ picks: [{ box: 'on a' }] }, { picks: [{ box: 'on b' }] }] });
    if (prompt === null) throw new Error('Red is asked.');
    expect([isOffered(prompt, { box: 'on a' }), isOffered(prompt, { hex: 'a' })]).toEqual([true, false]);
  });
});

describe('a route', () => {
  const marching = () => begin(march, { dice: { kind: 'fast', seed: 'r' } });

  it('is asked for with where it starts, its limits and its first steps', () => {
    const match = marching();
    expect(promptFor(match, 'red')).toMatchObject({
      kind: 'path',
      about: [],
      from: { id: '0101', touches: [{ hex: '0101' }] },
      min: 1,
      max: 3,
      budget: 4,
      steps: [
        { id: '0102', cost: 1, picks: [{ hex: '0102' }] },
        { id: '0202', cost: 2, caution: { key: 'caution rough', values: { hex: '0202' } } },
        { id: '0201', cost: 1 },
      ].map((step) => expect.objectContaining(step) as unknown),
    });
    const prompt = promptFor(match, 'red');
    if (prompt === null) throw new Error('Red is asked.');
    expect(choosable(prompt).map(({ id }) => id)).toEqual(['0102', '0202', '0201']);
    expect([isOffered(prompt, { hex: '0102' }), isOffered(prompt, { hex: '0404' })]).toEqual([true, false]);
    expect(whyNot(match, 'red', { hex: '0203' })).toEqual({ reason: { key: 'why lake' }, rule: '2.1' });
    expect(whyNot(match, 'red', { piece: '0203' })?.reason.key).toBe('kernel.not offered');
    expect(oddsFor(match, 'red', '0202')).toMatchObject({ of: 5, outcomes: [{ ways: 1 }] });
    expect(oddsFor(match, 'red', '0404')).toBeNull();
  });

  it('shows as it grows what it costs and risks, what may follow, and whether it may end', () => {
    const match = marching();
    expect(routeFor(match, 'red', [])).toMatchObject({
      route: [],
      cost: 0,
      cautions: [],
      stopped: null,
      unfinished: { reason: { key: 'kernel.route too short' } },
    });
    const rough = routeFor(match, 'red', ['0202']);
    expect(rough).toMatchObject({ cost: 2, cautions: [{ values: { hex: '0202' } }], unfinished: null });
    const town = routeFor(match, 'red', ['0202', '0302']);
    expect(town).toMatchObject({ cost: 4, steps: [] });
    expect(routeFor(match, 'red', ['0102'])?.unfinished).toEqual({ reason: { key: 'why not the ford' }, rule: '2.2' });
  });

  it('says what stops it, and offers nothing after that', () => {
    const match = begin(
      { ...march, setup: () => ({ ...march.setup('only', {}), at: '0302' }) },
      { dice: { kind: 'fast', seed: 'r' } },
    );
    const stopped = routeFor(match, 'red', ['0303']);
    expect(stopped).toMatchObject({ stopped: { key: 'stops town' }, steps: [], cost: 1 });
    expect(promptFor(match, 'red')).toMatchObject({
      steps: expect.arrayContaining([expect.objectContaining({ id: '0303', stops: { key: 'stops town' } })]) as unknown,
    });
  });

  it('is cut off where it becomes illegal, and is null where none is asked for', () => {
    const match = marching();
    expect(routeFor(match, 'red', ['0102', '0404', '0103'])?.route).toEqual(['0102']);
    expect(routeFor(match, 'blue', [])).toBeNull();
    submit(match, 'red', ['0201']);
    expect(routeFor(match, 'red', [])).toBeNull();
  });
});

describe('an allotment', () => {
  it('is asked for with the limits of every item and of the total', () => {
    const match = begin(march, { dice: { kind: 'fast', seed: 'r' } });
    submit(match, 'red', ['0201']);
    const prompt = promptFor(match, 'red');
    expect(prompt).toMatchObject({
      kind: 'allot',
      min: 2,
      max: 4,
      items: [
        { id: 'guns', min: 0, max: 4, by: 2, picks: [{ box: 'guns' }] },
        { id: 'foot', min: 1, max: 3, by: 1 },
        { id: 'wagons', min: 0, max: 2, by: 1 },
      ],
    });
    if (prompt === null) throw new Error('Red is asked.');
    expect(choosable(prompt).map(({ id }) => id)).toEqual(['guns', 'foot', 'wagons']);
    expect(whyNot(match, 'red', { box: 'guns' })).toBeNull();
    expect(whyNot(match, 'red', { option: 'guns' })).toBeNull();
    expect(whyNot(match, 'red', { track: 'supplies' })?.reason.key).toBe('why stores');
    expect(whyNot(match, 'red', { box: 'supplies' })?.reason.key).toBe('kernel.not offered');
  });

  it('has no total of its own where the rules set none: all that its items can take', () => {
    const items = [
      { id: 'a', max: 2 },
      { id: 'b', max: 3 },
    ];
    expect(promptFor(asking(allot({ allotment: () => ({ items }), apply })), 'red')).toMatchObject({ min: 0, max: 5 });
  });
});

describe('oddsFor', () => {
  it('gives the chances of what is offered, exact and whole, and of nothing else', () => {
    const match = beginDuel();
    planned(match, 0);
    expect(oddsFor(match, 'red', 'hill')).toEqual({
      of: 6,
      outcomes: [
        { result: { key: 'result.clash.nothing' }, ways: 4 },
        { result: { key: 'result.clash.loot' }, ways: 2 },
      ],
      source: 'exact',
    });
    expect(oddsFor(match, 'red', 'moon')).toBeNull();
    expect(oddsFor(match, 'blue', 'hill')).toBeNull();
  });

  it('is null where the rules can tell none, and asks them only about numbers that are in the range', () => {
    expect(oddsFor(asking(confirm({ apply })), 'red', 'yes')).toBeNull();
    const odds = { of: 1, outcomes: [], source: 'exact' as const };
    const numbers = asking(amount({ range: () => ({ min: 1, max: 3 }), odds: () => odds, apply }));
    expect(oddsFor(numbers, 'red', 2)).toBe(odds);
    expect(oddsFor(numbers, 'red', 4)).toBeNull();
    expect(oddsFor(asking(confirm({ odds: () => odds, apply })), 'red', 'yes')).toBe(odds);
  });
});
