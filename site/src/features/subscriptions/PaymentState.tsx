import { CalendarPlus, Check, CircleHelp, CircleX, Clock, LogIn, RotateCcw, WifiOff } from 'lucide-react';
import type { RefundReason } from '#api/submissions/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { AfterPaying, type AfterPayingTexts } from './AfterPaying.tsx';
import { InvoiceButton, type InvoiceTexts } from './InvoiceButton.tsx';
import type { WallChoiceTexts } from '../wall/texts.ts';
import { WallChoice } from '../wall/WallChoice.tsx';
import { loginPath } from '../accounts/login-path.ts';
import { NextSteps } from './NextSteps.tsx';
import type { PaymentTexts } from './payment-texts.ts';
import { type PaymentView, usePayment } from './use-payment.ts';
import { RetryButton } from './RetryButton.tsx';
import { Ticket } from './Ticket.tsx';
import './payment-state.css';

type PaymentStateProps = {
  readonly language: Language;
  readonly texts: PaymentTexts;
  readonly receiptTexts: InvoiceTexts;
  readonly wallTexts: WallChoiceTexts;
  readonly accountTexts: AfterPayingTexts;
  readonly campaign: {
    readonly slug: string;
    readonly celebrityName: string;
    /** Recipient of the donation; empty when the campaign names none. */
    readonly charityName: string;
    /** The deadline to join, as a sentence. */
    readonly closing: string;
    /** Whether its date is known and its winners are not. */
    readonly hasDateToKeep: boolean;
    /** What of the price reaches the charity. */
    readonly priceLine: string;
  };
};

const ICONS = {
  checking: Clock,
  paid: Check,
  processing: Clock,
  pending: Clock,
  failed: CircleX,
  closed: CircleX,
  paused: Clock,
  refunded: RotateCcw,
  disputed: CircleHelp,
  unknown: CircleHelp,
  signedOut: LogIn,
  unreachable: WifiOff,
} as const satisfies Record<Exclude<PaymentView, 'loading'>, unknown>;

/** The views of a donation that has come, or can still be made. */
const SHOWS_PRICE: readonly PaymentView[] = ['paid', 'processing', 'pending', 'failed'];

const readSubmissionId = () => new URLSearchParams(window.location.search).get('submission');

/** The state of a payment, for the fan who comes back from the provider. The submission is in the page's query. */
export function PaymentState(props: PaymentStateProps) {
  const { language, texts, wallTexts, campaign } = props;
  const payment = usePayment(readSubmissionId);
  const { view, submission, isExhausted } = payment;
  return (
    <div className="payment">
      <div aria-live="polite" aria-busy={view === 'loading'}>
        {view === 'loading' ? (
          <LoadingCard label={texts.loading} />
        ) : (
          <article className={`payment-card payment-${view}`}>
            <div className="payment-head">
              <PaymentIcon view={view} />
              <h1>{texts[`${view}Title`]}</h1>
              <p>{getViewText(view, texts, campaign.charityName, submission?.refundReason)}</p>
              {SHOWS_PRICE.includes(view) && <p>{campaign.priceLine}</p>}
            </div>
            {view === 'paid' && submission && <Ticket submission={submission} texts={texts} />}
            <Ways {...props} {...payment} />
            {view === 'paid' && submission && (
              <WallChoice submissionId={submission.id} permission={submission.wall} texts={wallTexts} />
            )}
            {isExhausted && <p className="payment-note">{texts.stopped}</p>}
          </article>
        )}
      </div>
      {view === 'paid' && submission && (
        <AfterPaying
          submission={submission}
          language={language}
          texts={texts}
          accountTexts={props.accountTexts}
        />
      )}
      {(view === 'paid' || view === 'processing') && (
        <NextSteps
          celebrityName={campaign.celebrityName}
          closing={campaign.closing}
          isPaid={view === 'paid'}
          texts={texts}
        />
      )}
    </div>
  );
}

/** Shows where the fan can go from here. */
function Ways(props: PaymentStateProps & ReturnType<typeof usePayment>) {
  const { view, submission, isExhausted, reload, language, texts, receiptTexts, campaign } = props;
  return (
    <div className="payment-ways">
      {submission && (view === 'failed' || view === 'pending') && (
        <RetryButton
          submissionId={submission.id}
          label={view === 'failed' ? texts.retry : texts.pay}
          texts={texts}
        />
      )}
      {view === 'signedOut' && (
        <a className="button" href={loginPath(window.location)}>
          {texts.login}
        </a>
      )}
      {(view === 'unreachable' || isExhausted) && (
        <button type="button" className="button button-secondary" onClick={reload}>
          {texts.lookAgain}
        </button>
      )}
      {view !== 'signedOut' && (
        <a className={getDashboardClass(view)} href={`/${language}/dashboard`}>
          {texts.toDashboard}
        </a>
      )}
      {submission && view === 'paid' && (
        <>
          <InvoiceButton id={submission.id} texts={receiptTexts} />
          {campaign.hasDateToKeep && (
            <a
              className="button button-secondary button-small"
              href={`/api/campaign-submissions/${submission.id}/calendar`}
              download
            >
              <CalendarPlus aria-hidden="true" />
              {texts.calendar}
            </a>
          )}
        </>
      )}
      <a className="button button-quiet" href={`/${language}/campaigns/${campaign.slug}`}>
        {texts.toCampaign}
      </a>
    </div>
  );
}

/** Returns a primary button once paid, and a quiet one beside another action. */
function getDashboardClass(view: PaymentView): string {
  if (view === 'paid') return 'button';
  return view === 'failed' || view === 'pending' ? 'button button-quiet' : 'button button-secondary';
}

function getViewText(
  view: Exclude<PaymentView, 'loading'>,
  texts: PaymentTexts,
  charity: string,
  refundReason?: RefundReason | null,
): string {
  if (view === 'refunded' && refundReason)
    return `${texts[`refunded-${refundReason}`]} ${texts.refundedText}`;
  if (view === 'paid' && charity === '') return texts.paidTextNoCharity;
  return fillText(texts[`${view}Text`], { charity });
}

function PaymentIcon({ view }: { readonly view: keyof typeof ICONS }) {
  const Icon = ICONS[view];
  return (
    <span className="payment-icon">
      <Icon aria-hidden="true" />
    </span>
  );
}

/** A placeholder as high as the card that follows. */
function LoadingCard({ label }: { readonly label: string }) {
  return (
    <article className="payment-card payment-loading">
      <h1 className="visually-hidden">{label}</h1>
      <div className="skeleton payment-icon" />
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-text" />
      <div className="skeleton payment-button" />
    </article>
  );
}
