import { and, eq, gt, isNull, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '#api/outcomes/rules.ts';
import { checkouts, mails } from '#api/schema.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { runSweep } from '#api/sweep.ts';
import { REASON } from '../support/admin-lists.ts';
import { callApi, createBrowser, db, listOutbox, runAsSystem } from '../support/api.ts';
import {
  createPaidSubscription,
  createSubscription,
  getSubmissionStatus,
  seedAnswer,
  seedCheckout,
} from '../support/answers.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { cancel } from '../support/endings.ts';
import { breakMails } from '../support/mail-outage.ts';
import {
  createLoggedInUser,
  extractToken,
  PASSWORD,
  verify,
  waitForMail,
  waitForMails,
} from '../support/people.ts';
import { COMPLETED, createProviderEvent, deliverEvent, simulateAtProvider } from '../support/provider.ts';
import { changeCampaign, changeUser } from '../support/seed.ts';

await seedDraftCharity();
const owner = await createLoggedInUser('celebrity');
const admin = await createLoggedInUser('admin');

const moveTo = async ({ id }: { readonly id: string }, plannedDate: string) =>
  expect((await owner.patch(`/api/campaigns/${id}`, { plannedDate })).status).toBe(200);
const listMoves = (email: string) => listOutbox(email, 'take-back?token=');
const takeBack = async (mail: { readonly text: string } | undefined) => {
  const token = /take-back\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return (await callApi('/campaigns/take-back', { body: { token } })).status;
};

// Regression: a payment whose message came after the move was never told of it.
test('a fan who paid before a move, of which we hear later, is told once and can get the money back', async () => {
  const campaign = await postCampaign(owner);
  const { fan, submissionId, sessionId } = await createSubscription({ campaign });
  const session = await simulateAtProvider('pay', sessionId);
  await moveTo(campaign, '2027-09-01');
  await deliverEvent(createProviderEvent(COMPLETED, session));
  await expect.poll(() => getSubmissionStatus(submissionId)).toBe('paid');
  const { fan: later } = await createPaidSubscription({ campaign });
  for (let sweep = 0; sweep < 2; sweep += 1) await runAsSystem(runSweep);
  expect(await listMoves(later.email)).toEqual([]);
  const [mail, ...more] = await listMoves(fan.email);
  expect([await takeBack(mail), more]).toEqual([200, []]);
  await expect.poll(() => getSubmissionStatus(submissionId)).toBe('refunded');
});

// Regression: the mail went to the wrong address, and its link did not work any more.
test('a fan with a mistyped address hears of the move once the corrected one is proved, by a link of their own', async () => {
  const campaign = await postCampaign(owner);
  const { fan, submissionId } = await createPaidSubscription({ campaign });
  await changeUser(fan.id, { emailVerified: false, provenAt: null });
  await moveTo(campaign, '2027-09-01');
  const former = await waitForMail(fan.email, 'take-back?token=');
  const email = `right-${crypto.randomUUID()}@example.test`;
  const correction = { email, reason: REASON };
  expect((await admin.post(`/api/admin/people/${fan.id}/correct-address`, correction)).status).toBe(200);
  const [confirmation] = await waitForMails(email);
  await runAsSystem(runSweep);
  expect(await listMoves(email), 'not before the proof').toEqual([]);
  expect((await verify(extractToken(confirmation), createBrowser())).status).toBe(200);
  for (let sweep = 0; sweep < 2; sweep += 1) await runAsSystem(runSweep);
  const [mail, ...more] = await listMoves(email);
  expect([await takeBack(former), await takeBack(mail), more]).toEqual([404, 200, []]);
  await expect.poll(() => getSubmissionStatus(submissionId)).toBe('refunded');
});

// Regression: after an outage both mails went out, the first with a date that no longer stood, also once it was cancelled.
test('two moves during an outage are told in one mail, and none of a cancelled campaign', async () => {
  const campaign = await postCampaign(owner);
  const { fan } = await createPaidSubscription({ campaign });
  const later = addDays(new Date(), 1);
  let repair = breakMails();
  for (const date of ['2027-09-01', '2027-09-02']) await moveTo(campaign, date);
  repair();
  await runAsSystem(sendAllDueMails, later);
  const [mail, ...more] = await listMoves(fan.email);
  expect(mail?.text).toMatch(/Before: Thursday,? 15 July 2027[^]*Now: Thursday,? 2 September 2027/);
  const until = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(
    addDays(new Date(), 7),
  );
  expect([mail?.text, more]).toEqual([expect.stringContaining(until), []]);
  repair = breakMails();
  await moveTo(campaign, '2027-09-03');
  const isUnsent = and(eq(mails.campaignId, campaign.id), like(mails.key, 'moved-%'), isNull(mails.sentAt));
  const [unsent] = await db.select().from(mails).where(isUnsent);
  expect(unsent?.text).toMatch(/Before: Thursday,? 2 September 2027[^]*Now: Friday,? 3 September 2027/);
  expect((await cancel(owner, campaign)).status).toBe(200);
  repair();
  await runAsSystem(sendAllDueMails, later);
  expect(await listMoves(fan.email)).toEqual([mail]);
});

// Regression: the change was deleted with the account, and with it the link.
test('the link works for seven days, also if the owner has erased the account after the meeting', async () => {
  const person = await createLoggedInUser('celebrity');
  const campaign = await postCampaign(person);
  const { fan, submissionId } = await createPaidSubscription({ campaign });
  const path = `/api/campaigns/${campaign.id}`;
  expect((await person.patch(path, { plannedLocation: 'The house of Noor' })).status).toBe(200);
  const mail = await waitForMail(fan.email, 'take-back?token=');
  const past = new Date(Date.now() - MINUTE_MS);
  const met = { winnersSelected: true, settledAt: past, plannedAt: past };
  await changeCampaign(campaign.id, { isActive: false, closedAt: past, ...met });
  expect((await person.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  const page = await callApi(`/campaigns/by-slug/${campaign.slug}`);
  expect(await page.json()).toMatchObject({ doc: { changes: [] } });
  expect(await takeBack(mail)).toBe(200);
  await expect.poll(() => getSubmissionStatus(submissionId)).toBe('refunded');
});

// Regression: it ended fifty, and the others could still be paid for the meeting as it was.
test('a move ends all open payment pages', async () => {
  const campaign = await postCampaign(owner);
  await createSubscription({ campaign });
  const before = new Date(Date.now() - MINUTE_MS);
  const open = {
    state: 'open',
    createdAt: before,
    checkedAt: before,
    expiresAt: addDays(before, 1),
  } as const;
  for (let index = 0; index < 51; index += 1) {
    const submissionId = await seedAnswer(campaign.id, null, { status: 'pending', paidAt: null });
    await seedCheckout({ submissionId, ...open });
  }
  await moveTo(campaign, '2027-09-01');
  const isAsked = and(eq(checkouts.createdAt, before), gt(checkouts.checkedAt, before));
  await expect.poll(() => db.$count(checkouts, isAsked), { timeout: 10_000 }).toBe(51);
});
