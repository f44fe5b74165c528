import type { SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Ctx } from '#api/platform/context.ts';
import { readLedger, type LedgerEntry } from '../ledger/read-ledger.ts';
import { insertCheckout, writeLedger, type WrittenLedger } from '../ledger/write-ledger.ts';
import type { ProviderCheckout } from '../provider/provider-schemas.ts';
import { expireCheckout } from '../provider/provider.ts';

/** Statements that go into the batch in which a checkout is stored, and hold while `condition` does. */
export type CheckoutStatements = (condition: SQL) => readonly BatchItem<'sqlite'>[];

/** Stores a checkout while its attempt is still the one that counts; undefined if it is not. */
export async function storeCheckout(
  ctx: Ctx,
  entry: LedgerEntry,
  remote: ProviderCheckout,
  related: CheckoutStatements,
): Promise<WrittenLedger | undefined> {
  const { id: submissionId, attempt } = entry.submission;
  const { id, url, expiresAt } = remote;
  const written = await writeLedger(ctx, entry, {}, (condition) => [
    insertCheckout(ctx, { id, submissionId, attempt, url: url ?? '', expiresAt }, condition),
    ...related(condition),
  ]);
  if (written) ctx.log.info('checkout_opened', { submission: submissionId, attempt, checkout: id });
  return written;
}

/**
 * Returns whether a concurrent call stored the same checkout. If its attempt does not count any more, nobody will
 * ever be sent to it, and it is ended.
 */
export async function wasStoredConcurrently(
  ctx: Ctx,
  submissionId: string,
  remote: ProviderCheckout,
): Promise<boolean> {
  const entry = await readLedger(ctx, submissionId);
  const row = entry?.checkouts.find(({ id }) => id === remote.id);
  const { attempt, status } = entry?.submission ?? {};
  const isPayable = status === 'pending' && !entry?.ledger.isCampaignCancelled;
  const isCurrent = attempt === remote.metadata.attempt && isPayable;
  if (!row && !isCurrent) await expireCheckout(ctx, remote.id);
  return isCurrent && row?.state === 'open';
}
