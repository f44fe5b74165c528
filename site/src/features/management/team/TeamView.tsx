import type { Team, Membership } from '#api/management/team-contract.ts';
import { type Language, TEAM_RIGHTS } from '#api/platform/rules.ts';
import { formatShortDateTime } from '#site/i18n/format.ts';
import { SelectField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../../accounts/api.ts';
import { AddressForm } from '../../accounts/AddressForm.tsx';
import { Memberships, Invitations, Members } from './Members.tsx';
import type { TeamTexts } from './texts.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import '#site/ui/choice.css';

type TeamProps = { readonly language: Language; readonly texts: TeamTexts['team'] };

type TeamViewProps = TeamProps & {
  readonly first: Team;
  /** Whether the person has campaigns of their own, and does not only manage others' campaigns. */
  readonly isOwner: boolean;
  readonly campaigns: readonly { readonly id: string; readonly name: string }[];
};

/** The page on which an owner manages their team, and a member sees whose campaigns they manage. */
export function TeamView({ first, isOwner, campaigns, language, texts }: TeamViewProps) {
  const { value: team, refresh, update } = useResource(() => api.team.$get(), { first });
  const { alert, run } = useCall();

  async function end(call: () => Promise<Outcome<unknown>>): Promise<string | undefined> {
    const outcome = await call();
    // A 404 means that it has already ended, as requested.
    if (outcome.kind !== 'done' && outcome.status !== 404) return outcome.message ?? texts.failed;
    await refresh();
    showToast('success', texts.changed);
    return undefined;
  }

  const part = {
    language,
    texts,
    onEnd: (call: () => Promise<Outcome<unknown>>) => void run(() => end(call)),
  };
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
      {team.memberships
        .filter(({ rights }) => rights.includes('invite'))
        .map(({ name, ...membership }) => (
          <Panel
            key={membership.id}
            title={fillText(texts.inviteFor, { name })}
            text={fillText(texts.inviteForText, { name })}
          >
            <Invitations {...part} invitations={membership.invitations} />
            <InviteForm {...part} to={membership} onInvited={(next) => update(() => next)} />
          </Panel>
        ))}
      {isOwner && (
        <>
          {team.members.length + team.invitations.length > 0 && (
            <Panel title={texts.members}>
              <Members {...part} team={team} />
            </Panel>
          )}
          <Panel title={texts.invite}>
            <InviteForm {...part} onInvited={(next) => update(() => next)} />
          </Panel>
          {campaigns.length > 0 && (
            <Panel title={texts.handOver} text={texts.handOverText}>
              <HandOverForm campaigns={campaigns} language={language} texts={texts} onOffered={refresh} />
            </Panel>
          )}
          {team.acts.length > 0 && (
            <Panel title={texts.history}>
              <History team={team} language={language} texts={texts} />
            </Panel>
          )}
        </>
      )}
    </>
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

/** Lists what was done to the campaigns and the team, latest first. */
function History({ team: { acts }, language, texts }: TeamProps & { readonly team: Team }) {
  return (
    <ul className="own-list">
      {acts.map(({ id, at, act, by, person, campaign }) => (
        <li key={id}>
          <p className="own-name">
            {fillText(act === 'joined' && person ? texts.joinedBy : texts.acts[act], {
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

type InviteFormProps = WithTexts<TeamTexts['team']> & {
  /** Whose team the caller invites to, with at most their own rights there; their own team by default. */
  readonly to?: Pick<Membership, 'id' | 'rights'>;
  readonly onInvited: (team: Team) => void;
};

/** Invites an address to a team, with the rights that are ticked. */
function InviteForm({ to, language, texts, onInvited }: InviteFormProps) {
  const rights = to?.rights ?? TEAM_RIGHTS;
  return (
    <AddressForm
      about={`team${to?.id ?? ''}`}
      language={language}
      texts={{ ...texts, label: texts.email, submit: texts.send, busy: texts.sending }}
      send={(email, values) => {
        const json = { email, rights: rights.filter((right) => values[right] !== undefined) };
        return to
          ? api.team.owners[':id'].invite.$post({ param: { id: to.id }, json })
          : api.team.invite.$post({ json });
      }}
      onSent={onInvited}
    >
      {(field, revision) => (
        <>
          {field}
          {rights.map((right) => (
            <label key={right} className="choice">
              <input key={revision} type="checkbox" name={right} />
              <span>{texts.give[right]}</span>
            </label>
          ))}
        </>
      )}
    </AddressForm>
  );
}
