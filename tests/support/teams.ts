import { expect } from 'vitest';
import { Team } from '#api/management/team-contract.ts';
import type { Role, TeamRight } from '#api/platform/rules.ts';
import { createLoggedInUser, type Person, extractToken, waitForMail } from './people.ts';

type Invitation = { readonly to?: { readonly id: string }; readonly rights?: readonly TeamRight[] };

export const accept = (person: Person, token: string) => person.post('/api/invitations/accept', { token });

/** Invites an address to the caller's team, or that of the owner `to`; returns the token of its mail. */
export async function invite(person: Pick<Person, 'post'>, email: string, { to, ...more }: Invitation = {}) {
  const path = to ? `/api/team/owners/${to.id}/invite` : '/api/team/invite';
  const mail = await waitForMail(email, '/invitation?token=', async () => {
    const { status, body } = await person.post(path, { email, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
  });
  return { token: extractToken(mail), mail };
}

/** Creates a member of an owner's team, by an invitation that they accept. */
export async function createMember(owner: Person, more?: Invitation, role: Role = 'fan') {
  const member = await createLoggedInUser(role, 'en', 'Mara Manager');
  const { token } = await invite(owner, member.email, more);
  expect(await accept(member, token)).toMatchObject({ status: 200 });
  return member;
}

export const readTeam = async (owner: Person) => Team.parse((await owner.get('/api/team')).body);
