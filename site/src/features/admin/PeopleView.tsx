import { useState } from 'react';
import type { FoundPerson } from '#api/admin/people-contract.ts';
import { PEOPLE_SEARCH_MIN } from '#api/admin/people-rules.ts';
import { EMAIL_MAX } from '#api/accounts/rules.ts';
import { api } from '../accounts/api.ts';
import { adminPath } from './AdminNav.tsx';
import { AskForm } from './AskForm.tsx';
import { DataTable, Moment, TwoLines } from './DataTable.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

/** Finds people by address, name or reference. The search is sent in a request body, so that no URL contains it. */
export function PeopleView({ language, texts }: WithTexts<Pick<AdminTexts, 'people' | 'nav' | 'reason'>>) {
  const { people: t, nav, reason } = texts;
  const [found, setFound] = useState<readonly FoundPerson[]>();

  async function find(search: string): Promise<string | undefined> {
    if (search.length < PEOPLE_SEARCH_MIN) return t.searchTooShort;
    const outcome = await api.admin.people.search.$post({ json: { search } });
    if (outcome.kind !== 'done') return outcome.message ?? reason.failed;
    setFound(outcome.value.docs);
    return undefined;
  }

  return (
    <>
      <AskForm
        label={t.search}
        type="search"
        name="search"
        maxLength={EMAIL_MAX}
        submit={nav.search}
        busy={reason.busy}
        onAsk={find}
      />
      <div aria-live="polite">
        {found && (
          <DataTable
            caption={t.results}
            columns={[
              [
                t.person,
                ({ id, name, email }) => (
                  <TwoLines below={name !== '' && email}>
                    <a href={`${adminPath('people', language)}/${id}`}>{name || email}</a>
                  </TwoLines>
                ),
              ],
              [t.role, ({ role }) => t[role]],
              [t.state, (person) => <PersonState person={person} texts={t} />],
              [t.since, ({ createdAt: at }) => <Moment at={at} language={language} />],
            ]}
            rows={found}
            nothing={nav.nothing}
          />
        )}
      </div>
    </>
  );
}

type PersonStateProps = {
  readonly person: Pick<FoundPerson, 'isVerified' | 'isSuspended'>;
  readonly texts: AdminTexts['people'];
};

/** Shows whether a person's account is suspended or, if not, whether their address is confirmed. */
export function PersonState({ person: { isVerified, isSuspended }, texts }: PersonStateProps) {
  if (isSuspended) return <span className="badge badge-failed">{texts.suspended}</span>;
  return <span className="badge">{isVerified ? texts.verified : texts.unverified}</span>;
}
