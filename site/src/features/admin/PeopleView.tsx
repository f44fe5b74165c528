import { useState, type SyntheticEvent } from 'react';
import type { FoundPerson } from '#api/admin/people-contract.ts';
import { EMAIL_MAX } from '#api/accounts/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { findPeople } from './action-calls.ts';
import { DataTable, Moment } from './DataTable.tsx';
import type { AdminTexts } from './texts.ts';

const SEARCH_MIN = 2;

type PeopleViewProps = {
  readonly language: Language;
  readonly texts: Pick<AdminTexts, 'people' | 'nav' | 'reason'>;
};

/** Finds people by address, name or reference. What is typed is sent in a body, so that it is in no address. */
export function PeopleView({ language, texts }: PeopleViewProps) {
  const { people: t, nav, reason } = texts;
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<readonly FoundPerson[]>();
  const { isBusy, alert, run } = useCall();

  async function find(): Promise<string | undefined> {
    if (search.trim().length < SEARCH_MIN) return t.searchTooShort;
    const outcome = await findPeople(search);
    if (outcome.kind !== 'done') return outcome.message ?? reason.failed;
    setFound(outcome.value.docs);
    return undefined;
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    void run(find);
  }

  return (
    <>
      <form className="admin-id-form admin-search" role="search" noValidate onSubmit={submit}>
        <Field
          label={t.search}
          help={t.searchHelp}
          type="search"
          name="search"
          maxLength={EMAIL_MAX}
          autoComplete="off"
          spellCheck={false}
          value={search}
          problem={alert}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <SubmitButton
          label={nav.search}
          busyLabel={reason.busy}
          isBusy={isBusy}
          className="button button-small"
        />
      </form>
      <div aria-live="polite">
        {found && (
          <DataTable
            caption={t.results}
            columns={[
              {
                heading: t.person,
                toCell: ({ id, name, email }) => (
                  <>
                    <a href={`/${language}/dashboard/admin/people/${id}`}>{name || email}</a>
                    {name !== '' && <small>{email}</small>}
                  </>
                ),
              },
              { heading: t.role, toCell: ({ role }) => t[role] },
              { heading: t.state, toCell: (person) => <PersonState person={person} texts={t} /> },
              { heading: t.since, toCell: ({ createdAt: at }) => <Moment at={at} language={language} /> },
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

/** Whether a person's account is suspended, else whether their address is confirmed. */
export function PersonState({ person: { isVerified, isSuspended }, texts }: PersonStateProps) {
  if (isSuspended) return <span className="badge badge-failed">{texts.suspended}</span>;
  return <span className="badge">{isVerified ? texts.verified : texts.unverified}</span>;
}
