// Makes the first `npm start` or `npm test` after a clone or a pull work without a word of preparation.
// Only Node's own modules may be imported here: nothing else is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const OLDEST_NODE = [20, 19];
const STAMP = join('node_modules', '.point-option-install');

export class InstallError extends Error {}

export function ensureInstalled(folder = root) {
  refuseOldNode(process.versions.node);
  if (isInstalled(folder)) return;
  console.error('Installing packages (first run, the lock file changed, or a package is missing)...');
  leavingLock(folder, () => npmInstall(folder));
  writeFileSync(join(folder, STAMP), `${fingerprint(folder)}\n`);
}

export function isInstalled(folder) {
  const stamp = join(folder, STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== fingerprint(folder)) return false;
  return missingPackages(folder).length === 0;
}

/** Packages asked for by name whose folder is gone, though the stamp says that they were installed. */
export function missingPackages(folder) {
  const manifests = ['package.json', ...workspaceManifests(folder)].map((file) => ({
    at: dirname(join(folder, file)),
    ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }));
  const own = new Set(manifests.map(({ name }) => name));
  const isThere = (at, name) =>
    [at, folder].some((place) => existsSync(join(place, 'node_modules', name, 'package.json')));
  const missing = manifests.flatMap(({ at, dependencies, devDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !own.has(name) && !isThere(at, name)),
  );
  return [...new Set(missing)];
}

/** One hash over everything that decides what npm installs. */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', ...workspaceManifests(folder)]) {
    const path = join(folder, file);
    // The name is hashed too, so that content moved from one manifest to another counts as a change.
    hash.update(`${file}\n`).update(existsSync(path) ? readFileSync(path) : 'absent');
  }
  return hash.digest('hex');
}

function workspaceManifests(folder) {
  const { workspaces = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? subfolders(folder, pattern.slice(0, -2)) : [pattern]))
    .map((workspace) => `${workspace}/package.json`)
    .filter((manifest) => existsSync(join(folder, manifest)))
    .sort();
}

function subfolders(folder, parent) {
  const path = join(folder, parent);
  return existsSync(path) ? readdirSync(path).map((name) => `${parent}/${name}`) : [];
}

export function refuseOldNode(version) {
  const [major, minor] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new InstallError(
    `Point Option needs Node ${OLDEST_NODE.join('.')} or newer, and this is Node ${version}. Install a newer Node and try again.`,
  );
}

/** Some versions of npm write this platform's view of optional packages into the lock file. An install must change nothing that git knows. */
export function leavingLock(folder, install) {
  const lock = join(folder, 'package-lock.json');
  const before = existsSync(lock) ? readFileSync(lock) : null;
  install();
  if (before !== null && !readFileSync(lock).equals(before)) writeFileSync(lock, before);
}

function npmInstall(folder) {
  const { command, args, shell } = npmCommand();
  // `npm ci` of some versions refuses a lock file that lacks other platforms' binaries; `npm install` takes it.
  // Development packages are wanted even where NODE_ENV says production: the tools that build the program are among them.
  const install = ['install', '--no-audit', '--no-fund', '--include=dev'];
  // npm talks on our stderr: stdout belongs to what is started afterwards.
  const { status, error } = spawnSync(command, [...args, ...install], { cwd: folder, stdio: ['ignore', 2, 2], shell });
  if (error) throw new InstallError(`The packages could not be installed: npm did not start (${error.message}).`);
  if (status !== 0) {
    throw new InstallError(
      `The packages could not be installed: npm ended with ${status === null ? 'a signal' : `code ${status}`}. Its message is above; mend that and try again.`,
    );
  }
}

function npmCommand() {
  // Inside `npm start` npm says where it is, which spares a shell on Windows. Other package managers set the same variable.
  const own = process.env.npm_execpath;
  if (own && basename(own) === 'npm-cli.js') return { command: process.execPath, args: [own], shell: false };
  return { command: 'npm', args: [], shell: process.platform === 'win32' };
}

/** For scripts: a sentence instead of a stack where the packages cannot be installed. */
export function installOrExit() {
  try {
    ensureInstalled();
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
