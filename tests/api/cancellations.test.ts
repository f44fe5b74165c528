import { expect, test } from 'vitest';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { runSweep } from '#api/sweep.ts';
import { cancel, createOwnedCampaign, REASON, stop } from '../support/endings.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  createAnswer,
  createFan,
  createSubscription,
  getSubmissionStatus,
  createPaidSubscription,
} from '../support/answers.ts';
import {
  deliverEvent,
  getCheckoutSession,
  listCheckoutSessions,
  deliver,
  createDispute,
} from '../support/provider.ts';
import { runAsSystem, listOutbox, listPaymentMails, toRefusal } from '../support/api.ts';
import { changeRows } from '../support/rows.ts';
import { changeCheckout, hoursFromNow, seedCampaign, getCampaign } from '../support/seed.ts';

const admin = await createLoggedInUser('admin');

test('an owner who cancels a campaign sends the payment of a fan back, who reads why in one mail', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const [paid, dutch] = [
    await createPaidSubscription({ campaign }),
    await createPaidSubscription({ campaign, language: 'nl' }),
  ];
  const answer = await cancel(owner, campaign, `  ${REASON}\n`);
  expect(answer.body).toMatchObject({ cancelled: { by: 'owner', reason: REASON }, refunds: { total: 2 } });
  await runAsSystem(runSweep);
  for (const { submissionId, sessionId } of [paid, dutch]) {
    expect(await getSubmissionStatus(submissionId)).toBe('refunded');
    expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
  }
  const [, ...others] = await listPaymentMails(paid.fan.email);
  expect(others).toHaveLength(1);
  const [mail] = await listOutbox(paid.fan.email, REASON);
  expect(mail?.text).toContain('The organiser has cancelled the campaign.');
  const [dutchMail] = await listOutbox(dutch.fan.email, `De reden: ‘${REASON}’`);
  expect(dutchMail?.subject).toBe('Je krijgt je geld terug: ‘An hour in the kitchen’');
  expect((await owner.get(`/api/campaigns/${campaign.id}/refunds`)).body).toMatchObject({
    refunds: { total: 2, refunded: 2 },
  });
});

test('an owner who cancels a campaign knows a refund that the provider dates in whole seconds for its own', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const { fan, submissionId } = await createPaidSubscription({ campaign });
  await cancel(owner, campaign);
  await runAsSystem(runSweep);
  const at = (await getCampaign(campaign.id)).cancelledAt?.getTime() ?? 0;
  const refundedAt = new Date(Math.floor(at / 1000) * 1000);
  await changeRows('checkouts', { submissionId }, { refundedAt });
  expect((await owner.get(`/api/campaigns/${campaign.id}/refunds`)).body).toMatchObject({
    refunds: { total: 1, refunded: 1 },
  });
  expect((await fan.get(`/api/campaign-submissions/${submissionId}`)).body).toMatchObject({
    submission: { refundReason: 'campaign-cancelled' },
  });
});

// Regression: admins read that it was not back, the owner and the fan's export that it was.
test('an owner who cancels a campaign, a fan and an admin read of no refund that the bank returned for good', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const { fan, sessionId } = await createPaidSubscription({ campaign });
  await cancel(owner, campaign);
  await runAsSystem(runSweep);
  await changeCheckout(sessionId, { failedRefunds: ['re_1', 're_2'], refundRetryAt: null });
  const { body: listed } = await admin.get(`/api/admin/payments?campaign=${campaign.id}`);
  expect(Object(listed).docs).toMatchObject([{ id: sessionId, state: 'refunded', refundedAt: null }]);
  const { body } = await owner.get(`/api/campaigns/${campaign.id}/refunds`);
  expect(Object(body).refunds).toEqual({ total: 1, refunded: 0 });
  const { body: exported } = await fan.get('/api/users/me/export');
  expect(Object(exported).submissions[0].payments).toMatchObject([{ refundedAt: null }]);
});

test('an owner who cancels a campaign changes nothing by doing so again, and neither does an admin', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const { fan } = await createPaidSubscription({ campaign });
  const first = await cancel(owner, campaign);
  const again = await cancel(owner, campaign, 'Another reason, which is too late.');
  const stopped = await stop(admin, campaign, 'Another reason, which is too late.');
  for (const { status, body } of [again, stopped]) {
    expect(status).toBe(200);
    expect(Object(body).cancelled).toEqual(Object(first.body).cancelled);
  }
  await runAsSystem(runSweep);
  expect(await listOutbox(fan.email, 'has cancelled the campaign')).toHaveLength(1);
  expect((await getCampaign(campaign.id)).cancelledByUserId).toBe(owner.id);
});

test('an owner who cancels a campaign sends back a transfer that arrives later, and money that a bank held', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const [late, held] = [await createSubscription({ campaign }), await createPaidSubscription({ campaign })];
  await deliver('transfer', late.sessionId);
  await deliverEvent(await createDispute('dispute', held.sessionId));
  expect(await getSubmissionStatus(held.submissionId)).toBe('disputed');
  await cancel(owner, campaign);
  expect((await getCheckoutSession(held.sessionId)).amount_refunded).toBe(0);
  await runAsSystem(sendAllDueMails);
  const [mail] = await listOutbox(held.fan.email, REASON);
  expect(mail?.text).toContain('Your bank is still dealing with your objection');
  await deliverEvent(await createDispute('win', held.sessionId));
  await deliver('settle', late.sessionId);
  await runAsSystem(runSweep, hoursFromNow(1));
  for (const { submissionId, sessionId, fan } of [late, held]) {
    expect(await getSubmissionStatus(submissionId)).toBe('refunded');
    expect((await getCheckoutSession(sessionId)).amount_refunded).toBe(1000);
    expect(await listOutbox(fan.email, REASON)).toHaveLength(1);
  }
});

test('an owner who cancels a campaign ends what a fan has not paid, and tells them that nothing was charged', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const open = await createSubscription({ campaign });
  await cancel(owner, campaign);
  await expect.poll(() => getCheckoutSession(open.sessionId)).toMatchObject({ status: 'expired' });
  await runAsSystem(runSweep);
  const [mail, ...others] = await listOutbox(open.fan.email, REASON);
  expect(mail?.subject).toBe('Cancelled: “An hour in the kitchen”');
  expect(others).toEqual([]);
  const retry = await open.fan.post('/api/campaign-subscribe/retry', { submissionId: open.submissionId });
  expect(retry).toMatchObject(toRefusal(409, 'campaign_closed'));
  const fan = await createFan();
  const late = await fan.post('/api/campaign-subscribe', createAnswer(campaign.id));
  expect(late).toMatchObject(toRefusal(409, 'campaign_closed'));
});

test('an owner who cancels a campaign keeps no payment of a fan who subscribes at the same moment', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const fans = await Promise.all(Array.from({ length: 6 }, () => createFan()));
  const [, ...answers] = await Promise.all([
    cancel(owner, campaign),
    ...fans.map((fan) => fan.post('/api/campaign-subscribe', createAnswer(campaign.id))),
  ]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const { body } = await owner.get(`/api/campaigns/${campaign.id}/refunds`);
  expect(Object(body).refunds).toEqual({ total: 0, refunded: 0 });
  for (const answer of answers.filter(({ status }) => status === 200)) {
    const submissionId = String(Object(answer.body).submissionId);
    await expect.poll(() => listCheckoutSessions(submissionId)).toMatchObject([{ status: 'expired' }]);
  }
});

test('an owner who cancels a campaign gives a reason of 20 to 500 characters', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  for (const reason of [`  ${'x'.repeat(19)}  `, 'x'.repeat(501)]) {
    const answer = await cancel(owner, campaign, reason);
    expect(answer.status).toBe(400);
    expect(Object(answer.body).details).toMatchObject([{ path: 'reason' }]);
  }
  expect((await cancel(owner, campaign, 'x'.repeat(20))).status).toBe(200);
});

test('an owner who cancels a campaign can do nothing else with it any more', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  await cancel(owner, campaign);
  const path = `/api/campaigns/${campaign.id}`;
  const answers = [
    await owner.patch(path, { name: 'A new name' }),
    await owner.post(`${path}/reopen`, {}),
    await owner.post(`${path}/winners`, { submissionIds: ['a'] }),
    await owner.post(`${path}/nominations`, { submissionId: 'a', reason: 'Because it made me laugh.' }),
  ];
  for (const answer of answers) expect(answer).toMatchObject(toRefusal(409, 'campaign_cancelled'));
  expect((await owner.post(`${path}/close`, {})).body).toEqual({ hasNominees: false });
});

test('a campaign that does not go ahead is over for everyone, also before its start', async () => {
  const start = { subscriptionStartDate: hoursFromNow(24) };
  const { owner, campaign } = await createOwnedCampaign(start);
  await cancel(owner, campaign);
  const fan = await createFan();
  const { body } = await fan.get(`/api/campaigns/by-slug/${campaign.slug}`);
  expect(Object(body).doc).toMatchObject({
    phase: 'deadline-passed',
    isActive: false,
    cancelled: { by: 'owner', reason: REASON },
  });
  await seedCampaign({ ...start, subscriptionDeadline: hoursFromNow(30) });
  const list = await fan.get('/api/campaigns-list');
  const phases: string[] = Object(list.body).docs.map(({ phase }: { phase: string }) => phase);
  expect(phases.lastIndexOf('not-started')).toBeLessThan(phases.indexOf('deadline-passed'));
});

// Regression: the mails said that the campaign did not go ahead, also after its meeting.
test('an admin stops a campaign, and its owner reads why', async () => {
  const { owner, campaign } = await createOwnedCampaign();
  const { fan } = await createPaidSubscription({ campaign });
  expect((await stop(admin, campaign)).body).toMatchObject({ cancelled: { by: 'admin' } });
  await runAsSystem(runSweep);
  const [mail] = await listOutbox(owner.email, REASON);
  expect(mail?.subject).toBe('Your campaign has been stopped: “An hour in the kitchen”');
  const [fanMail] = await listOutbox(fan.email, REASON);
  expect(fanMail?.text).toContain('Power Hour has stopped the campaign');
  expect(`${mail?.text} ${fanMail?.text}`).not.toContain('not going ahead');
  const state = await admin.get(`/api/admin/campaigns/${campaign.id}/refunds`);
  expect(state.body).toMatchObject({ refunds: { total: 1 } });
});
