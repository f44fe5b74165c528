import { useState } from 'react';
import type { PaymentChecks } from '#api/admin/payments-contract.ts';
import { SEARCH_MAX } from '#api/admin/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { api } from '../accounts/api.ts';
import { AskForm } from './AskForm.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import type { AdminTexts } from './texts.ts';

type PaymentCheckProps = WithTexts<AdminTexts['payments']> & {
  readonly reference: string;
  readonly heading: string;
  readonly reason: AdminTexts['reason'];
};

/** Asks the provider why a payment is missing, and shows what it found. */
export function PaymentCheck({ reference, heading, language, texts: t, reason }: PaymentCheckProps) {
  const [checks, setChecks] = useState<PaymentChecks['docs']>();

  async function ask(text: string): Promise<string | undefined> {
    setChecks(undefined);
    if (text === '') return t.referenceMissing;
    const outcome = await api.admin.payments.check.$post({ json: { reference: text } });
    if (outcome.kind !== 'done') return outcome.message ?? reason.failed;
    setChecks(outcome.value.docs);
    return undefined;
  }

  return (
    <section className="admin-part" aria-labelledby="missing">
      <h2 id="missing">{heading}</h2>
      <p>{t.missingLead}</p>
      <AskForm
        label={t.search}
        name="reference"
        maxLength={SEARCH_MAX}
        defaultValue={reference}
        submit={t.ask}
        busy={t.asking}
        onAsk={ask}
      />
      <div role="status">
        {checks?.length === 0 && <p>{t.notFound}</p>}
        {checks?.map(({ reference: asked, finding, payment }) => (
          <div key={asked}>
            <p>
              <strong>{t.findings[finding]}</strong>
            </p>
            {payment && <PaymentsTable payments={[payment]} language={language} texts={t} />}
          </div>
        ))}
      </div>
    </section>
  );
}
