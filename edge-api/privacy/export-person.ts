import { exportPasskeys, exportSessions, exportUser } from '../accounts/index.ts';
import { exportAdminLog } from '../admin-log/index.ts';
import { exportCampaigns, exportCancellations } from '../campaigns/index.ts';
import { exportCelebrityProfile } from '../celebrities/index.ts';
import { exportCharities, exportCharityAccounts, exportCharityReviews } from '../charities/index.ts';
import { exportMedia } from '../media/index.ts';
import { exportJudgements, exportNominations } from '../nominees/index.ts';
import { exportPayments } from '../payments/index.ts';
import { exportAccountAccess, exportPayoutAccounts, exportPayoutBatches } from '../payouts/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { exportReminders } from '../reminders/index.ts';
import { exportDecisions, exportReports } from '../reports/index.ts';
import { exportShares } from '../sharing/index.ts';
import { exportStories, exportStoryPictures } from '../stories/index.ts';
import { exportSubmissions } from '../submissions/index.ts';
import { exportThanks, exportThanksFiles } from '../thanks/index.ts';
import { exportPermissions } from '../wall/index.ts';

/** Returns everything stored about the caller, as JSON; never a hash, a token or another person's data. */
export async function exportPerson(ctx: Ctx) {
  const [
    [person],
    [profile],
    sessions,
    passkeys,
    submissions,
    payments,
    judgements,
    nominations,
    campaigns,
    cancellations,
    pictures,
    charitiesAdded,
    charitiesReviewed,
    charitiesEdited,
    thankYous,
    thankYouFiles,
    answersToRead,
    stories,
    storyPictures,
    reports,
    reportDecisions,
    adminActions,
    accountAccess,
    payoutAccounts,
    payoutBatches,
    reminders,
    shares,
  ] = await readRows(ctx);
  return {
    exportedAt: ctx.now.toISOString(),
    person: person ?? null,
    profile: profile ?? null,
    sessions,
    passkeys,
    submissions: submissions.map(
      ({ submission: { version: _, userId: __, shareCode: ___, ...submission }, campaign }) => ({
        ...submission,
        campaign,
        payments: payments.filter(({ submissionId }) => submissionId === submission.id),
        selection: nominations.find(({ submissionId }) => submissionId === submission.id) ?? null,
        judgement: judgements.find(({ submissionId }) => submissionId === submission.id) ?? null,
      }),
    ),
    campaigns,
    cancellations,
    pictures,
    charitiesAdded,
    charitiesReviewed,
    charitiesEdited,
    thankYous,
    thankYouFiles,
    answersToRead,
    stories,
    storyPictures,
    reports,
    reportDecisions,
    adminActions,
    accountAccess,
    payoutAccounts,
    payoutBatches,
    reminders,
    shares,
  };
}

function readRows(ctx: Ctx) {
  const caller = requirePerson(ctx);
  const { id } = caller;
  return ctx.db.batch([
    exportUser(ctx, id),
    exportCelebrityProfile(ctx, id),
    exportSessions(ctx, id),
    exportPasskeys(ctx, id),
    exportSubmissions(ctx, id),
    exportPayments(ctx, id),
    exportJudgements(ctx, id),
    exportNominations(ctx, id),
    exportCampaigns(ctx, id),
    exportCancellations(ctx, id),
    exportMedia(ctx, id),
    exportCharities(ctx, id),
    exportCharityReviews(ctx, id),
    exportCharityAccounts(ctx, id),
    exportThanks(ctx, id),
    exportThanksFiles(ctx, id),
    exportPermissions(ctx, id),
    exportStories(ctx, id),
    exportStoryPictures(ctx, id),
    exportReports(ctx, caller),
    exportDecisions(ctx, id),
    exportAdminLog(ctx, id),
    exportAccountAccess(ctx, id),
    exportPayoutAccounts(ctx, id),
    exportPayoutBatches(ctx, id),
    exportReminders(ctx, caller),
    exportShares(ctx, id),
  ]);
}
