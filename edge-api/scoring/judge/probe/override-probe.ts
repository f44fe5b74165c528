import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '#api/platform/db.ts';
import type { OVERRIDERS } from '../../judge-probes-table.ts';
import { judgeProbes } from '../../judge-probes-table.ts';

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
  const [last] = await db
    .select({ id: judgeProbes.id })
    .from(judgeProbes)
    .where(eq(judgeProbes.campaignId, campaignId))
    .orderBy(desc(judgeProbes.probedAt))
    .limit(1);
  if (!last) return false;
  const overridden = await db
    .update(judgeProbes)
    .set({ overrideReason: reason, overriddenBy: by })
    .where(
      and(eq(judgeProbes.id, last.id), eq(judgeProbes.passed, false), isNull(judgeProbes.overrideReason)),
    )
    .returning({ id: judgeProbes.id });
  return overridden.length > 0;
}
