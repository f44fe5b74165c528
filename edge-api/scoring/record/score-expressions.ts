import { sql, type SQL } from 'drizzle-orm';
import type { Language } from '#api/platform/rules.ts';
import { recordEntries, recordKeys, scores } from '../table.ts';

/** Returns the expression for the explanation of a score in its reader's language; null once it is erased. */
export function selectExplanation(language: Language): SQL<string | null> {
  return sql`${language === 'nl' ? scores.explanationNl : scores.explanationEn}`;
}

/** Returns the expression for a submission's own receipt, as JSON: where its last judging is recorded, and what proves it. */
export function selectReceipt(): SQL<string | null> {
  return sql<string | null>`(select json_object('position', judged.position, 'hash', judged.hash,
      'proof', json_object('entry', entry.body, 'key', own.key))
    from ${scores} as judged
    inner join ${recordEntries} as entry
      on entry.campaign_id = judged.campaign_id and entry.position = judged.position
    inner join ${recordKeys} as own on own.submission_id = judged.submission_id
    where judged.submission_id = ${sql.raw('"submissions"."id"')} order by judged.position desc limit 1)`;
}
