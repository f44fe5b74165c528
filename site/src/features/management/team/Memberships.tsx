import { useState } from 'react';
import type { Membership, Team } from '#api/management/team-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { RowAction } from '#site/ui/RowAction.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { TeamTexts } from './texts.ts';

type MembershipsProps = {
  readonly memberships: Team['memberships'];
  readonly language: Language;
  readonly texts: TeamTexts['team'];
  readonly onLeave: (ownerId: string) => Promise<unknown>;
};

/** The owners whose campaigns a person manages, each with the way out of their team. */
export function Memberships({ memberships, language, texts, onLeave }: MembershipsProps) {
  const [leaving, setLeaving] = useState<Membership>();
  return (
    <>
      {memberships.length === 0 && <p className="help">{texts.membershipsNone}</p>}
      <ul className="own-list">
        {memberships.map((membership) => {
          const { id, name, joinedAt, mayDecide } = membership;
          const since = fillText(texts.since, { date: formatLongDate(joinedAt, language) });
          return (
            <li key={id}>
              <p className="own-name">
                <strong>{name}</strong>
                <br />
                <span className="help">
                  {[since, mayDecide && texts.youDecide].filter(Boolean).join(', ')}
                </span>
              </p>
              <RowAction
                label={texts.leave}
                name={fillText(texts.leaveNamed, { name })}
                onPress={() => setLeaving(membership)}
              />
            </li>
          );
        })}
      </ul>
      {leaving && (
        <ConfirmDialog
          open
          title={fillText(texts.leaveTitle, { name: leaving.name })}
          message={fillText(texts.leaveMessage, { name: leaving.name })}
          confirmLabel={texts.leave}
          cancelLabel={texts.stay}
          loadingLabel={texts.leaving}
          danger
          onConfirm={async () => {
            await onLeave(leaving.id);
            setLeaving(undefined);
          }}
          onCancel={() => setLeaving(undefined)}
        />
      )}
    </>
  );
}
