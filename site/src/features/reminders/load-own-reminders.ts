import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import type { OwnReminders } from '#api/reminders/contract.ts';

/**
 * Loads the visitor's reminders of a campaign; undefined without a session, or when the API fails. A page rendered with
 * the result is for one visitor and must not be cached.
 */
export async function loadOwnReminders(
  page: AstroGlobal,
  campaignId: string,
): Promise<OwnReminders | undefined> {
  if (!page.cookies.has(SESSION_HINT_COOKIE)) return undefined;
  const { api } = createServerClient(page.request);
  const reply = await api.reminders['by-campaign'][':id'].$get({ param: { id: campaignId } });
  return reply.ok ? (await reply.json()).doc : undefined;
}
