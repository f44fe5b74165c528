import { planCampaigns } from './plan/plan-campaigns.ts';
import { planCharityAccounts, planCharityProfiles } from './plan/plan-charity-profiles.ts';
import { planFailedMails } from './plan/plan-failed-mails.ts';
import { planMedia } from './plan/plan-media.ts';
import { planCharities, planLogins, planProfiles, planUsers } from './plan/plan-people.ts';
import { planResults } from './plan/plan-results.ts';
import { planSubmissions } from './plan/plan-submissions.ts';
import { planTransfers } from './plan/plan-transfers.ts';
import { toPayment } from './sandbox-payments.ts';

/** All rows of the demo in insertion order, and the sandbox's side of its payments. */
export type DemoPlan = ReturnType<typeof demoPlan>;

/** Plans the demo as of `now`; `hash` is the demo password's, `origins` are those of the site and the sandbox. */
export function demoPlan(
  now: Date,
  hash: string,
  origins: { readonly site: string; readonly sandbox: string },
) {
  const users = planUsers(now);
  const campaigns = planCampaigns(now);
  const entries = planSubmissions(now, campaigns, origins.sandbox);
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const campaignsById = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const payments = entries.flatMap(({ submission, checkout }) => {
    const campaign = campaignsById.get(submission.campaignId);
    if (!checkout || !campaign) return [];
    const page = `${origins.site}/${submission.language}/campaigns/${campaign.slug}`;
    const email = emails.get(submission.userId ?? '') ?? '';
    return [toPayment(checkout, { campaign, email, locale: submission.language, page })];
  });
  return {
    users,
    logins: planLogins(now, hash),
    media: planMedia(now),
    profiles: planProfiles(now),
    charities: planCharities(now),
    charityProfiles: planCharityProfiles(now),
    charityAccounts: planCharityAccounts(now),
    campaigns,
    submissions: entries.map(({ submission }) => submission),
    failedMails: planFailedMails(now),
    results: planResults(entries),
    money: planTransfers(now, campaigns, entries),
    checkouts: entries.flatMap(({ checkout }) => checkout ?? []),
    payments,
  };
}
