import { useState } from 'react';
import { readFormValues, type Values } from '#site/ui/use-form.ts';
import { deleteDraft, findDraft, pickTexts, storeDraft, type DraftName } from '#widget/client/drafts.ts';

export type FormDraft = ReturnType<typeof useFormDraft>;

/** Stores what is typed into a form and not yet saved, so that a reload loses nothing. */
export function useFormDraft(name: DraftName, owner: string, stored: Values) {
  const [typed, setTyped] = useState(() => pickTexts(findDraft(name, owner)));
  const [saved, setSaved] = useState(stored);
  const [isRestored, setRestored] = useState(Object.keys(typed).length > 0);
  const [isUnsaved, setUnsaved] = useState(isRestored);
  const [revision, setRevision] = useState(0);
  return {
    /** What the fields begin with. */
    values: { ...stored, ...typed },
    /** Changes when the draft is discarded; the fields then start afresh. */
    revision,
    isRestored,
    /** Whether the fields differ from what is saved. */
    isUnsaved,
    store: (form: HTMLFormElement): void => {
      const changed = Object.entries(readFormValues(form)).filter(
        ([field, value]) => value !== (saved[field] ?? ''),
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
