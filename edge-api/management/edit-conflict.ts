import { EDITED_ELSEWHERE, FIELD_EDITED_ELSEWHERE } from '../campaigns/rules.ts';
import type { campaigns } from '../campaigns/table.ts';
import { listFieldsEditedSince } from '../campaigns/version-rules.ts';
import { ApiError } from '../platform/errors.ts';

type Row = typeof campaigns.$inferSelect;

/** Throws 412, with the fields that were edited since, for an edit that is based on another version. */
export function requireVersion(row: Row, version: number | undefined): void {
  if (version === undefined || version === row.version) return;
  const details = listFieldsEditedSince(row, version).map((path) => ({
    path,
    message: FIELD_EDITED_ELSEWHERE,
  }));
  throw new ApiError(412, 'conflict', EDITED_ELSEWHERE, { details });
}
