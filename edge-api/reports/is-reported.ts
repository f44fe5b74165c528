import { sql } from 'drizzle-orm';
import { submissions } from '../submissions/table.ts';
import { reports } from './table.ts';

/** Holds for an answer that was reported, whatever was decided. */
export const isReported = sql`exists (select 1 from ${reports} where ${reports.submissionId} = ${submissions.id})`;
