import { Hono } from 'hono';
import { recentLogin, type OnProven } from '../../accounts/index.ts';
import type { AppEnv } from '../../platform/context.ts';
import { validate } from '../../platform/validate.ts';
import { acceptInvitation, requireInvitation } from './accept-invitation.ts';
import {
  AcceptInvitation,
  InviteCharity,
  AcceptedInvitation,
  CharityInvitation,
  CharityAccess,
} from '../invitation-contract.ts';
import { getCharityAccess, removeAccount, revokeInvitation } from './get-charity-access.ts';
import { inviteCharity, type ListRequests } from './invite-charity.ts';
import { Ok, succeed } from '../../platform/contract.ts';
import { describe, getCtx } from '../../platform/describe.ts';

const invitations = new Hono<AppEnv>()
  .get(
    '/admin/charities/:id/access',
    describe('admin', 'List who may edit a charity’s profile and who is invited to', CharityAccess),
    async (c) => c.json(await getCharityAccess(getCtx(c), c.req.param('id'))),
  )
  .delete(
    '/admin/charities/:id/accounts/:userId',
    describe('admin', 'Remove an account’s access to a charity’s profile; needs a recent log-in', Ok),
    recentLogin,
    async (c) => c.json(await succeed(removeAccount(getCtx(c), c.req.param('id'), c.req.param('userId')))),
  )
  .delete(
    '/admin/charities/:id/invitations/:invitationId',
    describe('admin', 'Revoke an invitation to edit a charity’s profile', Ok),
    async (c) =>
      c.json(await succeed(revokeInvitation(getCtx(c), c.req.param('id'), c.req.param('invitationId')))),
  )
  .post(
    '/charity-invitations/read',
    describe(
      'token',
      'Get the charity and the email address that an invitation is for, with the token from its email',
      CharityInvitation,
    ),
    validate('json', AcceptInvitation),
    async (c) => {
      const { link, charity } = await requireInvitation(getCtx(c), c.req.valid('json').token);
      return c.json({ doc: { charity: charity.name, email: link.email } });
    },
  );

type Above = {
  /** What modules above do once an address is proved. */
  readonly onProven: OnProven;
  readonly listRequests: ListRequests;
};

/** Creates the routes, given what modules above do. */
export const createCharityInvitationsRoutes = ({ onProven, listRequests }: Above) =>
  new Hono<AppEnv>()
    .post(
      '/admin/charities/:id/invite',
      describe(
        'admin',
        'Invite an email address to edit a charity’s profile; needs a recent log-in',
        CharityAccess,
        { status: 201, errors: [409, 429] },
      ),
      recentLogin,
      validate('json', InviteCharity),
      async (c) => {
        const access = await inviteCharity(getCtx(c), c.req.param('id'), c.req.valid('json'), listRequests);
        return c.json(access, 201);
      },
    )
    .route('/', invitations)
    .post(
      '/charity-invitations/accept',
      describe(
        'charity',
        'Accept an invitation with the token from its email, as the charity account that it is for',
        AcceptedInvitation,
        { errors: [409] },
      ),
      validate('json', AcceptInvitation),
      async (c) => c.json(await acceptInvitation(getCtx(c), c.req.valid('json'), onProven)),
    );
