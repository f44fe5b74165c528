import { useState } from 'react';
import type { CampaignInReview, CampaignsInReview } from '#api/admin/contract.ts';
import { REVIEW_DECISIONS, type ReviewDecision } from '#api/campaigns/review-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { reviewCampaign } from './action-calls.ts';
import { DataTable, type Column } from './DataTable.tsx';
import { ProofForm } from './ProofForm.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { SuspendButton } from './SuspendButton.tsx';
import type { AdminTexts } from './texts.ts';

type ReviewsViewProps = {
  readonly page: CampaignsInReview;
  readonly language: Language;
  readonly texts: Pick<AdminTexts, 'reviews' | 'reason' | 'accounts'>;
};

type Question = { readonly campaign: CampaignInReview; readonly decision: ReviewDecision };

/** The campaigns that wait for an admin, each with what tells who it is by, and the decisions. */
export function ReviewsView({ page, language, texts: all }: ReviewsViewProps) {
  const { reviews: texts, reason } = all;
  const [question, setQuestion] = useState<Question>();
  return (
    <>
      <DataTable
        caption={texts.heading}
        columns={listColumns(language, all, setQuestion)}
        rows={page.docs}
        nothing={texts.empty}
      />
      {question && (
        <ReasonDialog
          title={fillText(texts[`${question.decision}Title`], { campaign: question.campaign.name })}
          message={fillText(texts[`${question.decision}Message`], { artist: question.campaign.artistName })}
          confirmLabel={texts[question.decision]}
          help={question.decision === 'confirm' ? texts.note : texts.toOwner}
          language={language}
          texts={reason}
          act={(why) =>
            reviewCampaign(question.campaign.id, {
              decision: question.decision,
              reason: why,
              version: question.campaign.version,
            })
          }
          onDone={() => {
            showToast({ kind: 'success', text: texts.done });
            location.reload();
          }}
          onLeave={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

function listColumns(
  language: Language,
  all: ReviewsViewProps['texts'],
  onDecide: (question: Question) => void,
): readonly Column<CampaignInReview>[] {
  const texts = all.reviews;
  return [
    {
      heading: texts.campaign,
      toCell: ({ slug, name, artistName, charity, lookAlike, reviewReason }) => (
        <>
          {name}
          <small>{artistName}</small>
          {charity !== null && <small>{fillText(texts.charity, { charity })}</small>}
          {lookAlike !== null && <small>{fillText(texts.looksLike, { name: lookAlike })}</small>}
          {reviewReason !== null && <small>{fillText(texts.asked, { reason: reviewReason })}</small>}
          <a href={`/${language}/campaigns/${slug}`}>
            <small>{texts.preview}</small> <span className="visually-hidden">{name}</span>
          </a>
        </>
      ),
    },
    {
      heading: texts.owner,
      toCell: ({ owner }) => (
        <>
          {owner.name}
          <small>{owner.email}</small>
          {!owner.isVerified && <small>{texts.unverified}</small>}
          <small>{fillText(texts.since, { date: formatLongDate(owner.createdAt, language) })}</small>
          <small>
            {fillText(texts.history, {
              campaigns: String(owner.campaigns),
              confirmed: String(owner.confirmed),
              declined: String(owner.declined),
              stopped: String(owner.stopped),
            })}
          </small>
          <SuspendButton
            account={{ id: owner.id, name: owner.name ?? owner.email }}
            language={language}
            texts={all}
          />
        </>
      ),
    },
    { heading: texts.proof, toCell: (campaign) => <ProofForm campaign={campaign} texts={texts} /> },
    {
      heading: texts.decision,
      toCell: (campaign) =>
        REVIEW_DECISIONS.map((decision) => (
          <div key={decision}>
            <button type="button" className="link" onClick={() => onDecide({ campaign, decision })}>
              {texts[decision]} <span className="visually-hidden">{campaign.name}</span>
            </button>
          </div>
        )),
    },
  ];
}
