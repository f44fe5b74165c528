import { isRecord } from '#api/platform/rules.ts';
import { DRAFT_KEY, readStored, removeStored, writeStored } from './storage.ts';

/** How the names of drafts begin that no person's id protects. */
const WORDS = 'words-';

/**
 * What a half-filled form leaves behind, so that a reload or a login loses nothing. It lives as long as the tab:
 * the next person at this device does not find it. There is never a password in it.
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

/** Stores values for a person, or for the next one to log in while nobody is. */
export function storeDraft(name: DraftName, owner: string | null, values: unknown): void {
  writeStored('session', toStorageKey(name), JSON.stringify({ owner, values }));
}

/** Returns the draft of this person, or one without an owner; undefined when there is none. */
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

/** Deletes the drafts that are nobody's in particular, for when their author leaves this device. */
export function deleteWords(): void {
  removeStored('session', toStorageKey(WORDS));
}

/** Returns whether this browser stores drafts at all. */
export function canStoreDrafts(): boolean {
  return (
    writeStored('session', 'ph-campaign-probe', '1') && writeStored('session', 'ph-campaign-probe', undefined)
  );
}
