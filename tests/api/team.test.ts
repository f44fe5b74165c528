import { expect, test } from 'vitest';
import { z } from 'zod';
import { NOT_YOURS_TO_DECIDE } from '#api/campaigns/manage-rules.ts';
import { OWN_ADDRESS, TAKES_PART, TEAM_MAX } from '#api/management/team-rules.ts';
import { DAY_MS, type Role } from '#api/platform/rules.ts';
import { erasePerson } from '#api/privacy/erase-person.ts';
import { WinnersResponse } from '#api/outcomes/contract.ts';
import { OWN_CAMPAIGN } from '#api/submissions/rules.ts';
import { callApi, toInvalid, toRefusal, actAs, runAsSystem, listOutbox } from '../support/api.ts';
import { countRows, findRows } from '../support/rows.ts';
import { postCampaign, seedDraftCharity } from '../support/campaign-drafts.ts';
import { createCampaignOwner } from '../support/campaign-owner.ts';
import { createLoggedInUser, type Person } from '../support/people.ts';
import { seedPaidAnswer } from '../support/answers.ts';
import { getCampaign, seedCampaign, seedImage, changeCampaign, changeSessions } from '../support/seed.ts';

import { accept, createMember, invite, readTeam } from '../support/teams.ts';

await seedDraftCharity();

const Mine = z.object({
  docs: z.array(
    z.object({
      id: z.string(),
      managedFor: z.object({ name: z.string(), mayManage: z.boolean(), mayDecide: z.boolean() }).nullable(),
    }),
  ),
});
const listMine = async (person: Person) => Mine.parse((await person.get('/api/campaigns/mine')).body).docs;

test('a team invited by email, manages the owner’s campaigns, each with the owner’s name', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id });
  const member = await createLoggedInUser('fan', 'en', 'Mara Manager');
  const { token, mail } = await invite(owner, member.email);
  expect(mail.text).toContain(`http://powerhour.test/en/invitation?token=${token}`);
  expect(mail.subject).toBe('Noor van Dijk asks you to manage campaigns');
  expect((await callApi('/invitations/read', { body: { token } })).status).toBe(200);
  expect(await readTeam(owner)).toMatchObject({
    members: [],
    invitations: [{ email: member.email, rights: [], by: null, campaign: null }],
  });
  expect(await accept(member, token)).toMatchObject({ status: 200 });
  expect(await accept(member, token)).toMatchObject(toRefusal(400, 'validation_failed'));
  expect(await readTeam(owner)).toMatchObject({
    members: [{ id: member.id, name: 'Mara Manager', email: member.email, rights: [] }],
    invitations: [],
    acts: [
      { act: 'joined', by: 'Mara Manager' },
      { act: 'invited', by: 'Noor van Dijk' },
    ],
  });
  expect(await listMine(member)).toEqual([
    { id, managedFor: { name: 'Noor van Dijk', mayManage: true, mayDecide: false } },
  ]);
  expect(await listMine(owner)).toEqual([{ id, managedFor: null }]);
  expect((await member.get('/api/users/me')).body).toMatchObject({ user: { role: 'fan', _inTeam: true } });
});

test('a team edits, closes and reopens, and the history says who did it', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await postCampaign(owner, { artistName: 'Noor' });
  const member = await createMember(owner);
  const imageId = await seedImage(member.id);
  const changes = { plannedLocation: 'Paradiso, Amsterdam', image: imageId };
  expect(await member.patch(`/api/campaigns/${id}`, changes)).toMatchObject({ status: 200 });
  expect(await member.post(`/api/campaigns/${id}/close`)).toMatchObject({ status: 200 });
  expect(await member.post(`/api/campaigns/${id}/reopen`, {})).toMatchObject({ status: 200 });
  const acts = (await readTeam(owner)).acts.map(({ act, by }) => [act, by]);
  expect(acts.slice(0, 3)).toEqual(['reopened', 'closed', 'edited'].map((act) => [act, 'Mara Manager']));
  const [picture] = await findRows('media', { id: imageId });
  expect(picture?.uploadedBy).toBe(owner.id);
});

test('a team neither chooses nor cancels nor hands over, unless its member may decide', async () => {
  const owner = await createCampaignOwner();
  const { campaign, ids } = await owner.seedCampaignWithNominees(2);
  const member = await createMember(owner);
  const decider = await createMember(owner, { rights: ['decide'] });
  const refused = { status: 403, body: { code: 'forbidden', error: NOT_YOURS_TO_DECIDE.en } };
  const path = `/api/campaigns/${campaign.id}`;
  const choice = { submissionIds: ids.slice(0, 1), confirm: { early: true } };
  const reason = 'The celebrity has fallen ill for a long time.';
  expect(await member.post(`${path}/winners`, choice)).toMatchObject(refused);
  expect(await member.post(`${path}/cancel`, { reason })).toMatchObject(refused);
  for (const person of [member, decider])
    expect(await person.post(`${path}/hand-over`, { email: 'x@example.test' })).toMatchObject(refused);
  expect(await decider.post(`${path}/winners`, choice)).toMatchObject({ status: 200 });
  const read = async (person: Pick<Person, 'get'>) =>
    WinnersResponse.parse((await person.get(`${path}/winners`)).body).docs.map(({ user }) => user);
  expect(await read(owner)).toEqual(await read(decider));
  const reachable = { name: 'Noor van den Berg', phone: '0612345678' };
  expect(await read(decider)).toEqual([expect.objectContaining(reachable)]);
  expect(await read(member)).toEqual([{ name: 'Noor B.', email: '', phone: null, location: null }]);
  expect(await decider.post(`${path}/cancel`, { reason })).toMatchObject({ status: 200 });
  expect(await getCampaign(campaign.id)).toMatchObject({
    cancelledBy: 'owner',
    cancelledByUserId: decider.id,
  });
});

test('a team loses access as soon as a member is removed', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id });
  const member = await createMember(owner);
  const { token: unused } = await invite(owner, member.email, { rights: ['decide'] });
  expect(await member.get(`/api/campaigns/${id}`)).toMatchObject({ status: 200 });
  expect(await owner.delete(`/api/team/members/${member.id}`)).toMatchObject({ status: 200 });
  expect(await member.get(`/api/campaigns/${id}`)).toMatchObject({ status: 404 });
  expect(await member.patch(`/api/campaigns/${id}`, {})).toMatchObject({ status: 404 });
  expect(await listMine(member)).toEqual([]);
  expect(await owner.delete(`/api/team/members/${member.id}`)).toMatchObject({ status: 404 });
  const [latest] = (await readTeam(owner)).acts;
  expect(latest).toMatchObject({ act: 'removed', by: 'Noor van Dijk', person: 'Mara Manager' });
  expect(await accept(member, unused)).toMatchObject(toRefusal(400, 'validation_failed'));
});

test('a team is left by a member alone, once; the owner hears it, and the history says so', async () => {
  const owner = await createLoggedInUser('celebrity');
  const { id } = await seedCampaign({ ownerId: owner.id });
  const [member, stays] = [await createMember(owner), await createMember(owner, {}, 'celebrity')];
  const leave = (person: Person) => person.delete(`/api/team/owners/${owner.id}`);
  const { memberships } = await readTeam(member);
  expect(memberships).toMatchObject([{ id: owner.id, name: 'Noor van Dijk', rights: [] }]);
  expect(await leave(owner)).toMatchObject({ status: 404 });
  const twice = await Promise.all([leave(member), leave(member)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(await member.get(`/api/campaigns/${id}`)).toMatchObject({ status: 404 });
  expect((await member.get('/api/users/me')).body).not.toMatchObject({ user: { _inTeam: true } });
  expect(await readTeam(member)).toEqual({ members: [], invitations: [], acts: [], memberships: [] });
  const { members, acts } = await readTeam(owner);
  expect(members.map((each) => each.id)).toEqual([stays.id]);
  expect(acts[0]).toMatchObject({ act: 'left', by: 'Mara Manager' });
  const listSubjects = async () => (await listOutbox(owner.email, '')).map(({ subject }) => subject);
  await expect.poll(listSubjects).toContain('Mara Manager has left your team');
  expect(await owner.delete(`/api/team/members/${stays.id}`)).toMatchObject({ status: 200 });
  expect(await leave(stays)).toMatchObject({ status: 404 });
});

test('a team does not take part in what it manages, and who takes part does not join', async () => {
  const owner = await createLoggedInUser('celebrity');
  const campaign = await seedCampaign({ ownerId: owner.id });
  const member = await createMember(owner);
  const answer = { question: campaign.fanQuestion, answer: 'Because I would love to hear the songs again.' };
  expect(await member.post('/api/campaign-subscribe', { campaign: campaign.id, answer })).toMatchObject({
    status: 409,
    body: { code: 'own_campaign', error: OWN_CAMPAIGN.en },
  });
  const fan = await createLoggedInUser('fan');
  await seedPaidAnswer(campaign.id, fan.id);
  const { token } = await invite(owner, fan.email);
  expect(await accept(fan, token)).toMatchObject({
    status: 409,
    body: { code: 'takes_part', error: TAKES_PART.en },
  });
  await changeCampaign(campaign.id, { winnersSelected: true });
  expect(await accept(fan, token)).toMatchObject({ status: 200 });
});

test('a team is invited after a recent log-in, and never the owner’s own address; an invitation can be withdrawn', async () => {
  const owner = await createLoggedInUser('celebrity');
  const member = await createLoggedInUser('fan');
  expect(await owner.post('/api/team/invite', { email: owner.email })).toMatchObject(
    toInvalid('email', OWN_ADDRESS.en),
  );
  const { token } = await invite(owner, member.email);
  const stranger = await createLoggedInUser('fan');
  expect(await accept(stranger, token)).toMatchObject(toRefusal(409, 'conflict'));
  const [invitation] = (await readTeam(owner)).invitations;
  expect(await owner.delete(`/api/team/invites/${invitation?.id}`)).toMatchObject({ status: 200 });
  expect(await accept(member, token)).toMatchObject(toRefusal(400, 'validation_failed'));
  await changeSessions(owner.id, { createdAt: new Date(Date.now() - DAY_MS) });
  expect(await owner.post('/api/team/invite', { email: member.email })).toMatchObject(
    toRefusal(403, 'step_up_required'),
  );
});

test('a team has room for twenty, those who are invited included', async () => {
  const owner = await createLoggedInUser('celebrity');
  const member = await createMember(owner);
  const emails = Array.from({ length: TEAM_MAX + 3 }, () => `${crypto.randomUUID()}@example.test`);
  const answers = await Promise.all(emails.map((email) => owner.post('/api/team/invite', { email })));
  const invited = emails.filter((_, at) => answers[at]?.status === 201);
  expect(invited).toHaveLength(TEAM_MAX - 1);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject(toRefusal(409, 'conflict'));
  // Repeating one of them takes no additional place.
  for (const email of [invited[0], member.email])
    expect((await owner.post('/api/team/invite', { email, rights: ['decide'] })).status).toBe(201);
});

test('a team ends with its owner’s account and with its member’s', async () => {
  const owner = await createLoggedInUser('celebrity');
  const [one, two] = [await createMember(owner), await createMember(owner)];
  const erase = ({ id, email }: Person, role: Role) => {
    const person = { id, email, name: '', role, _verified: true, language: 'en' } as const;
    return runAsSystem((ctx) => erasePerson(actAs(ctx, person), person));
  };
  await erase(one, 'fan');
  expect((await readTeam(owner)).members.map(({ id }) => id)).toEqual([two.id]);
  await invite(owner, `${crypto.randomUUID()}@example.test`);
  await erase(owner, 'celebrity');
  expect(await countRows('teamMembers', { userId: two.id })).toBe(0);
  expect(await countRows('managedActs', { ownerId: owner.id })).toBe(0);
});
