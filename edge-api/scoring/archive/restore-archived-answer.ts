import type { Ctx } from '#api/platform/context.ts';
import { ApiError } from '#api/platform/errors.ts';
import { restoreAnswer } from '#api/submissions/index.ts';
import { ARCHIVE_UNAVAILABLE } from '../rules.ts';
import { readArchivedTexts, type ArchiveRef } from './read-archived-texts.ts';

/**
 * Brings the text of an archived answer back into the database, before something that needs it there; does nothing for
 * others. Throws 503 while the archive does not answer.
 */
export async function restoreArchivedAnswer(ctx: Ctx, ref: ArchiveRef): Promise<void> {
  const texts = (await readArchivedTexts(ctx, [ref])).get(ref.submissionId);
  if (texts === undefined) return;
  if (!texts.isReadable) throw new ApiError(503, 'archive_unavailable', ARCHIVE_UNAVAILABLE);
  await restoreAnswer(ctx, ref.submissionId, texts.answer);
}
