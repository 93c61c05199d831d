import { readFileSync } from 'node:fs';
import type { Ink } from '@point-option/engine';
import { describe, expect, test } from 'vitest';

/** Every ink that a nation's livery can name. */
const INKS = Object.keys({
  navy: true,
  vermilion: true,
  forest: true,
  ochre: true,
  violet: true,
  slate: true,
} satisfies Record<Ink, true>);

const css = readFileSync(new URL('../src/style/tokens.css', import.meta.url), 'utf8');

const tokens = (block: string): Map<string, string> =>
  new Map([...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));
const [, afterDay = ''] = css.split('[data-lamp="night"]');
const [nightBlock = '', systemBlock = ''] = afterDay.split('@media (prefers-color-scheme: dark)');
const day = tokens(css.slice(0, css.indexOf('@media')));
const night = tokens(nightBlock);
const both = new Map([...day, ...night]);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
/** A colour under a wash such as `rgb(247 242 228 / 16%)`. */
function washed(hex: string, wash: string): string {
  const [r, g, b, percent] = (wash.match(/\d+/g) ?? []).map(Number);
  if (r === undefined || g === undefined || b === undefined || percent === undefined) return hex;
  const mixed = [r, g, b].map((over, i) => {
    const under = Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
    return Math.round(under + ((over - under) * percent) / 100)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test('the night of the lamp and the night of the system are alike', () => {
  expect(Object.fromEntries(tokens(systemBlock))).toEqual(Object.fromEntries(night));
  expect(night.size).toBeGreaterThan(50);
});

describe.each([
  ['day', day],
  ['night', both],
] as const)('contrast by %s', (_, lamp) => {
  const get = (name: string): string => lamp.get(name) ?? '';

  test.each(['ink', 'ink2', 'warn', 'lit-text', ...INKS.map((ink) => `${ink}-text`)])(
    '%s can be read on paper, sheet and well',
    (ink) => {
      expect(
        Math.min(...['paper', 'sheet', 'well'].map((ground) => contrast(get(ink), get(ground)))),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('letters can be read on plates', () => {
    for (const ink of INKS) {
      expect(contrast(get(`${ink}-on`), get(ink))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(get(`${ink}-on-soft`), get(`${ink}-soft`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(get(`${ink}-text`), get('sheet'))).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(get('warn-on'), get('warn'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(get('lit-on'), get('lit'))).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of plates and what marks lit hexes stand out on every sea', () => {
    for (let tint = 0; tint < 10; tint++) {
      const sea = washed(get(`sea${tint}`), get('wash'));
      for (const ink of INKS) expect(contrast(get(`${ink}-edge`), sea)).toBeGreaterThanOrEqual(3);
      expect(Math.max(contrast(get('lit-line'), sea), contrast(get('lit-key'), sea))).toBeGreaterThanOrEqual(3);
    }
  });
});
