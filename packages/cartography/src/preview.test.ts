import { expect, it } from 'vitest';
import { preview } from './preview.ts';
import { committed } from './repository.testing.ts';

it('a preview is drawn from the committed files alone', () => {
  const svg = preview({
    'hexes.json': committed('leyte-gulf', 'hexes.json'),
    'places.json': committed('leyte-gulf', 'places.json'),
    'chart.json': committed('leyte-gulf', 'chart.json'),
  });
  expect(svg).toMatch(/^<svg [^]*<\/svg>$/);
  expect(svg).toContain('>Tacloban</text>');
  expect(svg).not.toMatch(/NaN|undefined/);
});
