import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '#api/platform/rules.ts';
import { scores } from '../table.ts';

/** Returns the expression for the explanation of a score in its reader's language. */
export function selectExplanation(language: Language): SQL<string> {
  const { explanationNl, explanationEn, reasoning } = scores;
  return sql<string>`coalesce(${language === 'nl' ? explanationNl : explanationEn}, ${reasoning})`;
}
