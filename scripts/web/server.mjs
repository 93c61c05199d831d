// A small server of files: the built page and nothing else. Play happens in the browser.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
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

/** On every answer, also where something is refused or fails. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
};

/** The names that mean this computer. A page elsewhere could give its own name this address, and then read ours. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What opening a file says where nobody can have meant one. */
const NO_FILE = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);
/** Too many files are open, here or on the whole computer. */
const BUSY = new Set(['EMFILE', 'ENFILE']);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A handler of requests for the files of a folder. */
function fileServer(folder) {
  const packed = new Map();
  return async (request, response) => {
    try {
      await answer(folder, packed, request, response);
    } catch (error) {
      fail(response, error);
    }
  };
}

/** Whoever asked is told nothing about this computer; whoever started the server is. */
function fail(response, error) {
  // The reader left, and nobody is there to be told.
  if (response.destroyed || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  const busy = BUSY.has(error.code);
  if (!busy) console.error(`A request failed: ${error.message}`);
  if (response.headersSent) response.destroy();
  else if (busy) refuse(response, 503, 'The server is busy. Try again in a moment.', { 'Retry-After': '1' });
  else refuse(response, 500, 'The server failed. The terminal that started it says why.');
}

async function answer(folder, packed, request, response) {
  const { host = '' } = request.headers;
  if (!OWN_NAMES.has(host.replace(/:\d*$/, '').toLowerCase())) {
    const { localPort } = request.socket;
    return refuse(
      response,
      421,
      `This server is for this computer alone. Open http://localhost:${localPort}/ instead.`,
    );
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, `This server only gives files; it does not take ${request.method}.`, {
      Allow: 'GET, HEAD',
    });
  }
  const path = fileOf(folder, request.url ?? '/');
  const file = path === null ? null : await opened(path);
  if (file === null) return refuse(response, 404, 'There is no such file here.');
  try {
    await give(path, file, packed, request, response);
  } finally {
    await file.close();
  }
}

/** An open file; null where there is none. */
async function opened(path) {
  try {
    const file = await open(path);
    if ((await file.stat()).isFile()) return file;
    await file.close();
    return null;
  } catch (error) {
    if (NO_FILE.has(error.code)) return null;
    throw error;
  }
}

async function give(path, file, packed, request, response) {
  const stat = await file.stat();
  const kind = extname(path);
  const headers = {
    ...ALWAYS,
    'Content-Type': TYPES[kind] ?? 'application/octet-stream',
    // Files under assets are named by what they hold, so they never change; the page itself may at any time.
    'Cache-Control': path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  const coding = PACKED.has(kind) ? codingFor(request.headers['accept-encoding'] ?? '') : null;
  if (coding === null) {
    response.writeHead(200, { ...headers, 'Content-Length': stat.size });
    if (request.method === 'HEAD') response.end();
    // Unlike a plain pipe it lets go of the file when the reader leaves in the middle.
    else await pipeline(file.createReadStream({ autoClose: false }), response);
    return;
  }
  const key = `${coding} ${path} ${stat.mtimeMs} ${stat.size}`;
  if (!packed.has(key)) packed.set(key, pack(coding, await file.readFile()));
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
  response.writeHead(status, { ...ALWAYS, 'Content-Type': TYPES['.txt'], 'Cache-Control': 'no-store', ...headers });
  response.end(`${sentence}\n`);
}

/** What Node finds wrong with a request before anybody can look at it. */
const UNREADABLE = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long.'],
};

/** Answers what is no request, in words of its own: nothing of Node's has the headers. */
function refuseUnreadable(error, socket) {
  // The reader left, or half an answer is on its way: more would only garble it.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const [status, name, sentence] = UNREADABLE[error.code] ?? [400, 'Bad Request', 'This is not a request for a file.'];
  const body = `${sentence}\n`;
  const headers = {
    ...ALWAYS,
    'Content-Type': TYPES['.txt'],
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${name}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
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
  // A request without a Host is refused here, in the server's own words.
  const server = createServer({ requireHostHeader: false }, (request, response) => void handle(request, response));
  server.on('clientError', refuseUnreadable);
  server.on('checkExpectation', (_request, response) => refuse(response, 417, 'This server only gives files.'));
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(portProblem(error, port))));
    server.listen(port, '127.0.0.1', () => {
      // A connection that cannot be taken, with too many files open, is no reason to end.
      server.on('error', (error) => console.error(`A connection failed: ${error.message}`));
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
