import { eq } from 'drizzle-orm';
import { toMailPictureUrl, type MailShape } from '../media/rules.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import { campaignPictures, parseFaceFile } from './campaign-pictures.ts';
import { campaigns } from './table.ts';

/** A campaign that was read with {@link campaignPictures}. */
type CampaignRow = Pick<typeof campaigns.$inferSelect, 'name' | 'artistName' | 'language'> &
  Readonly<Record<keyof typeof campaignPictures, string | null>>;

/** Returns a campaign as a mail shows it, its celebrity's face only where that is another picture than the scene. */
export function toMailCampaign(ctx: Ctx, campaign: CampaignRow): MailCampaign {
  const { name, artistName, language: writtenIn, picture } = campaign;
  const face = parseFaceFile(campaign.face);
  const toUrl = (file: string | null, shape: MailShape) =>
    file && new URL(toMailPictureUrl(file, shape), ctx.settings.PUBLIC_ORIGIN).href;
  return {
    name,
    writtenIn,
    celebrity: artistName,
    picture: toUrl(picture, 'scene'),
    face: face === picture ? null : toUrl(face, 'face'),
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
