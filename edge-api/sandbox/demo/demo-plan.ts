import type { account, user } from '#api/accounts/table.ts';
import type { celebrityProfiles } from '#api/celebrities/table.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import type { charities } from '#api/charities/table.ts';
import type { media } from '#api/media/table.ts';
import type { checkouts } from '#api/payments/table.ts';
import type { submissions } from '#api/submissions/table.ts';
import type { Payment } from '../stripe/payment.ts';
import { demoCampaigns } from './plan/plan-campaigns.ts';
import { demoMedia } from './plan/plan-media.ts';
import { demoCharities, demoLogins, demoProfiles, demoUsers } from './plan/plan-people.ts';
import { demoSubmissions } from './plan/plan-submissions.ts';
import { paymentOf } from './sandbox-payments.ts';

/** Every row of the demo, in the order in which they may be written, and the sandbox's side of its payments. */
export type DemoPlan = {
  readonly users: readonly (typeof user.$inferInsert)[];
  readonly logins: readonly (typeof account.$inferInsert)[];
  readonly media: readonly (typeof media.$inferInsert)[];
  readonly profiles: readonly (typeof celebrityProfiles.$inferInsert)[];
  readonly charities: readonly (typeof charities.$inferInsert)[];
  readonly campaigns: readonly (typeof campaigns.$inferInsert)[];
  readonly submissions: readonly (typeof submissions.$inferInsert)[];
  readonly checkouts: readonly (typeof checkouts.$inferInsert)[];
  readonly payments: readonly Payment[];
};

/** Plans the demo as of `now`; `hash` is the demo password's, the origins those of the site and the sandbox. */
export function demoPlan(
  now: Date,
  hash: string,
  origins: { readonly site: string; readonly sandbox: string },
): DemoPlan {
  const users = demoUsers(now);
  const campaigns = demoCampaigns(now);
  const entries = demoSubmissions(now, origins.sandbox);
  const emailOf = new Map(users.map(({ id, email }) => [id, email]));
  const campaignOf = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const payments = entries.flatMap(({ submission, checkout }) => {
    const campaign = campaignOf.get(submission.campaignId);
    if (!checkout || !campaign) return [];
    const page = `${origins.site}/${submission.language}/campaigns/${campaign.slug}`;
    const email = emailOf.get(submission.userId ?? '') ?? '';
    return [paymentOf(checkout, { campaign, email, locale: submission.language, page })];
  });
  return {
    users,
    logins: demoLogins(now, hash),
    media: demoMedia(now),
    profiles: demoProfiles(now),
    charities: demoCharities(now),
    campaigns,
    submissions: entries.map(({ submission }) => submission),
    checkouts: entries.flatMap(({ checkout }) => checkout ?? []),
    payments,
  };
}
