import type { AdminPayment, PaymentRecord } from '#api/admin/payments-contract.ts';
import { listPaymentActs } from '#api/admin/rules.ts';
import { api } from '../accounts/api.ts';
import { ActButton } from './ActButton.tsx';
import { DataTable, Moment, TwoLines } from './DataTable.tsx';
import { Notes } from './Notes.tsx';
import { PaymentCheck } from './PaymentCheck.tsx';
import { PaymentFacts } from './PaymentsTable.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type PaymentViewProps = WithTexts<
  Pick<AdminTexts, 'payments' | 'people' | 'messages' | 'acts' | 'reason'>
> & { readonly payment: PaymentRecord };

/** Shows a payment: its references and state, what an admin can do, and every message from the provider. */
export function PaymentView({ payment, language, texts }: PaymentViewProps) {
  const { payments: t, people, messages, reason } = texts;
  const states = new Map<string, string>(Object.entries(people.states));
  return (
    <>
      {payment.isDisputed && (
        <p className="notice notice-warning">
          <span>
            {t.disputedHelp}{' '}
            <a href={`https://dashboard.stripe.com/payments/${payment.intentId ?? ''}`}>{t.toProvider}</a>
          </span>
        </p>
      )}
      <PaymentFacts payment={payment} language={language} texts={t} />
      {listPaymentActs(payment).length > 0 && (
        <section className="admin-part" aria-labelledby="help">
          <h2 id="help">{t.action}</h2>
          <div className="row">
            <PaymentActs payment={payment} language={language} texts={texts} />
          </div>
        </section>
      )}
      <PaymentCheck
        reference={payment.id}
        heading={t.matching}
        language={language}
        texts={t}
        reason={reason}
      />
      {payment.messages.length > 0 && (
        <section className="admin-part" aria-labelledby="messages">
          <h2 id="messages">{messages.heading}</h2>
          <DataTable
            caption={messages.heading}
            columns={[
              [messages.message, ({ id, type }) => <TwoLines below={<code>{id}</code>}>{type}</TwoLines>],
              [t.brought, ({ outcome }) => states.get(outcome) ?? outcome],
              [messages.receivedAt, ({ receivedAt: at }) => <Moment at={at} language={language} />],
            ]}
            rows={payment.messages}
          />
        </section>
      )}
      {payment.userId !== null && (
        <Notes about="payments" id={payment.id} notes={payment.notes} language={language} texts={texts} />
      )}
    </>
  );
}

type PaymentActsProps = WithTexts<Pick<AdminTexts, 'acts' | 'reason'>> & {
  readonly payment: AdminPayment;
  readonly className?: string;
};

/** The buttons for what an admin can do about a payment. */
export function PaymentActs({ payment, ...button }: PaymentActsProps) {
  const { id, campaign } = payment;
  return listPaymentActs(payment).map((act) => (
    <ActButton
      {...button}
      key={act}
      name={act}
      about={campaign.name}
      act={(reason) => api.admin.payments[':id'].help.$post({ param: { id }, json: { act, reason } })}
    />
  ));
}
