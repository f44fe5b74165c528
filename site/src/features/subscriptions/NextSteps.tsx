import { fillText } from '#widget/client/fill-text.ts';
import type { PaymentTexts } from './payment-texts.ts';

type NextStepsProps = {
  readonly celebrityName: string;
  /** The deadline to join, as a sentence. */
  readonly closing: string;
  readonly isPaid: boolean;
  readonly texts: PaymentTexts;
};

/** What a fan who has paid can expect: deadline, nominees, winners. */
export function NextSteps({ celebrityName, closing, isPaid, texts }: NextStepsProps) {
  const steps = [
    {
      title: closing,
      text: isPaid ? `${texts.nextDeadlineText} ${texts.nextReceipt}` : texts.nextDeadlineText,
    },
    { title: texts.nextNominees, text: texts.nextNomineesText },
    {
      title: fillText(texts.nextWinners, { celebrity: celebrityName }),
      text: fillText(texts.nextWinnersText, { celebrity: celebrityName }),
    },
  ];
  return (
    <section className="next">
      <h2>{texts.nextTitle}</h2>
      <ol className="next-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
