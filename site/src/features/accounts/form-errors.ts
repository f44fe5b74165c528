import type { Problems, FormErrors } from '#site/ui/use-form.ts';
import type { AccountProblem, ProblemsByField } from './checks.ts';
import type { Outcome } from '#widget/client/outcome.ts';

/** What a form says when its own check found something. */
export function toProblemMessages(
  problems: ProblemsByField,
  messages: Readonly<Record<AccountProblem, string>>,
): Problems {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, messages[problem]]));
}

/**
 * What a form says when the server did not do it: the server's sentences at their fields, else its one sentence,
 * else ours. Undefined when it was done.
 */
export function toFormErrors(
  outcome: Outcome<unknown>,
  { failed, unreachable = failed }: { readonly failed: string; readonly unreachable?: string },
): FormErrors | undefined {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'unreachable') return { failure: unreachable };
  if (Object.keys(outcome.problems).length > 0) return { problems: outcome.problems };
  return { failure: outcome.message ?? failed };
}
