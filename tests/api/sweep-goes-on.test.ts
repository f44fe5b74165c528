import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { stopSuspendedCampaigns } from '#api/admin/suspend-account.ts';
import { endPaused } from '#api/consent/index.ts';
import { closeDueCampaigns } from '#api/management/close-campaign.ts';
import { remindRereads } from '#api/nominees/index.ts';
import { settleOutcomes } from '#api/outcomes/index.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { queueReminders } from '#api/reminders/index.ts';
import { createPaidSubscription, createSubscription } from '../support/answers.ts';
import { db, runAsSystem } from '../support/api.ts';
import { insertRow } from '../support/rows.ts';
import { createOwnedCampaign } from '../support/endings.ts';
import { createLoggedInUser } from '../support/people.ts';
import { hoursAfter, NOON, seedReminder, seedUpcoming } from '../support/reminders.ts';
import { changeCampaign, changeCheckout, changeUser, getCampaign } from '../support/seed.ts';
import { createWinnersOwner, sweepWinners } from '../support/winner-answers.ts';

/** Makes every change of a campaign fail, or of rows about it, while those of others succeed. */
const breakCampaign = (id: string, change = 'update on campaigns when new.id') =>
  db.run(
    sql.raw(`create trigger broken before ${change} = '${id}'
      begin select raise(abort, 'this campaign is broken'); end`),
  );
const mend = () => db.run(sql`drop trigger if exists broken`);
afterEach(mend);

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

test.each([
  {
    name: 'waited too long',
    sweep: settleOutcomes,
    makeDue: (id: string, days: number) =>
      changeCampaign(id, { isActive: false, closedAt: ago(60), outcomeAt: ago(days) }),
  },
  {
    name: 'has no charity any more',
    sweep: endPaused,
    makeDue: (id: string, days: number) => changeCampaign(id, { charityDueAt: ago(days) }),
  },
  {
    name: 'is of a suspended account',
    sweep: stopSuspendedCampaigns,
    async makeDue(id: string) {
      const { ownerId } = await getCampaign(id);
      await changeUser(ownerId, { suspendedAt: ago(1) });
    },
  },
])('a campaign that $name ends even if another cannot, which ends later', async ({ sweep, makeDue }) => {
  const [broken, other] = [await createOwnedCampaign(), await createOwnedCampaign()];
  await makeDue(broken.campaign.id, 3);
  await makeDue(other.campaign.id, 2);
  await breakCampaign(broken.campaign.id);
  expect(await runAsSystem((ctx) => sweep(ctx))).toBe(1);
  expect((await getCampaign(other.campaign.id)).cancelledAt).not.toBeNull();
  expect((await getCampaign(broken.campaign.id)).cancelledAt).toBeNull();
  await mend();
  expect(await runAsSystem((ctx) => sweep(ctx))).toBe(1);
  expect((await getCampaign(broken.campaign.id)).cancelledAt).not.toBeNull();
});

test('a campaign closes at its deadline even if another cannot', async () => {
  const [broken, other] = [await createOwnedCampaign(), await createOwnedCampaign()];
  for (const { campaign } of [broken, other]) {
    const { sessionId } = await createSubscription({ campaign });
    await changeCheckout(sessionId, { state: 'failed' });
  }
  await changeCampaign(broken.campaign.id, { subscriptionDeadline: ago(2) });
  await changeCampaign(other.campaign.id, { subscriptionDeadline: ago(1) });
  await breakCampaign(broken.campaign.id);
  expect(await runAsSystem(closeDueCampaigns)).toBe(1);
  expect((await getCampaign(other.campaign.id)).isActive).toBe(false);
  await mend();
  expect(await runAsSystem(closeDueCampaigns)).toBe(1);
  expect((await getCampaign(broken.campaign.id)).isActive).toBe(false);
});

test('an owner is reminded of requests for another reading even if another cannot be', async () => {
  const [broken, other] = [await createOwnedCampaign(), await createOwnedCampaign()];
  for (const { campaign } of [broken, other]) {
    const { submissionId } = await createPaidSubscription({ campaign });
    await insertRow('rereadRequests', { campaignId: campaign.id, submissionId, askedAt: ago(6) });
  }
  await breakCampaign(broken.campaign.id, 'insert on mails when new.campaign_id');
  expect(await runAsSystem(remindRereads)).toBe(1);
  await mend();
  expect(await runAsSystem(remindRereads)).toBe(1);
});

test('a silent winner’s place goes on even if another’s cannot', async () => {
  const owner = await createWinnersOwner();
  const [broken] = [await owner.seedWinner(), await owner.seedWinner()];
  await breakCampaign(broken.campaign.id);
  const late = new Date(Date.now() + 8 * DAY_MS);
  expect(await sweepWinners(late)).toBe(1);
  await mend();
  expect(await sweepWinners(late)).toBe(1);
});

test('fans are reminded of a campaign even if those of another cannot be', async () => {
  const [broken, other] = [await seedUpcoming({ publishedAt: ago(2) }), await seedUpcoming()];
  for (const { id } of [broken, other]) await seedReminder({ campaignId: id });
  await breakCampaign(broken.id, 'insert on mails when new.campaign_id');
  expect(await runAsSystem(queueReminders, NOON)).toBe(1);
  await mend();
  expect(await runAsSystem(queueReminders, NOON)).toBe(1);
});

test('fans hear of a celebrity’s campaigns in turn, so that none is skipped when one cannot be mailed', async () => {
  const { profileId: celebrityId } = await createLoggedInUser('celebrity');
  const seed = (days: number) => seedUpcoming({ celebrityId, publishedAt: hoursAfter(NOON, -24 * days) });
  const [broken] = [await seed(2), await seed(1)];
  await seedReminder({ celebrityId, mailedUntil: hoursAfter(NOON, -24 * 3) });
  await breakCampaign(broken.id, 'insert on mails when new.campaign_id');
  expect(await runAsSystem(queueReminders, NOON)).toBe(0);
  await mend();
  expect(await runAsSystem(queueReminders, NOON)).toBe(2);
});
