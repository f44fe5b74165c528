import { Facts } from '#site/ui/Facts.tsx';
import type { PersonRecord } from '#api/admin/people-contract.ts';
import { PERSON_ACTS, type PersonAct } from '#api/admin/people-rules.ts';
import { EMAIL_REQUIRED } from '#api/accounts/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { adminPath } from './AdminNav.tsx';
import { CampaignsView } from './CampaignsView.tsx';
import { Moment } from './DataTable.tsx';
import { HELP_BUTTON, HelpButtons, type HelpButtonsProps } from './HelpButtons.tsx';
import { Notes } from './Notes.tsx';
import { PaymentActs } from './PaymentView.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { PersonState } from './PeopleView.tsx';
import { ReasonButton } from './ReasonButton.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type PersonViewProps = WithTexts<
  Pick<AdminTexts, 'people' | 'campaigns' | 'payments' | 'accounts' | 'reason'>
> & { readonly person: PersonRecord };

/** Shows a person: what is known, what an admin can do, their campaigns and payments, and the notes about them. */
export function PersonView({ person, language, texts }: PersonViewProps) {
  const { people: t, campaigns, payments, reason } = texts;
  return (
    <>
      <Facts
        className="references admin-facts"
        facts={[
          [t.state, <PersonState key="state" person={person} texts={t} />],
          [t.role, t[person.role]],
          [t.since, <Moment key="since" at={person.createdAt} language={language} />],
          [t.sessions, person.sessions],
        ]}
      />
      <section className="admin-part" aria-labelledby="help">
        <h2 id="help">{t.actions}</h2>
        <PersonActs person={person} language={language} texts={texts} />
      </section>
      {person.campaigns.length > 0 && (
        <section className="admin-part" aria-labelledby="campaigns">
          <h2 id="campaigns">{campaigns.heading}</h2>
          <CampaignsView campaigns={person.campaigns} language={language} texts={campaigns} nothing="" />
        </section>
      )}
      <section className="admin-part" aria-labelledby="payments">
        <h2 id="payments">{t.payments}</h2>
        <PaymentsTable
          payments={person.payments}
          language={language}
          texts={payments}
          nothing={t.noPayments}
          toActions={(payment) => (
            <div className="admin-acts">
              <a className="link" href={`${adminPath('payments', language)}/${payment.id}`}>
                {payments.details} <span className="visually-hidden">{payment.campaign.name}</span>
              </a>
              <PaymentActs
                payment={payment}
                className="link"
                language={language}
                texts={payments}
                reason={reason}
              />
            </div>
          )}
        />
      </section>
      <Notes about="people" id={person.id} notes={person.notes} language={language} texts={texts} />
    </>
  );
}

/** The buttons for what an admin can do for a person; an admin's account has fewer. */
function PersonActs({ person, language, texts }: PersonViewProps) {
  const { people: t, reason } = texts;
  const { id, role, isSuspended } = person;
  const name = person.name || person.email;
  const isAdmin = role === 'admin';
  const apart: readonly PersonAct[] = ['account-erased', person.isNameHidden ? 'name-hidden' : 'name-shown'];
  const call = api.admin.people[':id'];
  const help: Omit<HelpButtonsProps<PersonAct>, 'acts' | 'className'> = {
    name,
    language,
    texts: t.acts,
    reason,
    send: (act, why) => call.help.$post({ param: { id }, json: { act, reason: why } }),
  };
  return (
    <div className="row">
      <HelpButtons
        {...help}
        acts={PERSON_ACTS.filter((act) => !apart.includes(act))}
        className={HELP_BUTTON}
      />
      {!isAdmin && (
        <>
          <ReasonButton
            name={name}
            className={HELP_BUTTON}
            title={fillText(t.correctTitle, { name })}
            message={t.correctMessage}
            confirmLabel={t.correct}
            fields={[
              {
                name: 'email',
                label: t.newAddress,
                type: 'email',
                autoComplete: 'off',
                missing: EMAIL_REQUIRED[language],
              },
            ]}
            language={language}
            texts={reason}
            act={(why, { email = '' }) =>
              call['correct-address'].$post({ param: { id }, json: { email, reason: why } })
            }
          />
          <SuspendButton
            account={{ id, name }}
            act={isSuspended ? 'restore' : 'suspend'}
            language={language}
            texts={texts}
          />
          <HelpButtons {...help} acts={['account-erased']} className="button button-small button-danger" />
        </>
      )}
    </div>
  );
}
