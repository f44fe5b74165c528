import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { Hono } from 'hono';
import { selectCampaignCards } from '#api/campaigns/to-campaign-card.ts';
import { sharePictures, campaigns } from '#api/campaigns/table.ts';
import { charityProfiles } from '#api/charities/profile/table.ts';
import { charities } from '#api/charities/table.ts';
import { media } from '#api/media/table.ts';
import type { Db } from '#api/platform/db.ts';
import { selectStories } from '#api/stories/list-stories.ts';
import { stories } from '#api/stories/table.ts';

/**
 * Creates the baseline for the product: Hono and drizzle, which respond with unchanged rows. `/list` has the rows of
 * the list, `/campaign` that of one campaign, `/embed` and `/page` everything that the frame and the page of a campaign
 * read: its card and share pictures; for the page also its charity, its story and the latest story of another campaign.
 */
export function createBareApp(binding: object, count: number) {
  const open = (): Db => Object(drizzle(Object(binding)));
  const selectOne = (db: Db, slug: string) =>
    selectCampaignCards({ db }).where(eq(campaigns.slug, slug)).limit(1);
  return new Hono()
    .get('/list', async (c) =>
      c.json({
        docs: await selectCampaignCards({ db: open() }).where(isNotNull(campaigns.publishedAt)).limit(count),
      }),
    )
    .get('/campaign/:slug', async (c) => c.json({ doc: await selectOne(open(), c.req.param('slug')) }))
    .get('/embed/:slug', async (c) => {
      const db = open();
      const slug = c.req.param('slug');
      return c.json(await Promise.all([selectOne(db, slug), selectSharePictures(db, slug)]));
    })
    .get('/page/:slug', async (c) => {
      const db = open();
      const slug = c.req.param('slug');
      const [[card], pictures] = await Promise.all([selectOne(db, slug), selectSharePictures(db, slug)]);
      const id = card?.campaign.id ?? '';
      const others = await Promise.all([
        selectCharity(db, card?.charitySlug ?? ''),
        db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug)).limit(1),
        selectStories({ db }).where(eq(stories.campaignId, id)),
        selectLatestStory(db, id).where(eq(campaigns.celebrityId, card?.celebrity?.id ?? '')),
        selectLatestStory(db, id),
      ]);
      return c.json({ card, pictures, others });
    });
}

function selectSharePictures(db: Db, slug: string) {
  return db
    .select({ language: sharePictures.language, version: sharePictures.version, filename: media.filename })
    .from(campaigns)
    .innerJoin(sharePictures, eq(sharePictures.campaignId, campaigns.id))
    .innerJoin(media, eq(media.id, sharePictures.mediaId))
    .where(eq(campaigns.slug, slug))
    .limit(2);
}

function selectCharity(db: Db, slug: string) {
  return db
    .select({ charity: charities, profile: charityProfiles, logo: media })
    .from(charityProfiles)
    .innerJoin(charities, eq(charities.id, charityProfiles.charityId))
    .leftJoin(media, eq(media.id, charityProfiles.logoId))
    .where(and(eq(charityProfiles.slug, slug), eq(charities.approvalStatus, 'approved')))
    .limit(1);
}

function selectLatestStory(db: Db, campaignId: string) {
  return db
    .select({ slug: campaigns.slug, title: stories.title, artistName: campaigns.artistName })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .where(and(isNotNull(stories.publishedAt), ne(stories.campaignId, campaignId)))
    .orderBy(desc(stories.publishedAt))
    .limit(1)
    .$dynamic();
}
