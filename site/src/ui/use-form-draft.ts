import { useRef, useState } from 'react';
import { readFormValues, useIsHydrated, type Values } from '#site/ui/use-form.ts';
import { deleteDraft, findDraft, pickTexts, storeDraft, type DraftName } from '#widget/client/drafts.ts';

/** Fields with credentials, which are never stored. */
const SECRETS = ['password', 'code'];

export type FormDraft = ReturnType<typeof useFormDraft>;

/** Stores what is typed into a form until it is saved, so that a reload loses nothing. */
export function useFormDraft(name: DraftName, owner: string | null, stored: Values = {}) {
  const [typed, setTyped] = useState<Values>({});
  const [saved, setSaved] = useState(stored);
  const [isRestored, setRestored] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [revision, setRevision] = useState(0);

  const isHydrated = useIsHydrated();
  const [isSought, setSought] = useState(false);
  // Read before anything typed during hydration is stored as a draft.
  const [draft] = useState(() => pickTexts(findDraft(name, owner)));

  /** The values of the fields after the last input, which may be later than what is being saved. */
  const latest = useRef<Values>(undefined);

  function restart(values: Values): void {
    setTyped(values);
    setRestored(!isEmpty(values));
    setUnsaved(!isEmpty(values));
    setRevision((count) => count + 1);
  }

  // Only this browser knows the draft, so hydration starts with the server's values.
  if (isHydrated && !isSought) {
    setSought(true);
    if (!isEmpty(draft)) restart(draft);
  }

  function storeChanges(now: Values, before: Values): void {
    const changes = findChanges(now, before);
    setUnsaved(!isEmpty(changes));
    if (isEmpty(changes)) deleteDraft(name);
    else storeDraft(name, owner, changes);
  }

  return {
    /** The initial values of the fields. */
    values: { ...stored, ...typed },
    /** Changes when a draft is found or discarded; the fields are then recreated. */
    revision,
    isRestored,
    /** Whether the fields differ from the saved values. */
    isUnsaved,
    store: (form: HTMLFormElement): void => {
      latest.current = readFormValues(form);
      storeChanges(latest.current, saved);
    },
    discard: (): void => {
      latest.current = undefined;
      deleteDraft(name);
      restart({});
    },
    markSaved: (values: Values): void => {
      setSaved(values);
      setRestored(false);
      storeChanges(latest.current ?? values, values);
    },
  };
}

const isEmpty = (values: Values) => Object.keys(values).length === 0;

/** Returns what differs from the values before, without credentials. */
function findChanges(now: Values, before: Values): Values {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => value !== (before[field] ?? '') && !SECRETS.includes(field),
    ),
  );
}
