import { translate } from '../texts/translate.ts';
import { toSlug } from '../../edge-api/platform/slug-rules.ts';
import { RESERVED_SLUGS } from '../../site/src/i18n/reserved-slugs.ts';

/** The maximum length of an address's last part, in characters. */
const SLUG_MAX = 80;

/** Returns whether the field starts locked: the page is a draft, so nobody links to it yet, and the slug is derived. */
export function isInitiallyLocked(slug: string, source: string, draft: unknown): boolean {
  return draft === true && (slug === '' || slug === toSlug(source));
}

/** Derives the slug of a locked field; keeps the old slug when the source has no usable character. */
export function deriveSlug(slug: string, source: string): string {
  return toSlug(source).slice(0, SLUG_MAX) || slug;
}

/** Checks a slug; returns the problem as a sentence, or undefined when it is valid (RULES.md, "Addresses"). */
export function validateSlug(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return translate('Give the page an address');
  if (value.length > SLUG_MAX) return translate('At most {max} characters', { max: SLUG_MAX });
  const suggestion = toSlug(value);
  if (RESERVED_SLUGS.includes(value)) {
    return translate('The site itself uses the address {slug}: choose another', { slug: value });
  }
  if (value === suggestion) return undefined;
  return suggestion === ''
    ? translate('Only small letters, digits, hyphens and underscores')
    : translate('Only small letters, digits, hyphens and underscores, for example {example}', {
        example: suggestion,
      });
}
