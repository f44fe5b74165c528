import { useState, type SyntheticEvent } from 'react';
import type { PaymentChecks } from '#api/admin/contract.ts';
import { SEARCH_MAX } from '#api/admin/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { checkPayment } from './action-calls.ts';
import { PaymentsTable } from './PaymentsTable.tsx';
import type { AdminTexts } from './texts.ts';

type PaymentCheckProps = {
  /** What is asked about at first. */
  readonly reference: string;
  readonly language: Language;
  readonly texts: AdminTexts['payments'];
  readonly reason: AdminTexts['reason'];
};

/** Asks the provider why a payment is missing, and says what it found. */
export function PaymentCheck({ reference, language, texts: t, reason }: PaymentCheckProps) {
  const [text, setText] = useState(reference);
  const [checks, setChecks] = useState<PaymentChecks['docs']>();
  const { isBusy, alert, run } = useCall();

  async function ask(): Promise<string | undefined> {
    setChecks(undefined);
    const outcome = await checkPayment(text);
    if (outcome.kind !== 'done') return outcome.message ?? reason.failed;
    setChecks(outcome.value.docs);
    return undefined;
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void run(ask);
  }

  return (
    <section className="admin-part" aria-labelledby="missing">
      <h2 id="missing">{t.missing}</h2>
      <p>{t.missingLead}</p>
      <form className="admin-id-form" onSubmit={submit}>
        <Field
          label={t.search}
          name="reference"
          required
          maxLength={SEARCH_MAX}
          autoComplete="off"
          spellCheck={false}
          value={text}
          problem={alert}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <SubmitButton
          label={t.ask}
          busyLabel={t.asking}
          isBusy={isBusy}
          className="button button-secondary button-small"
        />
      </form>
      <div role="status">
        {checks?.length === 0 && <p>{t.notFound}</p>}
        {checks?.map(({ reference: asked, finding, payment }) => (
          <div key={asked}>
            <p>
              <strong>{t.findings[finding]}</strong>
            </p>
            {payment && (
              <PaymentsTable
                page={{ docs: [payment], next: null }}
                language={language}
                texts={t}
                nothing=""
              />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
