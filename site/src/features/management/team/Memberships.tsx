import type { Team } from '#api/management/team-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { PeopleList } from '#site/ui/OwnList.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { TeamTexts } from './texts.ts';

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
