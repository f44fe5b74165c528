import { isRecord } from '#api/platform/rules.ts';
import { readStored, writeStored } from '#widget/client/storage.ts';

/**
 * What a half-filled form leaves behind, so that a reload or a login loses nothing. It lives as long as the tab:
 * the next person at this device does not find it. There is never a password in it.
 */
export type DraftName =
  'create' | 'person' | 'alt' | 'profile' | 'celebrity' | `edit-${string}` | `charity-${string}`;

const toStorageKey = (name: DraftName) => `ph-campaign-${name}`;

/** Stores values for a person, or for whoever comes next when nobody is logged in. */
export function storeDraft(name: DraftName, owner: string | null, values: unknown): void {
  writeStored('session', toStorageKey(name), JSON.stringify({ owner, values }));
}

/** Returns the draft of this person, or of nobody in particular; undefined when there is none. */
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

export function deleteDraft(name: DraftName): void {
  writeStored('session', toStorageKey(name), undefined);
}

/** Returns whether this browser stores drafts at all. */
export function canStoreDrafts(): boolean {
  return (
    writeStored('session', 'ph-campaign-probe', '1') && writeStored('session', 'ph-campaign-probe', undefined)
  );
}
