import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '#api/platform/rules.ts';
import { scores } from '../table.ts';

/** Returns the expression for the explanation of a score in its reader's language; null once it is erased. */
export function selectExplanation(language: Language): SQL<string | null> {
  return sql`${language === 'nl' ? scores.explanationNl : scores.explanationEn}`;
}

/** Returns the expression for a submission's receipt, as `parseReceipt` reads it: where its last judging is recorded. */
export function selectReceipt(): SQL<string | null> {
  // SQLite takes the hash from the row of the maximum (https://sqlite.org/lang_select.html#bareagg).
  return sql<string | null>`(select max(${scores.position}) || '-' || ${scores.hash} from ${scores}
    where ${scores.submissionId} = ${sql.raw('"submissions"."id"')})`;
}
