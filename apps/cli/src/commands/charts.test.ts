import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, temporaryFolder } from '../testing/command.testing.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());
const command = (...args: string[]) => run(folder.path, args);

describe('the JSON of charts', () => {
  test.each([['philippine-sea'], ['philippine-sea', 'attack rolls']])(
    'of %s %s is a file of house charts',
    async (...args) => {
      const { out } = await command('charts', ...args, '--json');
      expect(out).not.toContain('"cell":');
      const file = join(folder.path, 'mine.json');
      writeFileSync(file, out);
      const again = await command('charts', ...args, '--charts', file, '--json');
      expect(again.err).toBe('');
      const { charts, ...head } = JSON.parse(out) as { charts: object[] };
      expect(JSON.parse(again.out)).toEqual({
        ...head,
        charts: charts.map((chart) => ({ ...chart, provenance: 'house' })),
      });
    },
  );
});

describe('the file of house charts that the guide shows', () => {
  test('can be used, and carries nothing of the program into a match', async () => {
    const guide = readFileSync(new URL('../../../../docs/command-line.md', import.meta.url), 'utf8');
    const shown = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].find(([, json]) =>
      json?.includes('point-option charts'),
    );
    const file = join(folder.path, 'guide.json');
    writeFileSync(file, shown?.[1] ?? '');
    const { charts } = JSON.parse((await command('charts', 'philippine-sea', '--charts', file, '--json')).out) as {
      charts: { id: string; provenance: string }[];
    };
    const house = charts.filter(({ provenance }) => provenance === 'house').map(({ id }) => id);
    expect(house.sort()).toEqual(['intercept range', 'raid generation']);
    const match = join(folder.path, 'match.json');
    await run(folder.path, ['play', 'philippine-sea', '--charts', file, '--seed', '1', '--save', match]);
    expect(readFileSync(match, 'utf8')).toContain('"provenance":"house"');
    expect(readFileSync(match, 'utf8')).not.toContain('"cell":');
    expect((await command('replay', match, '--verify')).code).toBe(0);
  });
});
