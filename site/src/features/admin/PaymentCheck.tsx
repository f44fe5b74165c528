import { useState } from 'react';
import type { PaymentChecks } from '#api/admin/payments-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { api } from '../accounts/api.ts';
import { PaymentsTable } from './PaymentsTable.tsx';
import type { AdminTexts } from './texts.ts';

type PaymentCheckProps = WithTexts<AdminTexts['payments']> & {
  readonly reference: string;
  readonly heading: string;
  readonly reason: AdminTexts['reason'];
};

/** Asks the provider about a payment, and shows what it found. */
export function PaymentCheck({ reference, heading, language, texts: t, reason }: PaymentCheckProps) {
  const [checks, setChecks] = useState<PaymentChecks['docs']>();

  const { isBusy, alert, run } = useCall();

  async function ask(): Promise<string | undefined> {
    setChecks(undefined);
    const outcome = await api.admin.payments.check.$post({ json: { reference } });
    if (outcome.kind !== 'done') return outcome.message ?? reason.failed;
    setChecks(outcome.value.docs);
    return undefined;
  }

  return (
    <section className="admin-part" aria-labelledby="missing">
      <h2 id="missing">{heading}</h2>
      <p>{t.missingLead}</p>
      <p>
        <SubmitButton
          label={t.ask}
          busyLabel={t.asking}
          isBusy={isBusy}
          className="button button-secondary button-small"
          onClick={() => void run(ask)}
        />
      </p>
      <div role="status">
        {alert !== undefined && <p className="field-error">{alert}</p>}
        {checks?.length === 0 && <p>{t.notFound}</p>}
        {checks?.map(({ reference: asked, finding, payment }) => (
          <div key={asked}>
            <p>
              <strong>{t.findings[finding]}</strong>
            </p>
            {finding === 'recorded' && payment && (
              <PaymentsTable payments={[payment]} language={language} texts={t} />
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
