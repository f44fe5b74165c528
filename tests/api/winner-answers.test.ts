import { and, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { signWinnerToken } from '#api/nominees/index.ts';
import { formerWinners, winners } from '#api/nominees/table.ts';
import { endWinner } from '#api/outcomes/winner-end.ts';
import { settleWinners } from '#api/outcomes/index.ts';
import { InvitationResponse, WinnersResponse } from '#api/outcomes/winner-contract.ts';
import { winnerDetails } from '#api/outcomes/winner-table.ts';
import { mails } from '#api/platform/table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { recordEntries } from '#api/scoring/table.ts';
import { submissions } from '#api/submissions/table.ts';
import { callApi } from '../support/api.ts';
import { createCampaignOwner } from '../support/campaign-owner.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { listOutbox, listQueuedMails } from '../support/outbox.ts';
import { findProblem } from '../support/selected-campaign.ts';
import { getCampaign } from '../support/seed.ts';
import { db, runAsSystem } from '../support/system.ts';

const owner = await createCampaignOwner();
const MEETING = new Date(Date.now() + 90 * DAY_MS);
const LATER = new Date(Date.now() + 7 * DAY_MS + 60_000);
/** Noon in Amsterdam some days from now, when reminders are sent. */
const noonIn = (days: number) =>
  new Date(new Date(Date.now() + days * DAY_MS).toISOString().replace(/T.*/, 'T11:00:00Z'));
const DETAILS = { name: 'Noor van den Berg', phone: '06 12345678', availability: 'On weekdays after six.' };

type Given = Parameters<typeof owner.seedCampaignWithNominees>[1] & { readonly reserves?: readonly number[] };

/** Seeds a campaign whose best answer won, with the link of that winner. */
async function seedWinner({ reserves = [], ...given }: Given = {}, nominees = 3) {
  const { campaign, ids, planted } = await owner.seedCampaignWithNominees(nominees, {
    plannedAt: MEETING,
    ...given,
  });
  const emailOf = (id: string) => planted.find((one) => one.id === id)?.email ?? '';
  const [first = '', second = ''] = ids;
  const chosen = given.twoWinners ? [first, second] : [first];
  const wanted = reserves.map((index) => ids[index] ?? '');
  const answer = await owner.choose(campaign.id, chosen, { reserves: wanted });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return {
    campaign,
    ids,
    first,
    second,
    third: ids[2] ?? '',
    emailOf,
    token: await readToken(`won:${first}`),
  };
}

/** Waits for a mail to a person whose text has a part in it, and returns its text. */
async function waitForMail(email: string, part: string): Promise<string> {
  const find = async () => (await listOutbox(email, part))[0]?.text ?? '';
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}

/** Returns the token in the link of a winner’s mail, whether or not the mail has gone. */
async function readToken(key: string): Promise<string> {
  const submissionId = key.slice(key.indexOf(':') + 1);
  const [row] = await db.select().from(winners).where(eq(winners.submissionId, submissionId));
  if (!row) throw new Error('not a winner');
  return runAsSystem((ctx) => signWinnerToken(ctx, row));
}

async function call(path: string, body?: Readonly<Record<string, unknown>>) {
  const response = await callApi(path, body && { body });
  const json: unknown = await response.json();
  return { status: response.status, body: json };
}
const answer = (token: string, reply: 'accept' | 'decline') =>
  call('/winners/answer', { token, answer: reply });
const give = (token: string, more: Readonly<Record<string, unknown>> = {}) =>
  call('/winners/details', { token, ...DETAILS, ...more });
const open = async (token: string) =>
  InvitationResponse.parse((await call(`/winners/invitation?token=${token}`)).body).doc;
const listWinners = async (id: string) =>
  WinnersResponse.parse((await owner.get(`/api/campaigns/${id}/winners`)).body);
const sweep = (now?: Date) => runAsSystem((ctx) => settleWinners(ctx), now);
const readSettled = async (id: string) => (await getCampaign(id)).settledAt;
const listKinds = async (id: string) =>
  (await db.select().from(recordEntries).where(eq(recordEntries.campaignId, id)))
    .toSorted((a, b) => a.position - b.position)
    .map(({ kind }) => kind);

describe('a winner who was asked', () => {
  test('accepts by the link of the mail, is asked for the rest only then, and the owner reads it', async () => {
    const { campaign, token } = await seedWinner({ allowPlusOne: true });
    expect(await open(token)).toMatchObject({ state: 'asked', canAnswer: true, details: null });
    expect((await give(token)).status).toBe(409);
    expect((await answer(token, 'accept')).body).toMatchObject({ doc: { state: 'accepted' } });
    expect(await readSettled(campaign.id)).not.toBeNull();
    expect((await give(token, { companion: 'My sister' })).body).toMatchObject({
      doc: { details: { ...DETAILS, companion: 'My sister' } },
    });
    const { docs, former } = await listWinners(campaign.id);
    expect([docs[0]?.details, former]).toEqual([{ ...DETAILS, companion: 'My sister' }, []]);
    await waitForMail(owner.email, 'Once Noor B. has filled in what the meeting needs');
  });

  test('may bring nobody where the campaign does not say so', async () => {
    const { token } = await seedWinner();
    await answer(token, 'accept');
    expect((await give(token, { companion: 'My sister' })).status).toBe(400);
    expect((await give(token, { phone: '' })).status).toBe(400);
    expect((await give(token)).status).toBe(200);
  });

  test('says the same twice without effect, and can still decline after a yes', async () => {
    const { campaign, first, second, token } = await seedWinner();
    const both = await Promise.all([answer(token, 'accept'), answer(token, 'accept')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await give(token);
    const declined = await Promise.all([answer(token, 'decline'), answer(token, 'decline')]);
    expect(declined.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect((await answer(token, 'decline')).body).toMatchObject({
      doc: { state: 'ended', ended: 'declined' },
    });
    expect((await answer(token, 'accept')).status).toBe(409);
    const { docs, former } = await listWinners(campaign.id);
    expect(docs.map(({ submissionId, details }) => [submissionId, details])).toEqual([[second, null]]);
    expect(former.map(({ cause }) => cause)).toEqual(['declined']);
    expect(await readSettled(campaign.id)).toBeNull();
    expect(await db.$count(winnerDetails, eq(winnerDetails.submissionId, first))).toBe(0);
  });

  test('is nobody else: another link, or one of another kind, is refused', async () => {
    const { token } = await seedWinner();
    for (const wrong of ['', 'x', `${token}x`]) expect((await answer(wrong, 'accept')).status).toBe(400);
    expect((await call('/winners/invitation?token=x')).status).toBe(400);
    const calendar = await callApi(`/winners/calendar?token=${token}`);
    expect([calendar.status, await calendar.text()]).toEqual([200, expect.stringContaining('VCALENDAR')]);
    const stranger = await createLoggedInUser('fan');
    const { campaign } = await seedWinner();
    expect((await stranger.get(`/api/campaigns/${campaign.id}/winners`)).status).toBe(404);
  });
});

describe('when a winner does not come', () => {
  test('the reserves are asked in the order of the owner, then the nominees by rank, then nobody is left', async () => {
    const { campaign, ids, token } = await seedWinner({ reserves: [2] }, 3);
    await answer(token, 'decline');
    const [first = '', second = '', third = ''] = ids;
    const current = async () => (await listWinners(campaign.id)).docs.map(({ submissionId }) => submissionId);
    expect(await current()).toEqual([third]);
    await answer(await readToken(`place-free:${third}`), 'decline');
    expect(await current()).toEqual([second]);
    await answer(await readToken(`place-free:${second}`), 'decline');
    expect(await current()).toEqual([]);
    const { former } = await listWinners(campaign.id);
    expect(former).toHaveLength(3);
    await waitForMail(owner.email, 'in 7 days everyone gets their money back');
    await sweep(new Date(Date.now() + 6 * DAY_MS));
    expect((await getCampaign(campaign.id)).cancelledAt).toBeNull();
    await sweep(LATER);
    expect(await getCampaign(campaign.id)).toMatchObject({ cancelledBy: 'answer' });
    const kinds = await listKinds(campaign.id);
    expect(kinds.slice(kinds.indexOf('reserves'))).toEqual([
      ...['reserves', 'winner', 'winner-ended', 'winner', 'winner-ended', 'winner', 'winner-ended'],
    ]);
    expect(await findProblem(campaign)).toBeUndefined();
    expect(await db.$count(formerWinners, eq(formerWinners.submissionId, first))).toBe(1);
  });

  test('silence ends after seven days, not before, and ten sweeps ask one reserve', async () => {
    const { campaign, first, second, token } = await seedWinner();
    await sweep(new Date(Date.now() + 6.9 * DAY_MS));
    expect((await listWinners(campaign.id)).docs[0]?.submissionId).toBe(first);
    await Promise.all(Array.from({ length: 10 }, () => sweep(LATER)));
    const { docs, former } = await listWinners(campaign.id);
    expect(docs.map(({ submissionId }) => submissionId)).toEqual([second]);
    expect(former.map(({ cause }) => cause)).toEqual(['silent']);
    expect((await listKinds(campaign.id)).filter((kind) => kind === 'winner-ended')).toHaveLength(1);
    expect((await open(token)).ended).toBe('silent');
    expect(await findProblem(campaign)).toBeUndefined();
  });

  test.each([
    ['refunded', { status: 'refunded' as const }],
    ['disputed', { status: 'disputed' as const }],
    ['withdrawn', { withdrawnAt: new Date() }],
    ['erased', { userId: null }],
  ])('%s: contact details go at once, and the next is asked', async (cause, change) => {
    const { campaign, first, second, token } = await seedWinner();
    await answer(token, 'accept');
    await give(token);
    await db.update(submissions).set(change).where(eq(submissions.id, first));
    const [shown] = (await listWinners(campaign.id)).docs;
    expect([shown?.user.email, shown?.details]).toEqual(['', null]);
    await sweep();
    const { docs, former } = await listWinners(campaign.id);
    expect(docs.map(({ submissionId }) => submissionId)).toEqual([second]);
    expect(former.map((one) => one.cause)).toEqual([cause]);
  });

  test('nobody is asked once the meeting is over, and of a campaign that does not go ahead', async () => {
    const over = await seedWinner({ plannedAt: new Date(Date.now() + DAY_MS) });
    expect(await runAsSystem((ctx) => endWinner(ctx, over.first, true), LATER)).toBe(false);
    const stopped = await seedWinner();
    await db.update(campaigns).set({ cancelledAt: new Date() }).where(eq(campaigns.id, stopped.campaign.id));
    expect((await answer(stopped.token, 'accept')).status).toBe(409);
    expect((await open(stopped.token)).state).toBe('cancelled');
    await sweep(LATER);
    expect(await db.$count(winners, eq(winners.submissionId, stopped.first))).toBe(1);
  });

  test('the other winner stays, and each place has its own next', async () => {
    const { campaign, first, second, third, token } = await seedWinner({ twoWinners: true }, 3);
    await answer(await readToken(`won:${second}`), 'accept');
    await answer(token, 'decline');
    expect((await listWinners(campaign.id)).docs.map(({ submissionId }) => submissionId)).toEqual([
      third,
      second,
    ]);
    expect(await readSettled(campaign.id)).not.toBeNull();
    await answer(await readToken(`place-free:${third}`), 'decline');
    await waitForMail(owner.email, 'The meeting goes ahead with one winner');
    expect(await findProblem(campaign)).toBeUndefined();
    expect(first).not.toBe(third);
  });
});

test('a yes, a no, the end of the time and a dispute at once leave one winner, and a record that says how', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { campaign, first, token } = await seedWinner();
    const dispute = db.update(submissions).set({ status: 'disputed' }).where(eq(submissions.id, first));
    await Promise.allSettled([
      answer(token, 'accept'),
      answer(token, 'decline'),
      sweep(LATER),
      dispute.then(() => sweep()),
    ]);
    await sweep();
    expect(await db.$count(winners, eq(winners.campaignId, campaign.id))).toBe(1);
    expect(await db.$count(formerWinners, eq(formerWinners.campaignId, campaign.id))).toBe(1);
    // The ledger knows of no dispute, which the audit would find first.
    await db.update(submissions).set({ status: 'paid' }).where(eq(submissions.id, first));
    expect(await findProblem(campaign)).toBeUndefined();
  }
});

describe('reserves', () => {
  test('are other nominees, each once, and three at most', async () => {
    const { campaign, ids } = await owner.seedCampaignWithNominees(3);
    const [first = '', second = '', third = ''] = ids;
    for (const reserves of [[first], [second, second], ['elsewhere'], [second, third, second, third]])
      expect((await owner.choose(campaign.id, [first], { reserves })).status, String(reserves)).toBe(400);
    expect((await owner.choose(campaign.id, [first], { reserves: [third, second] })).status).toBe(200);
  });
});

describe('the audit', () => {
  test.each([
    [
      'another winner than the record says',
      (_: string, first: string, second: string) =>
        db.update(winners).set({ submissionId: second }).where(eq(winners.submissionId, first)),
    ],
    [
      'a winner who was quietly taken away',
      (_: string, first: string) => db.delete(winners).where(eq(winners.submissionId, first)),
    ],
    [
      'an end that never was',
      (id: string, _: string, second: string) =>
        db
          .insert(formerWinners)
          .values({ campaignId: id, submissionId: second, slot: 1, endedAt: new Date(), cause: 'silent' }),
    ],
  ])('finds %s', async (_name, tamper) => {
    const { campaign, first, second } = await seedWinner();
    expect(await findProblem(campaign)).toBeUndefined();
    await tamper(campaign.id, first, second);
    expect(await findProblem(campaign)).toMatchObject({ kind: 'winner' });
  });

  test('finds another reason for an end', async () => {
    const { campaign, token } = await seedWinner();
    await answer(token, 'decline');
    expect(await findProblem(campaign)).toBeUndefined();
    await db.update(formerWinners).set({ cause: 'silent' }).where(eq(formerWinners.campaignId, campaign.id));
    expect(await findProblem(campaign)).toMatchObject({ kind: 'winner' });
  });
});

describe('the mails', () => {
  const unsend = (submissionId: string) =>
    db
      .update(mails)
      .set({ sentAt: null })
      .where(like(mails.key, `%:${submissionId}`));
  const listKeys = async (submissionId: string) =>
    (
      await db
        .select()
        .from(mails)
        .where(and(like(mails.key, `%:${submissionId}`)))
    )
      .map(({ key }) => key.split(':')[0])
      .toSorted();

  test('remind on day 3 and 6, once each, and not after the answer', async () => {
    const { first, token } = await seedWinner();
    await sweep(noonIn(2));
    expect(await listQueuedMails(`winner-reminder-3:${first}`)).toEqual([]);
    await sweep(noonIn(4));
    await sweep(noonIn(4));
    expect(await listQueuedMails(`winner-reminder-3:${first}`)).toHaveLength(1);
    await answer(token, 'accept');
    await sweep(noonIn(7));
    expect(await listQueuedMails(`winner-reminder-6:${first}`)).toEqual([]);
  });

  test('that were not sent are withdrawn when what they say has changed', async () => {
    const { first, second, token, emailOf } = await seedWinner();
    await sweep(noonIn(4));
    await unsend(first);
    await unsend(second);
    await answer(token, 'decline');
    expect(await listKeys(first)).toEqual(expect.arrayContaining(['place-gone']));
    expect(await listKeys(first)).not.toEqual(expect.arrayContaining(['won']));
    expect(await listKeys(first)).not.toEqual(expect.arrayContaining(['winner-reminder-3']));
    expect(await listKeys(second)).not.toEqual(expect.arrayContaining(['not-won']));
    await waitForMail(owner.email, 'has declined.');
    const invited = await waitForMail(emailOf(second), 'Jouw antwoord is het volgende');
    expect(invited).toMatch(/Laat het weten voor .*met één druk op de knop/);
    expect(invited).toContain('/nl/winner?token=');
    expect(await waitForMail(emailOf(first), 'Je hebt laten weten dat je niet komt')).toContain(
      'ziet je contactgegevens niet meer',
    );
  });

  test('to everyone else have the own score, why the winner won, what the money does and the right to a person', async () => {
    const { campaign, ids, planted } = await owner.seedCampaignWithNominees(2);
    const [first = '', second = ''] = ids;
    await owner.choose(campaign.id, [first], { reasons: { [first]: 'The soup made me hungry.' } });
    const text = await waitForMail(planted.find(({ id }) => id === second)?.email ?? '', 'heeft gekozen bij');
    expect(text).toMatch(/Jouw antwoord kreeg een \d+,\d van 10/);
    expect(text).toContain('The soup made me hungry.');
    expect(text).toContain('gaat die niet door, dan krijg je je geld terug');
    expect(text).toContain('Je hebt er recht op dat een mens ernaar kijkt');
    expect(text).not.toContain('{score}');
  });
});
