import { and, eq, isNull } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import { formatFan } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { isNominee } from './select-nominee-ids.ts';
import { findSamePeople } from './same-people-rules.ts';

/** Returns the nominees of campaigns who may be the same person as other nominees, by submission. */
export async function listSamePeople(ctx: Ctx, campaignIds: readonly string[]) {
  const { id: submissionId, campaignId, fanNumber, device, network } = submissions;
  const { method, state, refundDueAt } = checkouts;
  const isPayment = and(eq(checkouts.submissionId, submissionId), eq(state, 'paid'), isNull(refundDueAt));
  const rows = await ctx.db
    .select({ submissionId, campaignId, fanNumber, name: user.name, method, device, network })
    .from(submissions)
    .innerJoin(user, eq(user.id, submissions.userId))
    .leftJoin(checkouts, isPayment)
    .where(isNominee(...campaignIds));
  const groups = [...Map.groupBy(rows, (row) => row.campaignId).values()].map(findSamePeople);
  return new Map(
    groups.flatMap((group) =>
      [...group].map(([one, others]) => [
        one.submissionId,
        {
          campaignId: one.campaignId,
          samePeople: others.map(({ other, by }) => ({ name: formatFan(other, other), by })),
        },
      ]),
    ),
  );
}
