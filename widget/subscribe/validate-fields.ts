import { findAnswerProblem, findEmailProblem, type SubscribeProblem } from '#api/submissions/rules.ts';
import type { Field, FlowState } from './flow.ts';

export type FieldProblem = SubscribeProblem | 'passwordMissing' | 'codeMissing';

/** Returns the problems of the fields, in the order of the form (RULES.md, "Required fields"). */
export function validateFields(
  state: FlowState,
  hasQuestion: boolean,
): readonly (readonly [Field, FieldProblem])[] {
  const checks: readonly (readonly [Field, FieldProblem | undefined])[] = [
    ['answer', hasQuestion ? findAnswerProblem(state.answer) : undefined],
    ['email', state.step === 'email' ? findEmailProblem(state.email) : undefined],
    ['password', state.step === 'password' && state.password === '' ? MISSING[state.way] : undefined],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : []));
}

const MISSING = { password: 'passwordMissing', mail: undefined, code: 'codeMissing' } as const;
