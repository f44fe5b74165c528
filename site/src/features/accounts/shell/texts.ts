import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts around every page of the dashboard; an island gets its own parts in one language. */
export type ShellTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('dashboard.shell.…'). For pages, not islands. */
export function shellTexts(language: Language): ShellTexts {
  const texts: ShellTexts = language === 'nl' ? nl : en;
  return featureParts('dashboard', texts, language);
}
