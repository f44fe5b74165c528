import { useState, type ReactNode } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import type { RetryTexts } from '../subscriptions/RetryButton.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { CancelDialog, type CancelTarget } from './CancelDialog.tsx';
import { SubmissionCard } from './SubmissionCard.tsx';
import { sortSubmissions } from './sort-submissions.ts';
import type { SubmissionTexts } from './texts.ts';
import { useSubmissions } from './use-submissions.ts';

type SubmissionsViewProps = {
  readonly language: Language;
  readonly texts: SubmissionTexts['submissions'];
  readonly heading: string;
  readonly empty: string;
  /** Texts of a failed payment; by default those of the submissions view (RULES.md, "Sentences"). */
  readonly payment?: RetryTexts;
  /** Notices between the heading and the cards. */
  readonly children?: ReactNode;
};

/** The person's submissions as cards: loading, failed, none, one or many. */
export function SubmissionsView({
  language,
  texts,
  heading,
  empty,
  payment,
  children,
}: SubmissionsViewProps) {
  const { resource, docs: submissions, hasMore, reload, refresh, loadMore } = useSubmissions();
  const [target, setTarget] = useState<CancelTarget>();
  const retryTexts = payment ?? {
    processing: texts.busy,
    somethingWrong: texts.paymentFailed,
    retryUnreachable: texts.paymentUnreachable,
  };

  return (
    <>
      <h1>{heading}</h1>
      {children}
      {resource.kind === 'loading' && <LoadingCards label={texts.loading} />}
      {resource.kind === 'failed' && (
        <LoadFailure text={texts.loadFailed} retryLabel={texts.retryLoad} onRetry={reload} />
      )}
      {resource.kind === 'ready' && submissions.length === 0 && (
        <div className="empty">
          <h2>{texts.emptyTitle}</h2>
          <p>{empty}</p>
          <a className="button" href={`/${language}`}>
            {texts.toCampaigns}
          </a>
        </div>
      )}
      {submissions.length > 0 && (
        <ul className="cards submissions">
          {sortSubmissions(submissions).map((submission) => (
            <li key={submission.id}>
              <SubmissionCard
                submission={submission}
                language={language}
                texts={texts}
                payment={retryTexts}
                onCancel={setTarget}
              />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <LoadMore texts={{ ...texts, loadMoreFailed: texts.loadFailed }} onLoad={loadMore} />}
      <CancelDialog
        target={target}
        onClose={() => setTarget(undefined)}
        onRefused={() => void refresh()}
        texts={texts}
      />
    </>
  );
}
