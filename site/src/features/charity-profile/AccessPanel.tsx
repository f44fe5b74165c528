import type { CharityAccess } from '#api/charities/invitation-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { api } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import { AddressForm } from '../accounts/AddressForm.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { formatDateTime, formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { PeopleList } from '#site/ui/OwnList.tsx';
import { SelectField } from '#site/ui/Field.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import type { CharityProfileTexts } from './texts.ts';

type AccessPanelProps = WithTexts<CharityProfileTexts['access']> & {
  readonly id: string;
  readonly first: CharityAccess;
  readonly isApproved: boolean;
};

const endpoint = api.admin.charities[':id'];

/** Shows an admin who edits a charity's profile, and who has been invited to. */
export function AccessPanel({ id, first, isApproved, language, texts }: AccessPanelProps) {
  const {
    value: access,
    refresh,
    update,
  } = useResource(() => endpoint.access.$get({ param: { id } }), { first });

  async function remove(call: () => Promise<Outcome<unknown>>): Promise<void> {
    const outcome = await callWithStepUp(call);
    // A 404 means that another admin has already removed it.
    const isDone = outcome.kind === 'done' || outcome.status === 404;
    await refresh();
    showToast(isDone ? 'success' : 'error', isDone ? texts.changed : texts.failed);
  }

  return (
    <Panel title={texts.title} text={texts.lead}>
      <People id={id} access={access} language={language} texts={texts} onRemove={remove} />
      {isApproved ? (
        <AddressForm
          about={`access-${id}`}
          language={language}
          texts={{ ...texts, label: texts.email, submit: texts.invite, busy: texts.inviting }}
          send={(email, { mailLanguage }) =>
            endpoint.invite.$post({
              param: { id },
              json: { email, language: mailLanguage === 'en' ? 'en' : 'nl' },
            })
          }
          onSent={(next) => update(() => next)}
        >
          {(field) => (
            <div className="form-row">
              {field}
              <SelectField label={texts.language} name="mailLanguage" defaultValue={language}>
                <option value="nl">{texts.dutch}</option>
                <option value="en">{texts.english}</option>
              </SelectField>
            </div>
          )}
        </AddressForm>
      ) : (
        <p className="notice">{texts.notApproved}</p>
      )}
    </Panel>
  );
}

type PeopleProps = Omit<AccessPanelProps, 'isApproved' | 'first'> & {
  readonly access: CharityAccess;
  readonly onRemove: (call: () => Promise<Outcome<unknown>>) => Promise<void>;
};

function People({ id, access, language, texts, onRemove }: PeopleProps) {
  const toAction = (kind: 'remove' | 'revoke', email: string, call: () => Promise<Outcome<unknown>>) => ({
    label: texts[kind],
    name: fillText(texts[`${kind}Named`], { email }),
    confirm: {
      title: texts[`${kind}Title`],
      message: fillText(texts[`${kind}Message`], { email }),
      confirmLabel: texts[kind],
      cancelLabel: texts.keep,
      loadingLabel: texts.busy,
    },
    onPress: () => onRemove(call),
  });
  return (
    <>
      {access.accounts.length === 0 && <p className="help">{texts.none}</p>}
      <PeopleList
        people={[
          ...access.accounts.map(({ id: userId, name, email, acceptedAt }) => ({
            key: userId,
            name: name || email,
            facts: [name && email, fillText(texts.since, { date: formatLongDate(acceptedAt, language) })],
            action: toAction('remove', email, () =>
              endpoint.accounts[':userId'].$delete({ param: { id, userId } }),
            ),
          })),
          ...access.invitations.map(({ id: invitationId, email, expiresAt }) => ({
            key: invitationId,
            name: email,
            facts: [fillText(texts.invited, { date: formatDateTime(expiresAt, language) })],
            action: toAction('revoke', email, () =>
              endpoint.invitations[':invitationId'].$delete({ param: { id, invitationId } }),
            ),
          })),
        ]}
      />
    </>
  );
}
