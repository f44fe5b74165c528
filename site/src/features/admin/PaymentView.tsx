import type { AdminPayment, PaymentRecord } from '#api/admin/payments-contract.ts';
import { PAYMENT_ACTS } from '#api/admin/rules.ts';
import { api } from '../accounts/api.ts';
import { DataTable, Moment, TwoLines } from './DataTable.tsx';
import { HelpButtons } from './HelpButtons.tsx';
import { Notes } from './Notes.tsx';
import { PaymentCheck } from './PaymentCheck.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type PaymentViewProps = WithTexts<Pick<AdminTexts, 'payments' | 'people' | 'messages' | 'reason' | 'nav'>> & {
  readonly payment: PaymentRecord;
};

/** A payment: its references and state, what an admin can do, and every message of the provider. */
export function PaymentView({ payment, language, texts }: PaymentViewProps) {
  const { payments: t, people, messages, reason, nav } = texts;
  const states = new Map<string, string>(Object.entries(people.states));
  return (
    <>
      <PaymentsTable
        payments={[payment]}
        language={language}
        texts={t}
        nothing={nav.nothing}
        toActions={() => <PaymentActs payment={payment} language={language} texts={t} reason={reason} />}
      />
      <section className="admin-part" aria-labelledby="messages">
        <h2 id="messages">{t.messages}</h2>
        <DataTable
          caption={t.messages}
          columns={[
            {
              heading: messages.message,
              toCell: ({ id, type }) => <TwoLines below={<code>{id}</code>}>{type}</TwoLines>,
            },
            { heading: t.brought, toCell: ({ outcome }) => states.get(outcome) ?? outcome },
            {
              heading: messages.receivedAt,
              toCell: ({ receivedAt: at }) => <Moment at={at} language={language} />,
            },
          ]}
          rows={payment.messages}
          nothing={t.noMessages}
        />
      </section>
      {payment.userId !== null && (
        <Notes about="payments" id={payment.id} notes={payment.notes} language={language} texts={texts} />
      )}
      <PaymentCheck reference={payment.id} language={language} texts={t} reason={reason} />
    </>
  );
}

type PaymentActsProps = WithTexts<AdminTexts['payments']> & {
  readonly payment: AdminPayment;
  readonly reason: AdminTexts['reason'];
};

/** What an admin can do about a payment that is there and stays. */
export function PaymentActs({ payment, language, texts, reason }: PaymentActsProps) {
  const { id, state, isRefundDue, isDisputed } = payment;
  if (state !== 'paid' || isRefundDue || isDisputed) return null;
  return (
    <div className="admin-acts">
      <HelpButtons
        acts={PAYMENT_ACTS}
        name={payment.campaign.name}
        className="link"
        language={language}
        texts={texts.acts}
        reason={reason}
        send={(act, why) =>
          api.admin.payments[':id'].help.$post({ param: { id }, json: { act, reason: why } })
        }
      />
    </div>
  );
}
