import { useState } from 'react';
import type { CharityAccess } from '#api/charities/invitation-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { readAccess, removeAccount, revokeInvitation } from './access-calls.ts';
import '#site/ui/own-list.css';
import { InviteForm } from './InviteForm.tsx';
import type { CharityProfileTexts } from './texts.ts';

type AccessPanelProps = {
  readonly id: string;
  readonly first: CharityAccess;
  readonly isApproved: boolean;
  readonly language: Language;
  readonly texts: CharityProfileTexts['access'];
};

/** Access to take away from a person, once the admin has confirmed it. */
type Removal = {
  readonly kind: 'remove' | 'revoke';
  readonly email: string;
  readonly run: () => Promise<Outcome<unknown>>;
};

/** Who edits a charity's profile and who is invited to, for an admin. */
export function AccessPanel({ id, first, isApproved, language, texts }: AccessPanelProps) {
  const { value: access, refresh, update } = useResource(() => readAccess(id), { first });
  const [removal, setRemoval] = useState<Removal>();

  async function confirm({ run }: Removal): Promise<void> {
    const outcome = await run();
    // What another admin has taken away meanwhile is gone as well.
    const isDone = outcome.kind === 'done' || outcome.status === 404;
    await refresh();
    setRemoval(undefined);
    showToast({ kind: isDone ? 'success' : 'error', text: isDone ? texts.changed : texts.failed });
  }

  return (
    <Panel title={texts.title} text={texts.lead}>
      <People id={id} access={access} language={language} texts={texts} onRemove={setRemoval} />
      {isApproved ? (
        <InviteForm id={id} language={language} texts={texts} onInvited={(next) => update(() => next)} />
      ) : (
        <p className="notice">{texts.notApproved}</p>
      )}
      <ConfirmDialog
        open={removal !== undefined}
        title={removal ? texts[`${removal.kind}Title`] : ''}
        message={removal ? fillText(texts[`${removal.kind}Message`], { email: removal.email }) : ''}
        confirmLabel={removal ? texts[removal.kind] : ''}
        cancelLabel={texts.keep}
        loadingLabel={texts.busy}
        danger
        onCancel={() => setRemoval(undefined)}
        onConfirm={() => removal && confirm(removal)}
      />
    </Panel>
  );
}

type PeopleProps = Omit<AccessPanelProps, 'isApproved' | 'first'> & {
  readonly access: CharityAccess;
  readonly onRemove: (removal: Removal) => void;
};

function People({ id, access, language, texts, onRemove }: PeopleProps) {
  const toText = (text: string, date: string) => fillText(text, { date: formatLongDate(date, language) });
  const rows = [
    ...access.accounts.map(({ id: userId, name, email, acceptedAt }) => ({
      key: userId,
      kind: 'remove' as const,
      email,
      name,
      state: toText(texts.since, acceptedAt),
      run: () => removeAccount(id, userId),
    })),
    ...access.invitations.map(({ id: invitationId, email, expiresAt }) => ({
      key: invitationId,
      kind: 'revoke' as const,
      email,
      name: '',
      state: toText(texts.invited, expiresAt),
      run: () => revokeInvitation(id, invitationId),
    })),
  ];
  return (
    <>
      {access.accounts.length === 0 && <p className="help">{texts.none}</p>}
      <ul className="own-list">
        {rows.map(({ key, kind, email, name, state, run }) => (
          <li key={key}>
            <p className="own-name">
              <strong>{name || email}</strong>
              <br />
              <span className="help">{name ? `${email}, ${state}` : state}</span>
            </p>
            <button
              type="button"
              className="button button-secondary button-small"
              aria-label={fillText(texts[`${kind}Named`], { email })}
              onClick={() => onRemove({ kind, email, run })}
            >
              {texts[kind]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
