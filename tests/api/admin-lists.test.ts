import { expect, test } from 'vitest';
import {
  AdminCampaignsPage,
  FailedMailsPage,
  LoggedActionsPage,
  Overview,
  SweepsPage,
} from '#api/admin/contract.ts';
import { AdminPaymentsPage } from '#api/admin/payments-contract.ts';
import { CHART_DAYS, ADMIN_PAGE_SIZE } from '#api/admin/rules.ts';
import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { STAGES, type Stage } from '#api/campaigns/outcome-rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { runSweep } from '#api/sweep.ts';
import { readWholeList, seedFailedMail, seedMessage, seedSweep } from '../support/admin-lists.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createPaidSubscription, seedAnswers, seedCheckout } from '../support/answers.ts';
import { runAsSystem } from '../support/api.ts';
import { deleteRows } from '../support/rows.ts';
import { seedReport } from '../support/reports.ts';
import { seedCampaign, seedCharity, changeUser } from '../support/seed.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');
const readOverview = async () => Overview.parse((await admin.get('/api/admin/overview')).body);
const ROWS: Readonly<Record<Stage, Parameters<typeof seedCampaign>[0]>> = {
  running: {},
  selecting: { isActive: false, closedAt: new Date() },
  finished: { isActive: false, closedAt: new Date(), nomineesSelected: true, winnersSelected: true },
  stopped: { cancelledAt: new Date(), cancelledBy: 'admin', cancelReason: 'Not real', isActive: false },
  unpublished: { publishedAt: null },
};

test('the overview counts what waits for a person, and what there is', async () => {
  const before = await readOverview();
  const { id: campaignId } = await seedCampaign();
  const suspended = await createLoggedInUser('celebrity');
  await Promise.all([
    seedFailedMail(),
    seedFailedMail({ resentAt: new Date() }),
    seedFailedMail({ recipient: null }),
    seedMessage({ outcome: 'unreadable' }),
    seedMessage(),
    seedReport({ campaignId }),
    changeUser(suspended.id, { suspendedAt: new Date(), objection: 'I am who I say I am.' }),
  ]);
  const [submissionId = ''] = await seedAnswers(campaignId, 1);
  await seedCheckout({ submissionId, state: 'paid', paidAt: new Date() });
  const after = await readOverview();
  expect(after.figures).toEqual({
    ...before.figures,
    mailsFailed: before.figures.mailsFailed + 1,
    messagesUnreadable: before.figures.messagesUnreadable + 1,
    objections: before.figures.objections + 1,
    reportsOpen: before.figures.reportsOpen + 1,
  });
  expect(after.since.reportsOpen).not.toBeNull();
  expect(after.campaigns.running).toBe(before.campaigns.running + 1);
  expect(after.payments.paid).toBe(before.payments.paid + 1);
});

test('the overview shows the last thirty days of the Dutch calendar, each with its payments and campaigns', async () => {
  const before = await readOverview();
  const { id } = await seedCampaign();
  const [submissionId = ''] = await seedAnswers(id, 1);
  await seedCheckout({ submissionId, state: 'refunded', paidAt: new Date(Date.now() - 3 * DAY_MS) });
  const { days } = await readOverview();
  expect(days).toHaveLength(CHART_DAYS);
  expect(days.at(-1)?.day).toBe(formatEventDate(new Date()));
  expect(days.at(-1)?.campaigns).toBe((before.days.at(-1)?.campaigns ?? 0) + 1);
  expect(days.at(-4)?.payments).toBe((before.days.at(-4)?.payments ?? 0) + 1);
});

test.each(STAGES)('the campaigns come by stage: %s', async (stage) => {
  const { id } = await seedCampaign(ROWS[stage]);
  const others = await Promise.all(
    STAGES.filter((other) => other !== stage).map((other) => seedCampaign(ROWS[other])),
  );
  const { docs } = await readWholeList(admin, `campaigns?stage=${stage}`, AdminCampaignsPage);
  const ids = docs.map((doc) => doc.id);
  expect(ids).toContain(id);
  expect(ids.some((one) => others.some((other) => other.id === one))).toBe(false);
  expect(new Set(docs.map((doc) => doc.stage))).toEqual(new Set([stage]));
});

test('the campaigns are found by words of slug, name, artist, charity, owner or address, in any order', async () => {
  const word = crypto.randomUUID();
  const { id: charityId } = await seedCharity({ name: `Kitchen ${word}` });
  const owner = await createLoggedInUser('celebrity');
  await changeUser(owner.id, { name: `Kitchen of ${word}` });
  const found = await Promise.all([
    seedCampaign({ slug: `in-the-kitchen-${word}` }),
    seedCampaign({ name: `The ${word.toUpperCase()} Kitchen` }),
    seedCampaign({ name: 'Kitchen', artistName: `Ann & ${word}` }),
    seedCampaign({ charityId }),
    seedCampaign({ ownerId: owner.id }),
  ]);
  await seedCampaign({ name: `Garden ${word}` });
  const search = async (text: string) => {
    const { body } = await admin.post('/api/admin/campaigns/search', { search: text });
    return AdminCampaignsPage.parse(body).docs.map(({ id }) => id);
  };
  const ids = found.map(({ id }) => id);
  expect((await search(`${word} kitchen`)).toSorted()).toEqual(ids.toSorted());
  expect(await search(` ${owner.email.toUpperCase()} `)).toEqual(ids.slice(-1));
  for (const text of [' ', 'x'.repeat(101)])
    expect((await admin.post('/api/admin/campaigns/search', { search: text })).status).toBe(400);
});

test('the payments are found by the reference of their submission, checkout or payment', async () => {
  const { id: campaignId, name } = await seedCampaign();
  const [submissionId = '', otherId = ''] = await seedAnswers(campaignId, 2);
  const intent = `pi_${crypto.randomUUID()}`;
  const id = await seedCheckout({ submissionId, state: 'paid', paymentIntentId: intent, paidAt: new Date() });
  await seedCheckout({ submissionId: otherId });
  for (const reference of [submissionId, id, intent, ` ${id} `]) {
    const path = `payments?search=${encodeURIComponent(reference)}`;
    const { docs } = await readWholeList(admin, path, AdminPaymentsPage);
    expect(docs, reference).toMatchObject([{ id, submissionId, intentId: intent, campaign: { name } }]);
  }
  expect((await readWholeList(admin, 'payments?search=nothing', AdminPaymentsPage)).docs).toEqual([]);
});

test('the payments are found by the number on the receipt, as the fan reads it', async () => {
  const { fan, submissionId } = await createPaidSubscription();
  const { body } = await fan.get(`/api/campaign-submissions/${submissionId}/invoice`);
  const receipt = await (await fetch(String(Object(body).receiptUrl))).text();
  const number = /Receipt number (\d{4}-\d{4})/.exec(receipt)?.[1] ?? '';
  const search = async (reference: string) =>
    (
      await readWholeList(admin, `payments?search=${encodeURIComponent(reference)}`, AdminPaymentsPage)
    ).docs.map((doc) => [doc.submissionId, doc.receiptNumber]);
  await expect.poll(() => search(number)).toEqual([[submissionId, number]]);
  for (const written of [`#${number}`, ` ${number.replace('-', ' ')} `, number.replace('-', '–')])
    expect(await search(written), written).toEqual([[submissionId, number]]);
  expect(await search('0000-000')).toEqual([]);
});

test('the payments come in pages by state, the newest first, none twice and none missed', async () => {
  await deleteRows('checkouts');
  const { id } = await seedCampaign();
  const createdAt = new Date();
  const submissionIds = await seedAnswers(id, 2 * ADMIN_PAGE_SIZE + 1);
  const ids = await Promise.all(
    submissionIds.map((submissionId) => seedCheckout({ submissionId, state: 'failed', createdAt })),
  );
  const { docs, pages } = await readWholeList(admin, 'payments?state=failed', AdminPaymentsPage);
  expect(pages).toBe(3);
  expect(docs.map((doc) => doc.id)).toEqual(ids.toSorted().toReversed());
});

test('mails that failed for good are listed, those without their content as such', async () => {
  const gone = await seedFailedMail({
    recipient: null,
    subject: null,
    failedAt: new Date(Date.now() + DAY_MS),
  });
  const { docs } = await readWholeList(admin, 'mails', FailedMailsPage);
  expect(docs[0]).toMatchObject({ id: gone, recipient: null, canBeSentAgain: false });
});

test('the sweeps are recorded with their figures, and old ones go', async () => {
  const old = await seedSweep(new Date(Date.now() - 8 * DAY_MS));
  const now = new Date(Date.now() + DAY_MS / 2);
  await runAsSystem(runSweep, now);
  const { docs } = await readWholeList(admin, 'sweeps', SweepsPage);
  expect(docs[0]).toMatchObject({ startedAt: now.toISOString(), failedParts: [] });
  expect(docs[0]?.figures).toHaveProperty('mailsSent');
  expect(docs.some(({ id }) => id === old)).toBe(false);
  expect((await readOverview()).lastSweep?.id).toBe(docs[0]?.id);
  await deleteRows('sweeps', { startedAt: now });
});

test('the room refuses a place in a list that is none', async () => {
  expect((await admin.get('/api/admin/log?after=yesterday')).status).toBe(400);
  expect(LoggedActionsPage.parse((await admin.get('/api/admin/log?after=1.x')).body).docs).toEqual([]);
});
