// `npm run golden`: rewrites the golden playthroughs, on purpose. Read the diff before committing it.
// `npm run golden -- games/chit-cup` rewrites those of one game.
import { installOrExit } from './install.mjs';
import { converse } from './tools.mjs';

installOrExit();
const { code } = await converse('vitest', ['run', '--update', '--testNamePattern=golden', ...process.argv.slice(2)]);
process.exitCode = code;
