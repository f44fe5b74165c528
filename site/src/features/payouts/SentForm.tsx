import { useState } from 'react';
import { formatEventDate, isEventDate } from '#api/campaigns/event-time-rules.ts';
import { BANK_REFERENCE_MAX, BANK_REFERENCE_REQUIRED, SENT_DATE_INVALID } from '#api/payouts/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm, type Problems, type Values } from '#site/ui/use-form.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { markBatchSent } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

type SentFormProps = {
  readonly id: string;
  readonly language: Language;
  readonly texts: PayoutTexts['admin'];
  readonly onSent: () => Promise<void>;
};

/** Marks a batch as sent, with the day and the reference of the bank. */
export function SentForm({ id, language, texts: t, onSent }: SentFormProps) {
  const form = useForm({
    check: (values) => checkSent(values, language),
    send: async ({ date = '', reference = '' }) => {
      const outcome = await markBatchSent(id, { date, reference });
      if (outcome.kind === 'done') {
        showFormToast('success', t.sent);
        await onSent();
      }
      return toFormErrors(outcome, { failed: t.sendFailed });
    },
  });
  const [today] = useState(() => formatEventDate(new Date()));
  return (
    <details>
      <summary>{t.sendTitle}</summary>
      <Form state={form} submit={t.send} busy={t.sending} buttonClass="button">
        <p className="help">{t.sendLead}</p>
        <div className="form-row">
          <Field label={t.day} {...form.field('date')} type="date" max={today} required />
          <Field
            label={t.bankReference}
            {...form.field('reference')}
            maxLength={BANK_REFERENCE_MAX}
            autoComplete="off"
            required
          />
        </div>
      </Form>
    </details>
  );
}

function checkSent({ date = '', reference = '' }: Values, language: Language): Problems {
  return {
    ...(!isEventDate(date) && { date: SENT_DATE_INVALID[language] }),
    ...(reference.trim() === '' && { reference: BANK_REFERENCE_REQUIRED[language] }),
  };
}
