import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { formatDay } from '#api/payouts/rules.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { user } from '#api/accounts/table.ts';
import { formerWinners, winners } from '#api/nominees/table.ts';
import { endWinner } from '#api/outcomes/winner-end.ts';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import { winnerDetails } from '#api/outcomes/winner-table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { seedThanks } from '../support/answers.ts';
import { callApi, db, runAsSystem } from '../support/api.ts';
import { createLoggedInUser, waitForMail } from '../support/people.ts';
import { fetchReport } from '../support/scored-campaign.ts';
import { findProblem, listEntries } from '../support/selected-campaign.ts';
import { getCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';
import { shareWorld } from '../support/share-world.ts';
import {
  answerAsWinner,
  call,
  createWinnersOwner,
  openInvitation,
  readToken,
  sweepWinners,
} from '../support/winner-answers.ts';

const owner = await createWinnersOwner();
const { seedWinner } = owner;
const { campaign, first, second, token, emailOf } = await shareWorld(() => seedWinner());
const LATER = new Date(Date.now() + 7 * DAY_MS + 60_000);
const DETAILS = { name: 'Noor van den Berg', phone: '06 12345678', availability: 'On weekdays after six.' };

const give = (token: string, more: Readonly<Record<string, unknown>> = {}) =>
  call('/winners/details', { token, ...DETAILS, ...more });
const listWinners = async (id: string) =>
  WinnersResponse.parse((await owner.get(`/api/campaigns/${id}/winners`)).body);
const readSettled = async (id: string) => (await getCampaign(id)).settledAt;
const listKinds = async (id: string) => (await listEntries(id)).map(({ kind }) => kind);

describe('a winner who was asked', () => {
  test('accepts by the link of the mail, is asked for the rest only then, and the owner reads it', async () => {
    const { campaign, token } = await seedWinner({ allowPlusOne: true });
    expect(await openInvitation(token)).toMatchObject({ state: 'asked', canAnswer: true, details: null });
    expect((await give(token)).status).toBe(409);
    expect((await answerAsWinner(token, 'accept')).body).toMatchObject({ doc: { state: 'accepted' } });
    expect(await readSettled(campaign.id)).not.toBeNull();
    expect((await give(token, { companion: 'My \u202Esister' })).body).toMatchObject({
      doc: { details: { ...DETAILS, companion: 'My sister' } },
    });
    const { docs, former } = await listWinners(campaign.id);
    expect([docs[0]?.details, former]).toEqual([{ ...DETAILS, companion: 'My sister' }, []]);
    await waitForMail(owner.email, 'Once Noor B. has filled in the details for the meeting');
  });

  test('reads that everyone was thanked already, if so', async () => {
    expect(await openInvitation(token)).toMatchObject({ isThanked: false });
    await seedThanks(campaign.id, new Date());
    expect(await openInvitation(token)).toMatchObject({ isThanked: true });
  });

  test('may bring nobody where the campaign does not say so', async () => {
    await answerAsWinner(token, 'accept');
    expect((await give(token, { companion: 'My sister' })).status).toBe(400);
    expect((await give(token)).status).toBe(200);
  });

  test('gives a number that can be called', async () => {
    await answerAsWinner(token, 'accept');
    for (const phone of ['', 'you have it already', '06 123'])
      expect((await give(token, { phone })).status, phone).toBe(400);
    for (const phone of ['+31 (0)6 12 34 56 78', '555123'])
      expect((await give(token, { phone })).status, phone).toBe(200);
  });

  test('says the same twice without effect, and can still decline after a yes', async () => {
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
    expect(await readSettled(campaign.id)).toBeNull();
    expect(await db.$count(winnerDetails, eq(winnerDetails.submissionId, first))).toBe(0);
  });

  test('is asked for details that are gone a month after the meeting', async () => {
    await answerAsWinner(token, 'accept');
    await give(token);
    const plannedAt = new Date();
    await changeCampaign(campaign.id, { plannedAt });
    const countAfter = async (days: number) => {
      await sweepWinners(new Date(plannedAt.getTime() + days * DAY_MS));
      return db.$count(winnerDetails, eq(winnerDetails.submissionId, first));
    };
    expect([await countAfter(29), await countAfter(31)]).toEqual([1, 0]);
  });

  test('is nobody else: another link, or one of another kind, is refused', async () => {
    for (const wrong of ['', 'x', `${token}x`])
      expect((await answerAsWinner(wrong, 'accept')).status).toBe(400);
    expect((await call('/winners/invitation?token=x')).status).toBe(400);
    const page = await callApi(`/winners/invitation?token=${token}`);
    expect(page.headers.get('cache-control')).toBe('no-store');
    const calendar = await callApi(`/winners/calendar?token=${token}`);
    expect([calendar.status, await calendar.text()]).toEqual([200, expect.stringContaining('VCALENDAR')]);
  });
});

test('a link that was mailed to a mistyped address ends with its correction, and the winner has another', async () => {
  const [person] = await db
    .select()
    .from(user)
    .where(eq(user.email, emailOf(first)));
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

describe('when a winner does not come', () => {
  test('the reserves are asked in the order of the owner, then the nominees by rank, then nobody is left', async () => {
    const { campaign, ids, token } = await seedWinner({ reserves: [2] }, 3);
    const readChoiceTime = async () => (await fetchReport(campaign.slug)).result?.chosenAt;
    const chosenAt = await readChoiceTime();
    await answerAsWinner(token, 'decline');
    const [first = '', second = '', third = ''] = ids;
    const current = async () => (await listWinners(campaign.id)).docs.map(({ submissionId }) => submissionId);
    expect(await current()).toEqual([third]);
    await answerAsWinner(await readToken(`place-free:${third}`), 'decline');
    expect(await current()).toEqual([second]);
    await answerAsWinner(await readToken(`place-free:${second}`), 'decline');
    expect(await current()).toEqual([]);
    expect(await readChoiceTime()).toBe(chosenAt);
    const { former } = await listWinners(campaign.id);
    expect(former).toHaveLength(3);
    const day = formatDay(formatEventDate(new Date(Date.now() + 7 * DAY_MS)), 'en');
    await waitForMail(owner.email, `on ${day} everyone gets their money back`);
    // Everyone reads it, not the owner alone.
    const { doc } = Object(await (await callApi(`/campaigns/by-slug/${campaign.slug}`)).json());
    expect(doc.overdue).toMatchObject({ what: 'answer' });
    expect(formatDay(formatEventDate(new Date(doc.overdue.returnAt)), 'en')).toBe(day);
    await sweepWinners(new Date(Date.now() + 6 * DAY_MS));
    expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
    await sweepWinners(LATER);
    expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'answer' });
    const kinds = await listKinds(campaign.id);
    expect(kinds.slice(kinds.indexOf('reserves'))).toEqual([
      ...['reserves', 'winner', 'winner-ended', 'winner', 'winner-ended', 'winner', 'winner-ended'],
    ]);
    expect(await findProblem(campaign)).toBeUndefined();
    expect(await db.$count(formerWinners, eq(formerWinners.submissionId, first))).toBe(1);
  });

  test('silence ends after seven days, not before, and ten sweeps ask one reserve', async () => {
    await sweepWinners(new Date(Date.now() + 6.9 * DAY_MS));
    expect((await listWinners(campaign.id)).docs[0]?.submissionId).toBe(first);
    await Promise.all(Array.from({ length: 10 }, () => sweepWinners(LATER)));
    const { docs, former } = await listWinners(campaign.id);
    expect(docs.map(({ submissionId }) => submissionId)).toEqual([second]);
    expect(former.map(({ cause }) => cause)).toEqual(['silent']);
    expect((await listKinds(campaign.id)).filter((kind) => kind === 'winner-ended')).toHaveLength(1);
    expect((await openInvitation(token)).ended).toBe('silent');
    expect(await findProblem(campaign)).toBeUndefined();
  });

  test.each([
    ['refunded', { status: 'refunded' as const }],
    ['disputed', { status: 'disputed' as const }],
    ['withdrawn', { withdrawnAt: new Date() }],
    ['erased', { userId: null }],
  ])('%s: contact details go at once, and the next is asked', async (cause, change) => {
    await answerAsWinner(token, 'accept');
    await give(token);
    await changeSubmission(first, change);
    const [shown] = (await listWinners(campaign.id)).docs;
    expect([shown?.user.email, shown?.details]).toEqual(['', null]);
    expect((await callApi(`/winners/calendar?token=${token}`)).status).toBe(404);
    await sweepWinners();
    const { docs, former } = await listWinners(campaign.id);
    expect(docs.map(({ submissionId }) => submissionId)).toEqual([second]);
    expect(former.map((one) => one.cause)).toEqual([cause]);
  });

  test('nobody is asked once the meeting is over, and of a campaign that does not go ahead', async () => {
    const over = await seedWinner({ plannedAt: new Date(Date.now() + DAY_MS) });
    await answerAsWinner(over.token, 'accept');
    expect(await runAsSystem((ctx) => endWinner(ctx, over.first, true), LATER)).toBe(false);
    await changeSubmission(over.first, { status: 'refunded' });
    await sweepWinners(LATER);
    expect(await db.$count(winners, eq(winners.submissionId, over.first))).toBe(1);
    const stopped = await seedWinner();
    await changeCampaign(stopped.campaign.id, { cancelledAt: new Date() });
    expect((await answerAsWinner(stopped.token, 'accept')).status).toBe(409);
    expect((await openInvitation(stopped.token)).state).toBe('cancelled');
    expect((await callApi(`/winners/calendar?token=${stopped.token}`)).status).toBe(404);
    await sweepWinners(LATER);
    expect(await db.$count(winners, eq(winners.submissionId, stopped.first))).toBe(1);
  });

  test('the other winner stays, and each place has its own next', async () => {
    const { campaign, first, second, third, token } = await seedWinner({ twoWinners: true }, 3);
    await answerAsWinner(await readToken(`won:${second}`), 'accept');
    await answerAsWinner(token, 'decline');
    expect((await listWinners(campaign.id)).docs.map(({ submissionId }) => submissionId)).toEqual([
      third,
      second,
    ]);
    expect(await readSettled(campaign.id)).not.toBeNull();
    await answerAsWinner(await readToken(`place-free:${third}`), 'decline');
    await waitForMail(owner.email, 'the meeting is with one winner');
    expect(await findProblem(campaign)).toBeUndefined();
    expect(first).not.toBe(third);
  });
});

test('a yes, a no, the end of the time and a dispute at once leave one winner, and a record that says how', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { campaign, first, token } = await seedWinner();
    const dispute = changeSubmission(first, { status: 'disputed' });
    await Promise.allSettled([
      answerAsWinner(token, 'accept'),
      answerAsWinner(token, 'decline'),
      sweepWinners(LATER),
      dispute.then(() => sweepWinners()),
    ]);
    await sweepWinners();
    expect(await db.$count(winners, eq(winners.campaignId, campaign.id))).toBe(1);
    expect(await db.$count(formerWinners, eq(formerWinners.campaignId, campaign.id))).toBe(1);
    // The ledger has no dispute, so the audit would report this status first.
    await changeSubmission(first, { status: 'paid' });
    expect(await findProblem(campaign)).toBeUndefined();
  }
});

test('reserves are other nominees, each once, and three at most', async () => {
  const { campaign, ids } = await owner.seedCampaignWithNominees(3);
  const [first = '', second = '', third = ''] = ids;
  for (const reserves of [[first], [second, second], ['elsewhere'], [second, third, second, third]])
    expect((await owner.choose(campaign.id, [first], { reserves })).status, String(reserves)).toBe(400);
  expect((await owner.choose(campaign.id, [first], { reserves: [third, second] })).status).toBe(200);
});
