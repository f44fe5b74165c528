import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postponeUnmet } from '#api/management/postpone-unmet.ts';
import { mails } from '#api/platform/table.ts';
import { getCampaign } from '../support/seed.ts';
import { db, runAsSystem } from '../support/api.ts';
import { answerAsWinner, call, createWinnersOwner, openInvitation } from '../support/winner-answers.ts';

const { seedWinner, patch } = await createWinnersOwner();
const MET = new Date('2027-07-03T18:30:00.000Z');

/** Seeds a campaign whose winner has accepted, and says whether they can come on a new date. */
async function seedMoved(answer: 'can' | 'cannot') {
  const seeded = await seedWinner({ name: `A move ${crypto.randomUUID()}` });
  const { campaign, token } = seeded;
  await answerAsWinner(token, 'accept');
  for (const change of [
    { flexiblePlanning: true, plannedDate: '', plannedTime: '' },
    { flexiblePlanning: false, plannedDate: '2027-07-03', plannedTime: '20:30', plannedLocation: 'Gouda' },
  ])
    expect((await patch(`/api/campaigns/${campaign.id}`, change)).status).toBe(200);
  const said = await call('/winners/date', { token, plannedDate: MET.toISOString(), answer });
  expect(said.status).toBe(200);
  return seeded;
}

// Regression: the page said that they had met, and the money was paid out.
test('a date on which no winner can come is no meeting: it is postponed once, and the winner keeps the place', async () => {
  const [lone, going] = [await seedMoved('cannot'), await seedMoved('can')];
  const { campaign, first, token } = lone;
  await runAsSystem(postponeUnmet, new Date(MET.getTime() - 1));
  expect((await getCampaign(campaign.id)).plannedAt).toEqual(MET);
  await Promise.all([runAsSystem(postponeUnmet, MET), runAsSystem(postponeUnmet, MET)]);
  expect(await getCampaign(campaign.id)).toMatchObject({ plannedAt: null, postponedAt: MET });
  expect((await getCampaign(going.campaign.id)).plannedAt).toEqual(MET);
  expect(await openInvitation(token)).toMatchObject({ state: 'accepted', dateAnswer: null });
  const { meetingRevision } = await getCampaign(campaign.id);
  expect(await db.$count(mails, eq(mails.key, `meeting-${meetingRevision}:${first}`))).toBe(1);
});
