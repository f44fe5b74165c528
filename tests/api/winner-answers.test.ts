import { expect, test } from 'vitest';
import { DAY_MS } from '#api/platform/rules.ts';
import { seedThanks } from '../support/answers.ts';
import { callApi } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import { createLoggedInUser, waitForMail } from '../support/people.ts';
import { getCampaign, changeCampaign } from '../support/seed.ts';
import { shareWorld } from '../support/share-world.ts';
import {
  answerAsWinner,
  call,
  createWinnersOwner,
  DETAILS,
  give,
  openInvitation,
  readToken,
  sweepWinners,
} from '../support/winner-answers.ts';

const owner = await createWinnersOwner();
const { seedWinner, listWinners } = owner;
const { campaign, first, second, token, emailOf } = await shareWorld(() => seedWinner());

test('a winner who was asked accepts by the link of the mail, is asked for the rest only then, and the owner reads it', async () => {
  const { campaign, token } = await seedWinner({ allowPlusOne: true });
  expect(await openInvitation(token)).toMatchObject({ state: 'asked', canAnswer: true, details: null });
  expect((await give(token)).status).toBe(409);
  expect((await answerAsWinner(token, 'accept')).body).toMatchObject({ doc: { state: 'accepted' } });
  expect((await getCampaign(campaign.id)).settledAt).not.toBeNull();
  expect((await give(token, { companion: 'My \u202Esister' })).body).toMatchObject({
    doc: { details: { ...DETAILS, companion: 'My sister' } },
  });
  // Regression: the page asked a winner for what the account knows.
  expect(await openInvitation(token)).toMatchObject({
    known: { name: 'Noor van den Berg', phone: '0612345678' },
  });
  const { docs, former } = await listWinners(campaign.id);
  expect([docs[0]?.details, former]).toEqual([{ ...DETAILS, companion: 'My sister' }, []]);
  await waitForMail(owner.email, 'Once Noor B. has filled in the details for the meeting');
});

test('a winner who was asked reads that everyone was thanked already, if so', async () => {
  expect(await openInvitation(token)).toMatchObject({ isThanked: false });
  await seedThanks(campaign.id, new Date());
  expect(await openInvitation(token)).toMatchObject({ isThanked: true });
});

test('a winner who was asked may bring nobody where the campaign does not say so', async () => {
  await answerAsWinner(token, 'accept');
  expect((await give(token, { companion: 'My sister' })).status).toBe(400);
  expect((await give(token)).status).toBe(200);
});

test('a winner who was asked gives a number that can be called', async () => {
  await answerAsWinner(token, 'accept');
  for (const phone of ['', 'you have it already', '06 123'])
    expect((await give(token, { phone })).status, phone).toBe(400);
  for (const phone of ['+31 (0)6 12 34 56 78', '555123'])
    expect((await give(token, { phone })).status, phone).toBe(200);
});

test('a winner who was asked says the same twice without effect, and can still decline after a yes', async () => {
  const both = await Promise.all([answerAsWinner(token, 'accept'), answerAsWinner(token, 'accept')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await give(token);
  const declined = await Promise.all([answerAsWinner(token, 'decline'), answerAsWinner(token, 'decline')]);
  expect(declined.map(({ status }) => status).toSorted()[0]).toBe(200);
  expect((await answerAsWinner(token, 'decline')).body).toMatchObject({
    doc: { state: 'ended', ended: 'declined' },
  });
  expect((await answerAsWinner(token, 'accept')).status).toBe(409);
  const { docs, former } = await listWinners(campaign.id);
  expect(docs.map(({ submissionId, details }) => [submissionId, details])).toEqual([[second, null]]);
  expect(former.map(({ cause }) => cause)).toEqual(['declined']);
  expect((await getCampaign(campaign.id)).settledAt).toBeNull();
  expect(await countRows('winnerDetails', { submissionId: first })).toBe(0);
});

test('a winner who was asked says when they can come only while there is no date', async () => {
  await answerAsWinner(token, 'accept');
  expect((await give(token, { availability: ' ' })).body).toMatchObject({
    doc: { details: { availability: '' } },
  });
  await changeCampaign(campaign.id, { plannedAt: null });
  expect(await give(token, { availability: ' ' })).toMatchObject({
    status: 400,
    body: { details: [{ path: 'availability' }] },
  });
});

test('a winner who was asked is asked for details that are gone a month after the meeting', async () => {
  await answerAsWinner(token, 'accept');
  await give(token);
  const plannedAt = new Date();
  await changeCampaign(campaign.id, { plannedAt });
  const countAfter = async (days: number) => {
    await sweepWinners(new Date(plannedAt.getTime() + days * DAY_MS));
    return countRows('winnerDetails', { submissionId: first });
  };
  expect([await countAfter(29), await countAfter(31)]).toEqual([1, 0]);
});

test('a winner who was asked is nobody else: another link, or one of another kind, is refused', async () => {
  for (const wrong of ['', 'x', `${token}x`])
    expect((await answerAsWinner(wrong, 'accept')).status).toBe(400);
  expect((await call('/winners/invitation?token=x')).status).toBe(400);
  const page = await callApi(`/winners/invitation?token=${token}`);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const calendar = await callApi(`/winners/calendar?token=${token}`);
  expect([calendar.status, await calendar.text()]).toEqual([200, expect.stringContaining('VCALENDAR')]);
});

test('a link that was mailed to a mistyped address ends with its correction, and the winner has another', async () => {
  const [person] = await findRows('user', { email: emailOf(first) });
  const email = `right-${crypto.randomUUID()}@example.test`;
  const admin = await createLoggedInUser('admin');
  const path = `/api/admin/people/${person?.id}/correct-address`;
  expect((await admin.post(path, { email, reason: 'The fan mistyped it.' })).status).toBe(200);
  for (const { status } of [await answerAsWinner(token, 'decline'), await give(token)])
    expect(status).toBe(400);
  expect((await call(`/winners/invitation?token=${token}`)).status).toBe(400);
  const link = await readToken(`won:${first}`);
  expect(await openInvitation(link)).toMatchObject({ state: 'asked', canAnswer: true });
});
