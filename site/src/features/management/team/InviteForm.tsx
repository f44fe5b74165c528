import type { Membership, Team } from '#api/management/team-contract.ts';
import { TEAM_RIGHTS } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { api } from '../../accounts/api.ts';
import { AddressForm } from '../../accounts/AddressForm.tsx';
import type { TeamTexts } from './texts.ts';
import '#site/ui/choice.css';

type InviteFormProps = WithTexts<TeamTexts['team']> & {
  /** Whose team the caller invites to, with at most their own rights there; their own team by default. */
  readonly to?: Pick<Membership, 'id' | 'rights'>;
  readonly onInvited: (team: Team) => void;
};

/** Invites an address to a team, with the rights that are ticked. */
export function InviteForm({ to, language, texts, onInvited }: InviteFormProps) {
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
