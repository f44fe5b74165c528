import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { endCampaign } from '#api/cancellations/index.ts';
import { sweepPayments } from '#api/payments/index.ts';
import { recordDueFees } from '#api/payments/ledger/record-due-fees.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { CampaignCard } from '#api/campaigns/contract.ts';
import { seedOpenCheckouts } from '../support/payment-lives.ts';
import { createDispute, deliver, deliverEvent, deliverRefund, createMessage } from '../support/provider.ts';
import {
  createSubscription,
  getSubmission,
  listCheckouts,
  createPaidSubscription,
} from '../support/answers.ts';
import { runAsSystem, listPaymentMails, providerDownEnv, requestApi, withParts } from '../support/api.ts';
import { changeRows, deleteRows, findRows, insertRow } from '../support/rows.ts';
import { PASSWORD } from '../support/people.ts';
import { seedCampaign } from '../support/seed.ts';
import { measure, seedPayments } from '../support/measure.ts';

const readFigures = async (id: string) => (await findRows('campaignResults', { campaignId: id }))[0];

/** Seeds a campaign with `count` recorded payments. */
async function seedPaidCampaign(count: number) {
  const campaign = await seedCampaign();
  const opened = await seedOpenCheckouts(campaign.id, count);
  const sessions = [];
  for (const { checkoutId } of opened) {
    const session = await deliver('pay', checkoutId);
    sessions.push(session);
  }
  return { campaign, opened, sessions };
}

async function getCard(slug: string, settings: Record<string, string> = {}) {
  const under: Env = withParts(settings);
  const response = await requestApi(`/api/campaigns/by-slug/${slug}`, under);
  const body: unknown = await response.json();
  return CampaignCard.parse(body instanceof Object && 'doc' in body ? body.doc : undefined);
}

test('a campaign’s result shows from ten participants on, in the list as well, and hides again below', async () => {
  const { campaign, sessions } = await seedPaidCampaign(10);
  const expected = { participants: 10, raisedCents: 10_000, charityCents: 10_000, costsCents: 0 };
  const card = await getCard(campaign.slug);
  expect(card.result).toEqual(expected);
  expect(card.costsCoveredBy).toBe('platform');
  const list = await (await requestApi('/api/campaigns-list', env)).text();
  expect(list).toContain(JSON.stringify(expected));

  const [first] = sessions;
  await deliverRefund(first?.payment_intent ?? null);
  expect((await getCard(campaign.slug)).result).toBeNull();
  expect(await readFigures(campaign.id)).toMatchObject({
    participants: 9,
    payments: 10,
    paidCents: 10_000,
    refunds: 1,
    refundedCents: 1000,
  });
  const shown = await getCard(campaign.slug, { RESULT_MIN_PARTICIPANTS: '9' });
  expect(shown.result).toMatchObject({ participants: 9, raisedCents: 9000 });
});

test('a campaign’s result is less the costs where the charity pays them, and never below zero', async () => {
  const { campaign } = await seedPaidCampaign(2);
  await runAsSystem(recordDueFees);
  const charity = { RESULT_MIN_PARTICIPANTS: '1', COSTS_COVERED_BY: 'charity' };
  const figures = { participants: 2, raisedCents: 2000, costsCents: 80 };
  expect(await getCard(campaign.slug, charity)).toMatchObject({
    costsCoveredBy: 'charity',
    result: { ...figures, charityCents: 1920 },
  });
  const platform = { RESULT_MIN_PARTICIPANTS: '1' };
  expect((await getCard(campaign.slug, platform)).result).toEqual({ ...figures, charityCents: 2000 });
  await changeRows('campaignResults', { campaignId: campaign.id }, { costsCents: 5000 });
  expect((await getCard(campaign.slug, charity)).result?.charityCents).toBe(0);
});

test('a campaign’s result stays when a participant’s account is erased', async () => {
  const { campaign, fan, submissionId } = await createPaidSubscription();
  const before = await readFigures(campaign.id);
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect((await getSubmission(submissionId)).userId).toBeNull();
  expect(await readFigures(campaign.id)).toEqual(before);
  expect(before?.participants).toBe(1);
});

test('a campaign’s result is nothing once the campaign does not go ahead, however its payments end', async () => {
  const { campaign, opened } = await seedPaidCampaign(3);
  const sessionId = opened[0]?.checkoutId ?? '';
  await deliverEvent(await createDispute('dispute', sessionId));
  expect(await readFigures(campaign.id)).toMatchObject({ participants: 2, disputes: 1 });

  const ending = { by: 'owner', reason: 'The singer has lost her voice.' } as const;
  await runAsSystem((ctx) => endCampaign(ctx, campaign.id, ending));
  const returned = { participants: 0, payments: 3, refunds: 3, refundedCents: 3000, disputes: 0 };
  expect(await readFigures(campaign.id)).toMatchObject({ ...returned, disputedCents: 0 });
  await runAsSystem((ctx) => endCampaign(ctx, campaign.id, ending));
  await deliverEvent(await createDispute('win', sessionId));
  await runAsSystem(sweepPayments);
  expect(await readFigures(campaign.id)).toMatchObject(returned);
});

test.each([
  ['platform', 'Your €10 goes to Charity'],
  ['charity', 'Of your €10, Charity'],
])('the mail after paying says what reaches the charity where the %s pays the costs', async (by, line) => {
  const { fan, sessionId } = await createSubscription();
  const event = await createMessage('pay', sessionId);
  await deliverEvent(event, { env: withParts({ COSTS_COVERED_BY: by }) });
  const [mail] = await listPaymentMails(fan.email);
  expect(mail?.text).toContain(line);
  expect(mail?.html).toContain(line);
});

test('what the provider keeps is added once, although two sweeps ask at once', async () => {
  const { campaign, opened } = await seedPaidCampaign(3);
  const updatedAt = (await getSubmission(opened[0]?.submissionId ?? '')).updatedAt;
  await Promise.all([runAsSystem(recordDueFees), runAsSystem(recordDueFees)]);
  await runAsSystem(recordDueFees);
  expect(await readFigures(campaign.id)).toMatchObject({ pricedPayments: 3, costsCents: 120 });
  expect((await getSubmission(opened[0]?.submissionId ?? '')).updatedAt).toEqual(updatedAt);
});

test('what the provider keeps is asked again an hour after the provider could not say it', async () => {
  const { campaign, opened } = await seedPaidCampaign(1);
  await runAsSystem(recordDueFees, new Date(), providerDownEnv);
  await runAsSystem(recordDueFees);
  expect(await readFigures(campaign.id)).toMatchObject({ pricedPayments: 0, costsCents: 0 });
  await runAsSystem(recordDueFees, new Date(Date.now() + HOUR_MS));
  expect(await readFigures(campaign.id)).toMatchObject({ pricedPayments: 1, costsCents: 40 });
  const [row] = await listCheckouts(opened[0]?.submissionId ?? '');
  expect(row).toMatchObject({
    feeCents: 40,
    feeDueAt: null,
    receiptNumber: expect.stringMatching(/^\d{4}-\d{4}$/),
  });
});

test('what the provider keeps stays when the payment is refunded, and grows by a dispute', async () => {
  const { campaign, opened, sessions } = await seedPaidCampaign(2);
  await runAsSystem(recordDueFees);
  await deliverRefund(sessions[0]?.payment_intent ?? null);
  await deliverEvent(await createDispute('dispute', opened[1]?.checkoutId ?? ''));
  await runAsSystem(recordDueFees);
  expect(await readFigures(campaign.id)).toMatchObject({
    participants: 0,
    payments: 2,
    refunds: 1,
    disputes: 1,
    disputedCents: 1000,
    pricedPayments: 2,
    costsCents: 2080,
  });
});

/** Inserts `count` paid submissions with their payments and the resulting figures. */
async function seedFigures(campaignId: string, count: number): Promise<void> {
  await seedPayments(campaignId, count);
  const paid = { participants: count, payments: count, paidCents: count * 1000 };
  await insertRow('campaignResults', { campaignId, ...paid, pricedPayments: count, costsCents: count * 29 });
}

test('a campaign with a thousand payments costs its pages as much as one with ten', async () => {
  const [small, large] = [await seedCampaign(), await seedCampaign()];
  await seedFigures(small.id, 10);
  const before = await measure('/api/campaigns-list');
  const page = await measure(`/api/campaigns/by-slug/${small.slug}`);
  expect(page.text).toContain('"participants":10,"raisedCents":10000');

  await seedFigures(large.id, 1000);
  const { text, ...costs } = await measure(`/api/campaigns/by-slug/${large.slug}`);
  expect(text).toContain('"participants":1000,"raisedCents":1000000');
  expect(costs).toEqual({ statements: page.statements, rowsRead: page.rowsRead });

  const after = await measure('/api/campaigns-list');
  expect(after.text).toContain('"participants":1000,"raisedCents":1000000');
  // One more row, because the large campaign now has figures.
  expect(after.statements).toBe(before.statements);
  expect(after.rowsRead).toBeLessThanOrEqual(before.rowsRead + 1);
  await deleteRows('campaignResults', { campaignId: large.id });
});
