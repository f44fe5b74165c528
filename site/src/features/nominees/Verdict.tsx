import type { NomineeTexts } from './texts.ts';

type VerdictProps = {
  readonly answer: string;
  /** null where there is no score. */
  readonly reasoning: string | null;
  readonly texts: Pick<NomineeTexts['common'], 'answer' | 'reasoning'>;
  /** What stands where the reasoning is missing. */
  readonly instead?: string;
};

/** What a fan answered, and why it got its score. */
export function Verdict({ answer, reasoning, texts, instead }: VerdictProps) {
  const why = reasoning ?? instead;
  return (
    <dl className="verdict-texts">
      <div>
        <dt>{texts.answer}</dt>
        <dd className="verdict-answer">{answer}</dd>
      </div>
      {why !== undefined && why !== '' && (
        <div>
          <dt>{texts.reasoning}</dt>
          <dd>{why}</dd>
        </div>
      )}
    </dl>
  );
}
