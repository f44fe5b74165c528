import type { FanOutcome } from '#api/nominees/contract.ts';
import type { SubmissionTexts } from './texts.ts';

type WinnerReasonsProps = {
  readonly outcome: Pick<FanOutcome, 'isWinner' | 'winnerReasons'>;
  readonly texts: SubmissionTexts['submissions'];
};

/** What the owner wrote about the fan's own answer that won, or about those of others. */
export function WinnerReasons({ outcome: { isWinner, winnerReasons }, texts }: WinnerReasonsProps) {
  if (winnerReasons.length === 0) return null;
  const label = winnerReasons.length === 1 ? texts.outcomeReason : texts.outcomeReasons;
  return (
    <div className="outcome-reasons">
      <p>
        <strong>{isWinner ? texts.outcomeOwnReason : label}</strong>
      </p>
      {winnerReasons.map((reason) => (
        <blockquote key={reason}>
          <q>{reason}</q>
        </blockquote>
      ))}
    </div>
  );
}
