import { Hono } from 'hono';
import { z } from 'zod';
import { actOnAccount, getMoment, type Context } from '../context.ts';
import { pageHeaders } from '../pages/page.ts';
import { missingPage } from './ended-page.ts';
import { onboardingPage } from './onboarding-page.ts';

const Choice = z.object({ action: z.enum(['finish', 'submit', 'fail', 'leave']) });

/** The hosted page of an onboarding; a link works once and not for long, and then leads to where a new one is made. */
export function onboardingRoutes(ctx: Context) {
  const findLink = (token: string) => {
    const link = ctx.state.links.get(token);
    const account = link && ctx.state.accounts.get(link.account);
    return account && { link, account, isExpired: link.expiresAt <= getMoment(ctx).at };
  };
  return new Hono()
    .use(pageHeaders)
    .get('/:token', (c) => {
      const found = findLink(c.req.param('token'));
      if (!found) return c.html(missingPage(), 404);
      return found.isExpired ? c.redirect(found.link.refreshUrl, 303) : c.html(onboardingPage(found.account));
    })
    .post('/:token', async (c) => {
      const found = findLink(c.req.param('token'));
      const choice = Choice.safeParse(await c.req.parseBody());
      if (!found || !choice.success) return c.html(missingPage(), 404);
      const { link, account, isExpired } = found;
      if (isExpired) return c.redirect(link.refreshUrl, 303);
      ctx.state.links.set(c.req.param('token'), { ...link, expiresAt: 0 });
      if (choice.data.action !== 'leave') await actOnAccount(ctx, account, choice.data.action);
      return c.redirect(link.returnUrl, 303);
    });
}
