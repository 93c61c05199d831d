import { describe, expect, it } from 'vitest';
import {
  ask,
  begin,
  choosable,
  fast,
  flowFor,
  inspect,
  type Match,
  observeMatch,
  type OptionView,
  type PieceView,
  type Presentation,
  promptFor,
  REF_KINDS,
  refKind,
  routeFor,
  seat,
  simulate,
  staffDice,
  STATE_MARKS,
  submit,
  whyNot,
} from '@point-option/engine';
import { pacific } from './data/pacific.ts';
import { capitalOf } from './data/roster.ts';
import { NATIONS } from './data/sides.ts';
import { setup, unitOf } from './data/state.ts';
import { torture } from './index.ts';
import { march } from './rules/movement.ts';

/** Everything that was shown and asked in a match of the staff, to be looked through. */
interface Story {
  readonly shown: Presentation[];
  readonly asked: Set<string>;
  readonly steps: Set<string>;
  readonly options: OptionView[];
  readonly joint: Set<string>;
  deepest: number;
}

function told(scenario: string, seed: string): Story {
  const match = begin(torture, { scenario, dice: { kind: 'fast', seed } });
  const seating = seat(torture);
  const dice = staffDice(torture.sides, seed);
  const story: Story = {
    shown: [],
    asked: new Set(),
    steps: new Set(),
    options: [],
    joint: new Set(),
    deepest: 0,
  };
  while (match.table.whole.outcome === null) {
    const { open } = match.table.whole;
    const side = open[0]!;
    const question = ask(match, side)!;
    const prompt = promptFor(match, side)!;
    const seen = observeMatch(match, side);
    story.shown.push(torture.present(seen));
    story.asked.add(prompt.kind);
    story.steps.add(`${prompt.procedure}: ${prompt.step}`);
    story.options.push(...choosable(prompt));
    if (open.length === 3) story.joint.add(prompt.kind);
    story.deepest = Math.max(story.deepest, flowFor(match, side).length);
    submit(match, side, seating[side]!.decide(seen, question, dice[side]!));
  }
  return story;
}

const piecesOf = ({ map, displays }: Presentation): PieceView[] =>
  [...(map?.stacks ?? []), ...displays.flatMap(({ boxes }) => boxes)].flatMap(({ pieces }) => pieces);

const used = (values: readonly unknown[]): string[] => [...new Set(values.filter(Boolean).map(String))].sort();

describe('the torture game uses every part of the contract', () => {
  const chart = told('pacific', 'parts');
  const desk = told('desk', 'parts');
  const [first] = chart.shown as [Presentation];
  const pieces = chart.shown.flatMap(piecesOf);
  const faces = pieces.map(({ face }) => face);

  it('is as large as the issue says', () => {
    expect(torture.sides).toHaveLength(3);
    expect(Object.keys(torture.nations!)).toHaveLength(4);
    expect(used(Object.values(torture.nations!).map(({ livery }) => livery.ink))).toHaveLength(4);
    expect(used(Object.values(torture.nations!).map(({ livery }) => livery.corners))).toHaveLength(3);
    expect(first.map!.stacks.flatMap((stack) => stack.pieces)).toHaveLength(600);
    expect(first.map!.terrain!.at).toHaveLength(17_052);
    expect(first.map!.control!.flatMap(({ hexes }) => hexes).length).toBeGreaterThan(2000);
    expect(first.map!.hexsides!.length).toBeGreaterThan(2000);
    expect(chart.deepest).toBe(8);
    expect(desk.deepest).toBe(8);
  });

  it('draws every counter there can be', () => {
    expect(used(faces.map(({ plate }) => plate))).toHaveLength(11);
    expect(used(faces.map(({ symbol }) => symbol))).toHaveLength(21);
    expect(used(faces.flatMap(({ states = [] }) => states.map(({ is }) => is)))).toEqual([...STATE_MARKS].sort());
    expect(used(faces.map(({ fix }) => fix))).toEqual(['located', 'rough', 'spotted']);
    expect(used(faces.map(({ tone }) => tone))).toEqual(['soft', 'spent']);
    expect(used(pieces.map(({ nation }) => nation))).toEqual(['dominion']);
    const has = (field: keyof (typeof faces)[number]): boolean => faces.some((face) => face[field] !== undefined);
    expect(
      (['mark', 'badge', 'strength', 'foot', 'steps', 'hits', 'endurance', 'pips', 'known'] as const).filter(
        (field) => !has(field),
      ),
    ).toEqual([]);
    expect(faces.some(({ endurance }) => endurance?.critical !== undefined)).toBe(true);
    expect(pieces.some(({ heading }) => heading !== undefined)).toBe(true);
  });

  it('lays everything on the chart that can lie there', () => {
    const maps = chart.shown.flatMap(({ map }) => (map ? [map] : []));
    expect(used(first.map!.terrain!.kinds.map(({ ground }) => ground))).toHaveLength(9);
    expect(new Set(first.map!.terrain!.at).size).toBe(9);
    expect(used(first.map!.hexsides!.map(({ kind }) => kind))).toHaveLength(7);
    expect(used(maps.flatMap(({ overlays }) => overlays.map(({ kind }) => kind)))).toHaveLength(5);
    expect(maps.some(({ ghosts = [] }) => ghosts.length > 0)).toBe(true);
    expect(
      new Set(maps.map(({ control }) => JSON.stringify(control!.map(({ hexes }) => hexes.length)))).size,
    ).toBeGreaterThan(3);
  });

  it('gives the long lists as the same objects every time', () => {
    for (const { map } of chart.shown) {
      expect(map!.terrain).toBe(first.map!.terrain);
      expect(map!.hexsides).toBe(first.map!.hexsides);
    }
  });

  it('has every kind of display, clock, track and cup', () => {
    const displays = [...chart.shown, ...desk.shown].flatMap((shown) => shown.displays);
    const boxes = displays.flatMap((display) => display.boxes);
    expect(used(displays.map(({ layout = 'grid' }) => layout))).toEqual([
      'board',
      'cells',
      'grid',
      'holders',
      'list',
      'row',
      'strips',
    ]);
    expect(used(displays.map(({ group }) => group?.stacked))).toEqual(['true']);
    expect(used(boxes.map(({ tier }) => tier))).toEqual(['lower', 'upper']);
    expect(boxes.some(({ delegable }) => delegable)).toBe(true);
    const gauges = [...displays, ...boxes].flatMap((each) => each.gauges ?? []);
    expect(gauges.some(({ counts, marks }) => counts !== undefined && marks !== undefined)).toBe(true);
    expect(used([...displays, ...boxes].flatMap((each) => (each.notes ?? []).map(({ tone }) => tone)))).toContain(
      'unsure',
    );
    expect(used(chart.shown.map(({ clock }) => clock.light))).toEqual(['dawn', 'day', 'dusk', 'night']);
    expect(first.clock.counts.map(({ id }) => id)).toEqual(['year', 'turn', 'phase']);
    expect(used(chart.shown.flatMap(({ focus = [] }) => focus)).length).toBeGreaterThan(3);
    expect(first.tracks.some(({ marks = [] }) => marks.length > 0)).toBe(true);
    expect(chart.shown.at(-1)!.cups[0]!.drawn.length).toBeGreaterThan(0);
  });

  it('asks every kind of question, in both scenarios, and several of all sides at once', () => {
    const kinds = ['allot', 'amount', 'arrange', 'confirm', 'one', 'path', 'some'];
    expect([...chart.asked].sort()).toEqual(kinds);
    expect([...desk.asked].sort()).toEqual(kinds);
    expect([...chart.joint].sort()).toEqual(['allot', 'arrange', 'one']);
    expect([...chart.steps]).toContain('operation: ambush');
  });

  it('says all there is to say of an option', () => {
    const options = [...chart.options, ...desk.options];
    const has = (field: keyof OptionView): boolean => options.some((option) => option[field] !== undefined);
    const fields = ['cost', 'costTo', 'rolls', 'reveals', 'caution', 'group', 'rule', 'preview'] as const;
    expect(fields.filter((field) => !has(field))).toEqual([]);
    const kinds = used(options.flatMap(({ touches }) => touches.map(refKind)));
    expect(kinds).toEqual([...REF_KINDS].sort());
  });

  it('has a scenario without a chart', () => {
    expect(desk.shown.every(({ map }) => map === undefined)).toBe(true);
  });
});

/** A match played by the staff up to a step. */
function upTo(scenario: string, step: string): Match {
  const match = begin(torture, { scenario, dice: { kind: 'fast', seed: 'up to' } });
  const seating = seat(torture);
  const dice = staffDice(torture.sides, 'up to');
  for (;;) {
    const side = match.table.whole.open[0]!;
    const question = ask(match, side)!;
    if (question.step === step) return match;
    submit(match, side, seating[side]!.decide(observeMatch(match, side), question, dice[side]!));
  }
}

describe('the rules', () => {
  it('rule 6.2: a route costs more where the going is hard and ends beside an enemy', () => {
    const costs = new Set<number>();
    const dice = fast('routes');
    let stopped = 0;
    for (let i = 0; i < 12; i++) {
      const match = begin(torture, {
        scenario: i % 2 === 0 ? 'pacific' : 'desk',
        dice: { kind: 'fast', seed: `route ${i}` },
      });
      const seating = seat(torture);
      const own = staffDice(torture.sides, `route ${i}`);
      for (;;) {
        const side = match.table.whole.open[0]!;
        const question = ask(match, side)!;
        if (question.kind === 'path') break;
        submit(match, side, seating[side]!.decide(observeMatch(match, side), question, own[side]!));
      }
      const side = match.table.whole.open[0]!;
      let route: (string | number)[] = [];
      for (;;) {
        const view = routeFor(match, side, route)!;
        for (const { cost } of view.steps) costs.add(cost!);
        if (view.stopped !== null) {
          stopped++;
          expect(view.steps).toEqual([]);
        }
        const next = view.steps[dice.die(Math.max(1, view.steps.length)) - 1];
        if (next === undefined) break;
        route = [...route, next.id];
      }
    }
    expect([...costs].sort((a, b) => a - b)).toEqual([1, 2]);
    expect(stopped).toBeGreaterThan(0);
  });

  it('rule 6.2: terrain and hexsides set the cost of a step', () => {
    const { terrain, hexsides, grid, entry } = pacific();
    const someHex = (ground: string): string =>
      grid.label(terrain.at.indexOf(terrain.kinds.findIndex((kind) => kind.ground === ground)));
    expect(
      ['clear', 'jungle', 'mountain', 'sea', 'off'].map((ground) => entry('land', '', someHex(ground))?.cost),
    ).toEqual([1, 2, 3, undefined, undefined]);
    expect(['clear', 'shallows', 'sea', 'atoll'].map((ground) => entry('sea', '', someHex(ground))?.cost)).toEqual([
      undefined,
      2,
      1,
      1,
    ]);
    const across = (kind: string): { from: string; to: string } => {
      const { hex, direction } = hexsides.find((side) => side.kind === kind)!;
      return { from: hex, to: grid.label(grid.neighbour(grid.mustHex(hex), direction)) };
    };
    const river = across('river');
    expect(entry('land', river.from, river.to)!.cost).toBe(entry('land', '', river.to)!.cost + 1);
    expect(entry('land', across('barrier').to, across('barrier').from)).toBeNull();
    expect(entry('sea', across('reef').from, across('reef').to)!.caution).toEqual({ key: 'risk reef' });
  });

  it('rule 6.4: the hexes a unit marches through change hands, and forces beside its end are made out', () => {
    const war = setup('pacific', true);
    const { grid } = pacific();
    const far = capitalOf('league', 'pacific');
    const near = grid.label(grid.neighbours(grid.mustHex(far))[0]!);
    const nation = String(NATIONS.indexOf('crown'));
    const heldBy = (at: string): string => war.control.charAt(grid.mustHex(at));
    expect(heldBy(near)).not.toBe(nation);
    const force = war.units.find(({ id, level }) => id.startsWith('league') && level === 0)!;
    force.at = far;
    march(war, 'crown-001', [near]);
    expect(heldBy(near)).toBe(nation);
    expect(unitOf(war, 'crown-001').at).toBe(near);
    expect(force.level).toBe(1);
  });

  it('says why a hex, a piece and a box are not offered', () => {
    const match = upTo('pacific', 'route');
    const side = match.table.whole.open[0]!;
    expect(whyNot(match, side, { hex: '116147' })?.reason.key).toBe('why impassable');
    const desk = upTo('desk', 'route');
    expect(whyNot(desk, desk.table.whole.open[0]!, { box: 'area 20' })?.reason.key).toMatch(/^why /);
    const commit = upTo('pacific', 'commit');
    expect(whyNot(commit, 'crown', { piece: 'league-001' })?.reason.key).toBe('why not yours');
  });

  it('has a card for a piece and a hex', () => {
    const match = upTo('pacific', 'commit');
    const seen = observeMatch(match, 'crown');
    expect(inspect(torture as never, seen, { piece: 'league-001' })?.lines.map(({ label }) => label.key)).toContain(
      'card movement',
    );
    expect(inspect(torture as never, seen, { hex: '083044' })?.lines.map(({ label }) => label.key)).toContain(
      'card enter land',
    );
  });

  it('ends after a bounded number of orders', () => {
    for (const scenario of ['pacific', 'desk']) {
      const { played } = simulate(torture, seat(torture), { scenario, seed: 'long' });
      expect(played.decisions).toBeGreaterThan(50);
      expect(played.decisions).toBeLessThan(200);
    }
  });
});
