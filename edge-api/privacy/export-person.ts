import { exportPasskeys, exportSessions, exportTeams, exportUser } from '../accounts/index.ts';
import { exportAdminLog, exportNotes } from '../admin-log/index.ts';
import { exportActs, exportCampaigns, exportCancellations } from '../campaigns/index.ts';
import { exportCelebrityProfile } from '../celebrities/index.ts';
import { exportCharities, exportCharityAccounts, exportCharityReviews } from '../charities/index.ts';
import { exportContacts } from '../contact/index.ts';
import { exportMedia } from '../media/index.ts';
import { exportJudgements, exportNominations } from '../nominees/index.ts';
import { exportWinnerDetails } from '../outcomes/index.ts';
import { exportPayments } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { exportReminders } from '../reminders/index.ts';
import { exportDecisions, exportReports } from '../reports/index.ts';
import { exportShares } from '../sharing/index.ts';
import { exportStories, exportStoryPictures } from '../stories/index.ts';
import { exportSubmissions } from '../submissions/index.ts';
import { exportThanks, exportThanksFiles } from '../thanks/index.ts';
import { exportPermissions } from '../wall/index.ts';

/** Returns everything stored about the caller as JSON, without hashes, tokens and other people's data. */
export async function exportPerson(ctx: Ctx) {
  const caller = requirePerson(ctx);
  const { id } = caller;
  const lists = {
    sessions: exportSessions(ctx, id),
    passkeys: exportPasskeys(ctx, id),
    campaigns: exportCampaigns(ctx, id),
    teams: exportTeams(ctx, id),
    managed: exportActs(ctx, id),
    cancellations: exportCancellations(ctx, id),
    pictures: exportMedia(ctx, id),
    charitiesAdded: exportCharities(ctx, id),
    charitiesReviewed: exportCharityReviews(ctx, id),
    charitiesEdited: exportCharityAccounts(ctx, id),
    thankYous: exportThanks(ctx, id),
    thankYouFiles: exportThanksFiles(ctx, id),
    meetings: exportWinnerDetails(ctx, id),
    answersToRead: exportPermissions(ctx, id),
    charitiesThatMayWrite: exportContacts(ctx, id),
    stories: exportStories(ctx, id),
    storyPictures: exportStoryPictures(ctx, id),
    reports: exportReports(ctx, caller),
    reportDecisions: exportDecisions(ctx, id),
    adminActions: exportAdminLog(ctx, id),
    notesByAdmins: exportNotes(ctx, id),
    reminders: exportReminders(ctx, caller),
    shares: exportShares(ctx, id),
  };
  const [[person], [profile], submissions, payments, judgements, nominations, ...rows] = await ctx.db.batch([
    exportUser(ctx, id),
    exportCelebrityProfile(ctx, id),
    exportSubmissions(ctx, id),
    exportPayments(ctx, id),
    exportJudgements(ctx, id),
    exportNominations(ctx, id),
    ...Object.values(lists),
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
        judgement: judgements.find(({ submissionId }) => submissionId === submission.id) ?? null,
      }),
    ),
    ...Object.fromEntries(Object.keys(lists).map((name, index) => [name, rows[index]])),
  };
}
