import { useState } from 'react';
import { readFormValues, useIsHydrated, type Values } from '#site/ui/use-form.ts';
import { deleteDraft, findDraft, pickTexts, storeDraft, type DraftName } from '#widget/client/drafts.ts';

/** What a person proves with who they are is never stored. */
const SECRETS = ['password', 'code'];

export type FormDraft = ReturnType<typeof useFormDraft>;

/** Stores what is typed into a form and not yet saved, so that a reload loses nothing. */
export function useFormDraft(name: DraftName, owner: string | null, stored: Values) {
  const [typed, setTyped] = useState<Values>({});
  const [saved, setSaved] = useState(stored);
  const [isRestored, setRestored] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [revision, setRevision] = useState(0);

  const isHydrated = useIsHydrated();
  const [isSought, setSought] = useState(false);
  // Sought before what was typed while the script was on its way is stored as one.
  const [draft] = useState(() => pickTexts(findDraft(name, owner)));

  // Only this browser knows the draft: what is hydrated begins as the server sent it.
  if (isHydrated && !isSought) {
    setSought(true);
    if (Object.keys(draft).length > 0) {
      setTyped(draft);
      setRestored(true);
      setUnsaved(true);
      setRevision((count) => count + 1);
    }
  }

  return {
    /** What the fields begin with. */
    values: { ...stored, ...typed },
    /** Changes when a draft is found or discarded; the fields then start afresh. */
    revision,
    isRestored,
    /** Whether the fields differ from what is saved. */
    isUnsaved,
    store: (form: HTMLFormElement): void => {
      const changed = Object.entries(readFormValues(form)).filter(
        ([field, value]) => value !== (saved[field] ?? '') && !SECRETS.includes(field),
      );
      setUnsaved(changed.length > 0);
      if (changed.length > 0) storeDraft(name, owner, Object.fromEntries(changed));
      else deleteDraft(name);
    },
    discard: (): void => {
      deleteDraft(name);
      setTyped({});
      setRestored(false);
      setUnsaved(false);
      setRevision((count) => count + 1);
    },
    markSaved: (values: Values): void => {
      deleteDraft(name);
      setSaved(values);
      setRestored(false);
      setUnsaved(false);
    },
  };
}
