import { CircleHelp, CircleX, Clock, LogIn, RotateCcw, WifiOff } from 'lucide-react';
import type { Language } from '#api/platform/rules.ts';
import type { CampaignState } from '#api/submissions/moment-rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { type DialCampaign, renderCampaignDial } from '../campaigns/to-dial.ts';
import type { Ticket as SharedTicket } from '../sharing/use-ticket-picture.ts';
import { formatMoment } from '../campaigns/format-moment.ts';
import { AfterPaying, ShareTicket, type AfterPayingTexts } from './AfterPaying.tsx';
import { InvoiceButton, type InvoiceTexts } from './InvoiceButton.tsx';
import type { WallChoiceTexts } from '../wall/texts.ts';
import { WallChoice } from '../wall/WallChoice.tsx';
import { loginPath } from '../accounts/login-path.ts';
import type { PaymentMoments } from './payment-moments.ts';
import type { PaymentTexts } from './payment-texts.ts';
import { type PaymentView, usePayment } from './use-payment.ts';
import { RetryButton } from './RetryButton.tsx';
import './payment-state.css';
import '#site/ui/skeleton.css';
import { useState } from 'react';
import { writtenIn } from '#api/platform/locale-rules.ts';

type PaymentStateProps = WithTexts<PaymentTexts> & {
  readonly moments: PaymentMoments;
  readonly receiptTexts: InvoiceTexts;
  readonly wallTexts: WallChoiceTexts;
  readonly accountTexts: AfterPayingTexts;
  readonly campaign: {
    readonly slug: string;
    readonly name: string;
    readonly language: Language;
    readonly celebrityName: string;
    /** The campaign's state when the page was rendered, for a visitor who may only read the payment. */
    readonly state: CampaignState;
    readonly priceLine: string;
    readonly dial: DialCampaign & SharedTicket['dial'];
  };
};

const ICONS: Readonly<Partial<Record<PaymentView, typeof Clock>>> = {
  checking: Clock,
  unpaid: Clock,
  'on-hold': Clock,
  failed: CircleX,
  missed: CircleX,
  refunded: RotateCcw,
  returning: RotateCcw,
  signedOut: LogIn,
  unreachable: WifiOff,
};

const readSubmissionId = () => new URLSearchParams(window.location.search).get('submission');

/** Shows the state of a payment to a fan who returns from the provider. The page's query names the submission. */
export function PaymentState(props: PaymentStateProps) {
  const { language, texts, moments, wallTexts, campaign } = props;
  const payment = usePayment(readSubmissionId, campaign.state);
  const { view, moment, submission, isExhausted } = payment;
  const { subscriptionDeadline: deadline } = campaign.dial;
  const subject = { celebrity: campaign.celebrityName, deadline, fan: submission };
  const said = moment?.state === view ? formatMoment(moment, moments, subject, language) : undefined;
  const paid = submission?.paymentStatus === 'paid' ? submission : undefined;
  const Icon = ICONS[view] ?? CircleHelp;
  // One paid on a partner's page is read without a login, so without the submission.
  const hasTicket = paid !== undefined || view === 'in' || view === 'processing';
  const isRecruiting = moment?.campaign === 'open' && (view === 'in' || view === 'judged');
  return (
    <div className="payment column">
      <div aria-live="polite" aria-busy={view === 'loading'}>
        {view === 'loading' ? (
          <LoadingCard label={texts.loading} />
        ) : (
          <article className={`panel payment-card column payment-${view}`}>
            <div className="payment-head column">
              {!hasTicket && (
                <span className="payment-icon">
                  <Icon size="1.75rem" aria-hidden="true" />
                </span>
              )}
              <h1>{moments.title[view]}</h1>
              <p>{said?.text ?? moments.text[view]}</p>
              {hasTicket && <Ticket {...props} submission={paid} />}
              {isRecruiting && (
                <ShareTicket {...props} submission={paid} submissionId={readSubmissionId() ?? ''} />
              )}
              {said && <p>{said.next}</p>}
              {said && moment?.next === 'pay' && <p>{campaign.priceLine}</p>}
            </div>
            <Ways {...props} {...payment} paid={paid} />
            {paid && !paid.isWithdrawn && (
              <WallChoice submissionId={paid.id} permission={paid.wall} texts={wallTexts} />
            )}
            {isExhausted && <p className="help">{texts.stopped}</p>}
          </article>
        )}
      </div>
      {paid && isRecruiting && <AfterPaying {...props} submission={paid} />}
    </div>
  );
}

type WaysProps = PaymentStateProps &
  ReturnType<typeof usePayment> & { readonly paid: Submission | undefined };

function Ways(props: WaysProps) {
  const { view, moment, submission, paid, isExhausted, reload } = props;
  const { language, texts, receiptTexts, campaign } = props;
  return (
    <div className="row">
      {submission && view !== 'checking' && moment?.next === 'pay' && (
        <RetryButton submissionId={submission.id} label={texts.pay} texts={texts} />
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
      {paid && <InvoiceButton id={paid.id} texts={receiptTexts} />}
      {!paid && view !== 'signedOut' && (
        <a className="button button-secondary" href={`/${language}/dashboard`}>
          {texts.toDashboard}
        </a>
      )}
      {!paid && (
        <a className="button button-quiet button-small" href={`/${language}/campaigns/${campaign.slug}`}>
          {texts.toCampaign}
        </a>
      )}
    </div>
  );
}

function LoadingCard({ label }: { readonly label: string }) {
  return (
    <article className="panel payment-card column payment-loading">
      <h1 className="visually-hidden">{label}</h1>
      <div className="skeleton payment-icon" />
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-text" />
      <div className="skeleton payment-button" />
    </article>
  );
}

type TicketProps = WithTexts<PaymentTexts> &
  Pick<PaymentStateProps, 'campaign'> & { readonly submission: Submission | undefined };

/** A keepsake: the campaign's dial, and the fan's own minute and answer where they are known. */
function Ticket({ submission, campaign, language, texts }: TicketProps) {
  const [first] = submission?.answers ?? [];
  const [now] = useState(() => new Date());
  return (
    <div className="ticket">
      <div
        className="ticket-dial"
        dangerouslySetInnerHTML={{
          __html: renderCampaignDial(campaign.dial, { language, now, fan: submission }),
        }}
      />
      <p className="ticket-with">
        {submission && <strong>{fillText(texts.ticketMinute, { minute: submission.minute })}</strong>}
        {!campaign.name.includes(campaign.celebrityName) && (
          <span>
            {texts.ticketFor} <bdi>{campaign.celebrityName}</bdi>
          </span>
        )}
        <span {...writtenIn(campaign.language)}>{campaign.name}</span>
      </p>
      {first && (
        <figure>
          <figcaption {...writtenIn(first.language)}>{first.question}</figcaption>
          <blockquote {...writtenIn(campaign.language)}>{first.answer}</blockquote>
        </figure>
      )}
    </div>
  );
}
