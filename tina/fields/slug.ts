import { toSlug } from '#api/campaigns/rules.ts';
import { RESERVED_SLUGS } from '#site/i18n/reserved-slugs.ts';

/** Characters of an address's last part at most. */
const SLUG_MAX = 80;

/** Whether the field opens locked: as long as the address is what its source makes of it, or was never written. */
export function isInitiallyLocked(slug: string, source: string): boolean {
  return slug === '' || slug === toSlug(source);
}

/** The slug while the field is locked; it stays when its source has nothing that an address could be made of. */
export function deriveSlug(slug: string, source: string): string {
  return toSlug(source).slice(0, SLUG_MAX) || slug;
}

/** What is wrong with a slug, as a sentence; nothing when it can be an address (specification §5, "Slug"). */
export function validateSlug(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return 'A page needs an address';
  if (value.length > SLUG_MAX) return `At most ${SLUG_MAX} characters`;
  const suggestion = toSlug(value);
  if (RESERVED_SLUGS.includes(value)) return `The site itself uses the address ${value}: choose another`;
  if (value === suggestion) return undefined;
  return suggestion === ''
    ? 'Only small letters, digits, hyphens and underscores'
    : `Only small letters, digits, hyphens and underscores, for example ${suggestion}`;
}
