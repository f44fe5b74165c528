import { expect } from 'vitest';
import { Team } from '#api/management/team-contract.ts';
import { type Person, extractToken, waitForMail } from './people.ts';

export const accept = (person: Person, token: string) => person.post('/api/invitations/accept', { token });

/** Invites an address; returns the token of its mail. */
export async function invite(owner: Person, email: string, more: Readonly<Record<string, unknown>> = {}) {
  const mail = await waitForMail(email, '/invitation?token=', async () => {
    const { status, body } = await owner.post('/api/team/invite', { email, ...more });
    expect(status, JSON.stringify(body)).toBe(201);
  });
  return { token: extractToken(mail), mail };
}

export const readTeam = async (owner: Person) => Team.parse((await owner.get('/api/team')).body);
