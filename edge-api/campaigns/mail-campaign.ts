import { eq } from 'drizzle-orm';
import { mediaUrl, toVariantName } from '../media/rules.ts';
import { media } from '../media/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import { campaigns } from './table.ts';

/** Width in pixels of the picture in a mail: twice that of its column. */
const PICTURE_WIDTH = 800;

/** Returns a campaign as a mail shows it; `picture` is its stored file, null without one. */
export function toMailCampaign(
  ctx: Ctx,
  campaign: Pick<typeof campaigns.$inferSelect, 'name' | 'artistName' | 'language'> & {
    readonly picture: string | null;
  },
): MailCampaign {
  const { name, artistName, language: writtenIn, picture } = campaign;
  return {
    name,
    writtenIn,
    celebrity: artistName,
    picture:
      picture && new URL(mediaUrl(toVariantName(picture, PICTURE_WIDTH)), ctx.settings.PUBLIC_ORIGIN).href,
  };
}

/** Reads a campaign as a mail shows it; undefined when there is none. */
export async function findMailCampaign(ctx: Ctx, campaignId: string): Promise<MailCampaign | undefined> {
  const [row] = await ctx.db
    .select({
      name: campaigns.name,
      artistName: campaigns.artistName,
      language: campaigns.language,
      picture: media.filename,
    })
    .from(campaigns)
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .where(eq(campaigns.id, campaignId));
  return row && toMailCampaign(ctx, row);
}
