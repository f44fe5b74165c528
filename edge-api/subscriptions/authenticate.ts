import { authenticateSubscriber, findSubscriber, selectPersonId } from '../accounts/index.ts';
import { publishCampaigns } from '../campaigns/index.ts';
import type { Ctx } from '../platform/context.ts';
import { PASSWORD_PROMPT } from '../submissions/rules.ts';
import type { SubscribeAuth, SubscribeAuthResult } from './contract.ts';
import { selectOpenCampaign, toOpenCampaign } from './require-open-campaign.ts';

/**
 * Logs a subscriber in, or creates their account (RULES.md, "Subscribing"); throws 409 if the campaign is not open. The
 * frame on a partner's page gets no cookies, because browsers keep none of another site's, but a token that is only
 * good for subscribing to this campaign.
 */
export async function authenticate(
  ctx: Ctx,
  { campaignId, embed, ...typed }: SubscribeAuth,
): Promise<{ readonly result: SubscribeAuthResult; readonly cookies: readonly string[] }> {
  const query = selectOpenCampaign(ctx, campaignId, selectPersonId(ctx, typed.email));
  const [row] = await findSubscriber(ctx, typed.email, query);
  const { personId } = toOpenCampaign(ctx, row);
  const person = { ...typed, hasAccount: personId !== null, boundTo: embed ? campaignId : undefined };
  const started = await authenticateSubscriber(ctx, person, (own, userId) => [publishCampaigns(own, userId)]);
  if (!started)
    return { result: { action: 'requirePassword', message: PASSWORD_PROMPT[ctx.language] }, cookies: [] };
  const { credentials, user, token, cookies } = started;
  const session = { user, ...(embed && { token }) };
  return {
    result: credentials
      ? { action: 'accountCreated', credentials, ...session }
      : { action: 'authenticated', ...session },
    cookies: embed ? [] : cookies,
  };
}
