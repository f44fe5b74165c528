import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { User } from '#api/accounts/contract.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';

/** A visitor of a campaign's page who is logged in. */
export type Visitor = {
  readonly user: User;
  /** Their own submission; null if they do not take part. */
  readonly submission: Submission | null;
  readonly isOwner: boolean;
};

/**
 * Loads the visitor of a campaign's page before anything is rendered: a form that changed later would make the page
 * jump. Returns undefined without a session, or when the API fails. A page rendered with the result is for one visitor
 * and must not be cached.
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
