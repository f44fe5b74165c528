import { getEntry } from 'astro:content';
import type { Language } from '#api/platform/rules.ts';
import { getPathLanguage } from '../i18n/redirects.ts';
import { toLinkAttributes, type Link } from '../ui/link.ts';

/** Finds the page whose file a link names; a draft has no address yet. */
export async function findPage(file: string): Promise<{ href: string | undefined } | undefined> {
  const id = /^site\/content\/pages\/(?<id>[\w/-]+)\.json$/.exec(file)?.groups?.['id'];
  const page = id === undefined ? undefined : await getEntry('pages', id);
  const language = getPathLanguage(`/${id ?? ''}`);
  if (!page || !language) return undefined;
  return { href: page.data.draft ? undefined : `/${language}/pages/${page.data.slug}` };
}

/**
 * Returns the attributes of a link in a block: a reference leads to the page's slug, else to '#' (RULES.md,
 * "Addresses").
 */
export async function resolveLinkAttributes(
  link: Link,
  language: Language,
): Promise<ReturnType<typeof toLinkAttributes>> {
  if (link.type !== 'reference') return toLinkAttributes(link, language);
  const page = await findPage(link.reference ?? '');
  return { ...toLinkAttributes({ ...link, type: 'custom' }, language), href: page?.href ?? '#' };
}
