import { useState } from 'react';
import type { CampaignRecord } from '#api/admin/campaign-record-contract.ts';
import type { AdminCampaign } from '#api/admin/contract.ts';
import { DAY_REQUIRED } from '#api/outcomes/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { api } from '../accounts/api.ts';
import { EndDialog } from '../cancellations/EndDialog.tsx';
import type { CancellationTexts } from '../cancellations/texts.ts';
import { ActButton } from './ActButton.tsx';
import { PersonActs } from './PersonActs.tsx';
import type { AdminTexts } from './texts.ts';

type CampaignActsProps = WithTexts<Pick<AdminTexts, 'campaigns' | 'acts' | 'reason'>> & {
  readonly campaign: AdminCampaign &
    Pick<CampaignRecord, 'owner' | 'plannedDate' | 'plannedTime' | 'version'>;
  readonly stopping: CancellationTexts['stopping'];
};

const DAY_MAX = '9999-12-31';
const UNTIL = { name: 'until', type: 'date', max: DAY_MAX };

/** The buttons for what an admin can do about a campaign and its owner. */
export function CampaignActs({ campaign, language, texts, stopping }: CampaignActsProps) {
  const { campaigns: t } = texts;
  const { id, name, stage, owner, ownerId, version } = campaign;
  const call = api.admin.campaigns[':id'];
  const param = { id };
  const button = { about: name, language, texts };
  return (
    <div className="row">
      <ActButton
        {...button}
        name="looked-as-owner"
        act={(why) => call.look.$post({ param, json: { reason: why } })}
        onDone={() => location.assign(`/${language}/dashboard/campaigns/${id}`)}
      />
      {stage !== 'stopped' && (
        <ActButton
          {...button}
          name="meeting-moved"
          fields={listDateFields(campaign, t)}
          act={(why, { plannedDate = '', plannedTime = '' }) =>
            call.move.$post({ param, json: { plannedDate, plannedTime, version, reason: why } })
          }
        />
      )}
      {(stage === 'selecting' || stage === 'finished') && (
        <ActButton
          {...button}
          name="more-time-given"
          fields={[{ ...UNTIL, label: t.moreTimeUntil, missing: DAY_REQUIRED[language] }]}
          act={(why, { until = '' }) => call['more-time'].$post({ param, json: { until, reason: why } })}
        />
      )}
      {stage !== 'stopped' && <StopButton {...{ campaign, language, stopping }} label={t.stop} />}
      <PersonActs
        id={ownerId}
        name={owner.name ?? owner.email}
        acts={[owner.isSuspended ? 'account-restored' : 'account-suspended']}
        language={language}
        texts={texts}
      />
    </div>
  );
}

/** Asks for the day and time of a meeting. */
const listDateFields = (
  { plannedDate, plannedTime }: CampaignActsProps['campaign'],
  t: AdminTexts['campaigns'],
) => [
  { name: 'plannedDate', label: t.day, type: 'date', max: DAY_MAX, initial: plannedDate },
  { name: 'plannedTime', label: t.time, type: 'time', initial: plannedTime, help: t.moveHelp },
];

type StopButtonProps = Omit<CampaignActsProps, 'texts'> & { readonly label: string };

function StopButton({ campaign, language, stopping, label }: StopButtonProps) {
  const [isStopping, setStopping] = useState(false);
  return (
    <>
      <button type="button" className="button button-danger button-small" onClick={() => setStopping(true)}>
        {label}
      </button>
      {isStopping && (
        <EndDialog
          campaign={campaign}
          language={language}
          role="admin"
          texts={stopping}
          onDone={() => location.reload()}
          onLeave={() => setStopping(false)}
        />
      )}
    </>
  );
}
