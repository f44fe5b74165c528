import { deleteExpiredSessions, pruneExpiredLinks } from './accounts/index.ts';
import { stopSuspendedCampaigns } from './admin/suspend-account.ts';
import type { SweepPart } from './admin/sweep-rules.ts';
import { tellOfWork } from './admin/tell-of-work.ts';
import { pruneUnusedPictures } from './campaigns/index.ts';
import { askCharities, endPaused, refreshDueAccounts } from './consent/index.ts';
import { pruneDeliveries, sendAllDueDeliveries } from './contact/index.ts';
import { pruneCheckoutKeys } from './embeds/index.ts';
import { closeDueCampaigns } from './management/close-campaign.ts';
import { postponeUnmet } from './management/postpone-unmet.ts';
import { tellOfMoves } from './management/moved-mails.ts';
import { discardMedia } from './media/index.ts';
import { remindRereads, startDueSelections } from './nominees/index.ts';
import { settleOutcomes, settleWinners } from './outcomes/index.ts';
import { pruneRefusals, pruneTraces, sweepPayments } from './payments/index.ts';
import { settleTransfers } from './payouts/index.ts';
import type { Ctx } from './platform/context.ts';
import { countFailure } from './platform/count-failure.ts';
import { replayMessages } from './platform/dead-letters.ts';
import { pruneIdempotencyKeys } from './platform/idempotency-key.ts';
import { settleIncidents } from './platform/incidents.ts';
import { errorMessage } from './platform/log.ts';
import { pruneMails, sendAllDueMails } from './platform/mail.ts';
import { pruneRateLimits } from './platform/rate-limit.ts';
import { redactReports, stopReportedCampaigns } from './reports/index.ts';
import { isInStory } from './stories/index.ts';
import { discardFiles } from './thanks/index.ts';
import { prunePermissions } from './wall/index.ts';
import { pruneReminders, queueReminders, withdrawReminderMails } from './reminders/index.ts';
import { recordSweep } from './platform/health.ts';

/**
 * Does everything that is due, such as closing campaigns and retrying what failed; a failing part does not stop the
 * others. Returns the figures of each part; undefined for a failed one.
 */
export async function runSweep(ctx: Ctx) {
  const failedParts: string[] = [];
  const startedAt = performance.now();
  const part = async <Figures>(
    name: SweepPart,
    work: () => Promise<Figures>,
  ): Promise<Figures | undefined> => {
    try {
      return await work();
    } catch (error) {
      failedParts.push(name);
      countFailure(ctx, 'errors');
      ctx.log.error('sweep_part_failed', { part: name, reason: errorMessage(error) });
      return undefined;
    }
  };
  const figures = {
    campaignsStopped: await part('reported campaigns', () => stopReportedCampaigns(ctx)),
    campaignsSuspended: await part('suspended accounts', () => stopSuspendedCampaigns(ctx)),
    waiting: await part('waiting work', () => tellOfWork(ctx)),
    campaignsClosed: await part('deadlines', () => closeDueCampaigns(ctx)),
    accountsAsked: await part('accounts of charities', () => refreshDueAccounts(ctx)),
    charitiesAsked: await part('requests to charities', () => askCharities(ctx)),
    campaignsWithoutCharity: await part('campaigns without charity', () => endPaused(ctx)),
    payments: await part('payments', () => sweepPayments(ctx)),
    selectionsStarted: await part('selections', () => startDueSelections(ctx)),
    rereadsWaiting: await part('requests for another reading', () => remindRereads(ctx)),
    movesChecked: await part('meetings that moved', () => tellOfMoves(ctx)),
    meetingsPostponed: await part('meetings nobody can come to', () => postponeUnmet(ctx)),
    winnersEnded: await part('winners', () => settleWinners(ctx)),
    outcomesSettled: await part('outcomes', () => settleOutcomes(ctx)),
    // After all that keeps money from leaving.
    transfers: await part('transfers', () => settleTransfers(ctx)),
    messagesReplayed: await part('dead letters', () => replayMessages(ctx)),
    mailsPruned: await part('old mails', () => pruneMails(ctx)),
    rateLimitsPruned: await part('old rate limits', () => pruneRateLimits(ctx)),
    idempotencyKeysPruned: await part('old idempotency keys', () => pruneIdempotencyKeys(ctx)),
    sessionsDeleted: await part('old sessions', () => deleteExpiredSessions(ctx)),
    filesDiscarded: await part('old thank-you files', () => discardFiles(ctx)),
    picturesUnused: await part('old unused pictures', () => pruneUnusedPictures(ctx, isInStory)),
    picturesDiscarded: await part('old pictures', () => discardMedia(ctx)),
    permissionsPruned: await part('old permissions', () => prunePermissions(ctx)),
    linksPruned: await part('old links', () => pruneExpiredLinks(ctx)),
    reportsRedacted: await part('old reports', () => redactReports(ctx)),
    checkoutKeysPruned: await part('old checkout keys', () => pruneCheckoutKeys(ctx)),
    tracesPruned: await part('old traces', () => pruneTraces(ctx)),
    refusalsPruned: await part('old refused messages', () => pruneRefusals(ctx)),
    remindersSettled: await part('reminders', () => queueReminders(ctx)),
    remindersPruned: await part('old reminders', () => pruneReminders(ctx)),
    reminderMailsWithdrawn: await part('stale reminders', () => withdrawReminderMails(ctx)),
    deliveriesSent: await part('messages to charities', () => sendAllDueDeliveries(ctx)),
    deliveriesPruned: await part('old messages to charities', () => pruneDeliveries(ctx)),
    failing: await part('incidents', () => settleIncidents(ctx)),
    mailsSent: await part('mails', () => sendAllDueMails(ctx)),
  };
  ctx.log.info('sweep', figures);
  const durationMs = Math.round(performance.now() - startedAt);
  await part('its own record', () => recordSweep(ctx, { durationMs, figures, failedParts }));
  return figures;
}
