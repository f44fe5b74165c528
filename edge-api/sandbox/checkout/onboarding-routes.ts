import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { actOnAccount, getMoment, type Context } from '../context.ts';
import { type Html, page, pageHeaders, SHOP_NAME } from '../pages/page.ts';
import type { ConnectedAccount } from '../stripe/connected-account.ts';
import { missingPage } from './ended-page.ts';

/** The possible outcomes of an onboarding, in the order of their buttons. */
const ENDINGS = ['finish', 'submit', 'fail', 'leave'] as const;
const Choice = z.object({ action: z.enum(ENDINGS) });

/** The hosted page of an onboarding; a link works once and briefly, and later redirects to get a new one. */
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

const nl = {
  title: 'Rekening openen',
  lead: 'Bij de betaalprovider geef je hier op wie jullie zijn, jullie nummer bij de Kamer van Koophandel en de bankrekening.',
  sandbox: 'Dit is een testomgeving.',
  note: 'We vragen niets: kies hoe het afloopt.',
  finish: 'Alles is ingevuld en gecontroleerd',
  submit: 'Alles is ingevuld, de controle loopt nog',
  fail: 'De aanvraag wordt afgewezen',
  leave: 'Stop, en ga later verder',
};
const en: typeof nl = {
  title: 'Open an account',
  lead: 'This is where the payment provider asks who you are, for your registration and for your bank account.',
  sandbox: 'This is a sandbox.',
  note: 'Nothing is asked for: choose how it ends.',
  finish: 'Everything is filled in and verified',
  submit: 'Everything is filled in, and is still being verified',
  fail: 'The application is rejected',
  leave: 'Stop, and go on later',
};

function onboardingPage({ params }: ConnectedAccount): Html {
  const isDutch = params.defaults.locales.includes('nl-NL');
  const texts = isDutch ? nl : en;
  return page(
    `${texts.title} · ${SHOP_NAME}`,
    html`<main class="narrow">
      <div class="card">
        <h1>${texts.title}</h1>
        <p class="muted">${params.display_name}. ${texts.lead}</p>
        <p class="note"><strong>${texts.sandbox}</strong> ${texts.note}</p>
        <form method="post">
          ${ENDINGS.map(
            (ending) =>
              html`<button class="button" name="action" value="${ending}">${texts[ending]}</button>`,
          )}
        </form>
      </div>
    </main>`,
    isDutch ? 'nl' : 'en',
  );
}
