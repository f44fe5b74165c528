import type { ReactNode } from 'react';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { StatusBadge } from './CardMedia.tsx';
import type { SubmissionTexts } from './texts.ts';
import { toCard, type RawSubmission } from './to-card.ts';
import '#site/ui/fold.css';

type PastSubmissionProps = {
  readonly submission: RawSubmission;
  readonly texts: SubmissionTexts['submissions'];
  /** The whole card, which one press opens. */
  readonly children: ReactNode;
};

/** A submission for which nothing waits: one line, which opens its card. */
export function PastSubmission({ submission, texts, children }: PastSubmissionProps) {
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
