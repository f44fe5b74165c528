import { sql } from 'drizzle-orm';
import { submissions } from '../submissions/table.ts';
import { nominees, ownerNominations, winners } from './table.ts';

/** Holds for an answer that was nominated or won. */
export const isShortlisted = sql.join(
  [nominees, ownerNominations, winners].map(
    (table) => sql`exists (select 1 from ${table}
      where ${table.campaignId} = ${submissions.campaignId} and ${table.submissionId} = ${submissions.id})`,
  ),
  sql` or `,
);
