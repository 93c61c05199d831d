import { readdirSync, readFileSync } from 'node:fs';
import { registry } from '@point-option/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { studiesOf } from '../src/worker/studiesOf.ts';
import { documentPlots } from './documentPlots.tsx';

const FOLDER = new URL('../../../docs/history/', import.meta.url);

describe('the plots of the documents', () => {
  let plots = new Map<string, string>();
  beforeAll(async () => {
    plots = await documentPlots();
  });

  test('are those of the findings: `npm run plots` makes them', () => {
    const kept = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
    expect(kept.toSorted()).toEqual([...plots.keys()].toSorted());
    const others = [...plots].flatMap(([file, svg]) =>
      readFileSync(new URL(file, FOLDER), 'utf8') === svg ? [] : [file],
    );
    expect(others).toEqual([]);
  });

  test('have the colours of day and night, and a text for each', () => {
    expect(plots.size).toBeGreaterThan(0);
    for (const svg of plots.values()) {
      const [, style = ''] = /<style>(.*)<\/style>/s.exec(svg) ?? [];
      const [day = '', night = ''] = style.split('prefers-color-scheme:dark');
      for (const [, name] of style.matchAll(/var\((--[\w-]+)\)/g)) {
        expect(day).toContain(`${name}:`);
        if (name !== '--draft' && name !== '--serif') expect(night).toContain(`${name}:#`);
      }
      expect(svg).toMatch(/aria-label="History: /);
      expect(svg).not.toContain('NaN');
    }
  });
});

describe('the studies of every game', () => {
  test.each(registry.filter(({ studies }) => studies).map(({ id }) => id))(
    '%s: are whole, and in words',
    async (id) => {
      const told = await studiesOf(id);
      if (!told) throw new Error('There are none.');
      for (const { study, findings, who } of told.studies) {
        expect([study.game, findings.study]).toEqual([id, study.id]);
        expect(who).not.toBe('');
        for (const figure of Object.keys(study.history)) expect(findings.figures).toHaveProperty(figure);
        const ended = Object.values(findings.results).reduce((sum, n) => sum + n, 0);
        expect(ended).toBe(findings.games);
        for (const found of Object.values(findings.figures))
          expect(found.reduce((sum, [, n]) => sum + n, 0)).toBe(findings.games);
      }
      for (const [name, title] of Object.entries(told.names)) expect(title).not.toBe(name);
      for (const { id: result, title } of told.results) expect(title).not.toBe(result);
    },
  );

  test('a game without any has none', async () => {
    expect(await studiesOf('chit-cup')).toBeNull();
    expect(await studiesOf('no such game')).toBeNull();
  });
});
