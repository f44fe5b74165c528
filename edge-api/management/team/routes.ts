import { Hono } from 'hono';
import { recentLogin, type OnProven } from '../../accounts/index.ts';
import type { AppEnv } from '../../platform/context.ts';
import { Ok, succeed } from '../../platform/contract.ts';
import { describe, getCtx } from '../../platform/describe.ts';
import { validate } from '../../platform/validate.ts';
import { acceptTeamInvitation, readTeamInvitation } from './accept-team-invitation.ts';
import { handOver, inviteMember, leaveTeam, removeTeamMember, withdrawInvitation } from './change-team.ts';
import { HandOver, InvitationToken, InviteMember, Team, TeamInvitation } from '../team-contract.ts';
import { getTeam } from './list-team.ts';

const team = new Hono<AppEnv>()
  .get(
    '/team',
    describe(
      'person',
      'Who manages the caller’s campaigns, who is invited to, what was done, and whose the caller manages',
      Team,
    ),
    async (c) => c.json(await getTeam(getCtx(c))),
  )
  .post(
    '/team/invite',
    describe('campaigner', 'Mail an address a link by which its account joins the caller’s team', Team, {
      status: 201,
      errors: [409, 429],
    }),
    recentLogin,
    validate('json', InviteMember),
    async (c) => c.json(await inviteMember(getCtx(c), c.req.valid('json')), 201),
  )
  .delete(
    '/team/members/:id',
    describe('ownTeam', 'Take a member out of the caller’s team, at once', Ok),
    async (c) => c.json(await succeed(removeTeamMember(getCtx(c), c.req.param('id')))),
  )
  .delete('/team/owners/:id', describe('owner', 'Leave the team of an owner, at once', Ok), async (c) =>
    c.json(await succeed(leaveTeam(getCtx(c), c.req.param('id')))),
  )
  .delete(
    '/team/invites/:id',
    describe('ownTeam', 'Withdraw an invitation to the caller’s team, or to take over a campaign', Ok),
    async (c) => c.json(await succeed(withdrawInvitation(getCtx(c), c.req.param('id')))),
  )
  .post(
    '/campaigns/:id/hand-over',
    describe('campaignOwner', 'Mail an address a link by which its account takes a campaign over', Ok, {
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
        'Who invites whom to a team or to a campaign, by the token of the mail',
        TeamInvitation,
        { errors: [409] },
      ),
      validate('json', InvitationToken),
      async (c) => c.json(await readTeamInvitation(getCtx(c), c.req.valid('json'))),
    )
    .post(
      '/invitations/accept',
      describe('invited', 'Join a team, or take a campaign over, by the token of the mail', Ok, {
        errors: [403, 409],
      }),
      validate('json', InvitationToken),
      async (c) => c.json(await succeed(acceptTeamInvitation(getCtx(c), c.req.valid('json'), onProven))),
    );
