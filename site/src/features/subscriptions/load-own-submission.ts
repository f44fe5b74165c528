import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { SESSION_HINT_COOKIE, type Role } from '#api/platform/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import type { Person } from '#widget/subscribe/flow.ts';

/** What the visitor of a campaign's page takes part with. */
export type OwnSubmission = {
  readonly submission: Submission;
  readonly person: Person;
  readonly role: Role;
};

/**
 * Loads what the visitor takes part in a campaign with, before anything is shown: a form that turned into something
 * else would jump. Returns undefined for all other visitors, and when the API fails. What is rendered with it is for
 * one visitor: such a page must not be cached.
 */
export async function loadOwnSubmission(
  page: AstroGlobal,
  campaignId: string,
): Promise<OwnSubmission | undefined> {
  if (!page.cookies.has(SESSION_HINT_COOKIE)) return undefined;
  const { api } = createServerClient(page.request);
  const [own, me] = await Promise.all([
    api['campaign-submissions']['by-campaign'][':id'].$get({ param: { id: campaignId } }),
    api.users.me.$get(),
  ]);
  if (!own.ok || !me.ok) return undefined;
  const { submission } = await own.json();
  const { user } = await me.json();
  const { name, email, role } = user;
  return submission ? { submission, person: { name, email }, role } : undefined;
}
