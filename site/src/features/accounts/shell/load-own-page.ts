import type { AstroGlobal } from 'astro';
import { createServerClient } from '#api/client.server.ts';
import type { User } from '#api/accounts/contract.ts';
import { SESSION_HINT_COOKIE, type Language } from '#api/platform/rules.ts';
import { CAMPAIGN_NAME, NoPage, readLanguage } from '#site/i18n/campaign-route.ts';
import { toFailure } from '#widget/client/outcome.ts';
import { readReply, Refused, type Reply } from './read-reply.ts';
import { CONFIRMED_ELSEWHERE, loginPath, SESSION_ENDED } from '../login-path.ts';

type OwnPageRequest = Pick<AstroGlobal, 'cookies' | 'params' | 'redirect' | 'request' | 'url'>;
type Api = ReturnType<typeof createServerClient>['api'];
export type OwnPageParts = {
  readonly api: Api;
  readonly user: User;
  /** The id in the address; empty where it has none. */
  readonly id: string;
  /** The query parameters that are not blank. */
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
};
type OwnPage<T> = Pick<OwnPageParts, 'language' | 'user' | 'id'> & { readonly page: T };

/** Statuses shown as not found: the API does not reveal whether something belongs to another person. */
const MISSING = [400, 403, 404];

/**
 * Loads a dashboard page: the person who is logged in, and what the page shows. Throws {@link NoPage} without
 * a session, with a redirect to the login, and where the API answers with one of {@link MISSING}.
 */
export async function loadOwnPage<T>(
  astro: OwnPageRequest,
  load: (parts: OwnPageParts) => Promise<T> | T,
): Promise<OwnPage<T>> {
  const language = readLanguage(astro);
  const { id = '' } = astro.params;
  if (id !== '' && !CAMPAIGN_NAME.test(id)) throw new NoPage();
  const { api } = createServerClient(astro.request);
  const query = Object.fromEntries([...astro.url.searchParams].filter(([, value]) => value.trim() !== ''));
  try {
    const { user } = await readReply(api.users.me.$get());
    return { language, user, id, page: await load({ api, user, id, query, language }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.reply.status === 401) throw new NoPage(astro.redirect(await toLogin(astro, error.reply)));
    if (MISSING.includes(error.reply.status)) throw new NoPage();
    throw error;
  }
}

/** Loads a page about one of the person's campaigns, which shows the response of one call. */
export function loadOwnCampaign<T>(
  astro: OwnPageRequest,
  call: (campaign: Api['campaigns'][':id'], param: { readonly id: string }) => Promise<Reply<T>>,
): Promise<OwnPage<T>> {
  return loadOwnPage(astro, ({ api, id }) => readReply(call(api.campaigns[':id'], { id })));
}

/** Loads an admin page; for anyone else it does not exist. */
export function loadAdminPage<T>(
  astro: OwnPageRequest,
  call: (api: Api['admin'], query: OwnPageParts['query']) => Promise<Reply<T>>,
): Promise<OwnPage<T>> {
  return loadOwnPage(astro, ({ api, query }) => readReply(call(api.admin, query)));
}

/** Returns the login page that leads back, with the reason if a session has ended. */
async function toLogin({ cookies, url }: OwnPageRequest, reply: Reply<unknown>): Promise<string> {
  const path = loginPath(url);
  const { code } = toFailure(reply.status, await reply.json());
  if (code === 'confirmed_elsewhere') return `${path}&${CONFIRMED_ELSEWHERE}`;
  return cookies.has(SESSION_HINT_COOKIE) ? `${path}&${SESSION_ENDED}` : path;
}
