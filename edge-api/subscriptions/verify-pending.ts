import { verifyPayments } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { enforceRateLimit } from '../platform/rate-limit.ts';

/** Asks the provider about the caller's own pending and processing payments. */
export async function verifyPending(ctx: Ctx): Promise<{ checked: number; changed: number }> {
  const person = requirePerson(ctx);
  await enforceRateLimit(ctx, 'verify', person.id, ctx.settings.LIMIT_PAYMENTS);
  const { checked, changed } = await verifyPayments(ctx, person.id);
  return { checked, changed };
}
