import { expect, test } from 'vitest';
import { z } from 'zod';
import { EXPLANATION } from '#api/reports/rules.ts';
import { callApi, ORIGIN, toRefusal, toInvalid, createBrowser } from '../support/api.ts';
import { changeRows, countRows, insertRow } from '../support/rows.ts';
import { createLoggedInUser } from '../support/people.ts';
import { createReportBody, listMailsTo, readReport } from '../support/reports.ts';
import { seedCampaign } from '../support/seed.ts';
import { createThankYouPeople, seedCampaignWithWinners } from '../support/thank-yous.ts';
import { seedAnswer } from '../support/answers.ts';

await createThankYouPeople();

const Created = z.object({ id: z.string() });
const newEmail = () => `${crypto.randomUUID()}@example.test`;

let networks = 0;
/** Sends a report from a separate network. */
async function report(body: unknown, headers: Record<string, string> = {}) {
  networks += 1;
  const answer = await callApi('/reports', {
    body,
    headers: { 'cf-connecting-ip': `198.51.100.${networks}`, ...headers },
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

const send = async (body: unknown) => {
  const answer = await report(body);
  expect(answer).toMatchObject({ status: 201 });
  return readReport(Created.parse(answer.body).id);
};

test('a report is stored without a login, and confirmed by mail without a word that was typed', async () => {
  const campaign = await seedCampaign({ name: 'An hour of soup' });
  const email = newEmail();
  const stored = await send(createReportBody(campaign, { name: ' Saar  Smit ', email, language: 'en' }));
  expect(stored).toMatchObject({
    subject: 'campaign',
    campaignId: campaign.id,
    reason: 'fraud',
    decidedAt: null,
    reporterName: 'Saar Smit',
    reporterEmail: email,
    language: 'en',
  });
  const [mail] = await listMailsTo(email);
  expect(mail?.subject).toBe('We have received your report');
  expect(mail?.text).toContain('the campaign “An hour of soup”');
  expect(mail?.text).not.toMatch(/Saar|never agreed/);
});

test('a report needs neither a name nor an address to reply to', async () => {
  const campaign = await seedCampaign();
  const body = createReportBody(campaign, { reason: 'child-safety', name: '', email: '' });
  expect(await send(body)).toMatchObject({ reporterName: null, reporterEmail: null });
});

test('a report is confirmed in the language of the account with its address, else of the page', async () => {
  const campaign = await seedCampaign();
  const { email } = await createLoggedInUser('fan', 'nl');
  await send(createReportBody(campaign, { email: email.toUpperCase(), language: 'en' }));
  const other = newEmail();
  await send(createReportBody(campaign, { email: other, language: 'nl' }));
  for (const to of [email, other])
    expect((await listMailsTo(to))[0]?.subject).toBe('We hebben je melding ontvangen');
});

test('a report sent twice is one report with one mail', async () => {
  const campaign = await seedCampaign();
  const email = newEmail();
  const [first, second] = [
    await send(createReportBody(campaign, { email })),
    await send(createReportBody(campaign, { email })),
  ];
  expect(second.id).toBe(first.id);
  expect(await countRows('reports', { campaignId: campaign.id })).toBe(1);
  expect(await listMailsTo(email)).toHaveLength(1);
});

test('a report finds its campaign by just the address', async () => {
  const campaign = await seedCampaign();
  const body = createReportBody(campaign, { campaignId: undefined });
  expect(await send(body)).toMatchObject({ campaignId: campaign.id });
  const elsewhere = await report({ ...body, address: 'https://elsewhere.example/nl/campaigns/soup' });
  expect(elsewhere).toMatchObject(toInvalid('address'));
});

test.each([
  ['subject', 'person', 'Please choose what you report'],
  ['reason', '', 'Please choose a reason'],
  [
    'explanation',
    ' too short ',
    `Please explain in at least ${EXPLANATION.min} characters why this is illegal`,
  ],
  ['explanation', 'x'.repeat(EXPLANATION.max + 1), `Please keep this within ${EXPLANATION.max} characters`],
  ['address', 'javascript:alert(1)', 'Please enter the exact web address, starting with https://'],
  ['email', 'saar@', 'Please enter a valid email address'],
  ['goodFaith', false, 'Please confirm that your report is accurate and complete, as far as you know'],
])('a report with the %s “%s” is refused at its field', async (path, value, message) => {
  const answer = await report(createReportBody(await seedCampaign(), { [path]: value }));
  expect(answer).toMatchObject({ status: 400, body: { details: [{ path, message }] } });
});

test('a report of a network is limited, and so is that of an address', async () => {
  const campaign = await seedCampaign();
  const name = crypto.randomUUID();
  const body = (at: number, changes = {}) =>
    createReportBody(campaign, { explanation: `The ${at}th reason for this report.`, ...changes });
  const sendAt = async (at: number, changes = {}) =>
    (await report(body(at, changes), { 'cf-connecting-ip': '203.0.113.77' })).status;
  for (let at = 0; at < 10; at += 1) expect(await sendAt(at)).toBe(201);
  expect(await sendAt(10)).toBe(429);
  // The limit applies to a mailbox, however its address is written.
  const reportAs = (at: number) => report(body(at, { email: `${name}+${at}@gmail.com` }));
  for (let at = 20; at < 30; at += 1) expect((await reportAs(at)).status).toBe(201);
  expect(await reportAs(30)).toMatchObject(toRefusal(429, 'rate_limited'));
});

// Regression: its owner could report it, and have its name mailed to any address before anyone had read it.
test('what a person cannot see is unknown: a campaign that is not public, to its owner as well', async () => {
  const owner = await createLoggedInUser('celebrity');
  const hidden = await seedCampaign({ ownerId: owner.id, publishedAt: null });
  expect(await report(createReportBody(hidden))).toMatchObject({ status: 404 });
  expect((await owner.post('/api/reports', createReportBody(hidden))).status).toBe(404);
});

test('what a person cannot see is unknown: a thank-you, to all but its owner and those who paid, once it is sent', async () => {
  const campaign = await seedCampaignWithWinners();
  const [paid, other] = [await createLoggedInUser('fan'), await createLoggedInUser('fan')];
  await seedAnswer(campaign.id, paid.id);
  const now = new Date();
  const row = { campaignId: campaign.id, message: 'm', createdAt: now, updatedAt: now };
  await insertRow('thanks', row);
  const body = createReportBody({ id: campaign.id, slug: 'soup' }, { subject: 'thanks' });
  expect((await paid.post('/api/reports', body)).status).toBe(404);
  await changeRows('thanks', { campaignId: campaign.id }, { sentAt: now });
  expect((await paid.post('/api/reports', body)).status).toBe(201);
  for (const person of [createBrowser(), other])
    expect((await person.post('/api/reports', body)).status).toBe(404);
});

test('what a person cannot see is unknown: an answer by its id, to all but the campaign’s owner and its fan', async () => {
  const owner = await createLoggedInUser('celebrity');
  const [fan, other] = [await createLoggedInUser('fan'), await createLoggedInUser('fan')];
  const campaign = await seedCampaign({ ownerId: owner.id });
  const submissionId = await seedAnswer(campaign.id, fan.id);
  const body = createReportBody(campaign, { subject: 'answer', submissionId });
  for (const person of [createBrowser(), other])
    expect((await person.post('/api/reports', body)).status).toBe(404);
  for (const person of [owner, fan]) expect((await person.post('/api/reports', body)).status).toBe(201);
  const elsewhere = { ...body, campaignId: (await seedCampaign({ ownerId: owner.id })).id };
  expect((await owner.post('/api/reports', elsewhere)).status).toBe(404);
});

test('an answer reported by its words is found in its campaign, and nobody learns whether it is there', async () => {
  const campaign = await seedCampaign();
  const { id } = await createLoggedInUser('fan');
  const submissionId = await seedAnswer(campaign.id, id, { answer: 'Soup for all.' });
  const body = createReportBody(campaign, { subject: 'answer' });
  expect(await send({ ...body, quote: ' soup FOR all. ' })).toMatchObject({ submissionId, quote: '' });
  expect(await send({ ...body, quote: 'Soup for none.' })).toMatchObject({
    submissionId: null,
    quote: 'Soup for none.',
  });
});

test('an answer reported by its words gets another id for another spelling, as words do that nobody wrote', async () => {
  const campaign = await seedCampaign();
  const { id } = await createLoggedInUser('fan');
  await seedAnswer(campaign.id, id, { answer: 'Soup for all.' });
  const body = createReportBody(campaign, { subject: 'answer' });
  const [first, second] = [
    await report({ ...body, quote: 'Soup for all.' }),
    await report({ ...body, quote: 'SOUP FOR ALL.' }),
  ];
  expect(first.body.id).not.toBe(second.body.id);
});

test('an answer reported by its words needs them', async () => {
  const answer = await report(createReportBody(await seedCampaign(), { subject: 'answer' }));
  expect(answer).toMatchObject(toInvalid('quote'));
});

test('a page of another site cannot send a report', async () => {
  const body = createReportBody(await seedCampaign());
  expect((await report(body, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await report(body, { origin: ORIGIN })).status).toBe(201);
});
