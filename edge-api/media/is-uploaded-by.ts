import { eq, type SQL } from 'drizzle-orm';
import { hasRow } from '../platform/has-row.ts';
import { media } from './table.ts';

/** Returns the condition that a person uploaded a picture. */
export function isUploadedBy(id: string, userId: string): SQL {
  return hasRow(media, eq(media.id, id), eq(media.uploadedBy, userId));
}
