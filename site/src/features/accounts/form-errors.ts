import type { Problems, FormErrors } from '#site/ui/use-form.ts';
import type { AccountProblem, ProblemsByField } from './checks.ts';
import type { Outcome } from '#widget/client/outcome.ts';

/** Returns the messages for what a form's own check found. */
export function toProblemMessages<Problem extends AccountProblem>(
  problems: ProblemsByField<Problem>,
  messages: Readonly<Record<Problem, string>>,
): Problems {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, messages[problem]]));
}

type Messages = {
  /** For a refusal without a message of the server's. */
  readonly failed: string;
  readonly unreachable?: string;
  /** Puts the problems of all fields into one message for the whole form. */
  readonly summarize?: (problems: Problems) => string;
};

/** Returns what a form shows when the server refused: the server's messages at their fields, else its one
 * message, else `failed`. Undefined when it was done.
 */
export function toFormErrors(
  outcome: Outcome<unknown>,
  { failed, unreachable = failed, summarize }: Messages,
): FormErrors | undefined {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'unreachable') return { failure: unreachable };
  const { problems, message } = outcome;
  if (Object.keys(problems).length > 0) return { problems, failure: summarize?.(problems), isSummary: true };
  return { failure: message ?? failed };
}
