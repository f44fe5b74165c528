import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers';
import { systemContext } from '../platform/context.ts';
import { STEP_RETRIES, STEP_TIMEOUT, UNSETTLED_PAYMENTS_WAIT, type SelectionRun } from './rules.ts';
import { runSelection } from './run-selection.ts';

/** Runs a selection's steps durably (https://developers.cloudflare.com/workflows/build/rules-of-workflows/). */
export class NomineeSelection extends WorkflowEntrypoint<Env, SelectionRun> {
  override async run({ payload }: Readonly<WorkflowEvent<SelectionRun>>, step: WorkflowStep) {
    const options = { retries: STEP_RETRIES, timeout: STEP_TIMEOUT };
    await runSelection(payload, {
      getContext: () =>
        systemContext(
          this.env,
          () => new Date(),
          (work) => this.ctx.waitUntil(work),
        ),
      runStep: (name, work) => step.do(name, options, work),
      waitForPayments: () => step.sleep('wait for payments under way', UNSETTLED_PAYMENTS_WAIT),
      // A workflow cannot sleep until a time in the past.
      waitUntil: async (name, time) => {
        if (time > Date.now()) await step.sleepUntil(name, time);
      },
    });
  }
}
