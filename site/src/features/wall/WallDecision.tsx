import { useCall } from '#site/ui/use-call.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { WallTexts } from './texts.ts';
import type { ListedAnswer } from './read-allowed-answers.ts';

type WallDecisionProps = {
  readonly campaignId: string;
  readonly answer: ListedAnswer;
  readonly isShown: boolean;
  readonly texts: WallTexts['owner'];
  readonly onDecided: (state: 'shown' | 'hidden') => Promise<void>;
};

/** An answer that may be read, which its campaign's owner shows or keeps back. */
export function WallDecision({ campaignId, answer, isShown, texts, onDecided }: WallDecisionProps) {
  const { submissionId, displayName, isWinner, state } = answer;
  const { isBusy, alert, run } = useCall();
  const name = { name: displayName };
  const title = `wall-${submissionId}`;

  async function decide(next: 'shown' | 'hidden'): Promise<string | undefined> {
    const call = { param: { id: campaignId, submissionId }, json: { state: next, displayName } };
    const outcome = await callEndpoint(() => api.campaigns[':id'].wall[':submissionId'].$put(call));
    if (outcome.kind === 'unreachable') return texts.unreachable;
    if (outcome.kind !== 'done') return outcome.message ?? texts.failed;
    await onDecided(next);
    return undefined;
  }

  return (
    <article className="card verdict wall-answer" aria-labelledby={title}>
      <h2 id={title}>
        <bdi>{displayName}</bdi> {isWinner && <span className="badge badge-paid">{texts.winner}</span>}
      </h2>
      <blockquote dir="auto">{answer.answer}</blockquote>
      <div className="row">
        {(['shown', 'hidden'] as const)
          .filter((next) => !isShown && next !== state)
          .map((next) => (
            <button
              key={next}
              type="button"
              className={`button button-small ${next === 'hidden' ? 'button-secondary' : ''}`}
              aria-busy={isBusy}
              onClick={() => void run(() => decide(next))}
            >
              {next === 'shown' ? texts.show : texts.hide}{' '}
              <span className="visually-hidden">{fillText(texts.answerBy, name)}</span>
            </button>
          ))}
      </div>
      {alert !== undefined && (
        <p className="field-error" role="alert">
          {alert}
        </p>
      )}
    </article>
  );
}
