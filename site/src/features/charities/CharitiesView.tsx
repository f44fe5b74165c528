import { useEffect, useState } from 'react';
import type { CharityInReview } from '#api/charities/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { DataTable, TwoLines, type Column } from '../admin/DataTable.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import type { CharityTexts } from './texts.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { ApprovalStatus } from '#api/charities/rules.ts';
import { focusHeading } from '#site/ui/focus-heading.ts';
import { useCall } from '#site/ui/use-call.ts';

type CharitiesViewProps = WithTexts<CharityTexts> & { readonly first: Pages<CharityInReview> };

/** The page on which an admin reviews charities that people added: those without a verdict, and those with one. */
export function CharitiesView({ first, language, texts }: CharitiesViewProps) {
  const { applyVerdict, docs, ...pages } = useCharityReview(first, texts);
  const { waiting = [], judged = [] } = Object.groupBy(docs, ({ approvalStatus }) =>
    approvalStatus === 'pending' ? 'waiting' : 'judged',
  );
  // The charity as shown when the dialog opened; the dialog stays open when another admin's verdict moves its row.
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
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      {part(texts.waiting, waiting, docs.length === 0 ? texts.empty : texts.noneWaiting)}
      {judged.length > 0 && part(texts.judged, judged)}
      {pages.hasMore && <LoadMore texts={texts} onLoad={pages.loadMore} />}
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

type UsedByProps = { readonly charity: CharityInReview } & Omit<CharitiesViewProps, 'first'>;

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

/** Loads the charities page by page, and sends an admin's verdict on one. */
function useCharityReview(first: Pages<CharityInReview>, texts: CharityTexts) {
  const { refresh, update, ...pages } = usePages(
    (query, signal) => callEndpoint(() => endpoint.review.$get({ query }, { init: { signal } })),
    { first },
  );

  // Another admin may have decided meanwhile.
  useEffect(() => {
    const onFocus = () => void refresh();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refresh]);

  /** Sends a verdict on the version of the charity shown here; returns what is wrong, if anything. */
  async function applyVerdict(
    { id, name, version }: CharityInReview,
    approvalStatus: Verdict,
    reason?: string,
  ): Promise<string | undefined> {
    const json = { approvalStatus, version, ...(reason && { reason }) };
    const outcome = await callEndpoint(() => endpoint[':id'].$patch({ param: { id }, json }));
    if (outcome.kind !== 'done') {
      if (outcome.status === 409) void refresh();
      return outcome.problems['reason'] ?? outcome.message ?? texts.saveFailed;
    }
    const { doc } = outcome.value;
    update(({ docs, next }) => ({
      next,
      docs: docs.map((charity) => (charity.id === id ? { ...charity, ...doc } : charity)),
    }));
    const message = approvalStatus === 'approved' ? texts.nowApproved : texts.nowRejected;
    showToast('success', fillText(message, { charity: name }));
    return undefined;
  }
  return { ...pages, applyVerdict };
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
