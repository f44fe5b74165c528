import { useState } from 'react';
import type { Membership, Team } from '#api/management/team-contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { PeopleList } from '#site/ui/OwnList.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { TeamTexts } from './texts.ts';

type MembershipsProps = WithTexts<TeamTexts['team']> & {
  readonly memberships: Team['memberships'];
  readonly onLeave: (ownerId: string) => Promise<unknown>;
};

/** Lists the owners whose campaigns a person manages, each with a button to leave the team. */
export function Memberships({ memberships, language, texts, onLeave }: MembershipsProps) {
  const [leaving, setLeaving] = useState<Membership>();
  const name = leaving?.name ?? '';
  return (
    <>
      {memberships.length === 0 && <p className="help">{texts.membershipsNone}</p>}
      <PeopleList
        people={memberships.map((membership) => ({
          key: membership.id,
          name: membership.name,
          facts: [
            fillText(texts.since, { date: formatLongDate(membership.joinedAt, language) }),
            ...membership.rights.map((right) => texts.youMay[right]),
          ],
          action: texts.leave,
          actionName: fillText(texts.leaveNamed, { name: membership.name }),
          onAct: () => setLeaving(membership),
        }))}
      />
      <ConfirmDialog
        open={leaving !== undefined}
        title={fillText(texts.leaveTitle, { name })}
        message={fillText(texts.leaveMessage, { name })}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        loadingLabel={texts.leaving}
        danger
        onConfirm={async () => {
          if (leaving) await onLeave(leaving.id);
          setLeaving(undefined);
        }}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  );
}
