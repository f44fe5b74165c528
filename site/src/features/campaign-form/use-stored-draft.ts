import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { canStoreDrafts, deleteDraft, findDraft, storeDraft, type DraftName } from '#widget/client/drafts.ts';
import { isRecord } from '#api/platform/rules.ts';
import { getImageId, pickChanged, type FormValues } from './values.ts';

/** The stored campaign on which an edit is based. */
type DraftBase = { readonly values: FormValues; readonly version: number };

/**
 * Stores a half-filled form in this tab for the person who is logged in; a pristine form is not stored. If the browser
 * cannot store it, leaving the page asks for confirmation.
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

/** Returns the stored draft, and whether this browser can store one; during hydration there is no draft yet. */
export function useDraftAtStart(name: DraftName, owner: string | null) {
  const isHydrated = useIsHydrated();
  const canStore = useMemo(() => !isHydrated || canStoreDrafts(), [isHydrated]);
  const [draft] = useState(() => (isHydrated ? findDraft(name, owner) : undefined));
  return { canStore, draft };
}

/**
 * Returns a key that changes after hydration if one of the drafts is stored, so that the form is recreated with it.
 * Otherwise the form keeps what was typed before its script ran.
 */
export function useDraftKey(owner: string | null, ...names: readonly DraftName[]): string {
  const [hasDraft] = useState(() => names.some((name) => findDraft(name, owner) !== undefined));
  return String(useIsHydrated() && hasDraft);
}

/** Stores a form's values as a draft; for an edit, only the changed values and the version on which it is based. */
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

/** Returns the version of the campaign on which a stored draft is based, if it is recorded. */
export function getDraftVersion(draft: unknown): number | undefined {
  const version = isRecord(draft) ? draft['version'] : undefined;
  return typeof version === 'number' ? version : undefined;
}

/** Returns whether two states of the form have the same values. */
export function hasSameValues(a: FormValues, b: FormValues): boolean {
  const serialize = (values: FormValues) => JSON.stringify({ ...values, image: getImageId(values) });
  return serialize(a) === serialize(b);
}
