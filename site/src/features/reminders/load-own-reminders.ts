import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import { SESSION_HINT_COOKIE } from '#api/platform/rules.ts';
import type { OwnReminders } from '#api/reminders/contract.ts';

/**
 * Loads which reminders of a campaign a visitor with a session has; undefined for all others, and when the API fails.
 * What is rendered with it is for one visitor: such a page must not be cached.
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
