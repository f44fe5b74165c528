import { Hono } from 'hono';
import { recentLogin, type OnProven } from '../../accounts/index.ts';
import type { AppEnv } from '../../platform/context.ts';
import { Ok, succeed } from '../../platform/contract.ts';
import { describe, getCtx } from '../../platform/describe.ts';
import { validate } from '../../platform/validate.ts';
import { acceptTeamInvitation, readTeamInvitation } from './accept-team-invitation.ts';
import { handOver, leaveTeam, removeTeamMember, withdrawInvitation } from './change-team.ts';
import { inviteForOwner, inviteMember } from './invite-member.ts';
import { HandOver, InvitationToken, InviteMember, Team, TeamInvitation } from '../team-contract.ts';
import { getTeam } from './list-team.ts';

const team = new Hono<AppEnv>()
  .get(
    '/team',
    describe(
      'person',
      'Get the caller’s team with its invitations and actions, and the teams that the caller is in',
      Team,
    ),
    async (c) => c.json(await getTeam(getCtx(c))),
  )
  .post(
    '/team/invite',
    describe('campaigner', 'Invite an email address to the caller’s team; needs a recent log-in', Team, {
      status: 201,
      errors: [409, 429],
    }),
    recentLogin,
    validate('json', InviteMember),
    async (c) => c.json(await inviteMember(getCtx(c), c.req.valid('json')), 201),
  )
  .post(
    '/team/owners/:id/invite',
    describe(
      'inviter',
      'Invite an email address to an owner’s team, with at most the caller’s rights there; needs a recent log-in',
      Team,
      { status: 201, errors: [409, 429] },
    ),
    recentLogin,
    validate('json', InviteMember),
    async (c) => c.json(await inviteForOwner(getCtx(c), c.req.param('id'), c.req.valid('json')), 201),
  )
  .delete(
    '/team/members/:id',
    describe('ownTeam', 'Remove a member from the caller’s team, at once', Ok),
    async (c) => c.json(await succeed(removeTeamMember(getCtx(c), c.req.param('id')))),
  )
  .delete('/team/owners/:id', describe('owner', 'Leave an owner’s team, at once', Ok), async (c) =>
    c.json(await succeed(leaveTeam(getCtx(c), c.req.param('id')))),
  )
  .delete(
    '/team/invites/:id',
    describe(
      'owner',
      'Withdraw an invitation of the caller or to their team, or to take over a campaign',
      Ok,
    ),
    async (c) => c.json(await succeed(withdrawInvitation(getCtx(c), c.req.param('id')))),
  )
  .post(
    '/campaigns/:id/hand-over',
    describe('campaignOwner', 'Invite an email address to take over a campaign; needs a recent log-in', Ok, {
      status: 201,
      errors: [409, 429],
    }),
    recentLogin,
    validate('json', HandOver),
    async (c) => c.json(await succeed(handOver(getCtx(c), c.req.param('id'), c.req.valid('json'))), 201),
  );

/** Creates the routes; modules above pass what they do once an address is proved. */
export const createTeamRoutes = (onProven: OnProven) =>
  new Hono<AppEnv>()
    .route('/', team)
    .post(
      '/invitations/read',
      describe(
        'token',
        'Get an invitation to a team or to take over a campaign, with the token from its email',
        TeamInvitation,
        { errors: [409] },
      ),
      validate('json', InvitationToken),
      async (c) => c.json(await readTeamInvitation(getCtx(c), c.req.valid('json'))),
    )
    .post(
      '/invitations/accept',
      describe('invited', 'Join a team or take over a campaign, with the token from an email', Ok, {
        errors: [409],
      }),
      validate('json', InvitationToken),
      async (c) => c.json(await succeed(acceptTeamInvitation(getCtx(c), c.req.valid('json'), onProven))),
    );
