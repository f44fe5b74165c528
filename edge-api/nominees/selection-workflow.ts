import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers';
import { countUnsettledCheckouts, endOpenCheckouts } from '../payments/index.ts';
import { systemContext, type Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { markNominees } from './mark-nominees.ts';
import { scoreAnswers } from '../scoring/index.ts';
import { STEP_RETRIES, ATTEMPTS_BEFORE_UNSCORED, UNSETTLED_PAYMENTS_WAIT, type Selection } from './rules.ts';

type StepWork = (ctx: Ctx, attempt: number) => Promise<number>;

/**
 * Selects a campaign's nominees in durable steps. Every step may be repeated: stopped at any point and started again,
 * the outcome is the same (https://developers.cloudflare.com/workflows/build/rules-of-workflows/).
 */
export class NomineeSelection extends WorkflowEntrypoint<Env, Selection> {
  override async run({ payload, timestamp }: Readonly<WorkflowEvent<Selection>>, step: WorkflowStep) {
    const { campaignId } = payload;
    const retries = { retries: STEP_RETRIES };
    const runStep = (name: string, work: StepWork) =>
      step.do(name, retries, ({ attempt }) => work(this.context(), attempt));

    for (let part = 1, done = 1; done > 0; part += 1) {
      done = await runStep(`end open checkouts ${part}`, (ctx) =>
        endOpenCheckouts(ctx, campaignId, timestamp),
      );
    }
    const unsettled = await runStep('count payments under way', (ctx) =>
      countUnsettledCheckouts(ctx, campaignId),
    );
    if (unsettled > 0) await step.sleep('wait for payments under way', UNSETTLED_PAYMENTS_WAIT);
    for (let part = 1, done = 1; done > 0; part += 1) {
      done = await runStep(`score answers ${part}`, (ctx, attempt) =>
        scoreAnswers(ctx, campaignId, { allowUnscored: attempt >= ATTEMPTS_BEFORE_UNSCORED }),
      );
    }
    const count = await runStep('mark nominees', async (ctx) => (await markNominees(ctx, payload)) ?? 0);
    if (count > 0) await runStep('send mails', sendDueMails);
    return { count };
  }

  private context() {
    return systemContext(this.env, new Date(), (work) => this.ctx.waitUntil(work));
  }
}
