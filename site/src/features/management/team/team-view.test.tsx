import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import type { Team } from '#api/management/team-contract.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { fill, getValue, press } from '#tests/support/fields.ts';
import { TeamView } from './TeamView.tsx';
import { teamTexts } from './texts.ts';

const TEAM = 'GET /api/team';
const LEAVE = 'DELETE /api/team/owners/u1';
const { team: texts } = teamTexts('en');
const nobody: Team = { members: [], invitations: [], acts: [], memberships: [] };
const noor = { id: 'u1', name: 'Noor', joinedAt: '2026-11-22T10:00:00.000Z', invitations: [] };
const decider = { ...noor, rights: ['decide'] } as const;
const inviter = { ...noor, rights: ['invite'] } as const;

const show = (first: Team, isOwner = false) =>
  render(<TeamView first={first} isOwner={isOwner} campaigns={[]} language="en" texts={texts} />);
const leave = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Leave the team of Noor' }));
  return within(screen.getByRole('dialog'));
};

describe('an address to invite', () => {
  const INVITE = 'POST /api/team/invite';

  it('is still there after a reload, until it was sent', async () => {
    stubApi({ [INVITE]: 'unreachable' });
    const { unmount } = show(nobody, true);
    fill(texts.email, 'mila@example.org');
    press(texts.send);
    expect(await screen.findByText(texts.failed)).toBeTruthy();
    unmount();
    stubApi({ [INVITE]: { body: nobody } });
    const again = show(nobody, true);
    expect(getValue(texts.email)).toBe('mila@example.org');
    press(texts.send);
    await vi.waitFor(() => expect(getValue(texts.email)).toBe(''));
    again.unmount();
    show(nobody, true);
    expect(getValue(texts.email)).toBe('');
  });
});

const invitation = {
  id: 'i1',
  email: 'mila@example.org',
  expiresAt: '2026-12-07T10:00:00.000Z',
  rights: ['invite' as const],
  by: null,
  campaign: null,
};

test('an owner’s list of people appears once someone is invited', () => {
  const { unmount } = show(nobody, true);
  expect(screen.queryByText(texts.members)).toBeNull();
  unmount();
  show({ ...nobody, invitations: [invitation] }, true);
  expect(screen.getByText('mila@example.org')).toBeTruthy();
  expect(screen.getByText(texts.members)).toBeTruthy();
});

describe('a member who may invite', () => {
  const INVITE = 'POST /api/team/owners/u1/invite';
  const WITHDRAW = 'DELETE /api/team/invites/i1';
  const invited = { ...nobody, memberships: [{ ...inviter, invitations: [invitation] }] };

  it('gives no other right than they have, and withdraws what they sent', async () => {
    const { names, calls } = stubApi({
      [INVITE]: { body: invited },
      [WITHDRAW]: { body: { ok: true } },
      [TEAM]: { body: { ...nobody, memberships: [inviter] } },
    });
    show({ ...nobody, memberships: [inviter] });
    expect(screen.getByRole('heading', { name: 'Invite someone to the team of Noor' })).toBeTruthy();
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([texts.give.invite]);
    fill(texts.email, 'mila@example.org');
    fireEvent.click(screen.getByLabelText(texts.give.invite));
    press(texts.send);
    fireEvent.click(
      await screen.findByRole('button', { name: 'Withdraw the invitation to mila@example.org' }),
    );
    await vi.waitFor(() => expect(screen.queryByText('mila@example.org')).toBeNull());
    expect(names()).toEqual([INVITE, WITHDRAW, TEAM]);
    expect(calls[0]?.body).toEqual({ email: 'mila@example.org', rights: ['invite'] });
  });

  it('is named in the owner’s list and history', () => {
    const joined = {
      id: 'a1',
      at: noor.joinedAt,
      act: 'joined',
      by: 'Fem',
      person: 'Mara',
      campaign: null,
    } as const;
    show({ ...nobody, invitations: [{ ...invitation, by: 'Mara' }], acts: [joined] }, true);
    expect(screen.getByText(/^Invited, valid until .*, by Mara, also invites others$/)).toBeTruthy();
    expect(screen.getByText('Fem joined the team, invited by Mara')).toBeTruthy();
  });
});

describe('whose campaigns a person manages', () => {
  it('is what a member sees, and nothing that is an owner’s', () => {
    show({ ...nobody, memberships: [decider] });
    expect(screen.getByText('since 22 November 2026, you also choose winners and cancel')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Whose campaigns you manage',
    ]);
  });

  it('is what an owner sees only where there is anyone', () => {
    show(nobody, true);
    expect(screen.queryByRole('heading', { name: 'Whose campaigns you manage' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Invite someone' })).toBeTruthy();
  });

  it('ends after a question, which can be left', async () => {
    const { names } = stubApi({ [LEAVE]: { body: { ok: true } }, [TEAM]: { body: nobody } });
    show({ ...nobody, memberships: [decider] });
    fireEvent.click(leave().getByRole('button', { name: 'Stay' }));
    expect(names()).toEqual([]);
    const dialog = leave();
    expect(dialog.getByText(/Noor is told by email/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await vi.waitFor(() => expect(screen.getByText('Nobody’s at the moment.')).toBeTruthy());
    expect(names()).toEqual([LEAVE, TEAM]);
  });

  it('stays where the call failed, and says so', async () => {
    stubApi({ [LEAVE]: 'unreachable' });
    show({ ...nobody, memberships: [decider] });
    fireEvent.click(leave().getByRole('button', { name: 'Leave' }));
    await vi.waitFor(() => expect(screen.getByText(texts.failed)).toBeTruthy());
    expect(screen.getByRole('button', { name: 'Leave the team of Noor' })).toBeTruthy();
  });
});
