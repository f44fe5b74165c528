import type { Submission } from '#api/subscriptions/contract.ts';
import type { PaymentTexts } from './payment-texts.ts';
import { writtenIn } from '#widget/client/written-in.ts';

/** A keepsake of the campaign and the fan's answer. */
export function Ticket({
  submission,
  texts,
}: {
  readonly submission: Submission;
  readonly texts: PaymentTexts;
}) {
  const [first] = submission.answers;
  return (
    <div className="ticket">
      <p className="ticket-with">
        <span>{texts.ticketFor}</span>
        <strong dir="auto">{submission.campaign.celebrity.name}</strong>
        <span {...writtenIn(submission.campaign.language)}>{submission.campaign.name}</span>
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
