import type { NomineeTexts } from './texts.ts';

type VerdictProps = {
  readonly answer: string;
  readonly reasoning: string;
  readonly texts: Pick<NomineeTexts['common'], 'answer' | 'reasoning'>;
};

/** A fan's answer and the reasoning of its score. */
export function Verdict({ answer, reasoning, texts }: VerdictProps) {
  return (
    <dl className="verdict-texts">
      <div>
        <dt>{texts.answer}</dt>
        <dd className="verdict-answer">{answer}</dd>
      </div>
      {reasoning !== '' && (
        <div>
          <dt>{texts.reasoning}</dt>
          <dd>{reasoning}</dd>
        </div>
      )}
    </dl>
  );
}
