import type { Language } from '#api/platform/rules.ts';
import { toLinkAttributes, type Link } from '../ui/link.ts';
import { findPage } from './list-pages.ts';

/** Returns the attributes of a block's link; without a target it leads to '#' (RULES.md, "Addresses"). */
export async function resolveLinkAttributes(
  link: Link,
  language: Language,
): Promise<ReturnType<typeof toLinkAttributes>> {
  if (link.type !== 'reference') return toLinkAttributes(link, language);
  const page = await findPage(link.reference ?? '');
  return { ...toLinkAttributes({ ...link, type: 'custom' }, language), href: page?.href ?? '#' };
}
