import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft, type DraftName } from './draft-store.ts';
import type { FormValues } from './values.ts';

/**
 * Keeps a half-filled form for this tab, under whoever is logged in. Nothing is kept of a form that says nothing
 * new. Only where the browser keeps nothing, leaving the page asks first.
 */
export function useDraft(
  name: DraftName,
  owner: string | null,
  values: FormValues,
  isPristine: boolean,
  canKeep: boolean,
): void {
  const hasKept = useRef(false);
  useEffect(() => {
    if (isPristine) {
      if (hasKept.current) dropDraft(name);
      return;
    }
    hasKept.current = true;
    keepDraft(name, owner, { ...values, image: idOf(values) });
  }, [name, owner, values, isPristine]);

  useEffect(() => {
    if (isPristine || canKeep) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPristine, canKeep]);
}

/** A picture is kept by its id alone. */
function idOf({ image }: FormValues): string | null {
  return typeof image === 'string' ? image : (image?.id ?? null);
}

/** Whether two states of the form say the same. */
export function isSame(one: FormValues, other: FormValues): boolean {
  const plain = (values: FormValues) => JSON.stringify({ ...values, image: idOf(values) });
  return plain(one) === plain(other);
}
