import type { APIRoute } from 'astro';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { settings } from '#site/i18n/settings.ts';
import { texts } from '#site/i18n/texts.ts';
import { PALETTE } from '#site/styles/palette.ts';

export const prerender = true;

/** Returns the paths of the web app manifests, one for each language. */
export const getStaticPaths = () =>
  LANGUAGES.map((language) => ({ params: { lang: language }, props: { language } }));

const icon = (side: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute<{ language: Language }> = ({ props: { language } }) => {
  const name = texts(language)['site.name'];
  const manifest = {
    id: `/${language}`,
    name,
    short_name: name,
    description: settings(language).description,
    lang: language,
    start_url: `/${language}`,
    scope: '/',
    display: 'browser',
    background_color: PALETTE.midnight,
    theme_color: PALETTE.midnight,
    // The mark has a margin, so that the same pictures can also be masked.
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
};
