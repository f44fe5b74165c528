import { useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { showToast } from '#site/ui/toasts.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { CharityTexts } from './texts.ts';

export type Verdict = Exclude<ApprovalStatus, 'pending'>;

type CharityCardProps = {
  readonly charity: CharityInReview;
  readonly language: Language;
  readonly texts: CharityTexts;
  /** Applies a verdict; returns what is wrong, if anything. */
  readonly onJudge: (
    charity: CharityInReview,
    verdict: Verdict,
    reason?: string,
  ) => Promise<string | undefined>;
};

const BADGES = { pending: 'badge-pending', approved: 'badge-paid', rejected: 'badge-failed' } as const;
const VERDICTS = [
  ['approved', 'approve', 'approveNamed'],
  ['rejected', 'reject', 'rejectNamed'],
] as const;

/** One charity: its status, who added it, which campaigns use it, and the other verdicts. */
export function CharityCard({ charity, language, texts, onJudge }: CharityCardProps) {
  const { columns } = texts;
  const { name, approvalStatus, addedBy, createdAt, lookAlike } = charity;
  const [busy, setBusy] = useState<Verdict>();
  // What the dialog is about, as it was on the screen when it opened.
  const [rejecting, setRejecting] = useState<CharityInReview>();
  const words = { date: formatLongDate(createdAt, language), person: addedBy ?? '' };

  async function applyVerdict(verdict: Verdict): Promise<void> {
    if (verdict === 'rejected') {
      setRejecting(charity);
      return;
    }
    setBusy(verdict);
    const problem = await onJudge(charity, verdict);
    setBusy(undefined);
    if (problem !== undefined) showToast({ kind: 'error', text: problem });
  }

  async function reject(reason: string): Promise<string | undefined> {
    const problem = rejecting && (await onJudge(rejecting, 'rejected', reason));
    if (problem === undefined) setRejecting(undefined);
    return problem;
  }

  return (
    <article className="review-card review-card-short charity">
      <div className="row">
        <h3 data-column={columns.charity}>{name}</h3>
        <span data-column={columns.state} className={`badge ${BADGES[approvalStatus]}`}>
          {texts[approvalStatus]}
        </span>
      </div>
      <p data-column={columns.added} className="charity-origin">
        {fillText(addedBy === null ? texts.addedByUs : texts.added, words)}
      </p>
      {lookAlike !== null && (
        <p data-column={columns.looksLike} data-value={lookAlike} className="notice notice-warning">
          {fillText(texts.looksLike, { charity: lookAlike })}
        </p>
      )}
      <UsedBy charity={charity} language={language} texts={texts} />
      <LastDecision charity={charity} language={language} texts={texts} />
      {rejecting && (
        <RejectDialog
          charity={rejecting}
          language={language}
          texts={texts}
          onReject={reject}
          onLeave={() => setRejecting(undefined)}
        />
      )}
      <Verdicts
        charity={charity}
        language={language}
        texts={texts}
        busy={busy}
        onJudge={(verdict) => void applyVerdict(verdict)}
      />
    </article>
  );
}

/** Lists the campaigns that raise money for a charity. */
function UsedBy({ charity: { campaigns }, language, texts }: Omit<CharityCardProps, 'onJudge'>) {
  if (campaigns.length === 0) return <p data-column={texts.columns.used}>{texts.unused}</p>;
  return (
    <details data-column={texts.columns.used}>
      <summary>
        {campaigns.length === 1 ? texts.usedOnce : fillText(texts.used, { count: String(campaigns.length) })}
      </summary>
      <ul>
        {campaigns.map(({ slug, name: campaign, artistName, isActive }) => (
          <li key={slug}>
            <a href={`/${language}/campaigns/${slug}`}>{campaign}</a>, {artistName}
            {!isActive && ` (${texts.closed})`}
          </li>
        ))}
      </ul>
    </details>
  );
}

type VerdictsProps = Omit<CharityCardProps, 'onJudge'> & {
  readonly busy: Verdict | undefined;
  readonly onJudge: (verdict: Verdict) => void;
};

/** Leads to the profile, and offers the verdicts that the charity does not have. */
function Verdicts({ charity: { id, name, approvalStatus }, language, texts, busy, onJudge }: VerdictsProps) {
  return (
    <div className="row">
      <a
        className="button button-quiet button-small"
        href={`/${language}/dashboard/charities/${id}`}
        aria-label={fillText(texts.profileNamed, { charity: name })}
      >
        {texts.profile}
      </a>
      {VERDICTS.filter(([verdict]) => verdict !== approvalStatus).map(([verdict, label, named]) => (
        <button
          key={verdict}
          type="button"
          className="button button-secondary button-small"
          aria-busy={busy === verdict}
          disabled={busy !== undefined}
          aria-label={fillText(texts[named], { charity: name })}
          onClick={() => onJudge(verdict)}
        >
          {texts[label]}
        </button>
      ))}
    </div>
  );
}

/** Says who decided on a charity and when, and why it was rejected. */
function LastDecision({ charity, language, texts }: Omit<CharityCardProps, 'onJudge'>) {
  const { reviewedAt, reviewedBy, rejectionReason } = charity;
  if (reviewedAt === null) return null;
  const words = { date: formatLongDate(reviewedAt, language), person: reviewedBy ?? '' };
  return (
    <p data-column={texts.columns.decision} className="charity-origin">
      {fillText(reviewedBy === null ? texts.decided : texts.decidedBy, words)}
      {rejectionReason !== null && ` ${fillText(texts.reasonGiven, { reason: rejectionReason })}`}
    </p>
  );
}
