import { expect, test } from 'vitest';
import { postponeUnmet } from '#api/management/postpone-unmet.ts';
import { getInvitation } from '#api/outcomes/read-winners.ts';
import { getCampaignBySlug } from '#api/sharing/get-campaign-by-slug.ts';
import { getLive } from '#api/sharing/get-live.ts';
import { campaignStateAt } from '#api/submissions/moment-rules.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { requirePerson } from '#api/platform/context.ts';
import { erasePerson } from '#api/privacy/erase-person.ts';
import { changeCampaign, getCampaign } from '../support/seed.ts';
import { actAs, listOutbox, runAsSystem } from '../support/api.ts';
import { countRows } from '../support/rows.ts';
import { createLoggedInUser } from '../support/people.ts';
import { answerAsWinner, call, createWinnersOwner, openInvitation } from '../support/winner-answers.ts';

const { seedWinner, patch, email } = await createWinnersOwner();
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
  expect(await countRows('mails', { key: `meeting-${meetingRevision}:${first}` })).toBe(1);
  await runAsSystem(sendAllDueMails, MET);
  const [told, ...others] = await listOutbox(email, `No winner of “${campaign.name}” could come`);
  expect([told?.text, others]).toEqual([expect.stringContaining('3 July 2027'), []]);
});

test('a date on which no winner can come is no meeting, also before the sweep has postponed it', async () => {
  const [lone, going] = [await seedMoved('cannot'), await seedMoved('can')];
  const readState = async ({ slug }: { readonly slug: string }) =>
    campaignStateAt(await runAsSystem((ctx) => getCampaignBySlug(ctx, slug), MET), MET);
  expect([await readState(lone.campaign), await readState(going.campaign)]).toEqual(['chosen', 'met']);
  // Regression: the live screen said that they had met.
  const readLive = async ({ slug }: { readonly slug: string }) =>
    (await runAsSystem((ctx) => getLive(ctx, slug), MET)).state;
  expect([await readLive(lone.campaign), await readLive(going.campaign)]).toEqual(['chosen', 'met']);
});

test('the owner of a meeting to which no winner could come keeps the account, also before it is postponed', async () => {
  const erase = async (answer: 'can' | 'cannot') => {
    const { campaign } = await seedMoved(answer);
    const owner = await createLoggedInUser('celebrity');
    await changeCampaign(campaign.id, { ownerId: owner.id });
    return runAsSystem((ctx) => erasePerson(ctx, requirePerson(actAs(ctx, owner))), MET);
  };
  await expect(erase('cannot')).rejects.toMatchObject({ status: 409 });
  await erase('can');
});

test('a winner who could not come never reads that they met, even where another winner did', async () => {
  const { token } = await seedMoved('cannot');
  const { doc } = await runAsSystem((ctx) => getInvitation(ctx, { token }), MET);
  expect(doc).toMatchObject({ moment: 'accepted', dateAnswer: 'cannot', canAnswer: false });
  const other = await seedMoved('can');
  const met = await runAsSystem((ctx) => getInvitation(ctx, { token: other.token }), MET);
  expect(met.doc).toMatchObject({ moment: 'attended', canAnswer: false });
});
