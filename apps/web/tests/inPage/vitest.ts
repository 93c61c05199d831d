import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';

/** In a page this stands in the place of vitest: its own assertions, and a list of the tests instead of a runner. */

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

const POLL_MS = 20;
const POLL_TRIES = 100;

/** Asserts again and again what a function gives, until it is right or has had its time. */
function poll(now: () => unknown): unknown {
  const assertion =
    (name: string) =>
    async (...args: readonly unknown[]): Promise<void> => {
      for (let tries = 1; ; tries++) {
        try {
          const assertions: object = chai.expect(await now());
          Reflect.apply(Reflect.get(assertions, name) as () => void, assertions, args);
          return;
        } catch (error) {
          if (tries === POLL_TRIES) throw error;
        }
        await new Promise((resolve) => {
          setTimeout(resolve, POLL_MS);
        });
      }
    };
  return new Proxy({}, { get: (_target, name) => assertion(String(name)) });
}

export const expect: unknown = Object.assign((value: unknown) => chai.expect(value), chai.expect, { poll });

interface Listed {
  /** Its own name, after those of the groups it is in. */
  readonly path: readonly string[];
  readonly body: () => unknown;
}

export const tests: Listed[] = [];

let path: readonly string[] = [];

const group = (name: string, body: () => void): void => {
  const outer = path;
  path = [...outer, name];
  body();
  path = outer;
};

const list = (name: string, body: () => unknown): void => {
  tests.push({ path: [...path, name], body });
};

/** The same for each case: a list of arguments, or one. */
function each(register: (name: string, body: () => unknown) => void) {
  return (cases: readonly unknown[]) =>
    (name: string, body: (...args: readonly unknown[]) => unknown): void => {
      for (const one of cases) {
        const args: readonly unknown[] = Array.isArray(one) ? one : [one];
        register(named(name, args), () => body(...args));
      }
    };
}

/** `%s` and `%j` are the arguments in turn, `$field` is a field of the first. */
function named(name: string, args: readonly unknown[]): string {
  let next = 0;
  return name
    .replaceAll(/%([sj])/g, (_all, kind) => (kind === 's' ? String(args[next++]) : JSON.stringify(args[next++])))
    .replaceAll(/\$(\w+)/g, (_all, field: string) => String(Reflect.get(Object(args[0]), field)));
}

export const describe: unknown = Object.assign(group, { each: each(group) });
export const it: unknown = Object.assign(list, { each: each(list) });
