import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { documentPlots } from './documentPlots.tsx';

/** `npm run plots`: the plots of the studies, from their findings, into docs/history. */
const FOLDER = 'docs/history';

mkdirSync(FOLDER, { recursive: true });
const plots = await documentPlots();
for (const file of readdirSync(FOLDER)) if (file.endsWith('.svg') && !plots.has(file)) rmSync(`${FOLDER}/${file}`);
for (const [file, svg] of plots) writeFileSync(`${FOLDER}/${file}`, svg);
console.log(`${plots.size} plots in ${FOLDER}.`);
