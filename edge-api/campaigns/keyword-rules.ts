import categories from './keyword-categories.json' with { type: 'json' };
import type { Language, LocalizedText } from '../platform/rules.ts';

/** The keyword categories, each with its most wanted keywords first (RULES.md, "Data"). */
const KEYWORD_CATEGORIES: readonly {
  readonly name: LocalizedText;
  readonly keywords: readonly LocalizedText[];
}[] = categories;

/** Returns the categories in one language, for a form. */
export function getKeywordCategories(language: Language) {
  return KEYWORD_CATEGORIES.map(({ name, keywords }) => ({
    name: name[language],
    keywords: keywords.map((keyword) => keyword[language]),
  }));
}
