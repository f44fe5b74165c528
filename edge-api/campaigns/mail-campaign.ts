import { eq } from 'drizzle-orm';
import { toMailPictureUrl, type MailShape } from '../media/rules.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import { campaignPictures, parseFaceFile } from './campaign-pictures.ts';
import { campaigns } from './table.ts';

type CampaignRow = Pick<typeof campaigns.$inferSelect, 'name' | 'artistName' | 'language'> &
  Readonly<Record<keyof typeof campaignPictures, string | null>>;

/** Returns a campaign for a mail; includes the celebrity's face only if it is not the scene itself. */
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

/** Reads a campaign for a mail; undefined if there is none. */
export async function findMailCampaign(ctx: Ctx, campaignId: string): Promise<MailCampaign | undefined> {
  const { name, artistName, language } = campaigns;
  const [row] = await ctx.db
    .select({ name, artistName, language, ...campaignPictures })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return row && toMailCampaign(ctx, row);
}
