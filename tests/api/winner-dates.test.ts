import { describe, expect, test } from 'vitest';
import { WinnersResponse } from '#api/outcomes/winner-contract.ts';
import { listOutbox } from '../support/outbox.ts';
import {
  answerAsWinner,
  call,
  createWinnersOwner,
  openInvitation,
  readToken,
  waitForMail,
} from '../support/winner-answers.ts';
import { changeCampaign } from '../support/seed.ts';

const owner = await createWinnersOwner();
const { seedWinner } = owner;
const POSTPONED = { flexiblePlanning: true, plannedDate: null, plannedTime: null };
const moveTo = (day: string) => ({
  flexiblePlanning: false,
  plannedDate: day,
  plannedTime: '20:30',
  plannedLocation: 'De Doelen',
});
const FIRST = '2027-07-03T18:30:00.000Z';

type Seeded = Awaited<ReturnType<typeof seedWinner>>;

/** Postpones the meeting of a campaign, and gives it a day. */
async function move({ campaign: { id } }: Pick<Seeded, 'campaign'>, day = '2027-07-03'): Promise<void> {
  for (const change of [POSTPONED, moveTo(day)])
    expect((await owner.patch(`/api/campaigns/${id}`, change)).status).toBe(200);
}

/** Seeds a campaign whose winner comes, and whose meeting then gets another date. */
async function seedMoved() {
  const seeded = await seedWinner({ name: `A move ${crypto.randomUUID()}` });
  await answerAsWinner(seeded.token, 'accept');
  await move(seeded);
  return seeded;
}

const answerDate = (token: string, answer: string, plannedDate = FIRST) =>
  call('/winners/date', { token, plannedDate, answer });
const readDate = async (token: string) => (await openInvitation(token)).dateAnswer;
const listWinners = async ({ campaign: { id } }: Pick<Seeded, 'campaign'>) =>
  WinnersResponse.parse((await owner.get(`/api/campaigns/${id}/winners`)).body).docs;

describe('a new date', () => {
  test('is put to the winner who comes, whose answer the owner reads and is told once', async () => {
    const seeded = await seedMoved();
    const { campaign, first, emailOf, token } = seeded;
    expect(await readDate(token)).toBe('asked');
    const mail = await waitForMail(emailOf(first), 'Kun je dan?');
    expect(mail).toContain(`/winner?token=${token}`);
    expect(mail).toMatch(/zaterdag 3 juli 2027/);
    const both = await Promise.all([answerDate(token, 'cannot'), answerDate(token, 'cannot')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listWinners(seeded))[0]).toMatchObject({ submissionId: first, dateAnswer: 'cannot' });
    expect(await waitForMail(owner.email, campaign.name)).toContain(
      'cannot come then, but stays your winner',
    );
    expect((await answerDate(token, 'can')).body).toMatchObject({ doc: { dateAnswer: 'can' } });
    await expect.poll(() => listOutbox(owner.email, `Your new date for “${campaign.name}”`)).toHaveLength(2);
  });

  test('asks again when it changes, and refuses an answer to the date before', async () => {
    const seeded = await seedMoved();
    await answerDate(seeded.token, 'can');
    await move(seeded, '2027-08-07');
    expect(await readDate(seeded.token)).toBe('asked');
    expect((await answerDate(seeded.token, 'can')).status).toBe(409);
    expect((await answerDate(seeded.token, 'can', '2027-08-07T18:30:00.000Z')).status).toBe(200);
  });

  test('is not asked about of a place alone, while it is off, or of who has yet to accept', async () => {
    const seeded = await seedWinner();
    const { token, campaign } = seeded;
    await move(seeded);
    expect(await readDate(token)).toBeNull();
    expect((await answerDate(token, 'can')).status).toBe(409);
    await answerAsWinner(token, 'accept');
    expect(await readDate(token)).toBeNull();
    await owner.patch(`/api/campaigns/${campaign.id}`, { plannedLocation: 'Gouda' });
    expect(await readDate(token)).toBeNull();
    await move(seeded, '2027-08-07');
    expect(await readDate(token)).toBe('asked');
    await owner.patch(`/api/campaigns/${campaign.id}`, POSTPONED);
    expect(await readDate(token)).toBeNull();
  });

  test('is nobody else’s to answer, and no longer theirs once the place or the meeting is gone', async () => {
    const { second, token } = await seedMoved();
    for (const [wrong, answer] of [
      ['x', 'can'],
      [token, 'asked'],
      [token, 'perhaps'],
    ])
      expect((await answerDate(wrong ?? '', answer ?? '')).status, answer).toBe(400);
    await answerAsWinner(token, 'decline');
    expect((await answerDate(token, 'can')).status).toBe(409);
    expect(await readDate(await readToken(`place-free:${second}`))).toBeNull();
    const over = await seedMoved();
    const plannedAt = new Date(Date.now() - 1000);
    await changeCampaign(over.campaign.id, { plannedAt });
    expect((await answerDate(over.token, 'can', plannedAt.toISOString())).status).toBe(409);
  });
});

test('a date that moves while its winner answers is asked about anew', async () => {
  for (let round = 0; round < 3; round += 1) {
    const seeded = await seedMoved();
    await Promise.allSettled([answerDate(seeded.token, 'can'), move(seeded, '2027-08-07')]);
    expect(await readDate(seeded.token)).toBe('asked');
  }
});
