import { and, eq, inArray, sql } from 'drizzle-orm';
import { formatFanQuestion } from '../campaigns/rules.ts';
import { checkoutRedirectUrl } from '../embeds/index.ts';
import { toEmbedSource } from '../embeds/rules.ts';
import { openCheckout } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';
import type { Checkout, Subscribe } from './contract.ts';
import { requireOpenCampaign } from './require-open-campaign.ts';
import { notPayable, questionChanged } from './errors.ts';
import { submissions } from '../submissions/table.ts';

/** Condition of the unique index, word for word, so that the upsert finds it. */
const IS_LIVE = sql`status in ('pending', 'processing', 'paid', 'failed')`;

/**
 * Stores a fan's answer, then opens the checkout for it. Subscribing again while it is not paid updates the answer.
 * Throws 404 and 409 for what cannot be subscribed to, 502 when the provider fails: the answer is stored by then.
 */
export async function subscribe(ctx: Ctx, input: Subscribe): Promise<Checkout> {
  const person = requirePerson(ctx);
  await enforceRateLimit(ctx, 'subscribe', person.id, ctx.settings.LIMIT_PAYMENTS);
  const campaign = await requireOpenCampaign(ctx, input.campaign);
  if (input.answer.question !== campaign.fanQuestion) throw questionChanged();
  const question = formatFanQuestion(
    campaign.fanQuestion,
    campaign.fanQuestionOther,
    campaign.names,
    ctx.language,
  );
  const answerValues = { question, answer: input.answer.answer, language: ctx.language, updatedAt: ctx.now };
  const submissionId = await upsertSubmission(ctx, {
    id: crypto.randomUUID(),
    campaignId: campaign.id,
    userId: person.id,
    questionKey: campaign.fanQuestion,
    attemptAt: ctx.now,
    createdAt: ctx.now,
    ...answerValues,
    ...toEmbedSource(input.embed, ctx.settings.ENVIRONMENT === 'production'),
  });
  const opened = await openCheckout(ctx, submissionId);
  if (opened.kind === 'settled') throw notPayable(opened.status);
  return { url: input.embed ? await checkoutRedirectUrl(ctx, submissionId) : opened.url, submissionId };
}

/** One statement, so that two at once make one submission. Answers its id; throws 409 once money is under way. */
async function upsertSubmission(ctx: Ctx, row: typeof submissions.$inferInsert): Promise<string> {
  const { questionKey, question, answer, language, updatedAt, embedOrigin, embedPage } = row;
  const [stored] = await ctx.db
    .insert(submissions)
    .values(row)
    .onConflictDoUpdate({
      target: [submissions.campaignId, submissions.userId],
      targetWhere: IS_LIVE,
      // The site that brought somebody stays known; the page to come back to is the one where they are now.
      set: {
        ...{ questionKey, question, answer, language, updatedAt, embedPage },
        ...(embedOrigin ? { embedOrigin } : {}),
      },
      setWhere: inArray(submissions.status, ['pending', 'failed']),
    })
    .returning({ id: submissions.id });
  return stored?.id ?? rejectSubscription(ctx, row.campaignId, row.userId ?? '');
}

async function rejectSubscription(ctx: Ctx, campaignId: string, userId: string): Promise<never> {
  const [live] = await ctx.db
    .select({ status: submissions.status })
    .from(submissions)
    .where(and(eq(submissions.campaignId, campaignId), eq(submissions.userId, userId), IS_LIVE));
  throw notPayable(live?.status === 'paid' ? 'paid' : 'processing');
}
