import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { reportPath } from '#site/ui/report-path.ts';
import { ShareDetails } from '../sharing/ShareDetails.tsx';
import { RetryButton, type RetryTexts } from '../subscriptions/RetryButton.tsx';
import { ThankYouButton } from '../thanks/ThankYouButton.tsx';
import { Answer } from './Answer.tsx';
import { CardMedia } from './CardMedia.tsx';
import type { CancelTarget } from './CancelDialog.tsx';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import { toCard, type Card, type CardPartProps, type RawSubmission } from './to-card.ts';
import { InvoiceButton } from '../subscriptions/InvoiceButton.tsx';
import { getPaymentNote } from './payment-note.ts';
import { Judged, SubmissionReading } from './SubmissionReading.tsx';
import { SubmissionOutcome } from './SubmissionOutcome.tsx';
import type { SubmissionTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { ContactChoice } from '../contact/ContactChoice.tsx';
import { WallChoice } from '../wall/WallChoice.tsx';
import { formatReceipt } from '#api/scoring/entry-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { MomentTexts } from '#api/submissions/moment-text-rules.ts';
import { listCharityLost, listOverdue } from '../campaigns/list-late.ts';

/** The texts of a card; with `dismiss`, the message of a failed payment can be dismissed. */
export type CardTexts = SubmissionTexts['submissions'] & Pick<RetryTexts, 'dismiss'>;

type SubmissionCardProps = WithTexts<CardTexts> & {
  readonly submission: RawSubmission;
  readonly isFirst?: boolean;
  readonly onCancel: (target: CancelTarget) => void;
};

/** One submission with the state of its payment and its actions (RULES.md, "Dashboard"). */
export function SubmissionCard(props: SubmissionCardProps) {
  const { submission, isFirst = false, onCancel, language, texts } = props;
  const card = toCard(submission, texts);
  const { id, title, celebrity, campaign } = card;
  const { slug } = campaign;
  const part = { card, language, texts };
  const action = getAction(card, texts, () => onCancel({ id, campaign: title }));
  const foot = action && <div className="card-foot row">{action}</div>;
  const isPayable = card.moment?.next === 'pay';
  return (
    <article className="card submission" aria-label={title}>
      <CardMedia card={card} isFirst={isFirst} texts={texts} />
      <div className="card-body">
        <div>
          <h2 {...writtenIn(campaign.language)} className="card-title">
            {slug === null ? title : <a href={`/${language}/campaigns/${slug}`}>{title}</a>}
          </h2>
          <p className="card-meta">
            {texts.by} {celebrity}
          </p>
        </div>
        <Results {...part} />
        <Note>{getPaymentNote(card, texts, language)}</Note>
        <Note>{card.isWithdrawn && !card.reading && texts.moment.text.withdrawn}</Note>
        <Note>{card.isAfterReopening && texts.noteAfterReopening}</Note>
        {isPayable && foot}
        <Answers {...part} />
        {card.outcome && <Judged {...part} judged={card.outcome} until={null} how={texts.outcomeHow} />}
        <SubmittedOn {...part} />
        {slug !== null && card.paymentStatus === 'paid' && (
          <ShareDetails
            moment={card.moment}
            language={language}
            texts={texts}
            submissionId={id}
            share={card.share ?? null}
            campaign={{ slug, celebrityName: celebrity }}
          />
        )}
        <AboutAnswer {...part} />
        {!isPayable && foot}
      </div>
    </article>
  );
}

/** A sentence about the submission; nothing without one. */
function Note({ children }: { readonly children: string | false | undefined }) {
  return children && <p className="submission-note">{children}</p>;
}

function Results(part: CardPartProps) {
  const { card, language, texts } = part;
  const { outcome, reading, moment, campaign } = card;
  const reported = campaign.slug ?? campaign.id;
  const late = listLate(card, texts.moment.overdue, language);
  return (
    <>
      {card.thankedAt && (
        <ThankYouButton
          submissionId={card.id}
          campaignId={campaign.id}
          from={card.celebrity}
          reportHref={reported && reportPath(language, { subject: 'thanks', campaign: reported })}
          texts={texts}
        />
      )}
      {outcome && moment && <SubmissionOutcome {...part} outcome={outcome} moment={moment} />}
      {reading && <SubmissionReading {...part} reading={reading} isLate={late.length > 0} />}
      {late.length > 0 && <p className="submission-note">{late.join(' ')}</p>}
      <Note>{card.isThanksWithdrawn && texts.noteThanksWithdrawn}</Note>
    </>
  );
}

function Answers({ card: { answers, campaign }, texts }: CardPartProps) {
  return (
    <dl className="answers column">
      {answers.map(({ question, language, answer }) => (
        <div key={question}>
          <dt {...writtenIn(language)}>{question}</dt>
          <Answer text={answer} language={campaign.language} texts={texts} />
        </div>
      ))}
    </dl>
  );
}

/** When the answer was sent, and the link to the campaign. */
function SubmittedOn({ card: { createdAt, campaign, title }, language, texts }: CardPartProps) {
  const date = formatSubmittedDate(createdAt, language);
  return (
    <p className="help submitted row row-apart">
      <span>
        {texts.submitted} {date === null ? texts.invalidDate : <time dateTime={createdAt}>{date}</time>}
      </span>
      {campaign.slug !== null && (
        <a className="link" href={`/${language}/campaigns/${campaign.slug}`}>
          {texts.viewDetails} <span className="visually-hidden">{title}</span>
        </a>
      )}
    </p>
  );
}

/** Returns the action for the state of a payment (RULES.md, "Payment states"): what cannot be paid can be removed. */
function getAction({ id, moment, paymentStatus }: Card, texts: CardTexts, requestCancel: () => void) {
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
  return paymentStatus === 'paid' ? <InvoiceButton id={id} texts={texts} /> : null;
}

/** What a fan may decide about an answer, or check, at any time; nothing before it is paid. */
function AboutAnswer({ card, language, texts }: CardPartProps) {
  const { id, wall, contact, receipt, isWithdrawn, paymentStatus } = card;
  const isForWall = paymentStatus === 'paid' && !isWithdrawn;
  if (!isForWall && !contact && !receipt) return null;
  return (
    // Open while the charity may write: one press withdraws that.
    <details open={contact?.isAllowed}>
      <summary>{texts.aboutAnswer}</summary>
      <div className="column">
        {isForWall && <WallChoice submissionId={id} permission={wall} texts={texts} />}
        <ContactChoice submissionId={id} contact={contact} language={language} failed={texts.wallFailed} />
        <ReceiptLine card={card} language={language} texts={texts} />
      </div>
    </details>
  );
}

/** Shows the receipt of an answer's judgement, with a link to check it; nothing before it was judged. */
function ReceiptLine({ card, language, texts }: CardPartProps) {
  const { id, receipt, campaign } = card;
  if (!receipt) return null;
  const code = formatReceipt(receipt);
  return (
    <div className="help">
      <p>
        {texts.receipt} <code>{code}</code>
      </p>
      {campaign.slug !== null && (
        <a
          className="link"
          href={`/${language}/campaigns/${campaign.slug}/selection#receipt=${code}&answer=${id}`}
        >
          {texts.receiptCheck}
        </a>
      )}
    </div>
  );
}

/** Returns what a card adds to the outcome or the reading of a paid answer: what is overdue, and a lost charity. */
function listLate(
  { campaign, celebrity, moment, outcome, reading }: Card,
  texts: MomentTexts['overdue'],
  language: Language,
): readonly string[] {
  if (!moment || !(outcome || reading)) return [];
  const { overdue = null, paused = null } = campaign;
  const reader = { moment, isFan: true, celebrity, language };
  return [...listOverdue({ overdue }, reader, texts), ...listCharityLost({ paused }, reader, texts)];
}
