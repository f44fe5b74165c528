import type { Submission } from '#api/subscriptions/contract.ts';
import type { PaymentTexts } from './payment-texts.ts';

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
        <strong>{submission.campaign.celebrity.name}</strong>
        <span>{submission.campaign.name}</span>
      </p>
      {first && (
        <figure>
          <figcaption>{first.question}</figcaption>
          <blockquote>{first.answer}</blockquote>
        </figure>
      )}
    </div>
  );
}
