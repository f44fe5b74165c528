import { exports } from 'cloudflare:workers';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adminLog } from '#api/schema.ts';
import { queueConsented, sendAllDueDeliveries } from '#api/contact/index.ts';
import { prepareReturn } from '#api/payments/index.ts';
import { MINUTE_MS } from '#api/platform/rules.ts';
import { ORIGIN, db, runAsSystem } from '../support/api.ts';
import { changeRows, countRows, findRows } from '../support/rows.ts';
import { createCharityAccount } from '../support/charities.ts';
import { toCookie } from '../support/client.ts';
import { seedContactable, seedWebhook, stubReceiver, VERSION } from '../support/contacts.ts';
import { createLoggedInUser, PASSWORD, type Person } from '../support/people.ts';
import { seedAnswer, seedPaidAnswer, createFan } from '../support/answers.ts';
import { changeUser, changeSessions, seedCampaign } from '../support/seed.ts';

const readContact = async (fan: Pick<Person, 'get'>, id: string): Promise<unknown> =>
  Object((await fan.get(`/api/campaign-submissions/${id}`)).body).submission.contact;

/** Fetches a charity's file as a member of it, in English. */
async function fetchFile(charityId: string, person: Person) {
  const response = await exports.default.fetch(
    `${ORIGIN}/api/charities/${charityId}/contacts/file?language=en`,
    { method: 'POST', headers: { cookie: toCookie(person), origin: ORIGIN } },
  );
  return { status: response.status, text: await response.text() };
}

/** Returns the rows of a file without the header. */
const toRows = ({ text }: { readonly text: string }) => text.trim().split('\r\n').slice(1);

test('a fan’s consent is asked for of a paid answer, stored with its version and time, and taken back with one press, again without effect', async () => {
  const { fan, path, submissionId, charityId, member } = await seedContactable({ name: 'Stichting Soep' });
  expect(await readContact(fan, submissionId)).toEqual({ charity: 'Stichting Soep', isAllowed: false });
  expect((await fan.put(path, { version: '0' })).status).toBe(400);
  const allowed = await fan.put(path, VERSION);
  expect(allowed.body).toEqual({ doc: { charity: 'Stichting Soep', isAllowed: true } });
  const [row] = await findRows('contacts', { submissionId });
  expect(row).toMatchObject({ charityId, version: '1', endedAt: null, ending: null });
  expect((await fan.put(path, VERSION)).status).toBe(200);
  expect(await findRows('contacts', { submissionId })).toEqual([row]);
  expect(await readContact(fan, submissionId)).toMatchObject({ isAllowed: true });
  expect(toRows(await fetchFile(charityId, member))).toHaveLength(1);

  for (const status of [200, 200]) expect((await fan.delete(path)).status).toBe(status);
  expect(await readContact(fan, submissionId)).toMatchObject({ isAllowed: false });
  expect(toRows(await fetchFile(charityId, member))).toEqual([]);
  const [ended] = await findRows('contacts', { submissionId });
  expect(ended).toMatchObject({ givenAt: row?.givenAt, ending: 'withdrawn', endedAt: expect.any(Date) });
  await fan.put(path, VERSION);
  expect(await readContact(fan, submissionId)).toMatchObject({ isAllowed: true });
});

// Regression: the charity kept the address because of another campaign, and was not told.
test('a fan’s consent is taken back for all campaigns of the charity, and for no other charity', async () => {
  const [{ charityId, member, fan, path }, others] = [await seedContactable(), await seedContactable()];
  await seedWebhook(charityId);
  const { id } = await seedCampaign({ charityId });
  const [second, third] = await Promise.all(
    [id, others.campaignId].map(async (campaignId) => {
      const answer = await seedPaidAnswer(campaignId, fan.id, { score: false });
      return `/api/campaign-submissions/${answer}/contact`;
    }),
  );
  for (const each of [path, second, third]) expect((await fan.put(each ?? '', VERSION)).status).toBe(200);
  await fan.delete(path);
  expect(toRows(await fetchFile(charityId, member))).toEqual([]);
  expect(toRows(await fetchFile(others.charityId, others.member))).toHaveLength(1);
  expect(await countRows('webhookDeliveries', { charityId, type: 'payment.withdrawn' })).toBe(2);
  await fan.put(second ?? '', VERSION);
  await fan.delete(path);
  expect(toRows(await fetchFile(charityId, member))).toHaveLength(1);
});

test('a fan’s consent is nobody else’s to give, and not for an answer that is not paid', async () => {
  const { campaignId, path, member } = await seedContactable();
  const other = await createLoggedInUser('fan');
  expect((await member.put(path, VERSION)).status).toBe(404);
  expect((await member.delete(path)).status).toBe(404);
  const pending = await seedAnswer(campaignId, other.id, { status: 'pending', paidAt: null });
  expect(await readContact(other, pending)).toBeNull();
  const refused = await other.put(`/api/campaign-submissions/${pending}/contact`, VERSION);
  expect(refused.status).toBe(409);
  expect(await countRows('contacts', { submissionId: pending })).toBe(0);
});

test('a fan’s consent ends with a refund, and cannot be given again', async () => {
  const { fan, path, submissionId, charityId, member } = await seedContactable();
  await fan.put(path, VERSION);
  await runAsSystem(async (ctx) => (await prepareReturn(ctx, `cs_${submissionId}`))());
  const [ended] = await findRows('contacts', { submissionId });
  expect(ended?.ending).toBe('refunded');
  expect(toRows(await fetchFile(charityId, member))).toEqual([]);
  expect(await readContact(fan, submissionId)).toBeNull();
  expect((await fan.put(path, VERSION)).status).toBe(409);
});

test('a fan’s consent is in the fan’s export, and goes with the account', async () => {
  const { charityId, campaignId, member } = await seedContactable({ name: 'Stichting Brood' });
  const leaver = await createFan();
  await changeUser(leaver.id, { emailVerified: true });
  const submissionId = await seedPaidAnswer(campaignId, leaver.id, { score: false });
  await leaver.put(`/api/campaign-submissions/${submissionId}/contact`, VERSION);
  expect(toRows(await fetchFile(charityId, member))).toHaveLength(1);
  const exported = Object((await leaver.get('/api/users/me/export')).body).charitiesThatMayWrite;
  expect(exported).toMatchObject([{ charity: 'Stichting Brood', version: '1', endedAt: null }]);
  expect((await leaver.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
  expect(toRows(await fetchFile(charityId, member))).toEqual([]);
  expect(await countRows('contacts', { submissionId })).toBe(0);
});

test('a fan’s consent shares nothing before the fan’s address is proved, and then tells the charity’s system once', async () => {
  const { charityId, fan, path, member } = await seedContactable();
  await seedWebhook(charityId);
  await changeUser(fan.id, { emailVerified: false });
  const received = stubReceiver(charityId);
  expect((await fan.put(path, VERSION)).status).toBe(200);
  await runAsSystem(sendAllDueDeliveries);
  expect(received).toEqual([]);
  expect(toRows(await fetchFile(charityId, member))).toEqual([]);
  await changeUser(fan.id, { emailVerified: true, heldSince: new Date() });
  await runAsSystem((ctx) => queueConsented(ctx, fan.id).run());
  await runAsSystem(sendAllDueDeliveries);
  expect(received).toEqual([]);
  await changeUser(fan.id, { heldSince: null });
  const queue = () => runAsSystem((ctx) => queueConsented(ctx, fan.id).run());
  await queue();
  await queue();
  await runAsSystem(sendAllDueDeliveries);
  expect(received).toHaveLength(1);
  expect(toRows(await fetchFile(charityId, member))).toHaveLength(1);
});

test('a charity’s file has name, address, date, campaign and payment of those who said yes alone, and who fetched it is logged', async () => {
  const { charityId, member, fan, path, campaignId, submissionId } = await seedContactable();
  const colleague = await createCharityAccount(charityId);
  const silent = await createLoggedInUser('fan');
  await seedPaidAnswer(campaignId, silent.id, { score: false });
  const other = await seedContactable();
  for (const who of [{ fan, path }, other]) await who.fan.put(who.path, VERSION);
  await changeUser(fan.id, { name: '=1+1' });
  const file = await fetchFile(charityId, member);
  const [heading, row, ...rest] = file.text.trim().split('\r\n');
  expect(heading).toBe('"Name","Email","Said yes on","Campaign","Payment"');
  expect(row).toMatch(new RegExp(`^"'=1\\+1","${fan.email}","\\d{4}-\\d\\d-\\d\\d",".+","${submissionId}"$`));
  expect(rest).toEqual([]);
  await fetchFile(charityId, colleague);
  const log = await member.get(`/api/charities/${charityId}/contacts`);
  expect(log.body).toMatchObject({
    contacts: 1,
    docs: [{ by: 'Noor van Dijk' }, { by: 'Noor van Dijk' }],
    next: null,
  });
  const admin = await createLoggedInUser('admin');
  const logged = Object((await admin.get('/api/admin/log')).body).docs;
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: 'contacts-fetched', subject: charityId, admin: 'Noor van Dijk' }),
    ]),
  );
});

test('a charity’s file is for people of a confirmed charity who have just logged in', async () => {
  const { charityId, member, fan, path } = await seedContactable();
  await fan.put(path, VERSION);
  await changeSessions(member.id, { createdAt: new Date(Date.now() - 11 * MINUTE_MS) });
  expect(await fetchFile(charityId, member)).toMatchObject({
    status: 403,
    text: expect.stringContaining('step_up_required'),
  });
  const later = await createCharityAccount(charityId);
  await changeRows('connectedAccounts', { charityId }, { state: 'pending' });
  expect((await fetchFile(charityId, later)).status).toBe(409);
  expect(await db.$count(adminLog, like(adminLog.subject, charityId))).toBe(0);
});

test('a charity’s file has everyone where there are more than are read at once', async () => {
  const { charityId, member, campaignId } = await seedContactable();
  const now = new Date();
  for (let part = 0; part < 7; part += 1) {
    const people = Array.from({ length: 80 }, () => crypto.randomUUID());
    const rows = people.map((id) => ({ id, email: `${id}@example.test` }));
    await db.run(
      `insert into user (id, name, email, email_verified, created_at, updated_at)
       select value ->> 'id', 'Fan', value ->> 'email', 1, 0, 0 from json_each('${JSON.stringify(rows)}')`,
    );
    const ids = await Promise.all(people.map((id) => seedAnswer(campaignId, id)));
    await db.run(
      `insert into contacts (submission_id, campaign_id, charity_id, version, given_at)
       select value, '${campaignId}', '${charityId}', '1', ${now.getTime()} from json_each('${JSON.stringify(ids)}')`,
    );
  }
  const rows = toRows(await fetchFile(charityId, member));
  expect(rows).toHaveLength(560);
  expect(new Set(rows).size).toBe(560);
  expect(await countRows('submissions', { campaignId })).toBe(561);
});
