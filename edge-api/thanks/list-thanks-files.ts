import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import type { ThanksFile } from './contract.ts';
import { FILE_KINDS, FILES_MAX, thanksFileUrl } from './rules.ts';
import { thanksFiles } from './table.ts';

const TOTAL_FILES_MAX = FILE_KINDS.reduce((sum, kind) => sum + FILES_MAX[kind], 0);

/** Returns the query for the files of a thank-you, in the order of their upload. */
export function listThanksFiles(ctx: Ctx, campaignId: string) {
  return ctx.db
    .select()
    .from(thanksFiles)
    .where(and(eq(thanksFiles.campaignId, campaignId), eq(thanksFiles.state, 'ready')))
    .orderBy(asc(thanksFiles.createdAt), asc(thanksFiles.id))
    .limit(TOTAL_FILES_MAX);
}

/** Converts a file to what those who paid see. */
export function toThanksFile(file: typeof thanksFiles.$inferSelect): ThanksFile {
  const { id, kind, mimeType, bytes, alt, width, height } = file;
  return { id, kind, url: thanksFileUrl(id), mimeType, bytes, alt, width, height };
}
