import { useState, type ReactNode, useEffect } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import { CancelDialog, type CancelTarget } from './CancelDialog.tsx';
import type { LoadedSubmissions } from './load-submissions.ts';
import { SubmissionCard, type CardTexts } from './SubmissionCard.tsx';
import { isFinished, sortSubmissions } from './sort-submissions.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import { PROCESSING_POLL_MS, type PaymentStatus } from '#api/submissions/rules.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { toPages, usePages, type Pages, type Place } from '#widget/client/use-pages.ts';
import { clearDraft } from '#widget/subscribe/draft.ts';
import { api } from '../accounts/api.ts';
import { useVerification } from '../subscriptions/use-verification.ts';
import './submissions.css';
import './on-peach.css';
import './outcome.css';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { StatusBadge } from './CardMedia.tsx';
import type { SubmissionTexts } from './texts.ts';
import { toCard, type RawSubmission } from './to-card.ts';
import '#site/ui/fold.css';
import type { User } from '#api/accounts/contract.ts';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { VerificationNotice } from '../accounts/shell/VerificationNotice.tsx';

type SubmissionsViewProps = WithTexts<CardTexts> & {
  readonly loaded: LoadedSubmissions;
  readonly children?: ReactNode;
};

/** Lists the person's submissions as cards. */
export function SubmissionsView(props: SubmissionsViewProps) {
  const { loaded, language, texts, children } = props;
  const { lastYear } = loaded;
  const pages = useSubmissions(loaded.first);
  const [openedAt] = useState(() => new Date());
  const docs = sortSubmissions(pages.docs, openedAt);
  const [target, setTarget] = useState<CancelTarget>();
  return (
    <>
      <h1>{texts.heading}</h1>
      {children}
      <PagedList
        pages={{ ...pages, docs }}
        texts={{ ...texts, loadMoreFailed: texts.loadFailed }}
        className="cards submissions"
        empty={
          <Empty
            heading={<h2>{texts.emptyTitle}</h2>}
            text={texts.empty}
            href={`/${language}`}
            label={texts.toCampaigns}
          />
        }
      >
        {(submission) => {
          const card = (
            <SubmissionCard
              submission={submission}
              isFirst={submission === docs[0]}
              language={language}
              texts={texts}
              onCancel={setTarget}
            />
          );
          if (!isFinished(submission, openedAt)) return card;
          return (
            <PastSubmission submission={submission} texts={texts}>
              {card}
            </PastSubmission>
          );
        }}
      </PagedList>
      {lastYear !== null && (
        <p>
          <a className="link" href={`/${language}/dashboard/year-statement?year=${lastYear}`}>
            {fillText(texts.yearStatement, { year: String(lastYear) })}
          </a>
        </p>
      )}
      <CancelDialog
        target={target}
        onClose={() => setTarget(undefined)}
        onRefused={() => void pages.refresh()}
        texts={texts}
      />
    </>
  );
}

/**
 * Keeps the fan's submissions up to date (RULES.md, "Payment states"): verified once after a second if any is open, and
 * polled while any is processing. Unpaid ones are reloaded when the page becomes visible again, because they may have
 * been paid in another tab.
 */
function useSubmissions(first: Pages<Submission>) {
  const pages = usePages(readPage, {
    first,
    everyMs: PROCESSING_POLL_MS,
    isDue: (now) => hasStatus(toPages(now).docs, 'processing'),
  });
  const { docs, refresh } = pages;
  const isProcessing = hasStatus(docs, 'processing');
  const isPending = hasStatus(docs, 'pending');
  useVerification(isProcessing || isPending, 0, () => void refresh());

  useEffect(() => {
    for (const { paymentStatus, campaign } of docs) if (paymentStatus === 'paid') clearDraft(campaign.id);
  }, [docs]);

  const isUnpaid = isPending || hasStatus(docs, 'failed');
  useEffect(() => {
    if (!isUnpaid || isProcessing) return;
    const onVisibilityChange = () => void (document.hidden || refresh());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [isUnpaid, isProcessing, refresh]);

  return pages;
}

function hasStatus(submissions: readonly Submission[], status: PaymentStatus): boolean {
  return submissions.some(({ paymentStatus }) => paymentStatus === status);
}

async function readPage(query: Place, signal: AbortSignal): Promise<Outcome<Pages<Submission>>> {
  const outcome = await api['campaign-submissions']['user-submissions'].$get({ query }, { init: { signal } });
  if (outcome.kind === 'done') {
    const { submissions, next } = outcome.value;
    return { kind: 'done', value: { docs: submissions, next } };
  }
  if (!signal.aborted) console.warn('Submissions could not be read', outcome);
  return outcome;
}

type PastSubmissionProps = {
  readonly submission: RawSubmission;
  readonly texts: SubmissionTexts['submissions'];
  /** The whole card, which one press opens. */
  readonly children: ReactNode;
};

/** A submission for which nothing waits: one line, which opens its card. */
function PastSubmission({ submission, texts, children }: PastSubmissionProps) {
  const { title, celebrity, campaign, moment, paymentStatus } = toCard(submission, texts);
  // The badge of any other status says the same as the state.
  const state = paymentStatus === 'paid' && moment && ` · ${texts.moment.title[moment.state]}`;
  return (
    <details className="fold past">
      <summary>
        <h2 {...writtenIn(campaign.language)} className="card-title">
          {title}
        </h2>
        <StatusBadge status={paymentStatus} texts={texts} />
        <span className="help">
          {texts.by} {celebrity}
          {state}
        </span>
      </summary>
      {children}
    </details>
  );
}

type SubscribedViewProps = WithTexts<
  Pick<ShellTexts, 'verification'> & Pick<SubmissionTexts, 'submissions' | 'subscribed'>
> & { readonly user: User; readonly loaded: LoadedSubmissions };

/** 'Your Subscribed Campaigns': the same cards, with other texts for a failed retry, which can be dismissed. */
export function SubscribedView({ user, loaded, language, texts }: SubscribedViewProps) {
  const { verification, submissions, subscribed } = texts;
  const empty = user.role === 'celebrity' ? subscribed.emptyCelebrity : subscribed.empty;
  return (
    <SubmissionsView loaded={loaded} language={language} texts={{ ...submissions, ...subscribed, empty }}>
      <VerificationNotice user={user} language={language} texts={verification} />
    </SubmissionsView>
  );
}
