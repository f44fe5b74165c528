import { expect, test } from 'vitest';
import { TimelinePage } from '#api/admin/people-contract.ts';
import { DECLINED_ARTIST, OTHER_ARTIST } from '#api/management/team-rules.ts';
import { toSkeleton } from '#api/platform/to-skeleton.ts';
import {
  createLoggedInUser,
  type Person,
  mailLink,
  requestReset,
  waitForMails,
  LINK_REFUSED,
  reset,
} from '../support/people.ts';
import { toRefusal } from '../support/api.ts';
import { findRows } from '../support/rows.ts';
import { runBeforeBatch } from '../support/crash.ts';
import { seedAnswer, seedPaidAnswer } from '../support/answers.ts';
import { getCampaign, seedCampaign, seedImage, changeCampaign, changeUser } from '../support/seed.ts';
import { accept, invite, readTeam } from '../support/teams.ts';

/** Offers a campaign to an address; returns the token of the mail. */
const handOver = (owner: Person, campaignId: string, email: string) =>
  mailLink(email, 'invitation', async () => {
    expect((await owner.post(`/api/campaigns/${campaignId}/hand-over`, { email })).status).toBe(201);
  });

test('handing a campaign over makes it another account’s of the same artist, once they confirm, and tells both, each in their language', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity', 'nl')];
  const imageId = await seedImage(owner.id);
  const { id, charityId } = await seedCampaign({ ownerId: owner.id, artistName: 'NOOR', imageId });
  const token = await handOver(owner, id, next.email);
  expect(await getCampaign(id)).toMatchObject({ ownerId: owner.id });
  expect(await readTeam(owner)).toMatchObject({
    invitations: [{ email: next.email, campaign: expect.any(String) }],
    acts: [{ act: 'hand-over-offered', campaign: expect.any(String) }],
  });
  expect(await accept(next, token)).toMatchObject({ status: 200 });
  expect(await getCampaign(id)).toMatchObject({ ownerId: next.id, celebrityId: next.profileId, charityId });
  expect(await owner.get(`/api/campaigns/${id}`)).toMatchObject({ status: 404 });
  const pictures = await findRows('media', { id: imageId });
  expect(pictures).toMatchObject([{ uploadedBy: next.id }]);
  expect((await waitForMails(owner.email, 1))[0]?.subject).toMatch(/^Handed over: /);
  const [greeted, offered] = await waitForMails(next.email, 2);
  expect(greeted?.subject).toMatch(/^Nu van jou: /);
  expect(offered?.text).toContain('/nl/invitation?token=');
  expect((await readTeam(next)).acts).toMatchObject([{ act: 'handed-over', by: 'Noor van Dijk' }]);
  const admin = await createLoggedInUser('admin');
  const { docs } = TimelinePage.parse((await admin.get(`/api/admin/campaigns/${id}/timeline`)).body);
  expect(docs.filter(({ kind }) => kind === 'handed-over')).toMatchObject([
    { about: 'Noor van Dijk', personId: next.id },
  ]);
});

test('handing a campaign over writes no web address of the campaign to a stranger', async () => {
  const owner = await createLoggedInUser('celebrity');
  const words = { name: 'Win https://evil.example now', artistName: 'Noor www.evil.example' };
  const { id } = await seedCampaign({ ownerId: owner.id, ...words });
  const email = `stranger-${crypto.randomUUID()}@example.test`;
  await handOver(owner, id, email);
  const [mail] = await waitForMails(email);
  expect(mail?.text).toContain('hand the campaign “Win now” over to you');
  expect(mail?.text).not.toContain('evil');
});

test('handing a campaign over ends with the owner’s account', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id } = await seedCampaign({ ownerId: owner.id, artistName: 'NOOR', isActive: false });
  await seedAnswer(id, (await createLoggedInUser('fan')).id, { status: 'failed' });
  const token = await handOver(owner, id, next.email);
  expect((await owner.delete('/api/users/me', {})).status).toBe(200);
  expect(await next.post('/api/invitations/read', { token })).toMatchObject(LINK_REFUSED);
  expect(await accept(next, token)).toMatchObject(LINK_REFUSED);
});

test('handing a campaign over ends, as invitations to the team do, when the owner resets the password', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id } = await seedCampaign({ ownerId: owner.id, artistName: 'NOOR' });
  const token = await handOver(owner, id, next.email);
  const invited = await createLoggedInUser('fan');
  const { token: toTeam } = await invite(owner, invited.email, { rights: ['decide'] });
  expect((await reset(await requestReset(owner.email))).status).toBe(200);
  expect(await accept(next, token)).toMatchObject(LINK_REFUSED);
  expect(await accept(invited, toTeam)).toMatchObject(LINK_REFUSED);
  expect(await getCampaign(id)).toMatchObject({ ownerId: owner.id });
});

test('handing a campaign over ends with the suspension of the owner, also of a campaign that is not stopped yet', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id } = await seedCampaign({ ownerId: owner.id, artistName: 'NOOR' });
  const token = await handOver(owner, id, next.email);
  await changeUser(owner.id, { suspendedAt: new Date(), suspendReason: 'Fraud.' });
  expect(await accept(next, token)).toMatchObject(LINK_REFUSED);
  expect(await getCampaign(id)).toMatchObject({ ownerId: owner.id });
});

test('handing a campaign over keeps the account that takes it over, if that is being erased at the same moment', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id, artistName } = await seedCampaign({ ownerId: owner.id });
  const race = runBeforeBatch(/^delete from "passkey"/i, () => changeCampaign(id, { ownerId: next.id }));
  expect((await next.delete('/api/users/me', {})).status).toBe(409);
  race.restore();
  expect(await getCampaign(id)).toMatchObject({ ownerId: next.id, artistName });
});

test('handing a campaign over is not offered by who has handed it over at the same moment', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id } = await seedCampaign({ ownerId: owner.id });
  const race = runBeforeBatch(/^insert into "verification"/i, () => changeCampaign(id, { ownerId: next.id }));
  expect((await owner.post(`/api/campaigns/${id}/hand-over`, { email: next.email })).status).toBe(404);
  race.restore();
});

test('handing a campaign over is refused to its own owner, to another artist, to one whom an admin declined, to another role, to a participant, and once the winners are chosen', async () => {
  const [owner, next] = [await createLoggedInUser('celebrity'), await createLoggedInUser('celebrity')];
  const { id } = await seedCampaign({ ownerId: owner.id, artistName: 'Mila' });
  const moved = 'noor-moved@example.test';
  const ownToken = await handOver(owner, id, moved);
  await changeUser(owner.id, { email: moved });
  expect(await accept(owner, ownToken)).toMatchObject(LINK_REFUSED);
  const token = await handOver(owner, id, next.email);
  expect(await accept(next, token)).toMatchObject({
    status: 409,
    body: { code: 'other_artist', error: OTHER_ARTIST.en },
  });
  await changeCampaign(id, { artistName: 'Noor' });
  const review = { ownerId: next.id, artistSkeleton: toSkeleton('Noor'), publishedAt: null } as const;
  const { id: other } = await seedCampaign({ ...review, review: 'declined' });
  expect(await accept(next, token)).toMatchObject({ status: 409, body: { error: DECLINED_ARTIST.en } });
  await changeCampaign(other, { review: 'waiting' });
  const fan = await createLoggedInUser('fan');
  expect((await accept(fan, await handOver(owner, id, fan.email))).status).toBe(403);
  await seedPaidAnswer(id, next.id);
  expect(await accept(next, token)).toMatchObject(toRefusal(409, 'takes_part'));
  await changeCampaign(id, { winnersSelected: true });
  for (const path of ['read', 'accept'])
    expect(await next.post(`/api/invitations/${path}`, { token })).toMatchObject(
      toRefusal(409, 'winners_already_selected'),
    );
  expect((await readTeam(owner)).invitations).toEqual([]);
  expect(await owner.post(`/api/campaigns/${id}/hand-over`, { email: next.email })).toMatchObject(
    toRefusal(409, 'winners_already_selected'),
  );
});
