// `npm start`: installs what is missing, then opens the game's menu. `npm start -- ...` passes arguments on.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installOrExit, root } from './install.mjs';

installOrExit();

const command = join(root, 'apps', 'cli', 'bin', 'point-option.mjs');
const child = spawn(process.execPath, [command, 'menu', ...process.argv.slice(2)], { stdio: 'inherit' });

// The terminal sends Ctrl-C to both; the game decides what it means, and we leave when it leaves.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));

child.on('error', (error) => {
  console.error(`The game could not be started: ${error.message}`);
  process.exitCode = 1;
});
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal];
});
