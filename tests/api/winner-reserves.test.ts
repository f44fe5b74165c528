import { formatEventDate } from '#api/campaigns/event-time-rules.ts';
import { formatDay } from '#api/payouts/rules.ts';
import { describe, expect, test } from 'vitest';
import { endWinner } from '#api/outcomes/winner-end.ts';
import { OWN_END_CAUSES } from '#api/outcomes/winner-rules.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import { callApi, runAsSystem } from '../support/api.ts';
import { countRows } from '../support/rows.ts';
import { waitForMail } from '../support/people.ts';
import { fetchReport } from '../support/scored-campaign.ts';
import { findProblem, listEntries } from '../support/selected-campaign.ts';
import { getCampaign, changeCampaign, changeSubmission } from '../support/seed.ts';
import { shareWorld } from '../support/share-world.ts';
import {
  answerAsWinner,
  createWinnersOwner,
  give,
  openInvitation,
  readToken,
  sweepWinners,
} from '../support/winner-answers.ts';

const owner = await createWinnersOwner();
const { seedWinner, listWinners } = owner;
const { campaign, first, second, token, emailOf } = await shareWorld(() => seedWinner());
const LATER = new Date(Date.now() + 7 * DAY_MS + 2 * HOUR_MS);
const listKinds = async (id: string) => (await listEntries(id)).map(({ kind }) => kind);

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
    expect(await countRows('formerWinners', { submissionId: first })).toBe(1);
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

  test('who lost the place because of a dispute is told so by mail', async () => {
    await changeSubmission(first, { status: 'disputed' });
    await sweepWinners();
    await runAsSystem(sendAllDueMails);
    await waitForMail(emailOf(first), OWN_END_CAUSES.disputed.nl);
  });

  test('nobody is asked once the meeting is over, and of a campaign that does not go ahead', async () => {
    const over = await seedWinner({ plannedAt: new Date(Date.now() + DAY_MS) });
    await answerAsWinner(over.token, 'accept');
    expect(await runAsSystem((ctx) => endWinner(ctx, over.first, true), LATER)).toBe(false);
    await changeSubmission(over.first, { status: 'refunded' });
    await sweepWinners(LATER);
    expect(await countRows('winners', { submissionId: over.first })).toBe(1);
    const stopped = await seedWinner();
    await changeCampaign(stopped.campaign.id, { cancelledAt: new Date() });
    expect((await answerAsWinner(stopped.token, 'accept')).status).toBe(409);
    expect((await openInvitation(stopped.token)).state).toBe('cancelled');
    expect((await callApi(`/winners/calendar?token=${stopped.token}`)).status).toBe(404);
    await sweepWinners(LATER);
    expect(await countRows('winners', { submissionId: stopped.first })).toBe(1);
  });

  test('the other winner stays, and each place has its own next', async () => {
    const { campaign, second, third, token } = await seedWinner({ twoWinners: true }, 3);
    await answerAsWinner(await readToken(`won:${second}`), 'accept');
    await answerAsWinner(token, 'decline');
    expect((await listWinners(campaign.id)).docs.map(({ submissionId }) => submissionId)).toEqual([
      third,
      second,
    ]);
    expect((await getCampaign(campaign.id)).settledAt).not.toBeNull();
    await answerAsWinner(await readToken(`place-free:${third}`), 'decline');
    await waitForMail(owner.email, 'the meeting is with one winner');
    expect(await findProblem(campaign)).toBeUndefined();
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
    expect(await countRows('winners', { campaignId: campaign.id })).toBe(1);
    expect(await countRows('formerWinners', { campaignId: campaign.id })).toBe(1);
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
