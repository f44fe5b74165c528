import { eq } from 'drizzle-orm';
import { celebrityProfiles } from '../accounts/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { Refusal } from '../platform/errors.ts';
import { chooseCharity } from './choose-charity.ts';
import type { Campaign } from './contract.ts';
import type { CampaignDraft } from './draft.ts';
import { columnsOf } from './draft-columns.ts';
import { showOwnCampaign } from '../owners/list-own-campaigns.ts';
import { requireCampaigner } from './require-campaigner.ts';
import { requireImage } from './require-image.ts';
import { PROFILE_MISSING, slugOf } from './rules.ts';
import { campaigns } from './table.ts';

const SLUG_TRIES = 5;

/**
 * Creates the caller's campaign; open from its start date on. 403 for roles that run no campaigns, 404 with the
 * sentence of specification §6 for a celebrity without a profile.
 */
export async function createCampaign(ctx: Ctx, draft: CampaignDraft): Promise<Campaign> {
  const person = requireCampaigner(ctx);
  const celebrityId = await celebrityIdOf(ctx, person);
  const [charityId, imageId] = [await chooseCharity(ctx, draft), await requireImage(ctx, draft.image)];
  const id = crypto.randomUUID();
  const row = {
    id,
    ownerId: person.id,
    celebrityId,
    charityId,
    imageId,
    ...columnsOf(draft),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await insertUnderFreeSlug(ctx, row, slugOf(draft.name) || 'power-hour');
  ctx.log.info('campaign_created', { campaign: id });
  return showOwnCampaign(ctx, id);
}

async function celebrityIdOf(ctx: Ctx, person: Person): Promise<string | null> {
  if (person.role !== 'celebrity') return null;
  const [profile] = await ctx.db
    .select({ id: celebrityProfiles.id })
    .from(celebrityProfiles)
    .where(eq(celebrityProfiles.userId, person.id))
    .limit(1);
  if (!profile) throw new Refusal(404, 'not_found', PROFILE_MISSING);
  return profile.id;
}

/** Tries the plain slug, then with a short random ending: the index decides, so two at once never share one. */
async function insertUnderFreeSlug(
  ctx: Ctx,
  row: Omit<typeof campaigns.$inferInsert, 'slug'>,
  plain: string,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const slug = tries === 0 ? plain : `${plain}-${crypto.randomUUID().slice(0, 6)}`;
    try {
      await ctx.db.insert(campaigns).values({ ...row, slug });
      return;
    } catch (error) {
      if (!isUniqueViolation(error) || tries === SLUG_TRIES) throw error;
    }
  }
}
