import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { cropAround, type Focal } from './focal-rules.ts';
import { toFileHeaders } from './get-media.ts';
import { MAIL_SIZES, type MailShape } from './rules.ts';
import { media } from './table.ts';

/**
 * Returns a stored picture as a JPEG for mails, cropped around its focal point: Outlook on Windows neither crops nor
 * supports WebP. Throws 404 for an unknown name or a removed picture.
 */
export async function serveMailPicture(ctx: Ctx, filename: string, shape: MailShape) {
  const { width, height, focalX: x, focalY: y } = media;
  const [picture] = await ctx.db
    .select({ width, height, x, y })
    .from(media)
    .where(and(eq(media.filename, filename), isNull(media.removedAt)));
  const file = picture && (await ctx.env.MEDIA.get(filename));
  if (!file) throw notFound();
  const body = await crop(
    ctx,
    (await file.blob()).stream(),
    { ...picture, focal: picture },
    MAIL_SIZES[shape],
  );
  const headers = toFileHeaders(ctx);
  headers.set('content-type', JPEG);
  return { body, headers };
}

const JPEG = 'image/jpeg';

type Size = { readonly width: number; readonly height: number };

/** The sides kept at each step, if the picture has more room beside the crop, or above and below it. */
const SIDES = { across: ['left', 'right'], down: ['top', 'bottom'] } as const;

/** Crops in two steps, because the service crops at a side instead of a point: first after the part, then before it. */
async function crop(
  ctx: Ctx,
  source: ReadableStream<Uint8Array>,
  picture: Size & { readonly focal: Focal },
  box: Size,
) {
  const { x, y, width, height } = cropAround(picture, box);
  const [first, last] = picture.width - width > picture.height - height ? SIDES.across : SIDES.down;
  const kept = await ctx.env.IMAGES.input(source)
    .transform({ width: Math.round(x + width), height: Math.round(y + height), fit: 'crop', gravity: first })
    .output({ format: 'image/png' });
  const result = await ctx.env.IMAGES.input(kept.image())
    .transform({ ...box, fit: 'cover', gravity: last })
    .output({ format: JPEG, quality: 82 });
  return result.image();
}
