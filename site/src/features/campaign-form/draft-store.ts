import { isRecord } from '#api/platform/rules.ts';

/**
 * What a half-filled form leaves behind, so that a reload or a login loses nothing. It lives as long as the tab:
 * the next person at this device does not find it. There is never a password in it.
 */
export type DraftName = 'create' | 'person' | 'alt' | `edit-${string}`;

const toStorageKey = (name: DraftName) => `ph-campaign-${name}`;

/** Keeps values for a person, or for whoever comes when nobody is logged in. */
export function storeDraft(name: DraftName, owner: string | null, values: unknown): void {
  try {
    sessionStorage.setItem(toStorageKey(name), JSON.stringify({ owner, values }));
  } catch {
    // Storage throws where it is blocked or full; the form then works without a memory.
  }
}

/** What was kept for this person, or before anybody was logged in; undefined when nothing was. */
export function findDraft(name: DraftName, owner: string | null): unknown {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(toStorageKey(name)) ?? 'null');
    return isRecord(stored) && (stored['owner'] === null || stored['owner'] === owner)
      ? stored['values']
      : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a draft. */
export function deleteDraft(name: DraftName): void {
  try {
    sessionStorage.removeItem(toStorageKey(name));
  } catch {
    // A browser without storage has kept nothing.
  }
}

/** Whether this browser keeps drafts at all. */
export function canStoreDrafts(): boolean {
  try {
    sessionStorage.setItem('ph-campaign-probe', '1');
    sessionStorage.removeItem('ph-campaign-probe');
    return true;
  } catch {
    return false;
  }
}
