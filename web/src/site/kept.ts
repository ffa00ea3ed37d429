// What is kept in the browser: keys and bytes in IndexedDB, for one writer at a time.
const NAME = 'kade';
const KEPT = 'kept';
const OWNER = 'owner';
const LOCK = 'kade-writer';

/** Somebody else writes here now: what this writer knows may be old, and nothing of it may be kept any more. */
export class TakenOver extends Error {}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('IndexedDB refused'));
  });
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error ?? new TakenOver());
  });
}

async function opened(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(KEPT);
    asked.result.createObjectStore(OWNER);
  };
  const database = await settled(asked);
  database.onversionchange = () => database.close();
  return database;
}

export class Kept {
  private constructor(
    private readonly database: IDBDatabase,
    private readonly me: string,
  ) {}

  /** Become the one writer and read everything, in one transaction: whoever wrote before can write no more. */
  static async open(): Promise<{ kept: Kept; saved: Map<string, Uint8Array> }> {
    const database = await opened();
    const me = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const transaction = database.transaction([KEPT, OWNER], 'readwrite');
    const done = committed(transaction);
    transaction.objectStore(OWNER).put(me, OWNER);
    const store = transaction.objectStore(KEPT);
    const [keys, values] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
    await done;
    const saved = new Map(keys.map((key, i) => [String(key), values[i] as Uint8Array]));
    return { kept: new Kept(database, me), saved };
  }

  /** All of these changes or none of them; null deletes. It returns when they outlast the page. */
  async keep(changes: Iterable<[string, Uint8Array | null]>): Promise<void> {
    const transaction = this.database.transaction([KEPT, OWNER], 'readwrite', { durability: 'strict' });
    const done = committed(transaction);
    const store = transaction.objectStore(KEPT);
    const owner = transaction.objectStore(OWNER).get(OWNER);
    owner.onsuccess = () => {
      if (owner.result !== this.me) return transaction.abort();
      for (const [key, bytes] of changes) {
        if (bytes === null) store.delete(key);
        else store.put(bytes, key);
      }
    };
    await done;
  }
}

/**
 * Wait for nobody: true when this page may write. `lost` is called when another page takes over. Pages that did not come
 * over https have no locks; there whoever comes last takes over, and the page before notices when it next writes.
 */
export async function claim(takeOver: boolean, lost: () => void): Promise<boolean> {
  if (!navigator.locks) return true;
  return new Promise((done) => {
    const held = navigator.locks.request(LOCK, takeOver ? { steal: true } : { ifAvailable: true }, (lock) => {
      done(lock !== null);
      return lock && new Promise<void>(() => undefined); // held as long as the worker lives
    });
    held.catch(lost);
  });
}
