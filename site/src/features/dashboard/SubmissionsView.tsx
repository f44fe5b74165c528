import { useMemo, useState, type ReactNode } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { CardSkeleton } from '#site/ui/Skeleton.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { CancelDialog, type CancelTarget } from './CancelDialog.tsx';
import { SubmissionCard, type RetryTexts } from './SubmissionCard.tsx';
import type { DashboardTexts } from './texts.ts';
import { useSubmissions } from './use-submissions.ts';

type SubmissionsViewProps = {
  readonly language: Language;
  readonly texts: DashboardTexts['submissions'];
  readonly heading: string;
  readonly empty: string;
  /** What a failed payment says in this view; by default that of the submissions view (specification §8). */
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
  const { submissions, reload, refresh } = useSubmissions();
  const [target, setTarget] = useState<CancelTarget>();
  const words = useMemo(
    () =>
      payment ?? {
        processing: texts.busy,
        somethingWrong: texts.paymentFailed,
        retryUnreachable: texts.paymentUnreachable,
      },
    [payment, texts],
  );

  return (
    <>
      <h1>{heading}</h1>
      {children}
      {submissions === undefined && <Loading label={texts.loading} />}
      {submissions === null && (
        <LoadFailure text={texts.loadFailed} retryLabel={texts.retryLoad} onRetry={reload} />
      )}
      {submissions?.length === 0 && (
        <div className="empty">
          <h2>{texts.emptyTitle}</h2>
          <p>{empty}</p>
          <a className="button" href={`/${language}`}>
            {texts.toCampaigns}
          </a>
        </div>
      )}
      {submissions && submissions.length > 0 && (
        <ul className="cards submissions">
          {submissions.map((submission) => (
            <li key={submission.id}>
              <SubmissionCard
                submission={submission}
                language={language}
                texts={texts}
                payment={words}
                onCancel={setTarget}
              />
            </li>
          ))}
        </ul>
      )}
      <CancelDialog chosen={target} onClose={() => setTarget(undefined)} onRefused={refresh} texts={texts} />
    </>
  );
}

/** The places of the cards while they load. */
export function Loading({ label }: { readonly label: string }) {
  return (
    <div className="dashboard-loading">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div className="cards">
        <CardSkeleton />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </div>
  );
}
