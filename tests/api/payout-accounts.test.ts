import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CharityPayouts } from '#api/payouts/contract.ts';
import { PayoutAccount, RevealedAccount } from '#api/payouts/account-contract.ts';
import { payoutAccessLog } from '#api/payouts/table.ts';
import { createCharityAccount } from '../support/charities.ts';
import { createPayer, IBAN, seedDueCampaign, toDoc } from '../support/payouts.ts';
import { db } from '../support/system.ts';
import { listOutbox } from '../support/outbox.ts';
import { seedCharity } from '../support/seed.ts';

const charity = await seedCharity();
const account = await createCharityAccount(charity.id);
const admin = await createPayer();
const PATH = `/api/charities/${charity.id}/payout-account`;
const NEW = { holder: 'Stichting De Tafel', iban: 'nl91 abna 0417-1643 00', bic: '' };
const FULL = 'NL91 ABNA 0417 1643 00';

describe('a charity’s bank account', () => {
  test('is entered by its account, masked where it shows, and in full only on request', async () => {
    expect(PayoutAccount.parse(toDoc(await account.get(PATH)))).toEqual({ account: null, log: [] });
    expect((await account.post(`${PATH}/reveal`)).status).toBe(404);
    const saved = await account.put(PATH, NEW);
    expect(PayoutAccount.parse(toDoc(saved)).account).toMatchObject({
      holder: 'Stichting De Tafel',
      maskedIban: 'NL91 •••• 4300',
      bic: null,
    });
    expect(JSON.stringify(saved.body)).not.toContain('0417');
    expect(RevealedAccount.parse(toDoc(await account.post(`${PATH}/reveal`))).iban).toBe(FULL);
  });

  test('logs every look and change, with who and when, and names admins to the charity as the platform', async () => {
    await admin.put(PATH, { ...NEW, bic: 'ABNANL2A' });
    await admin.post(`${PATH}/reveal`);
    const own = PayoutAccount.parse(toDoc(await account.get(PATH))).log;
    expect(own[0]).toMatchObject({ action: 'look', by: 'Power Hour' });
    const seen = PayoutAccount.parse(toDoc(await admin.get(PATH))).log;
    expect(seen.map(({ by }) => by)).toContain('Noor van Dijk');
    const rows = await db.select().from(payoutAccessLog).where(eq(payoutAccessLog.charityId, charity.id));
    const actions = rows.map(
      ({ userId, action }) => `${userId === admin.id ? 'admin' : 'charity'} ${action}`,
    );
    expect(actions.toSorted()).toEqual(['admin change', 'admin look', 'charity change', 'charity look']);
  });

  test('tells the charity’s accounts by mail that it was changed, without the number', async () => {
    await expect.poll(async () => (await listOutbox(account.email, charity.id)).length).toBe(2);
    const [mail] = await listOutbox(account.email, charity.id);
    expect(mail?.text).toContain('into another bank account');
    expect(mail?.text).not.toContain('0417');
  });

  test('has its number in no log', async () => {
    const lines: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(...parts)),
    );
    await account.put(PATH, NEW);
    await account.post(`${PATH}/reveal`);
    for (const spy of spies) spy.mockRestore();
    expect(JSON.stringify(lines)).not.toMatch(/0417/);
  });

  test.each([
    [{ iban: 'NL91ABNA0417164301' }, 'iban', 'not a valid IBAN'],
    [{ iban: '' }, 'iban', 'not a valid IBAN'],
    [{ iban: 'SA0380000000608010167519' }, 'iban', 'SEPA'],
    [{ holder: ' ' }, 'holder', 'account holder'],
    [{ holder: 'x'.repeat(71) }, 'holder', '70'],
    [{ bic: 'NOPE' }, 'bic', 'BIC'],
  ])('is refused with %j', async (changes, path, message) => {
    const answer = await account.put(PATH, { ...NEW, ...changes });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ details: [{ path, message: expect.stringContaining(message) }] });
  });

  test('stays unchanged in a batch that is already made', async () => {
    const campaign = await seedDueCampaign();
    const batch = toDoc(await admin.createBatch(campaign.id));
    const other = { ...NEW, iban: 'BE68 5390 0754 7034' };
    await admin.put(`/api/charities/${campaign.charityId}/payout-account`, other);
    const id = batch instanceof Object && 'id' in batch ? String(batch.id) : '';
    const lines = JSON.stringify((await admin.get(`/api/admin/payouts/batches/${id}`)).body);
    expect(lines).toContain(IBAN);
    expect(lines).not.toContain('BE68');
  });
});

test('a charity sees its payouts, the newest first', async () => {
  const campaign = await seedDueCampaign();
  const member = await createCharityAccount(campaign.charityId);
  await admin.createBatch(campaign.id);
  const { docs } = CharityPayouts.parse(
    (await member.get(`/api/charities/${campaign.charityId}/payouts`)).body,
  );
  expect(docs).toMatchObject([{ campaign: { id: campaign.id }, amountCents: 10_000, sentOn: null }]);
});
