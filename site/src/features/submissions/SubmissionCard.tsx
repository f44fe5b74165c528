import type { Moment } from '#api/submissions/moment-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { reportPath } from '#site/ui/report-path.ts';
import { ShareDetails } from '../sharing/ShareDetails.tsx';
import { RetryButton, type RetryTexts } from '../subscriptions/RetryButton.tsx';
import { ThankYouButton } from '../thanks/ThankYouButton.tsx';
import { AboutAnswer } from './AboutAnswer.tsx';
import { Answer } from './Answer.tsx';
import { CardMedia } from './CardMedia.tsx';
import type { CancelTarget } from './CancelDialog.tsx';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import { toCardView, toMoment, type CardView, type RawSubmission } from './to-card-view.ts';
import { InvoiceButton } from '../subscriptions/InvoiceButton.tsx';
import { getPaymentNote } from './payment-note.ts';
import { listLate } from './list-late.ts';
import { SubmissionReading } from './SubmissionReading.tsx';
import { SubmissionOutcome } from './SubmissionOutcome.tsx';
import type { SubmissionTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

/** The texts of a card; with `dismiss`, the message of a failed payment can be dismissed. */
export type CardTexts = SubmissionTexts['submissions'] & Pick<RetryTexts, 'dismiss'>;

type SubmissionCardProps = WithTexts<CardTexts> & {
  readonly submission: RawSubmission;
  /** Whether it is the first card, whose picture loads at once. */
  readonly isFirst?: boolean;
  readonly onCancel: (target: CancelTarget) => void;
};

/** One submission with the state of its payment and its actions (RULES.md, "Dashboard"). */
export function SubmissionCard(props: SubmissionCardProps) {
  const { submission, isFirst = false, language, texts } = props;
  const view = toCardView(submission);
  const { name, written, artist, slug } = view;
  const moment = toMoment(submission);
  const celebrity = artist ?? texts.unknownArtist;
  const note = moment && getPaymentNote(submission, moment, celebrity, texts, language);
  const title = name ?? texts.unknownCampaign;
  const isPaid = submission.paymentStatus === 'paid';
  return (
    <article className="card submission" aria-label={title}>
      <CardMedia submission={submission} isFirst={isFirst} view={view} texts={texts} />
      <div className="card-body">
        <div>
          <h2 {...writtenIn(written)} className="card-title">
            {slug === null ? title : <a href={`/${language}/campaigns/${slug}`}>{title}</a>}
          </h2>
          <p className="card-meta">
            {texts.by} {celebrity}
          </p>
        </div>
        <Results {...props} {...view} moment={moment} celebrity={celebrity} />
        <Note>{note}</Note>
        <Note>{submission.isWithdrawn && !submission.reading && texts.moment.text.withdrawn}</Note>
        <Note>{submission.isAfterReopening && texts.noteAfterReopening}</Note>
        <Answers answers={submission.answers} written={written} texts={texts} />
        <SubmittedOn createdAt={submission.createdAt} language={language} texts={texts} />
        {slug !== null && (
          <a className="link details" href={`/${language}/campaigns/${slug}`}>
            {texts.viewDetails} <span className="visually-hidden">{title}</span>
          </a>
        )}
        {slug !== null && isPaid && (
          <ShareDetails
            moment={moment}
            language={language}
            texts={texts}
            submissionId={submission.id}
            share={submission.share ?? null}
            campaign={{ slug, celebrityName: celebrity }}
          />
        )}
        <AboutAnswer submission={submission} slug={slug} language={language} texts={texts} />
        <Actions {...props} moment={moment} title={title} />
      </div>
    </article>
  );
}

/** A sentence about the submission; nothing without one. */
function Note({ children }: { readonly children: string | false | undefined }) {
  return children && <p className="submission-note">{children}</p>;
}

type ResultsProps = SubmissionCardProps &
  Pick<CardView, 'written' | 'slug' | 'campaignId' | 'avatar' | 'charity' | 'result'> & {
    readonly moment: Moment | undefined;
    readonly celebrity: string;
  };

function Results({ submission, moment, campaignId, avatar, charity, result, ...shown }: ResultsProps) {
  const { outcome, reading, reread = null, minute } = submission;
  const { written, slug, celebrity, language, texts } = shown;
  const part = { submissionId: submission.id, written, slug, celebrity, language, texts };
  const campaign = { avatar, charity, result };
  const reported = slug ?? campaignId;
  const late = moment ? listLate(submission, moment, celebrity, texts.moment.overdue, language) : [];
  return (
    <>
      {outcome && moment && (
        <SubmissionOutcome {...part} {...{ moment, outcome, reread, minute, campaign }} />
      )}
      {reading && (
        <SubmissionReading
          {...part}
          reading={reading}
          reread={reread}
          isWithdrawn={submission.isWithdrawn === true}
          isLate={late.length > 0}
        />
      )}
      {late.length > 0 && <p className="submission-note">{late.join(' ')}</p>}
      {submission.thankedAt && (
        <ThankYouButton
          submissionId={submission.id}
          campaignId={campaignId}
          from={celebrity}
          reportHref={reported && reportPath(language, { subject: 'thanks', campaign: reported })}
          texts={texts}
        />
      )}
      <Note>{submission.isThanksWithdrawn && texts.noteThanksWithdrawn}</Note>
    </>
  );
}

function Answers({
  answers,
  written,
  texts,
}: Pick<RawSubmission, 'answers'> & Pick<ResultsProps, 'texts' | 'written'>) {
  return (
    <dl className="answers">
      {answers.map(({ question, language, answer }) => (
        <div key={question}>
          <dt {...writtenIn(language)}>{question}</dt>
          <Answer text={answer} language={written} texts={texts} />
        </div>
      ))}
    </dl>
  );
}

type SubmittedOnProps = WithTexts<CardTexts> & Pick<RawSubmission, 'createdAt'>;

function SubmittedOn({ createdAt, language, texts }: SubmittedOnProps) {
  const date = formatSubmittedDate(createdAt, language);
  return (
    <p className="help">
      {texts.submitted} {date === null ? texts.invalidDate : <time dateTime={createdAt}>{date}</time>}
    </p>
  );
}

/** Shows the action for the state of a payment (RULES.md, "Payment states"): what cannot be paid can be removed. */
function Actions(
  props: SubmissionCardProps & { readonly moment: Moment | undefined; readonly title: string },
) {
  const action = getAction(props);
  return action && <div className="card-foot">{action}</div>;
}

function getAction({ submission, moment, texts, onCancel, title }: Parameters<typeof Actions>[0]) {
  const { id } = submission;
  const requestCancel = () => onCancel({ id, campaign: title });
  const state = moment?.state;
  if (state === 'on-hold' || state === 'missed')
    return (
      <button type="button" className="button button-secondary button-small" onClick={requestCancel}>
        {texts.remove}
      </button>
    );
  if (state === 'unpaid')
    return (
      <>
        <RetryButton submissionId={id} label={texts.pay} texts={texts} />
        <button type="button" className="link" onClick={requestCancel}>
          {texts.cancel}
        </button>
      </>
    );
  if (state === 'processing')
    return (
      <button type="button" className="button button-secondary button-small" disabled>
        {texts.paymentProcessing}
      </button>
    );
  if (state === 'failed') return <RetryButton submissionId={id} label={texts.retryPayment} texts={texts} />;
  return submission.paymentStatus === 'paid' ? <InvoiceButton id={id} texts={texts} /> : null;
}
