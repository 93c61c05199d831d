import {
  begin,
  type Context,
  type Decision,
  type Game,
  type OptionId,
  type Presentation,
  promptFor,
} from '@point-option/engine';
import { type March, march } from '@point-option/engine/testing';
import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';
import { fuzzPlans } from './plan.ts';
import { plant, redecide } from './plant.ts';

const fault = (game: unknown): string | null =>
  fuzzPlans(game as Game, 8, 'planted').reduce<string | null>(
    (found, plan) => found ?? fuzz(game as Game, plan).fault,
    null,
  );

/** The game with something else shown. */
function showing(change: (seen: Presentation) => object): Game<March, March> {
  return {
    ...march,
    present: (observation) => {
      const seen = march.present(observation);
      return { ...seen, ...change(seen) };
    },
  };
}
const withMap = (change: (map: NonNullable<Presentation['map']>) => object): Game<March, March> =>
  showing((seen) => ({ map: seen.map && { ...seen.map, ...change(seen.map) } }));
const withPiece = (change: object): Game<March, March> =>
  withMap(({ stacks }) => ({
    stacks: stacks.map((stack) => ({ ...stack, pieces: stack.pieces.map((piece) => ({ ...piece, ...change })) })),
  }));
const withFace = (change: object): Game<March, March> =>
  withMap(({ stacks }) => ({
    stacks: stacks.map((stack) => ({
      ...stack,
      pieces: stack.pieces.map((piece) => ({ ...piece, face: { ...piece.face, ...change } })),
    })),
  }));
const withDisplay = (change: (display: Presentation['displays'][number]) => object): Game<March, March> =>
  showing(({ displays }) => ({ displays: displays.map((display) => ({ ...display, ...change(display) })) }));

/** The game whose march is described otherwise. */
const marching = (change: (decision: Decision<March, object>) => object): Game<March, March> =>
  plant(march, 'march', 'go', (step) => redecide(step, change));
const touching = (ref: unknown): Game<March, March> =>
  marching(() => ({ describe: () => ({ label: { key: 'title' }, touches: [ref] }) }));

it('the game itself keeps the contract', () => {
  expect(fault(march)).toBeNull();
});

it('a reference of a later step of a route that leads nowhere is caught', () => {
  const prompt = promptFor(begin(march, { dice: { kind: 'fast', seed: 'a' } }), 'red');
  const start = march.setup('only', {}).at;
  const near = [start, ...(prompt?.kind === 'path' ? prompt.steps.map(({ id }) => id) : [])];
  const far = marching((decision) => ({
    describe: (...asked: [{ state: March }, object, OptionId]) => {
      const detail = (decision.describe as unknown as (...given: unknown[]) => object)(...asked);
      const [{ state }, , hex] = asked;
      return state.at === start && !near.includes(hex) ? { ...detail, touches: [{ piece: 'nobody' }] } : detail;
    },
  }));
  expect(fault(far)).toContain('touches piece nobody, which the side cannot see.');
});

describe('a reference of an option that leads nowhere is caught', () => {
  it.each([
    [{ piece: 'nobody' }, 'touches piece nobody, which the side cannot see.'],
    [{ hex: '9999' }, 'touches hex 9999, which the side cannot see.'],
    [{ box: 'column' }, 'touches box column, which the side cannot see.'],
    [{ track: 'foot' }, 'touches track foot, which the side cannot see.'],
    [{ display: 'foot' }, 'touches display foot, which the side cannot see.'],
    [{ cup: 'foot' }, 'touches cup foot, which the side cannot see.'],
    [{ hex: '0101', piece: 'column' }, 'touches {"hex":"0101","piece":"column"}, which is no reference.'],
    [{ hex: 101 }, 'touches {"hex":101}, which is no reference.'],
    [{}, 'touches {}, which is no reference.'],
  ])('%j', (ref, sentence) => {
    expect(fault(touching(ref))).toContain(sentence);
  });

  it.each([
    { piece: 'column' },
    { hex: '0404' },
    { box: 'foot' },
    { track: 'turn' },
    { display: 'train' },
    { cup: 'weather' },
  ])('and %j is in order', (ref) => {
    expect(fault(touching(ref))).toBeNull();
  });

  it('where it is what a click chooses', () => {
    const game = marching(() => ({ describe: () => ({ label: { key: 'title' }, picks: [{ piece: 'nobody' }] }) }));
    expect(fault(game)).toMatch(/order \d+: red: Option \d{4} touches piece nobody, which the side cannot see\.$/);
  });
});

describe('a reference of an arrangement that leads nowhere is caught', () => {
  const arranging = (change: object): Game<March, March> =>
    plant(march, 'march', 'go', (step) => ({
      ...redecide(step, () => ({
        kind: 'arrange',
        layout: () => ({ pieces: [{ id: 'p' }], boxes: [{ id: 'b' }] }),
        check: undefined,
        describe: undefined,
        whyNot: undefined,
        apply: () => undefined,
        ...change,
      })),
    }));

  it('what stands for a box', () => {
    const describeBox = () => ({ label: { key: 'title' }, touches: [{ box: 'nowhere' }] });
    expect(fault(arranging({ describeBox }))).toContain('Box b of the question touches box nowhere, which the side');
  });

  it('where a box lies for a piece', () => {
    expect(fault(arranging({ placeOf: () => ({ hex: 'off' }) }))).toContain('A place of p touches hex off, which the');
    expect(fault(arranging({ placeOf: () => ({ hex: '0102' }) }))).toBeNull();
  });
});

it('an event that touches what is no reference is caught', () => {
  const game = marching((decision) => ({
    apply: (g: Context<March>, f: object, answer: never, side: string) => {
      g.emit('title', {}, { touches: ['column' as never] });
      return decision.apply(g, f, answer, side);
    },
  }));
  expect(fault(game)).toContain('The event "title" touches "column", which is no reference.');
});

describe('what is shown', () => {
  const piece = { id: 'foot 1', side: 'red', label: { key: 'title' }, face: { plate: 'unit', name: 'F' } };
  const box = { id: 'extra', title: { key: 'title' }, pieces: [] };
  it.each<[string, Game<March, March>, string]>([
    ['a piece of a nation unknown', withPiece({ nation: 'valleys' }), 'is of nation valleys, which the game does not'],
    ['a piece of nobody known', withPiece({ side: 'green' }), 'Piece column belongs to green, which is no side.'],
    ['a long mark', withFace({ mark: 'COLUMN' }), 'has the mark COLUMN, which is longer than 3 letters.'],
    ['more steps than it has', withFace({ steps: { left: 4, of: 3 } }), 'has 4 of 3 steps.'],
    ['known too well', withFace({ known: { level: 3, of: 2 } }), 'is known to 3 of 2.'],
    ['control unknown', withMap(() => ({ control: [{ nation: 'valleys', hexes: [] }] })), 'held by nation valleys'],
    [
      'a place off the chart',
      withMap(() => ({ places: [{ hex: '9', name: { key: 'title' } }] })),
      'in hex 9, which is',
    ],
    ['an overlay off the chart', withMap(() => ({ overlays: [{ kind: 'zone', hexes: ['9'] }] })), 'in hex 9, which'],
    [
      'an overlay of nobody',
      withMap(() => ({ overlays: [{ kind: 'zone', hexes: [], side: 'x' }] })),
      'An overlay belongs',
    ],
    [
      'an overlay of a nation unknown',
      withMap(() => ({ overlays: [{ kind: 'zone', hexes: [], nation: 'valleys' }] })),
      'An overlay is of nation valleys',
    ],
    ['a wrong edge', withMap(() => ({ hexsides: [{ hex: '0101', direction: 6, kind: 'river' }] })), 'in direction 6.'],
    ['a ghost of nothing', withMap(() => ({ ghosts: [{ piece: 'x', hex: '0101' }] })), 'A ghost is of piece x, which'],
    [
      'a ghost on its way off the chart',
      withMap(() => ({ ghosts: [{ piece: 'column', hex: '0101', path: ['9'] }] })),
      'in hex 9, which is not on the chart.',
    ],
    ['terrain of another map', withMap(() => ({ terrain: { kinds: [], at: [-1] } })), 'has 1 entries for 20 hexes.'],
    [
      'terrain of no kind',
      withMap(() => ({ terrain: { kinds: [], at: Array.from({ length: 20 }, () => 0) } })),
      'The terrain has a kind 0, and lists 0.',
    ],
    [
      'one hex twice',
      withMap(({ stacks }) => ({ stacks: [...stacks, ...stacks] })),
      'Piece column is twice on the chart',
    ],
    [
      'one hex twice with other pieces',
      withMap(({ stacks }) => ({ stacks: [...stacks, ...stacks.map((stack) => ({ ...stack, pieces: [] }))] })),
      'Two things are called stack ',
    ],
    [
      'a piece twice in a display',
      withDisplay(({ boxes }) => ({ boxes: [...boxes, { ...box, pieces: [piece] }] })),
      'Piece foot 1 is twice in display train.',
    ],
    [
      'two pieces of one name',
      withDisplay(() => ({ boxes: [{ ...box, pieces: [{ ...piece, id: 'column', side: 'blue' }] }], gauges: [] })),
      'Two different things are called piece column.',
    ],
    ['a box twice', withDisplay(({ boxes }) => ({ boxes: [...boxes, ...boxes] })), 'Two things are called box guns.'],
    [
      'a part of nothing',
      withDisplay(({ boxes }) => ({ boxes: [...boxes, { ...box, of: 'train' }] })),
      'Box extra is a part of train, which is no box of display train.',
    ],
    [
      'a count of nothing',
      withDisplay(() => ({ gauges: [{ label: { key: 'title' }, value: 1, max: 1, counts: ['x'] }] })),
      'A gauge of display train counts box x, which is not shown.',
    ],
    ['a display twice', showing(({ displays }) => ({ displays: [...displays, ...displays] })), 'called display train.'],
    ['a focus on nothing', showing(() => ({ focus: ['foot'] })), 'The focus names display foot, which is not shown.'],
    [
      'a track called like the clock',
      showing(({ tracks }) => ({ tracks: tracks.map((track) => ({ ...track, id: 'turn' })) })),
      'Two things are called track turn.',
    ],
    ['a cup twice', showing(({ cups }) => ({ cups: [...cups, ...cups] })), 'Two things are called cup weather.'],
  ])('is caught with %s', (_what, game, sentence) => {
    expect(fault(game)).toContain(sentence);
  });

  it('may be the same piece on the chart and in a display', () => {
    const twice = withDisplay(({ boxes }) => ({ boxes: [...boxes, { ...box, pieces: [{ ...piece, id: 'column' }] }] }));
    expect(fault(twice)).toBeNull();
  });
});

describe('what a card says', () => {
  it('has words', () => {
    const mute = { ...march, inspect: () => ({ title: { key: 'no such words' } }) };
    expect(fault(mute)).toContain('no such words');
  });
});

describe('a nation', () => {
  it('has a name that can be said', () => {
    const livery = { ink: 'ochre', corners: 'round', bow: 'west' } as const;
    const nations = { hills: { name: { key: 'no such nation' }, livery } };
    expect(fault({ ...march, nations })).toContain('no such nation');
  });
});
