import { sql, type SQL } from 'drizzle-orm';
import { media } from './table.ts';

/** Returns the condition that a person uploaded a picture. */
export function isUploadedBy(id: string, userId: string): SQL {
  return sql`exists (select 1 from ${media} where ${media.id} = ${id} and ${media.uploadedBy} = ${userId})`;
}
