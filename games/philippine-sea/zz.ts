import { type Game, simulate, random, ask, refusalOf } from '@point-option/engine';
import { philippineSea } from './index.ts';
import { admiral, HABITS } from './staff/mitscher.ts';
import { MITSCHER } from './staff/mitscher.data.ts';
import { navalPointsLost, landPointsLost, unitsLost } from './rules/victory.ts';
import { LOST_AT_FLEET, LOST_AWAY, SUNK, SHIP_SUNK } from './data/state.ts';
import { isJapaneseCarrier } from './data/japaneseShips.ts';
const over = JSON.parse(process.argv[4] ?? '{}');
const staff = process.argv[5] === 'random' ? random : admiral({ ...MITSCHER, ...over });
const n = Number(process.argv[3] ?? 50);
const bad: Record<string, number> = {};
const watched = { ...staff, decide: (o: any, a: any, d: any) => {
  return (staff as any).decide(o, a, d);
}};
const keys = new Map<string, [number, number]>();
const prof = { ...staff, decide: (o: any, a: any, d: any) => {
  const k = `${a.procedure}: ${a.step}`;
  const t = performance.now();
  const r = (staff as any).decide(o, a, d);
  const e = keys.get(k) ?? [0, 0]; e[0]++; e[1] += performance.now() - t; keys.set(k, e);
  if (process.argv[6] === 'legal') { const h = (HABITS as any)[k]?.({ view: o.view, temper: MITSCHER, about: o.agenda.at(-1)?.locals ?? {} }, a); if (!h || refusalOf(a, h.answer) !== null) { bad[k] = (bad[k] ?? 0) + 1; if (bad[k]! < 3) console.log('BAD', k, JSON.stringify(h?.answer), JSON.stringify(h && refusalOf(a, h.answer))); } }
  return r;
}};
for (const scenario of (process.argv[2] ?? 'full-battle').split(',')) {
  const nets: number[] = []; const parts: Record<string, number> = {}; const res: Record<string, number> = {};
  let wins = 0, dec = 0;
  const t0 = performance.now(); const c0 = process.cpuUsage();
  for (let i = 0; i < n; i++) {
    const { match, played } = simulate(philippineSea as unknown as Game, { us: (process.argv[6] ? prof : watched) as any }, { scenario, seed: `s${i}` });
    const s = (match as any).table.whole.data;
    const sc = played.outcome.scores as any;
    nets.push(sc.net); dec += played.decisions;
    if (played.outcome.winner === 'us') wins++;
    res[played.outcome.result] = (res[played.outcome.result] ?? 0) + 1;
    const add = (k: string, v: number) => (parts[k] = (parts[k] ?? 0) + v / n);
    for (const k in sc) add(k, sc[k]);
    add('~naval', navalPointsLost(s)); add('~land', landPointsLost(s));
    add('~lostFleet', unitsLost(s, LOST_AT_FLEET)); add('~lostAway', unitsLost(s, LOST_AWAY));
    add('~cvSunk', s.where.slice(0, 16).filter((w: number) => w === SUNK).length);
    add('~cvHit', s.hits.slice(0, 16).filter((h: number) => h > 0).length);
    add('~jcSunk', s.japanese.filter((w: number, i: number) => w === SHIP_SUNK && isJapaneseCarrier(i)).length);
    add('~aloft', s.units.filter((u: number) => u >= 100).length);
    add('~commit', s.commitment);
  }
  const cpu = process.cpuUsage(c0);
  nets.sort((a, b) => a - b);
  const q = (p: number) => nets[Math.min(n - 1, Math.floor(p * n))];
  console.log(scenario, 'net p5,25,50,75,95', q(0.05), q(0.25), q(0.5), q(0.75), q(0.95), 'mean', (nets.reduce((a, b) => a + b, 0) / n).toFixed(1), 'wins', wins, '/', n, 'ms/match cpu', ((cpu.user + cpu.system) / 1000 / n).toFixed(1), 'dec', (dec / n).toFixed(0));
  console.log('  ', Object.entries(parts).map(([k, v]) => `${k} ${v.toFixed(1)}`).join(', '));
  console.log('  ', JSON.stringify(res));
}
if (process.argv[6]) for (const [k, [c, t]] of [...keys].sort((a, b) => b[1][1] - a[1][1])) console.log(k, (c / n).toFixed(1), 'per match', (t * 1000 / c).toFixed(1), 'us', (t / n).toFixed(2), 'ms');
