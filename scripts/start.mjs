// `npm start`: installs and builds what is missing or has changed, serves the page and opens it.
//   --port N     where to listen, else PORT, else 4173
//   --no-open    opens no browser; nor does it where there is no display or no terminal
//   --text ...   the game in the terminal; what follows is passed on
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { installOrExit, root } from './install.mjs';
import { readArguments } from './web/arguments.mjs';

const asked = readArguments(process.argv.slice(2), process.env);
if (asked.problem !== undefined) {
  console.error(asked.problem);
  process.exit(2);
}
installOrExit();
if (asked.text !== undefined) playInTheTerminal(asked.text);
else await serve(asked);

function playInTheTerminal(args) {
  const command = join(root, 'apps', 'cli', 'bin', 'point-option.mjs');
  const child = spawn(process.execPath, [command, 'menu', ...args], { stdio: 'inherit' });

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
}

async function serve({ port, open }) {
  const { buildPage } = await import('./web/build.mjs');
  const { listen } = await import('./web/server.mjs');
  const { openBrowser } = await import('./web/browser.mjs');
  try {
    const folder = await buildPage({ say: (text) => console.error(text) });
    const { address } = await listen(folder, port);
    console.log(`Point Option is at ${address}`);
    console.log('Ctrl-C ends it. The matches are kept by the browser. In the terminal: npm start -- --text');
    if (open) openBrowser(address);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
