/** The little of IndexedDB that is used here, as promises. */
const NAME = 'point-option';
const VERSION = 2;
/**
 * By match: what is kept beside it; the first line of its file; the lines of its orders and the chapters of its journal,
 * each under [match, number]; its latest bookmark. `text` has whole files, as earlier versions of the page kept them.
 */
const STORES = ['meta', 'text', 'head', 'order', 'chapter', 'bookmark'] as const;
export type StoreName = (typeof STORES)[number];

/** The browser has no database for this page, and won't have one while the page is open. */
export class DatabaseDenied extends Error {}

let opened: Promise<IDBDatabase> | null = null;
/** It was open once: what fails after that may pass. */
let wasOpen = false;

function database(): Promise<IDBDatabase> {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = null;
    throw isDenied(error) ? new DatabaseDenied(error.message, { cause: error }) : error;
  });
  return opened;
}

/** How browsers say that a page may have no database: by its settings, its policy, or in a private window. */
const DENIED = new Set(['SecurityError', 'NotAllowedError', 'InvalidStateError', 'NotSupportedError']);

/**
 * Chromium says `UnknownError` where its user blocks what sites store, and also where a database that is there can't be read just now. Only
 * its words tell them apart, and matches that are there must not be taken for none.
 */
function isDenied(error: unknown): error is Error {
  if (wasOpen || !(error instanceof DOMException)) return false;
  return DENIED.has(error.name) || (error.name === 'UnknownError' && /denied/i.test(error.message));
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!('indexedDB' in globalThis)) throw new DOMException('There is no database.', 'NotSupportedError');
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { result: db } = request;
      for (const store of STORES) if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      wasOpen = true;
      // Another tab with a newer page may need to change the form: let it, and open again afterwards.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = null;
      });
      // The browser closes it by itself, as where somebody clears the data of the page: it is opened again.
      request.result.addEventListener('close', () => {
        opened = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(faultOf(request.error)));
    request.addEventListener('blocked', () =>
      reject(new Error('Another tab has an older version of this page open. Close or reload it.')),
    );
  });
}

function faultOf(error: DOMException | null): Error {
  return error ?? new Error('The browser gave no reason.');
}

/** A store within a transaction. */
type Opened = (name: StoreName) => IDBObjectStore;

/** A transaction. A connection that was closed just now, before anything told of it, is opened again. */
async function begun(...how: Parameters<IDBDatabase['transaction']>): Promise<IDBTransaction> {
  const first = await database();
  try {
    return first.transaction(...how);
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    opened = null;
    return (await database()).transaction(...how);
  }
}

/**
 * One transaction over these stores; done when it is on the disk. A browser that may take its time for that loses what
 * it said was written when it is killed. Where `work` finds that it can't be, by calling `refuse`, nothing is written.
 */
export async function write(
  names: readonly StoreName[],
  work: (store: Opened, refuse: (error: Error) => void) => void,
): Promise<void> {
  const transaction = await begun(names, 'readwrite', { durability: 'strict' });
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(faultOf(transaction.error)));
    transaction.addEventListener('abort', () => reject(faultOf(transaction.error)));
    const refuse = (error: Error): void => {
      reject(error);
      transaction.abort();
    };
    try {
      work((name) => transaction.objectStore(name), refuse);
    } catch (error) {
      refuse(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** What is kept there, unchecked: the caller checks it. One moment of all these stores. */
export async function read(
  names: readonly StoreName[],
  ask: (store: Opened) => readonly IDBRequest[],
): Promise<readonly unknown[]> {
  const transaction = await begun(names, 'readonly');
  return new Promise((resolve, reject) => {
    const requests = ask((name) => transaction.objectStore(name));
    transaction.addEventListener('complete', () => resolve(requests.map(({ result }): unknown => result)));
    transaction.addEventListener('error', () => reject(faultOf(transaction.error)));
    transaction.addEventListener('abort', () => reject(faultOf(transaction.error)));
  });
}

/** The keys of all that is numbered within a match, from a number on. */
export function numbered(match: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([match, from], [match, Number.MAX_SAFE_INTEGER]);
}
