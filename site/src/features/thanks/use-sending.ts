import { useEffect, useState, type RefObject } from 'react';
import type { OwnThanks } from '../../../../edge-api/thanks/contract.ts';
import type { Refusal } from '../../ui/use-form.ts';
import type { ThanksTexts } from './texts.ts';
import { sendThanks } from './thanks-calls.ts';

type SendingOptions = {
  readonly form: RefObject<HTMLElement | null>;
  readonly id: string;
  readonly texts: ThanksTexts;
  /** Saves what was typed; answers whether that worked. */
  readonly flush: () => Promise<boolean>;
  readonly refresh: () => Promise<void>;
  readonly onSent: (thanks: OwnThanks) => void;
};

/** Asking once more, saving and sending, and what speaks against it; the first field in question gets the focus. */
export function useSending({ form, id, texts, flush, refresh, onSent }: SendingOptions) {
  const [step, setStep] = useState<'writing' | 'asking' | 'sending'>('writing');
  const [refusal, setRefusal] = useState<Refusal>({});

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refusal]);

  function refuse(next: Refusal): void {
    setStep('writing');
    setRefusal(next);
  }

  async function send(): Promise<void> {
    setStep('sending');
    if (!(await flush())) {
      refuse({ failure: texts.draftFailed });
      return;
    }
    const outcome = await sendThanks(id);
    if (outcome.kind === 'done') onSent(outcome.value.doc);
    else if (outcome.kind === 'unreachable') refuse({ failure: texts.sendFailed });
    else {
      await refresh();
      refuse({ problems: outcome.problems, failure: outcome.message ?? texts.sendFailed });
    }
  }

  return {
    send,
    refuse,
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
