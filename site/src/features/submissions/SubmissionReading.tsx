import type { FanReading, Reread } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ScoreDetails } from './SubmissionOutcome.tsx';
import { SubmissionReread } from './SubmissionReread.tsx';
import type { SubmissionTexts } from './texts.ts';

type SubmissionReadingProps = {
  readonly reading: FanReading;
  readonly reread: Reread | null;
  readonly submissionId: string;
  /** Null where the campaign is not known. */
  readonly slug: string | null;
  readonly celebrity: string;
  readonly language: Language;
  readonly texts: SubmissionTexts['submissions'];
};

/** How the fan's answer was read, before the winners are chosen, and the way to have a person read it again. */
export function SubmissionReading({ reading, slug, celebrity, ...part }: SubmissionReadingProps) {
  const { language, texts } = part;
  return (
    <section className="outcome">
      <h3>{texts.moment.title.judged}</h3>
      <p>{fillText(texts.readingText, { celebrity })}</p>
      <ScoreDetails language={language} texts={texts} outcome={reading} />
      <SubmissionReread {...part} until={reading.rereadUntil} />
      {slug !== null && (
        <a className="link" href={`/${language}/campaigns/${slug}/selection`}>
          {texts.outcomeHow}
        </a>
      )}
    </section>
  );
}
