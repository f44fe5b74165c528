import { expect, test } from 'vitest';
import { AdminCampaignsPage } from '#api/admin/contract.ts';
import { NomineesResponse } from '#api/nominees/contract.ts';
import { recordDueFees } from '#api/payments/index.ts';
import { TRACES_RETENTION_MS } from '#api/payments/rules.ts';
import { MOMENT_TEXTS } from '#api/submissions/moment-text-rules.ts';
import { runSweep } from '#api/sweep.ts';
import { createCampaignOwner } from '../support/campaign-owner.ts';
import { createLoggedInUser, mailLink, PASSWORD } from '../support/people.ts';
import { getCheckoutSession, listCheckoutSessions, deliver } from '../support/provider.ts';
import {
  createAnswer,
  createFan,
  getSubmission,
  getSubmissionStatus,
  listCheckouts,
  type Fan,
  PLAIN,
} from '../support/answers.ts';
import { runAsSystem, listPaymentMails } from '../support/api.ts';
import { countRows } from '../support/rows.ts';
import { accept } from '../support/teams.ts';
import { answerAsWinner, readToken } from '../support/winner-answers.ts';
import { seedCampaign, changeCampaign, changeCheckout, changeSubmission } from '../support/seed.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

/** Lets a fan answer from an address with a browser. */
async function answerFrom(campaignId: string, ip?: string, browser = CHROME, fan?: Fan) {
  const person = fan ?? (await createFan());
  const headers = { 'cf-connecting-ip': ip ?? person.ip, 'user-agent': browser };
  const { body } = await person.post('/api/campaign-subscribe', createAnswer(campaignId, PLAIN), headers);
  return { fan: person, submissionId: String(Object(body).submissionId) };
}

/** Lets a fan pay for a campaign with a card or account of the sandbox's. */
async function pay(campaign: { id: string }, account: string, fan?: Fan, way: 'pay' | 'ideal' = 'pay') {
  const answered = await answerFrom(campaign.id, undefined, undefined, fan);
  const [open] = await listCheckoutSessions(answered.submissionId);
  const session = await deliver(way, open?.id ?? '', account);
  return { ...answered, sessionId: session.id };
}
const readFees = () => runAsSystem((ctx) => recordDueFees(ctx));
const readMethod = async (submissionId: string) => (await listCheckouts(submissionId))[0]?.method;

test('where an answer comes from is kept as digests, alike for one campaign and no other', async () => {
  const [one, other] = [await seedCampaign(), await seedCampaign()];
  const read = async (campaignId: string, ip: string, browser?: string) => {
    const { network, device } = await getSubmission((await answerFrom(campaignId, ip, browser)).submissionId);
    return { network, device };
  };
  const first = await read(one.id, '203.0.113.7');
  expect(first).toEqual({
    network: expect.stringMatching(/^\w{32}$/),
    device: expect.stringMatching(/^\w{32}$/),
  });
  expect(await read(one.id, '203.0.113.7')).toEqual(first);
  expect(await read(one.id, '203.0.113.7', 'curl/8')).toMatchObject({ network: first.network });
  expect((await read(one.id, '203.0.113.7', 'curl/8')).device).not.toBe(first.device);
  // A neighbouring address: a new lease, or a phone that reconnects.
  expect(await read(one.id, '203.0.113.99')).toMatchObject({ device: first.device });
  expect((await read(one.id, '203.0.113.99')).network).not.toBe(first.network);
  expect((await read(one.id, '198.51.100.7')).device).not.toBe(first.device);
  const elsewhere = await read(other.id, '203.0.113.7');
  for (const digest of [elsewhere.network, elsewhere.device])
    expect([first.network, first.device]).not.toContain(digest);
});

test.each([['pay'], ['ideal']] as const)(
  'what a donation was paid with (%s) is kept as a digest, alike for one card or account',
  async (way) => {
    const campaign = await seedCampaign();
    const accounts = ['4242', '4242', '5555'].map((account) => `${account} ${campaign.id}`);
    const paid = [];
    for (const account of accounts) paid.push(await pay(campaign, account, undefined, way));
    await readFees();
    const [one, same, other] = await Promise.all(paid.map(({ submissionId }) => readMethod(submissionId)));
    expect(one).toMatch(/^\w{64}$/);
    expect([same === one, other === one]).toEqual([true, false]);
    const [row] = await listCheckouts(paid[0]?.submissionId ?? '');
    expect(row).toMatchObject({ state: 'paid', feeCents: expect.any(Number) });
  },
);

test('nominees who may be the same person are shown to the owner and to admins, with what they share', async () => {
  const owner = await createCampaignOwner();
  const campaign = await owner.seedOwnCampaign();
  const card = `4242 ${campaign.id}`;
  const [first, second, third] = [
    await answerFrom(campaign.id, '203.0.113.7'),
    await answerFrom(campaign.id, '198.51.100.8'),
    await answerFrom(campaign.id, '203.0.113.7'),
  ];
  const accounts = [card, card, 'another'];
  for (const [index, { submissionId }] of [first, second, third].entries()) {
    const [session] = await listCheckoutSessions(submissionId);
    await deliver('pay', session?.id ?? '', accounts[index]);
  }
  await owner.close(campaign.id);
  await owner.waitForNominees(campaign.id);
  // The payment methods are fetched once the nominees are known, without waiting for the sweep.
  await expect
    .poll(async () => Promise.all([first, second].map((own) => readMethod(own.submissionId))))
    .not.toContain(null);
  const { docs } = await owner.fetchNominees(campaign.id);
  const shared = new Map(docs.map((doc) => [doc.submissionId, doc.samePeople.map(({ by }) => by)]));
  expect(shared).toEqual(
    new Map([
      [first.submissionId, expect.arrayContaining([['method'], ['device', 'network']])],
      [second.submissionId, [['method']]],
      [third.submissionId, [['device', 'network']]],
    ]),
  );
  expect(docs.every(({ samePeople }) => samePeople.every(({ name }) => name === 'Noor B.'))).toBe(true);
  const listed = NomineesResponse.shape.docs.parse(
    Object((await owner.get(`/api/campaigns/${campaign.id}/answers`)).body).docs,
  );
  expect(listed.filter(({ samePeople }) => samePeople.length > 0)).toHaveLength(3);

  const admin = await createLoggedInUser('admin');
  const page = AdminCampaignsPage.parse((await admin.get('/api/admin/campaigns')).body);
  const row = page.docs.find(({ id }) => id === campaign.id);
  expect(row?.samePeople.toSorted()).toEqual(docs.map(({ submissionId }) => submissionId).toSorted());
  expect(
    page.docs.filter(({ id }) => id !== campaign.id).every(({ samePeople }) => samePeople.length === 0),
  ).toBe(true);
});

/** Creates an owner who also pays for another person's campaign by card. */
async function createPayingOwner() {
  const owner = await createCampaignOwner();
  const [own, elsewhere] = [await owner.seedOwnCampaign(), await seedCampaign()];
  const card = `4242 ${own.id}`;
  const payElsewhere = async () => {
    const subscribed = await owner.post('/api/campaign-subscribe', createAnswer(elsewhere.id));
    const [session] = await listCheckoutSessions(String(Object(subscribed.body).submissionId));
    await deliver('pay', session?.id ?? '', card);
    await readFees();
    return String(Object(subscribed.body).submissionId);
  };
  return { owner, own, card, payElsewhere };
}

test.each(['before', 'after'])(
  'the owner’s own card or account takes no part when the owner paid with it %s: it goes back, and the fan reads why',
  async (when) => {
    const { own, card, payElsewhere } = await createPayingOwner();
    const owners = when === 'before' ? await payElsewhere() : undefined;
    const [straw, honest] = [await pay(own, card), await pay(own, `5555 ${own.id}`)];
    await readFees();
    const paidElsewhere = owners ?? (await payElsewhere());
    await runAsSystem(runSweep);
    expect(await getSubmissionStatus(straw.submissionId)).toBe('refunded');
    expect((await getCheckoutSession(straw.sessionId)).amount_refunded).toBe(1000);
    for (const id of [honest.submissionId, paidElsewhere]) expect(await getSubmissionStatus(id)).toBe('paid');
    const list = await straw.fan.get('/api/campaign-submissions/user-submissions');
    expect(list.body).toMatchObject({ submissions: [{ refundReason: 'owners-method' }] });
    const mails = await listPaymentMails(straw.fan.email);
    expect(mails.some(({ text }) => text.includes(MOMENT_TEXTS.en.refund['owners-method']))).toBe(true);
    // With their own card, the fan can take part again.
    const again = await pay(own, `6011 ${own.id}`, straw.fan);
    await readFees();
    expect(await getSubmissionStatus(again.submissionId)).toBe('paid');
  },
);

// Regression: who had paid with what was compared with the former owner only.
test('the card or account of who takes a campaign over takes no part in it', async () => {
  const [former, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const own = await seedCampaign({ ownerId: former.id, artistName: 'Noor' });
  const [card, elsewhere] = [`4242 ${own.id}`, await seedCampaign()];
  await pay(elsewhere, card, next);
  const [straw, honest] = [await pay(own, card), await pay(own, `5555 ${own.id}`)];
  await readFees();
  const token = await mailLink(next.email, 'invitation', () =>
    former.post(`/api/campaigns/${own.id}/hand-over`, { email: next.email }),
  );
  expect(await accept(next, token)).toMatchObject({ status: 200 });
  await runAsSystem(runSweep);
  expect(await getSubmissionStatus(straw.submissionId)).toBe('refunded');
  expect(await getSubmissionStatus(honest.submissionId)).toBe('paid');
});

// Regression: after the choice such a payment stayed, and its fan was asked for a place that came free.
test('the owner’s own card or account does not win, even if it is chosen or next before anyone asked what it was paid with', async () => {
  const { owner, own, card, payElsewhere } = await createPayingOwner();
  await payElsewhere();
  const [straw, honest] = [await pay(own, card), await pay(own, `5555 ${own.id}`)];
  const next = await pay(own, card);
  await changeSubmission(next.submissionId, { answer: 'My grandmother sang in our street on Thursdays.' });
  // Prevents a fetch before the choice.
  for (const { sessionId } of [straw, next]) await changeCheckout(sessionId, { feeDueAt: null });
  await owner.close(own.id);
  await owner.waitForNominees(own.id);
  await changeCheckout(straw.sessionId, { feeDueAt: new Date() });
  const refused = await owner.choose(own.id, [straw.submissionId]);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('no longer counts');
  expect(await getSubmissionStatus(straw.submissionId)).toBe('refunded');
  const reserved = { reserves: [next.submissionId] };
  expect((await owner.choose(own.id, [honest.submissionId], reserved)).status).toBe(200);
  await changeCheckout(next.sessionId, { feeDueAt: new Date() });
  await answerAsWinner(await readToken(`won:${honest.submissionId}`), 'decline');
  expect(await getSubmissionStatus(next.submissionId)).toBe('refunded');
});

const readTraces = async (id: string) => {
  const { network, device } = await getSubmission(id);
  return [network, device, await readMethod(id)];
};
async function createTraced() {
  const campaign = await seedCampaign();
  const { fan, submissionId } = await answerFrom(campaign.id, '203.0.113.7');
  const [session] = await listCheckoutSessions(submissionId);
  await deliver('pay', session?.id ?? '');
  await readFees();
  expect(await readTraces(submissionId)).not.toContain(null);
  return { campaign, fan, submissionId };
}

test('these digests are exported, and erased with their person', async () => {
  const { fan, submissionId } = await createTraced();
  const traces = await readTraces(submissionId);
  const exported = JSON.stringify((await fan.get('/api/users/me/export')).body);
  for (const trace of traces) expect(exported).toContain(trace);
  expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(await readTraces(submissionId)).toEqual([null, null, null]);
});

test('these digests are deleted some time after the campaign has closed', async () => {
  const [over, unknown, open] = [await createTraced(), await createTraced(), await createTraced()];
  const change = { isActive: false, closedAt: new Date(0), updatedAt: new Date(0) };
  for (const { campaign } of [over, unknown]) await changeCampaign(campaign.id, change);
  for (const { submissionId } of [over, unknown, open]) {
    await changeSubmission(submissionId, { createdAt: new Date(0) });
    for (const { id } of await listCheckouts(submissionId))
      await changeCheckout(id, { createdAt: new Date(0) });
  }
  await changeSubmission(unknown.submissionId, { network: null, device: null });
  await runAsSystem(runSweep, new Date(TRACES_RETENTION_MS - 1));
  expect(await readTraces(over.submissionId)).not.toContain(null);
  await runAsSystem(runSweep);
  for (const { submissionId } of [over, unknown])
    expect(await readTraces(submissionId)).toEqual([null, null, null]);
  expect(await readTraces(open.submissionId)).not.toContain(null);
  expect(await countRows('submissions', { id: over.submissionId })).toBe(1);
});
