import { authenticateSubscriber } from '../accounts/index.ts';
import type { Ctx } from '../platform/context.ts';
import type { SubscribeAuth, SubscribeAuthResult } from './contract.ts';
import { requireCampaign } from './find-campaign.ts';
import { PASSWORD_NEEDED } from './rules.ts';

/**
 * Logs in whoever wants to subscribe, or makes their account (specification §4, "Fan subscribe auth"). `cookies` are
 * for the browser; the session's token stays out of the answer, where scripts of the page could read it.
 */
export async function authenticate(
  ctx: Ctx,
  input: SubscribeAuth,
): Promise<{ readonly result: SubscribeAuthResult; readonly cookies: readonly string[] }> {
  await requireCampaign(ctx, input.campaignId);
  const { email, password, name } = input;
  const auth = await authenticateSubscriber(ctx, { email, password, name, language: ctx.language });
  switch (auth.action) {
    case 'requirePassword':
      return { result: { action: auth.action, message: PASSWORD_NEEDED[ctx.language] }, cookies: [] };
    case 'authenticated':
      return { result: { action: auth.action, user: auth.user }, cookies: auth.cookies };
    case 'accountCreated': {
      const { action, user, credentials, cookies } = auth;
      return { result: { action, user, credentials }, cookies };
    }
  }
}
