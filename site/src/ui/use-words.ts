import { useState } from 'react';
import { deleteDraft, findDraft, pickTexts, storeDraft } from '#widget/client/drafts.ts';

/** Stores what is typed into a dialog until it is sent, so that nothing is lost when the session ends. */
export function useWords(about: string) {
  const name = `words-${about}` as const;
  const [words, setWords] = useState(() => pickTexts(findDraft(name, null)));
  return {
    words,
    type: (field: string, text: string): void => {
      const next = { ...words, [field]: text };
      setWords(next);
      storeDraft(name, null, next);
    },
    forget: () => deleteDraft(name),
  };
}
