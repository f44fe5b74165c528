import { useEffect, useRef } from 'react';
import { deleteDraft, storeDraft, type DraftName } from './draft-store.ts';
import type { FormValues } from './values.ts';

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
): void {
  const hasStored = useRef(false);
  useEffect(() => {
    if (isPristine) {
      if (hasStored.current) deleteDraft(name);
      return;
    }
    hasStored.current = true;
    storeValues(name, owner, values);
  }, [name, owner, values, isPristine]);

  useEffect(() => {
    if (isPristine || canStore) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeave);
    return () => removeEventListener('beforeunload', confirmLeave);
  }, [isPristine, canStore]);
}

/** Stores a form's values as a draft. */
export function storeValues(name: DraftName, owner: string | null, values: FormValues): void {
  storeDraft(name, owner, { ...values, image: getImageId(values) });
}

/** Returns the picture's id, which is all that a draft stores of it. */
function getImageId({ image }: FormValues): string | null {
  return typeof image === 'string' ? image : (image?.id ?? null);
}

/** Returns whether two states of the form have the same values. */
export function hasSameValues(a: FormValues, b: FormValues): boolean {
  const serialize = (values: FormValues) => JSON.stringify({ ...values, image: getImageId(values) });
  return serialize(a) === serialize(b);
}
