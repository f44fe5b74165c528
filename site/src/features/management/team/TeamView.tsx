import type { Team } from '#api/management/team-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatDateTime, formatLongDate, formatShortDateTime } from '#site/i18n/format.ts';
import { SelectField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { PeopleList } from '#site/ui/OwnList.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint, type ApiResponse } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../../accounts/api.ts';
import { AddressForm } from '../../accounts/AddressForm.tsx';
import { Memberships } from './Memberships.tsx';
import type { TeamTexts } from './texts.ts';
import '#site/ui/choice.css';

type TeamProps = { readonly language: Language; readonly texts: TeamTexts['team'] };

type TeamViewProps = TeamProps & {
  readonly first: Team;
  /** Whether the person has campaigns of their own, and does not only manage others' campaigns. */
  readonly isOwner: boolean;
  /** The owner's campaigns that can be handed over. */
  readonly campaigns: readonly { readonly id: string; readonly name: string }[];
};

/** The page on which an owner manages their team, and a member sees whose campaigns they manage. */
export function TeamView({ first, isOwner, campaigns, language, texts }: TeamViewProps) {
  const { value: team, refresh, update } = useResource(() => callEndpoint(() => api.team.$get()), { first });
  const { alert, run } = useCall();

  async function end(call: () => Promise<ApiResponse>): Promise<string | undefined> {
    const outcome = await callEndpoint(call);
    // A 404 means that it has already ended, as requested.
    if (outcome.kind !== 'done' && outcome.status !== 404) return outcome.message ?? texts.failed;
    await refresh();
    showToast('success', texts.changed);
    return undefined;
  }

  const part = { team, language, texts };
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="lead">{isOwner ? texts.lead : texts.memberLead}</p>
      <FormFailure text={alert} />
      {(!isOwner || team.memberships.length > 0) && (
        <Panel title={texts.memberships}>
          <Memberships
            memberships={team.memberships}
            language={language}
            texts={texts}
            onLeave={(id) => run(() => end(() => api.team.owners[':id'].$delete({ param: { id } })))}
          />
        </Panel>
      )}
      {isOwner && (
        <>
          <Panel title={texts.members}>
            <People {...part} onEnd={(call) => void run(() => end(call))} />
          </Panel>
          <Panel title={texts.invite}>
            <InviteForm {...part} onInvited={(next) => update(() => next)} />
          </Panel>
          {campaigns.length > 0 && (
            <Panel title={texts.handOver} text={texts.handOverText}>
              <HandOverForm campaigns={campaigns} language={language} texts={texts} onOffered={refresh} />
            </Panel>
          )}
          <Panel title={texts.history}>
            <History {...part} />
          </Panel>
        </>
      )}
    </>
  );
}

type InviteFormProps = TeamProps & { readonly onInvited: (team: Team) => void };

function InviteForm({ language, texts, onInvited }: InviteFormProps) {
  return (
    <AddressForm
      about="team"
      language={language}
      texts={{ ...texts, label: texts.email, submit: texts.send, busy: texts.sending }}
      send={(email, { mayDecide }) =>
        api.team.invite.$post({ json: { email, mayDecide: mayDecide !== undefined } })
      }
      onSent={onInvited}
    >
      {(field, revision) => (
        <>
          {field}
          <label className="choice">
            <input key={revision} type="checkbox" name="mayDecide" />
            <span>{texts.decide}</span>
          </label>
        </>
      )}
    </AddressForm>
  );
}

type HandOverFormProps = TeamProps & {
  readonly campaigns: TeamViewProps['campaigns'];
  readonly onOffered: () => Promise<unknown>;
};

/** Offers one of an owner's campaigns without winners to another account. */
function HandOverForm({ campaigns, language, texts, onOffered }: HandOverFormProps) {
  return (
    <AddressForm
      about="hand-over"
      language={language}
      texts={{
        ...texts,
        label: texts.handOverNew,
        submit: texts.offer,
        busy: texts.sending,
        sent: texts.offerSent,
      }}
      send={(email, { campaign = '' }) =>
        api.campaigns[':id']['hand-over'].$post({ param: { id: campaign }, json: { email } })
      }
      onSent={onOffered}
    >
      {(field) => (
        <div className="form-row">
          <SelectField
            label={texts.campaign}
            name="campaign"
            options={campaigns.map(({ id, name }) => [id, name])}
          />
          {field}
        </div>
      )}
    </AddressForm>
  );
}

type PartProps = TeamProps & { readonly team: Team };
type PeopleProps = PartProps & { readonly onEnd: (call: () => Promise<ApiResponse>) => void };

function People({ team: { members, invitations }, language, texts, onEnd }: PeopleProps) {
  return (
    <>
      {members.length === 0 && <p className="help">{texts.none}</p>}
      <PeopleList
        people={[
          ...members.map(({ id, name, email, joinedAt, mayDecide }) => ({
            key: id,
            name: name || email,
            facts: [
              name && email,
              fillText(texts.since, { date: formatLongDate(joinedAt, language) }),
              mayDecide && texts.mayDecide,
            ],
            action: texts.remove,
            actionName: fillText(texts.removeNamed, { email }),
            onAct: () => onEnd(() => api.team.members[':id'].$delete({ param: { id } })),
          })),
          ...invitations.map(({ id, email, expiresAt, mayDecide, campaign }) => ({
            key: id,
            name: email,
            facts: [
              fillText(campaign === null ? texts.invited : texts.offered, {
                date: formatDateTime(expiresAt, language),
                campaign: campaign ?? '',
              }),
              mayDecide && texts.mayDecide,
            ],
            action: texts.revoke,
            actionName: fillText(texts.revokeNamed, { email }),
            onAct: () => onEnd(() => api.team.invites[':id'].$delete({ param: { id } })),
          })),
        ]}
      />
    </>
  );
}

/** Lists what was done to the campaigns and the team, latest first. */
function History({ team: { acts }, language, texts }: PartProps) {
  if (acts.length === 0) return <p className="help">{texts.historyNone}</p>;
  return (
    <ul className="own-list">
      {acts.map(({ id, at, act, by, person, campaign }) => (
        <li key={id}>
          <p className="own-name">
            {fillText(texts.acts[act], {
              by: by ?? texts.someone,
              person: person ?? texts.someone,
              campaign: campaign ?? '',
            })}
          </p>
          <time className="help" dateTime={at}>
            {formatShortDateTime(at, language)}
          </time>
        </li>
      ))}
    </ul>
  );
}
