import { expect, test } from 'vitest';
import { toRefusal, createBrowser } from '../support/api.ts';
import { changeRows, countRows, findRows, insertRow } from '../support/rows.ts';
import {
  createLoggedInUser,
  createProvenPerson,
  extractToken,
  logInAs,
  PASSWORD,
  waitForMails,
  verify,
} from '../support/people.ts';
import { seedAnswer, createAnswer } from '../support/answers.ts';
import { invite } from '../support/teams.ts';
import { seedCampaign } from '../support/seed.ts';

const SUBSCRIBE = '/api/campaign-subscribe';
const name = () => `f${crypto.randomUUID().slice(0, 8)}`;

async function createFanAt(email: string) {
  const id = await createProvenPerson(email);
  return { ...(await logInAs(email)), id };
}

const countAnswers = (campaignId: string) => countRows('submissions', { campaignId });

test('another spelling of one mailbox does not take part in a campaign a second time', async () => {
  const campaign = await seedCampaign();
  const [local, other] = [name(), name()];
  const first = await createFanAt(`${local}.x@gmail.com`);
  const second = await createFanAt(`${local}x+again@googlemail.com`);
  const stranger = await createFanAt(`${other}@gmail.com`);
  const answer = createAnswer(campaign.id);
  expect(await first.post(SUBSCRIBE, answer)).toMatchObject({ status: 200 });
  expect(await second.post(SUBSCRIBE, answer)).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed', error: expect.stringContaining('another spelling') },
  });
  expect(await stranger.post(SUBSCRIBE, answer)).toMatchObject({ status: 200 });
  expect(await first.post(SUBSCRIBE, answer)).toMatchObject({ status: 200 });
  expect(await countAnswers(campaign.id)).toBe(2);
});

test('a person who has answered elsewhere is refused too, as long as the other answer lives', async () => {
  const [campaign, elsewhere] = [await seedCampaign(), await seedCampaign()];
  const local = name();
  const first = await createFanAt(`${local}@outlook.com`);
  const second = await createFanAt(`${local}+2@outlook.com`);
  expect(await second.post(SUBSCRIBE, createAnswer(elsewhere.id))).toMatchObject({ status: 200 });
  expect(await first.post(SUBSCRIBE, createAnswer(campaign.id))).toMatchObject({ status: 200 });
  expect(await second.post(SUBSCRIBE, createAnswer(campaign.id))).toMatchObject({ status: 409 });
  await changeRows('submissions', { campaignId: campaign.id }, { status: 'cancelled' });
  expect(await second.post(SUBSCRIBE, createAnswer(campaign.id))).toMatchObject({ status: 200 });
});

test('ten accounts of one person that answer at once make one submission', async () => {
  const campaign = await seedCampaign();
  const local = name();
  const fans = await Promise.all(
    Array.from({ length: 10 }, (_, at) => createFanAt(`${local}+${at}@proton.me`)),
  );
  const answers = await Promise.all(fans.map((fan) => fan.post(SUBSCRIBE, createAnswer(campaign.id))));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await countAnswers(campaign.id)).toBe(1);
});

test('another spelling of the mailbox of an owner, or of one of their team, does not take part', async () => {
  const [local, other] = [name(), name()];
  const owner = await createFanAt(`${local}@gmail.com`);
  const campaign = await seedCampaign({ ownerId: owner.id });
  const member = await createFanAt(`${other}@gmail.com`);
  await insertRow('teamMembers', { ownerId: owner.id, userId: member.id, joinedAt: new Date() });
  for (const email of [`${local}+fan@gmail.com`, `${other}+fan@gmail.com`]) {
    const fan = await createFanAt(email);
    expect(await fan.post(SUBSCRIBE, createAnswer(campaign.id))).toMatchObject(
      toRefusal(409, 'own_campaign'),
    );
    const pending = await seedAnswer(campaign.id, fan.id, { status: 'failed', paidAt: null });
    expect(await fan.post(`${SUBSCRIBE}/retry`, { submissionId: pending })).toMatchObject(
      toRefusal(409, 'own_campaign'),
    );
  }
});

test('who takes part under another spelling does not join the team', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ ownerId: owner.id });
  const local = name();
  const [fan, member] = [
    await createFanAt(`${local}+fan@gmail.com`),
    await createFanAt(`${local}@gmail.com`),
  ];
  await seedAnswer(campaign.id, fan.id);
  const { token } = await invite(owner, `${local}@gmail.com`);
  const accepted = await member.post('/api/invitations/accept', { token });
  expect(accepted).toMatchObject(toRefusal(409, 'takes_part'));
});

test('the address stays as typed, and a new one takes its own person with it', async () => {
  const [email, next] = [`${name()}.a+b@gmail.com`, `${name()}+c@icloud.com`];
  const fan = await createFanAt(email);
  const read = async () => (await findRows('user', { id: fan.id }))[0];
  expect(await read()).toMatchObject({ email, personKey: email.replace('.a+b', 'a') });
  const change = { newEmail: next, password: PASSWORD };
  expect(await fan.post('/api/auth/change-email', change)).toMatchObject({ status: 200 });
  const [mail] = await waitForMails(next);
  expect(await verify(extractToken(mail), fan)).toMatchObject({ status: 200 });
  expect(await read()).toMatchObject({ email: next, personKey: next.replace('+c', '') });
  expect(await fan.delete('/api/users/me', { password: PASSWORD })).toMatchObject({ status: 200 });
  expect(await countRows('user', { personKey: next.replace('+c', '') })).toBe(0);
});

test('the tags of one mailbox share the limit of lookups', async () => {
  const local = name();
  const statuses = [];
  for (let at = 0; at < 61; at += 1) {
    const browser = createBrowser();
    statuses.push((await browser.get(`/api/users/check-email?email=${local}%2B${at}@gmail.com`)).status);
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
  expect(statuses[60]).toBe(429);
});
