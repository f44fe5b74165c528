import type { APIRoute } from 'astro';
import { LANGUAGES, DAY_MS } from '#api/platform/rules.ts';
import { findPagePath } from '#site/i18n/find-page-path.ts';

export const prerender = true;

/** How long this file is valid after the build; RFC 9116 recommends less than a year. */
const LIFETIME_MS = 365 * DAY_MS;

/** Says whom to tell about a security hole in this site (https://www.rfc-editor.org/rfc/rfc9116). */
export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string) => new URL(path, site ?? url).href;
  const contact = findPagePath('site/content/pages/en/contact.json') ?? '/en';
  return new Response(
    [
      `Contact: ${absolute(contact)}`,
      `Expires: ${new Date(Date.now() + LIFETIME_MS).toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${absolute('/.well-known/security.txt')}`,
      '',
    ].join('\n'),
  );
};
