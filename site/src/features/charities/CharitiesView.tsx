import { useEffect, useState } from 'react';
import type { CharityInReview, CharityReviewPage } from '#api/charities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { api } from '../accounts/api.ts';
import { DataTable, TwoLines, type Column } from '../admin/DataTable.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import type { CharityTexts } from './texts.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import { focusHeading } from '#site/ui/focus-heading.ts';
import { useCall } from '#site/ui/use-call.ts';

type CharitiesViewProps = WithTexts<CharityTexts> & {
  readonly page: CharityReviewPage;
  /** Whether this is the first page: those to review come first. */
  readonly isFirst: boolean;
};

/** The page on which an admin reviews charities that people added: those without a verdict, and those with one. */
export function CharitiesView({ page, isFirst, language, texts }: CharitiesViewProps) {
  const { applyVerdict, docs } = useCharityReview(page, texts);
  const { waiting = [], judged = [] } = Object.groupBy(docs, ({ approvalStatus }) =>
    approvalStatus === 'pending' ? 'waiting' : 'judged',
  );
  const [rejecting, setRejecting] = useState<CharityInReview>();
  const columns = listColumns(language, texts, {
    onApprove: (charity) => applyVerdict(charity, 'approved'),
    onReject: setRejecting,
  });

  async function reject(charity: CharityInReview, reason: string): Promise<string | undefined> {
    const problem = await applyVerdict(charity, 'rejected', reason);
    if (problem === undefined) setRejecting(undefined);
    return problem;
  }

  const part = (heading: string, rows: readonly CharityInReview[], nothing = '') => (
    <section className="charities">
      <h2>{heading}</h2>
      <DataTable caption={heading} columns={columns} rows={rows} nothing={nothing} />
    </section>
  );
  return (
    <>
      {(isFirst || waiting.length > 0) &&
        part(texts.waiting, waiting, docs.length === 0 ? texts.empty : texts.noneWaiting)}
      {judged.length > 0 && part(texts.judged, judged)}
      {rejecting && (
        <RejectDialog
          charity={rejecting}
          language={language}
          texts={texts}
          onReject={(reason) => reject(rejecting, reason)}
          onLeave={() => setRejecting(undefined)}
        />
      )}
    </>
  );
}

const BADGES = { pending: 'badge-pending', approved: 'badge-paid', rejected: 'badge-failed' } as const;

/** The columns: what is known about each charity, who added it, which campaigns use it, and the verdicts. */
function listColumns(
  language: Language,
  texts: CharityTexts,
  verdicts: Pick<CharityVerdictsProps, 'onApprove' | 'onReject'>,
): readonly Column<CharityInReview>[] {
  const { columns } = texts;
  const toDate = (at: string) => formatLongDate(at, language);
  return [
    [columns.charity, ({ id, name }) => <a href={`/${language}/dashboard/charities/${id}`}>{name}</a>],
    [
      columns.state,
      ({ approvalStatus, lookAlike }) => (
        <TwoLines below={lookAlike !== null && fillText(texts.looksLike, { charity: lookAlike })}>
          <span className={`badge ${BADGES[approvalStatus]}`}>{texts[approvalStatus]}</span>
        </TwoLines>
      ),
    ],
    [
      columns.added,
      ({ addedBy, createdAt }) =>
        fillText(texts.datedBy, { date: toDate(createdAt), person: addedBy ?? texts.us }),
    ],
    [columns.used, (charity) => <UsedBy charity={charity} language={language} texts={texts} />],
    [
      columns.decision,
      ({ reviewedAt, reviewedBy, rejectionReason }) =>
        reviewedAt !== null && (
          <TwoLines
            below={rejectionReason !== null && fillText(texts.reasonGiven, { reason: rejectionReason })}
          >
            {reviewedBy === null
              ? toDate(reviewedAt)
              : fillText(texts.datedBy, { date: toDate(reviewedAt), person: reviewedBy })}
          </TwoLines>
        ),
    ],
    [columns.action, (charity) => <CharityVerdicts {...{ charity, language, texts }} {...verdicts} />],
  ];
}

type UsedByProps = WithTexts<CharityTexts> & { readonly charity: CharityInReview };

function UsedBy({ charity: { name: charity, campaigns }, language, texts }: UsedByProps) {
  if (campaigns.length === 0) return texts.unused;
  return (
    <details>
      <summary>
        {campaigns.length === 1 ? texts.usedOnce : fillText(texts.used, { count: String(campaigns.length) })}
        <span className="visually-hidden"> ({charity})</span>
      </summary>
      <ul>
        {campaigns.map(({ slug, name: campaign, language: written, artistName, isActive }) => (
          <li key={slug}>
            <a {...writtenIn(written)} href={`/${language}/campaigns/${slug}`}>
              {campaign}
            </a>
            , {artistName}
            {!isActive && ` (${texts.closed})`}
          </li>
        ))}
      </ul>
    </details>
  );
}

const endpoint = api['charity-whitelist-custom'];

/** Returns a page's charities, and a function that sends an admin's verdict on one. */
function useCharityReview(page: CharityReviewPage, texts: CharityTexts) {
  const [docs, setDocs] = useState(page.docs);

  /** Sends a verdict on the version of the charity shown here; returns what is wrong, if anything. */
  async function applyVerdict(
    { id, name, version }: CharityInReview,
    approvalStatus: Verdict,
    reason?: string,
  ): Promise<string | undefined> {
    const json = { approvalStatus, version, ...(reason && { reason }) };
    const outcome = await endpoint[':id'].$patch({ param: { id }, json });
    if (outcome.kind !== 'done') return outcome.problems['reason'] ?? outcome.message ?? texts.saveFailed;
    const { doc } = outcome.value;
    setDocs((rows) => rows.map((charity) => (charity.id === id ? { ...charity, ...doc } : charity)));
    const message = approvalStatus === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast('success', fillText(message, { charity: name }));
    return undefined;
  }
  return { docs, applyVerdict };
}

type Verdict = Exclude<ApprovalStatus, 'pending'>;

type CharityVerdictsProps = WithTexts<CharityTexts> & {
  readonly charity: CharityInReview;
  /** Approves it; returns what is wrong, if anything. */
  readonly onApprove: (charity: CharityInReview) => Promise<string | undefined>;
  /** Asks for the reason to reject the charity. */
  readonly onReject: (charity: CharityInReview) => void;
};

const VERDICTS = [
  ['approved', 'approve', 'approveNamed', 'button-secondary'],
  ['rejected', 'reject', 'rejectNamed', 'button-danger'],
] as const;

/** The buttons for the verdicts that a charity does not have yet. */
function CharityVerdicts({ charity, texts, onApprove, onReject }: CharityVerdictsProps) {
  const { name, approvalStatus } = charity;
  const { isBusy, run } = useCall();
  useEffect(() => focusHeading, [approvalStatus]);

  async function approve(): Promise<undefined> {
    const problem = await onApprove(charity);
    if (problem !== undefined) showToast('error', problem);
  }

  return (
    <div className="row">
      {VERDICTS.filter(([verdict]) => verdict !== approvalStatus).map(([verdict, label, named, tone]) => (
        <button
          key={verdict}
          type="button"
          className={`${approvalStatus === 'pending' ? 'button button-small' : 'link'} ${tone}`}
          aria-busy={isBusy && verdict === 'approved'}
          aria-disabled={isBusy}
          aria-label={fillText(texts[named], { charity: name })}
          onClick={() => (verdict === 'approved' ? void run(approve) : !isBusy && onReject(charity))}
        >
          {texts[label]}
        </button>
      ))}
    </div>
  );
}
