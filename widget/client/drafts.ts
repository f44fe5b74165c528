import { isRecord } from '#api/platform/rules.ts';
import { DRAFT_KEY, readStored, removeStored, writeStored } from './storage.ts';

/** Prefix of the names of drafts that are stored without an owner. */
const WORDS = 'words-';

/**
 * A draft of a half-filled form, so that a reload or a login loses nothing. It lasts as long as the tab, so the next
 * person at this device does not find it. It never contains a password.
 */
export type DraftName =
  | 'create'
  | 'person'
  | 'alt'
  | 'profile'
  | 'celebrity'
  | `edit-${string}`
  | `charity-${string}`
  | `story-${string}`
  | `${typeof WORDS}${string}`
  | `winners-${string}`;

const toStorageKey = (name: DraftName) => `${DRAFT_KEY}${name}`;

/** Stores values for a person or, while nobody is logged in, for the next one to log in. */
export function storeDraft(name: DraftName, owner: string | null, values: unknown): void {
  writeStored('session', toStorageKey(name), JSON.stringify({ owner, values }));
}

/** Returns a person's draft, or one without an owner; undefined if there is none. */
export function findDraft(name: DraftName, owner: string | null): unknown {
  try {
    const stored: unknown = JSON.parse(readStored('session', toStorageKey(name)) ?? 'null');
    return isRecord(stored) && (stored['owner'] === null || stored['owner'] === owner)
      ? stored['values']
      : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the texts in a stored draft. */
export function pickTexts(draft: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(isRecord(draft) ? draft : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function deleteDraft(name: DraftName): void {
  writeStored('session', toStorageKey(name), undefined);
}

/** Deletes the drafts without an owner, for when their author leaves this device. */
export function deleteWords(): void {
  removeStored('session', toStorageKey(WORDS));
}

/** Returns whether this browser stores drafts at all. */
export function canStoreDrafts(): boolean {
  return (
    writeStored('session', 'ph-campaign-probe', '1') && writeStored('session', 'ph-campaign-probe', undefined)
  );
}
