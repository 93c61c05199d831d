/** The little of IndexedDB that is used here, as promises. */
const NAME = 'point-option';
const VERSION = 1;
const STORES = ['meta', 'text'] as const;
type Store = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      // Another tab with a newer page may need to change the form: let it, and open again afterwards.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = null;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(faultOf(request.error)));
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

function faultOf(error: DOMException | null): Error {
  return error ?? new Error('The browser gave no reason.');
}

/** One transaction over both stores; done when the browser says that it is written. */
export async function write(work: (store: (name: Store) => IDBObjectStore) => void): Promise<void> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(STORES, 'readwrite', { durability: 'relaxed' });
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('error', () => reject(faultOf(transaction.error)));
    transaction.addEventListener('abort', () => reject(faultOf(transaction.error)));
    work((name) => transaction.objectStore(name));
  });
}

/** What is kept there, unchecked: the caller checks it. */
export async function read(store: Store, ask: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const db = await database();
  return new Promise((resolve, reject) => {
    const request = ask(db.transaction(store, 'readonly').objectStore(store));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(faultOf(request.error)));
  });
}
