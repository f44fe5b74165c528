import { useEffect, useState, type RefObject } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { OwnThanks } from '#api/thanks/contract.ts';
import { THANKS_INCOMPLETE } from '#api/thanks/rules.ts';
import type { FormErrors } from '#site/ui/use-form.ts';
import { api } from '../accounts/api.ts';
import type { ThanksTexts } from './texts.ts';

type SendThanksOptions = {
  readonly form: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly texts: ThanksTexts;
  /** Saves the draft and returns it as stored; undefined when that failed. */
  readonly saveAll: () => Promise<OwnThanks | undefined>;
  readonly files: readonly string[];
  readonly language: Language;
  readonly refresh: () => Promise<unknown>;
  readonly onSent: (thanks: OwnThanks) => void;
};

/** Confirms, saves and sends a thank-you; after a refusal the first invalid field gets the focus. */
export function useSendThanks({
  form,
  id,
  texts,
  saveAll,
  files,
  language,
  refresh,
  onSent,
}: SendThanksOptions) {
  const [step, setStep] = useState<'writing' | 'asking' | 'sending'>('writing');
  const [refusal, setRefusal] = useState<FormErrors>({});

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);

  function showErrors(next: FormErrors): void {
    setStep('writing');
    setRefusal(next);
  }

  async function send(): Promise<void> {
    setStep('sending');
    const latest = await saveAll();
    if (!latest) {
      // It may have been sent in another tab.
      await refresh();
      showErrors({ failure: texts.draftFailed });
      return;
    }
    // A file was added or removed in another tab: the owner has to see it before sending.
    if (latest.files.map((file) => file.id).join() !== files.join()) {
      await refresh();
      showErrors({ failure: THANKS_INCOMPLETE[language] });
      return;
    }
    const outcome = await api.campaigns[':id'].thanks.send.$post({ param: { id } });
    if (outcome.kind === 'done') onSent(outcome.value.doc);
    else if (outcome.kind === 'unreachable') showErrors({ failure: texts.sendFailed });
    else {
      await refresh();
      showErrors({ problems: outcome.problems, failure: outcome.message ?? texts.sendFailed });
    }
  }

  return {
    send,
    showErrors,
    problems: refusal.problems ?? {},
    failure: refusal.failure,
    isAsking: step !== 'writing',
    isBusy: step === 'sending',
    ask: () => {
      setRefusal({});
      setStep('asking');
    },
    leave: () => setStep('writing'),
  };
}
