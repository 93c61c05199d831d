import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';
import { listen } from './server.mjs';

let folder;
let server;
let address;

beforeAll(async () => {
  const around = mkdtempSync(join(tmpdir(), 'point-option-server-'));
  folder = join(around, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(around, 'secret.txt'), 'not for the net');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'assets', 'app-1.js'), 'export const one = 1;');
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(8 * 2 ** 20));
  ({ server, address } = await listen(folder, 0));
});
afterAll(() => {
  server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

/** As a client that does not tidy the path up. */
function get(path, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const { port } = server.address();
    request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** What is answered to these bytes. */
function raw(text) {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.address().port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      answer += part;
    });
    // A server that stops reading may cut the line, once it has answered.
    socket.on('error', ({ message }) => (answer === '' ? reject(new Error(message)) : resolve(answer)));
    socket.on('close', () => resolve(answer));
  });
}

describe('the server of the page', () => {
  test('gives the page under /, never from a cache, and its assets for good', async () => {
    const page = await get('/');
    expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    const asset = await get('/assets/app-1.js?x');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['content-type']).toContain('javascript');
  });

  test('packs what can be packed, where the browser takes it', async () => {
    const packed = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.body).toString()).toBe('export const one = 1;');
    expect((await get('/assets/app-1.js')).headers['content-encoding']).toBeUndefined();
  });

  test('gives nothing outside its folder, and takes nothing', async () => {
    for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets', '/none', '/%', '/a%00b'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', {}, 'HEAD')).body.length).toBe(0);
  });

  test('refuses a name that is not of this computer, so that no page elsewhere can read it', async () => {
    for (const host of ['evil.example', 'evil.example:4173', 'localhost.evil.example', '127.0.0.1.evil.example'])
      expect([host, (await get('/', { host })).status]).toEqual([host, 421]);
    for (const host of ['localhost', 'LOCALHOST:4173', '127.0.0.1:80', '[::1]:4173'])
      expect([host, (await get('/', { host })).status]).toEqual([host, 200]);
    const { body } = await get('/', { host: 'evil.example' });
    expect(body.toString()).toBe(
      `This server is for this computer alone. Open http://localhost:${server.address().port}/ instead.\n`,
    );
  });

  test('says the same about safety where it refuses, and keeps its paths to itself', async () => {
    const refused = await Promise.all([
      get('/none'),
      get('/index.html/'),
      get('/index.html/x'),
      get(`/${'x'.repeat(5000)}`),
      get('/', {}, 'POST'),
      get('/', { host: 'evil.example' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 405, 421]);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
      expect(body.toString()).not.toContain(folder);
    }
  });

  test.each([
    ['no request at all', 'nonsense\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: more\r\nConnection: close\r\n\r\n', 417],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 421],
  ])('says the same where Node would answer by itself: %s', async (_what, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const line of [
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'self'",
      'Referrer-Policy: no-referrer',
      'Cache-Control: no-store',
    ])
      expect(answer).toContain(line);
    expect(answer).toMatch(/\r\n\r\n.*\.\n/s);
  });

  test('a port in use is a sentence that names another', async () => {
    const { port } = server.address();
    await expect(listen(folder, port)).rejects.toThrow(
      `Port ${port} is in use by another program. Try another: npm start -- --port ${port + 1}`,
    );
    expect(address).toBe(`http://localhost:${port}/`);
  });
});

/** Asks for a large file and leaves when its first part comes, or after the connection failed. */
function leaveInTheMiddle(port) {
  return new Promise((resolve) => {
    request({ port, path: '/large.bin', host: '127.0.0.1', agent: false }, (response) => {
      response.once('data', () => response.destroy());
      response.once('close', resolve);
      response.on('error', () => {});
    })
      .on('error', resolve)
      .end();
  });
}

describe('readers who leave in the middle', () => {
  const handles = '/proc/self/fd';
  const large = () => realpathSync(join(folder, 'large.bin'));
  const isLarge = (handle) => {
    try {
      return readlinkSync(join(handles, handle)) === large();
    } catch {
      return false;
    }
  };

  test.runIf(existsSync(handles))('leave no file open', async () => {
    const { port } = server.address();
    await Promise.all(Array.from({ length: 30 }, () => leaveInTheMiddle(port)));
    await expect.poll(() => readdirSync(handles).filter(isLarge).length).toBe(0);
  });

  test.runIf(existsSync(handles))('never bring the server down, however many they are', async () => {
    const code = `import { listen } from ${JSON.stringify(new URL('./server.mjs', import.meta.url).href)};
      const { server } = await listen(${JSON.stringify(folder)}, 0);
      console.log(server.address().port);`;
    const child = spawn('sh', ['-c', 'ulimit -n 64; exec "$0" --input-type=module -e "$1"', process.execPath, code]);
    try {
      const port = await new Promise((resolve) => {
        child.stdout.once('data', (text) => resolve(Number(text)));
      });
      for (let round = 0; round < 5; round++)
        await Promise.all(Array.from({ length: 60 }, () => leaveInTheMiddle(port)));
      const status = await new Promise((resolve, reject) => {
        request({ port, path: '/', host: '127.0.0.1', agent: false }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect([status, child.exitCode]).toEqual([200, null]);
    } finally {
      child.kill();
    }
  });
});

describe('npm start', () => {
  test('serves the page on --port, PORT or 4173, and opens it unless told not to', () => {
    expect(readArguments([], {})).toEqual({ port: 4173, open: true });
    expect(readArguments([], { PORT: '5000' })).toEqual({ port: 5000, open: true });
    expect(readArguments(['--port', '6000', '--no-open'], { PORT: '5000' })).toEqual({ port: 6000, open: false });
    expect(readArguments(['--port=0'], {})).toEqual({ port: 0, open: true });
  });

  test('plays in the terminal with --text, or a command of the terminal game', () => {
    expect(readArguments(['--text'], {})).toEqual({ text: [] });
    expect(readArguments(['--text', 'play', 'marianas'], {})).toEqual({ text: ['play', 'marianas'] });
    expect(readArguments(['games'], {})).toEqual({ text: ['games'] });
  });

  test('a wrong argument is a sentence', () => {
    expect(readArguments(['--port', 'x'], {}).problem).toBe(
      '--port takes the number of a port, from 0 to 65535, and is "x".',
    );
    expect(readArguments(['--port', '1', '--port=2'], {}).problem).toBe(
      '--port is given twice: "1" and "2". Leave one out.',
    );
    expect(readArguments([], { PORT: '70000' }).problem).toContain('PORT takes the number of a port');
    expect(readArguments(['--prot'], {}).problem).toContain('does not know "--prot"');
  });
});
