import { eq } from 'drizzle-orm';
import { plusOne } from './columns.ts';
import type { Ctx } from './context.ts';
import type { FailureKind } from './incident-rules.ts';
import { MINUTE_MS } from './rules.ts';
import { failures } from './table.ts';

/** Counts a failure after the response, so that a success costs no statement. */
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

/** Deletes the failures of a kind that has just succeeded, if it succeeds too rarely to wait until they expire. */
export async function forgetFailures(ctx: Ctx, kind: FailureKind): Promise<void> {
  await ctx.db.delete(failures).where(eq(failures.kind, kind));
}
