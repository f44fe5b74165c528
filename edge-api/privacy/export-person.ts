import { exportUser } from '../accounts/index.ts';
import { exportCelebrityProfile } from '../celebrities/index.ts';
import { exportJudgements, exportNominations } from '../nominees/index.ts';
import { exportPayments } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { exportSubmissions } from '../submissions/index.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Returns everything stored about the caller as JSON, without hashes, tokens and other people's data. */
export async function exportPerson(ctx: Ctx) {
  const caller = requirePerson(ctx);
  const { id } = caller;
  const lists = PERSONAL_DATA.flatMap(({ exports = {} }) => Object.entries(exports));
  const [[person], [profile], submissions, payments, judgements, nominations, ...rows] = await ctx.db.batch([
    exportUser(ctx, id),
    exportCelebrityProfile(ctx, id),
    exportSubmissions(ctx, id),
    exportPayments(ctx, id),
    exportJudgements(ctx, id),
    exportNominations(ctx, id),
    ...lists.map(([, toQuery]) => toQuery(ctx, caller)),
  ]);
  return {
    exportedAt: ctx.now.toISOString(),
    person: person ?? null,
    profile: profile ?? null,
    submissions: submissions.map(
      ({ submission: { version: _, userId: __, shareCode: ___, ...submission }, campaign }) => ({
        ...submission,
        campaign,
        payments: payments.filter(({ submissionId }) => submissionId === submission.id),
        selection: nominations.find(({ submissionId }) => submissionId === submission.id) ?? null,
        judgement: judgements.findLast(({ submissionId }) => submissionId === submission.id) ?? null,
      }),
    ),
    ...Object.fromEntries(lists.map(([name], index) => [name, rows[index]])),
  };
}
