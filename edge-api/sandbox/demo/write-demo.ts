import { eq } from 'drizzle-orm';
import type { Db } from '#api/platform/db.ts';
import * as schema from '#api/schema.ts';
import type { DemoPlan } from './demo-plan.ts';
import { getPerson } from './data/demo-data.ts';
import { planAfterwards } from './plan/plan-afterwards.ts';
import { planOutcome } from './plan/plan-nominees.ts';
import type { DemoSharePictures } from './pictures/store-share-pictures.ts';
import type { DemoThanks } from './thanks/store-thanks.ts';

/** Returns whether this database was seeded before: the demo's administrator is there. */
export async function hasDemo(db: Db): Promise<boolean> {
  const { user } = schema;
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, getPerson('admin').email))
    .limit(1);
  return found.length > 0;
}

/** Writes all rows in one batch, so that there is either a whole demo or none. */
export async function writeDemo(
  db: Db,
  plan: DemoPlan,
  { shared, thanks }: { readonly shared: DemoSharePictures; readonly thanks: DemoThanks },
): Promise<void> {
  const [first, ...others] = plan.users;
  if (!first) throw new Error('The demo has no people');
  const outcome = planOutcome(plan.campaigns, plan.submissions, plan.users);
  const afterwards = planAfterwards(plan.campaigns, plan.submissions);
  await db.batch([
    db.insert(schema.user).values(first),
    ...others.map((row) => db.insert(schema.user).values(row)),
    ...plan.logins.map((row) => db.insert(schema.account).values(row)),
    ...plan.media.map((row) => db.insert(schema.media).values(row)),
    ...plan.profiles.map((row) => db.insert(schema.celebrityProfiles).values(row)),
    ...plan.charities.map((row) => db.insert(schema.charities).values(row)),
    ...plan.charityProfiles.map((row) => db.insert(schema.charityProfiles).values(row)),
    ...plan.charityAccounts.map((row) => db.insert(schema.charityAccounts).values(row)),
    ...plan.campaigns.map((row) => db.insert(schema.campaigns).values(row)),
    ...shared.media.map((row) => db.insert(schema.media).values(row)),
    ...shared.pictures.map((row) => db.insert(schema.sharePictures).values(row)),
    ...plan.submissions.map((row) => db.insert(schema.submissions).values(row)),
    ...plan.checkouts.map((row) => db.insert(schema.checkouts).values(row)),
    ...plan.failedMails.map((row) => db.insert(schema.mails).values(row)),
    ...plan.results.map((row) => db.insert(schema.campaignResults).values(row)),
    ...plan.money.accounts.map((row) => db.insert(schema.connectedAccounts).values(row)),
    ...plan.money.transfers.map((row) => db.insert(schema.transfers).values(row)),
    ...outcome.briefs.map((row) => db.insert(schema.campaignBriefs).values(row)),
    ...outcome.keys.map((row) => db.insert(schema.recordKeys).values(row)),
    ...outcome.scores.map((row) => db.insert(schema.scores).values(row)),
    ...outcome.entries.map((row) => db.insert(schema.recordEntries).values(row)),
    ...outcome.heads.map((row) => db.insert(schema.scoreHeads).values(row)),
    ...outcome.rankings.map((row) => db.insert(schema.rankings).values(row)),
    ...outcome.nominees.map((row) => db.insert(schema.nominees).values(row)),
    ...outcome.winners.map((row) => db.insert(schema.winners).values(row)),
    ...afterwards.wall.map((row) => db.insert(schema.wallAnswers).values(row)),
    db.insert(schema.stories).values(afterwards.story),
    ...afterwards.pictures.map((row) => db.insert(schema.storyPictures).values(row)),
    db.insert(schema.thanks).values(thanks.thanks),
    ...thanks.files.map((row) => db.insert(schema.thanksFiles).values(row)),
  ]);
}
