import categories from './keyword-categories.json' with { type: 'json' };
import type { Language, LocalizedText } from '../platform/rules.ts';

/** The keyword categories; of each the most wanted keywords first (RULES.md, "Data"). */
const KEYWORD_CATEGORIES: readonly {
  readonly name: LocalizedText;
  readonly keywords: readonly LocalizedText[];
}[] = categories;

/** Returns the categories in one language, as a form offers them. */
export function getKeywordCategories(
  language: Language,
): readonly { readonly name: string; readonly keywords: readonly string[] }[] {
  return KEYWORD_CATEGORIES.map(({ name, keywords }) => ({
    name: name[language],
    keywords: keywords.map((keyword) => keyword[language]),
  }));
}
