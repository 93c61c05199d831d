// One process that runs command after command, for tests: most of what a command costs is starting Node and reading
// the bundle. It runs the same bundle as a process of its own would, in the folder, with the environment and the input of each command.
import { PassThrough, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** A stream that keeps what is written to it. */
class Kept extends Writable {
  text = '';

  _write(chunk, _encoding, done) {
    this.text += chunk.toString();
    done();
  }
}

function put(name, value) {
  Object.defineProperty(process, name, { value, configurable: true, writable: true });
}

function inputOf(text) {
  const input = new PassThrough();
  input.end(text);
  return input;
}

let runs = 0;

/** Only `main.mjs` runs anew for every command. What it imports stays loaded. */
async function runOne({ main, folder, args, env, input }) {
  const out = new Kept();
  const err = new Kept();
  put('stdin', inputOf(input));
  put('stdout', out);
  put('stderr', err);
  put('env', { ...env });
  put('argv', [process.execPath, main, ...args]);
  process.exitCode = undefined;
  process.chdir(folder);
  console.error = (...what) => void err.write(`${what.join(' ')}\n`);
  runs += 1;
  await import(`${pathToFileURL(main).href}?run=${runs}`);
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  return { code, out: out.text, err: err.text };
}

/** One at a time: a process is in one folder. */
async function answer(before, { id, ...command }) {
  await before;
  try {
    process.send({ id, ran: await runOne(command) });
  } catch (error) {
    process.send({ id, fault: error instanceof Error ? error.stack : String(error) });
  }
}

let last = Promise.resolve();
process.on('message', (request) => {
  last = answer(last, request);
});
process.on('disconnect', () => process.exit());
