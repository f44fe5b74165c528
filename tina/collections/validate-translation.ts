import { findTranslationProblem } from '../../site/src/blocks/find-translation.ts';
import { translate } from '../texts/translate.ts';
import { listPages } from '../translations/list-pages.ts';
import type { Submission } from './submission.ts';

/** Checks that the page chosen as the translation is one, and nobody else's; returns the problem, if any. */
export async function validateTranslation({ values, form, cms }: Submission): Promise<string | undefined> {
  const { translation } = values;
  if (typeof translation !== 'string' || translation === '') return undefined;
  const page = { file: form.path.replace(/\/{2,}/g, '/'), translation };
  const others = (await listPages(cms.api.tina)).filter(({ file }) => file !== page.file);
  if (findTranslationProblem(page, [page, ...others]) === undefined) return undefined;
  const problem = translate('The page {page} is not in the other language, or already has a translation', {
    page: translation,
  });
  return `${translate('The same page in the other language')}: ${problem}.`;
}
