import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { connectedAccounts } from '#api/charities/table.ts';
import { refreshDueAccounts } from '#api/consent/index.ts';
import { Onboarding, OnboardingLink } from '#api/consent/contract.ts';
import { ACCOUNT_REFUSED, SWEEP_LIMIT } from '#api/consent/rules.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { createCharityAccount } from '../support/charities.ts';
import { db, listOutbox, runAsSystem } from '../support/api.ts';
import { changeRows, deleteRows, findRows } from '../support/rows.ts';
import {
  actOnAccount,
  createAccountEvent,
  deliverToAccounts,
  seedAccount,
  toDoc,
} from '../support/payouts.ts';
import { changeUser, getCampaign, seedCampaign, seedCharity as seedApproved } from '../support/seed.ts';

type Member = Awaited<ReturnType<typeof createCharityAccount>>;

async function seedCharity() {
  const { id } = await seedApproved({}, null);
  return { id, member: await createCharityAccount(id) };
}

const start = (member: Member, id: string, language = 'en') =>
  member.post(`/api/charities/${id}/account/onboarding?language=${language}`);
const read = async (member: Pick<Member, 'get'>, id: string) =>
  Onboarding.parse(toDoc(await member.get(`/api/charities/${id}/account`))).state;
const list = (charityId: string) => findRows('connectedAccounts', { charityId });

/** Presses a button on the provider's page; returns the URL that it redirects to. */
async function press(url: string, action: string): Promise<string> {
  const body = new URLSearchParams({ action });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}

async function open(member: Member, id: string): Promise<string> {
  expect((await start(member, id)).status).toBe(200);
  return (await list(id))[0]?.accountId ?? '';
}

/** Makes the provider due for another check. */
const age = (charityId: string) => changeRows('connectedAccounts', { charityId }, { checkedAt: new Date(0) });

test('a charity opens its account at the provider, and comes back to its own page in its language', async () => {
  const { id, member } = await seedCharity();
  expect(await read(member, id)).toBe('none');
  const { url } = OnboardingLink.parse(toDoc(await start(member, id, 'nl')));
  expect(await read(member, id)).toBe('incomplete');
  expect(await (await fetch(url)).text()).toContain('Rekening openen');
  expect(await press(url, 'finish')).toContain(`/nl/dashboard/charities/${id}?onboarding=returned`);
  expect(await press(url, 'finish')).toContain(`/nl/dashboard/charities/${id}?onboarding=expired`);
  await age(id);
  expect(await read(member, id)).toBe('ready');
});

test('one who leaves goes on where it stopped, with the same account', async () => {
  const { id, member } = await seedCharity();
  const first = OnboardingLink.parse(toDoc(await start(member, id)));
  await press(first.url, 'leave');
  const [before] = await list(id);
  const second = OnboardingLink.parse(toDoc(await start(member, id)));
  expect(second.url).not.toBe(first.url);
  expect(await list(id)).toEqual([before]);
});

// Regression: for a day the provider refused the second request, whose parameters had changed under the same key.
test('an account whose creation was lost is opened by the same person with another address', async () => {
  const { id, member } = await seedCharity();
  await open(member, id);
  await deleteRows('connectedAccounts', { charityId: id });
  await changeUser(member.id, { email: `moved-${crypto.randomUUID()}@example.test` });
  await open(member, id);
  expect(await list(id)).toHaveLength(1);
});

test('two people of a charity who begin at once open one account', async () => {
  const { id, member } = await seedCharity();
  const other = await createCharityAccount(id);
  const answers = await Promise.all([start(member, id), start(other, id), start(member, id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await list(id)).toHaveLength(1);
});

test.each([
  ['submit', 'pending'],
  ['finish', 'ready'],
  ['fail', 'refused'],
  ['lose-bank', 'incomplete'],
] as const)(
  'a message about "%s" makes it %s, however often it comes, and its people hear what was decided once',
  async (action, state) => {
    const { id, member } = await seedCharity();
    const accountId = await open(member, id);
    await actOnAccount(accountId, action);
    for (let times = 0; times < 3; times += 1) await deliverToAccounts(createAccountEvent(accountId));
    expect(await list(id)).toMatchObject([{ state }]);
    const told =
      state === 'ready' ? /can receive|kan geld ontvangen/ : /provider refuses|betaalprovider weigert/;
    const isDecided = state === 'ready' || state === 'refused';
    await expect.poll(() => listOutbox(member.email, told)).toHaveLength(isDecided ? 1 : 0);
  },
);

test('a message that comes late says what is so by now', async () => {
  const { id, member } = await seedCharity();
  const accountId = await open(member, id);
  await actOnAccount(accountId, 'submit');
  await actOnAccount(accountId, 'finish');
  await deliverToAccounts(createAccountEvent(accountId));
  expect(await list(id)).toMatchObject([{ state: 'ready' }]);
});

test('the sweep asks when no message comes, about accounts that are ready too', async () => {
  const { id, member } = await seedCharity();
  const accountId = await open(member, id);
  await actOnAccount(accountId, 'finish');
  await runAsSystem(refreshDueAccounts, new Date(Date.now() + HOUR_MS));
  expect(await list(id)).toMatchObject([{ state: 'incomplete' }]);
  await runAsSystem(refreshDueAccounts, new Date(Date.now() + DAY_MS));
  expect(await list(id)).toMatchObject([{ state: 'ready' }]);
  await actOnAccount(accountId, 'lose-bank');
  await runAsSystem(refreshDueAccounts, new Date(Date.now() + 3 * DAY_MS));
  expect(await list(id)).toMatchObject([{ state: 'incomplete' }]);
});

// Regression: they stayed the first to ask about.
test('the sweep asks about the others too when the provider does not know some accounts', async () => {
  // The provider does not know the accounts of these.
  for (let count = 0; count < SWEEP_LIMIT; count += 1) await age((await seedApproved()).id);
  const { id, member } = await seedCharity();
  await actOnAccount(await open(member, id), 'fail');
  await db
    .update(connectedAccounts)
    .set({ checkedAt: new Date(1) })
    .where(eq(connectedAccounts.charityId, id));
  for (let sweep = 0; sweep < 2; sweep += 1) await runAsSystem(refreshDueAccounts);
  expect(await list(id)).toMatchObject([{ state: 'refused' }]);
});

// Regression: it could not be read. https://docs.stripe.com/changelog/clover/2025-10-29/return-closed-v2-accounts
test('an account that was closed, of which the provider tells little, counts as refused and pauses campaigns', async () => {
  const { id, charityId } = await seedCampaign();
  const accountId = await seedAccount(charityId ?? '');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: accountId, closed: true })));
  await deliverToAccounts(createAccountEvent(accountId));
  vi.unstubAllGlobals();
  expect(await list(charityId ?? '')).toMatchObject([{ state: 'refused' }]);
  expect((await getCampaign(id)).charityDueAt).not.toBeNull();
});

test('one that the provider refuses is told so, and not led there again', async () => {
  const { id, member } = await seedCharity();
  await actOnAccount(await open(member, id), 'fail');
  await age(id);
  expect(await read(member, id)).toBe('refused');
  expect(await start(member, id)).toMatchObject({ status: 409, body: { error: ACCOUNT_REFUSED.en } });
});
