import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers';
import { countUnderWay, endOpenCheckouts } from '../payments/index.ts';
import { systemContext, type Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { markNominees } from './mark-nominees.ts';
import { scoreAnswers } from '../scoring/index.ts';
import { STEP_RETRIES, TRIES_BEFORE_GIVING_UP, UNDER_WAY_WAIT, type Selection } from './selection.ts';

type Work = (ctx: Ctx, attempt: number) => Promise<number>;

/**
 * Selects a campaign's nominees in durable steps. Every step may be repeated: stopped at any point and started again,
 * the outcome is the same (https://developers.cloudflare.com/workflows/build/rules-of-workflows/).
 */
export class NomineeSelection extends WorkflowEntrypoint<Env, Selection> {
  override async run({ payload, timestamp }: Readonly<WorkflowEvent<Selection>>, step: WorkflowStep) {
    const { campaignId } = payload;
    const retries = { retries: STEP_RETRIES };
    const countIn = (name: string, work: Work) =>
      step.do(name, retries, ({ attempt }) => work(this.context(), attempt));

    for (let part = 1, done = 1; done > 0; part += 1) {
      done = await countIn(`end open checkouts ${part}`, (ctx) =>
        endOpenCheckouts(ctx, campaignId, timestamp),
      );
    }
    const underWay = await countIn('count payments under way', (ctx) => countUnderWay(ctx, campaignId));
    if (underWay > 0) await step.sleep('wait for payments under way', UNDER_WAY_WAIT);
    for (let part = 1, done = 1; done > 0; part += 1) {
      done = await countIn(`score answers ${part}`, (ctx, attempt) =>
        scoreAnswers(ctx, campaignId, { mayGiveUp: attempt >= TRIES_BEFORE_GIVING_UP }),
      );
    }
    const count = await countIn('mark nominees', async (ctx) => (await markNominees(ctx, payload)) ?? 0);
    if (count > 0) await countIn('send mails', sendDueMails);
    return { count };
  }

  private context() {
    return systemContext(this.env, new Date(), (work) => this.ctx.waitUntil(work));
  }
}
