import type { Winner } from '#api/outcomes/contract.ts';
import { useSpentParameter } from '#site/ui/use-spent-parameter.ts';

/** The parameter with the nominees of a choice that came too late. */
export const REFUSED_CHOICE = 'refused';

type RefusedChoiceProps = {
  /** The nominees of a choice that came too late, from the parameter. */
  readonly refused: string | null;
  readonly winners: readonly Winner[];
  readonly text: string;
};

/** Tells an owner once that their choice came too late, because other winners had been chosen already. */
export function RefusedChoice({ refused, winners, text }: RefusedChoiceProps) {
  useSpentParameter(REFUSED_CHOICE);
  // If the same winners were submitted twice, the choice was not refused.
  const isOther = refused?.split(' ').some((id) => !winners.some(({ submissionId }) => submissionId === id));
  return <div role="alert">{isOther && <p className="notice notice-warning">{text}</p>}</div>;
}
