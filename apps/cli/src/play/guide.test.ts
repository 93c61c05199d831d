import { readFileSync } from 'node:fs';
import { type Catalogue, type Message, readMatchFile, say } from '@point-option/engine';
import { createHost } from '@point-option/host';
import { memoryPorts } from '@point-option/host/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const guide = readFileSync(new URL('../../../../docs/command-line.md', import.meta.url), 'utf8');
const [, section = ''] = /### play --json\n([\s\S]*?)\n## /.exec(guide) ?? [];
const [opening = '', order = '', said = ''] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, json = '']) => json,
);

test('what the guide shows of play --json is so', async () => {
  const args = ['play', 'chit-cup', '--seed', '7', '--save', 'm.json', '--json'];
  const { out } = await run(folder.path, args, `${JSON.stringify(JSON.parse(order))}\n`);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const { words, ...shown } = JSON.parse(opening).given.opening;
  expect(words).toEqual({});
  expect(lines[0]).toMatchObject({ id: 0, ok: true, given: { opening: shown } });
  expect(lines.find(({ id }) => id === 1)).toEqual({ id: 1, ok: true, given: {} });
  expect(readMatchFile(readFileSync(`${folder.path}/m.json`, 'utf8')).orders).toHaveLength(1);
  const catalogue = lines[0].given.opening.words as Catalogue;
  expect(say(catalogue, JSON.parse(said) as Message)).toBe('Steer to 0206');
  const { key } = JSON.parse(said) as Message;
  expect(section).toContain(`"${key}": "${catalogue[key]}"`);
});

test('every request that the guide lists is one, with the fields it has', async () => {
  const [, table = ''] = /\| request .*\n([\s\S]*?)\n\n/.exec(section) ?? [];
  const cells = table
    .split('\n')
    .slice(1)
    .map((row) => row.split(' | ')[0] ?? '');
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`(?: `\{ (.*?) \}`)?/g)]);
  expect(listed.length).toBeGreaterThan(14);
  const { request } = createHost(memoryPorts([])).connect(() => {});
  for (const [, kind = '', fields = ''] of listed) {
    const names = fields.split(', ').filter((each) => each !== '');
    const own = Object.fromEntries(names.map((name) => [name.replace('?', ''), null]));
    const seat = kind === 'leave' ? {} : { seat: 'red' };
    const reply = await request({ id: 1, kind, match: 'm', ...seat, ...own });
    // A kind or a field that is not known is refused before anything else.
    if (!reply.ok) expect(reply.problem).not.toMatch(/"kind" is|it has no field/);
  }
});

test('the guide lists every form of patch that the protocol has, with its fields', () => {
  const source = readFileSync(new URL('../../../../packages/host/src/patch.ts', import.meta.url), 'utf8');
  const [, union = ''] = /export type Patch =\n([\s\S]*?);\n\n/.exec(source) ?? [];
  const forms = union
    .split(/^ {2}\| /m)
    .slice(1)
    .map((form) => [...form.matchAll(/readonly (\w+\??):/g)].map(([, field]) => field));
  const [, sentence = ''] = /A patch is one of ([\s\S]*?)\.\n/.exec(section) ?? [];
  const listed = [...sentence.matchAll(/`(\{ .*? \})`/g)].map(([, form = '']) =>
    [...form.matchAll(/"(\w+)"(\??)/g)].map(([, field = '', optional = '']) => field + optional),
  );
  expect(forms.length).toBeGreaterThan(3);
  expect(listed).toEqual(forms);
});
