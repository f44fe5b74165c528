import { authenticateSubscriber } from '../accounts/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { SubscribeAuth, SubscribeAuthResult } from './contract.ts';
import { requireOpenCampaign } from './require-open-campaign.ts';
import { PASSWORD_PROMPT } from '../submissions/rules.ts';

/**
 * Logs in whoever wants to subscribe, or makes their account (specification §4, "Fan subscribe auth"). `cookies` are
 * for the browser; the session's token stays out of the answer, where scripts of the page could read it. Only the
 * frame on a partner's page gets it, and no cookies: browsers keep none of another site's (api.md). Throws 409 when the
 * campaign is not open, so that nobody gets an account for a form that cannot be sent any more.
 */
export async function authenticate(
  ctx: Ctx,
  input: SubscribeAuth,
): Promise<{ readonly result: SubscribeAuthResult; readonly cookies: readonly string[] }> {
  await requireOpenCampaign(ctx, input.campaignId);
  const { email, password, name } = input;
  const auth = await authenticateSubscriber(ctx, { email, password, name, language: ctx.language });
  const cookiesFor = ({ cookies }: { readonly cookies: readonly string[] }) => (input.embed ? [] : cookies);
  switch (auth.action) {
    case 'requirePassword':
      return { result: { action: auth.action, message: PASSWORD_PROMPT[ctx.language] }, cookies: [] };
    case 'authenticated': {
      const { action, user } = auth;
      return {
        result: { action, user, ...(input.embed && { token: auth.token }) },
        cookies: cookiesFor(auth),
      };
    }
    case 'accountCreated': {
      const { action, user, credentials } = auth;
      const result = { action, user, credentials, ...(input.embed && { token: auth.token }) };
      return { result, cookies: cookiesFor(auth) };
    }
  }
}
