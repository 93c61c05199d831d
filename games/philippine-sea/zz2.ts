import { type Game, simulate, say, kernelWords } from '@point-option/engine';
import { philippineSea } from './index.ts';
import { admiral } from './staff/mitscher.ts';
import { MITSCHER } from './staff/mitscher.data.ts';
const n = Number(process.argv[3] ?? 10); const counts: Record<string, number> = {};
const words = { ...kernelWords, ...philippineSea.words };
for (let i = 0; i < n; i++) {
  const seed = process.argv[4] ?? `s${i}`;
  const { match, played } = simulate(philippineSea as unknown as Game, { us: admiral(MITSCHER) as any }, { scenario: process.argv[2]!, seed, keep: true });
  for (const e of (match as any).table.journal) counts[e.key] = (counts[e.key] ?? 0) + 1 / n;
  if (process.argv[4]) { for (const e of (match as any).table.journal) console.log(say(words, e)); console.log(played.outcome); }
}
if (!process.argv[4]) for (const [k, v] of Object.entries(counts).sort((a, b) => b[1] - a[1])) console.log(v.toFixed(1), k);
