import { and, eq, ne, sql } from 'drizzle-orm';
import { ENCODED_TYPE, encodeImage } from '../media/index.ts';
import type { Ctx } from '../platform/context.ts';
import { Refusal, validationFailed } from '../platform/errors.ts';
import { insertWhile } from '../platform/insert-while.ts';
import { reasonOf } from '../platform/log.ts';
import { captionsIn, CAPTIONS_TYPE } from './captions-rules.ts';
import type { UploadQuery } from './contract.ts';
import { discardFiles } from './discard-files.ts';
import { mediaTypeOf } from './file-type-rules.ts';
import { readBody, type Body } from './read-body.ts';
import { alreadySent, requireDraft } from './require-draft.ts';
import {
  FILES_MAX,
  NOT_OF_KIND,
  type FileKind,
  PHOTO_SIDE_MAX,
  TOO_MANY_PHOTOS,
  UPLOAD_BROKEN_OFF,
} from './rules.ts';
import { thanksFiles } from './table.ts';
import { whileUnsent } from './while-unsent.ts';

type Upload = UploadQuery & { readonly campaignId: string; readonly request: Request };
type NewFile = typeof thanksFiles.$inferInsert;
type Stored = Pick<NewFile, 'mimeType' | 'bytes' | 'width' | 'height'> & {
  readonly content: ReadableStream<Uint8Array> | Uint8Array;
};

/**
 * Adds a file to a thank-you that was not sent yet: under a random name, video and audio streamed as they are,
 * photos re-encoded, captions read. A new video, audio or captions take the place of the one before. 413 and 415 by rules.ts, 409 once it
 * was sent. What is refused or broken off leaves nothing behind, or is cleared up by the sweep.
 */
export async function uploadFile(
  ctx: Ctx,
  { campaignId, kind, name, request }: Upload,
): Promise<{ id: string }> {
  await requireDraft(ctx, campaignId);
  if (kind === 'photo') await requireRoom(ctx, campaignId);
  const body = await readBody(request, kind);
  const { content, ...stored } = await storedAs(ctx, kind, body, name);
  const id = crypto.randomUUID();
  const row: NewFile = {
    ...{ id, campaignId, kind, name, ...stored },
    key: `thanks/${crypto.randomUUID()}`,
    state: 'uploading',
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await insertWhile(ctx.db, thanksFiles, row, whileUnsent(campaignId));
  try {
    await ctx.env.MEDIA.put(row.key, content, { httpMetadata: { contentType: row.mimeType } });
  } catch (error) {
    ctx.log.warn('upload_broken_off', { campaign: campaignId, reason: reasonOf(error) });
    await giveUp(ctx, row);
    throw validationFailed([{ path: 'file', message: UPLOAD_BROKEN_OFF }]);
  }
  if (!(await show(ctx, row))) {
    await giveUp(ctx, row);
    await requireDraft(ctx, campaignId);
    throw kind === 'photo' ? tooMany() : alreadySent();
  }
  ctx.defer(discardFiles(ctx));
  return { id };
}

function storedAs(ctx: Ctx, kind: FileKind, body: Body, name: string): Promise<Stored> | Stored {
  if (kind === 'photo') return asPhoto(ctx, body, name);
  return kind === 'captions' ? asCaptions(body) : asPlayed(kind, body);
}

function asPlayed(kind: 'video' | 'audio', body: Body): Stored {
  const mimeType = mediaTypeOf(kind, body.head);
  if (mimeType === undefined) throw new Refusal(415, 'unsupported_media', NOT_OF_KIND[kind]);
  return { mimeType, bytes: body.bytes, content: body.stream() };
}

async function asCaptions(body: Body): Promise<Stored> {
  const text = captionsIn(await wholeOf(body));
  if (text === undefined) throw new Refusal(415, 'unsupported_media', NOT_OF_KIND.captions);
  const content = new TextEncoder().encode(text);
  return { mimeType: CAPTIONS_TYPE, bytes: content.length, content };
}

function wholeOf(body: Body): Promise<Uint8Array> {
  return new Response(body.stream()).bytes().catch(() => {
    throw validationFailed([{ path: 'file', message: UPLOAD_BROKEN_OFF }]);
  });
}

async function asPhoto(ctx: Ctx, body: Body, name: string): Promise<Stored> {
  const bytes = await wholeOf(body);
  const { pictures, width, height } = await encodeImage(ctx, { bytes, name }, [PHOTO_SIDE_MAX]);
  const content = pictures[0] ?? new Uint8Array();
  return { mimeType: ENCODED_TYPE, bytes: content.length, width, height, content };
}

/** One batch: the file is seen, and the one whose place it takes is not; answers whether there was still room. */
async function show(ctx: Ctx, { id, campaignId, kind }: NewFile): Promise<boolean> {
  const others = and(
    eq(thanksFiles.campaignId, campaignId),
    eq(thanksFiles.state, 'ready'),
    ne(thanksFiles.id, id),
  );
  const hasRoom = sql`(${whileUnsent(campaignId)} and (select count(*) from thanks_files as beside
    where beside.campaign_id = ${campaignId} and beside.kind = ${kind} and beside.state = 'ready')
    < ${FILES_MAX[kind]})`;
  const removed = { state: 'removed' as const, updatedAt: ctx.now };
  const replaced = and(others, eq(thanksFiles.kind, kind), whileUnsent(campaignId));
  const [, shown] = await ctx.db.batch([
    ctx.db
      .update(thanksFiles)
      .set(removed)
      .where(kind === 'photo' ? sql`0` : replaced),
    ctx.db
      .update(thanksFiles)
      .set({ state: 'ready', updatedAt: ctx.now })
      .where(and(eq(thanksFiles.id, id), eq(thanksFiles.state, 'uploading'), hasRoom))
      .returning({ id: thanksFiles.id }),
  ]);
  return shown.length > 0;
}

async function requireRoom(ctx: Ctx, campaignId: string): Promise<void> {
  const photos = and(
    eq(thanksFiles.campaignId, campaignId),
    eq(thanksFiles.state, 'ready'),
    eq(thanksFiles.kind, 'photo'),
  );
  if ((await ctx.db.$count(thanksFiles, photos)) >= FILES_MAX.photo) throw tooMany();
}

/** The bytes go here and now: should the row be gone already, nobody else would know of them. */
async function giveUp(ctx: Ctx, { id, key }: NewFile): Promise<void> {
  await ctx.env.MEDIA.delete(key);
  await ctx.db.delete(thanksFiles).where(eq(thanksFiles.id, id));
}

const tooMany = () => new Refusal(409, 'conflict', TOO_MANY_PHOTOS);
