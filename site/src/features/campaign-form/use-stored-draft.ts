import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { canStoreDrafts, deleteDraft, findDraft, storeDraft, type DraftName } from '#widget/client/drafts.ts';
import { isRecord } from '#api/platform/rules.ts';
import { getImageId, pickChanged, type FormValues } from './values.ts';

/** The stored campaign that an edit is based on. */
type DraftBase = { readonly values: FormValues; readonly version: number };

/**
 * Stores a half-filled form for this tab, under the person who is logged in; a pristine form is not stored. Where the
 * browser cannot store anything, leaving the page asks first.
 */
export function useStoredDraft(
  name: DraftName,
  owner: string | null,
  values: FormValues,
  isPristine: boolean,
  canStore: boolean,
  base?: DraftBase,
): void {
  const hasStored = useRef(false);
  useEffect(() => {
    if (isPristine) {
      if (hasStored.current) deleteDraft(name);
      return;
    }
    hasStored.current = true;
    storeValues(name, owner, values, base);
  }, [name, owner, values, isPristine, base]);

  useEffect(() => {
    if (isPristine || canStore) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [isPristine, canStore]);
}

/** Returns what this browser has stored when the form begins, and whether it can; what is hydrated knows of nothing yet. */
export function useDraftAtStart(name: DraftName, owner: string | null) {
  const isHydrated = useIsHydrated();
  const canStore = useMemo(() => !isHydrated || canStoreDrafts(), [isHydrated]);
  const [draft] = useState(() => (isHydrated ? findDraft(name, owner) : undefined));
  return { canStore, draft };
}

/**
 * Returns the key with which a form begins again, once it is hydrated, where this browser had stored one of the drafts.
 * Where it had not, the form stays, with what was typed before its script ran.
 */
export function useDraftKey(owner: string | null, ...names: readonly DraftName[]): string {
  const [hasDraft] = useState(() => names.some((name) => findDraft(name, owner) !== undefined));
  return String(useIsHydrated() && hasDraft);
}

/** Stores a form's values as a draft; of an edit, only those that differ from what it is based on, and its version. */
export function storeValues(
  name: DraftName,
  owner: string | null,
  values: FormValues,
  base?: DraftBase,
): void {
  const draft = { ...values, image: getImageId(values) };
  if (!base) {
    storeDraft(name, owner, draft);
    return;
  }
  const typed = pickChanged({ ...base.values, image: getImageId(base.values) }, draft);
  storeDraft(name, owner, { ...typed, version: base.version });
}

/** Returns the version of the campaign that a stored draft is based on, if it says so. */
export function getDraftVersion(draft: unknown): number | undefined {
  const version = isRecord(draft) ? draft['version'] : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** Returns whether two states of the form have the same values. */
export function hasSameValues(a: FormValues, b: FormValues): boolean {
  const serialize = (values: FormValues) => JSON.stringify({ ...values, image: getImageId(values) });
  return serialize(a) === serialize(b);
}
