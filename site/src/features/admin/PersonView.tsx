import { Facts } from '#site/ui/Facts.tsx';
import type { PersonRecord } from '#api/admin/people-contract.ts';
import { listPersonActs } from '#api/admin/people-rules.ts';
import { listPaymentActs } from '#api/admin/rules.ts';
import { EMAIL_REQUIRED } from '#api/accounts/rules.ts';
import { api } from '../accounts/api.ts';
import { ActButton } from './ActButton.tsx';
import { CampaignsView } from './CampaignsView.tsx';
import { Moment } from './DataTable.tsx';
import { Notes } from './Notes.tsx';
import { PaymentActs } from './PaymentView.tsx';
import { PaymentsTable } from './PaymentsTable.tsx';
import { PersonActs } from './PersonActs.tsx';
import { PersonState } from './PeopleView.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type PersonViewProps = WithTexts<
  Pick<AdminTexts, 'people' | 'campaigns' | 'payments' | 'acts' | 'reason'>
> & { readonly person: PersonRecord };

const ADDRESS = { name: 'email', type: 'email', autoComplete: 'off' };

/** Shows a person: what is known, what an admin can do, their campaigns and payments, and the notes about them. */
export function PersonView({ person, language, texts }: PersonViewProps) {
  const { people: t, campaigns, payments } = texts;
  return (
    <>
      <Facts
        className="references admin-facts"
        facts={[
          [t.state, <PersonState key="state" person={person} texts={t} />],
          [t.role, t[person.role]],
          [t.since, <Moment key="since" at={person.createdAt} language={language} />],
          [t.sessions, person.sessions > 0 && person.sessions],
        ]}
      />
      <PersonHelp person={person} language={language} texts={texts} />
      {person.campaigns.length > 0 && (
        <section className="admin-part" aria-labelledby="campaigns">
          <h2 id="campaigns">{campaigns.heading}</h2>
          <CampaignsView campaigns={person.campaigns} language={language} texts={campaigns} />
        </section>
      )}
      {person.payments.length > 0 && (
        <section className="admin-part" aria-labelledby="payments">
          <h2 id="payments">{payments.heading}</h2>
          <PaymentsTable
            payments={person.payments}
            language={language}
            texts={payments}
            toActions={(payment) =>
              listPaymentActs(payment).length > 0 && (
                <div className="admin-acts">
                  <PaymentActs payment={payment} className="link" language={language} texts={texts} />
                </div>
              )
            }
          />
        </section>
      )}
      <Notes about="people" id={person.id} notes={person.notes} language={language} texts={texts} />
    </>
  );
}

function PersonHelp({ person, language, texts }: PersonViewProps) {
  const name = person.name || person.email;
  return (
    <section className="admin-part" aria-labelledby="help">
      <h2 id="help">{texts.payments.action}</h2>
      <div className="row">
        {person.role !== 'admin' && (
          <ActButton
            name="address-corrected"
            about={name}
            fields={[{ ...ADDRESS, label: texts.people.newAddress, missing: EMAIL_REQUIRED[language] }]}
            language={language}
            texts={texts}
            act={(why, { email = '' }) =>
              api.admin.people[':id']['correct-address'].$post({
                param: { id: person.id },
                json: { email, reason: why },
              })
            }
          />
        )}
        <PersonActs
          id={person.id}
          name={name}
          acts={listPersonActs(person)}
          language={language}
          texts={texts}
        />
      </div>
    </section>
  );
}
