type StorageKind = 'local' | 'session';

/** Prefix of the keys of drafts (drafts.ts); all that a page's first script needs of them. */
export const DRAFT_KEY = 'ph-campaign-';

/** Returns a stored text; undefined if there is none, or storage is blocked. */
export function readStored(kind: StorageKind, key: string): string | undefined {
  try {
    return getStorage(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it if it is undefined or empty; false if storage is blocked or full. */
export function writeStored(kind: StorageKind, key: string, text: string | undefined): boolean {
  try {
    if (text) getStorage(kind).setItem(key, text);
    else getStorage(kind).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Removes every stored text whose key starts with a prefix. */
export function removeStored(kind: StorageKind, prefix: string): void {
  try {
    const storage = getStorage(kind);
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  } catch {
    // If storage is blocked, nothing has been stored.
  }
}

/** Returns a storage; throws if the browser blocks it. */
function getStorage(kind: StorageKind): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage;
}
