import type { FlowState } from './flow.ts';
import type { SubscribeTexts } from './texts.ts';

/** Shows the steps: answer, account, payment. A session completes the account step. */
export function StepList({ state, texts }: { readonly state: FlowState; readonly texts: SubscribeTexts }) {
  const steps = [texts.stepAnswer, texts.stepAccount, texts.stepPayment];
  const at = getStepIndex(state);
  return (
    <ol className="sf-steps" aria-label={texts.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at || (index === 1 && state.person) ? 'sf-done' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

function getStepIndex(state: FlowState): number {
  if (state.activity === 'leaving' || state.activity === 'subscribing') return 2;
  if (state.step === 'password' || state.activity === 'authenticating') return 1;
  return state.credentials ? 2 : 0;
}
