import type { NomineeTexts } from './texts.ts';

type VerdictProps = {
  readonly answer: string;
  readonly reasoning: string;
  /** Names whose words the reasoning is. */
  readonly label: string;
  readonly texts: Pick<NomineeTexts['common'], 'answer'>;
};

/** A fan's answer and the reasoning of its score. */
export function Verdict({ answer, reasoning, label, texts }: VerdictProps) {
  return (
    <dl className="verdict-texts">
      <div>
        <dt>{texts.answer}</dt>
        <dd className="verdict-answer">{answer}</dd>
      </div>
      {reasoning !== '' && (
        <div>
          <dt>{label}</dt>
          <dd>{reasoning}</dd>
        </div>
      )}
    </dl>
  );
}
