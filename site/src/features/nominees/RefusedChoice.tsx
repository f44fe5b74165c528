import type { Winner } from '#api/outcomes/winner-contract.ts';
import { useSpentParameter } from '#site/ui/use-spent-parameter.ts';

/** Names in the address the nominees that were chosen when there were winners already. */
export const REFUSED_CHOICE = 'refused';

type RefusedChoiceProps = {
  /** The nominees that were chosen too late, as the address names them. */
  readonly refused: string | null;
  readonly winners: readonly Winner[];
  readonly text: string;
};

/** Says once that other winners had been chosen before, to the owner whose choice of these nominees came too late. */
export function RefusedChoice({ refused, winners, text }: RefusedChoiceProps) {
  useSpentParameter(REFUSED_CHOICE);
  // An owner who asked twice for the same winners has them.
  const isOther = refused?.split(' ').some((id) => !winners.some(({ submissionId }) => submissionId === id));
  return <div role="alert">{isOther && <p className="notice notice-warning">{text}</p>}</div>;
}
