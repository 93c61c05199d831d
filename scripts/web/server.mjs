// A small server of files: the built page and nothing else. Play happens in the browser.
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);

/** Everything comes from here, and nothing may be put around the page. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A handler of requests for the files of a folder. */
function fileServer(folder) {
  const packed = new Map();
  return async (request, response) => {
    try {
      await answer(folder, packed, request, response);
    } catch (error) {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': TYPES['.txt'] });
      response.end(`The server failed: ${error.message}\n`);
    }
  };
}

async function answer(folder, packed, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, `This server only gives files; it does not take ${request.method}.`, {
      Allow: 'GET, HEAD',
    });
  }
  const path = fileOf(folder, request.url ?? '/');
  const stat = path === null ? undefined : statSync(path, { throwIfNoEntry: false });
  if (path === null || !stat?.isFile()) return refuse(response, 404, 'There is no such file here.');
  const kind = extname(path);
  const headers = {
    'Content-Type': TYPES[kind] ?? 'application/octet-stream',
    // Files under assets are named by what they hold, so they never change; the page itself may at any time.
    'Cache-Control': path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'no-referrer',
  };
  const coding = PACKED.has(kind) ? codingFor(request.headers['accept-encoding'] ?? '') : null;
  if (coding === null) {
    response.writeHead(200, { ...headers, 'Content-Length': stat.size });
    if (request.method === 'HEAD') return response.end();
    return createReadStream(path).pipe(response);
  }
  const key = `${coding} ${path} ${stat.mtimeMs} ${stat.size}`;
  if (!packed.has(key)) packed.set(key, pack(coding, readFileSync(path)));
  const body = await packed.get(key);
  response.writeHead(200, {
    ...headers,
    'Content-Encoding': coding,
    Vary: 'Accept-Encoding',
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response, status, sentence, headers = {}) {
  response.writeHead(status, { 'Content-Type': TYPES['.txt'], ...headers });
  response.end(`${sentence}\n`);
}

/** The file an address means; null where it leads out of the folder or is no address. */
function fileOf(folder, url) {
  let name;
  try {
    name = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return null;
  }
  if (name.includes('\0')) return null;
  const path = normalize(join(folder, name.endsWith('/') ? `${name}index.html` : name));
  return path.startsWith(folder + sep) ? path : null;
}

function codingFor(accepted) {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function pack(coding, bytes) {
  if (coding === 'gzip') return zip(bytes);
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/**
 * Listens, for this computer alone.
 * @returns {Promise<{ server: import('node:http').Server, address: string }>}
 */
export function listen(folder, port) {
  const handle = fileServer(folder);
  const server = createServer((request, response) => void handle(request, response));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(portProblem(error, port))));
    server.listen(port, '127.0.0.1', () => {
      resolve({ server, address: `http://localhost:${server.address().port}/` });
    });
  });
}

function portProblem(error, port) {
  if (error.code === 'EADDRINUSE') {
    const other = port < 65_535 ? port + 1 : 4173;
    return `Port ${port} is in use by another program. Try another: npm start -- --port ${other}`;
  }
  if (error.code === 'EACCES')
    return `Port ${port} may not be used without special rights. Try: npm start -- --port 4173`;
  return `The page cannot be served on port ${port}: ${error.message}`;
}
