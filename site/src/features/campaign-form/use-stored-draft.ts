import { useEffect, useRef } from 'react';
import { deleteDraft, storeDraft, type DraftName } from './draft-store.ts';
import type { FormValues } from './values.ts';

/**
 * Keeps a half-filled form for this tab, under whoever is logged in. Nothing is kept of a form that says nothing
 * new. Only where the browser keeps nothing, leaving the page asks first.
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

/** A picture is kept by its id alone. */
function getImageId({ image }: FormValues): string | null {
  return typeof image === 'string' ? image : (image?.id ?? null);
}

/** Whether two states of the form say the same. */
export function hasSameValues(one: FormValues, other: FormValues): boolean {
  const serialize = (values: FormValues) => JSON.stringify({ ...values, image: getImageId(values) });
  return serialize(one) === serialize(other);
}
