// `npm run soak`: the proofs of every game with more effort than a test run has. `npm run soak -- 20` is twenty times as much.
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { runVitest } from './tools.mjs';

ensureInstalled();
const effort = Number(process.argv[2] ?? 10);
if (!Number.isInteger(effort) || effort < 1) {
  console.error(`The effort is a whole number of times, 1 or more, not ${process.argv[2]}.`);
  process.exit(2);
}
process.env.POINT_OPTION_EFFORT = String(effort);
const { code } = await runVitest(['--testTimeout=0', 'proofs'], join(root, '.cache', 'soak.json'));
process.exitCode = code;
