import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { recentLogin, type OnProven } from '../../accounts/index.ts';
import { getCtx, requireAdmin, requireSession, type AppEnv } from '../../platform/context.ts';
import { validate } from '../../platform/validate.ts';
import { acceptInvitation, requireCharityAccount, requireInvitation } from './accept-invitation.ts';
import { AcceptInvitation, InviteCharity } from '../invitation-contract.ts';
import { getCharityAccess } from './get-charity-access.ts';
import { inviteCharity } from './invite-charity.ts';
import { removeAccount } from './remove-account.ts';
import { revokeInvitation } from './revoke-invitation.ts';

/** Refuses everyone but admins before their input is validated. */
const adminsOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireAdmin(getCtx(c));
  await next();
});
/** The same for all but accounts of charities. */
const charitiesOnly = createMiddleware<AppEnv>(async (c, next) => {
  requireCharityAccount(getCtx(c));
  await next();
});

/** Creates the routes; `onProven` is what modules above do once an address is proved. */
export const createCharityInvitationsRoutes = (onProven: OnProven) =>
  new Hono<AppEnv>()
    .post(
      '/admin/charities/:id/invite',
      adminsOnly,
      recentLogin,
      validate('json', InviteCharity),
      async (c) => c.json(await inviteCharity(getCtx(c), c.req.param('id'), c.req.valid('json')), 201),
    )
    .get('/admin/charities/:id/access', requireSession, async (c) =>
      c.json(await getCharityAccess(getCtx(c), c.req.param('id'))),
    )
    .delete('/admin/charities/:id/accounts/:userId', requireSession, recentLogin, async (c) => {
      await removeAccount(getCtx(c), c.req.param('id'), c.req.param('userId'));
      return c.json({ ok: true as const });
    })
    .delete('/admin/charities/:id/invitations/:invitationId', requireSession, async (c) => {
      await revokeInvitation(getCtx(c), c.req.param('id'), c.req.param('invitationId'));
      return c.json({ ok: true as const });
    })
    .post('/charity-invitations/read', validate('json', AcceptInvitation), async (c) => {
      const { link, charity } = await requireInvitation(getCtx(c), c.req.valid('json').token);
      return c.json({ doc: { charity: charity.name, email: link.email } });
    })
    .post('/charity-invitations/accept', charitiesOnly, validate('json', AcceptInvitation), async (c) =>
      c.json(await acceptInvitation(getCtx(c), c.req.valid('json'), onProven)),
    );
