import { useRef, useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { showToast } from '#site/ui/toasts.ts';
import type { Failure, Outcome } from '#widget/client/outcome.ts';
import { $user } from '../accounts/session-state.ts';
import { formatDetails } from './section-list.ts';
import type { CampaignFormTexts } from './texts.ts';
import { FORM_TOAST_MS } from './toast-time.ts';
import type { CampaignFormState } from './use-campaign-form.ts';
import type { FormValues } from './values.ts';

export type SubmitOptions = {
  readonly send: (values: FormValues) => Promise<Outcome<{ readonly doc: Campaign }>>;
  readonly onDone: (campaign: Campaign) => void;
  /** What is said when it did not work: inline when the server says nothing itself, and as a toast. */
  readonly failed: { readonly inline: string; readonly toast: string };
  /** What is said when a rule does not hold. */
  readonly fixErrors: string;
};

/**
 * Sends the campaign step. Without a session it is kept, and `isLoggedOut` asks for a login; what the server finds
 * wrong shows at the fields and as 'field: message' (specification §8).
 */
export function useSubmit(
  form: CampaignFormState,
  { send, onDone, failed, fixErrors }: SubmitOptions,
  texts: CampaignFormTexts,
) {
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isLoggedOut, setLoggedOut] = useState(false);
  const [isUploading, setUploading] = useState(false);

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const found = { ...form.check(), ...(isUploading && { image: texts.image.stillUploading }) };
    if (Object.keys(found).length > 0) showErrors(found, fixErrors, fixErrors);
    else if ($user.get()) await call();
    else promptLogin();
  }

  async function call(): Promise<void> {
    form.clearErrors();
    isSending.current = true;
    setBusy(true);
    const outcome = await send(form.values);
    isSending.current = false;
    setBusy(false);
    if (outcome.kind === 'done') onDone(outcome.value.doc);
    else if (outcome.kind === 'unreachable') showErrors({}, failed.toast, failed.toast);
    else if (outcome.kind === 'unauthenticated') promptLogin();
    else showErrors(outcome.problems, getErrorMessage(outcome), failed.toast);
  }

  function getErrorMessage({ problems, message }: Failure): string {
    if (Object.keys(problems).length > 0) return formatDetails(problems, texts);
    return message ?? failed.inline;
  }

  function showErrors(problems: Readonly<Record<string, string>>, sentence: string, toast: string): void {
    form.showErrors(problems, sentence);
    showToast({ kind: 'error', text: toast, durationMs: FORM_TOAST_MS });
  }

  function promptLogin(): void {
    setLoggedOut(true);
    form.showErrors({}, texts.wizard.accountFirst);
  }

  return {
    submit,
    isBusy,
    setUploading,
    isLoggedOut,
    /** Goes on where the session ended. */
    resume: (): void => {
      setLoggedOut(false);
      void submit();
    },
  };
}
