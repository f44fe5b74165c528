import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { User } from '#api/accounts/contract.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';

/** Who looks at a campaign's page, once they are logged in. */
export type Visitor = {
  readonly user: User;
  /** What they take part with; null for who does not. */
  readonly submission: Submission | null;
  readonly isOwner: boolean;
};

/**
 * Loads who looks at a campaign's page, before anything is shown: a form that turned into something else would jump.
 * Returns undefined for who has no session, and when the API fails. What is rendered with it is for one visitor: such a
 * page must not be cached.
 */
export async function loadVisitor(page: AstroGlobal, campaignId: string): Promise<Visitor | undefined> {
  if (!page.cookies.has(SESSION_HINT_COOKIE)) return undefined;
  const { api } = createServerClient(page.request);
  const param = { id: campaignId };
  const [me, own] = await Promise.all([
    api.users.me.$get(),
    api['campaign-submissions']['by-campaign'][':id'].$get({ param }),
  ]);
  if (!me.ok || !own.ok) return undefined;
  const { user } = await me.json();
  const { submission } = await own.json();
  const mayOwn = user.role === 'celebrity' || user.role === 'charity' || user._inTeam === true;
  return { user, submission, isOwner: mayOwn && (await api.campaigns[':id'].$get({ param })).ok };
}
