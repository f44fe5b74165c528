import type { AdminCampaign } from '#api/admin/contract.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { adminPath } from './AdminNav.tsx';
import { DataTable, Moment } from './DataTable.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type CampaignsViewProps = WithTexts<AdminTexts['campaigns']> & {
  readonly campaigns: readonly AdminCampaign[];
  readonly nothing?: string;
};

/** Lists campaigns in a table, each with a link to its record. */
export function CampaignsView({ campaigns, language, texts, nothing }: CampaignsViewProps) {
  return (
    <DataTable
      caption={texts.heading}
      columns={[
        [
          texts.name,
          ({ id, name, language: written, artistName, review }) => (
            <>
              <a {...writtenIn(written)} href={`${adminPath('campaigns', language)}/${id}`}>
                {name}
              </a>
              <small>{artistName}</small>
              {review !== null && review !== 'confirmed' && <small>{texts[review]}</small>}
            </>
          ),
        ],
        [texts.stage, (campaign) => <Stage campaign={campaign} texts={texts} />],
        [
          texts.participants,
          ({ participants, samePeople }) => (
            <>
              <data value={participants}>{participants}</data>
              {samePeople.length > 0 && <small>{`${texts.samePeople} ${samePeople.join(', ')}`}</small>}
            </>
          ),
          'number',
        ],
        [texts.charity, ({ charity }) => charity ?? texts.none],
        [
          texts.deadline,
          ({ subscriptionDeadline: at }) =>
            at === null ? texts.none : <Moment at={at} language={language} />,
        ],
      ]}
      rows={campaigns}
      nothing={nothing}
    />
  );
}

type StageProps = { readonly campaign: AdminCampaign; readonly texts: CampaignsViewProps['texts'] };

/** The state of a campaign: its phase while it is running, otherwise its stage. */
export function Stage({ campaign: { stage, phase, paused }, texts }: StageProps) {
  if (paused !== null) return <span className="badge badge-pending">{texts.paused}</span>;
  const kind = stage === 'stopped' ? 'badge-failed' : phase === 'open' ? 'badge-paid' : '';
  return (
    <span className={`badge ${kind}`}>
      {stage === 'running' || stage === 'selecting' ? texts[phase] : texts[stage]}
    </span>
  );
}
