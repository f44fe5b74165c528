import type { Team } from '#api/management/team-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime, formatLongDate } from '#site/i18n/format.ts';
import { PeopleList } from '#site/ui/OwnList.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { api } from '../../accounts/api.ts';
import type { TeamTexts } from './texts.ts';

type ListProps = WithTexts<TeamTexts['team']> & {
  readonly onEnd: (call: () => Promise<Outcome<unknown>>) => void;
};

/** Lists the members of the caller's team and its open invitations, each with a button that ends it. */
export function Members({ team, ...props }: ListProps & { readonly team: Team }) {
  const { language, texts, onEnd } = props;
  return (
    <>
      <PeopleList
        people={team.members.map(({ id, name, email, joinedAt, rights }) => ({
          key: id,
          name: name || email,
          facts: [
            name && email,
            fillText(texts.since, { date: formatLongDate(joinedAt, language) }),
            ...rights.map((right) => texts.may[right]),
          ],
          action: {
            label: texts.remove,
            name: fillText(texts.removeNamed, { email }),
            onPress: () => onEnd(() => api.team.members[':id'].$delete({ param: { id } })),
          },
        }))}
      />
      <Invitations {...props} invitations={team.invitations} />
    </>
  );
}

/** Lists open invitations, each with a button that withdraws it. */
export function Invitations({ invitations, language, texts, onEnd }: ListProps & Pick<Team, 'invitations'>) {
  return (
    <PeopleList
      people={invitations.map(({ id, email, expiresAt, rights, by, campaign }) => ({
        key: id,
        name: email,
        facts: [
          fillText(campaign === null ? texts.invited : texts.offered, {
            date: formatDateTime(expiresAt, language),
            campaign: campaign ?? '',
          }),
          by !== null && fillText(texts.by, { name: by }),
          ...rights.map((right) => texts.may[right]),
        ],
        action: {
          label: texts.revoke,
          name: fillText(texts.revokeNamed, { email }),
          onPress: () => onEnd(() => api.team.invites[':id'].$delete({ param: { id } })),
        },
      }))}
    />
  );
}

type MembershipsProps = WithTexts<TeamTexts['team']> & {
  readonly memberships: Team['memberships'];
  readonly onLeave: (ownerId: string) => Promise<unknown>;
};

/** Lists the owners whose campaigns a person manages, each with a button to leave the team. */
export function Memberships({ memberships, language, texts, onLeave }: MembershipsProps) {
  return (
    <>
      {memberships.length === 0 && <p className="help">{texts.membershipsNone}</p>}
      <PeopleList
        people={memberships.map(({ id, name, joinedAt, rights }) => ({
          key: id,
          name,
          facts: [
            fillText(texts.since, { date: formatLongDate(joinedAt, language) }),
            ...rights.map((right) => texts.youMay[right]),
          ],
          action: {
            label: texts.leave,
            name: fillText(texts.leaveNamed, { name }),
            confirm: {
              title: fillText(texts.leaveTitle, { name }),
              message: fillText(texts.leaveMessage, { name }),
              confirmLabel: texts.leave,
              cancelLabel: texts.stay,
              loadingLabel: texts.leaving,
            },
            onPress: () => onLeave(id),
          },
        }))}
      />
    </>
  );
}
