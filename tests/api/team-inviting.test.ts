import { describe, expect, test } from 'vitest';
import { NOT_YOURS_TO_DECIDE, OWNER_SUSPENDED } from '#api/campaigns/manage-rules.ts';
import { inviteForOwner } from '#api/management/team/invite-member.ts';
import { ALREADY_INVITED, NOT_YOURS_TO_GIVE, OWN_ADDRESS } from '#api/management/team-rules.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { actAs, listOutbox, runAsSystem, toInvalid, toRefusal } from '../support/api.ts';
import { countRows, deleteRows } from '../support/rows.ts';
import { runBeforeBatch } from '../support/crash.ts';
import {
  createLoggedInUser,
  LINK_REFUSED,
  type Person,
  requestReset,
  reset,
  waitForMail,
} from '../support/people.ts';
import { changeSessions, changeUser, seedCampaign } from '../support/seed.ts';
import { accept, createMember, invite, readTeam } from '../support/teams.ts';

/** Creates an owner with a member who may invite, and a person whom they can invite. */
async function createTeam(more: Parameters<typeof createMember>[1] = { rights: ['invite'] }) {
  const owner = await createLoggedInUser('celebrity');
  const member = await createMember(owner, more);
  const friend = await createLoggedInUser('fan', 'en', 'Fem Friend');
  return { owner, member, friend };
}
const tryInvite = (person: Person, to: Pick<Person, 'id'>, email: string, rights: readonly string[] = []) =>
  person.post(`/api/team/owners/${to.id}/invite`, { email, rights });

describe('a member who may invite', () => {
  test('invites someone in the owner’s name; the owner is told who invited whom, with what right', async () => {
    const { owner, member, friend } = await createTeam();
    const { id } = await seedCampaign({ ownerId: owner.id });
    const told = waitForMail(owner.email, 'Mara Manager has invited', async () => undefined);
    const { token, mail } = await invite(member, friend.email, { to: owner, rights: ['invite'] });
    expect(mail.subject).toBe('Mara Manager asks you to manage campaigns');
    expect(mail.text).toContain('help manage the Power Hour campaigns of Noor van Dijk');
    expect((await told).text).toContain(`Mara Manager has invited ${friend.email} to help manage`);
    expect((await told).text).toContain('inviting others to the team');
    expect(await member.post('/api/invitations/read', { token })).toMatchObject({
      body: { doc: { from: 'Mara Manager', owner: 'Noor van Dijk', rights: ['invite'] } },
    });
    const invitation = { email: friend.email, rights: ['invite'] };
    expect(await readTeam(owner)).toMatchObject({ invitations: [{ ...invitation, by: 'Mara Manager' }] });
    expect(await readTeam(member)).toMatchObject({
      members: [],
      invitations: [],
      acts: [],
      memberships: [{ id: owner.id, rights: ['invite'], invitations: [{ ...invitation, by: null }] }],
    });
    expect(await accept(friend, token)).toMatchObject({ status: 200 });
    expect(await friend.get(`/api/campaigns/${id}`)).toMatchObject({ status: 200 });
    const { members, acts } = await readTeam(owner);
    expect(members.map((each) => [each.id, each.rights])).toContainEqual([friend.id, ['invite']]);
    expect(acts.slice(0, 2)).toMatchObject([
      { act: 'joined', by: 'Fem Friend', person: 'Mara Manager' },
      { act: 'invited', by: 'Mara Manager' },
    ]);
    const other = await createLoggedInUser('fan');
    expect(await tryInvite(friend, owner, other.email)).toMatchObject({ status: 201 });
  });

  test('writes no web address to strangers, whatever their name is', async () => {
    const { owner, member, friend } = await createTeam();
    const addresses =
      'https://evil.example/login www.evil.example evil.nl evil.shop évil.co.uk (evil.ly/x9) e.co/evil';
    await changeUser(member.id, { name: `Mara ${addresses} Manager` });
    const { mail } = await invite(member, friend.email, { to: owner });
    expect(mail.subject).toBe('Mara Manager asks you to manage campaigns');
    expect(mail.text).not.toMatch(/[eé]vil/);
  });

  test('is reported to the owner for each address, also if two are invited at the same moment', async () => {
    const { owner, member, friend } = await createTeam();
    const now = new Date();
    for (const email of [friend.email, `friend-${crypto.randomUUID()}@example.test`])
      await runAsSystem((ctx) => inviteForOwner(actAs(ctx, member), owner.id, { email, rights: [] }), now);
    expect(await listOutbox(owner.email, 'has invited')).toHaveLength(2);
  });

  test('gives no right that they do not have, and has the others’ refusals', async () => {
    const { owner, member, friend } = await createTeam();
    const plain = await createMember(owner);
    const decider = await createMember(owner, { rights: ['decide'] });
    const stranger = await createLoggedInUser('celebrity');
    const refused = { status: 403, body: { code: 'forbidden', error: NOT_YOURS_TO_DECIDE.en } };
    for (const person of [plain, decider])
      expect(await tryInvite(person, owner, friend.email)).toMatchObject(refused);
    for (const person of [stranger, owner])
      expect(await tryInvite(person, owner, friend.email)).toMatchObject({ status: 404 });
    expect(await tryInvite(member, owner, friend.email, ['decide'])).toMatchObject(
      toInvalid('rights', NOT_YOURS_TO_GIVE.en),
    );
    expect(await tryInvite(member, owner, member.email)).toMatchObject(toInvalid('email', OWN_ADDRESS.en));
    expect(await member.delete(`/api/team/members/${plain.id}`)).toMatchObject({ status: 403 });
    await changeSessions(member.id, { createdAt: new Date(Date.now() - DAY_MS) });
    expect(await tryInvite(member, owner, friend.email)).toMatchObject(toRefusal(403, 'step_up_required'));
  });

  test('changes nobody’s place: neither the owner’s, a member’s nor an invited person’s', async () => {
    const { owner, member, friend } = await createTeam();
    const decider = await createMember(owner, { rights: ['decide'] });
    const { token } = await invite(owner, friend.email, { rights: ['decide'] });
    const known = { status: 409, body: { code: 'conflict', error: ALREADY_INVITED.en } };
    for (const { email } of [owner, decider, friend])
      expect(await tryInvite(member, owner, email)).toMatchObject(known);
    expect(await accept(friend, token)).toMatchObject({ status: 200 });
    const { members } = await readTeam(owner);
    expect(members.map(({ rights }) => rights)).toEqual([['invite'], ['decide'], ['decide']]);
  });

  test('replaces and withdraws their own open invitations, and nobody else’s', async () => {
    const { owner, member, friend } = await createTeam();
    const { token: replaced } = await invite(member, friend.email, { to: owner });
    await invite(member, friend.email, { to: owner, rights: ['invite'] });
    expect(await accept(friend, replaced)).toMatchObject(LINK_REFUSED);
    const other = await createLoggedInUser('fan');
    await invite(owner, other.email);
    const { invitations } = await readTeam(owner);
    const find = (email: string) => invitations.find((each) => each.email === email)?.id ?? '';
    const withdraw = (id: string) => member.delete(`/api/team/invites/${id}`);
    expect(await withdraw(find(other.email))).toMatchObject({ status: 404 });
    expect(await withdraw(find(friend.email))).toMatchObject({ status: 200 });
    expect((await readTeam(owner)).invitations.map(({ email }) => email)).toEqual([other.email]);
  });
});

/** Ways in which what a member may do ends, or that of the owner whom they act for. */
const ENDS: Readonly<Record<string, (team: { owner: Person; member: Person }) => Promise<unknown>>> = {
  'the owner removes the member': ({ owner, member }) => owner.delete(`/api/team/members/${member.id}`),
  'the member leaves': ({ owner, member }) => member.delete(`/api/team/owners/${owner.id}`),
  'the member loses the right': async ({ owner, member }) =>
    accept(member, (await invite(owner, member.email, { rights: ['decide'] })).token),
  'the member loses a right that was given': async ({ owner, member }) =>
    accept(member, (await invite(owner, member.email, { rights: ['invite'] })).token),
  'the member resets the password': async ({ member }) => reset(await requestReset(member.email)),
  'the owner resets the password': async ({ owner }) => reset(await requestReset(owner.email)),
  'the member’s account is erased': ({ member }) => member.delete('/api/users/me', {}),
  'the member is suspended': ({ member }) =>
    changeUser(member.id, { suspendedAt: new Date(), suspendReason: 'Fraud.' }),
  'the owner is suspended': ({ owner }) =>
    changeUser(owner.id, { suspendedAt: new Date(), suspendReason: 'Fraud.' }),
};

test.for(Object.keys(ENDS))('a member’s open invitation ends when %s', async (name) => {
  const { owner, member, friend } = await createTeam({ rights: ['decide', 'invite'] });
  const { token } = await invite(member, friend.email, { to: owner, rights: ['decide'] });
  await ENDS[name]?.({ owner, member });
  expect(await accept(friend, token)).toMatchObject(LINK_REFUSED);
  expect(await countRows('teamMembers', { userId: friend.id })).toBe(0);
});

test('a member’s open invitation stays when they get another right', async () => {
  const { owner, member, friend } = await createTeam();
  const { token } = await invite(member, friend.email, { to: owner, rights: ['invite'] });
  await accept(member, (await invite(owner, member.email, { rights: ['decide', 'invite'] })).token);
  expect(await accept(friend, token)).toMatchObject({ status: 200 });
});

test('no member invites for a suspended owner', async () => {
  const { owner, member, friend } = await createTeam();
  await changeUser(owner.id, { suspendedAt: new Date(), suspendReason: 'Fraud.' });
  expect(await tryInvite(member, owner, friend.email)).toMatchObject({
    status: 403,
    body: { error: OWNER_SUSPENDED.en },
  });
});

test('no invitation is sent by a member who is removed at the same moment', async () => {
  const { owner, member, friend } = await createTeam();
  const race = runBeforeBatch(/^insert into "verification"/i, () =>
    deleteRows('teamMembers', { userId: member.id }),
  );
  expect(await tryInvite(member, owner, friend.email)).toMatchObject(toRefusal(409, 'conflict'));
  race.restore();
  expect((await readTeam(owner)).invitations).toEqual([]);
});
