import type { Language } from '#api/platform/rules.ts';
import { featureParts, type Translation } from '#site/i18n/feature-texts.ts';
import { en } from './texts.en.ts';
import { nl } from './texts.nl.ts';

/** The texts of the dashboard, part by part; an island gets its own parts in one language. */
export type DashboardTexts = Translation<typeof nl>;

/** The texts in a language, with the editors' laid over them ('dashboard.submissions.pay'). For pages, not islands. */
export function dashboardTexts(language: Language): DashboardTexts {
  const texts: DashboardTexts = language === 'nl' ? nl : en;
  return featureParts('dashboard', texts, language);
}
