import { expect, test } from 'vitest';
import { tellOfWork } from '#api/admin/tell-of-work.ts';
import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createLoggedInUser } from '../support/people.ts';
import { listQueuedMails, runAsSystem } from '../support/api.ts';
import { changeRows } from '../support/rows.ts';
import { after, changeFigures, payOut, seedDueCampaign, settle } from '../support/payouts.ts';
import { seedReport } from '../support/reports.ts';
import { seedCampaign, seedCharity, changeSubmission } from '../support/seed.ts';
import { createPaidSubscription } from '../support/answers.ts';

const now = new Date();
const today = formatEventDate(now);
const tell = (at = now) => runAsSystem(tellOfWork, at);

test('the operator hears once a day of campaigns and charities that wait', async () => {
  await seedCampaign({ publishedAt: null, review: 'waiting' });
  await seedCharity({ approvalStatus: 'pending' }, null);
  expect(await tell()).toEqual({ reviews: 1, charities: 1 });
  await seedCharity({ approvalStatus: 'pending' }, null);
  expect(await tell()).toEqual({ reviews: 1, charities: 2 });
  for (const kind of ['reviews', 'charities'])
    expect(await listQueuedMails(`${kind}:${today}`)).toHaveLength(1);
  const tomorrow = new Date(now.getTime() + DAY_MS);
  await tell(tomorrow);
  expect(await listQueuedMails(`reviews:${formatEventDate(tomorrow)}`)).toHaveLength(1);
});

test('an approved charity that a campaign waits for counts until one of its people is invited or has joined', async () => {
  const { charities: before = 0 } = await tell();
  const [invited, joined] = [await seedCharity({}, null), await seedCharity({}, null)];
  for (const { id } of [invited, joined]) await seedCampaign({ charityId: id, publishedAt: null });
  expect((await tell()).charities).toBe(before + 2);
  const admin = await createLoggedInUser('admin');
  await admin.post(`/api/admin/charities/${invited.id}/invite`, { email: 'board@example.test' });
  await createCharityAccount(joined.id);
  expect((await tell()).charities).toBe(before);
});

test('an onboarding that has lacked information for three days has stopped', async () => {
  const { id } = await seedCharity({}, 'incomplete');
  expect(await tell()).not.toHaveProperty('onboardings');
  const later = new Date(now.getTime() + 4 * DAY_MS);
  expect(await tell(later)).toMatchObject({ onboardings: 1 });
  await changeRows('connectedAccounts', { charityId: id }, { state: 'ready' });
  expect(await tell(later)).not.toHaveProperty('onboardings');
});

test('the operator hears of what a charity’s account could not give back, until that is settled', async () => {
  const { id, accountId } = await seedDueCampaign();
  await settle();
  await payOut(accountId);
  expect(await tell()).not.toHaveProperty('reversals');
  await changeFigures(id, { refunds: 1, refundedCents: 1000 });
  await settle();
  expect(await tell()).toMatchObject({ reversals: 1 });
  expect(await listQueuedMails(`reversals:${today}`)).toHaveLength(1);
  await changeFigures(id, { refunds: 0, refundedCents: 0 });
  await settle(after(2 * DAY_MS));
  expect(await tell()).not.toHaveProperty('reversals');
});

test('of reports and disputes the operator hears at once, of each new one, and not again of the same', async () => {
  const campaign = await seedCampaign();
  const dispute = async () => {
    const { submissionId, sessionId } = await createPaidSubscription({ campaign });
    await changeSubmission(submissionId, { status: 'disputed' });
    await changeRows('checkouts', { id: sessionId }, { disputes: { [`dp_${sessionId}`]: 'open' } });
    return submissionId;
  };
  const first = { report: await seedReport({ campaignId: campaign.id }), dispute: await dispute() };
  expect(await tell()).toMatchObject({ reports: 1, disputes: 1 });
  await tell();
  // An item that arrives after another was handled counts as new.
  await changeRows('reports', { id: first.report }, { decidedAt: now });
  await changeSubmission(first.dispute, { status: 'paid' });
  expect(await tell()).not.toHaveProperty('reports');
  await seedReport({ campaignId: campaign.id });
  await dispute();
  expect(await tell()).toMatchObject({ reports: 1, disputes: 1 });
  for (const key of ['reports', 'disputes'].flatMap((kind) => [`${kind}:${today}:1`, `${kind}:${today}:2`]))
    expect(await listQueuedMails(key)).toHaveLength(1);
});
