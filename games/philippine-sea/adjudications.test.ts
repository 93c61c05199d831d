import { adjudicable, adjudicate, BadInput, type Chart, fast, type Shape } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from './adjudications.ts';
import { game, resolve } from './adjudications/testing.ts';
import { charts } from './data/charts.ts';
import examples from './fixtures.json' with { type: 'json' };
import rules from './rules/index.json' with { type: 'json' };

describe('adjudications', () => {
  test('stand before the charts, one for every procedure of the worked examples, each with a rule of the book', () => {
    const names = Object.keys(adjudications);
    expect(adjudicable(game, adjudications).slice(0, names.length)).toEqual(names);
    for (const { procedure } of examples) expect(names).toContain(procedure);
    const known = rules.map(({ rule }) => rule);
    for (const { rule } of Object.values(adjudications)) expect(known).toContain(rule);
  });

  test('every chart that is rolled on can be rolled on by its id, a 0 on the die read as ten', () => {
    for (const { id, dice, columns } of charts) {
      expect(adjudicable(game, adjudications)).toContain(id);
      // What is asked for surprise is the whole step, by the same name.
      if (!dice || id === 'surprise') continue;
      const given = columns.length > 1 ? { column: columns.at(-1) } : {};
      expect(resolve(id, given, [0])).toEqual(resolve(id, given, [10]));
    }
  });

  test('house charts count, their modifiers too', () => {
    const house = charts.map(
      (chart): Chart =>
        chart.id === 'safe return'
          ? { ...chart, modifiers: { ...chart.modifiers, night: { n: 5, rule: '6.42', title: 'night' } } }
          : chart,
    );
    const given = { fuelCritical: 1, landingFuelPaid: true, light: 'night' };
    expect(adjudicate(game, adjudications, 'safeReturnDrm', given, [], house).result).toEqual({ extraDrm: 5, drm: 6 });
    expect(adjudicate(game, adjudications, 'safeReturn', given, [5], house).result).toMatchObject({
      safe: false,
      modifiedDie: 11,
    });
  });
});

/** Something of a shape, at random. */
function sample(shape: Shape, roll: (sides: number) => number): unknown {
  switch (shape.kind) {
    case 'integer': {
      const { min = -9, max = 99 } = shape;
      return min - 1 + roll(max - min + 1);
    }
    case 'flag':
      return roll(2) === 1;
    case 'oneOf':
      return shape.values[roll(shape.values.length) - 1];
    case 'list':
      return Array.from({ length: (shape.min ?? 0) + roll(3) - 1 }, () => sample(shape.of, roll));
    case 'record':
      return { A: sample(shape.of, roll), '1-2': sample(shape.of, roll) };
    case 'fields':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .filter(([, field]) => field.kind !== 'optional' || roll(3) === 1)
          .map(([key, field]) => [key, sample(field, roll)]),
      );
    case 'either':
      return sample(shape.of[roll(shape.of.length) - 1] as Shape, roll);
    case 'text':
      return ['A', 'BB Iowa', '5/4', 'CruDiv 6'][roll(4) - 1];
    case 'optional':
    case 'noted':
      return sample(shape.of, roll);
    case 'anyJson':
      return null;
  }
}

describe('whatever is given', () => {
  const TRIES = 20;
  const NEEDS = /needs another die of (\d+) sides/;
  test.each(Object.entries(adjudications))('%s decides it or refuses it in a sentence', (name, { given: shape }) => {
    const dice = fast(name);
    const roll = (sides: number): number => dice.die(sides);
    for (let n = 0; n < TRIES; n++) {
      const given = sample(shape, roll) as object;
      const faces: number[] = [];
      for (let more = true; more; ) {
        more = false;
        try {
          expect(resolve(name, given, faces)).toEqual(expect.any(Object));
        } catch (error) {
          expect(error).toBeInstanceOf(BadInput);
          const sides = NEEDS.exec((error as Error).message)?.[1];
          if (sides === undefined) continue;
          faces.push(roll(Number(sides)));
          more = true;
        }
      }
    }
  });
});
