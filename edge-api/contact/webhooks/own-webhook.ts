import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { toSql } from '../../platform/columns.ts';
import type { Ctx } from '../../platform/context.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { validationFailed, requireRow, conflict } from '../../platform/errors.ts';
import { isPublic } from '../../platform/fetch-public-page.ts';
import { takePage, toNewestPage, type KeysetQuery } from '../../platform/paging.ts';
import { enforceRateLimit } from '../../platform/rate-limit.ts';
import { pick } from '../../platform/pick.ts';
import type {
  Webhook,
  WebhookAddress,
  WebhookDeliveriesPage,
  WebhookDelivery,
  WebhookWithSecret,
} from '../contract.ts';
import { requireConfirmedMember } from '../fetch-contacts.ts';
import { contacts, webhookDeliveries as deliveries, webhooks } from '../table.ts';
import {
  ADDRESS_NOT_PUBLIC,
  DELIVERY_RETENTION_MS,
  FORMER_SECRET_MS,
  FORMER_SECRET_VALID,
  isAccepted,
  LEASE_MS,
  NO_WEBHOOK,
  NOTHING_TO_SEND,
  SEND_LIMIT,
  SENT_SOON,
  WEBHOOK_STOPPED,
} from '../webhook-rules.ts';
import { sendDueDeliveries } from './send-deliveries.ts';
import { toSecret } from './sign.ts';

type Row = typeof webhooks.$inferSelect;

const belongsToCharity = (charityId: string) => eq(webhooks.charityId, charityId);

/** Returns the webhook of the caller's charity; throws like `requireConfirmedMember`. */
export async function getWebhook(ctx: Ctx, charityId: string): Promise<Webhook> {
  await requireConfirmedMember(ctx, charityId);
  const [row] = await ctx.db.select().from(webhooks).where(belongsToCharity(charityId));
  return toWebhook(ctx, row);
}

function toWebhook(ctx: Ctx, row: Row | undefined): Webhook {
  const formerUntil = row?.formerUntil ?? null;
  return {
    url: row?.url ?? null,
    stoppedAt: row?.stoppedAt?.toISOString() ?? null,
    formerSecretUntil: formerUntil !== null && formerUntil > ctx.now ? formerUntil.toISOString() : null,
  };
}

/** Stores the address that gets messages from now on, even if it had refused them. Throws 400 if it is not public. */
export async function saveWebhook(
  ctx: Ctx,
  charityId: string,
  { url }: WebhookAddress,
): Promise<WebhookWithSecret> {
  await requireConfirmedMember(ctx, charityId);
  const isCallable = await isPublic(new URL(url), { standIn: ctx.settings.STRIPE_API_URL });
  if (!isCallable) throw validationFailed([{ path: 'url', message: ADDRESS_NOT_PUBLIC }]);
  const [row] = await ctx.db
    .insert(webhooks)
    .values({ charityId, url, secretKey: crypto.randomUUID() })
    .onConflictDoUpdate({ target: webhooks.charityId, set: { url, stoppedAt: null } })
    .returning();
  ctx.log.info('webhook_saved', { charity: charityId });
  ctx.defer(sendDueDeliveries(ctx));
  return withSecret(ctx, row);
}

function withSecret(ctx: Ctx, row: Row | undefined): WebhookWithSecret {
  if (!row) throw conflict(NO_WEBHOOK);
  return { ...toWebhook(ctx, row), secret: toSecret(ctx, row.secretKey) };
}

/** Gives the webhook a new secret; the former works a day longer. Throws 409 without a webhook or in that day. */
export async function rotateSecret(ctx: Ctx, charityId: string): Promise<WebhookWithSecret> {
  await requireConfirmedMember(ctx, charityId);
  const isAlone = or(isNull(webhooks.formerUntil), lte(webhooks.formerUntil, ctx.now));
  const [row] = await ctx.db
    .update(webhooks)
    .set({
      secretKey: crypto.randomUUID(),
      formerSecretKey: toSql(webhooks.secretKey),
      formerUntil: new Date(ctx.now.getTime() + FORMER_SECRET_MS),
    })
    .where(and(belongsToCharity(charityId), isAlone))
    .returning();
  if (!row && (await getWebhook(ctx, charityId)).formerSecretUntil !== null)
    throw conflict(FORMER_SECRET_VALID);
  ctx.log.info('webhook_secret_rotated', { charity: charityId });
  return withSecret(ctx, row);
}

/** Deletes the charity's webhook and stops its messages. */
export async function deleteWebhook(ctx: Ctx, charityId: string): Promise<void> {
  await requireConfirmedMember(ctx, charityId);
  await ctx.db.batch([
    ctx.db.delete(webhooks).where(belongsToCharity(charityId)),
    ctx.db.update(deliveries).set({ nextAttemptAt: null }).where(eq(deliveries.charityId, charityId)),
  ]);
}

/** Returns a page of the messages sent or tried to the charity's system, latest first. */
export async function listDeliveries(
  ctx: Ctx,
  charityId: string,
  query: KeysetQuery,
): Promise<WebhookDeliveriesPage> {
  await requireConfirmedMember(ctx, charityId);
  const { createdAt, id } = deliveries;
  const isTried = and(eq(deliveries.charityId, charityId), isNotNull(deliveries.attemptedAt));
  const rows = await takePage(ctx.db.select().from(deliveries), query, [createdAt, id], isTried);
  return toNewestPage(rows.map(toDelivery), query.limit, 'createdAt');
}

function toDelivery(row: typeof deliveries.$inferSelect): WebhookDelivery {
  const settled = isAccepted(row.status) ? 'delivered' : 'failed';
  return {
    ...pick(row, 'id', 'type', 'attempts', 'status'),
    createdAt: row.createdAt.toISOString(),
    attemptedAt: (row.attemptedAt ?? row.createdAt).toISOString(),
    state: row.nextAttemptAt === null ? settled : 'waiting',
  };
}

/** Throws like `requireConfirmedMember`, 409 if the charity's system gets no messages, 429 beyond the limit. */
async function requireReceiver(ctx: Ctx, charityId: string): Promise<void> {
  const { url, stoppedAt } = await getWebhook(ctx, charityId);
  await enforceRateLimit(ctx, 'webhook', charityId, SEND_LIMIT);
  if (url === null) throw conflict(NO_WEBHOOK);
  if (stoppedAt !== null) throw conflict(WEBHOOK_STOPPED);
}

/** Sends a test message to the charity's system; throws like `requireReceiver`. */
export async function testWebhook(ctx: Ctx, charityId: string): Promise<void> {
  await requireReceiver(ctx, charityId);
  const id = `msg_${crypto.randomUUID().replaceAll('-', '')}`;
  const trial = { id, charityId, type: 'webhook.test' as const, createdAt: ctx.now, nextAttemptAt: ctx.now };
  await ctx.db.insert(deliveries).values(trial);
  await sendDueDeliveries(ctx);
}

/**
 * Sends a message to the charity's system again, with the same id. Throws 404 for another charity's message, 409 if it
 * no longer matches the state of the consent or is about to be sent, and like `requireReceiver`.
 */
export async function resendDelivery(
  ctx: Ctx,
  { charityId, id }: Readonly<Record<'charityId' | 'id', string>>,
): Promise<void> {
  await requireReceiver(ctx, charityId);
  const isOwn = and(eq(deliveries.id, id), eq(deliveries.charityId, charityId));
  const row = await requireRow(ctx.db.select().from(deliveries).where(isOwn));
  if (row.submissionId !== null) {
    const standing = and(eq(contacts.submissionId, row.submissionId), isNull(contacts.endedAt));
    const isStanding = (await ctx.db.$count(contacts, standing)) > 0;
    if (isStanding !== (row.type === 'payment.consented')) throw conflict(NOTHING_TO_SEND);
  }
  // Does not touch a message that is being sent.
  const leased = new Date(ctx.now.getTime() + LEASE_MS);
  const isIdle = or(isNull(deliveries.nextAttemptAt), gt(deliveries.nextAttemptAt, leased));
  const [woken] = await ctx.db
    .update(deliveries)
    .set({ attempts: 0, nextAttemptAt: ctx.now })
    .where(and(isOwn, isIdle))
    .returning();
  if (!woken) throw conflict(SENT_SOON);
  await sendDueDeliveries(ctx);
}

/** Deletes messages created long ago, in any state; returns how many. */
export function pruneDeliveries(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now.getTime() - DELIVERY_RETENTION_MS);
  const old = ctx.db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(lte(deliveries.createdAt, before))
    .limit(5000);
  return deleteRows(ctx, deliveries, inArray(deliveries.id, old));
}
