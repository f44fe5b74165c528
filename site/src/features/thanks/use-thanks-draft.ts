import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnThanks } from '#api/thanks/contract.ts';
import { deleteDraft, findDraft, pickTexts, storeDraft } from '#widget/client/drafts.ts';
import { isRecord } from '#api/platform/rules.ts';
import { api } from '../accounts/api.ts';

/** Delay after the last keystroke before the draft is saved. */
const SAVE_AFTER_MS = 800;

/** The owner's texts; `alts` has the changed descriptions only, by photo id. */
export type DraftValues = {
  readonly message: string;
  readonly transcript: string;
  readonly alts: Readonly<Record<string, string>>;
};
export type SaveState = 'saved' | 'saving' | 'failed';

/** Saves the texts, even while leaving the page; texts that could not be saved are stored in this tab. */
async function saveThanks(id: string, values: DraftValues) {
  const { alts, ...words } = values;
  const photos = Object.entries(alts).map(([photo, alt]) => ({ id: photo, alt }));
  const call = { param: { id }, json: { ...words, photos } };
  const outcome = await api.campaigns[':id'].thanks.$put(call, { init: { keepalive: true } });
  if (outcome.kind === 'done') deleteDraft(`words-thanks-${id}`);
  else storeDraft(`words-thanks-${id}`, null, values);
  return outcome;
}

/** Returns the texts that an earlier session could not save; empty if there are none. */
function findUnsaved(id: string): Partial<DraftValues> {
  const stored = findDraft(`words-thanks-${id}`, null);
  return isRecord(stored) ? { ...pickTexts(stored), alts: pickTexts(stored['alts']) } : {};
}

/**
 * Holds the texts of a thank-you: saves them on the server shortly after typing, one call at a time, and when the page
 * is left. `flush` saves now and returns whether everything is stored; `saveAll` overwrites changes from other tabs,
 * and returns the stored thank-you.
 */
export function useThanksDraft(
  id: string,
  { message, transcript }: Pick<OwnThanks, 'message' | 'transcript'>,
) {
  const [draftValues, setDraftValues] = useState<DraftValues>({ message, transcript, alts: {} });
  const [state, setState] = useState<SaveState>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef(draftValues);
  const isDirty = useRef(false);
  const stored = useRef<OwnThanks>(undefined);
  const queue = useRef(Promise.resolve(true));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const save = async (): Promise<boolean> => {
      if (!isDirty.current) return true;
      isDirty.current = false;
      const outcome = await saveThanks(id, latest.current);
      const isSafe = outcome.kind === 'done';
      if (!isSafe) isDirty.current = true;
      if (outcome.kind === 'done') stored.current = outcome.value.doc;
      setProblem(outcome.kind === 'refused' ? (outcome.problems['message'] ?? outcome.message) : undefined);
      setState(!isSafe ? 'failed' : isDirty.current ? 'saving' : 'saved');
      return isSafe;
    };
    queue.current = queue.current.then(save);
    return queue.current;
  }, [id]);

  useFlushOnLeaving(flush);
  const type = useCallback(
    (changes: Partial<DraftValues>): void => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      isDirty.current = true;
      setDraftValues(next);
      setState('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SAVE_AFTER_MS);
    },
    [flush],
  );

  useEffect(() => {
    const unsaved = findUnsaved(id);
    if (Object.keys(unsaved).length > 0) type(unsaved);
  }, [id, type]);

  async function saveAll(): Promise<OwnThanks | undefined> {
    isDirty.current = true;
    return (await flush()) ? stored.current : undefined;
  }

  return { values: draftValues, type, state, problem, flush, saveAll };
}

/** Saves when the page is hidden, or the form disappears. */
function useFlushOnLeaving(flush: () => Promise<boolean>): void {
  useEffect(() => {
    const leave = () => void (document.hidden && flush());
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void flush();
    };
  }, [flush]);
}
