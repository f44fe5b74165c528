import { HOME_SLUG, LEGAL_NAMES } from '../../site/src/i18n/reserved-slugs.ts';
import { translate } from '../texts/translate.ts';
import type { Submission } from './submission.ts';

/** Checks that a page that visitors always need is not a draft; returns the problem, if any. */
export function validateDraft({ values, form }: Submission): string | undefined {
  if (values['draft'] !== true) return undefined;
  const isNeeded = [HOME_SLUG, ...LEGAL_NAMES].some((name) => form.path.endsWith(`/${name}.json`));
  return isNeeded
    ? `${translate('Draft')}: ${translate('Visitors always need this page, so it cannot be a draft')}.`
    : undefined;
}
