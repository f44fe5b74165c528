type StorageKind = 'local' | 'session';

/** Returns a stored text; undefined where there is none or the browser keeps nothing. */
export function readStored(kind: StorageKind, key: string): string | undefined {
  try {
    return getStorage(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it when it is undefined or empty; false where storage is blocked or full. */
export function writeStored(kind: StorageKind, key: string, text: string | undefined): boolean {
  try {
    if (text) getStorage(kind).setItem(key, text);
    else getStorage(kind).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Throws where the browser blocks storage. */
function getStorage(kind: StorageKind): Storage {
  return kind === 'local' ? window.localStorage : window.sessionStorage;
}
