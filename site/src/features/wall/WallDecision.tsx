import { useState } from 'react';
import { fillText } from '#widget/client/fill-text.ts';
import type { WallTexts } from './texts.ts';
import { decideAnswer, type ListedAnswer } from './wall-calls.ts';

type WallDecisionProps = {
  readonly campaignId: string;
  readonly answer: ListedAnswer;
  readonly texts: WallTexts['owner'];
  readonly onDecided: (state: 'shown' | 'hidden') => Promise<void>;
};

/** An answer that may be read, which its campaign's owner shows or keeps back. */
export function WallDecision({ campaignId, answer, texts, onDecided }: WallDecisionProps) {
  const { submissionId, displayName, isWinner, state } = answer;
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();
  const name = { name: displayName };
  const title = `wall-${submissionId}`;

  async function decide(next: 'shown' | 'hidden'): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setAlert(undefined);
    const outcome = await decideAnswer(campaignId, submissionId, next);
    if (outcome.kind === 'done') await onDecided(next);
    else setAlert(outcome.kind === 'unreachable' ? texts.unreachable : (outcome.message ?? texts.failed));
    setBusy(false);
  }

  return (
    <article className="card verdict wall-answer" aria-labelledby={title}>
      <h2 id={title}>
        <bdi>{displayName}</bdi> {isWinner && <span className="badge badge-paid">{texts.winner}</span>}
      </h2>
      <blockquote dir="auto">{answer.answer}</blockquote>
      <div className="row">
        {state !== 'shown' && (
          <button
            type="button"
            className="button button-small"
            aria-busy={isBusy}
            onClick={() => void decide('shown')}
          >
            {texts.show} <span className="visually-hidden">{fillText(texts.answerBy, name)}</span>
          </button>
        )}
        {state !== 'hidden' && (
          <button
            type="button"
            className="button button-secondary button-small"
            aria-busy={isBusy}
            onClick={() => void decide('hidden')}
          >
            {texts.hide} <span className="visually-hidden">{fillText(texts.answerBy, name)}</span>
          </button>
        )}
      </div>
      {alert !== undefined && (
        <p className="field-error" role="alert">
          {alert}
        </p>
      )}
    </article>
  );
}
