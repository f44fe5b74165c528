import { eq } from 'drizzle-orm';
import { toSquarePosition } from '../media/focal-rules.ts';
import { isOtherPicture, mediaUrl, toVariantName } from '../media/rules.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import { campaignPictures, parseFace } from './campaign-pictures.ts';
import { campaigns } from './table.ts';

/** Width in pixels of the picture in a mail: twice that of its column. */
const PICTURE_WIDTH = 800;

/** A campaign that was read with {@link campaignPictures}. */
type CampaignRow = Pick<typeof campaigns.$inferSelect, 'name' | 'artistName' | 'language'> &
  Readonly<Record<keyof typeof campaignPictures, string | null>>;

/** Returns a campaign as a mail shows it, its celebrity's face only where that is another picture than the scene. */
export function toMailCampaign(ctx: Ctx, campaign: CampaignRow): MailCampaign {
  const { name, artistName, language: writtenIn, picture } = campaign;
  const toUrl = (path: string) => new URL(path, ctx.settings.PUBLIC_ORIGIN).href;
  const face = parseFace(campaign.face);
  const isShown = face && (picture === null || isOtherPicture(face, mediaUrl(picture)));
  return {
    name,
    writtenIn,
    celebrity: artistName,
    picture: picture && toUrl(mediaUrl(toVariantName(picture, PICTURE_WIDTH))),
    face: isShown ? { url: toUrl(face.url), position: toSquarePosition(face) } : null,
  };
}

/** Reads a campaign as a mail shows it; undefined when there is none. */
export async function findMailCampaign(ctx: Ctx, campaignId: string): Promise<MailCampaign | undefined> {
  const { name, artistName, language } = campaigns;
  const [row] = await ctx.db
    .select({ name, artistName, language, ...campaignPictures })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return row && toMailCampaign(ctx, row);
}
