import { useState } from 'react';
import type { Submission } from '#api/subscriptions/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { renderCampaignDial, type DialCampaign } from '../campaigns/to-dial.ts';
import type { PaymentTexts } from './payment-texts.ts';

type TicketProps = WithTexts<PaymentTexts> & {
  readonly submission: Submission;
  readonly dial: DialCampaign;
};

/** A keepsake of the campaign: the fan's own minute on its dial, and the answer. */
export function Ticket({ submission, dial, language, texts }: TicketProps) {
  const { campaign, minute } = submission;
  const [first] = submission.answers;
  const [now] = useState(() => new Date());
  return (
    <div className="ticket">
      <div
        className="ticket-dial"
        dangerouslySetInnerHTML={{ __html: renderCampaignDial(dial, { language, now, fan: submission }) }}
      />
      <p className="ticket-with">
        <strong>{fillText(texts.ticketMinute, { minute: String(minute) })}</strong>
        <span>
          {texts.ticketFor} <bdi>{campaign.celebrity.name}</bdi>
        </span>
        <span {...writtenIn(campaign.language)}>{campaign.name}</span>
      </p>
      {first && (
        <figure>
          <figcaption>{first.question}</figcaption>
          <blockquote dir="auto">{first.answer}</blockquote>
        </figure>
      )}
    </div>
  );
}
