import { useState } from 'react';
import type { FanReading } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { askReread } from './submission-calls.ts';
import { ScoreDetails } from './SubmissionOutcome.tsx';
import type { SubmissionTexts } from './texts.ts';

type SubmissionReadingProps = {
  readonly reading: FanReading;
  readonly submissionId: string;
  /** Null where the campaign is not known. */
  readonly slug: string | null;
  readonly celebrity: string;
  readonly language: Language;
  readonly texts: SubmissionTexts['submissions'];
};

/** How the fan's answer was read, before the winners are chosen, and the way to have a person read it again. */
export function SubmissionReading(props: SubmissionReadingProps) {
  const { reading, submissionId, slug, celebrity, language, texts } = props;
  const [askedAt, setAskedAt] = useState(reading.rereadAskedAt);
  const { isBusy, alert, run } = useCall();

  async function ask(): Promise<string | undefined> {
    const outcome = await askReread(submissionId);
    if (outcome.kind !== 'done') return outcome.message ?? texts.readingFailed;
    setAskedAt(outcome.value.askedAt);
    return undefined;
  }

  return (
    <section className="outcome">
      <h3>{texts.readingTitle}</h3>
      <p>{fillText(texts.readingText, { celebrity })}</p>
      <ScoreDetails language={language} texts={texts} outcome={reading} />
      <div role="status">
        {askedAt !== null && (
          <p>{fillText(texts.readingAsked, { date: formatDateTime(askedAt, language) })}</p>
        )}
      </div>
      {askedAt === null && reading.rereadUntil !== null && (
        <>
          <p>{fillText(texts.readingAskUntil, { until: formatDateTime(reading.rereadUntil, language) })}</p>
          <button
            type="button"
            className="button button-secondary button-small"
            aria-busy={isBusy}
            onClick={() => void run(ask)}
          >
            {texts.readingAsk}
          </button>
        </>
      )}
      {alert !== undefined && (
        <p className="field-error" role="alert">
          {alert}
        </p>
      )}
      {slug !== null && (
        <a className="link" href={`/${language}/campaigns/${slug}/selection`}>
          {texts.outcomeHow}
        </a>
      )}
    </section>
  );
}
