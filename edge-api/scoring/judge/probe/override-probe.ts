import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#api/platform/db.ts';
import { judgeProbes, type OVERRIDERS } from '../../judge-probes-table.ts';

type Override = { readonly reason: string; readonly by: (typeof OVERRIDERS)[number] };

/**
 * Lets a campaign's selection go on with a model that failed its last trial. Returns whether there was such a trial
 * that was not overridden yet.
 */
export async function overrideProbe(
  db: Pick<Db, 'select' | 'update'>,
  campaignId: string,
  { reason, by }: Override,
): Promise<boolean> {
  const { id, passed, overrideReason, probedAt } = judgeProbes;
  const last = db
    .select({ id })
    .from(judgeProbes)
    .where(eq(judgeProbes.campaignId, campaignId))
    .orderBy(desc(probedAt))
    .limit(1);
  const overridden = await db
    .update(judgeProbes)
    .set({ overrideReason: reason, overriddenBy: by })
    .where(and(eq(id, last), eq(passed, false), isNull(overrideReason)))
    .returning({ id });
  return overridden.length > 0;
}
