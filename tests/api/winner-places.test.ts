import { expect, test } from 'vitest';
import { settleOutcomes } from '#api/outcomes/index.ts';
import { readPage } from '../support/endings.ts';
import { createLoggedInUser, PASSWORD, waitForMail } from '../support/people.ts';
import { toRefusal, runAsSystem } from '../support/api.ts';
import { getCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';
import { shareWorld } from '../support/share-world.ts';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { getSubmission } from '../support/answers.ts';
import { countRows, findRows, insertRow } from '../support/rows.ts';
import { findProblem } from '../support/selected-campaign.ts';
import {
  answerAsWinner,
  createWinnersOwner,
  openInvitation,
  readToken,
  sweepWinners,
} from '../support/winner-answers.ts';

const admin = await createLoggedInUser('admin');
const owner = await createWinnersOwner();
const { seedWinner } = owner;
const { campaign, first, second, token } = await shareWorld(() => seedWinner());
const later = (ms: number) => new Date(Date.now() + ms);
const HOUR_LATER = later(HOUR_MS);

const listMoments = async (id: string) =>
  WinnersResponse.parse((await owner.get(`/api/campaigns/${id}/winners`)).body).docs.map(
    ({ moment }) => moment,
  );
const readDue = async (id: string) => Object((await owner.get(`/api/campaigns/${id}`)).body).doc.due;
const listCauses = async (id: string) =>
  (await findRows('formerWinners', { campaignId: id })).map(({ cause }) => cause);

test('a meeting that comes before its winner has answered ends the time to answer, as the winner and the owner read it', async () => {
  await changeCampaign(campaign.id, { plannedAt: HOUR_LATER });
  const { docs } = WinnersResponse.parse((await owner.get(`/api/campaigns/${campaign.id}/winners`)).body);
  for (const { answerBy } of [await openInvitation(token), ...docs])
    expect(answerBy).toBe(HOUR_LATER.toISOString());
});

test('a meeting that comes before its winner has answered ends without one, also where it was moved closer: all money goes back, once by ten sweeps', async () => {
  await changeCampaign(campaign.id, { plannedAt: HOUR_LATER });
  await Promise.all(Array.from({ length: 10 }, () => sweepWinners(HOUR_LATER)));
  expect(await listCauses(campaign.id)).toEqual(['silent']);
  expect(await countRows('winners', { campaignId: campaign.id })).toBe(0);
  await sweepWinners(HOUR_LATER);
  expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'answer' });
  expect(await openInvitation(token)).toMatchObject({ moment: 'returning', canAnswer: false });
  await waitForMail(owner.email, 'None of the chosen fans could come');
});

test('a meeting that comes before its winner has answered goes on with the winner who comes', async () => {
  const { campaign, first, token } = await seedWinner({ twoWinners: true });
  await answerAsWinner(token, 'accept');
  await changeCampaign(campaign.id, { plannedAt: HOUR_LATER });
  await sweepWinners(HOUR_LATER);
  const left = await findRows('winners', { campaignId: campaign.id });
  expect(left.map(({ submissionId }) => submissionId)).toEqual([first]);
  expect(await listCauses(campaign.id)).toEqual(['silent']);
  // The remaining winner may still decline, so the mail does not say that anyone comes.
  await waitForMail(owner.email, 'keeps their place: the meeting is with one winner at most');
  expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
});

test('a meeting that comes before its winner has answered is not met by who lost the place shortly before, with nobody left to ask', async () => {
  const { campaign, token } = await seedWinner({}, 1);
  await answerAsWinner(token, 'accept');
  await answerAsWinner(token, 'decline');
  const [gone] = await findRows('formerWinners', { campaignId: campaign.id });
  const weekLater = new Date((gone?.endedAt.getTime() ?? 0) + 7 * DAY_MS).toISOString();
  expect(await readDue(campaign.id)).toEqual({ missing: 'answer', chooseBy: null, returnAt: weekLater });
  await changeCampaign(campaign.id, { plannedAt: HOUR_LATER });
  expect(await readDue(campaign.id)).toMatchObject({ returnAt: HOUR_LATER.toISOString() });
  await sweepWinners();
  expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
  await sweepWinners(HOUR_LATER);
  expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'answer' });
});

test('with nobody left to ask, the other winner’s place holds the campaign until they lose it too', async () => {
  const { campaign, token } = await seedWinner({ twoWinners: true }, 2);
  await answerAsWinner(token, 'decline');
  await waitForMail(owner.email, 'keeps their place: the meeting is with one winner at most');
  await sweepWinners(later(6 * DAY_MS));
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: null, cancelled: null });
  const silentAt = later(8 * DAY_MS);
  await sweepWinners(silentAt);
  expect(await listCauses(campaign.id)).toEqual(['declined', 'silent']);
  const returnAt = new Date(silentAt.getTime() + 7 * DAY_MS).toISOString();
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'answer', returnAt } });
  await sweepWinners(later(14.9 * DAY_MS));
  expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
  await sweepWinners(later(15.1 * DAY_MS));
  expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'answer' });
});

test('what a winner was is the same for them and for the owner, before the sweep comes to it', async () => {
  const shown = async () => [(await openInvitation(token)).moment, ...(await listMoments(campaign.id))];
  expect(await shown()).toEqual(['won', 'won']);
  await answerAsWinner(token, 'accept');
  expect(await shown()).toEqual(['accepted', 'accepted']);
  await changeSubmission(first, { status: 'disputed' });
  expect(await shown()).toEqual(['ended', 'ended']);
  await changeSubmission(first, { status: 'paid' });
  await changeCampaign(campaign.id, { plannedAt: new Date() });
  expect(await shown()).toEqual(['attended', 'attended']);
  await changeCampaign(campaign.id, { cancelledAt: new Date() });
  expect(await shown()).toEqual(['returning', 'returning']);
});

test('what a winner was stays after the meeting, whatever becomes of the donation', async () => {
  await answerAsWinner(token, 'accept');
  await changeCampaign(campaign.id, { plannedAt: new Date() });
  await changeSubmission(first, { withdrawnAt: new Date() });
  await sweepWinners(later(30 * DAY_MS));
  expect((await openInvitation(token)).moment).toBe('attended');
  expect(await listCauses(campaign.id)).toEqual([]);
});

test('a bank that gives back a donation after its place went to another changes no winner', async () => {
  await answerAsWinner(token, 'accept');
  await changeSubmission(first, { status: 'disputed' });
  await sweepWinners();
  await changeSubmission(first, { status: 'paid' });
  await sweepWinners();
  const [next] = await findRows('winners', { campaignId: campaign.id });
  expect(next?.submissionId).toBe(second);
  expect((await answerAsWinner(token, 'accept')).status).toBe(409);
  expect((await answerAsWinner(await readToken(`place-free:${second}`), 'accept')).status).toBe(200);
});

// Regression: nobody looked at an empty place again, so everything went back; and who had joined the team was asked.
test('an empty place goes to who counts again after a dispute, once by ten sweeps, and to nobody of the team', async () => {
  const { campaign, second, third, token } = await seedWinner({ reserves: [1] });
  const { userId } = await getSubmission(second);
  await insertRow('teamMembers', { ownerId: owner.id, userId: userId ?? '' });
  await changeSubmission(third, { status: 'disputed' });
  await answerAsWinner(token, 'decline');
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: { what: 'answer' } });
  await changeSubmission(third, { status: 'paid' });
  await Promise.all(Array.from({ length: 10 }, () => sweepWinners(later(DAY_MS))));
  await sweepWinners(later(7.5 * DAY_MS));
  expect(await readPage(admin, campaign)).toMatchObject({ overdue: null, cancelled: null });
  const now = await findRows('winners', { campaignId: campaign.id });
  expect([now.map(({ submissionId }) => submissionId), await listCauses(campaign.id)]).toEqual([
    [third],
    ['declined'],
  ]);
  await runAsSystem(sendAllDueMails, later(8 * DAY_MS));
  await answerAsWinner(await readToken(`place-free:${third}`), 'decline');
  // Who was asked, and then that nobody is left; the first such mail may have been withdrawn unsent.
  const queued = await findRows('mails', { campaignId: campaign.id });
  expect(queued.filter(({ key }) => key.startsWith('winner-gone') && key.includes(third))).toHaveLength(2);
  expect(await findProblem(campaign)).toBeUndefined();
});

test('two winners who decline at once give way to two others, each asked once', async () => {
  const { campaign, ids, second, token } = await seedWinner({ twoWinners: true, reserves: [3] }, 4);
  const other = await readToken(`won:${second}`);
  await Promise.all([answerAsWinner(token, 'decline'), answerAsWinner(other, 'decline'), sweepWinners()]);
  const left = await findRows('winners', { campaignId: campaign.id });
  expect(left.map(({ submissionId }) => submissionId).toSorted()).toEqual(ids.slice(2).toSorted());
  expect(left.map(({ slot }) => slot).toSorted()).toEqual([1, 2]);
  expect(await listCauses(campaign.id)).toEqual(['declined', 'declined']);
  expect(await findProblem(campaign)).toBeUndefined();
});

test('an owner who has chosen keeps the account until the meeting, and is written to no more without it', async () => {
  const own = await createLoggedInUser('celebrity');
  await changeCampaign(campaign.id, { ownerId: own.id });
  const erase = () => own.delete('/api/users/me', { password: PASSWORD });
  expect(await erase()).toMatchObject(toRefusal(409, 'conflict'));
  await changeCampaign(campaign.id, { plannedAt: null, settledAt: new Date() });
  expect(await erase()).toMatchObject(toRefusal(409, 'conflict'));
  await changeCampaign(campaign.id, { plannedAt: new Date(), outcomeAt: later(DAY_MS) });
  expect((await erase()).status).toBe(200);
  await runAsSystem(settleOutcomes, later(1));
  expect(await getCampaign(campaign.id)).toMatchObject({ overdue: 'thanks' });
  for (const day of [14, 43]) await runAsSystem(settleOutcomes, later(day * DAY_MS));
  expect(await getCampaign(campaign.id)).toMatchObject({ overdue: 'thanks' });
  const queued = await findRows('mails', { campaignId: campaign.id });
  expect(queued.filter(({ key }) => key.startsWith('reminder:thanks'))).toEqual([]);
});
