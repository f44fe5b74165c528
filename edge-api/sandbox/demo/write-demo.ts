import { eq } from 'drizzle-orm';
import type { Db } from '#api/platform/db.ts';
import { insertRows } from '#api/platform/insert-rows.ts';
import * as schema from '#api/schema.ts';
import type { DemoPlan } from './demo-plan.ts';
import { getPerson } from './data/demo-data.ts';
import { planAfterwards } from './plan/plan-afterwards.ts';
import { planOutcomes } from './plan/plan-nominees.ts';
import type { DemoSharePictures } from './pictures/store-share-pictures.ts';
import type { DemoThanks } from './thanks/store-thanks.ts';

/** Returns whether this database was seeded before, by looking for the demo's administrator. */
export async function hasDemo(db: Db): Promise<boolean> {
  const { user } = schema;
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.email, getPerson('admin').email))
    .limit(1);
  return found.length > 0;
}

/** Writes all rows in one batch, so that the demo is complete or absent. */
export async function writeDemo(
  db: Db,
  plan: DemoPlan,
  { shared, thanks }: { readonly shared: DemoSharePictures; readonly thanks: DemoThanks },
): Promise<void> {
  const outcomes = planOutcomes(plan.campaigns, plan.submissions, plan.users);
  const afterwards = planAfterwards(plan.campaigns, plan.submissions);
  await db.batch([
    insertRows(db, schema.user, plan.users),
    insertRows(db, schema.account, plan.logins),
    insertRows(db, schema.media, plan.media),
    insertRows(db, schema.celebrityProfiles, plan.profiles),
    insertRows(db, schema.charities, plan.charities),
    insertRows(db, schema.charityProfiles, plan.charityProfiles),
    insertRows(db, schema.charityAccounts, plan.charityAccounts),
    insertRows(db, schema.campaigns, plan.campaigns),
    insertRows(db, schema.media, shared.media),
    insertRows(db, schema.sharePictures, shared.pictures),
    insertRows(db, schema.submissions, plan.submissions),
    insertRows(db, schema.checkouts, plan.checkouts),
    insertRows(db, schema.mails, plan.failedMails),
    insertRows(db, schema.campaignResults, plan.results),
    insertRows(db, schema.connectedAccounts, plan.money.accounts),
    insertRows(db, schema.transfers, plan.money.transfers),
    ...outcomes.flatMap((outcome) => [
      insertRows(db, schema.campaignBriefs, outcome.briefs),
      insertRows(db, schema.recordKeys, outcome.keys),
      insertRows(db, schema.scores, outcome.scores),
      insertRows(db, schema.recordEntries, outcome.entries),
      insertRows(db, schema.scoreHeads, outcome.heads),
      insertRows(db, schema.rankings, outcome.rankings),
      insertRows(db, schema.nominees, outcome.nominees),
      insertRows(db, schema.winners, outcome.winners),
    ]),
    insertRows(db, schema.wallAnswers, afterwards.wall),
    insertRows(db, schema.stories, [afterwards.story]),
    insertRows(db, schema.storyPictures, afterwards.pictures),
    insertRows(db, schema.thanks, [thanks.thanks]),
    insertRows(db, schema.thanksFiles, thanks.files),
  ]);
}
