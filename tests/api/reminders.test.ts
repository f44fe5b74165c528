import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { runSweep } from '#api/sweep.ts';
import { reminders } from '#api/reminders/table.ts';
import { erasePerson } from '#api/privacy/erase-person.ts';
import { exportPerson } from '#api/privacy/export-person.ts';
import { user } from '#api/accounts/table.ts';
import {
  createLoggedInUser,
  mailLink,
  PASSWORD,
  type Person,
  verify,
  waitForMails,
} from '../support/people.ts';
import { db, runAsSystem, actAs, toInvalid } from '../support/api.ts';
import {
  countReminders,
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
import { seedCampaign } from '../support/seed.ts';

const findByEmail = async (email: string) =>
  (await db.select().from(reminders).where(eq(reminders.email, email)))[0];

test('a reminder of a campaign that has not started is confirmed by the button of a link, and the answer never says whether an address is known', async () => {
  const { id: campaignId } = await seedUpcoming({ name: 'An hour of soup' });
  const email = newEmail();
  const first = await requestReminder({ campaignId, email });
  expect(first).toEqual({ status: 200, body: { state: 'mailed' } });
  const [mail] = await waitForMails(email);
  expect(mail?.subject).toBe('Confirm your reminder: “An hour of soup”');
  expect(await findByEmail(email)).toMatchObject({ confirmedAt: null });

  const lost = await readToken(email);
  expect(await requestReminder({ campaignId, email: email.toUpperCase() })).toEqual(first);
  await waitForMails(email, 2);
  const token = await readToken(email);
  expect((await press('confirm', lost)).status).toBe(400);
  for (let times = 0; times < 2; times += 1)
    expect(await (await press('confirm', token)).json()).toEqual({ about: 'campaign' });
  expect(await findByEmail(email)).toMatchObject({ campaignId, confirmedAt: expect.any(Date) });

  expect(await requestReminder({ campaignId, email })).toEqual(first);
  expect(await countReminders(email)).toBe(1);
  expect(await waitForMails(email, 2)).toHaveLength(2);
});

test('a reminder of a campaign that has not started needs one press of a person whose address is verified, and is theirs to delete', async () => {
  const celebrity = await createLoggedInUser('celebrity');
  const { id: campaignId } = await seedUpcoming({ ownerId: celebrity.id, celebrityId: celebrity.profileId });
  const fan = await createLoggedInUser('fan');
  const other = await createLoggedInUser('fan');
  const path = `/api/reminders/by-campaign/${campaignId}`;
  for (const about of ['campaign', 'celebrity', 'campaign'])
    expect((await fan.post('/api/reminders', { campaignId, about })).body).toEqual({ state: 'set' });
  expect(await countReminders(fan.email)).toBe(2);
  expect((await fan.get(path)).body).toEqual({ doc: { campaign: true, celebrity: true } });
  expect((await other.get(path)).body).toEqual({ doc: { campaign: false, celebrity: false } });
  await other.delete(`${path}?about=celebrity`);
  await fan.delete(`${path}?about=campaign`);
  expect((await fan.get(path)).body).toEqual({ doc: { campaign: false, celebrity: true } });
});

test('a reminder of a campaign that has not started is refused without an address, once the campaign has started, closed or is cancelled, and where nobody can be followed', async () => {
  const { id: upcoming } = await seedUpcoming();
  const { id: open } = await seedCampaign();
  const { id: hidden } = await seedUpcoming({ publishedAt: null });
  const { id: closed } = await seedUpcoming({ isActive: false });
  const { id: cancelled } = await seedUpcoming({ cancelledAt: new Date(), cancelledBy: 'owner' });
  expect(await requestReminder({ campaignId: upcoming })).toMatchObject(
    toInvalid('email', 'Please enter your email'),
  );
  const email = newEmail();
  expect(await requestReminder({ campaignId: upcoming, email: 'saar@' })).toMatchObject({ status: 400 });
  for (const campaignId of [open, closed, cancelled])
    expect(await requestReminder({ campaignId, email })).toMatchObject({ status: 409 });
  expect(await requestReminder({ campaignId: open, email, about: 'celebrity' })).toMatchObject({
    status: 409,
  });
  expect(await requestReminder({ campaignId: hidden, email })).toMatchObject({ status: 404 });
  expect(await countReminders(email)).toBe(0);
});

test('a reminder of a campaign that has not started can be requested for an address a few times, then not for a while', async () => {
  const { id: campaignId } = await seedUpcoming();
  const email = newEmail();
  const statuses = [];
  for (let times = 0; times < 6; times += 1)
    statuses.push((await requestReminder({ campaignId, email })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('an address is forgotten after 48 hours without confirmation, and once the campaign is over', async () => {
  const { id: campaignId } = await seedUpcoming();
  const unconfirmed = { confirmedAt: null, mailedUntil: null };
  const [late, early, past, current] = [newEmail(), newEmail(), newEmail(), newEmail()];
  await seedReminder({ campaignId, email: late, ...unconfirmed, createdAt: hoursAfter(NOON, -49) });
  await seedReminder({ campaignId, email: early, ...unconfirmed, createdAt: hoursAfter(NOON, -47) });
  const { id: closed } = await seedUpcoming({ isActive: false });
  await seedReminder({ campaignId: closed, email: past });
  await seedReminder({ campaignId, email: current });
  await runAsSystem(runSweep, hoursAfter(NOON, -0.01));
  expect(await Promise.all([late, early, past, current].map(countReminders))).toEqual([0, 1, 0, 1]);
});

test('an address is in the export of the person with it, and erased with them', async () => {
  const { id: campaignId } = await seedUpcoming({ name: 'An hour of soup' });
  const fan = await createLoggedInUser('fan');
  await requestReminder({ campaignId, email: fan.email });
  const stranger = newEmail();
  await requestReminder({ campaignId, email: stranger });
  const person = { ...fan, name: 'Noor', role: 'fan', _verified: true, language: 'en' } as const;
  const exported = await runAsSystem((ctx) => exportPerson(actAs(ctx, person)));
  expect(exported).toMatchObject({ reminders: [{ campaign: 'An hour of soup', email: fan.email }] });
  await runAsSystem((ctx) => erasePerson(ctx, person));
  expect(await Promise.all([fan.email, stranger].map(countReminders))).toEqual([0, 1]);
});

// Regression: the next person with the former address could see, export and remove them.
test('reminders follow their person to a new address, and the next person with the former one has their own', async () => {
  const celebrity = await createLoggedInUser('celebrity');
  const { id: campaignId } = await seedUpcoming({ celebrityId: celebrity.profileId });
  const path = `/api/reminders/by-campaign/${campaignId}`;
  const follow = (person: Person) => person.post('/api/reminders', { campaignId, about: 'campaign' });
  const fan = await createLoggedInUser('fan');
  await follow(fan);
  await sweepReminders(NOON);
  const stop = await readToken(fan.email);

  const moved = newEmail();
  await requestReminder({ campaignId, email: moved });
  const confirm = await mailLink(moved, 'verify-email', () =>
    fan.post('/api/auth/change-email', { newEmail: moved, password: PASSWORD }),
  );
  expect(await verify(confirm, fan)).toMatchObject({ status: 200 });
  const next = await createLoggedInUser('fan');
  await db.update(user).set({ email: fan.email }).where(eq(user.id, next.id));
  expect((await next.get(path)).body).toEqual({ doc: { campaign: false, celebrity: false } });
  expect((await follow(next)).body).toEqual({ state: 'set' });
  expect((await fan.get(path)).body).toEqual({ doc: { campaign: true, celebrity: false } });

  expect((await press('stop', stop)).status).toBe(200);
  expect(await Promise.all([moved, fan.email].map(countReminders))).toEqual([0, 1]);
});
