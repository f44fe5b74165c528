import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#api/platform/table.ts';
import { createLoggedInUser } from '../support/people.ts';
import { db, listOutbox } from '../support/api.ts';
import {
  countReminders,
  expectMails,
  hoursAfter,
  newEmail,
  NOON,
  press,
  readToken,
  requestReminder,
  seedReminder,
  seedUpcoming,
  sweepReminders,
} from '../support/reminders.ts';
import { seedAnswer } from '../support/answers.ts';
import { changeCampaign } from '../support/seed.ts';
import { insertRow } from '../support/rows.ts';

const OPENED = /^Entries are open/;
const CLOSING = /^You can still take part/;

/** When the deadline of {@link seedUpcoming} is 24 hours away, and an hour before that. */
const [EARLY, DUE] = [hoursAfter(NOON, 47), hoursAfter(NOON, 48)];

test('a person who is reminded of a campaign gets one mail at the opening and one 24 hours before the deadline, each in their language', async () => {
  const { id: campaignId } = await seedUpcoming();
  const [email, dutch] = [newEmail(), newEmail()];
  await seedReminder({ campaignId, email });
  await seedReminder({ campaignId, email: dutch, language: 'nl' });
  const unconfirmed = newEmail();
  await seedReminder({ campaignId, email: unconfirmed, confirmedAt: null, createdAt: NOON });
  await sweepReminders(hoursAfter(NOON, -0.01));
  await expectMails(email, []);
  for (const hours of [0, 1, 26]) await sweepReminders(hoursAfter(NOON, hours));
  await sweepReminders(EARLY);
  await expectMails(email, [OPENED]);
  for (const hours of [0, 1, 2]) await sweepReminders(hoursAfter(DUE, hours));
  await expectMails(email, [OPENED, CLOSING]);
  await expectMails(dutch, [/^Je kunt nu meedoen/, /^Je kunt nog meedoen/]);
  await expectMails(unconfirmed, []);
  const [mail] = await listOutbox(email, 'Stop all reminders');
  expect(mail?.text).toMatch(/until Saturday,? 23 January 2027 at 12:00 \(Amsterdam time\)\./);
});

test('a person who is reminded of a campaign and has paid gets none about the deadline, and none at all after paying before the mail went', async () => {
  const { id: campaignId } = await seedUpcoming();
  const fan = await createLoggedInUser('fan');
  const other = await createLoggedInUser('fan');
  const unpaid = await createLoggedInUser('fan');
  for (const { email } of [fan, other, unpaid]) await seedReminder({ campaignId, email });
  await seedAnswer(campaignId, other.id, { status: 'processing', paidAt: null });
  await seedAnswer(campaignId, unpaid.id, { status: 'failed', paidAt: null });
  await sweepReminders(NOON);
  await seedAnswer(campaignId, fan.id);
  await sweepReminders(DUE);
  await expectMails(unpaid.email, [OPENED, CLOSING]);
  await expectMails(fan.email, [OPENED]);
  await expectMails(other.email, []);
});

test('a person who is reminded of a campaign waits from 22:00 to 08:00, even for a retry, and sends nothing about what has ended meanwhile', async () => {
  const [ten, eight] = [hoursAfter(NOON, 10), hoursAfter(NOON, 20)];
  const { id: campaignId } = await seedUpcoming({ subscriptionStartDate: ten });
  const { id: short } = await seedUpcoming({ subscriptionStartDate: ten, subscriptionDeadline: eight });
  const [email, late, held, paid] = [newEmail(), newEmail(), newEmail(), await createLoggedInUser('fan')];
  await seedReminder({ campaignId, email });
  await seedReminder({ campaignId: short, email: late });
  const { id: earlier } = await seedUpcoming();
  await seedReminder({ campaignId: earlier, email: held });
  await seedReminder({ campaignId: earlier, email: paid.email });
  await sweepReminders(NOON);
  await expectMails(held, [OPENED]);
  const again = { recipient: `again-${held}`, sentAt: null, nextAttemptAt: ten, subject: 's', text: 'again' };
  await db
    .update(mails)
    .set({ ...again, html: 'h', unsubscribeUrl: 'https://stop.test' })
    .where(sql`instr(${mails.key}, ${earlier}) > 0`);
  await seedAnswer(earlier, paid.id);
  for (const hours of [0, 3, 9.99]) await sweepReminders(hoursAfter(ten, hours));
  await expectMails(email, []);
  expect(await listOutbox(`again-${held}`, 'again')).toHaveLength(0);
  await sweepReminders(eight);
  await expectMails(email, [OPENED]);
  await expectMails(late, []);
  expect(await listOutbox(`again-${held}`, 'again')).toHaveLength(1);
});

test('a person who is reminded of a campaign gets no mail that waited for the morning where the start was moved meanwhile, and gets it then', async () => {
  const [night, start] = [hoursAfter(NOON, 11), hoursAfter(NOON, 30)];
  const { id: campaignId } = await seedUpcoming();
  const email = newEmail();
  await seedReminder({ campaignId, email: `first-${email}` });
  await sweepReminders(NOON);
  const waiting = {
    recipient: email,
    sentAt: null,
    nextAttemptAt: night,
    subject: 's',
    text: 't',
    html: 'h',
  };
  await db
    .update(mails)
    .set({ ...waiting, unsubscribeUrl: 'https://stop.test' })
    .where(sql`instr(${mails.key}, ${campaignId}) > 0`);
  await changeCampaign(campaignId, { subscriptionStartDate: start });
  for (const hours of [11, 21]) await sweepReminders(hoursAfter(NOON, hours));
  await expectMails(email, []);
  await sweepReminders(start);
  await expectMails(`first-${email}`, [OPENED, OPENED]);
});

test('a person who is reminded of a campaign sends only one mail about a campaign that is open for less than a day, and none about a cancelled one', async () => {
  const { id: short } = await seedUpcoming({ subscriptionDeadline: hoursAfter(NOON, 8) });
  const { id: cancelled } = await seedUpcoming();
  const [email, spared] = [newEmail(), newEmail()];
  await seedReminder({ campaignId: short, email });
  await seedReminder({ campaignId: cancelled, email: spared });
  await changeCampaign(cancelled, { cancelledAt: NOON });
  for (const hours of [0, 1, 7]) await sweepReminders(hoursAfter(NOON, hours));
  await expectMails(email, [OPENED]);
  await expectMails(spared, []);
  expect(await countReminders(spared)).toBe(0);
});

test('a person who is reminded of a campaign and confirms after the opening gets only the mail about the deadline', async () => {
  const now = new Date();
  const { id: campaignId } = await seedUpcoming({ subscriptionStartDate: hoursAfter(now, 1) });
  const email = newEmail();
  await requestReminder({ campaignId, email });
  const token = await readToken(email);
  await changeCampaign(campaignId, { subscriptionStartDate: now });
  expect((await press('confirm', token)).status).toBe(200);
  await sweepReminders(NOON);
  await sweepReminders(DUE);
  await expectMails(email, [/^Confirm your reminder/, CLOSING]);
});

test('who follows a celebrity gets one mail of each campaign that is published after that', async () => {
  const celebrity = await createLoggedInUser('celebrity');
  const of = { ownerId: celebrity.id, celebrityId: celebrity.profileId };
  const email = newEmail();
  await seedUpcoming({ ...of, publishedAt: hoursAfter(NOON, -1), name: 'Before' });
  await seedReminder({ celebrityId: celebrity.profileId, email, mailedUntil: NOON });
  const { id } = await seedUpcoming({ ...of, publishedAt: null, name: 'Soup' });
  await seedUpcoming({ publishedAt: hoursAfter(NOON, 1), name: 'Of another' });
  await sweepReminders(hoursAfter(NOON, 1));
  await expectMails(email, []);
  await changeCampaign(id, { publishedAt: hoursAfter(NOON, 2) });
  for (const hours of [2, 3, 24]) await sweepReminders(hoursAfter(NOON, hours));
  await expectMails(email, [/^A new campaign by Mila Verhoeven: “Soup”$/]);
  await seedUpcoming({ ...of, publishedAt: hoursAfter(NOON, 25), name: 'Cake' });
  await sweepReminders(hoursAfter(NOON, 25));
  await expectMails(email, [/“Soup”$/, /“Cake”$/]);
});

test('one press stops all mails to an address, those that wait to be sent as well', async () => {
  const celebrity = await createLoggedInUser('celebrity');
  const { id: campaignId } = await seedUpcoming();
  const { id: next } = await seedUpcoming({ subscriptionStartDate: hoursAfter(NOON, 1) });
  const email = newEmail();
  const other = newEmail();
  const theirs = { email, addressKey: email };
  await seedReminder({ campaignId, ...theirs });
  await seedReminder({ campaignId: next, ...theirs });
  await seedReminder({ celebrityId: celebrity.profileId, ...theirs });
  await seedReminder({ campaignId: next, email: other });
  await sweepReminders(NOON);
  await expectMails(email, [OPENED]);
  const token = await readToken(email);
  const [mail] = await listOutbox(email, 'Stop all reminders');
  const url = `http://powerhour.test/en/reminders/stop?token=${token}`;
  expect(mail?.text).toContain(url);
  expect(mail?.html).toContain(url);
  expect(mail).toMatchObject({
    headers: { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  expect((await press('stop', `${token}x`)).status).toBe(400);
  const waiting = { recipient: email, unsubscribeUrl: url, createdAt: NOON, nextAttemptAt: NOON };
  const words = { subject: 's', text: 't', html: 'h' };
  await insertRow(mails, { key: `reminder-opening:${next}:${email}`, ...words, ...waiting });
  for (let times = 0; times < 2; times += 1) expect((await press('stop', token)).status).toBe(200);
  await sweepReminders(hoursAfter(NOON, 1));
  await sweepReminders(DUE);
  await expectMails(other, [OPENED, CLOSING]);
  await expectMails(email, [OPENED]);
  expect(await countReminders(email)).toBe(0);
});
