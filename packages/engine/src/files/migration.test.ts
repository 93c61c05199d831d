import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clone, type JsonObject, same } from './json.ts';
import type { Match } from '../play/match.ts';
import { FileFault, FORMAT_VERSION, matchFile, type Migration, migrate, readMatchFile } from './matchFile.ts';
import { beginDuel, playDuel } from '../testing/duelPlay.ts';

/** A match file as it would be stored today, of a match at any point. */
const stored = fc
  .tuple(fc.string(), fc.nat(60))
  .map(([seed, orders]) => matchFile(playDuel(beginDuel({ scenario: 'long' }), seed, orders) as Match))
  .map((file) => JSON.parse(JSON.stringify(file)) as JsonObject);

/** How an older form that never was may have differed: a field by another name, one inside another, one that is gone. */
const change = fc.record({
  how: fc.constantFrom('renamed', 'wrapped', 'gone'),
  field: fc.nat(),
  /** Whether the step that undoes it changes the file it is given. */
  careless: fc.boolean(),
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

interface Chain {
  /** The file in each form, by version. */
  readonly forms: Readonly<Record<number, JsonObject>>;
  readonly steps: Readonly<Record<number, Migration>>;
  readonly oldest: number;
}

/** Takes a file back through invented versions, and gives the steps that bring it forward again. */
function chainOf(present: JsonObject, changes: readonly Change[]): Chain {
  const forms: Record<number, JsonObject> = { [FORMAT_VERSION]: present };
  const steps: Record<number, Migration> = {};
  let version = FORMAT_VERSION;
  for (const { how, field, careless } of changes) {
    const newer = forms[version--] as JsonObject;
    const names = Object.keys(newer).filter((name) => name !== 'format' && name !== 'version');
    const name = names[field % names.length] as string;
    const odd = `${name} before ${version + 1}`;
    const { [name]: value = null, ...rest } = clone(newer);
    const older = { renamed: { ...rest, [odd]: value }, wrapped: { ...rest, [name]: { odd: value } }, gone: newer };
    forms[version] = { ...clone(older[how]), ...(how === 'gone' && { [odd]: 'of no use' }), version };
    const forward = (file: JsonObject): void => {
      if (how === 'renamed') file[name] = file[odd] ?? null;
      if (how === 'wrapped') file[name] = (file[name] as JsonObject)['odd'] ?? null;
      delete file[odd];
    };
    steps[version] = (file) => {
      const own = careless ? file : clone(file);
      forward(own);
      return own;
    };
  }
  return { forms, steps, oldest: version };
}

const chain = fc.tuple(stored, fc.array(change, { minLength: 1, maxLength: 6 })).map(([file, changes]) => ({
  ...chainOf(file, changes),
  present: file,
}));

function faultOf(run: () => unknown): FileFault {
  try {
    run();
  } catch (error) {
    if (error instanceof FileFault) return error;
  }
  throw new Error('Nothing was refused.');
}

describe('for any file and any chain of older versions, a migration', () => {
  it('brings every older form to the file of today, which can be read', () => {
    fc.assert(
      fc.property(chain, ({ forms, steps, present }) => {
        for (const form of Object.values(forms)) {
          const brought = migrate(form, steps);
          expect(same(brought, present)).toBe(true);
          expect(same(readMatchFile(JSON.stringify(brought)), present)).toBe(true);
        }
      }),
    );
  });

  it('is its steps one after the other, and may be halted anywhere on the way', () => {
    fc.assert(
      fc.property(chain, fc.nat(), ({ forms, steps, oldest }, halt) => {
        let file = clone(forms[oldest] as JsonObject);
        for (let version = oldest; version < FORMAT_VERSION; version++) {
          expect(same(migrate(forms[oldest] as JsonObject, steps, version), file)).toBe(true);
          expect(same(file, forms[version])).toBe(true);
          file = { ...(steps[version] as Migration)(clone(file)), version: version + 1 };
        }
        expect(same(migrate(forms[oldest] as JsonObject, steps), file)).toBe(true);
        const half = migrate(forms[oldest] as JsonObject, steps, oldest + (halt % (FORMAT_VERSION - oldest + 1)));
        expect(same(migrate(half, steps), file)).toBe(true);
      }),
    );
  });

  it('leaves the file it was given as it was, even where a step does not', () => {
    fc.assert(
      fc.property(chain, ({ forms, steps }) => {
        for (const form of Object.values(forms)) {
          const before = clone(form);
          migrate(form, steps);
          expect(same(form, before)).toBe(true);
        }
      }),
    );
  });

  it('does nothing to a file that has come to the present version', () => {
    fc.assert(
      fc.property(chain, ({ forms, steps, oldest }) => {
        const brought = migrate(forms[oldest] as JsonObject, steps);
        expect(migrate(brought, steps)).toBe(brought);
      }),
    );
  });

  it('is refused in a sentence where a step on the way is missing, and runs no step after it', () => {
    fc.assert(
      fc.property(chain, fc.nat(), ({ forms, steps, oldest }, at) => {
        const gap = oldest + (at % (FORMAT_VERSION - oldest));
        const { [gap]: _gone, ...left } = steps;
        const ran: number[] = [];
        const watched = Object.fromEntries(
          Object.entries(left).map(([version, step]) => [
            version,
            (file: JsonObject) => {
              ran.push(Number(version));
              return step(file);
            },
          ]),
        );
        expect(faultOf(() => migrate(forms[oldest] as JsonObject, watched))).toMatchObject({
          field: 'version',
          problem: `The file is of version ${gap}, which this program no longer reads.`,
        });
        expect(ran).toEqual(Array.from({ length: gap - oldest }, (_, i) => oldest + i));
      }),
    );
  });

  it('is refused in a sentence where the file comes from a later version', () => {
    fc.assert(
      fc.property(chain, fc.integer({ min: 1, max: 1_000_000 }), ({ present, steps }, ahead) => {
        const version = FORMAT_VERSION + ahead;
        expect(faultOf(() => migrate({ ...present, version }, steps))).toMatchObject({
          field: 'version',
          problem: `The file is of version ${version}; this program reads up to version ${FORMAT_VERSION}.`,
        });
      }),
    );
  });
});
