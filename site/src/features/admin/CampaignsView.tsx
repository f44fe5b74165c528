import { useState } from 'react';
import type { AdminCampaign, AdminCampaignsPage } from '#api/admin/contract.ts';
import { DAY_REQUIRED } from '#api/outcomes/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#widget/client/written-in.ts';
import { EndDialog } from '../cancellations/EndDialog.tsx';
import type { CancellationTexts } from '../cancellations/texts.ts';
import { DataTable, Moment, type Column } from './DataTable.tsx';
import { giveMoreTime } from './action-calls.ts';
import { ReasonButton } from './ReasonButton.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import type { AdminTexts } from './texts.ts';

type CampaignsViewProps = {
  readonly page: AdminCampaignsPage;
  readonly language: Language;
  readonly texts: AdminTexts['campaigns'];
  readonly suspending: Pick<AdminTexts, 'accounts' | 'reason'>;
  readonly stopping: CancellationTexts['stopping'];
  readonly nothing: string;
};

/** Campaigns in a table, each with the way to stop it, or to give its owner more time. */
export function CampaignsView({ page, language, texts, suspending, stopping, nothing }: CampaignsViewProps) {
  const [campaign, setCampaign] = useState<AdminCampaign>();
  return (
    <>
      <DataTable
        caption={texts.heading}
        columns={listColumns(language, { ...suspending, campaigns: texts }, setCampaign)}
        rows={page.docs}
        nothing={nothing}
      />
      {campaign && (
        <EndDialog
          campaign={campaign}
          language={language}
          role="admin"
          texts={stopping}
          onDone={() => location.reload()}
          onLeave={() => setCampaign(undefined)}
        />
      )}
    </>
  );
}

function listColumns(
  language: Language,
  all: CampaignsViewProps['suspending'] & Pick<AdminTexts, 'campaigns'>,
  onStop: (campaign: AdminCampaign) => void,
): readonly Column<AdminCampaign>[] {
  const texts = all.campaigns;
  return [
    {
      heading: texts.name,
      toCell: ({ id, slug, name, language: written, artistName, review }) => (
        <>
          <a {...writtenIn(written)} href={`/${language}/campaigns/${slug}`}>
            {name}
          </a>
          <small>{artistName}</small>
          {review !== null && <small>{texts[review]}</small>}
          <a href={`/${language}/dashboard/campaigns/${id}/names`}>
            <small>{texts.names}</small> <span className="visually-hidden">{name}</span>
          </a>
        </>
      ),
    },
    { heading: texts.stage, toCell: (campaign) => <Stage campaign={campaign} texts={texts} /> },
    {
      heading: texts.participants,
      isNumber: true,
      toCell: ({ participants, samePeople }) => (
        <>
          {participants}
          {samePeople.length > 0 && <small>{`${texts.samePeople} ${samePeople.join(', ')}`}</small>}
        </>
      ),
    },
    { heading: texts.charity, toCell: ({ charity }) => charity ?? texts.none },
    {
      heading: texts.deadline,
      toCell: ({ subscriptionDeadline: at }) =>
        at === null ? texts.none : <Moment at={at} language={language} />,
    },
    {
      heading: texts.action,
      toCell: (campaign) => (
        <>
          {campaign.stage !== 'stopped' && (
            <button
              type="button"
              className="link"
              aria-label={fillText(texts.stopNamed, { campaign: campaign.name })}
              onClick={() => onStop(campaign)}
            >
              {texts.stop}
            </button>
          )}{' '}
          {(campaign.stage === 'selecting' || campaign.stage === 'finished') && (
            <ReasonButton
              name={campaign.name}
              title={fillText(texts.moreTimeTitle, { campaign: campaign.name })}
              message={texts.moreTimeMessage}
              confirmLabel={texts.moreTime}
              field={{
                name: 'until',
                label: texts.moreTimeUntil,
                type: 'date',
                max: '9999-12-31',
                missing: DAY_REQUIRED[language],
              }}
              language={language}
              texts={all.reason}
              act={(reason, until) => giveMoreTime(campaign.id, { until, reason })}
            />
          )}{' '}
          <SuspendButton
            account={{ id: campaign.ownerId, name: campaign.artistName }}
            language={language}
            texts={all}
          />
        </>
      ),
    },
  ];
}

/** The state of a campaign: its phase while it runs, else its stage. */
function Stage({
  campaign: { stage, phase, paused },
  texts,
}: {
  readonly campaign: AdminCampaign;
  readonly texts: CampaignsViewProps['texts'];
}) {
  if (paused !== null) return <span className="badge badge-pending">{texts.paused}</span>;
  const kind = stage === 'stopped' ? 'badge-failed' : phase === 'open' ? 'badge-paid' : '';
  return (
    <span className={`badge ${kind}`}>
      {stage === 'running' || stage === 'selecting' ? texts[phase] : texts[stage]}
    </span>
  );
}
