import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from 'cloudflare:workers';
import { countUnsettledCheckouts, endOpenCheckouts } from '../payments/index.ts';
import { systemContext, type Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { markNominees } from './mark-nominees.ts';
import {
  createFinalSteps,
  findNearCopies,
  playFinal,
  probeJudge,
  scoreAnswers,
  type NearCopies,
} from '../scoring/index.ts';
import { STEP_RETRIES, ATTEMPTS_BEFORE_UNSCORED, UNSETTLED_PAYMENTS_WAIT, type Selection } from './rules.ts';

type StepWork<T> = (ctx: Ctx, attempt: number) => Promise<T>;

/**
 * Selects a campaign's nominees in durable steps. Every step may be repeated: stopped at any point and started again,
 * the outcome is the same (https://developers.cloudflare.com/workflows/build/rules-of-workflows/).
 */
export class NomineeSelection extends WorkflowEntrypoint<Env, Selection> {
  override async run({ payload, timestamp }: Readonly<WorkflowEvent<Selection>>, step: WorkflowStep) {
    const { campaignId } = payload;
    const retries = { retries: STEP_RETRIES };
    const runStep = <T extends Rpc.Serializable<T>>(name: string, work: StepWork<T>) =>
      step.do(name, retries, ({ attempt }) => work(this.context(), attempt));
    // No step: derived from the answers alone, once for each time that the workflow wakes up.
    let nearCopies: NearCopies | undefined;
    const getNearCopies = async (ctx: Ctx) => (nearCopies ??= await findNearCopies(ctx, campaignId));

    for (let part = 1, done = 1; done > 0; part += 1) {
      done = await runStep(`end open checkouts ${part}`, (ctx) =>
        endOpenCheckouts(ctx, campaignId, timestamp),
      );
    }
    const unsettled = await runStep('count payments under way', (ctx) =>
      countUnsettledCheckouts(ctx, campaignId),
    );
    if (unsettled > 0) await step.sleep('wait for payments under way', UNSETTLED_PAYMENTS_WAIT);
    const isTrusted = await runStep('try the judge', (ctx) => probeJudge(ctx, campaignId));
    if (!isTrusted) return { count: 0 };
    for (let part = 1, done = 1; done > 0; part += 1) {
      done = await runStep(`score answers ${part}`, async (ctx, attempt) => {
        const allowUnscored = attempt >= ATTEMPTS_BEFORE_UNSCORED;
        return scoreAnswers(ctx, campaignId, { allowUnscored, nearCopies: await getNearCopies(ctx) });
      });
    }
    const final = await playFinal({
      listFinalists: () =>
        runStep('list finalists', async (ctx) => {
          const options = { nearCopies: await getNearCopies(ctx) };
          return [...(await createFinalSteps(ctx, campaignId, options).listFinalists())];
        }),
      playRound: (standings, round) =>
        runStep(`final round ${round}`, async (ctx) => [
          ...(await createFinalSteps(ctx, campaignId).playRound(standings, round)),
        ]),
    });
    const count = await runStep(
      'mark nominees',
      async (ctx) => (await markNominees(ctx, payload, final)) ?? 0,
    );
    if (count > 0) await runStep('send mails', sendDueMails);
    return { count };
  }

  private context() {
    return systemContext(this.env, new Date(), (work) => this.ctx.waitUntil(work));
  }
}
