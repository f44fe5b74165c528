import { eq } from 'drizzle-orm';
import { plusOne } from './columns.ts';
import type { Ctx } from './context.ts';
import type { FailureKind } from './incident-rules.ts';
import { MINUTE_MS } from './rules.ts';
import { failures } from './table.ts';

/** Counts a failure after the response; what succeeds costs no statement. */
export function countFailure(ctx: Ctx, kind: FailureKind): void {
  const minute = new Date(Math.floor(ctx.clock().getTime() / MINUTE_MS) * MINUTE_MS);
  ctx.defer(
    ctx.db
      .insert(failures)
      .values({ kind, minute, count: 1 })
      .onConflictDoUpdate({
        target: [failures.minute, failures.kind],
        set: { count: plusOne(failures.count) },
      }),
  );
}

/** Forgets what failed of a kind that has just succeeded, where it succeeds too seldom to wait for time to pass. */
export async function forgetFailures(ctx: Ctx, kind: FailureKind): Promise<void> {
  await ctx.db.delete(failures).where(eq(failures.kind, kind));
}
