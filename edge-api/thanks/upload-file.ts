import { and, eq, ne } from 'drizzle-orm';
import { ENCODED_TYPE, encodeImage } from '../media/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed, conflict } from '../platform/errors.ts';
import { errorMessage } from '../platform/log.ts';
import { commit, runUnit } from '../platform/unit-of-work.ts';
import { parseCaptions, CAPTIONS_TYPE } from './captions-rules.ts';
import { isPlayable } from './container-rules.ts';
import type { UploadQuery } from './contract.ts';
import { discardFiles } from './discard-files.ts';
import { detectMediaType } from './file-type-rules.ts';
import { readUploadBody, type UploadBody } from './read-upload-body.ts';
import { requireDraft } from './own-thanks.ts';
import {
  FILE_EMPTY,
  FILES_MAX,
  WRONG_FILE_TYPE,
  type FileKind,
  PHOTO_SIDE_MAX,
  TOO_MANY_PHOTOS,
  UPLOAD_INTERRUPTED,
} from './rules.ts';
import { thanksFiles } from './table.ts';

type Upload = UploadQuery & { readonly campaignId: string; readonly request: Request };
type NewFile = typeof thanksFiles.$inferInsert;
type StoredFile = Pick<NewFile, 'mimeType' | 'bytes' | 'width' | 'height'> & {
  readonly content: ReadableStream<Uint8Array> | Uint8Array;
};

/**
 * Adds a file to an unsent thank-you; new video, audio or captions replace the previous file, and what is left of a
 * refused upload is discarded. Throws 413 and 415 by rules.ts, 409 once the thank-you was sent.
 */
export async function uploadFile(ctx: Ctx, { campaignId, kind, name, request }: Upload) {
  await requireDraft(ctx, campaignId);
  if (kind === 'photo') await requirePhotoCapacity(ctx, campaignId);
  const body = await readUploadBody(request, kind);
  const { content, ...stored } = await encodeUpload(ctx, kind, body);
  const id = crypto.randomUUID();
  const row: NewFile = {
    id,
    campaignId,
    kind,
    name,
    ...stored,
    key: `thanks/${crypto.randomUUID()}`,
    state: 'uploading',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await ctx.db.insert(thanksFiles).values(row);
  try {
    await storeBytes(ctx, row, content);
    await publishFile(ctx, row);
  } catch (error) {
    await discardUpload(ctx, row);
    throw error;
  }
  ctx.defer(discardFiles(ctx));
  return { id };
}

async function storeBytes(ctx: Ctx, { campaignId, key, mimeType }: NewFile, content: StoredFile['content']) {
  try {
    await ctx.env.MEDIA.put(key, content, { httpMetadata: { contentType: mimeType } });
  } catch (error) {
    ctx.log.warn('upload_broken_off', { campaign: campaignId, reason: errorMessage(error) });
    throw validationFailed([{ path: 'file', message: UPLOAD_INTERRUPTED }]);
  }
}

function encodeUpload(ctx: Ctx, kind: FileKind, body: UploadBody): Promise<StoredFile> | StoredFile {
  if (kind === 'photo') return toPhotoFile(ctx, body);
  return kind === 'captions' ? toCaptionsFile(body) : toPlayableFile(kind, body);
}

function toPlayableFile(kind: 'video' | 'audio', body: UploadBody): StoredFile {
  const mimeType = detectMediaType(kind, body.head);
  if (mimeType === undefined) throw new ApiError(415, 'unsupported_media', WRONG_FILE_TYPE[kind]);
  if (!isPlayable(mimeType, body.head, body.bytes))
    throw new ApiError(415, 'unsupported_media', FILE_EMPTY[kind]);
  return { mimeType, bytes: body.bytes, content: body.stream() };
}

async function toCaptionsFile(body: UploadBody): Promise<StoredFile> {
  const text = parseCaptions(await readAll(body));
  if (text === undefined) throw new ApiError(415, 'unsupported_media', WRONG_FILE_TYPE.captions);
  const content = new TextEncoder().encode(text);
  return { mimeType: CAPTIONS_TYPE, bytes: content.length, content };
}

function readAll(body: UploadBody): Promise<Uint8Array> {
  return new Response(body.stream()).bytes().catch(() => {
    throw validationFailed([{ path: 'file', message: UPLOAD_INTERRUPTED }]);
  });
}

async function toPhotoFile(ctx: Ctx, body: UploadBody): Promise<StoredFile> {
  const { pictures, width, height } = await encodeImage(ctx, await readAll(body), { side: PHOTO_SIDE_MAX });
  const content = pictures[0] ?? new Uint8Array();
  return { mimeType: ENCODED_TYPE, bytes: content.length, width, height, content };
}

async function publishFile(ctx: Ctx, { id, campaignId, kind }: NewFile): Promise<void> {
  await runUnit(async () => {
    const unchanged = await requireDraft(ctx, campaignId);
    const photos = kind === 'photo' ? await requirePhotoCapacity(ctx, campaignId) : 0;
    const isOfKind = isReady(campaignId, kind);
    const [, published] = await commit(
      ctx,
      and(unchanged, kind === 'photo' ? eq(ctx.db.$count(thanksFiles, isOfKind), photos) : undefined),
      [
        ctx.db
          .update(thanksFiles)
          .set({ state: 'removed', updatedAt: ctx.now })
          .where(and(isOfKind, ne(thanksFiles.kind, 'photo'))),
        ctx.db
          .update(thanksFiles)
          .set({ state: 'ready', updatedAt: ctx.now })
          .where(and(eq(thanksFiles.id, id), eq(thanksFiles.state, 'uploading')))
          .returning({ id: thanksFiles.id }),
      ],
    );
    if (published.length === 0) throw validationFailed([{ path: 'file', message: UPLOAD_INTERRUPTED }]);
  });
}

const isReady = (campaignId: string, kind: FileKind) =>
  and(eq(thanksFiles.campaignId, campaignId), eq(thanksFiles.state, 'ready'), eq(thanksFiles.kind, kind));

/** Returns how many photos a thank-you has; throws 409 if the maximum is reached. */
async function requirePhotoCapacity(ctx: Ctx, campaignId: string): Promise<number> {
  const photos = await ctx.db.$count(thanksFiles, isReady(campaignId, 'photo'));
  if (photos >= FILES_MAX.photo) throw conflict(TOO_MANY_PHOTOS);
  return photos;
}

/** Deletes the bytes first: if the row is already gone, nothing else would find them. */
async function discardUpload(ctx: Ctx, { id, key }: NewFile): Promise<void> {
  await ctx.env.MEDIA.delete(key);
  await ctx.db.delete(thanksFiles).where(eq(thanksFiles.id, id));
}
