import { and, asc, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { campaigns } from '../../campaigns/table.ts';
import { hasConfirmed } from '../../charities/index.ts';
import { hasRow } from '../../platform/conditions.ts';
import type { Ctx } from '../../platform/context.ts';
import { errorMessage } from '../../platform/log.ts';
import { fetchPublic, PUBLIC_TIMEOUT_MS } from '../../platform/fetch-public-page.ts';
import { sendMessage } from '../../platform/queue-messages.ts';
import type { WebhookMessage } from '../contract.ts';
import { selectShared } from '../queue-consented.ts';
import { submissions } from '../../submissions/table.ts';
import { contacts, webhookDeliveries as deliveries, webhooks } from '../table.ts';
import {
  DELIVERY_BATCH,
  DELIVERY_ROUNDS,
  getRetryMs,
  GONE_STATUS,
  isAccepted,
  LEASE_MS,
} from '../webhook-rules.ts';
import { signHeaders } from './sign.ts';

type Delivery = typeof deliveries.$inferSelect;

/** Wakes the queue's consumer, which reads what is due from the database. */
export const WAKE_UP = { due: 'deliveries' };

/** Has queued messages to charities' systems sent by the queue's consumer or, without a queue, here. */
export async function sendDueDeliveries(ctx: Ctx): Promise<void> {
  if (!(await sendMessage(ctx, 'WEBHOOKS', WAKE_UP))) await sendAllDueDeliveries(ctx);
}

/** Sends due messages to charities' systems, up to the limit of one run. Returns how many were tried. */
export async function sendAllDueDeliveries(ctx: Ctx): Promise<number> {
  let tried = 0;
  for (let round = 0; round < DELIVERY_ROUNDS; round += 1) {
    const claimed = await claimDue(ctx);
    if (claimed.length === 0) break;
    await Promise.all(claimed.map((delivery) => sendOne(ctx, delivery)));
    tried += claimed.length;
  }
  return tried;
}

/** Claims due messages, the receivers in turn, so that none waits behind another's many; never one that is claimed. */
function claimDue(ctx: Ctx): Promise<Delivery[]> {
  const now = ctx.clock();
  const isDue = lte(deliveries.nextAttemptAt, now);
  const turn = sql`row_number() over (partition by ${deliveries.charityId} order by ${deliveries.nextAttemptAt})`;
  const due = ctx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(webhooks, eq(webhooks.charityId, deliveries.charityId))
    .where(and(isDue, isNull(webhooks.stoppedAt), hasConfirmed(deliveries.charityId)))
    .orderBy(turn, asc(deliveries.nextAttemptAt))
    .limit(DELIVERY_BATCH);
  return ctx.db
    .update(deliveries)
    .set({ nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(and(inArray(deliveries.id, due), isDue))
    .returning();
}

async function sendOne(ctx: Ctx, delivery: Delivery): Promise<void> {
  const { id, charityId } = delivery;
  const isClaimed = and(eq(deliveries.id, id), eq(deliveries.attempts, delivery.attempts));
  const [[webhook], message] = await Promise.all([
    ctx.db.select().from(webhooks).where(eq(webhooks.charityId, charityId)),
    readMessage(ctx, delivery),
  ]);
  if (!webhook || !message) {
    await ctx.db.update(deliveries).set({ nextAttemptAt: null }).where(isClaimed);
    return;
  }
  const status = await post(ctx, webhook, id, message);
  // Only if no other address has been saved meanwhile.
  const isAsked = and(eq(webhooks.charityId, charityId), eq(webhooks.url, webhook.url));
  const attempts = delivery.attempts + 1;
  const isGone = status === GONE_STATUS;
  // What a receiver refuses waits until its address is saved again, except a test.
  const goneRetryMs = delivery.type === 'webhook.test' ? undefined : 0;
  const failedRetryMs = isGone ? goneRetryMs : getRetryMs(attempts);
  const retryMs = isAccepted(status) ? undefined : failedRetryMs;
  const at = ctx.clock();
  const nextAttemptAt = retryMs === undefined ? null : new Date(at.getTime() + retryMs);
  await ctx.db.batch([
    ctx.db.update(deliveries).set({ attempts, attemptedAt: at, status, nextAttemptAt }).where(isClaimed),
    ...(isGone ? [ctx.db.update(webhooks).set({ stoppedAt: at }).where(isAsked)] : []),
  ]);
}

/** Returns the status of a receiver's response; null on a timeout, another failure or an address that is not public. */
async function post(
  ctx: Ctx,
  webhook: typeof webhooks.$inferSelect,
  id: string,
  message: WebhookMessage,
): Promise<number | null> {
  const body = JSON.stringify(message);
  const signal = AbortSignal.timeout(PUBLIC_TIMEOUT_MS);
  const init = { method: 'POST', headers: signHeaders(ctx, webhook, { id, body }), body, signal };
  try {
    const response = await fetchPublic(new URL(webhook.url), init, { standIn: ctx.settings.STRIPE_API_URL });
    await response?.body?.cancel();
    const status = response?.status ?? null;
    if (!isAccepted(status)) ctx.log.warn('delivery_failed', { delivery: id, status });
    return status;
  } catch (error) {
    ctx.log.warn('delivery_failed', { delivery: id, reason: errorMessage(error) });
    return null;
  }
}

/** Returns a message's current content; undefined if the consent, its end, or the proved address no longer stands. */
async function readMessage(
  ctx: Ctx,
  { type, submissionId, createdAt, reason }: Delivery,
): Promise<WebhookMessage | undefined> {
  const timestamp = createdAt.toISOString();
  if (type === 'webhook.test' || submissionId === null) return { type: 'webhook.test', timestamp, data: {} };
  if (type === 'payment.consented') {
    const [shared] = await selectShared(ctx, eq(contacts.submissionId, submissionId));
    if (!shared) return undefined;
    const { name, email, givenAt, campaign } = shared;
    const data = { payment: submissionId, campaign, name, email, consentedAt: givenAt.toISOString() };
    return { type, timestamp, data };
  }
  const isStanding = and(eq(contacts.submissionId, submissionId), isNull(contacts.endedAt));
  const [campaign] = await ctx.db
    .select({ slug: campaigns.slug, name: campaigns.name })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(and(eq(submissions.id, submissionId), not(hasRow(contacts, isStanding))));
  return campaign && reason
    ? { type, timestamp, data: { payment: submissionId, campaign, reason } }
    : undefined;
}
